// The fight as a scene: two sides, their cards face down until they are shown, their totals as they are announced, and the
// results. What is kept secret says so, with its clause.

import type { ComponentChildren } from 'preact';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { type Blow, boutOf, type SeenFight, type ShownCards, type Value } from '#client/tables/gladiatori/bout.ts';
import { CardBack, cardName, itemName, Short, TinyCard } from '#client/tables/gladiatori/card.tsx';
import { OF_SPECIES } from '#client/tables/gladiatori/emblems.ts';
import { characterName, emblemOf, FIRST_ANIMAL, figureTitle, isBeast } from '#client/tables/gladiatori/figures.ts';
import { plain, signed } from '#client/tables/gladiatori/planning.ts';
import { cardsOf, countOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { thingsText } from '#client/tables/gladiatori/things-plan.ts';
import { Rule } from '#client/tables/rule.tsx';

export function Fight(props: Props) {
  const bout = boutOf(props);
  const say = sayOf(props);
  if (bout === null) return null;
  return (
    <section class={`gl-fight ${bout.isOver ? 'over' : ''}`} aria-label={say('fight.title')}>
      <Side props={props} figure={bout.by} bout={bout} part="attack" value={bout.blows[0]?.attack ?? null} />
      <div class="gl-defenders">
        {bout.blows.map((blow) => (
          <Side
            key={blow.figure}
            props={props}
            figure={blow.figure}
            bout={bout}
            part="defence"
            value={blow.defence}
            blow={blow}
          >
            <Result props={props} blow={blow} bout={bout} />
          </Side>
        ))}
      </div>
    </section>
  );
}

function howText(props: Props, { how, weapon, item }: SeenFight): string {
  const say = sayOf(props);
  if (how === 'animal') return say('fight.animal');
  if (weapon >= 0) return itemName(props, weapon);
  if (item >= 0) return say('way.break', { item: itemName(props, item) });
  return how === 'sweep' ? say('fight.sweep') : say('fight.attack');
}

interface SideProps {
  props: Props;
  figure: number;
  bout: SeenFight;
  part: 'attack' | 'defence';
  value: Value | null;
  blow?: Blow;
  children?: ComponentChildren;
}

function Side({ props, figure, bout, part, value, blow, children }: SideProps) {
  const say = sayOf(props);
  const { view } = props;
  const total = part === 'attack' ? bout.blows.map(({ attack }) => attack?.total ?? null) : [value?.total ?? null];
  const isFeinted = bout.feints.includes(figure);
  return (
    <div class={`gl-side ${part} ${isFeinted ? 'feinted' : ''}`}>
      <header>
        {isBeast(figure) ? (
          <span class="gl-beast-med" aria-hidden="true">
            <Icon of={OF_SPECIES[view.animals[figure - FIRST_ANIMAL]!.species]!} />
          </span>
        ) : (
          <Medallion seat={figure} size="s" emblem={emblemOf(view, figure)} />
        )}
        <div>
          <b>{isBeast(figure) ? figureTitle(props, figure) : characterName(props, figure)}</b>{' '}
          <small>
            {!isBeast(figure) && <span class="who">{calledTo(props, figure)} · </span>}
            {part === 'attack' ? howText(props, bout) : say('fight.defence')}
          </small>
        </div>
        {!isBeast(figure) && <Played props={props} bout={bout} seat={figure} />}
        <output class={`gl-total ${total[0] === null ? 'secret' : ''}`}>
          {total[0] === null ? (
            <Short letter={say('fight.open')} word={say('fight.unknown')} />
          ) : (
            total.map((one) => (one === null ? '–' : plain(one))).join(' · ')
          )}
        </output>
      </header>
      <div class="gl-played">
        {blow?.isPassive === true && (
          <span class="gl-chip" {...about(say('react.passive'))}>
            {say('fight.passive')}
          </span>
        )}
        {isFeinted && <span class="gl-chip bad">{say('fight.feinted')}</span>}
        {value !== null && <Parts props={props} value={value} />}
      </div>
      {children}
    </div>
  );
}

/** The card in use and the cards on it: backs, or faces where the viewer may see them. What was shown stays. */
function Played({ props, bout, seat }: { props: Props; bout: SeenFight; seat: number }) {
  const shown = bout.shown.findLast(({ figure }) => figure === seat);
  if (shown !== undefined) return <Shown props={props} shown={shown} />;
  return bout.isOver ? null : <Down props={props} seat={seat} />;
}

/** Cards that were turned over; they turn while that is being told. */
function Shown({ props, shown }: { props: Props; shown: ShownCards }) {
  const kinds = [shown.card, ...shown.cards];
  const isTurning = props.stage.beat?.event.n === shown.event;
  return (
    <span
      class={`gl-cards${isTurning ? ' turning' : ''}`}
      role="img"
      aria-label={kinds.map((kind) => cardName(props, kind)).join(', ')}
    >
      {kinds.map((kind, i) => (
        <TinyCard key={i} props={props} kind={kind} />
      ))}
    </span>
  );
}

function Down({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  const one = props.view.gladiators[seat]!;
  if (one.using < 0 && countOf(one.stack) === 0 && one.open.length === 0) return null;
  const hidden = one.row.slice(0, Math.max(0, one.using)).filter((card) => card < 0).length;
  const card =
    one.using < 0 ? -1 : one.row[one.using]! >= 0 ? one.row[one.using]! : (cardsOf(one.covert)[hidden] ?? -2);
  const mine = cardsOf(one.stack);
  const told = [
    ...(card >= 0 ? [cardName(props, card)] : card === -2 ? [say('fight.faceDown')] : []),
    ...one.open.map((kind) => cardName(props, kind)),
    ...mine.map((kind) => cardName(props, kind)),
    ...(mine.length === 0 && countOf(one.stack) > 0 ? [say('fight.hidden', { count: countOf(one.stack) })] : []),
  ];
  return (
    <span class="gl-cards" role="img" aria-label={told.join(', ')}>
      {card === -2 && <CardBack family="f-action" />}
      {card >= 0 && <TinyCard props={props} kind={card} isDown={one.row[one.using]! < 0} />}
      {one.open.map((kind, i) => (
        <TinyCard key={`o${i}`} props={props} kind={kind} />
      ))}
      {mine.map((kind, i) => (
        <TinyCard key={`m${i}`} props={props} kind={kind} isDown />
      ))}
      {mine.length === 0 &&
        Array.from({ length: countOf(one.stack) }, (_, i) => <CardBack key={i} family="f-combat" />)}
    </span>
  );
}

/** How a total adds up, or that it is nobody's business. */
function Parts({ props, value }: { props: Props; value: Value }) {
  const say = sayOf(props);
  if (value.parts === null)
    return (
      <span class="gl-kept">
        {say('fight.kept')} <Rule clause="GL-24.2" props={props} />
      </span>
    );
  if (value.parts.length === 0) return null;
  return (
    <details class="gl-parts">
      <summary>{say('fight.parts')}</summary>
      <table>
        <tbody>
          {value.parts.map((part) => (
            <tr key={`${part.label} ${part.value}`}>
              <td class="n">{part.value < 0 ? signed(part.value) : part.value}</td>
              <td>{props.telling.words[`part.${part.label}`] ?? part.label}</td>
              <td>
                <Rule clause={part.clause} props={props} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Result({ props, blow, bout }: { props: Props; blow: Blow; bout: SeenFight }) {
  const say = sayOf(props);
  const { result, counted, defence, damage, paid, isKilled, attack } = blow;
  if (result === null)
    return bout.isOver && bout.feints.length > 0 ? <p class="gl-result">{say('fight.takenBack')}</p> : null;
  const halved =
    attack !== null && counted !== null && counted !== attack.total
      ? say('fight.halved', { value: plain(counted) })
      : '';
  const said =
    result === 'null'
      ? say('fight.null')
      : result === 'trapped'
        ? say('fight.trapped')
        : result === 'hit'
          ? say('fight.hit', { attack: plain(counted ?? 0), defence: plain(defence?.total ?? 0) })
          : say('fight.missed', { attack: plain(counted ?? 0), defence: plain(defence?.total ?? 0) });
  return (
    <p class={`gl-result ${result}`}>
      {halved} {said}
      {damage !== null && ` ${say('fight.damage', { damage: damage.total })}`}
      {paid !== null && ` ${say('fight.paid', { things: thingsText(props, paid) })}`}
      {blow.item !== null && ` ${say(`fight.${blow.item}`, { item: itemName(props, bout.item) })}`}
      {isKilled && <b> {say('fight.killed')}</b>}
    </p>
  );
}
