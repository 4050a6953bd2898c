// How bots of Spartacus deal with each other: what they hold for and against a House, and what a temper changes in what they
// do. All of it comes from views and from events as the seat saw them.

import type { Random } from '#engine/chance/random.ts';
import type { Dealings, Mind, SeatMemory, Style } from '#engine/dealing.ts';
import type { Choice, Form, Item, Pick, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { actOf } from '#games/spartacus/acts.ts';
import { dealByValue } from '#games/spartacus/player/deals.ts';
import { chooseIntrigue } from '#games/spartacus/player/intrigue.ts';
import { deal } from '#games/spartacus/player/trades.ts';
import { goldOf } from '#games/spartacus/player/worth.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

/** What is left of good and harm after a turn. */
const FADES = 0.8;
/** What deeds are worth to a House in coins, beside the gold in them. */
const WORTH = { support: 2, trade: 0.5, spared: 3, doomed: 4, scheme: 3, reaction: 1.5, ability: 1, card: 4 };
/** Where the chances of another count so much, the rule of thumb gives way. */
const FELT = 0.2;

export const dealings: Dealings<SpartacusView> = {
  kinds: [
    ...['turnBegan', 'gave', 'slipped', 'supported', 'traded', 'invited', 'verdictGiven'],
    ...['launched', 'played', 'used', 'stole', 'took'],
  ],
  remember,
  narrow,
  bargain,
  // A bid is judged when the auctions are over, an invitation and a verdict when the turn is.
  horizons: {
    'SP-7.17': { rounds: 0, decisions: 30 },
    'SP-7.28': { rounds: 0, decisions: 30 },
    'SP-8.13': { rounds: 1, decisions: 200 },
    'SP-10.9': { rounds: 1, decisions: 200 },
  },
  courted: ['SP-8.13', 'SP-10.9'],
  hope(clause, { fight, host }, giver) {
    if (host === giver) return null;
    if (clause === 'SP-8.13') return giver;
    return fight?.seats[fight.loser] === giver ? 'up' : null;
  },
  gift: (to, coins) => ({ command: 'give', choice: { to, gold: coins } }),
  coins: (view, seat) => goldOf(view.houses[seat]!),
};

type Deed = { readonly [field: string]: unknown; kind: string };

function remember(event: Deed, me: Seat, memory: SeatMemory): void {
  const { seat, to, by, target, from, guest, owner } = event as Deed & { [field: string]: Seat };
  const gold = (event['gold'] as number | undefined) ?? 0;
  switch (event.kind) {
    case 'turnBegan':
      fade(memory);
      break;
    case 'gave':
    case 'slipped':
      if (to === me) memory.good[seat!]! += gold;
      if (seat === me) memory.given[to!]! += gold;
      break;
    case 'supported':
      if (by === me) memory.good[seat!]! += Math.max(0, WORTH.support - gold);
      break;
    case 'traded':
      if (seat === me) memory.good[to!]! += WORTH.trade;
      if (to === me) memory.good[seat!]! += WORTH.trade;
      break;
    case 'invited':
      answered(memory, seat!, guest === me);
      break;
    case 'verdictGiven':
      if (owner === me) verdict(memory, seat!, event['verdict'] === 'up');
      break;
    case 'stole':
      if (from === me) memory.harm[seat!]! += gold;
      break;
    case 'took':
      if (from === me) memory.harm[seat!]! += WORTH.card;
      break;
    default:
      if (target === me && seat !== me) memory.harm[seat!]! += HARM[event.kind]!;
  }
}

const HARM: { readonly [kind: string]: number } = {
  launched: WORTH.scheme,
  played: WORTH.reaction,
  used: WORTH.ability,
};

function fade({ good, harm, given }: SeatMemory): void {
  for (let seat = 0; seat < good.length; seat++) {
    good[seat]! *= FADES;
    harm[seat]! *= FADES;
    given[seat] = 0;
  }
}

/** Gold for a decision: it is believed in again where it helped, and half as much where it did not. */
function answered({ trust, given, harm }: SeatMemory, decider: Seat, kept: boolean): void {
  if (given[decider] === 0) return;
  trust[decider] = kept ? Math.min(1, 2 * trust[decider]!) : trust[decider]! / 2;
  if (!kept) harm[decider]! += given[decider]!;
  given[decider] = 0;
}

function verdict(memory: SeatMemory, host: Seat, isSpared: boolean): void {
  answered(memory, host, isSpared);
  if (isSpared) memory.good[host]! += WORTH.spared;
  else memory.harm[host]! += WORTH.doomed;
}

/** Gold that is kept back is not bid, and nobody who does not deal asks for support. */
function narrow(_view: SpartacusView, request: Request, { deals, reserve }: Style): Request {
  if (request.kind === 'amount' && reserve > 0 && (request.clause === 'SP-7.17' || request.clause === 'SP-7.28'))
    return { ...request, max: Math.max(request.min, request.max - reserve) };
  if (request.kind !== 'pick' || request.clause !== 'SP-5.12' || deals) return request;
  return { ...request, from: request.from.filter((word) => !String(word).startsWith('ask.')) };
}

function bargain(view: SpartacusView, request: Request, mind: Mind, random: Random): Choice | null {
  switch (request.clause) {
    case 'SP-7.3':
      return request.kind === 'form' ? dealing(view, request, mind, random) : null;
    case 'SP-5.27':
      return mind.style.deals ? felt(mind, support(view), 'agree', 'refuse') : 'refuse';
    case 'SP-5.12':
      return mind.searches || request.kind !== 'pick' ? null : aimed(view, request, mind, random);
    case 'SP-10.9':
      return felt(mind, view.fight!.seats[view.fight!.loser]!, 'up', 'down');
    default:
      return null;
  }
}

function dealing(view: SpartacusView, request: Form, mind: Mind, random: Random): Choice | null {
  if (mind.weights === null) return null;
  const isAsked = view.trades.some(({ to }) => to === request.seat);
  const dealt = mind.style.deals || isAsked ? dealByValue(view, request, mind) : null;
  // What the bank buys is no bargain: the rule of thumb knows, if it is asked for nothing else.
  return dealt ?? deal(view, withoutOffers(request), random);
}

function withoutOffers(request: Form): Form {
  const [first, ...others] = request.fields;
  const asked = first!.request as Pick;
  const from = asked.from.filter((word) => word !== 'offer');
  return { ...request, fields: [{ ...first!, request: { ...asked, from } }, ...others] };
}

/** What the rule of thumb does, but for a scheme at a rival: it goes to the one who is thought worst of, if one is. */
function aimed(view: SpartacusView, request: Pick, { regard }: Mind, random: Random): Choice | null {
  const word = chooseIntrigue(view, request, random) as string | null;
  if (word === null) return null;
  const { verb, card, seat } = actOf(word);
  if (verb !== 'launch' || seat === request.seat) return word;
  let [best, least] = [word, regard[seat]! - FELT];
  for (const other of request.from as string[]) {
    const act = actOf(other);
    if (act.verb !== 'launch' || act.card !== card || act.seat === request.seat || regard[act.seat]! > least) continue;
    [best, least] = [other, regard[act.seat]!];
  }
  return best;
}

/** The House that asks for support. */
const support = ({ flow }: SpartacusView): Seat => flow.scenes[flow.scenes.length - 1]!['by'] as Seat;

/** A search weighs the regard itself; below it, what is strongly felt decides. */
function felt({ regard, searches }: Mind, about: Seat, kind: Item, unkind: Item): Choice | null {
  const thought = regard[about] ?? 0;
  if (searches || Math.abs(thought) < FELT) return null;
  return thought > 0 ? kind : unkind;
}
