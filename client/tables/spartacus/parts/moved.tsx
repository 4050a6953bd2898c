// Gold or influence that has just moved, as a mark beside its House. It stays while the viewer is asked the question that
// follows, and goes with the answer.

import laurels from 'icon:laurels';
import coins from 'icon:two-coins';
import { Icon } from '#client/shell/icon.tsx';
import { isMoving, lying, type Moved } from '#client/tables/spartacus/pictures.ts';
import { type SpartacusProps as Props, sayOf, signed } from '#client/tables/spartacus/props.ts';
import { GOAL } from '#games/spartacus/table-things.ts';

/** The question that was open when a move was first seen. */
const seenAt = new WeakMap<readonly Moved[], unknown>();

function isRecent({ request }: Props, moved: readonly Moved[]): boolean {
  if (request === null) return true;
  if (!seenAt.has(moved)) seenAt.set(moved, request.id);
  return seenAt.get(moved) === request.id;
}

/** SP-11.2: who alone has reached the goal wins when the phase ends, and until then the others can still prevent it. */
const isAboutToWin = ({ view, outcome }: Props, seat: number): boolean =>
  outcome === null &&
  view.houses[seat]!.influence >= GOAL &&
  view.houses.every(({ influence }, other) => other === seat || influence < GOAL);

/** Gold on the corners is still in its purse until the bets are settled (SP-8.31). */
const stakedBy = ({ view, stage }: Props, seat: number): number =>
  lying(stage, 'settled') === null ? view.bets.slice(seat * 4, seat * 4 + 4).reduce((sum, stake) => sum + stake, 0) : 0;

export function MovedMarks({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  const all = lying(props.stage, 'moved') ?? [];
  const moved = isRecent(props, all) ? all.filter((one) => one.seat === seat && one.by !== 0) : [];
  const staked = stakedBy(props, seat);
  return (
    <>
      {staked > 0 && (
        <span class="sp-mark">
          <Icon of={coins} /> {say('house.staked', { gold: staked, all: props.view.houses[seat]!.gold ?? staked })}
        </span>
      )}
      {isAboutToWin(props, seat) && <span class="sp-mark up">{say('moved.wins', { goal: GOAL })}</span>}
      {moved.map(({ what, by }) => (
        <span key={what} class={`sp-mark ${by > 0 ? 'up' : 'down'}${isMoving(props.stage, 'moved') ? ' new' : ''}`}>
          <Icon of={what === 'gold' ? coins : laurels} /> {say(`moved.${what}`, { by: signed(by) })}
        </span>
      ))}
    </>
  );
}
