// Chapter 14: conditions (14e) and targets (14f) of the card language, one function each.

import type { Frame } from '#engine/flow/flow.ts';
import type { Seat } from '#engine/seat.ts';
import type { Ability, Condition, Target } from '#games/spartacus/cards/language.ts';
import { countReady } from '#games/spartacus/house.ts';
import type { TurnLocals } from '#games/spartacus/rules/05-intrigue.ts';
import type { WindowLocals } from '#games/spartacus/rules/06-reactions.ts';
import type { ArenaLocals } from '#games/spartacus/rules/08-arena.ts';
import type { AttackLocals } from '#games/spartacus/rules/09-attack.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

/** The uppermost frame of this rule, which is now carried out. */
export function frameOf<L>(g: Spartacus, rule: string): Frame & L {
  const { frames } = g.flow;
  for (let i = frames.length - 1; i >= 0; i--) if (frames[i]!.rule === rule) return frames[i] as Frame & L;
  throw new Error(`${rule} is not being carried out`);
}

export const windowOf = (g: Spartacus): Frame & WindowLocals => frameOf<WindowLocals>(g, 'window');

type Holds = (g: Spartacus, by: Seat, target: Seat, args: readonly number[]) => boolean;

export const CONDITIONS: { readonly [C in Condition]: Holds } = {
  readyCount: (g, by, _target, [filter, n]) => countReady(g, by, filter!) >= n!,
  targetGoldZero: (g, _by, target) => g.gold[target] === 0,
  targetInfluenceAtMostMine: (g, by, target) => g.houses[target]!.influence <= g.houses[by]!.influence,
  schemeTargetsMe: (g, by) => windowOf(g).target === by,
  iBidThisRound: (g, by) => windowOf(g).seats.includes(by),
  iDeclined: (g, by) => windowOf(g).concernedSeat === by,
  iWonABet: (g, by) => windowOf(g).winners.includes(by),
  iSupportIt: (g, by) => windowOf(g).allies.includes(by),
  iGaveSupport: (g, by) => windowOf(g).allies.includes(by),
  supportedInVain: (g, by) => windowOf(g).forsaken.includes(by),
  targetSupportsMe: (g, _by, target) =>
    frameOf<TurnLocals>(g, 'intrigue-turn').backers.some((group) => (group & (1 << target)) !== 0),
  notInvited: (g, by) => !frameOf<ArenaLocals>(g, 'arena').invited.includes(by),
  dealtAtLeast: (g, _by, _target, [n]) => frameOf<AttackLocals>(g, 'attack').wounds >= n!,
};

export function conditionsHold(g: Spartacus, ability: Ability, by: Seat, target: Seat): boolean {
  for (const { name, args } of ability.conditions) if (!CONDITIONS[name](g, by, target, args)) return false;
  return true;
}

/** All seats of a table, and all but one, by their number: made once, because every card in a hand asks for them. */
const SEATS: (readonly Seat[])[] = [];
const RIVALS: (readonly (readonly Seat[])[])[] = [];
function seatsOf({ seats }: Spartacus): readonly Seat[] {
  SEATS[seats] ??= [...new Array(seats).keys()];
  return SEATS[seats]!;
}
function rivalsOf(g: Spartacus): readonly (readonly Seat[])[] {
  RIVALS[g.seats] ??= seatsOf(g).map((by) => seatsOf(g).filter((seat) => seat !== by));
  return RIVALS[g.seats]!;
}

/** This player, where it is another one. */
const rivalOf = (seat: Seat, by: Seat): Seat[] => (seat === by ? [] : [seat]);

/** The Domini that can be the target; −1 where there is none to choose. */
export const TARGETS: { readonly [T in Target]: (g: Spartacus, by: Seat) => readonly Seat[] } = {
  self: (_g, by) => [by],
  rival: (g, by) => rivalsOf(g)[by]!,
  any: seatsOf,
  launcher: (g) => [windowOf(g).activeSeat],
  active: (g, by) => rivalOf(windowOf(g).activeSeat, by),
  host: (g, by) => rivalOf(g.host, by),
  participant: (g) => g.fight!.seats,
  opp: (g, by) => [g.fight!.seats[g.fight!.seats[0] === by ? 1 : 0]!],
  none: () => [-1],
};
