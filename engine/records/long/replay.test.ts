import { test } from 'node:test';
import { followsExactly } from '#engine/testing/match.ts';
import { wager } from '#engine/testing/wager.ts';
import { games } from '#games/index.ts';

const harenula = games.get('harenula')!;

test('a replay gives the states and events of the match byte for byte, in 400 random games', () => {
  for (let seed = 0; seed < 400; seed++) followsExactly(seed % 2 === 0 ? wager : harenula, seed);
});
