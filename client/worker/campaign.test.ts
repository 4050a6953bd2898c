import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Campaigner } from '#client/net/local.ts';
import { MOMENTS, reach } from '#client/tables/gladiatori/testing/moments.ts';
import { countMatch } from '#client/worker/campaign.ts';
import { NORMAL_COINS, sheetJson } from '#games/gladiatori/characters.ts';
import { campaignResults, sheetPlayed, xpForVp } from '#games/gladiatori/rules/21-campaign.ts';
import type { Gladiatori } from '#games/gladiatori/state.ts';

const match = reach(MOMENTS.find(({ name }) => name === 'over')!)!;
const state = match.table.state as unknown as Gladiatori;
const result = campaignResults(state)[0]!;
const sheet = sheetJson(sheetPlayed(state, 0));

const kept = (name: string, more: Partial<Campaigner> = {}): Campaigner => ({
  name,
  sheet,
  xp: 3,
  games: 1,
  wounds: null,
  dead: false,
  matches: ['an earlier one'],
  ...more,
});

test('GL-21.2, GL-21.3 a match counts for a gladiator that could have played it, and adds what it brought', () => {
  const other = kept('Other', { sheet: sheetJson({ ...sheetPlayed(state, 0), feint: 9 }) });
  const { counted, may, fresh } = countMatch(match, 0, [kept('Anna'), other, kept('Gone', { dead: true })]);
  assert.equal(counted, null);
  assert.deepEqual(
    may.map(({ before }) => before.name),
    ['Anna'],
  );
  const gain = xpForVp(result.vp) + (result.won ? 1 : 0);
  const { after } = may[0]!;
  assert.deepEqual([after.xp, after.games, after.matches], [3 + gain, 2, ['an earlier one', match.header.match]]);
  assert.deepEqual([fresh.after.xp, fresh.after.games], [gain, 1]);
});

test('GL-21.6 no match counts twice, and the coins of the next build are told', () => {
  const done = kept('Anna', { xp: 7, matches: [match.header.match] });
  const { counted, may } = countMatch(match, 0, [done, kept('Ben')]);
  assert.deepEqual(may, []);
  assert.equal(counted?.after, done);
  assert.equal(counted?.coins, NORMAL_COINS + 3);
});
