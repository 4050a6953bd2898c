// What is typed for a stance.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from '#engine/requests/notation.ts';
import { pick } from '#engine/requests/request.ts';
import { stanceNamed } from '#games/jugula/board.ts';
import { nouns } from '#games/jugula/nouns.ts';

test('JU-21.5 a stance that is not offered is not short for one that is', () => {
  const request = pick(0, 'stance', [stanceNamed('3,3nw'), stanceNamed('4,4s')]);
  assert.notEqual(parse(request, '3,3n', nouns).refusal, null);
  assert.equal(parse(request, '3,3nw', nouns).choice, stanceNamed('3,3nw'));
  assert.equal(parse(request, '3,3', nouns).choice, stanceNamed('3,3nw'), 'a square is no stance');
});
