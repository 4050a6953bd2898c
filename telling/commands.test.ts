import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amount, field, form, pick, type Request, subset } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';
import { commandText } from '#telling/commands.ts';
import { placesOf } from '#telling/messages.ts';
import { Telling } from '#telling/telling.ts';
import { LANGUAGES } from '#telling/words.ts';

test('every free command has a name, says what it does and what follows, in every language', () => {
  for (const { id, commands, words } of games.values()) {
    for (const { name } of commands) {
      for (const language of LANGUAGES) {
        for (const key of [`command.${name}`, `command.${name}.do`, `command.${name}.about`])
          assert.ok(words[language][key], `${id} ${language}: ${key}`);
        const places = (of: typeof language): string[] =>
          placesOf(words[of][`command.${name}.do`]!, of)
            .map((one) => one.name)
            .sort();
        assert.deepEqual(places(language), places('en'), `${id} ${language}: ${name}`);
      }
    }
  }
});

const offered = (id: string, request: object): Request => ({ ...request, id, seat: 0 }) as unknown as Request;
const telling = (game: string, language: 'en' | 'fr' | 'it' = 'en'): Telling =>
  new Telling(games.get(game)!, ['Anna', 'Solonius'], language, true);

test('a command says what will happen with the answer, and its name while there is none', () => {
  const gift = offered('give', form(0, [field('to', pick(0, 'seat', [1])), field('gold', amount(0, 'gold', 1, 9))]));
  assert.equal(commandText(telling('spartacus'), gift, null), 'give gold');
  assert.equal(commandText(telling('spartacus'), gift, { to: 1, gold: 3 }), 'Give 3 gold to Solonius');
  assert.equal(commandText(telling('spartacus', 'fr'), gift, { to: 1, gold: 3 }), 'Donner 3 or à Solonius');
  const thrown = offered('discard', subset(0, 'card', [1, 2, 3], 1, 3));
  assert.equal(commandText(telling('house-of-gladiators'), thrown, [1, 2]), 'Throw away these 2 cards');
  const yielding = offered('surrender', pick(0, 'word', ['announce']));
  assert.equal(commandText(telling('gladiatori'), yielding, 'announce'), 'Announce your surrender');
});

/** Spartacus with other words of a command. */
function wordsFor(words: { [key: string]: string }): Telling {
  const spartacus = games.get('spartacus')!;
  const en = { ...spartacus.words.en, ...words };
  return new Telling({ ...spartacus, words: { ...spartacus.words, en } }, ['Anna', 'Solonius'], 'en', true);
}

test('an answer may decide between forms of the message, as a number or as a word', () => {
  const message = '{gold, plural, one {# coin} other {# coins}} {to, select, 1 {to him} other {to her}}, {how}';
  const told = wordsFor({ 'command.toss': 'toss', 'command.toss.do': message });
  const toss = form(0, [
    field('to', pick(0, 'seat', [0, 1])),
    field('gold', amount(0, 'gold', 1, 9)),
    field('how', pick(0, 'word', ['accept'])),
  ]);
  const tossed = (to: number, gold: number) => commandText(told, offered('toss', toss), { to, gold, how: 'accept' });
  const how = told.item('word', 'accept');
  assert.deepEqual([tossed(1, 1), tossed(0, 2)], [`1 coin to him, ${how}`, `2 coins to her, ${how}`]);
});

test('a game without such words has none, nor has one with the half of them', () => {
  const asked = offered('no-such', pick(0, 'word', ['yes']));
  assert.equal(commandText(telling('jugula'), asked, 'yes'), null);
  assert.equal(commandText(wordsFor({ 'command.no-such': 'a name' }), asked, 'yes'), null);
  assert.equal(commandText(wordsFor({ 'command.no-such.do': 'does it' }), asked, null), null);
});
