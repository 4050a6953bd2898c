// What people call the things of Spartacus that the notation writes short: `crixus.2.x` is "Crixus (2 Favor, exhausted)",
// `launch.petty-theft.1` is "Petty Theft: launch it at Ben".

import type { Called, Words } from '#engine/game.ts';
import type { Item } from '#engine/requests/request.ts';
import { act, actOf, VERBS } from '#games/spartacus/acts.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { CARDS, cardOf, EXHAUSTED, favorOf, isChampion, isGuard, isInjured } from '#games/spartacus/cards.ts';
import { seatsIn } from '#games/spartacus/rules/05-support.ts';
import { offerNumber, otherSide } from '#games/spartacus/rules/07-offers.ts';

export const cardCalled = (kind: number, words: Words): string =>
  words[`card.${CARDS[kind]!.slug}`] ?? CARDS[kind]!.name;

/** What lies on a card, in brackets behind its name. */
export function assetCalled(asset: number, words: Words): string {
  const favor = favorOf(asset);
  const lies = [
    favor > 0 ? `${favor} ${words['favor']}` : '',
    isChampion(asset) ? words['champion']! : '',
    isInjured(asset) ? words['injured']! : (asset & EXHAUSTED) !== 0 ? words['exhausted']! : '',
  ].filter((word) => word !== '');
  const name = words[`card.${cardOf(asset).slug}`] ?? cardOf(asset).name;
  return lies.length === 0 ? name : `${name} (${lies.join(', ')})`;
}

const wordCalled = (word: string, words: Words): Called => ({
  name: words[`choice.${word}`] ?? words[`field.${word}`] ?? word,
  about: null,
});

const isAct = (word: string): boolean => (VERBS as readonly string[]).includes(/^[a-z]+/.exec(word)?.[0] ?? '');

/** The card first, then what is done with it and to whom; beside it what the card does. */
function actCalled(word: string, words: Words, players: readonly string[]): Called {
  const { verb, card, seat, number } = actOf(word);
  const meant =
    words[`choice.${word}`] ??
    words[`choice.${act(verb, card, seat)}`] ??
    // Every guard is laid, sent from the table and sent from the hand in the same words.
    (card >= 0 && isGuard(card) ? words[`choice.${verb}.guard`] : undefined);
  if (card < 0 || meant === undefined) return wordCalled(word, words);
  const name = cardCalled(card, words);
  const player = players[seat] ?? String(seat + 1);
  const aimed = words[`act.${verb}`]?.replace('{player}', player) ?? `${meant} → ${player}`;
  const sum = number > 0 && words[`choice.${word}`] === undefined ? ` (${number})` : '';
  const told = (seat < 0 ? meant : aimed) + sum;
  const about = words[`text.card.${CARDS[card]!.slug}`] ?? null;
  return { name: `${name}${words['colon']}${told}`, about: about?.includes(meant) ? null : about };
}

export const called = {
  card: (item: Item, words: Words): Called =>
    typeof item === 'number'
      ? { name: cardCalled(item, words), about: words[`text.card.${CARDS[item]!.slug}`] ?? null }
      : wordCalled(item, words),
  asset: (item: Item, words: Words): Called =>
    typeof item === 'number'
      ? { name: assetCalled(item, words), about: words[`text.card.${cardOf(item).slug}`] ?? null }
      : wordCalled(item, words),
  act: (item: Item, words: Words, players: readonly string[]): Called =>
    typeof item === 'string' && isAct(item) ? actCalled(item, words, players) : wordCalled(String(item), words),
  pool: (item: Item, words: Words): Called => ({ name: words[`sketch.${POOLS[item as number]!}`]!, about: null }),
  group: (item: Item, words: Words, players: readonly string[]): Called =>
    typeof item === 'number'
      ? {
          name: seatsIn(item)
            .map((seat) => players[seat] ?? String(seat + 1))
            .join(' + '),
          about: null,
        }
      : wordCalled(item, words),
  trade: (item: Item, _words: Words, players: readonly string[]): Called => ({
    name: `${players[otherSide(item as number)] ?? otherSide(item as number)}, ${offerNumber(item as number)}`,
    about: null,
  }),
};
