// What can be done with each card in an Intrigue turn, a window, or when a hand is too large: the acts of a request by
// what they are about.
//
// A *hold* is what is open to be decided on: a card of the hand, or an ability of a House or of a card on the table.

import { reasonText } from '#client/table/refusals.ts';
import { goldCost, lackOf } from '#client/tables/spartacus/intrigue/costs.ts';
import { homeOf, isPick, type SpartacusProps as Props, sayOf, sharedBy } from '#client/tables/spartacus/props.ts';
import type { Barred } from '#engine/requests/request.ts';
import { type Act, actOf, type Verb } from '#games/spartacus/table-things.ts';

/** Acts with a card of the hand; `use` and `table` are about what lies on a table. */
const OF_HAND: readonly Verb[] = ['cash', 'launch', 'ask', 'lay', 'play', 'hand', 'drop'];

export interface Deed extends Act {
  word: string;
}

/** A hold as one number: the kind of a card of the hand, or beyond that an ability. */
const ABILITIES = 1024;
export const handHold = (card: number): number => card;
export const useHold = (card: number, ability: number): number => ABILITIES + card * 4 + ability;
export const isUse = (hold: number): boolean => hold >= ABILITIES;
export const cardOfHold = (hold: number): number => (isUse(hold) ? (hold - ABILITIES) >> 2 : hold);

export function deedsOf({ request, replaying }: Props): Deed[] {
  if (!isPick(request) || request.of !== 'act' || replaying) return [];
  return request.from.map((word) => ({ word: String(word), ...readAct(String(word)) }));
}

/**
 * What an Intrigue turn still offers: cards and abilities, cards alone, or only its end. `full`: the hand is too large, so
 * that it cannot end yet (SP-5.6).
 */
export function turnOffers(props: Props): 'all' | 'cards' | 'none' | 'full' {
  const verbs = deedsOf(props).map(({ verb }) => verb);
  if (verbs.length > 0 && !verbs.includes('end')) return 'full';
  if (verbs.includes('use') || verbs.length === 0) return 'all';
  return verbs.some((verb) => verb !== 'end') ? 'cards' : 'none';
}

/** Words that are no acts, such as `keep`, have no hold. */
function readAct(word: string): Act {
  try {
    return actOf(word);
  } catch {
    return { verb: 'none', card: -1, ability: 0, seat: -1, number: 0 };
  }
}

export const holdOf = ({ verb, card, ability }: Act): number =>
  card < 0 ? -1 : OF_HAND.includes(verb) ? handHold(card) : useHold(card, ability);

export const deedsOn = (props: Props, hold: number): Deed[] =>
  hold < 0 ? [] : deedsOf(props).filter((deed) => holdOf(deed) === hold);

/** The open hold: what was touched last, or what the draft is about. */
export function holdNow(props: Props): number {
  const { draft } = props;
  const drafted = typeof draft.value === 'string' ? holdOf(readAct(draft.value)) : -1;
  return drafted >= 0 ? drafted : sharedBy(props).card.value;
}

/** Opens a card or an ability; where only one act is possible with it, that one is drafted. */
export function take(props: Props, hold: number): void {
  const shared = sharedBy(props);
  const isSame = holdNow(props) === hold;
  const deeds = deedsOn(props, hold);
  shared.card.value = isSame && props.draft.value === null ? -1 : hold;
  if (!isSame) props.draft.value = deeds.length === 1 ? deeds[0]!.word : null;
  else if (props.draft.value !== null && deeds.length === 1) props.choose(props.draft.value);
}

/** The seats that the open hold can be aimed at, each with its act. */
export function targetsOf(props: Props): ReadonlyMap<number, Deed> {
  const targets = new Map<number, Deed>();
  const chosen = typeof props.draft.value === 'string' ? readAct(props.draft.value) : null;
  for (const deed of deedsOn(props, holdNow(props))) {
    if (deed.seat < 0) continue;
    // Where one House can be aimed at in several ways, the drafted one stays.
    const isPlanned = chosen !== null && deed.verb === chosen.verb && deed.number === chosen.number;
    if (!targets.has(deed.seat) || isPlanned) targets.set(deed.seat, deed);
  }
  return targets;
}

/** What is barred with a hold, each reason once. */
export function barredOn({ request }: Props, hold: number): Barred[] {
  const found: Barred[] = [];
  for (const one of request?.barred ?? []) {
    if (typeof one.item !== 'string' || holdOf(readAct(one.item)) !== hold) continue;
    if (!found.some(({ clause, reason }) => clause === one.clause && reason === one.reason)) found.push(one);
  }
  return found;
}

/** Of a card of the hand the first. */
const abilityOf = (hold: number): number => (isUse(hold) ? (hold - ABILITIES) % 4 : 0);

/** The gold that a use of a hold costs. */
const costOf = (props: Props, hold: number): number => goldCost(props.view, cardOfHold(hold), abilityOf(hold));

/** Why a hold is barred. The rules have one reason for costs, condition and target: where gold is lacking, it says so. */
export function whyBarred(props: Props, hold: number, { clause, reason }: Barred): string {
  const [cost, gold] = [costOf(props, hold), props.view.houses[homeOf(props)]!.gold ?? 0];
  if (reason.includes('its costs') && cost > gold) return sayOf(props)('why.gold', { cost, gold });
  const lack = reason.includes('its condition') ? lackOf(props, cardOfHold(hold), abilityOf(hold)) : null;
  if (lack !== null) return lack;
  // The rules have one clause for both, and so do their translated words.
  if (reason.includes('has been used')) return sayOf(props)('plaque.used');
  if (reason.includes('its costs cannot')) return sayOf(props)('why.lacks');
  return reasonText(props.telling, { clause, code: 'barred', text: reason });
}

export { readAct };
