// Left of the arena: Vox Populi as a track with every lanista's marker and what each step gives (JU-7.3), and below it
// the counts of each familia.

import { about } from '#client/shell/explain.ts';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { narrow } from '#client/shell/narrow.ts';
import { calledTo } from '#client/tables/called.ts';
import { glossed } from '#client/tables/glossed.ts';
import { seatKey } from '#client/tables/jugula/choices.ts';
import { cardName } from '#client/tables/jugula/panels/card.tsx';
import { roundsToAttack } from '#client/tables/jugula/panels/restless.ts';
import { voxTo } from '#client/tables/jugula/panels/vox-brings.ts';
import { homeOf, isTaken, itemsOf, type JugulaProps as Props, sayOf, touch } from '#client/tables/jugula/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import { EVERY_CARD, SET } from '#games/jugula/cards.ts';
import { attackBonus, damageOf, handLimit, MOST_VOX } from '#games/jugula/table-things.ts';
import { glossary } from '#games/jugula/words/glossary.ts';

const STEPS = Array.from({ length: MOST_VOX + 1 }, (_, i) => MOST_VOX - i);

const bonusText = (vox: number): string => (attackBonus(vox) === 0 ? '–' : `+${attackBonus(vox)}`);

export function Vox(props: Props) {
  const say = sayOf(props);
  const { lanistae } = props.view;
  const own = lanistae[homeOf(props)]!.vox;
  const planned = voxTo(props)?.to ?? -1;
  return (
    <section class="ju-vox panel">
      <h2 class="title" {...glossed(glossary, 'vox', props.language)}>
        {say('vox.title')}
      </h2>
      <Favour props={props} />
      <div class="heads" aria-hidden="true">
        <span />
        <span />
        <span>{say('vox.hand')}</span>
        <span>{say('vox.attack')}</span>
      </div>
      <ol class="track">
        {STEPS.map((n) => {
          const here = lanistae.flatMap(({ vox }, seat) => (vox === n ? [seat] : []));
          return (
            <li key={n} class={n === own ? 'me' : n === planned ? 'planned' : ''}>
              <span class="vh">
                {say('vox.row', { n, hand: handLimit(n), attack: bonusText(n) })}
                {here.map((seat) => `. ${say('vox.here', { player: props.names[seat]! })}`).join('')}
              </span>
              <b aria-hidden="true">{n}</b>
              <span class="markers" aria-hidden="true">
                {here.map((seat) => (
                  <Medallion key={seat} seat={seat} size="s" />
                ))}
              </span>
              <span aria-hidden="true">{handLimit(n)}</span>
              <span class="bonus" aria-hidden="true">
                {bonusText(n)}
              </span>
            </li>
          );
        })}
      </ol>
      <ul class="familiae">
        {lanistae.map((_, seat) => (
          <li key={seat}>
            <Familia props={props} seat={seat} />
          </li>
        ))}
      </ul>
      {/* Elsewhere it is said below the arena. */}
      {narrow.value && (
        <p class="told goal">
          <Goal props={props} />
        </p>
      )}
    </section>
  );
}

/** What the crowd gives; and where it grows restless, what it is about to take. */
function Favour({ props }: { props: Props }) {
  const say = sayOf(props);
  const rounds = roundsToAttack(props);
  if (rounds === null) return <p class="told">{say('vox.told')}</p>;
  return (
    <p class={rounds === 1 ? 'told neg' : 'told'} {...about(say('crowd.about'))}>
      {say(rounds === 1 ? 'crowd.now' : 'crowd.soon')}
    </p>
  );
}

/** His open cards: the discard pile, which everybody may look through (JU-6.4), the Prima cards he has taken, and what was
    seen in the hand of another (JU-21.13). */
function pilesAbout(props: Props, seat: number): string {
  const say = sayOf(props);
  const { discard, reserve, open, seen } = props.view.lanistae[seat]!;
  const known = seat === homeOf(props) ? [] : [...open, ...seen];
  const taken = EVERY_CARD.filter((card) => card >= SET && !reserve.includes(card));
  const list = (cards: readonly number[]): string =>
    cards.length === 0
      ? '–'
      : [...cards]
          .sort((a, b) => a - b)
          .map(cardName)
          .join(', ');
  return [
    say('familia.discard', { list: list(discard) }),
    say('familia.prima', { list: list(taken) }),
    ...(known.length === 0 ? [] : [say('familia.seen', { list: list(known) })]),
  ].join(' ');
}

/** What ends the match. */
export const Goal = ({ props }: { props: Props }) => {
  const { seats, size } = props.view;
  const say = sayOf(props);
  return (
    <>
      {seats === 2 ? say('goal.two', { most: size }) : say('goal.many')}{' '}
      <Rule props={props} clause={seats === 2 ? 'JU-18.1' : 'JU-18.3'} />
    </>
  );
};

function Familia({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  const { view } = props;
  const { hand, deck, left, toll } = view.lanistae[seat]!;
  const damage = left > 0 ? toll : damageOf(view, seat);
  const inside = (
    <>
      <Medallion seat={seat} size="m" />
      <span>
        <b class={`who ${seatClass(seat)}`}>{calledTo(props, seat)}</b>
        <small>{say('familia.cards', { hand, deck })}</small>
        <small>
          <em class={damage > 0 ? 'neg' : ''}>
            {view.seats === 2
              ? say('familia.damage', { n: damage, most: view.size })
              : say('familia.damage.many', { n: damage })}
          </em>
        </small>
      </span>
    </>
  );
  const [item] = itemsOf(props, seatKey(seat));
  if (item === undefined)
    return (
      <span class="ju-familia" {...about(pilesAbout(props, seat))}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      class={`ju-familia can${isTaken(props, item) ? ' chosen' : ''}`}
      aria-pressed={isTaken(props, item)}
      onClick={() => touch(props, item)}
    >
      {inside}
    </button>
  );
}
