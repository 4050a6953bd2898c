// A shelf over the arena where several things are chosen: Prima cards, cards of the discard pile or of a revealed hand,
// and the armaturae of a familia. No square is needed while it is open.

import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { armaturaKey, cardKey } from '#client/tables/jugula/choices.ts';
import { bandOf, cardAbout, FullFace } from '#client/tables/jugula/panels/card.tsx';
import { armaturaAbout, OF_HEAVY, OF_LIGHT, traitsOf } from '#client/tables/jugula/panels/fighters.tsx';
import { Kept } from '#client/tables/jugula/panels/kept.tsx';
import {
  askedOf,
  isDrafted,
  isTaken,
  itemsOf,
  type JugulaProps as Props,
  sayOf,
  toggle,
} from '#client/tables/jugula/props.ts';
import { frameOf } from '#client/tables/jugula/scene.ts';
import { Rule } from '#client/tables/rule.tsx';
import { emblem } from '#client/tables/sketch/emblems.ts';
import type { Item, Subset } from '#engine/requests/request.ts';
import { ARMATURAE, attOf, defOf, LIGHT, mpOf } from '#games/jugula/armaturae.ts';
import { emblemOf } from '#games/jugula/table.ts';
import { costOf, defaultFamilia, familiaRefusal, READY_MADE } from '#games/jugula/table-things.ts';

/** The seat whose hand is discarded from; −1: none. */
export const discarderOf = ({ view }: Props): number => {
  const frame = frameOf(view, 'discarding');
  return frame === null ? -1 : (frame['seat'] as number);
};

/** Whether things are taken from the shelf, not from the viewer's own hand below the arena. */
export function isShelved(props: Props): boolean {
  const request = askedOf(props);
  if (request?.kind !== 'subset') return false;
  if (request.of === 'armatura' || request.clause === 'JU-21.8' || request.clause === 'JU-19.11') return true;
  return request.clause === 'JU-21.9' && discarderOf(props) !== request.seat;
}

export function Shelf({ props }: { props: Props }) {
  const request = askedOf(props);
  if (!isShelved(props) || request?.kind !== 'subset') return null;
  return request.of === 'armatura' ? (
    <Armaturae props={props} request={request} />
  ) : (
    <Cards props={props} request={request} />
  );
}

const countOf = ({ draft }: Props): number => ((draft.value ?? []) as Item[]).length;

function Cards({ props, request }: { props: Props; request: Subset }) {
  const say = sayOf(props);
  const title =
    request.clause === 'JU-21.8'
      ? say('shelf.prima')
      : request.clause === 'JU-19.11'
        ? say('shelf.discard')
        : say('shelf.seen', { player: props.names[discarderOf(props)] ?? '' });
  const values = { n: countOf(props), most: request.max };
  return (
    <section class={request.clause === 'JU-21.8' ? 'ju-shelf prima' : 'ju-shelf'} aria-label={title}>
      <h2 class="title">
        {title} <span class="eyebrow">{say(request.min === request.max ? 'shelf.exactly' : 'shelf.upTo', values)}</span>
      </h2>
      {request.clause === 'JU-21.8' && (
        <p class="ju-told">
          {say('reserve.told')} <Rule props={props} clause="JU-9.5" />
        </p>
      )}
      <ul class="ju-row" tabIndex={0}>
        {[...new Set(request.from as number[])].map((card) => {
          const [item] = itemsOf(props, cardKey(card));
          return (
            <li key={card}>
              <button
                type="button"
                class={`card ju-full ${bandOf(card)} can${isTaken(props, card) ? ' chosen' : ''}`}
                aria-pressed={isTaken(props, card)}
                {...about(cardAbout(props, card))}
                onClick={() => item !== undefined && toggle(props, item)}
              >
                <FullFace props={props} card={card} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Armaturae({ props, request }: { props: Props; request: Subset }) {
  const say = sayOf(props);
  const { view, draft } = props;
  const { words } = props.telling;
  const cost = costOf((draft.value ?? []) as number[]);
  const points = view.budget > 0 ? say('shelf.points', { n: cost, most: view.budget }) : say('shelf.free', { n: cost });
  // A smaller familia has the default one, cut to its size (JU-4.8).
  const made = { ...READY_MADE, classica: defaultFamilia(view) };
  const ready = Object.entries(made).filter(([, kinds]) => familiaRefusal(kinds, view) === null);
  return (
    <section class="ju-shelf familia" aria-label={say('shelf.familia')}>
      <h2 class="title">
        {say('shelf.familia')}{' '}
        <span class="eyebrow">
          {say('shelf.men', { n: countOf(props), most: request.max })} · {points} · {words['col.att']},{' '}
          {words['col.def']} {say('fighters.told')}
        </span>
      </h2>
      <div class="ju-tools">
        {ready.length > 0 && (
          <div class="ju-ready" role="group" aria-label={say('shelf.ready')}>
            <span class="eyebrow">{say('shelf.ready')}</span>
            {ready.map(([name, kinds]) => (
              <button
                key={name}
                type="button"
                class="btn"
                aria-pressed={isDrafted(props, kinds as number[])}
                {...about(kinds.map((kind) => ARMATURAE[kind]!.name).join(', '))}
                onClick={() => {
                  draft.value = kinds.slice();
                }}
              >
                {name.charAt(0).toUpperCase() + name.slice(1)}
              </button>
            ))}
          </div>
        )}
        <Kept props={props} />
      </div>
      <ul class="ju-row wide" tabIndex={0}>
        {(request.from as number[]).map((kind) => (
          <li key={kind}>
            <ArmaturaCard props={props} kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArmaturaCard({ props, kind }: { props: Props; kind: number }) {
  const { words } = props.telling;
  const { name, weight, cost } = ARMATURAE[kind]!;
  const [item] = itemsOf(props, armaturaKey(kind));
  const chosen = isTaken(props, kind);
  return (
    <button
      type="button"
      class={`card ju-armatura f-market can${chosen ? ' chosen' : ''}`}
      aria-pressed={chosen}
      {...about(armaturaAbout(props, kind))}
      onClick={() => item !== undefined && toggle(props, item)}
    >
      <span class="band">{name}</span>
      <span class="em">
        <Icon of={emblem(emblemOf(kind))} />
      </span>
      <span class="three">
        <span>
          <small>{words['col.att']}</small> {attOf(kind, 0, OF_LIGHT)}/{attOf(kind, 0, OF_HEAVY)}
        </span>
        <span>
          <small>{words['col.def']}</small> {defOf(kind, 0, OF_LIGHT)}/{defOf(kind, 0, OF_HEAVY)}
        </span>
        <span>
          <small>{words['col.mp']}</small> {mpOf(kind, 0)}
        </span>
      </span>
      <span class="sp">{traitsOf(props, kind) || '–'}</span>
      <span class="foot">
        <span>{words[weight === LIGHT ? 'light' : 'heavy']}</span>
        <span>
          <b>{cost}</b> {words['points']}
        </span>
      </span>
    </button>
  );
}
