// What is typed for a square and a stance.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from '#engine/requests/notation.ts';
import { pick } from '#engine/requests/request.ts';
import { squareCalled, squareWritten, stanceNamed } from '#games/jugula/board.ts';
import { nouns } from '#games/jugula/nouns.ts';

test('JU-21.5 a stance that is not offered is not short for one that is', () => {
  const request = pick(0, 'stance', [stanceNamed('3,3nw'), stanceNamed('4,4s')]);
  assert.notEqual(parse(request, '3,3n', nouns).refusal, null);
  assert.equal(parse(request, '3,3nw', nouns).choice, stanceNamed('3,3nw'));
  assert.equal(parse(request, '3,3', nouns).choice, stanceNamed('3,3nw'), 'a square is no stance');
});

test('a square is read as people write it, from a8 in the corner of the north to h1', () => {
  assert.deepEqual(['a8', 'h8', 'a1', 'h1', 'a9', 'i1'].map(squareWritten), [0, 7, 56, 63, -1, -1]);
  for (let square = 0; square < 64; square++) assert.equal(squareWritten(squareCalled(square)), square);
});
