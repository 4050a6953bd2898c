// The odds of an attack, from what one seat may know: exact, over every card that can still turn up.
//
// A *pool* is the list of Combat values from which a card will come, each equally likely: the player's own draw pile, whose
// contents are known but not its order, or another player's cards that lie unseen in pile or hand.

import { type Hint, type Item, pick, type Request } from '#engine/requests/request.ts';
import { maySee, type Seat } from '#engine/seat.ts';
import { nameOf } from '#games/jugula/armaturae.ts';
import { COMBAT, EVERY_CARD } from '#games/jugula/cards.ts';
import { handOf, handSize } from '#games/jugula/rules/06-cards.ts';
import { attackerKind, isNet, targetName } from '#games/jugula/rules/12-attack.ts';
import { attackSum, DUST, defenceSum, PUSHED, scoreOf, verdict, WOUNDED } from '#games/jugula/rules/13-scores.ts';
import type { Attack } from '#games/jugula/rules/14-outcome.ts';
import { placesFor } from '#games/jugula/rules/14-push.ts';
import { gladiatorNamed, type Jugula, type Sand } from '#games/jugula/state.ts';

/** What a viewer sees of a player's cards. */
export interface Piles {
  deck: number;
  played: readonly number[];
  discard: readonly number[];
  reserve: readonly number[];
  /** The cards of the hand that the viewer knows. */
  seen: readonly number[];
}

const DIE: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The Combat values among which the top card of these piles lies, as the viewer knows them. */
export function poolOf(piles: Piles): number[] {
  if (piles.deck === 0) return piles.discard.length === 0 ? [0] : piles.discard.map((card) => COMBAT[card]!);
  const known = [piles.played, piles.discard, piles.reserve, piles.seen];
  return EVERY_CARD.filter((card) => !known.some((list) => list.includes(card))).map((card) => COMBAT[card]!);
}

/** How often each outcome comes: held, even, pushed, wounded, dust, as shares of 1. */
export type Odds = [number, number, number, number, number];

export function oddsOf(
  attacks: readonly number[],
  defences: readonly number[],
  attack: number,
  defence: number,
  pinned: boolean,
): Odds {
  const odds: Odds = [0, 0, 0, 0, 0];
  const one = 1 / (attacks.length * defences.length);
  for (const a of attacks) {
    const score = scoreOf(a + attack);
    for (const d of defences) {
      const result = verdict(score, scoreOf(d + defence));
      odds[(pinned && result === PUSHED ? WOUNDED : result) as 0 | 1 | 2 | 3 | 4] += one;
    }
  }
  return odds;
}

/** The odds of an attack on this sand when both sides draw from these pools. */
export function attackOdds(
  sand: Sand,
  fan: boolean,
  by: number,
  on: number,
  att: number,
  attacks: readonly number[],
  defences: readonly number[],
): Odds {
  const pinned = placesFor(sand, fan, by, on).length === 0;
  return oddsOf(attacks, defences, attackSum(sand, by, on, att, null), defenceSum(sand, by, on, null), pinned);
}

/** JU-15.2: for whom is wounded already, another wound is the dust. */
export const fatal = ([held, even, pushed, wounded, dust]: Odds, wounds: number): Odds =>
  wounds > 0 ? [held, even, pushed, 0, wounded + dust] : [held, even, pushed, wounded, dust];

function pilesOf(g: Jugula, seat: Seat, viewer: Seat): Piles {
  const { deck, played, discard, reserve, hand, known } = g.lanistae[seat]!;
  const seen = known.filter((one) => maySee(one.to, viewer)).flatMap((one) => one.cards);
  return { deck: deck.length, played, discard, reserve, seen: viewer === seat ? [...seen, ...hand] : seen };
}

const poolFor = (g: Jugula, seat: Seat, viewer: Seat): readonly number[] =>
  g.dice ? DIE : poolOf(pilesOf(g, seat, viewer));

const percent = (share: number): number => Math.round(share * 100);

function hint(item: Item, net: boolean, odds: Odds): Hint {
  const [held, even, pushed, wounded, dust] = odds.map(percent) as Odds;
  if (net)
    return { item, key: 'netOdds', values: { held, even, netted: percent(odds[PUSHED] + odds[WOUNDED] + odds[DUST]) } };
  return { item, key: 'odds', values: { held, even, pushed, wounded, dust } };
}

/** For every attack offered: how it will end if the attacker uses a card of this pool and the other side his top card. */
function strikeHints(g: Jugula, request: Request, att: number, own: readonly number[]): Hint[] {
  if (request.kind !== 'pick') return [];
  const hints: Hint[] = [];
  for (const item of request.from) {
    if (typeof item !== 'number') continue;
    const by = gladiatorNamed(g, nameOf(request.seat, attackerKind(item)));
    const on = gladiatorNamed(g, targetName(item));
    const theirs = poolFor(g, g.gladiators[on]!.seat, request.seat);
    const odds = attackOdds(g, g.fan, by, on, att, own, theirs);
    hints.push(hint(item, isNet(item), fatal(odds, g.gladiators[on]!.wounds)));
  }
  return hints;
}

/** For every attack offered: how it will end if both sides use their top cards; then the same with each card of the hand. */
export function oddsHints(g: Jugula, request: Request, att: number): Hint[] {
  const hints = strikeHints(g, request, att, poolFor(g, request.seat, request.seat));
  const lanista = g.lanistae[request.seat]!;
  // JU-13.3: the last card of a hand is not used.
  if (g.dice || handSize(lanista) < 2) return hints;
  for (const card of handOf(lanista))
    for (const { item, values } of strikeHints(g, request, att, [COMBAT[card]!]))
      hints.push({ item, key: 'oddsWith', values: { ...values, card } });
  return hints;
}

/** Under a play that attacks with this bonus: how each attack in reach will end if both sides use their top cards. */
export function prospects(g: Jugula, play: Item, strikes: readonly Item[], att: number): Hint[] {
  const request = pick(g.active, 'strike', strikes);
  return strikeHints(g, request, att, poolFor(g, g.active, g.active)).map(({ item: strike, values }) => ({
    item: play,
    key: 'prospect',
    values: { ...values, strike: strike as number },
  }));
}

/** For every card a side may use in a combat: how it will end if the other side uses the top card. */
export function cardHints(g: Jugula, f: Attack, request: Request): Hint[] {
  if (request.kind !== 'pick') return [];
  const { att, net } = f;
  const by = gladiatorNamed(g, f.byGladiator);
  const on = gladiatorNamed(g, f.onGladiator);
  const attacking = g.gladiators[by]!.seat === request.seat;
  const other = g.gladiators[attacking ? on : by]!.seat;
  const theirs = poolFor(g, other, request.seat);
  return request.from.map((item) => {
    const own = typeof item === 'number' ? [COMBAT[item]!] : poolFor(g, request.seat, request.seat);
    const [attacks, defences] = attacking ? [own, theirs] : [theirs, own];
    return hint(item, net, fatal(attackOdds(g, g.fan, by, on, att, attacks, defences), g.gladiators[on]!.wounds));
  });
}
