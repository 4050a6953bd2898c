// The texts of cards, made from their numbers and abilities: `text.card.<slug>` for a card, `effect.card.<slug>` the same
// without its numbers, `text.start.<slug>` for what a House starts with, `text.power.<id>-<n>` for an ability of a House,
// `effect.power.<id>-<n>` for the same on the House's own Intrigue turn; `does.<kind>-<n>` for what the log says of an ability;
// and what the acts on a card mean: `choice.cash.petty-theft`. A new card of known words needs no words of its own.

import type { Words } from '#engine/game.ts';
import { act } from '#games/spartacus/acts.ts';
import { type Ability, FILTERS, POOLS, SETS, WINDOWS, type Word } from '#games/spartacus/cards/language.ts';
import { CARDS, type Card, GUARD, isGuard, isScheme, typeOf } from '#games/spartacus/cards.ts';
import { FILTER_NAMES, PHRASES } from '#games/spartacus/words/phrases.ts';

const rowsOf = (table: string): Map<string, string[]> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', ...cells] = line.split(' ; ');
        return [name, cells] as const;
      }),
  );

const phrases = rowsOf(PHRASES);
const filters = rowsOf(FILTER_NAMES);
const SEATS = [0, 1, 2, 3];
const FACES = [1, 2, 3, 4, 5, 6];

/** The words of one language: its place in the tables, and what is written between things. */
interface Speech {
  place: number;
  or: string;
  /** Between an effect and what limits it. */
  comma: string;
  windows: Words;
}

function say(speech: Speech, name: string, args: readonly number[]): string {
  const phrase = phrases.get(name)?.[speech.place];
  if (phrase === undefined) throw new Error(`there are no words for '${name}'`);
  const filter = (at: number, many: boolean): string =>
    filters.get(FILTERS[args[at]!]!)![speech.place * 2 + (many ? 1 : 0)]!;
  return phrase
    .replace(/\{(\d)\|([^|}]*)\|([^}]*)\}/g, (_, at, one, many) => (args[at] === 1 ? one : many))
    .replace(/\{a(\d)\}/g, (_, at) => filter(Number(at), false))
    .replace('{n1}', () => (args[0] === 1 ? filter(1, false) : `${args[0]} ${filter(1, true)}`))
    .replace('{0of1}', () => `${args[1]} ${filter(0, true)}`)
    .replace(/\{p(\d)\}/g, (_, at) => say(speech, `P:${POOLS[args[at]!]!}`, []))
    .replace('{s0}', () => say(speech, `S:${SETS[args[0]!]}`, []))
    .replace('{+0}', () => `${args[0]! < 0 ? '−' : '+'}${Math.abs(args[0]!)}`)
    .replace('{w}', () => windowsOf(speech, args[0]!))
    .replace(/\{(\d)\}/g, (_, at) => String(args[at]));
}

const windowsOf = (speech: Speech, bits: number): string =>
  WINDOWS.filter((_, place) => (bits & (1 << place)) !== 0)
    .map((name) => speech.windows[`window.${name}`])
    .join(` ${speech.or} `);

/** What happens to the scheme, and to nobody. */
const isOfScheme = ({ name }: Word<string>): boolean => name === 'foil' || name === 'guardRoll';

/** Whether somebody other than its owner is touched by it. */
const isAimed = ({ target, effects }: Ability): boolean =>
  phrases.has(`TG:${target}`) && effects.some((one) => !isOfScheme(one));

/** What an ability does; at its moment nobody needs to be told when. */
function textOf(speech: Speech, ability: Ability, when: boolean): string {
  const { trigger, windows, costs, conditions, target, effects, limit } = ability;
  const tell = (slot: string) => (word: Word<string>) => say(speech, slot + word.name, word.args);
  const before: string[] = [];
  if (when && phrases.has(`T:${trigger}`)) before.push(say(speech, `T:${trigger}`, [windows]));
  if (costs.length > 0) before.push(costs.map(tell('C:')).join(', '), '→');
  const after = [...conditions.map(tell('IF:')), ...(limit === null ? [] : [say(speech, `L:${limit.name}`, [])])];
  // Before whom it touches: the launcher of a scheme does not throw the die that foils it.
  const first = isAimed(ability) ? effects.filter(isOfScheme) : [];
  const rest = effects.slice(first.length).map(tell('E:')).join(', ');
  const does = isAimed(ability) ? `${say(speech, `TG:${target}`, [])} ${rest}` : rest;
  return [...before, [...first.map(tell('E:')), does, ...after].join(speech.comma)].join(' ');
}

/** What can be done with a card at some moment, as acts with their meaning. */
function actsOf(speech: Speech, card: Card, kind: number, found: { [key: string]: string }): void {
  const put = (word: string, text: string): void => {
    found[`choice.${word}`] ??= text;
  };
  if (typeOf(kind) === 'scheme' || typeOf(kind) === 'reaction' || isGuard(kind)) {
    put(act('cash', kind), say(speech, 'V:cash', [card.value]));
    put(act('drop', kind), say(speech, 'V:drop', []));
  }
  if (isScheme(kind)) {
    put(act('ask', kind), say(speech, 'V:ask', []));
    for (const seat of SEATS) put(act('launch', kind, seat), say(speech, 'V:launch', [seat]));
  } else if (typeOf(kind) === 'reaction') {
    put(act('play', kind), say(speech, 'V:play', []));
    for (const seat of SEATS) {
      put(act('play', kind, seat), say(speech, 'V:playAt', [seat]));
      // No reaction is launched, and a player's own turn says so by this word.
      put(act('launch', kind, seat), say(speech, 'V:launch', [seat]));
    }
  } else if (kind !== GUARD) {
    for (const [place, ability] of card.abilities.entries()) {
      const text = textOf(speech, ability, false);
      put(act('use', kind, -1, place), text);
      for (const seat of SEATS) put(act('use', kind, seat, place), text);
      if (ability.trigger === 'attackDeclared') put(act('attack', kind, -1, place), text);
      if (!ability.effects.some(({ name }) => name === 'reroll' || name === 'forceReroll')) continue;
      for (const face of FACES) put(act('use', kind, -1, place, face), say(speech, 'V:face', [face]));
    }
  }
}

/** Dice or kind and value of a Market card; the influence that an Intrigue card needs, and what it is cashed in for. */
function numbersOf({ type, dice, value, req }: Card, words: Words): string {
  const isIntrigue = type === 'scheme' || type === 'reaction' || type === 'guard';
  const numbers = isIntrigue
    ? [`${words['needs']} ${req}`, `${words['cash']} ${value}`]
    : [dice.length > 0 ? dice.join('/') : words[type], `${words['value']} ${value}`];
  return `(${numbers.join(', ')})`;
}

/** The texts in the language at this place of the tables, given its words for windows. */
export function textsIn(place: number, or: string, windows: Words): Words {
  const speech = { place, or, comma: place === 1 ? ' ; ' : '; ', windows };
  const found: { [key: string]: string } = {};
  for (const [kind, card] of CARDS.entries()) {
    const texts = card.abilities.map((ability) => textOf(speech, ability, true));
    found[`effect.card.${card.slug}`] = texts.join('. ');
    if (card.holdings === null) found[`text.card.${card.slug}`] = [numbersOf(card, windows), ...texts].join(' ');
    else {
      const { gladiators, slaves, guards, gold } = card.holdings;
      const start = say(speech, 'V:house', [gladiators, slaves, guards, gold]);
      found[`text.card.${card.slug}`] = [start, ...texts].join('. ');
      found[`text.start.${card.slug}`] = start;
      found[`choice.${card.slug}`] = found[`text.card.${card.slug}`]!;
      for (const [i, ability] of card.abilities.entries()) {
        found[`text.power.${card.id}-${i + 1}`] = texts[i]!;
        found[`effect.power.${card.id}-${i + 1}`] = textOf(speech, ability, ability.trigger !== 'intrigue');
      }
    }
    // What it does, without its conditions.
    for (const [i, ability] of card.abilities.entries())
      if (ability.trigger === 'intrigue')
        found[`does.${kind}-${i + 1}`] = textOf(speech, ability, false).split(speech.comma)[0]!;
    actsOf(speech, card, kind, found);
  }
  return found;
}
