import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type BalancePlan, measured, runBalance } from '#checks/balance/balance.ts';
import { COUNTED, drawing, playFrozen, sheetOf } from '#checks/balance/counted.ts';
import { pageOf, pairsOf } from '#checks/balance/page.ts';
import { type BalanceResult, fateOf } from '#checks/balance/results.ts';
import { contestant } from '#checks/strength/contestants.ts';
import { playGame } from '#checks/strength/party.ts';
import { shareOfSums } from '#checks/strength/statistics.ts';
import { temporaryFolder } from '#checks/testing/project.ts';
import { fastRandom } from '#engine/chance/random.ts';
import type { FrozenRules } from '#engine/frozen.ts';
import { pick } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';
import type { BalanceSheet } from '#games/shared/balance.ts';

const FROZEN = '#games/jugula/frozen/2.js';
const silent = (): void => {};

test('every game that counts has aims about what it counts, and its seats share one victory', async () => {
  for (const id of COUNTED) {
    const game = games.get(id)!;
    const sheet = (await sheetOf(id))!;
    const bot = contestant('fighter', game)!;
    const seats = Math.max(2, game.seats.min);
    const groups = new Set<string>();
    // Not everything happens in every game.
    for (const seed of [5, 6, 7]) {
      const counts = sheet.count(playGame(game, new Array(seats).fill(bot), seed));
      let won = 0;
      for (const [measure, { part }] of counts) {
        groups.add(measure).add(`${measure.split('/')[0]}/`);
        if (measure.startsWith('seat/')) won += part;
      }
      if (groups.has('seat/')) assert.ok(Math.abs(won - 1) < 1e-9, id);
    }
    for (const { of } of sheet.aims) if (!of.startsWith('without/')) assert.ok(groups.has(of), `${id}: ${of}`);
    for (const of of sheet.plots ?? []) assert.ok(groups.has(of), `${id}: ${of}`);
  }
});

test('games are stored as they are played; a second run plays only what is missing, and comes to the same', async (t) => {
  const folder = temporaryFolder(t);
  const options = { roundLimit: 3 };
  const cell = { game: 'jugula', rules: games.get('jugula')!.rules, seats: 2, level: 'fighter', options };
  const plan: BalancePlan = { ...cell, seed: 3, games: 4, jobs: 1, until: Number.POSITIVE_INFINITY, without: [] };
  const few = await runBalance({ ...plan, games: 2 }, silent, folder);
  assert.equal(few!.games, 2);
  const [file] = readdirSync(folder);
  const before = readFileSync(join(folder, file!), 'utf8');
  assert.equal(before.trim().split('\n').length, 2);
  const all = await runBalance(plan, silent, folder);
  assert.ok(readFileSync(join(folder, file!), 'utf8').startsWith(before));
  assert.equal(all!.measures['seat/1']!.share + all!.measures['seat/2']!.share, 1);
  rmSync(join(folder, file!));
  assert.deepEqual(await runBalance(plan, silent, folder), all);
  assert.equal(await runBalance({ ...plan, seed: 90, until: 0 }, silent, folder), null);
});

test('a frozen version is played by its own bots, and counted by the measures of today', async () => {
  const { default: rules } = (await import(FROZEN)) as { default: FrozenRules };
  const sheet = (await sheetOf('jugula'))!;
  const cell = { game: 'jugula', rules: 'jugula@2', seats: 3, level: 'fighter', options: { roundLimit: 3 } };
  const played = playFrozen(rules, cell, 8);
  const counts = sheet.count(played);
  assert.equal(counts.get('mean/rounds')!.part, 3);
  assert.deepEqual(counts.get('end/limit'), { part: 1, whole: 1 });
  assert.deepEqual(sheet.count(playFrozen(rules, cell, 8)), counts);
});

test('a bot that may not choose a word chooses it only where there is no other', () => {
  const game = games.get('jugula')!;
  /** How many cards were left in the hand when one was played to draw. */
  const drawn = (bot: string): unknown[] =>
    playGame(game, [contestant(bot, game)!, contestant('fighter', game)!], 12)
      .events.filter(({ kind, fields }) => kind === 'played' && fields['seat'] === 0 && fields['use'] === 'draw')
      .map(({ fields }) => fields['hand']);
  assert.ok(drawn('fighter').some((hand) => hand !== 0));
  // JU-8.6: the last card of a hand has no other use.
  assert.ok(drawn('fighter!draw').every((hand) => hand === 0));
  assert.equal(contestant('nobody!draw', game), null);
});

test('the interval of a share of sums covers the truth in about 95 of 100 samples', () => {
  const random = fastRandom(31);
  let covered = 0;
  for (let sample = 0; sample < 400; sample++) {
    const counted = Array.from({ length: 60 }, () => {
      const whole = 1 + random.below(9);
      // Games differ: in some it is likely, in others it is not; 0.4 on the average of plays.
      const chance = random.below(2) === 0 ? 20 : 60;
      let part = 0;
      for (let i = 0; i < whole; i++) if (random.below(100) < chance) part++;
      return { part, whole };
    });
    const { mean, error } = shareOfSums(counted);
    if (Math.abs(mean - 0.4) <= error) covered++;
  }
  assert.ok(covered > 365 && covered < 396, `${covered} of 400`);
});

test('a mean counts the games in which there was nothing; a share does not', () => {
  const measures = measured([
    { seed: 1, decisions: 9, counts: [['mean/nets', { part: 2, whole: 0 }]] },
    { seed: 2, decisions: 9, counts: [['use/draw', { part: 1, whole: 4 }]] },
  ]);
  assert.equal(measures['mean/nets']!.share, 1);
  assert.deepEqual([measures['use/draw']!.share, measures['use/draw']!.whole], [0.25, 4]);
});

test('what a sheet wants drawn is drawn by lot, and everything else decided by the bot', () => {
  const bot = { level: 'same', choose: () => 7 };
  const drawn = drawing(bot, ['XX-1.1']);
  const answers = (clause: string): Set<unknown> => {
    const random = fastRandom(1);
    const request = { ...pick(0, 'house', [7, 8, 9]), clause };
    return new Set(Array.from({ length: 60 }, () => drawn.choose({}, request, random)));
  };
  assert.deepEqual([answers('XX-1.1').size, [...answers('XX-1.2')]], [3, [7]]);
});

test('an aim is met, open or missed', () => {
  const bounds = { low: 0.45, high: 0.55 };
  const fate = (...shares: number[]): string =>
    fateOf(
      shares.map((share) => ['x', { share, error: 0.02, whole: 100 }] as const),
      bounds,
    );
  assert.equal(fate(0.5, 0.53), 'met');
  assert.equal(fate(0.5, 0.56), 'open');
  assert.equal(fate(0.44, 0.5), 'open');
  assert.equal(fate(0.5, 0.58), 'missed');
  assert.equal(fate(0.4, 0.5), 'missed');
  assert.equal(fateOf([['x', { share: 0, error: 0.01, whole: 9 }]], { low: 0, high: 0.02 }), 'met');
});

const result = (rules: string, level: string, share: number): BalanceResult => ({
  ...{ game: 'jugula', rules, seats: 2, level, options: {}, seed: 1, games: 400, code: 'c0de' },
  measures: { 'use/draw': { share, error: 0.01, whole: 900 }, 'use/vox': { share: 0.2, error: 0.01, whole: 900 } },
});
const sheet: BalanceSheet = {
  count: () => new Map(),
  aims: [{ title: 'no use is rare', of: 'use/', bounds: () => ({ low: 0.05, high: Number.POSITIVE_INFINITY }) }],
};

test('the page compares the newest earlier version with today, each level by itself', async () => {
  const { rules } = games.get('jugula')!;
  const results = [
    ...[result('jugula@1', 'fighter', 0.01), result(rules, 'fighter', 0.3), result('jugula@0', 'fighter', 0.9)],
    result(rules, 'veteran', 0.055),
  ];
  assert.deepEqual(
    pairsOf(results, rules).map(({ level, before, after }) => [level, before?.rules, after?.rules]),
    [
      ['fighter', 'jugula@1', rules],
      ['veteran', undefined, rules],
    ],
  );
  const { text, plots } = await pageOf(results, async (game) => (game === 'jugula' ? sheet : null));
  assert.match(text, /\| no use is rare \| at least 5 % \| \*\*missed\*\*: draw 1\.0 ± 1\.0 %, vox .* \| met: vox /);
  assert.match(text, /\| – \| \*\*open\*\*: draw 5\.5 ± 1\.0 %, vox 20\.0 ± 1\.0 % \| 0, 400 \|/);
  const svg = plots.get('jugula-use-2-fighter.svg')!;
  assert.equal(svg.match(/class="whisker"/g)!.length, 4);
  assert.equal(svg.match(/class="mark"/g)!.length, 1);
  for (const name of plots.keys()) assert.ok(text.includes(`(balance/${name})`));
});
