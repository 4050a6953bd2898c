import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MutationReport } from '#checks/mutate/mutate.ts';
import { mutate, table } from '#cli/mutate.ts';
import { readArguments, UserError } from '#cli/subcommand.ts';

const run = async (...words: string[]): Promise<number> => mutate.run(readArguments(mutate, words));

test('a mistake is told in one sentence, before anything is copied', async () => {
  const cases: [string[], RegExp][] = [
    [[], /^Name a game: /],
    [['chess'], /^There is no game 'chess'\. There are: /],
    [['harenula', '--min', '101'], /^--min must be a percentage from 0 to 100, not '101'\.$/],
    [['harenula', '--sample', '0'], /^--sample must be a whole number of at least 1, not '0'\.$/],
    [['harenula', '--files', 'rules/99-*.ts'], /^No file of games\/harenula matches 'rules\/99-\*\.ts'\.$/],
  ];
  for (const [words, message] of cases) {
    await assert.rejects(run(...words), (error: Error) => error instanceof UserError && message.test(error.message));
  }
});

test('the table counts by file, lists the survivors, and ends with the sum', () => {
  const report: MutationReport = {
    game: 'harenula',
    seed: 7,
    planted: 8,
    caught: 6,
    hung: 1,
    survivors: [
      { at: 'games/harenula/rules/02-set-up.ts:12', change: '`a < b` → `a <= b`', seen: true },
      { at: 'games/harenula/rules/02-set-up.ts:14', change: '`-3` → `-4`', seen: false },
    ],
    possible: 50,
    uncompiled: 4,
    testSeconds: 1.25,
    seconds: 16,
    files: [
      { file: 'games/harenula/board.ts', planted: 3, caught: 3 },
      { file: 'games/harenula/rules/02-set-up.ts', planted: 5, caught: 3 },
    ],
  };
  assert.equal(
    table(report),
    `file                               planted  caught
games/harenula/board.ts                  3       3
games/harenula/rules/02-set-up.ts        5       3

Survivors that make a difference in play:
games/harenula/rules/02-set-up.ts:12  \`a < b\` → \`a <= b\`

Survivors that made no difference in any game played:
games/harenula/rules/02-set-up.ts:14  \`-3\` → \`-4\`

harenula: 8 errors planted of 50 possible (4 more did not compile), 6 caught (1 made the tests hang): 75.0 %
1 of the survivors made no difference in any game played; without them 85.7 %
16 s, 2.0 s an error; the tests alone take 1.3 s (seed 7)
`,
  );
});
