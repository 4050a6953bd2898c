import assert from 'node:assert/strict';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { contestant, POOL_NAMES } from '#checks/strength/contestants.ts';
import { type Matchup, playBlock } from '#checks/strength/duel.ts';
import { type DuelPlan, keptBlocks, restoreBlocks, runDuel } from '#checks/strength/duels.ts';
import { temporaryFolder } from '#checks/testing/project.ts';
import { games } from '#games/index.ts';

const folder = temporaryFolder({ after });

const harenula = games.get('harenula')!;
const pairing = (a: string, b: string, seats = 2, game = 'harenula'): Matchup => ({ game, seats, options: {}, a, b });
const blockOf = ({ game, a, b, ...rest }: Matchup, seed: number) => {
  const rules = games.get(game)!;
  const { times: _, ...block } = playBlock(
    rules,
    { game, a, b, ...rest },
    [contestant(a, rules)!, contestant(b, rules)!],
    seed,
  );
  return block;
};

test('a seed repeats exactly, and another plays another game', () => {
  const duel = pairing('tactician', 'novice', 3);
  assert.deepEqual(blockOf(duel, 5), blockOf(duel, 5));
  assert.notDeepEqual(blockOf(duel, 5), { ...blockOf(duel, 6), seed: 5 });
});

test('two names for one bot win an even share of every block: the deal is the same for every seat', () => {
  for (const seats of [2, 3, 4]) {
    for (let seed = 0; seed < 5; seed++) {
      const { share, games: played } = blockOf(pairing('fighter', 'heuristic', seats), seed);
      assert.ok(Math.abs(share - 1 / seats) < 1e-12);
      assert.equal(played, seats);
    }
  }
});

for (const game of games.values()) {
  test(`${game.id}: everybody in the pool plays by the rules`, () => {
    for (const name of POOL_NAMES) assert.equal(blockOf(pairing(name, 'fighter', 2, game.id), 3).games, 2);
  });
}

test('contestants are known by level, pool and numbers, and nobody else is', () => {
  for (const name of ['champion', 'first', 'slips:20', '64/8/1/400/0.5'])
    assert.notEqual(contestant(name, harenula), null);
  for (const name of ['', 'cat', '64/8', '64/8/1/400/x', 'slips:x', 'toString'])
    assert.equal(contestant(name, harenula), null);
});

const plan: DuelPlan = { ...pairing('fighter', 'random'), seed: 1, blocks: 6, jobs: 2, sequential: null };
const fileIn = (): string => join(folder, readdirSync(folder).find((name) => name.includes('fighter-random'))!);

test('a duel is kept as it is played, and goes on where it was stopped', async () => {
  const whole = await runDuel(plan, () => {}, folder);
  assert.equal(whole.games, 12);
  assert.ok(whole.share > 0.5);
  const lines = readFileSync(fileIn(), 'utf8').trimEnd().split('\n');
  assert.equal(lines.length, 6);
  // Stopped in the middle of a line: that block is played again, the others are not.
  writeFileSync(fileIn(), `${lines.slice(0, 4).join('\n')}\n${lines[4]!.slice(0, 20)}`);
  appendFileSync(fileIn(), '\n');
  let told = 0;
  const again = await runDuel(plan, () => told++, folder);
  assert.equal(told, 2);
  assert.deepEqual({ ...again, times: null }, { ...whole, times: null });
});

test('a duel that runs out of time begins no other block, and is resumed from there', async () => {
  const late: DuelPlan = { ...plan, seed: 50, blocks: 3, jobs: 1 };
  assert.equal((await runDuel({ ...late, until: performance.now() }, () => {}, folder)).games, 0);
  let until = Number.POSITIVE_INFINITY;
  const part = await runDuel(
    {
      ...late,
      get until() {
        return until;
      },
    },
    () => {
      until = 0;
    },
    folder,
  );
  assert.equal(part.games, 2);
  let told = 0;
  assert.equal((await runDuel(late, () => told++, folder)).games, 6);
  assert.equal(told, 2);
});

test('a duel goes on on another machine from what was kept of it', async () => {
  const half: DuelPlan = { ...plan, seed: 90, blocks: 4 };
  const here = await runDuel(half, () => {}, folder);
  const kept = keptBlocks(half, folder);
  assert.equal(kept.shares.length, 4);
  const there = join(folder, 'there');
  restoreBlocks(half, here, kept, there);
  assert.deepEqual(await runDuel(half, () => assert.fail('played again'), there), here);
  const whole: DuelPlan = { ...half, blocks: 6 };
  let told = 0;
  const on = await runDuel(whole, () => told++, there);
  assert.equal(told, 2);
  assert.deepEqual({ ...(await runDuel(whole, () => {}, folder)), times: null }, { ...on, times: null });
  // What has been played here since is more than what was kept, and stays.
  restoreBlocks(half, here, kept, there);
  assert.equal(keptBlocks(whole, there).shares.length, 6);
});

test('a sequential duel stops as soon as it is clear', async () => {
  // One thread: on a busy machine one of two may play every block while the other starts, and blocks count in order.
  const long: DuelPlan = { ...plan, blocks: 400, jobs: 1, sequential: { low: 0.5, high: 0.6 } };
  const duel = await runDuel(long, () => {}, folder);
  assert.equal(duel.verdict, 'high');
  assert.ok(duel.blocks < 400);
});

test('a bot that fails ends the duel with its error', async () => {
  const broken: DuelPlan = { ...plan, a: 'tactician', game: 'nosuch' };
  await assert.rejects(runDuel(broken, () => {}, folder));
});
