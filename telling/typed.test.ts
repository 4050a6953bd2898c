// Typed answers of players who read the board: squares as they stand on its edge, players by their names.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amount, field, form, pick } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';
import { squareNamed, stanceNamed } from '#games/jugula/board.ts';
import { Telling } from '#telling/telling.ts';
import { readTyped } from '#telling/typed.ts';

const { nouns } = games.get('jugula')!;

test('a square of Jugula is typed as on the edge of the board, or in the notation', () => {
  const d4 = squareNamed('3,4');
  const request = { ...pick(0, 'cell', [d4, squareNamed('0,0')]), clause: 'JU-21.15' };
  for (const text of ['d4', 'D4', '3,4']) assert.equal(readTyped(request, text, nouns, []).choice, d4, text);
  assert.equal(nouns['cell']!.typed!.print(d4), 'd4');
  assert.equal(readTyped(request, 'a8', nouns, []).choice, squareNamed('0,0'));
  assert.notEqual(readTyped(request, 'h1', nouns, []).refusal, null);
});

test('a stance of Jugula is typed as its square and a point of the compass', () => {
  const [east, north] = [stanceNamed('3,4e'), stanceNamed('3,4n')];
  const request = { ...pick(0, 'stance', [east, north, 'free']), clause: 'JU-21.5' };
  for (const [text, stance] of [
    ['d4e', east],
    ['d4n', north],
    ['3,4n', north],
  ] as const)
    assert.equal(readTyped(request, text, nouns, []).choice, stance, text);
  assert.equal(readTyped(request, 'free', nouns, []).choice, 'free');
  assert.equal(nouns['stance']!.typed!.print(east), 'd4e');
  assert.notEqual(readTyped(request, 'd4s', nouns, []).refusal, null);
});

test('what is refused is named as the player typed it', () => {
  const d4 = squareNamed('3,4');
  const cells = { ...pick(0, 'cell', [d4]), clause: 'JU-21.15' };
  assert.deepEqual(
    ['h1', 'H1', '7,7'].map((text) => readTyped(cells, text, nouns, []).refusal!.typed),
    ['h1', 'H1', '7,7'],
  );
  const stances = { ...pick(0, 'stance', [stanceNamed('3,4e')]), clause: 'JU-21.2' };
  assert.equal(readTyped(stances, 'd4n', nouns, []).refusal!.typed, 'd4n');
  const telling = new Telling(games.get('jugula')!, ['Anna', 'Ben'], 'en');
  assert.equal(telling.reason(readTyped(stances, 'd4n', nouns, []).refusal!), '“d4n” is not offered here');
});

test('several players at once are typed by their names in any order; a refusal quotes what was typed', () => {
  const names = ['Ann', 'Ben', 'Tom&Jo'];
  const groups = { group: { print: (item: number | string) => String(item) } };
  const fields = [field('to', pick(0, 'group', ['1', '2', '1&2'])), field('gold', amount(0, 'gold', 0, 3))];
  const request = { ...form(0, fields), clause: 'XX-1.1' };
  const read = (text: string) => readTyped(request, text, groups, names);
  assert.deepEqual(read('Ben 2').choice, { to: '1', gold: 2 });
  assert.deepEqual(read('Tom&Jo 2').choice, { to: '2', gold: 2 });
  const three = ['Ann', 'Ben', 'Cleo'];
  for (const text of ['Ben&Cleo 2', 'Cleo&Ben 2', '1&2 2'])
    assert.deepEqual(readTyped(request, text, groups, three).choice, { to: '1&2', gold: 2 }, text);
  assert.equal(read('Ann 1').refusal?.typed, 'Ann');
  assert.equal(readTyped(request, 'Ben&Ann 1', groups, three).refusal?.typed, 'Ben&Ann');
  assert.equal(read('Ben&Zoe 1').refusal?.typed, 'Ben&Zoe');
  assert.equal(read('3 1').refusal?.typed, '3');
});
