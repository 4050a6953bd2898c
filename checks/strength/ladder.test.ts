import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf, keyOf, type LadderResult, pageOf, wantedShare } from '#checks/strength/ladder.ts';

const results = new Map<string, LadderResult>();
for (const [i, cell] of cellsOf('jugula', 2).entries()) {
  if (i % 4 === 3) continue;
  const times = { a: { p50: 1.26, p99: 48 }, b: { p50: 0.1, p99: 1 } };
  const counts = { blocks: 200, games: 400, share: 0.7 + i / 1000, error: 0.031, decisions: 9, endless: 0 };
  results.set(keyOf(cell), { ...cell, ...counts, options: {}, verdict: null, times, code: 'c0de' });
}

test('every cell stands on the page: with count, interval, times and code, or as not measured', () => {
  const { text } = pageOf(results, ({ a }) => (a === 'veteran' ? 'other' : 'c0de'));
  for (const cell of cellsOf('jugula', 2)) {
    const result = results.get(keyOf(cell));
    const line = text.split('\n').find((one) => one.startsWith(`| ${cell.a} | ${cell.b} |`))!;
    if (result === undefined) assert.match(line, / not measured \|/);
    else {
      const [, , , share, , games, p50, p99, code] = line.split('|').map((one) => one.trim());
      assert.equal(share, `${(100 * result.share).toFixed(1)} ± 3.1`);
      assert.deepEqual([games, p50, p99, code], ['400', '1.3', '48', cell.a === 'veteran' ? 'earlier' : 'now']);
    }
  }
  assert.ok(!text.includes('Spartacus'));
});

test('the page says which targets are met, which are missed, and what the games do not tell', () => {
  const told = (
    share: number,
    p99 = 1,
    endless = 0,
    verdict: LadderResult['verdict'] = null,
    seed?: number,
  ): string => {
    const cell = { game: 'jugula', seats: 2, a: 'veteran', b: 'tactician' };
    const one = { ...results.get(keyOf(cellsOf('jugula', 2)[0]!))!, ...cell, share, endless };
    const times = { ...one.times, a: { p50: 1, p99 } };
    const { text } = pageOf(
      new Map([[keyOf(cell), { ...one, times, verdict, ...(seed === undefined ? {} : { seed }) }]]),
      () => 'c0de',
    );
    return text.split('\n').find((line) => line.startsWith('| veteran | tactician |'))!;
  };
  assert.match(told(0.7), /\| 65: yes \|/);
  assert.match(told(0.66), /\| 65: open \|/);
  assert.match(told(0.6), /\| 65: no \|/);
  assert.ok(!told(0.7).includes('endless'));
  assert.match(told(0.7, 1, 8), /\| 400, 8 endless \|/);
  assert.match(told(0.7, 1, 0, 'high'), /\| 400, clear \|/);
  assert.match(told(0.7, 1, 0, 'open'), /\| 400 \|/);
  assert.match(told(0.7, 301), /\| \*\*301\*\* \|/);
  assert.match(told(0.7, 1, 0, null, 9000), /\| 400, from 9000 \|/);
});

test('each level but Champion is to beat the one below; Tactician and Veteran the first heuristic', () => {
  const wanted = (seats: number, game = 'jugula'): unknown[] =>
    cellsOf(game, seats).flatMap((cell) => {
      const share = wantedShare(cell);
      return share === null ? [] : [`${cell.a} ${cell.b} ${share}`];
    });
  const rungs = ['novice tiro', 'fighter novice', 'tactician fighter', 'veteran tactician'];
  assert.deepEqual(
    wanted(4),
    rungs.map((rung) => `${rung} 0.4`),
  );
  const first = ['tactician first 0.85', 'veteran first 0.93'];
  assert.deepEqual(wanted(2), [...rungs.map((rung) => `${rung} 0.65`), ...first]);
  assert.ok(wanted(2, 'house-of-gladiators').includes('veteran first 0.85'));
});

test('a plot has a bar and a whisker for every rung that was played', () => {
  const svg = pageOf(results, () => 'c0de').plots.get('jugula.svg')!;
  const rungs = cellsOf('jugula', 2)
    .slice(0, 5)
    .filter((cell) => results.has(keyOf(cell))).length;
  assert.equal(svg.match(/class="whisker"/g)!.length, rungs);
  assert.equal(svg.match(/<(rect|line|text|svg|style)[ >]/g)!.length, svg.match(/\/>|<\/(text|svg|style)>/g)!.length);
});
