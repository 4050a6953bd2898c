// What a House may do in Training, as answers to HG-10.1. Each answer is given on the gladiator or the card it is about.

import { handOf, isForm, type LudiProps as Props } from '#client/tables/house-of-gladiators/props.ts';
import { type Choice, type Field, type Item, sorted } from '#engine/requests/request.ts';
import { effectOf, REQUIREMENTS, RESOURCE_NAMES } from '#games/house-of-gladiators/cards.ts';
import { type Gladiator, maxHp } from '#games/house-of-gladiators/table-things.ts';

export const isTraining = ({ request }: Props): boolean => request?.clause === 'HG-10.1' && isForm(request);

const fieldsOf = ({ request }: Props, name: string): Field[] =>
  isForm(request) ? request.fields.filter((field) => field.name === name) : [];

const itemsOf = (props: Props, name: string): readonly Item[] =>
  fieldsOf(props, name).flatMap(({ request }) => (request.kind === 'pick' ? request.from : []));

/** How many rations he may eat now (HG-10.4). */
export function mostRations(props: Props, tiro: number): number {
  const field = fieldsOf(props, 'rations').find(({ when }) => when?.is.includes(tiro));
  return field?.request.kind === 'amount' ? field.request.max : 0;
}
export const heal = (patient: number, rations: number): Choice => ({ do: 'heal', patient, rations });

/** The upgrades open to him: without cards first, then one for each set of cards that helps; empty: none. */
export function upgrades(props: Props, tiro: number): { aid: string; choice: Choice }[] {
  if (!itemsOf(props, 'trainee').includes(tiro)) return [];
  const field = fieldsOf(props, 'aid').find(({ when }) => when?.is.includes(tiro));
  if (field?.request.kind !== 'pick') return [{ aid: 'none', choice: { do: 'upgrade', trainee: tiro } }];
  return field.request.from.map((aid) => ({ aid: String(aid), choice: { do: 'upgrade', trainee: tiro, aid } }));
}

/** What an upgrade costs (HG-11.3), with the cards that help (HG-23.15). */
export function upgradePrice(tiro: number, aid: string): { coins: number; rations: number } {
  let { coins, rations } = REQUIREMENTS[tiro]!;
  for (const name of aid.split('+')) {
    const less = RESOURCE_NAMES.includes(name) ? effectOf(RESOURCE_NAMES.indexOf(name), 'UPGRADE_DISCOUNT') : null;
    coins = Math.max(0, coins - (less?.coins ?? 0));
    rations = Math.max(0, rations - (less?.rations ?? 0));
  }
  return { coins, rations };
}

/** The Blessings that heal him (HG-23.14). */
export function blessings(props: Props, tiro: number): { card: number; choice: Choice }[] {
  return fieldsOf(props, 'on').flatMap(({ request, when }) =>
    request.kind === 'pick' && request.from.includes(tiro)
      ? (when?.is ?? []).map((card) => ({ card: card as number, choice: { do: 'bless', card, on: tiro } }))
      : [],
  );
}

/** What a Blessing in the hand still needs: a gladiator, a House, or nothing; null: it cannot be played now. */
export function askedBy(props: Props, card: number): 'man' | 'house' | 'nothing' | null {
  if (!itemsOf(props, 'card').includes(card)) return null;
  const wants = (name: string): boolean => fieldsOf(props, name).some(({ when }) => when?.is.includes(card));
  return wants('on') ? 'man' : wants('house') ? 'house' : 'nothing';
}

/** The Houses that a card may be played on. */
export const housesFor = (props: Props): readonly number[] => itemsOf(props, 'house') as readonly number[];

export const part = ({ draft }: Props, name: string): unknown =>
  (draft.value as { [name: string]: unknown } | null)?.[name];

/** The Blessing that the draft plays; null: none yet. */
export function blessed(props: Props): number | null {
  const card = part(props, 'do') === 'bless' ? part(props, 'card') : null;
  return typeof card === 'number' ? card : null;
}

/** How many rations the draft feeds him; 0: none yet. */
export function fed(props: Props, tiro: number): number {
  const rations = part(props, 'patient') === tiro ? part(props, 'rations') : 0;
  return typeof rations === 'number' ? rations : 0;
}

/** How much health the drafted Blessing gives him (HG-10.8, HG-23.14); 0: none. */
export function blessing(props: Props, man: Gladiator): number {
  const card = blessed(props);
  const effect = card === null ? null : effectOf(card, 'HEAL');
  if (effect === null || (effect.target === 'one' && part(props, 'on') !== man.tiro)) return 0;
  const lacks = maxHp(man) - man.hp;
  return effect.n === 'full' ? lacks : Math.min(effect.n, lacks);
}

/** The Blessing of the hand that heals all men and can be played now; −1: none. */
export const healsAll = (props: Props): number =>
  handOf(props.view.houses[props.viewer]!).find(
    (card) => effectOf(card, 'HEAL')?.target === 'all' && askedBy(props, card) === 'nothing',
  ) ?? -1;

export const leave = (how: 'sell' | 'free', gladiator: number): Choice => ({ do: 'manage', how, gladiator });
export const mayLeave = (props: Props, tiro: number): boolean => itemsOf(props, 'gladiator').includes(tiro);
export const mayExchange = (props: Props): boolean => itemsOf(props, 'do').includes('exchange');

/** Whether cards may be thrown away (HG-6.7). */
export const mayThrow = (props: Props): boolean => itemsOf(props, 'how').includes('discard');

/** The cards that the draft throws away. In the list a draft is put together field by field: they may still be missing. */
export function thrown(props: Props): number[] {
  const cards = part(props, 'how') === 'discard' ? part(props, 'cards') : [];
  return Array.isArray(cards) ? (cards as number[]) : [];
}

/** One more copy of the card goes, or one less. */
export function throwing(props: Props, card: number, copy: number): Choice | null {
  const cards = thrown(props);
  const rest = cards.toSpliced(cards.indexOf(card), 1);
  const next = isThrown(props, card, copy) ? rest : sorted([...cards, card]);
  return next.length === 0 ? null : { do: 'manage', how: 'discard', cards: next };
}

/** `copy`: which of equal cards it is. */
export const isThrown = (props: Props, card: number, copy: number): boolean =>
  thrown(props).filter((one) => one === card).length > copy;
