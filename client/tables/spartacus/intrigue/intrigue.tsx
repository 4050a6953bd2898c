// Intrigue (D-06, D-07, D-09, D-12): cards are touched in the hand and opened on the roundel, Houses are aimed at on the
// rim, support is asked for and given on scales.

import no from 'icon:cancel';
import dice from 'icon:rolling-dices';
import hands from 'icon:shaking-hands';
import { capital } from '#client/table/act.ts';
import { calledTo } from '#client/tables/called.ts';
import { type Plate, Plates } from '#client/tables/spartacus/arena/plates.tsx';
import { cardEmblem } from '#client/tables/spartacus/emblems.ts';
import {
  barredOn,
  cardOfHold,
  deedsOf,
  deedsOn,
  holdNow,
  isUse,
  readAct,
  targetsOf,
  turnOffers,
  whyBarred,
} from '#client/tables/spartacus/intrigue/acts.ts';
import { goldCost } from '#client/tables/spartacus/intrigue/costs.ts';
import { changesAt } from '#client/tables/spartacus/intrigue/effects.ts';
import { IntrigueStage } from '#client/tables/spartacus/intrigue/stage.tsx';
import {
  groupOf,
  isAskingSupport,
  isOffered,
  offeredGold,
  SupportLedger,
  seatsOf,
} from '#client/tables/spartacus/intrigue/support.tsx';
import { backedCard } from '#client/tables/spartacus/intrigue/support-sum.ts';
import { IntrigueTray, whyNot } from '#client/tables/spartacus/intrigue/tray.tsx';
import {
  cardName,
  effectText,
  frameOf,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
} from '#client/tables/spartacus/props.ts';
import type { Beside, Plan } from '#client/tables/table.ts';
import { CARDS, GUARD } from '#games/spartacus/cards.ts';
import type { Act } from '#games/spartacus/table-things.ts';

const RETRY = 'SP-6.12';

/** The gold that comes with the request for the viewer's support. */
const askedFor = (props: Props): number => Number(frameOf(props.view, 'support')?.['gold'] ?? 0);

/** Two alternatives: lend influence or not, reroll or not. */
function platesOf(props: Props): Plate[] {
  const say = sayOf(props);
  const { request } = props;
  if (isOffered(props))
    return [
      {
        choice: 'agree',
        icon: hands,
        name: say('offer.agree'),
        about: say('offer.agree.about', { gold: askedFor(props) }),
      },
      { choice: 'refuse', icon: no, name: say('offer.refuse'), about: say('offer.refuse.about') },
    ];
  if (request?.clause !== RETRY || request.kind !== 'pick') return [];
  return request.from.map((word) => {
    const { card } = readAct(String(word));
    if (card < 0) return { choice: word, icon: no, name: say('retry.keep'), about: say('retry.keep.about') };
    const about = effectText(props, card);
    return { choice: word, icon: card < 0 ? dice : cardEmblem(card), name: cardName(props, card), about };
  });
}

function Tray(props: Props) {
  const plates = platesOf(props);
  if (plates.length === 0) return <IntrigueTray {...props} />;
  return (
    <Plates props={props} title={sayOf(props)(isOffered(props) ? 'offer.title' : 'retry.title')} plates={plates} />
  );
}

/** What an aimed card changes, where it shows in the numbers of a House; null: its text says more. */
function changesText(props: Props, name: string, { verb, card, ability, seat }: Act): string | null {
  const spends = verb === 'play' && seat === props.viewer;
  const changes = seat < 0 ? [] : changesAt(props, card, ability, seat, spends);
  if (changes.length === 0) return null;
  // A name may end with a mark of its own.
  const called = /[!?]$/.test(name) ? name : `${name}.`;
  return sayOf(props)('says.changes', { card: called, name: calledTo(props, seat), changes: changes.join(', ') });
}

/** What a planned act says, and the gold that it costs. */
export function saysAct(props: Props, word: string): Plan {
  const plan = actSaid(props, word);
  const { verb, card, ability } = readAct(word);
  const gold = props.view.houses[props.viewer]?.gold ?? null;
  const cost = card >= 0 && ['launch', 'play', 'use'].includes(verb) ? goldCost(props.view, card, ability) : 0;
  if (cost === 0 || gold === null) return plan;
  const text = sayOf(props)('says.cost', { cost, from: gold, to: Math.max(0, gold - cost) });
  const price = sayOf(props)('do.cost', { cost });
  return { ...plan, price, notes: [...(plan.notes ?? []), { text, clause: null, tone: 'cost' }] };
}

function actSaid(props: Props, word: string): Plan {
  const say = sayOf(props);
  const act = readAct(word);
  const { verb, card, ability, seat, number } = act;
  const name = card < 0 ? '' : cardName(props, card);
  const target = seat >= 0 ? props.names[seat]! : '';
  const text = card < 0 ? '' : effectText(props, card);
  switch (verb) {
    case 'launch':
      return seat === props.viewer
        ? { text: say('says.launch.self', { card: name }), label: say('do.launch.self', { card: name }) }
        : { text: say('says.launch', { card: name, target }), label: say('do.launch', { target }) };
    case 'cash': {
      const gold = CARDS[card]!.value;
      const keep = { text: say('says.cash.keep'), clause: null, tone: 'plain' } as const;
      return {
        text: say('says.cash', { card: name, gold }),
        ...(CARDS[card]!.type === 'reaction' ? { notes: [keep] } : {}),
        label: say('do.cash', { gold }),
      };
    }
    case 'ask':
      return { text: say('says.ask', { card: name }), label: say('do.ask') };
    case 'lay':
      return { text: say('says.lay'), label: say('do.lay') };
    case 'drop':
      return { text: say('says.drop', { card: name }), label: say('do.drop', { card: name }) };
    case 'hand':
    case 'table':
      return {
        text: say('says.guard'),
        // What a special guard does besides.
        ...(card === GUARD ? {} : { notes: [{ text, clause: null, tone: 'plain' } as const] }),
        label: card === GUARD ? say('do.guard') : say('do.guard.kind', { card: name }),
        price: say('do.guard.price'),
      };
    case 'play':
      if (number > 0) return { text, label: say('do.bid', { gold: number }) };
      return {
        text: changesText(props, name, act) ?? text,
        label:
          target === '' || seat === props.viewer
            ? say('do.play', { card: name })
            : say('do.play.at', { card: name, target }),
      };
    case 'use': {
      const id = `${CARDS[card]!.id}-${ability + 1}`;
      const isHouse = CARDS[card]!.type === 'house';
      const called = isHouse ? (props.telling.words[`power.${id}`] ?? name) : name;
      const about = isHouse ? (props.telling.words[`text.power.${id}`] ?? '') : text;
      return {
        text: changesText(props, called, act) ?? about,
        label:
          target === '' || seat === props.viewer
            ? say('do.use', { card: called })
            : say('do.use.at', { card: called, target }),
      };
    }
    default:
      return { text: say('says.choose.all'), label: say('do.none.card') };
  }
}

/** What to do with what lies open, or why nothing can be done with it. */
export function saysOpen(props: Props, hold: number): string {
  if (isUse(hold)) return sayOf(props)('use.aim');
  // With one House to aim at the card's own row is enough.
  if (targetsOf(props).size > 0) return sayOf(props)(targetsOf(props).size > 1 ? 'says.aim' : 'says.aim.only');
  if (deedsOn(props, hold).length > 0) return sayOf(props)('says.row');
  const [barred] = barredOn(props, hold);
  if (barred === undefined) return whyNot(props, cardOfHold(hold));
  return capital(whyBarred(props, hold, barred));
}

function says(props: Props): Plan | null {
  const say = sayOf(props);
  const { request, draft } = props;
  if (request === null) return null;
  if (isAskingSupport(props)) {
    const seats = seatsOf(groupOf(props));
    if (seats.length === 0) return { text: say('says.support.choose'), label: say('do.support.none') };
    const gold = offeredGold(props);
    const names = new Intl.ListFormat(props.language).format(seats.map((seat) => props.names[seat]!));
    return {
      text: say('says.support', { names, gold, count: seats.length }),
      notes: [{ text: say('says.support.note'), clause: 'SP-5.30', tone: 'plain' }],
      label: gold > 0 ? say('do.support', { names, gold }) : say('do.support.free', { names }),
    };
  }
  if (isOffered(props)) {
    const frame = frameOf(props.view, 'support');
    const gold = askedFor(props);
    const name = props.names[typeof frame?.['by'] === 'number' ? (frame['by'] as number) : 0]!;
    if (draft.value === 'agree') return { text: say('says.agree', { name, gold }), label: say('do.agree', { gold }) };
    if (draft.value === 'refuse') return { text: say('says.refuse', { name }), label: say('do.refuse') };
    return { text: say('says.offer', { name, gold }), label: say('do.offer.none') };
  }
  if (typeof draft.value === 'string') {
    if (draft.value === 'keep') return { text: say('retry.keep.about'), label: say('retry.keep') };
    return saysAct(props, draft.value);
  }
  if (request.clause === RETRY) return { text: say('retry.title'), label: say('do.none') };
  if (request.clause === 'SP-5.8') return { text: say('says.over'), label: say('do.none.card') };
  const hold = holdNow(props);
  if (hold >= 0)
    return {
      text: saysOpen(props, hold),
      label: say(targetsOf(props).size > 1 ? 'do.none.aim' : 'do.none.row'),
      // What to do with it comes before a tip.
      instead: true,
    };
  const backed = backedCard(props);
  const text =
    backed < 0 ? say(`says.choose.${turnOffers(props)}`) : say('says.backed', { card: cardName(props, backed) });
  return { text, label: say('do.none.card'), ...(backed < 0 ? {} : { instead: true }) };
}

function beside(props: Props): Beside[] {
  const say = sayOf(props);
  if (isAskingSupport(props)) return [{ choice: { to: 'none' }, label: say('do.support.nobody') }];
  const end = deedsOf(props).find(({ verb }) => verb === 'end');
  return end === undefined ? [] : [{ choice: end.word, label: say('do.end') }];
}

export const intrigue: SpartacusSceneParts = {
  Stage: IntrigueStage,
  Tray,
  Ledger: SupportLedger,
  tab: 'support',
  stage: 'table',
  says,
  beside,
};
