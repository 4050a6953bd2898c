// The viewer's own panel: the character sheet, which only the viewer sees, Powers, Items and HP deck.

import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { CardBack, itemAbout, itemName, Short, symbolOf } from '#client/tables/gladiatori/card.tsx';
import { OF_POWER, OF_SPECIES, OF_TYPE, SIGNS } from '#client/tables/gladiatori/emblems.ts';
import { characterName, emblemOf } from '#client/tables/gladiatori/figures.ts';
import { Points } from '#client/tables/gladiatori/points.tsx';
import { POWER_PANEL, sealId } from '#client/tables/gladiatori/power-place.ts';
import {
  cardsOf,
  countOf,
  isDamaged,
  ownOf,
  type GladiatoriProps as Props,
  sayOf,
  sharedBy,
} from '#client/tables/gladiatori/props.ts';
import { Seal } from '#client/tables/gladiatori/seal.tsx';
import { plannedHp } from '#client/tables/gladiatori/split.tsx';
import { glossed } from '#client/tables/glossed.ts';
import { COLOURS, HP, itemOf, POWERS, speciesName, VALUES } from '#games/gladiatori/cards.ts';
import type { GladiatorView } from '#games/gladiatori/view.ts';
import { glossary } from '#games/gladiatori/words/glossary.ts';

export function Own(props: Props) {
  const own = ownOf(props);
  const say = sayOf(props);
  if (own === null) return <Watching {...props} />;
  const { viewer, view } = props;
  return (
    <section class={`panel gl-sheet ${seatClass(viewer)}`} aria-label={say('own.title')}>
      <header class="gl-sheet-head">
        <Medallion seat={viewer} size="l" emblem={emblemOf(view, viewer)} />
        <div>
          <h2 class={`name ${characterName(props, viewer).length > 9 ? 'long' : ''}`}>
            {characterName(props, viewer)}
          </h2>{' '}
          <span class="gl-player">{calledTo(props, viewer)}</span>{' '}
          <span class="gl-player">{say(`house.${COLOURS[viewer]}` as 'house.red')}</span>
        </div>
        {view.mode !== 'solo' && view.mode !== 'coop' && <Points props={props} seat={viewer} />}
      </header>
      <div class="meander" aria-hidden="true" />
      {own.secret !== null && own.character >= 0 && <Values props={props} own={own} />}
      {own.secret !== null && own.character >= 0 && <Powers props={props} own={own} />}
      {own.items.length > 0 && <Items props={props} own={own} />}
      {own.character >= 0 && view.turn > 0 && <HpDeck props={props} own={own} />}
      {own.character >= 0 && <Status props={props} own={own} />}
    </section>
  );
}

/** A spectator's panel. */
function Watching(props: Props) {
  const say = sayOf(props);
  return (
    <section class="panel gl-sheet" aria-label={say('own.watching')}>
      <h2 class="name">{say('own.watching')}</h2>
      <p class="gl-player">{say('own.watchingText')}</p>
      <div class="meander" aria-hidden="true" />
      {props.view.mode !== 'solo' && props.view.mode !== 'coop' && <Standing {...props} />}
    </section>
  );
}

/** Who leads, by Victory Points. */
function Standing(props: Props) {
  const { view, names } = props;
  const say = sayOf(props);
  const order = view.vp.map((_, seat) => seat).sort((a, b) => view.vp[b]! - view.vp[a]! || a - b);
  return (
    <>
      <h3 class="eyebrow">{say('own.standing')}</h3>
      <ol class="gl-standing">
        {order.map((seat) => (
          <li key={seat} class={seatClass(seat)}>
            <Medallion seat={seat} size="s" emblem={emblemOf(view, seat)} />
            <span>
              <b>{names[seat]}</b> <small>{characterName(props, seat)}</small>{' '}
              <small>{view.gladiators[seat]!.items.map((item) => itemName(props, item)).join(', ')}</small>
            </span>
            <Points props={props} seat={seat} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Values({ props, own }: { props: Props; own: GladiatorView }) {
  const say = sayOf(props);
  const { now, initial, boosted } = own.secret!;
  const name = (value: number): string => props.telling.words[`value.${VALUES[value]}`]!;
  return (
    <>
      <h3 class="eyebrow">{say('own.skills')}</h3>
      <dl class="gl-values">
        {[0, 1, 2].map((skill) => (
          <div key={skill} {...glossed(glossary, VALUES[skill]!, props.language)}>
            <dt>{name(skill)}</dt>
            <dd class="gl-pips" aria-hidden="true">
              {Array.from({ length: 9 }, (_, i) => (
                <i key={i} class={i < now[skill]! ? 'full' : i < initial[skill]! ? 'spent' : ''} />
              ))}
            </dd>
            <dd class="v">
              <b class={(boosted & (1 << skill)) !== 0 ? 'boosted' : ''}>{now[skill]}</b>/{initial[skill]}
            </dd>
          </div>
        ))}
      </dl>
      <h3 class="eyebrow">{say('own.abilities')}</h3>
      <dl class="gl-values">
        {[3, 4].map((ability) => (
          <div key={ability} {...glossed(glossary, VALUES[ability]!, props.language)}>
            <dt>{name(ability)}</dt>
            <dd class={`gl-drops ${VALUES[ability]}`} aria-hidden="true">
              {Array.from({ length: initial[ability]! }, (_, i) => (
                <Icon key={i} of={ability === 3 ? SIGNS.blood : SIGNS.speed} class={i < now[ability]! ? '' : 'off'} />
              ))}
            </dd>
            <dd class="v">
              <b>{now[ability]}</b>/{initial[ability]}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** So many seals fit at full size; more of them are small, each with its name beside it. */
const IN_A_ROW = 3;

/** Powers as seals: coloured while they can be used, grey afterwards. */
function Powers({ props, own }: { props: Props; own: GladiatorView }) {
  const say = sayOf(props);
  const { command } = sharedBy(props);
  const all = POWERS.flatMap(({ name }, power) =>
    ((own.secret!.powers | own.used) & (1 << power)) === 0 ? [] : [{ name, power }],
  );
  if (all.length === 0) return null;
  return (
    <>
      <h3 class="eyebrow">{say('own.powers')}</h3>
      <ul class={`gl-powers ${all.length > IN_A_ROW ? 'many' : ''}`}>
        {all.map(({ name, power }) => {
          const used = (own.used & (1 << power)) !== 0;
          const isOpen = props.offers.some(({ id }) => id === name);
          const about = say(`about.${name}` as 'about.lunge');
          return (
            // It can be focused: after a Power was used the focus comes back here, where it is no button any more.
            <li
              key={name}
              id={sealId(name)}
              class={isOpen ? 'open' : ''}
              data-about={`${about} ${say('own.once')}`}
              tabindex={-1}
            >
              {isOpen ? (
                <button
                  type="button"
                  class="gl-power"
                  aria-expanded={command.value === name}
                  aria-controls={command.value === name ? POWER_PANEL : undefined}
                  onClick={() => {
                    command.value = command.value === name ? null : name;
                  }}
                >
                  <Seal state="closed" emblem={OF_POWER[power]!} />
                  <span>
                    <b>{props.telling.words[`power.${name}`]}</b> <small>{say('own.now')}</small>{' '}
                    <small class="about">{about}</small>
                  </span>
                </button>
              ) : (
                <>
                  <Seal state={used ? 'used' : 'closed'} emblem={OF_POWER[power]!} />
                  <span>
                    <b>{props.telling.words[`power.${name}`]}</b> {used && <small>{say('own.used')}</small>}{' '}
                    <small class="about">{about}</small>
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Items({ props, own }: { props: Props; own: GladiatorView }) {
  const say = sayOf(props);
  return (
    <>
      <h3 class="eyebrow">{say('own.items')}</h3>
      <ul class="gl-items">
        {own.items.map((item, i) => {
          const { attack, defence, hp, type } = itemOf(item);
          const isHalf = isDamaged(own, item);
          return (
            <li key={item} class={isHalf ? 'damaged' : ''} data-about={itemAbout(props, item)}>
              <Icon of={OF_TYPE[type]!} />
              <b>
                {itemName(props, item)} <i class="gl-symbol">{symbolOf(item)}</i>
              </b>
              <span>
                <Short letter={say('short.attack')} word={say('attack.word')} /> <b>{attack}</b>
              </span>
              <span>
                <Short letter={say('short.defence')} word={say('defence.word')} /> <b>{defence}</b>
              </span>
              <span>
                {say('hp')} <b>{hp}</b>
              </span>
              {isHalf && <em>{say('item.damaged')}</em>}
              {own.holds[i]! >= 0 && <em>{say('item.holding')}</em>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

export const hpSum = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + HP[card]!, 0);

function HpDeck({ props, own }: { props: Props; own: GladiatorView }) {
  const say = sayOf(props);
  const hp = plannedHp(props) ?? cardsOf(own.hp);
  return (
    <>
      <h3 class="eyebrow">{say('own.hpDeck')}</h3>
      <div class="gl-hp" {...about(say('own.hpAbout'))}>
        <span class="gl-deck" aria-hidden="true">
          {Array.from({ length: Math.min(3, hp.length) }, (_, i) => (
            <CardBack key={i} family="f-combat" />
          ))}
        </span>
        <p>
          <b>{hpSum(hp)}</b> {say('own.hpIn', { count: hp.length })}
          {own.cover && <span>{say('own.cover')}</span>}
        </p>
      </div>
      <p class="gl-piles">
        <span>
          {say('own.discard')} <b>{countOf(own.discard)}</b>
        </span>
        <span>
          {say('own.removed')} <b>{own.removed.length}</b>
        </span>
      </p>
    </>
  );
}

function Status({ props, own }: { props: Props; own: GladiatorView }) {
  const say = sayOf(props);
  const { words } = props.telling;
  const said: string[] = [];
  const means: string[] = [];
  if (own.out === 1) said.push(words['dead']!);
  else if (own.out === 2) said.push(words['surrendered']!);
  else {
    if (own.grey > 0) {
      said.push(`${words['trapped']} ${own.grey}`);
      means.push(say('own.about.trapped'));
    }
    if (own.down) {
      // Both markers must go, one at a time.
      said.push(`${words['faceDown']}, ${words['unbalanced']} ${own.white}`);
      means.push(say('own.about.faceDown'));
    } else if (own.white > 0) {
      said.push(`${words['unbalanced']} ${own.white}`);
      means.push(say('own.about.unbalanced'));
    }
    if (own.due >= 0) said.push(say('own.unbeatable'));
    if (own.pendingGrey > 0 || own.pendingWhite > 0) said.push(say('own.pending'));
  }
  const waiting = props.view.animals.filter(({ where }) => where < 2).length;
  return (
    <p class="gl-status" {...about(means.join('\n'))}>
      <b>{said.length === 0 ? say('own.normal') : said.join(', ')}</b>
      {waiting > 0 && (
        <span class="gl-waiting">
          <Icon of={OF_SPECIES[props.view.animals[0]!.species]!} />
          {say('own.waiting', {
            count: waiting,
            species: words[`animal.${speciesName(props.view.animals[0]!.species)}`]!,
          })}
        </span>
      )}
    </p>
  );
}
