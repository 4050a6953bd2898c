import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interval, merge, note, quantile, sequential, shareOfSums } from '#checks/strength/statistics.ts';
import { fastRandom } from '#engine/chance/random.ts';

test('an interval is the mean and 1.96 standard errors of many blocks, and more of few', () => {
  const many = interval(Array.from({ length: 1000 }, (_, i) => i % 2));
  assert.equal(many.mean, 0.5);
  assert.ok(Math.abs(many.error - 1.962 * Math.sqrt(250 / 999 / 1000)) < 1e-4);
  const few = interval([0, 1, 1, 0]);
  assert.ok(Math.abs(few.error - 3.18 * Math.sqrt(1 / 3 / 4)) < 1e-12);
  assert.equal(interval([0, 1]).error, 1);
  // Student's t for 20 blocks is 2.09.
  const twenty = Array.from({ length: 20 }, (_, i) => i % 2);
  assert.ok(Math.abs(interval(twenty).error - 2.09 * Math.sqrt(5 / 19 / 20)) < 1e-3);
});

test('what never or always happened in 60 games may still happen, or fail to, in one of 20', () => {
  for (const part of [0, 3]) {
    const { mean, error } = shareOfSums(Array.from({ length: 60 }, () => ({ part, whole: 3 })));
    assert.equal(mean, part / 3);
    assert.ok(Math.abs(error - 0.0487) < 1e-4, String(error));
  }
});

test('twenty blocks all won may still be six of seven', () => {
  const { mean, error } = interval(new Array<number>(20).fill(1));
  assert.equal(mean, 1);
  assert.ok(Math.abs(error - 0.139) < 0.001);
});

/** The verdicts of the test for blocks with this mean in 200 tries, and the average number of blocks. */
function verdicts(mean: number): { high: number; low: number; blocks: number } {
  const random = fastRandom(7);
  const count = { high: 0, low: 0, blocks: 0 };
  for (let run = 0; run < 200; run++) {
    const blocks: number[] = [];
    let verdict: string = 'open';
    while (verdict === 'open') {
      const win = (): number => (random.below(1000) < 1000 * mean ? 0.5 : 0);
      blocks.push(win() + win());
      verdict = sequential(blocks, 0.5, 0.6);
    }
    count[verdict as 'high' | 'low']++;
    count.blocks += blocks.length / 200;
  }
  return count;
}

test('the sequential test errs in about one run of twenty, and is quick where it is clear', () => {
  assert.ok(verdicts(0.5).high <= 20);
  assert.ok(verdicts(0.6).low <= 20);
  const clear = verdicts(0.9);
  assert.equal(clear.low, 0);
  assert.ok(clear.blocks < 15);
});

test('nothing is decided by a handful of blocks', () => {
  assert.equal(sequential([1, 1, 1, 1, 1], 0.5, 0.6), 'open');
});

test('times in bins are told to a tenth of themselves', () => {
  const [bins, more]: [number[], number[]] = [[], []];
  for (let micros = 1; micros <= 50_000; micros += 50) note(bins, micros);
  for (let micros = 50_001; micros <= 100_000; micros += 50) note(more, micros);
  merge(bins, more);
  assert.ok(Math.abs(quantile(bins, 0.5) - 50) < 5);
  assert.ok(Math.abs(quantile(bins, 0.99) - 99) < 10);
  assert.equal(quantile([], 0.5), 0);
});
