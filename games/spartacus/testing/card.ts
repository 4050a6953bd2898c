// A card as it could be: until `run` is over the first ability of a card is another one with the same trigger, so that
// tests can try words of the card language in ways no printed card does.

import assert from 'node:assert/strict';
import { type Ability, readAbilities } from '#games/spartacus/cards/language.ts';
import { CARDS } from '#games/spartacus/cards.ts';

export function withAbility(slug: string, text: string, run: () => void): void {
  const card = CARDS.find((one) => one.slug === slug)!;
  const abilities = card.abilities as Ability[];
  const printed = abilities[0]!;
  const other = readAbilities(card.id, text)[0]!;
  assert.equal(other.trigger, printed.trigger);
  abilities[0] = other;
  try {
    run();
  } finally {
    abilities[0] = printed;
  }
}
