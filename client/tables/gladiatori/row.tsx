// The row of Action cards on the table: a click uses a card again, and its uses are chosen on the card itself.

import type { ComponentChildren } from 'preact';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { capital } from '#client/table/act.ts';
import { plannedCards, soFar } from '#client/tables/gladiatori/adding.ts';
import { broken, cardAbout, cardName, reactionName, TinyCard } from '#client/tables/gladiatori/card.tsx';
import { GLYPHS, OF_CARD, OF_TYPE, SIGNS } from '#client/tables/gladiatori/emblems.ts';
import { plain } from '#client/tables/gladiatori/planning.ts';
import { cardsOf, ownOf, type GladiatoriProps as Props, sayOf, sharedBy } from '#client/tables/gladiatori/props.ts';
import {
  barOf,
  FROM_ROW,
  hintOf,
  isActing,
  isReacting,
  type Use,
  useItem,
  usesOf,
} from '#client/tables/gladiatori/uses.ts';
import { cardReason, tellCard } from '#client/tables/gladiatori/why.ts';

/** Chooses a card for a use, or the card itself where no use is asked; touched again it is taken back, as an added card is. */
export function choose({ draft }: Props, item: string | number): void {
  draft.value = draft.value === item ? null : item;
}

const ROTATED = 1;
const FACE_DOWN = 2;

export function Row(props: Props) {
  const own = ownOf(props)!;
  const say = sayOf(props);
  const covert = cardsOf(own.covert);
  let hidden = 0;
  const cards = own.row.map((card) => (card >= 0 ? card : (covert[hidden++] ?? -1)));
  return (
    <section class="gl-row">
      <h2 class="eyebrow">{say('row.title')}</h2>
      {cards.length === 0 && <p class="gl-none">{say('row.empty')}</p>}
      {cards.length > 0 && (
        <ol>
          {cards.map((kind, place) => (
            <RowCard key={place} props={props} kind={kind} turned={own.turned[place]!} inUse={own.using === place}>
              {own.using === place && (
                <>
                  <Added {...props} />
                  <Sum {...props} />
                </>
              )}
            </RowCard>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The cards on the card in use: those that lie there, and those that are about to be added. */
function Added(props: Props) {
  const own = ownOf(props)!;
  const lying = [...own.open, ...cardsOf(own.stack)];
  const planned = plannedCards(props);
  if (lying.length + planned.length === 0) return null;
  return (
    <span
      class="gl-cards gl-added"
      role="img"
      aria-label={[...lying, ...planned].map((card) => cardName(props, card)).join(', ')}
    >
      {lying.map((card, i) => (
        <TinyCard key={`l${i}`} props={props} kind={card} isDown={!own.open.includes(card)} />
      ))}
      {planned.map((card, i) => (
        <TinyCard key={`p${i}`} props={props} kind={card} isPlanned />
      ))}
    </span>
  );
}

/** What the attack or the defence comes to with the cards that are about to be added. */
function Sum(props: Props) {
  const say = sayOf(props);
  const sum = soFar(props);
  if (sum === null) return null;
  const name = say(sum.isAttack ? 'add.attack' : 'add.defence', { total: plain(sum.total) });
  return (
    <span class="gl-so-far" {...about(sum.parts === '' ? name : `${name} ${sum.parts}`)}>
      <Icon
        of={sum.isAttack ? SIGNS.fight : OF_TYPE['shield']!}
        name={say(sum.isAttack ? 'attack.word' : 'defence.word')}
      />
      <b>{plain(sum.total)}</b>
    </span>
  );
}

interface RowCardProps {
  props: Props;
  kind: number;
  turned: number;
  inUse: boolean;
  children?: ComponentChildren;
}

function RowCard({ props, kind, turned, inUse, children }: RowCardProps) {
  const say = sayOf(props);
  const { request, draft } = props;
  const uses = usesOf(request, kind, FROM_ROW);
  const [first] = uses;
  const chosen = uses.find((use) => useItem(use, kind) === draft.value);
  const blood =
    hintOf(request, useItem('again', kind), 'blood')?.['blood'] ??
    hintOf(request, useItem('again', kind), 'defence')?.['blood'];
  const bar = isActing(request) ? barOf(request, useItem('again', kind)) : null;
  const reason = capital(cardReason(props, kind, 'row').text);
  const whyNot = bar === 'GL-8.13' && blood !== undefined ? say('row.costs', { reason, blood }) : reason;
  const isRotated = (turned & ROTATED) !== 0;
  const isDown = (turned & FACE_DOWN) !== 0;
  const title = [
    isRotated ? say('row.rotated') : '',
    isDown ? say('row.down') : '',
    inUse ? say('row.inUse') : '',
  ].filter((word) => word !== '');
  return (
    <li class={`gl-row-card ${isRotated ? 'rot' : ''} ${isDown ? 'down' : ''} ${inUse ? 'using' : ''}`}>
      <span class="slot">
        <button
          type="button"
          class={`card f-action ${first === undefined ? '' : 'can'} ${chosen === undefined ? '' : 'on'}`}
          aria-disabled={first === undefined}
          aria-pressed={first === undefined ? undefined : chosen !== undefined}
          {...about(bar === null || first !== undefined ? cardAbout(props, kind) : whyNot)}
          onClick={() => {
            if (first === undefined) tellCard(props, sharedBy(props), kind, 'row');
            else choose(props, useItem(chosen ?? first, kind));
          }}
        >
          <span class="vh">{cardName(props, kind)}</span>
          <span class="band" aria-hidden="true">
            {broken(props, cardName(props, kind))}
          </span>
          <span class="em">
            <Icon of={OF_CARD[kind]!} />
          </span>
          <span class="foot">
            <span>{broken(props, reactionName(props, kind))}</span>
          </span>
          <span class="vh">{title.join(', ')}</span>
        </button>
        {children}
      </span>
      {uses.length > 1 && chosen !== undefined && <Uses props={props} kind={kind} uses={uses} />}
      {bar !== null ? (
        <button type="button" class="gl-cost no" data-about={whyNot} onClick={() => props.openRule(bar)}>
          <Icon of={GLYPHS.lock} />
          {say(
            bar === 'GL-8.13'
              ? first === undefined
                ? 'row.noBlood'
                : 'row.standbyOnly'
              : bar === 'GL-9.10'
                ? 'row.standby'
                : bar === 'GL-8.14'
                  ? 'row.used'
                  : 'row.not',
          )}
        </button>
      ) : blood !== undefined && blood > 0 ? (
        <span class="gl-cost">
          <Icon of={SIGNS.blood} name={say('blood.word')} />
          {blood}
        </span>
      ) : isDown ? (
        <span class="gl-cost no">{say('row.faceDown')}</span>
      ) : null}
    </li>
  );
}

const isStandby = (use: Use): boolean => use === 'standby' || use === 'turn-down';

/** The uses of a card as buttons on it. */
export function Uses({ props, kind, uses }: { props: Props; kind: number; uses: readonly Use[] }) {
  const say = sayOf(props);
  return (
    <span class="gl-uses">
      {uses.map((use) => (
        <button
          key={use}
          type="button"
          aria-pressed={props.draft.value === useItem(use, kind)}
          onClick={() => {
            props.draft.value = useItem(use, kind);
          }}
        >
          {say(isStandby(use) ? 'use.standby' : isReacting(props.request) ? 'use.react' : 'use.act')}
          {isStandby(use) && <small> · {say('use.standbyShort')}</small>}
        </button>
      ))}
    </span>
  );
}
