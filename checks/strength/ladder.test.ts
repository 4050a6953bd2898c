import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf, keyOf, type LadderResult, pageOf } from '#checks/strength/ladder.ts';

const results = new Map<string, LadderResult>();
for (const [i, cell] of cellsOf('jugula', 2).entries()) {
  if (i % 4 === 3) continue;
  const times = { a: { p50: 1.26, p99: 48 }, b: { p50: 0.1, p99: 1 } };
  const counts = { blocks: 200, games: 400, share: 0.7 + i / 1000, error: 0.031, decisions: 9, endless: 0 };
  results.set(keyOf(cell), { ...cell, ...counts, options: {}, verdict: null, times, code: 'c0de' });
}

test('every cell that was played stands on the page with its count, interval and times', () => {
  const { text } = pageOf(results);
  for (const cell of cellsOf('jugula', 2)) {
    const result = results.get(keyOf(cell));
    const line = text.split('\n').find((one) => one.startsWith(`| ${cell.a} | ${cell.b} |`));
    const wanted = `| ${cell.a} | ${cell.b} | ${(100 * (result?.share ?? 0)).toFixed(1)} ± 3.1 | 400 | 1.3 | 48 |`;
    assert.equal(line, result === undefined ? undefined : wanted);
  }
  assert.ok(!text.includes('Spartacus'));
});

test('a plot has a bar and a whisker for every rung that was played', () => {
  const svg = pageOf(results).plots.get('jugula.svg')!;
  const rungs = cellsOf('jugula', 2)
    .slice(0, 5)
    .filter((cell) => results.has(keyOf(cell))).length;
  assert.equal(svg.match(/class="whisker"/g)!.length, rungs);
  assert.equal(svg.match(/<(rect|line|text|svg|style)[ >]/g)!.length, svg.match(/\/>|<\/(text|svg|style)>/g)!.length);
});
