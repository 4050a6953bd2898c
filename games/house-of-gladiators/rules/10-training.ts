// Chapter 10: Training. All Houses act at once and independently, in any order, until each has locked.

import { AGAIN, call, type Next, rule } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { amount, type Field, field, form, type Item, pick, type Request, subset } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { BLESSING, effectOf, TYPE_OF } from '#games/house-of-gladiators/cards.ts';
import { discardCards, free, maySell, sell, tirosOf } from '#games/house-of-gladiators/rules/09-selling.ts';
import { EXCHANGE_PRICE, whyNoExchange, whyNot } from '#games/house-of-gladiators/rules/10-barred.ts';
import { type Blessed, bless, isPlayable } from '#games/house-of-gladiators/rules/10-blessings.ts';
import { aidsFor, upgrade } from '#games/house-of-gladiators/rules/11-upgrading.ts';
import { returnTask, tasks } from '#games/house-of-gladiators/rules/20-tasks.ts';
import { cardsHeld, find, type House, handSize, type Ludi, maxHp, spend } from '#games/house-of-gladiators/state.ts';

export type Act = {
  do: 'heal' | 'bless' | 'upgrade' | 'manage' | 'exchange' | 'lock';
  patient?: number;
  rations?: number;
  card?: number;
  on?: number;
  house?: Seat;
  trainee?: number;
  aid?: string;
  how?: 'sell' | 'free' | 'discard';
  gladiator?: number;
  cards?: number[];
};

export const training = rule<Ludi, { open: Seat[] }>('training', { locals: { open: [] }, shows: ['open'] }, [
  {
    clause: 'HG-10.1',
    ask(g, f) {
      const requests = [];
      for (let i = 0; i < f.open.length; i++) requests.push(trainingRequest(g, f.open[i]!));
      return requests;
    },
    fallback: () => ({ do: 'lock' }),
    barred: (g, _f, request) => whyNot(g, request.seat),
    take(g, f, t, answer, seat) {
      const choice = answer as Act;
      if (choice.do !== 'lock') return act(g, t, seat, choice);
      f.open = f.open.filter((other) => other !== seat);
      t.log?.emit('locked', { clause: 'HG-25.17', seat });
      return AGAIN;
    },
  },
]);

function act(g: Ludi, t: Table<Ludi>, seat: Seat, choice: Act): Next {
  switch (choice.do) {
    case 'heal':
      healWithRations(g, t, seat, choice.patient!, choice.rations!);
      return AGAIN;
    case 'bless':
      bless(g, t, seat, choice as Blessed);
      return AGAIN;
    case 'upgrade':
      return call(upgrade, { by: seat, tiro: choice.trainee!, aid: choice.aid ?? 'none' }, 'HG-10.1');
    case 'exchange':
      return exchange(g, t, seat);
    default:
      if (choice.how === 'sell') sell(g, t, seat, choice.gladiator!);
      else if (choice.how === 'free') free(g, t, seat, choice.gladiator!);
      else discardCards(g, t, seat, choice.cards!, 'HG-6.7');
      return AGAIN;
  }
}

/** HG-10.4, HG-10.5: one ration, one point of health. */
function healWithRations(g: Ludi, t: Table<Ludi>, seat: Seat, tiro: number, rations: number): void {
  const gladiator = find(g.houses[seat]!, tiro)!;
  spend(g, seat, 0, rations);
  gladiator.hp += rations;
  t.log?.emit('fed', {
    clause: 'HG-10.4',
    seat,
    gladiator: tiro,
    rations,
    hp: gladiator.hp,
    store: g.houses[seat]!.rations,
  });
}

/** HG-20.6: the active task goes back, and the process of HG-20.3 is repeated. */
function exchange(g: Ludi, t: Table<Ludi>, seat: Seat): Next {
  g.houses[seat]!.exchanged = true;
  spend(g, seat, EXCHANGE_PRICE, 0);
  returnTask(g, seat);
  t.random.shuffle(g.tasks);
  t.log?.emit('exchanged', { clause: 'HG-20.6', seat, coins: EXCHANGE_PRICE, purse: g.houses[seat]!.coins });
  return call(tasks, { by: [seat] }, 'HG-10.1');
}

const MANAGE_ALL: readonly Item[] = ['sell', 'free', 'discard'];
const MANAGE_LUDUS: readonly Item[] = ['sell', 'free'];
const MANAGE_HAND: readonly Item[] = ['discard'];
const whenDo = (what: string) => ({ field: 'do', is: [what] });
const WHEN_HEAL = whenDo('heal');
const WHEN_BLESS = whenDo('bless');
const WHEN_UPGRADE = whenDo('upgrade');
const WHEN_MANAGE = whenDo('manage');
const WHEN_LEAVING = { field: 'how', is: ['sell', 'free'] };
const WHEN_DISCARD = { field: 'how', is: ['discard'] };

/** HG-10.9: one action at a time, as often as the House likes. */
function trainingRequest(g: Ludi, seat: Seat): Request {
  const house = g.houses[seat]!;
  const acts: Item[] = [];
  const fields: Field[] = [field('do', pick(seat, 'word', acts))];
  healing(house, seat, acts, fields);
  blessing(g, house, seat, acts, fields);
  upgrading(g, house, seat, acts, fields);
  managing(house, seat, acts, fields);
  if (g.taskExchange && whyNoExchange(house) === null) acts.push('exchange');
  acts.push('lock');
  return form(seat, fields);
}

const OVER_HEALTH = { above: 'HG-10.5' };
const OVER_STORE = { above: 'HG-10.4' };

function healing(house: House, seat: Seat, acts: Item[], fields: Field[]): void {
  if (house.rations === 0) return;
  let hurt: number[] | null = null;
  for (const gladiator of house.ludus) {
    const missing = maxHp(gladiator) - gladiator.hp;
    if (missing === 0) continue;
    if (hurt === null) {
      hurt = [];
      fields.push(field('patient', pick(seat, 'gladiator', hurt), WHEN_HEAL));
    }
    hurt.push(gladiator.tiro);
    const rations = amount(seat, 'rations', 1, Math.min(missing, house.rations));
    rations.clauses = missing <= house.rations ? OVER_HEALTH : OVER_STORE;
    fields.push(field('rations', rations, { field: 'patient', is: [gladiator.tiro] }));
  }
  if (hurt !== null) acts.push('heal');
}

function blessing(g: Ludi, house: House, seat: Seat, acts: Item[], fields: Field[]): void {
  const cards: number[] = [];
  const healers: number[] = [];
  const lookers: number[] = [];
  for (const card of cardsHeld(house)) {
    if (TYPE_OF[card] !== BLESSING || cards.includes(card) || !isPlayable(house, card)) continue;
    cards.push(card);
    if (effectOf(card, 'HEAL')?.target === 'one') healers.push(card);
    if (effectOf(card, 'LOOK') !== null) lookers.push(card);
  }
  if (cards.length === 0) return;
  acts.push('bless');
  fields.push(field('card', pick(seat, 'card', cards), WHEN_BLESS));
  if (healers.length > 0) {
    const hurt = house.ludus.filter((gladiator) => gladiator.hp < maxHp(gladiator));
    fields.push(field('on', pick(seat, 'gladiator', tirosOf({ ludus: hurt })), { field: 'card', is: healers }));
  }
  if (lookers.length > 0) {
    const others = g.order.filter((other) => other !== seat);
    fields.push(field('house', pick(seat, 'seat', others), { field: 'card', is: lookers }));
  }
}

function upgrading(g: Ludi, house: House, seat: Seat, acts: Item[], fields: Field[]): void {
  let trainees: number[] | null = null;
  for (const gladiator of house.ludus) {
    const aids = aidsFor(g, house, gladiator);
    if (aids === null) continue;
    if (trainees === null) {
      trainees = [];
      fields.push(field('trainee', pick(seat, 'gladiator', trainees), WHEN_UPGRADE));
    }
    trainees.push(gladiator.tiro);
    if (aids.length > 1 || aids[0] !== 'none')
      fields.push(field('aid', pick(seat, 'aid', aids), { field: 'trainee', is: [gladiator.tiro] }));
  }
  if (trainees !== null) acts.push('upgrade');
}

function managing(house: House, seat: Seat, acts: Item[], fields: Field[]): void {
  const cards = handSize(house);
  const ludus = maySell(house);
  if (!ludus && cards === 0) return;
  acts.push('manage');
  const ways = ludus ? (cards > 0 ? MANAGE_ALL : MANAGE_LUDUS) : MANAGE_HAND;
  fields.push(field('how', pick(seat, 'word', ways), WHEN_MANAGE));
  if (ludus) fields.push(field('gladiator', pick(seat, 'gladiator', tirosOf(house)), WHEN_LEAVING));
  if (cards > 0) fields.push(field('cards', subset(seat, 'card', cardsHeld(house), 1, cards), WHEN_DISCARD));
}
