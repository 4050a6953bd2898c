import assert from 'node:assert/strict';
import { test } from 'node:test';
import { harena } from '#cli/testing/drive.ts';

interface Counted {
  games: number;
  measures: { [measure: string]: { share: number } };
}

const DRY = ['--dry', '--jobs', '1'];

for (const game of ['jugula', 'house-of-gladiators']) {
  test(`balance ${game}: every game has its winners, the same seed gives the same, as text and as JSON`, async () => {
    const words = ['balance', game, '--games', '3', '--seats', '3', '--seed', '5', ...DRY];
    const { code, out } = await harena([...words, '--json']);
    assert.equal(code, 0);
    const { games, measures } = JSON.parse(out) as Counted;
    assert.equal(games, 3);
    const won = [1, 2, 3].reduce((sum, seat) => sum + measures[`seat/${seat}`]!.share, 0);
    assert.ok(Math.abs(won - 1) < 1e-4);
    assert.equal((await harena([...words, '--json'])).out, out);
    const text = await harena(words);
    assert.match(text.out, /^.*: 3 games of fighter with 3 seats, from seed 5\n(met|open|missed) /);
    assert.match(text.out, /^seat\n {2}1 .* % of 3$/m);
  });
}

test('balance plays with the options given, and duels with something forbidden', async () => {
  const words = ['balance', 'jugula', '--games', '2', '--options', 'roundLimit=1', '--without', '--json', ...DRY];
  const { measures } = JSON.parse((await harena(words)).out) as Counted;
  assert.deepEqual([measures['mean/rounds']!.share, measures['end/limit']!.share], [1, 1]);
  assert.ok(measures['without/prima'] !== undefined);
});

test('mistakes are one sentence', async () => {
  const wrong = [
    ...[[], ['harenula'], ['jugula', '--seats', '5'], ['jugula', '--options', 'wings=3']],
    ...[
      ['jugula', '--level', 'nobody'],
      ['jugula', '--rules', 'jugula@77'],
      ['jugula', '--minutes', '0', '--seed', '77'],
    ],
  ];
  for (const words of wrong) {
    const { code, out, err } = await harena(['balance', ...words, ...DRY]);
    assert.deepEqual([code, out], [1, ''], words.join(' '));
    assert.match(err, /^harena: [\s\S]+\.\n$/);
  }
});
