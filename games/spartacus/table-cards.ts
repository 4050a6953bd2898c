// The cards of Spartacus as they are drawn: what a kind is, what lies on an asset, what a House can do.

import type { Words } from '#engine/game.ts';
import { type Band, type Card, card, type Stat, stat, type Tone } from '#games/shared/table.ts';
import { cardCalled } from '#games/spartacus/called.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import {
  CARDS,
  type CardType,
  cardOf,
  EXHAUSTED,
  favorOf,
  isChampion,
  isInjured,
  kindOf,
} from '#games/spartacus/cards.ts';

const LOOKS: { readonly [T in CardType]: readonly [Band, string] } = {
  gladiator: ['market', 'helmet'],
  slave: ['market', 'person'],
  weapon: ['item', 'sword'],
  armor: ['item', 'armour'],
  special: ['item', 'net'],
  scheme: ['combat', 'scheme'],
  reaction: ['action', 'reaction'],
  guard: ['action', 'guard'],
  house: ['market', 'house'],
};

/** Emblems of cards that have one of their own. */
const EMBLEMS: { readonly [slug: string]: string } = {
  'thracian-warrior': 'crest',
  'numidian-runner': 'galea',
  'samnite-recruit': 'centurion',
  spartacus: 'spartan',
  crixus: 'crest',
  theokeles: 'visor',
  gannicus: 'galea',
  oenomaus: 'centurion',
  flamma: 'spartan',
  trident: 'trident',
  net: 'net',
  lasso: 'lasso',
  javelin: 'spear',
  scutum: 'shield',
  helmet: 'helmet',
  greaves: 'greaves',
  sica: 'dagger',
  'war-axe': 'axe',
};

const TONES: readonly Tone[] = ['attack', 'defence', 'speed'];

/** Attack, defense and speed, as the dice of a combatant. */
export const diceStats = (dice: readonly number[], words: Words): Stat[] =>
  dice.map((number, i) => stat(words[`sketch.${POOLS[i]!}`] ?? POOLS[i]!, number, TONES[i]!));

export const emblemOf = (kind: number): string => EMBLEMS[CARDS[kind]!.slug] ?? LOOKS[CARDS[kind]!.type][1];

/** A card as it is printed. */
export function printed(kind: number, words: Words, parts: Partial<Card> = {}): Card {
  const { slug, type, value, req, dice } = CARDS[kind]!;
  const isIntrigue = type === 'scheme' || type === 'reaction' || type === 'guard';
  const needs = isIntrigue && req > 0 ? [stat(words['needs']!, req)] : [];
  return card(cardCalled(kind, words), {
    sort: words[`sort.${type}`] ?? type,
    band: LOOKS[type][0],
    emblem: emblemOf(kind),
    stats: dice.length > 0 ? diceStats(dice, words) : needs,
    about: words[`effect.card.${slug}`] || null,
    price: type === 'house' ? null : { label: words[isIntrigue ? 'cash' : 'value']!, value: String(value) },
    ...parts,
  });
}

/** A card of the hand. */
export const held = (kind: number, seat: number, words: Words): Card =>
  printed(kind, words, { keys: [`card ${seat} ${kind}`] });

/** A card on a table, with what lies on it. */
export function laid(asset: number, seat: number, words: Words): Card {
  const favor = favorOf(asset);
  const spent = (asset & EXHAUSTED) !== 0 || isInjured(asset);
  const marks = [
    ...(isChampion(asset) ? [words['champion']!] : []),
    ...(favor > 0 ? [`${favor} ${words['favor']}`] : []),
    ...(isInjured(asset) ? [words['injured']!] : spent ? [words['exhausted']!] : []),
  ];
  return printed(kindOf(asset), words, {
    keys: [`asset ${seat} ${asset}`, `kind ${seat} ${kindOf(asset)}`],
    marks,
    state: spent ? 'spent' : 'ready',
    hurt: isInjured(asset),
  });
}

/** A House before it is chosen: what it starts with and what it can do. */
export const houseCard = (kind: number, words: Words): Card =>
  printed(kind, words, {
    keys: [`house ${kind}`],
    about: [words[`text.start.${CARDS[kind]!.slug}`], ...abilitiesOf(kind, words).map(({ about }) => about)].join('\n'),
  });

/** The abilities of a House, each a card of its own. */
export const abilitiesOf = (kind: number, words: Words): Card[] =>
  CARDS[kind]!.powers.map((_, i) => {
    const id = `${CARDS[kind]!.id}-${i + 1}`;
    return card(words[`power.${id}`] ?? id, {
      keys: [`power ${kind} ${i}`],
      emblem: 'house',
      band: 'action',
      about: words[`text.power.${id}`] ?? null,
    });
  });

export const isEquipped = (asset: number): boolean => ['weapon', 'armor', 'special'].includes(cardOf(asset).type);
