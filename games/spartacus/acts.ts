// What a seat can do at a moment with several kinds of deeds, as words: `launch.petty-theft.2`, `cash.guard`, `use.net`.
//
// An act is a verb, the kind of a card (or −1), one of its abilities, a seat it is aimed at (or −1), and a number (0:
// none). Acts are made from and read back to their words through tables, so that asking allocates no text.

import { CARDS } from '#games/spartacus/cards.ts';

export const VERBS = [
  'cash',
  'launch',
  'use',
  'ask',
  'lay',
  'end',
  'play',
  'table',
  'hand',
  'pass',
  'drop',
  'none',
  'move',
  'attack',
  'rest',
] as const;
export type Verb = (typeof VERBS)[number];

export interface Act {
  verb: Verb;
  card: number;
  ability: number;
  seat: number;
  number: number;
}

/** An act is looked up by one number: verb, card, seat, ability and number, each below its base. */
const CARD_BASE = 128;
const SEAT_BASE = 8;
const ABILITY_BASE = 8;
const NUMBER_BASE = 64;

const words = new Map<number, string>();
const acts = new Map<string, Act>();

/** The word for an act: verb, card, #2 for a second ability, the seat, and the number after an =. */
export function act(verb: Verb, card = -1, seat = -1, ability = 0, number = 0): string {
  const aimed = (VERBS.indexOf(verb) * CARD_BASE + card + 1) * SEAT_BASE + seat + 1;
  const key = (aimed * ABILITY_BASE + ability) * NUMBER_BASE + number;
  return words.get(key) ?? remember(key, { verb, card, ability, seat, number });
}

function remember(key: number, made: Act): string {
  const { verb, card, ability, seat, number } = made;
  const word =
    verb +
    (card >= 0 ? `.${CARDS[card]!.slug}` : '') +
    (ability > 0 ? `#${ability + 1}` : '') +
    (seat >= 0 ? `.${seat}` : '') +
    (number > 0 ? `=${number}` : '');
  words.set(key, word);
  acts.set(word, made);
  return word;
}

/** The act a word stands for. */
export function actOf(word: string): Act {
  const known = acts.get(word);
  if (known !== undefined) return known;
  const [, verb = '', slug, ability, seat, number] =
    /^([a-z-]+)(?:\.([a-z][a-z0-9-]*))?(?:#(\d))?(?:\.(\d))?(?:=(\d+))?$/.exec(word) ?? [];
  const card = slug === undefined ? -1 : CARDS.findIndex((one) => one.slug === slug);
  if (!(VERBS as readonly string[]).includes(verb) || (slug !== undefined && card < 0))
    throw new Error(`'${word}' is no act`);
  act(
    verb as Verb,
    card,
    seat === undefined ? -1 : Number(seat),
    ability === undefined ? 0 : Number(ability) - 1,
    Number(number ?? 0),
  );
  return acts.get(word)!;
}

export const NONE = act('none');
export const PASS = act('pass');
export const END = act('end');
