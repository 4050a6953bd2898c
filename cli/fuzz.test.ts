import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { untilGone } from '#checks/testing/processes.ts';
import { temporaryFolder } from '#checks/testing/project.ts';
import { fuzz, fuzzGames } from '#cli/fuzz.ts';
import { sharesOf } from '#cli/fuzz-jobs.ts';
import { type FuzzReport, merged } from '#cli/fuzz-report.ts';
import { readGameOptions } from '#cli/options.ts';
import { readArguments, UserError } from '#cli/subcommand.ts';
import { start } from '#cli/testing/drive.ts';
import { withStep } from '#engine/conformance/plant.ts';
import type { Game } from '#engine/game.ts';
import { verifyReplay } from '#engine/records/replay.ts';
import { games } from '#games/index.ts';

const game = games.get('harenula')!;
const folder = temporaryFolder({ after });

const SETTINGS = { games: 12, seed: 1, options: { rounds: 6 }, checks: ['json', 'clone', 'replay', 'events'] } as const;
const quiet = (): void => undefined;

test('fuzz plays every number of seats equally often, and writes no file where nothing fails', () => {
  const report = fuzzGames(game, SETTINGS, folder, quiet);
  assert.deepEqual(report.seats, { 2: 4, 3: 4, 4: 4 });
  assert.equal(report.games, 12);
  assert.equal(report.failures, 0);
  assert.ok(report.decisions > 12 * 20);
  assert.deepEqual(readdirSync(folder), []);
});

test('fuzz lists the steps that never ran, the questions never asked and the uses that never came', () => {
  const silent = withStep(game, 'turn', 'HA-4.3', () => ({ ask: () => null }));
  const { unused } = fuzzGames({ ...silent, uses: ['gift', 'dragon'] }, SETTINGS, folder, quiet);
  for (const missing of ['turn HA-4.3', 'attack HA-5.1', 'attack HA-5.6', 'crowd HA-6.1', 'use dragon']) {
    assert.ok(unused.includes(missing), `${missing} is not among ${unused}`);
  }
  for (const met of ['turn HA-4.2', 'turn HA-4.4', 'command give', 'use gift']) assert.ok(!unused.includes(met), met);
});

test('a failed game is written as a replay that leads to where it failed', () => {
  const broken = withStep(game, 'rest', 'HA-7.4', () => ({
    run() {
      throw new Error('no rest for the wicked');
    },
  }));
  const told: string[] = [];
  const report = fuzzGames(broken, { ...SETTINGS, games: 30 }, folder, (line) => told.push(line));
  assert.equal(report.failures, 10, 'it stops when there is nothing more to learn');
  const [first] = report.failed;
  assert.equal(first!.check, 'play');
  assert.match(first!.message, /no rest for the wicked/);
  assert.ok(told[0]!.endsWith(`written to ${first!.file}`));
  // The correct rules play the file unchanged.
  const { proof, fault } = verifyReplay(readFileSync(first!.file!), games);
  assert.equal(fault, null);
  assert.equal(proof!.decisions, first!.decision - 1);
  assert.equal(proof!.match.header.seats, first!.seats);
});

test('a game that cannot even be played again is written as it was noted', () => {
  let games = 0;
  const moody: Game = withStep(game, 'set-up', 'HA-2.6', (step) => ({
    run(g, f, t) {
      if (t.log !== null && games++ > 0) throw new Error('not again');
      return step.run(g, f, t);
    },
  }));
  const [first] = fuzzGames(moody, { ...SETTINGS, games: 1, checks: ['replay'] }, folder, quiet).failed;
  const lines = readFileSync(first!.file!, 'utf8').trim().split('\n');
  const { failed, seed, seats, why } = JSON.parse(lines[0]!);
  assert.deepEqual({ failed, seed, seats }, { failed: first!.check, seed: 1, seats: first!.seats });
  assert.match(why, /not again/);
  assert.equal(lines.length - 1, first!.decision - 1);
});

test('games are shared out to jobs without gap or overlap', () => {
  assert.deepEqual(sharesOf(5, 10, 3), [
    { seed: 5, games: 3 },
    { seed: 8, games: 3 },
    { seed: 11, games: 4 },
  ]);
  assert.deepEqual(sharesOf(1, 2, 8).length, 2);
});

test('several jobs make one report of the same games', async () => {
  const words = ['fuzz', 'harenula', '--games', '5', '--seed', '3', '--every', '60', '--dump', folder, '--json'];
  const read = async (...more: string[]): Promise<FuzzReport> => {
    const { code, out, err } = await start([...words, ...more]).ended;
    assert.equal(code, 0, err);
    return JSON.parse(out) as FuzzReport;
  };
  const [one, two] = await Promise.all([read(), read('--jobs', '2')]);
  assert.deepEqual([two.games, two.seats], [one.games, one.seats]);
  for (const check of ['ending', 'replay', 'words'] as const) assert.equal(two.checks[check], one.checks[check]);
  assert.equal(two.checks.json, two.decisions);
});

test('what one job reached is reached, and what one missed is told once', () => {
  const report = fuzzGames(game, { ...SETTINGS, games: 2 }, folder, quiet);
  const failed = { check: 'words', seed: 1, seats: 0, decision: 0, message: 'a word is missing', file: null };
  const a = { ...report, unused: ['use x', 'use y'], failures: 1, failed: [failed] };
  const b = {
    ...report,
    unused: ['use y', 'use z'],
    failures: 2,
    failed: [failed, { ...failed, message: 'it broke' }],
  };
  const { unused, failures, failed: all, games: played, decisions } = merged([a, b]);
  assert.deepEqual({ unused, failures, played }, { unused: ['use y'], failures: 2, played: 4 });
  assert.deepEqual(
    all.map(({ message }) => message),
    ['a word is missing', 'it broke'],
  );
  assert.equal(decisions, 2 * report.decisions);
});

test('stopping a run stops its jobs', async () => {
  const run = start(['fuzz', 'harenula', '--games', '100000', '--jobs', '2', '--checks', 'none']);
  await run.says('job 2 of 2: 50000 games from seed 50001 on, process ');
  run.kill('SIGINT');
  const { code, err } = await run.ended;
  assert.equal(code, 130);
  const jobs = [...err.matchAll(/, process (\d+)$/gm)].map(([, id]) => Number(id));
  assert.equal(jobs.length, 2);
  await Promise.all(jobs.map(untilGone));
});

test('mistakes on the command line are told in one sentence', () => {
  const refusal = (...words: string[]): string => {
    try {
      fuzz.run(readArguments(fuzz, words));
    } catch (error) {
      assert.ok(error instanceof UserError, String(error));
      return error.message;
    }
    return 'nothing was refused';
  };
  assert.equal(refusal('harenula', '--seats', '9'), 'Harenula takes 2 to 4 seats, not 9.');
  assert.equal(refusal('harenula', '--checks', 'some'), "--checks must be all, light or none, not 'some'.");
  assert.match(refusal('harenula', '--options', '{'), /^--options is not JSON/);
  assert.match(refusal('harenula', '--options', '{"size": 1}'), /^Harenula: there is no option 'size'/);
  assert.equal(refusal('harenula', '--games', '0'), "--games must be a whole number of at least 1, not '0'.");
  for (const given of ['{"rounds": 2}', 'rounds=2']) assert.deepEqual(readGameOptions([given], game), { rounds: 2 });
  assert.deepEqual(readGameOptions([], game), { rounds: 6 });
});
