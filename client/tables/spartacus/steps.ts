// The step of the phase, for the status line: Upkeep, Market and arena have a fixed order, Intrigue a turn for each House.

import { frameOf, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import type { PhaseStep } from '#client/tables/table.ts';

type Name = Parameters<ReturnType<typeof sayOf>>[0];

const UPKEEP = { refresh: 'step.refresh', heal: 'step.healing', ledgers: 'step.ledgers' } as const;
const MARKET = { 'open-market': 'step.open', auction: 'step.auction', hosting: 'step.hosting' } as const;
const ARENA = ['step.honor', 'step.guests', 'step.tribute', 'step.bets', 'step.combat', 'step.victory'] as const;

/** The running rule among these, and its place. */
function among(props: Props, steps: { readonly [rule: string]: Name }): PhaseStep | null {
  const names = Object.keys(steps);
  const at = names.findLastIndex((rule) => frameOf(props.view, rule) !== null);
  return at < 0 ? null : { at: at + 1, of: names.length, name: sayOf(props)(steps[names[at]!]!) };
}

/** Which of the six steps of the arena runs. */
function inArena({ view }: Props): number {
  const isOn = (rule: string): boolean => frameOf(view, rule) !== null;
  if (isOn('victory')) return 6;
  if (isOn('fight')) return 5;
  // Between the bets and the fight, which comes next then, there are reactions to the bets.
  if (isOn('bets') || frameOf(view, 'arena')?.at === 'SP-8.34') return 4;
  if (!isOn('arena') || view.fight === null) return 0;
  return view.fight.seats.length < 2 ? 2 : 3;
}

export function steps(props: Props): PhaseStep | null {
  const { view } = props;
  const say = sayOf(props);
  const fixed = among(props, UPKEEP) ?? among(props, MARKET);
  if (fixed !== null) return fixed;
  const [taken, by] = [frameOf(view, 'intrigue')?.['taken'], frameOf(view, 'intrigue-turn')?.['by']];
  // The turn that runs is counted among those taken.
  if (typeof taken === 'number' && typeof by === 'number')
    return {
      at: taken,
      of: view.houses.length,
      name: by === props.viewer ? say('step.turn.you') : say('step.turn', { name: props.names[by]! }),
    };
  const at = inArena(props);
  return at === 0 ? null : { at, of: ARENA.length, name: say(ARENA[at - 1]!) };
}
