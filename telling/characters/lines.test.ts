import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTERS } from '#bots/index.ts';
import type { SeenEvent } from '#engine/event.ts';
import { defineEvents, secret } from '#engine/events/declare.ts';
import type { Json } from '#engine/json.ts';
import { games } from '#games/index.ts';
import { CHARACTER_WORDS, lineAbout, lineText, openFields } from '#telling/characters/lines.ts';
import { botWord, freeCharacters, ROSTER, readBotWord, TEMPERED } from '#telling/characters/roster.ts';
import { OCCASIONS } from '#telling/characters/words/words.ts';

const { events } = games.get('spartacus')!;
const BOTS = ['fighter:livia', 'veteran:varro', null, 'tiro'];

const event = (n: number, kind: string, fields: { [name: string]: Json }): SeenEvent =>
  ({ n, clause: 'SP-0', kind, ...fields }) as SeenEvent;

test('the characters are those that bots can be, with the tempers that bots have', () => {
  assert.deepEqual(Object.fromEntries(ROSTER.map(({ id, style }) => [id, style])), CHARACTERS);
  const tempered = [...games.values()].filter(({ dealings }) => dealings !== undefined).map(({ id }) => id);
  assert.deepEqual([...TEMPERED], tempered);
});

test('every character has a sentence and lines in every language, short ones, no two alike', () => {
  for (const language of ['en', 'fr', 'it'] as const) {
    const words = CHARACTER_WORDS[language];
    const all = ROSTER.flatMap(({ id }) => OCCASIONS.flatMap((occasion) => words[id][occasion]));
    assert.equal(new Set(all).size, all.length, language);
    for (const line of all) assert.ok(line.length > 1 && line.length <= 80 && /[.!?]$/.test(line), line);
    for (const { id } of ROSTER) assert.ok(words[id].about.endsWith('.') && words[id].about.length < 100);
  }
});

test('a line depends on open fields alone: what only some may know changes nothing in it', () => {
  const open = event(3, 'slipped', {});
  const told = event(3, 'slipped', { seat: 1, to: 0, gold: 4 });
  assert.deepEqual(openFields(events, told), openFields(events, open));
  // No game tells secrets in an event that is spoken about; these do.
  const secretive = defineEvents(
    {},
    { bought: { seat: 'seat', gold: secret('number') }, gave: { seat: 'seat', to: secret('seat'), gold: 'number' } },
  );
  let spoken = 0;
  for (let n = 0; n < 40; n++) {
    const known = lineAbout('m', BOTS, secretive, event(n, 'bought', { seat: 0, gold: n }));
    assert.deepEqual(known, lineAbout('m', BOTS, secretive, event(n, 'bought', { seat: 0 })));
    if (known !== null) spoken++;
    assert.equal(lineAbout('m', BOTS, secretive, event(n, 'gave', { seat: 1, to: 0, gold: 2 })), null);
  }
  assert.ok(spoken > 0);
});

test('bots speak now and then, people and bots without a character never', () => {
  const log = Array.from({ length: 400 }, (_, n) => event(n, 'bought', { seat: n % 4, card: 1, gold: 3, purse: null }));
  const linesIn = (match: string) => log.flatMap((one) => lineAbout(match, BOTS, events, one) ?? []);
  const lines = linesIn('m');
  assert.ok(lines.length > 20 && lines.length < 100, `${lines.length} lines`);
  assert.deepEqual([...new Set(lines.map(({ seat }) => seat))].sort(), [0, 1]);
  assert.deepEqual(linesIn('m'), lines);
  assert.notDeepEqual(linesIn('another'), lines);
  const texts = new Set(lines.map((line) => lineText(line, 'it')));
  assert.ok(texts.size >= 4, 'all their lines come up');
});

test('the word of a bot is read as it was written, and free characters come first', () => {
  assert.deepEqual(readBotWord(botWord('veteran', 'livia')), { level: 'veteran', character: 'livia' });
  assert.deepEqual(readBotWord('fighter'), { level: 'fighter', character: null });
  assert.deepEqual(freeCharacters(2, ['varro', null]), ['livia', 'jonas']);
  assert.equal(new Set(freeCharacters(6, [])).size, 6);
});
