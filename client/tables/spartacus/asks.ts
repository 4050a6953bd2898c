// What the status line asks where the moment tells more than the clause: who lies on the sand, which die lies there, what
// is for sale. Its lead says what has come up. Elsewhere the game's own words ask.

import { attackOn } from '#client/tables/spartacus/arena/attack.ts';
import { fighterName, fighterTold } from '#client/tables/spartacus/arena/ground.tsx';
import { failedOf, isRetry } from '#client/tables/spartacus/evening/healing.tsx';
import { turnOffers } from '#client/tables/spartacus/intrigue/acts.ts';
import { schemeOn } from '#client/tables/spartacus/intrigue/scheme.tsx';
import { refusedBy } from '#client/tables/spartacus/intrigue/support-sum.ts';
import { openBids, stackOf } from '#client/tables/spartacus/market/bidding.ts';
import { answeredOffer, offersOf, partnersOf } from '#client/tables/spartacus/market/deal.ts';
import { cardName, frameOf, kindOf, type SpartacusProps, sayOf } from '#client/tables/spartacus/props.ts';
import type { StatusQuestion } from '#client/tables/table.ts';
import { CARDS, cardOf } from '#games/spartacus/cards.ts';
import { actOf, handSize, SLOTS } from '#games/spartacus/table-things.ts';

type Asks = (props: SpartacusProps) => StatusQuestion | string | null;

function asksHeal(props: SpartacusProps): StatusQuestion {
  const say = sayOf(props);
  const lead = say('lead.healing');
  const failed = isRetry(props) ? failedOf(props) : null;
  if (failed === null) return { lead, text: say('asks.heal') };
  const [first] = props.request!.kind === 'pick' ? props.request!.from : [];
  const helper = cardName(props, actOf(String(first)).card);
  return { lead, text: say('asks.heal.again', { card: cardName(props, failed.card), die: failed.die, helper }) };
}

function asksWounds(props: SpartacusProps): StatusQuestion | null {
  const say = sayOf(props);
  const fight = props.view.fight;
  const attack = attackOn(props);
  const count = frameOf(props.view, 'wound')?.['count'];
  if (fight === null || typeof count !== 'number') return null;
  // A card can cost dice too, before the first blow.
  if (attack === null) return led(props, say('asks.wounds', { count }));
  const [slot, foe] = [fight.seats.indexOf(props.viewer), fight.seats.indexOf(attack.seat)];
  if (slot === foe) return null;
  // Two cards of one name are told apart by whose they are.
  const isSame = fighterName(props, foe) === fighterName(props, slot);
  const [by, on] = isSame
    ? [props.names[attack.seat]!, props.names[props.viewer]!]
    : [fighterName(props, foe), fighterName(props, slot)];
  return { lead: say('lead.hits', { foe: by, name: on, count }), text: say('asks.wounds', { count }) };
}

function asksVerdict(props: SpartacusProps): StatusQuestion | null {
  const say = sayOf(props);
  const { fight } = props.view;
  if (fight === null || fight.loser < 0) return null;
  const name = fighterName(props, fight.loser);
  const isHost = props.view.host === props.viewer;
  return {
    lead: say('lead.wins', { name: fighterName(props, 1 - fight.loser) }),
    text: say(isHost ? 'asks.verdict' : 'asks.verdict.you', { name }),
  };
}

function asksBets(props: SpartacusProps): StatusQuestion | null {
  const say = sayOf(props);
  if (props.view.fight === null) return null;
  const [first, second] = [fighterTold(props, 0), fighterTold(props, 1)];
  return { lead: say('lead.bets'), text: say('asks.bets', { first, second }) };
}

/** A bid, or one more of those who are tied; the lead of the first is what is bid for. */
function asksMore(props: SpartacusProps, lead: string): StatusQuestion {
  const say = sayOf(props);
  const bids = openBids(props);
  const stack = stackOf(props, props.viewer);
  if (bids === null || stack === 0 || bids.tied.length === 0) return { lead, text: say('asks.bid') };
  const others = bids.tied.filter((seat) => seat !== props.viewer).map((seat) => props.names[seat]!);
  const names = new Intl.ListFormat(props.language).format([sayOf(props)('tie.you'), ...others]);
  return { lead: say('lead.tie', { gold: stack }), text: say('asks.tie', { names }) };
}

function asksBid(props: SpartacusProps): StatusQuestion | null {
  const [lot] = props.view.lot;
  return lot === undefined ? null : asksMore(props, sayOf(props)('lead.sale', { card: cardName(props, lot) }));
}

/** What the running ability is called: the card, or of a House the ability itself. */
function abilityName(props: SpartacusProps): string {
  const frame = frameOf(props.view, 'ability');
  const [card, ability] = [frame?.['card'], frame?.['ability']];
  if (typeof card !== 'number' || typeof ability !== 'number') return '';
  const { id, type } = CARDS[card]!;
  return (type === 'house' ? props.telling.words[`power.${id}-${ability + 1}`] : undefined) ?? cardName(props, card);
}

const led = (props: SpartacusProps, text: string): StatusQuestion => {
  const name = abilityName(props);
  return { lead: name === '' ? '' : /[!?]$/.test(name) ? name : `${name}.`, text };
};

/** Whose cards they are, and what happens to those that are chosen. */
function asksHit(props: SpartacusProps): StatusQuestion | null {
  const say = sayOf(props);
  const { view, request, names, viewer } = props;
  const frame = view.flow.scenes.at(-1);
  const owner = frame?.['owner'];
  if (typeof owner !== 'number' || (request?.kind !== 'subset' && request?.kind !== 'pick')) return null;
  const name = names[owner]!;
  const count = request.kind === 'subset' ? request.max : 1;
  if (frame!.rule === 'spy') return led(props, say('asks.spy', { name, count }));
  const effect = String(frame!['effect']);
  if (effect === 'lose') {
    const types = new Set(request.from.map((asset) => cardOf(asset as number).type));
    const type = types.size === 1 && owner === viewer ? [...types][0]! : 'card';
    return led(props, say('asks.lose', { type, count }));
  }
  const key = `asks.hit.${effect}`;
  if (!isHit(key)) return null;
  return led(props, say(key, { name, own: owner === viewer ? 'yes' : 'no' }));
}

const HITS = [
  'asks.hit.injure',
  'asks.hit.kill',
  'asks.hit.tap',
  'asks.hit.take',
  'asks.hit.cure',
  'asks.hit.addFavor',
] as const;
const isHit = (key: string): key is (typeof HITS)[number] => (HITS as readonly string[]).includes(key);

/** Cards are chosen for many reasons: the rule that asks knows which. */
function asksCards(props: SpartacusProps): StatusQuestion | string | null {
  const say = sayOf(props);
  const rule = props.view.flow.scenes.at(-1)?.rule;
  if (rule === 'scout') return say('asks.scout');
  if (rule === 'substitute') {
    const slot = props.view.fight?.seats.indexOf(props.viewer) ?? -1;
    const asset = props.view.fight?.cards[slot];
    return asset === undefined ? null : say('asks.substitute', { card: cardName(props, kindOf(asset)) });
  }
  if (rule !== 'ability') return null;
  return led(props, say(props.request?.of === 'asset' ? 'asks.exhaust' : 'asks.cost'));
}

/** A reaction to a scheme; other windows are asked about in the game's words. */
function asksReaction(props: SpartacusProps): StatusQuestion | null {
  const say = sayOf(props);
  const scheme = schemeOn(props);
  const window = frameOf(props.view, 'window');
  if (window?.['window'] === 'intrigueTurnEnded' && window['activeSeat'] === props.viewer)
    return { lead: say('lead.turn.over'), text: say('asks.turn.over') };
  if (window?.['window'] === 'intrigueTurnEnded' && typeof window['activeSeat'] === 'number')
    return {
      lead: say('lead.turn.over.of', { name: props.names[window['activeSeat']]! }),
      text: say('asks.turn.over'),
    };
  if (window?.['window'] !== 'schemeLaunched' || scheme === null) return null;
  const [name, card] = [props.names[scheme.by]!, cardName(props, scheme.card)];
  const lead =
    scheme.target === scheme.by || scheme.target < 0
      ? say('lead.launched', { name, card })
      : scheme.target === props.viewer
        ? say('lead.launched.you', { name, card })
        : say('lead.launched.at', { name, card, target: props.names[scheme.target]! });
  return { lead, text: say('asks.react') };
}

/** The viewer's Intrigue turn: only what is still there is offered. */
function asksTurn(props: SpartacusProps): StatusQuestion {
  const say = sayOf(props);
  const { influence } = props.view.houses[props.viewer]!;
  const text = say(`asks.intrigue.${turnOffers(props)}`, { most: handSize(influence) });
  const refused = refusedBy(props);
  const names = new Intl.ListFormat(props.language).format(refused.map((seat) => props.names[seat]!));
  return {
    lead: refused.length === 0 ? say('lead.intrigue') : say('lead.unsupported', { names, count: refused.length }),
    text,
  };
}

function asksSupport(props: SpartacusProps): StatusQuestion | null {
  const by = frameOf(props.view, 'support')?.['by'];
  if (typeof by !== 'number') return null;
  const say = sayOf(props);
  return { lead: say('lead.support', { name: props.names[by]! }), text: say('asks.support') };
}

function asksMarket(props: SpartacusProps): StatusQuestion {
  const say = sayOf(props);
  // The one on the scales, else the first.
  const open = [answeredOffer(props), ...offersOf(props)];
  const offer = open.find((one) => one !== null && !one.isOwn) ?? undefined;
  const text =
    offer === undefined
      ? say(partnersOf(props).length === 0 ? 'asks.market.bank' : 'asks.market')
      : say('asks.market.offer', { name: props.names[offer.trade.from]! });
  return { lead: offer === undefined ? answeredLead(props) : say('lead.market'), text };
}

/** What came of the viewer's last offer leads the question: on a phone nothing else on the table tells it. */
function answeredLead(props: SpartacusProps): string {
  const { events, viewer, names } = props;
  const say = sayOf(props);
  const last = events.findLast(
    ({ kind, seat, to }) => MARKET_ACTS.includes(kind) && (seat === viewer || to === viewer),
  );
  const by = last?.['seat'] === viewer ? last['to'] : null;
  if (typeof by !== 'number') return say('lead.market');
  if (last!.kind === 'traded') return say('lead.market.taken', { name: names[by]! });
  return last!['what'] === 'refused' ? say('lead.market.refused', { name: names[by]! }) : say('lead.market');
}
const MARKET_ACTS = ['whispered', 'traded', 'sold', 'waited', 'intrigueTurnBegan'];

function asksInviting(props: SpartacusProps): StatusQuestion {
  const say = sayOf(props);
  const slot = SLOTS[props.view.fight?.seats.length ?? 0] ?? SLOTS[0]!;
  return { lead: say('lead.inviting'), text: say('asks.inviting', { slot }) };
}

function asksInvited(props: SpartacusProps): StatusQuestion {
  const say = sayOf(props);
  const { host, fight } = props.view;
  const lead = host === props.viewer ? say('lead.invited.self') : say('lead.invited', { name: props.names[host]! });
  const foe = fight?.seats.length === 1 ? fighterName(props, 0) : '';
  return { lead, text: foe === '' ? say('asks.invited') : say('asks.invited.against', { foe }) };
}

/** In a fight the lead names who faces whom, and the game's words ask. */
function asksFight(props: SpartacusProps): StatusQuestion | null {
  const { fight } = props.view;
  const text = props.telling.ask(props.request!.clause, props.view.flow.scenes.at(-1) ?? null);
  const slot = fight?.seats.indexOf(props.viewer) ?? -1;
  if (slot < 0 || text === null) return null;
  const [name, foe] = [fighterTold(props, slot), fighterTold(props, 1 - slot)];
  return name === '' || foe === '' || name === foe ? null : { lead: sayOf(props)('lead.acts', { name, foe }), text };
}

/** Before the dice of an attack: the lead says whose attack it is. */
function asksDeclared(props: SpartacusProps): StatusQuestion | null {
  const slot = frameOf(props.view, 'attack')?.['slot'];
  const seat = typeof slot === 'number' ? props.view.fight?.seats[slot] : undefined;
  const text = props.telling.ask(props.request!.clause, props.view.flow.scenes.at(-1) ?? null);
  if (seat === undefined || text === null) return null;
  const who = seat === props.viewer ? 'you' : 'other';
  return { lead: sayOf(props)('lead.attacks', { who, name: props.names[seat]! }), text };
}

/** An ability or a card makes it possible: the lead names it, and the game's words ask. */
function asksAbility(props: SpartacusProps): StatusQuestion | null {
  const { request, telling, view, language } = props;
  const text = telling.ask(request!.clause, view.flow.scenes.at(-1) ?? null);
  const from = request!.kind === 'pick' && request!.of === 'act' ? request!.from : [];
  const cards = new Set(from.map((word) => actOf(String(word)).card).filter((card) => card >= 0));
  if (text === null || cards.size === 0) return null;
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    [...cards].map((card) => cardName(props, card)),
  );
  return { lead: sayOf(props)('lead.ability', { names }), text };
}

type Key = Parameters<ReturnType<typeof sayOf>>[0];

const both =
  (lead: Key, text: Key): Asks =>
  (props) => ({ lead: sayOf(props)(lead), text: sayOf(props)(text) });

const BY_CLAUSE: { readonly [clause: string]: Asks } = {
  'SP-2.4': both('lead.house', 'asks.house'),
  'SP-4.6': both('lead.refresh', 'asks.refresh'),
  'SP-4.12': asksHeal,
  'SP-4.21': both('lead.ledgers', 'asks.unpaid'),
  'SP-5.8': both('lead.hand', 'asks.hand'),
  'SP-5.12': asksTurn,
  'SP-5.24': asksHit,
  'SP-5.27': asksSupport,
  'SP-6.12': both('lead.guard', 'asks.guard'),
  'SP-7.3': asksMarket,
  'SP-7.17': asksBid,
  'SP-7.28': (props) => asksMore(props, sayOf(props)('lead.host')),
  'SP-8.5': asksInvited,
  'SP-8.13': asksInviting,
  'SP-8.22': asksBets,
  'SP-9.7': asksFight,
  'SP-9.8': asksFight,
  'SP-9.9': asksFight,
  'SP-9.10': asksFight,
  'SP-9.12': asksFight,
  'SP-9.20': asksDeclared,
  'SP-9.23': asksWounds,
  'SP-10.9': asksVerdict,
  'SP-12.14': asksAbility,
  'SP-12.22': asksAbility,
  'SP-12.23': asksAbility,
  'SP-12.28': asksAbility,
  'SP-12.29': asksAbility,
  'SP-12.31': asksAbility,
  'SP-14.2': asksAbility,
  'SP-14.3': asksCards,
  'SP-16.10': asksReaction,
};

export const asks: Asks = (props) =>
  props.request === null ? null : (BY_CLAUSE[props.request.clause]?.(props) ?? null);
