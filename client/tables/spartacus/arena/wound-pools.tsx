// Wounds pool by pool: every die of the viewer's pools is a button that gives it up. The dice given up last stay struck
// through until the next act.

import { about } from '#client/shell/explain.ts';
import { isWounding, lastWounds } from '#client/tables/spartacus/arena/dice-tray.tsx';
import { POOL_KINDS } from '#client/tables/spartacus/parts/die.tsx';
import { frameOf, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import { type Item, type Subset, sorted } from '#engine/requests/request.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { cardOf } from '#games/spartacus/cards.ts';

export const woundsTaken = ({ draft }: Props): number[] => (draft.value ?? []) as number[];

const inPool = (list: readonly Item[], pool: number): number => list.filter((one) => one === pool).length;

/** What each pool has now, and after the draft. */
export function poolsOf(props: Props, seat: number): { now: number; full: number; given: number; spare: number }[] {
  const fight = props.view.fight!;
  const slot = fight.seats.indexOf(seat);
  const asking = isWounding(props) && seat === props.viewer;
  const taken = asking ? woundsTaken(props) : [];
  return POOLS.map((_, pool) => {
    const now = fight.health[slot * 3 + pool]!;
    const spare = asking ? inPool((props.request as Subset).from, pool) : 0;
    return { now, full: Math.max(now, cardOf(fight.cards[slot]!).dice[pool]!), given: inPool(taken, pool), spare };
  });
}

export function WoundPools({ props }: { props: Props }) {
  const say = sayOf(props);
  const { viewer, view } = props;
  const last = lastWounds(props);
  const seat = isWounding(props) ? viewer : (last?.seat ?? -1);
  if (seat < 0 || view.fight === null || !view.fight.seats.includes(seat)) return null;
  const count = (frameOf(view, 'wound')?.['count'] as number | undefined) ?? 0;
  const pools = poolsOf(props, seat);
  // Never more than the wounds: what is touched now takes the place of what was touched before.
  const put = (pool: number, wanted: number): void => {
    const given = Math.min(wanted, count);
    const others = woundsTaken(props).filter((one) => one !== pool);
    const kept = others.slice(0, count - given);
    props.draft.value = sorted([...kept, ...new Array<number>(given).fill(pool)]) as number[];
  };
  return (
    <div class="sp-pooled">
      <p class="hd">
        {isWounding(props)
          ? say('wounds.give', { count })
          : say('wounds.gave', {
              who: seat === props.viewer ? 'you' : 'other',
              name: props.names[seat]!,
              count: last?.pools.length ?? 0,
            })}
      </p>
      <dl>
        {POOLS.map((pool, i) => {
          const { now, full, given, spare } = pools[i]!;
          const name = props.telling.words[`sketch.${pool}`]!;
          const lost = isWounding(props) ? given : inPool(last?.pools ?? [], i);
          const shown = isWounding(props) ? now : now + lost;
          return (
            <div key={pool}>
              <dt>{name}</dt>
              <dd>
                {Array.from({ length: Math.max(full, shown) }, (_, die) => {
                  if (die >= shown) return <span key={die} class="sp-die s none" aria-hidden="true" />;
                  // Dice are given up from the right; the first of a pool that must keep one stays.
                  const fromRight = shown - die;
                  const isGiven = fromRight <= lost;
                  if (!isWounding(props))
                    return (
                      <span key={die} class={`sp-die s ${POOL_KINDS[i]}${isGiven ? ' gone' : ''}`} aria-hidden="true" />
                    );
                  return (
                    <button
                      key={die}
                      type="button"
                      class={`sp-die s ${POOL_KINDS[i]}${isGiven ? ' gone' : ''}`}
                      aria-pressed={isGiven}
                      aria-disabled={fromRight > spare}
                      aria-label={say('wounds.die', { pool: name })}
                      {...(fromRight > spare ? about(say('wounds.keep')) : {})}
                      onClick={() => {
                        if (fromRight <= spare) put(i, isGiven ? fromRight - 1 : fromRight);
                        else props.announce(say('wounds.keep'));
                      }}
                    />
                  );
                })}
              </dd>
              <dd class={`to${lost > 0 ? ' less' : ''}`}>{lost > 0 ? `${shown} → ${shown - lost}` : shown}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
