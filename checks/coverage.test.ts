import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { codeCitations } from '#checks/citations.ts';
import { type Coverage, coverage, isComplete } from '#checks/coverage.ts';
import { shortPath } from '#checks/flaw.ts';
import { micatio, projectWith } from '#checks/sample-micatio.ts';
import type { Game } from '#engine/game.ts';
import { games } from '#games/index.ts';

for (const game of games.values()) {
  test(`every clause of ${game.id} is covered by a scenario or a test, or waived`, () => {
    const found = coverage(game);
    const missing = [...found.clauses.missing, ...found.examples.missing];
    const wrong = [...found.errors, ...(missing.length > 0 ? [`missing: ${missing.join(' ')}`] : [])];
    assert.ok(isComplete(found), `\n${wrong.join('\n')}\n`);
  });
}

const BLOW = `# MI-EX-1 A blow
game micatio
at blow by=0
set hand 0 sica-3 shield
dice 5
---
0: shield ! MI-3.2 cannot
0: sica-3
  MI-3.1 laid seat=0 card=sica-3
  MI-3.3 force seat=0 total=6 = card 3 (MI-3.3) + die 5 (MI-3.3) - cap 2 (MI-3.4)
  MI-3.5 lost seat=1 coins=1
`;

const TESTS = `import { test } from 'node:test';
// test('MI-4.1 commented out', () => {});
test('MI-1.1–1.2, MI-2.1: all at once', () => {});
test.skip('MI-2.2 skipped', () => {});
`;

const RULES = `export const blow = rule<Micatio, { by: Seat }>(
  'blow',
  { locals },
  [
    { clause: 'MI-3.1', ask: nothing },
    { clause: "MI-3.3", run: nothing },
  ],
);
const later = rule('later', {}, [{ clause: 'MI-3.1' }]);
`;

const FILES = {
  'games/micatio/scenarios/03-blow/blow.txt': BLOW,
  'games/micatio/micatio.test.ts': TESTS,
  'games/micatio/waivers.txt': '# what cannot be proved\n\nMI-5.2  says only what does not happen\n',
  'games/micatio/rules/03-blow.ts': RULES,
  'engine/flow.test.ts': "test('MI-2.2 the engine proves it', () => {});\n",
};

function coverageWith(t: TestContext, files: { [path: string]: string } = {}, game: Game = micatio): Coverage {
  return coverage(game, projectWith(t, { ...FILES, ...files }));
}

test('clauses are covered by scenarios and by titles of tests, waived, or missing', (t) => {
  const found = coverageWith(t);
  assert.deepEqual(found.errors, []);
  assert.deepEqual(found.clauses, { total: 12, covered: 9, waived: 1, missing: ['MI-4.1', 'MI-5.1'] });
  assert.deepEqual(found.examples, { total: 1, covered: 1, waived: 0, missing: [] });
  assert.equal(isComplete(found), false);
  assert.equal(found.waivers.get('MI-5.2'), 'says only what does not happen');
});

test('chapters are counted one by one', (t) => {
  const chapters = coverageWith(t).chapters.map(({ section, total, covered, waived, missing }) =>
    [section, total, covered, waived, missing.join()].join(' / '),
  );
  assert.deepEqual(chapters, [
    '1. Set-up / 2 / 2 / 0 / ',
    '2. Stakes / 2 / 2 / 0 / ',
    '3. The blow / 5 / 5 / 0 / ',
    '4. Gifts / 1 / 0 / 0 / MI-4.1',
    '5. The end / 2 / 0 / 1 / MI-5.1',
    '6. Worked examples / 1 / 1 / 0 / ',
  ]);
});

test('a proof says by what, where and under which title', (t) => {
  const { proofs } = coverageWith(t);
  const places = (id: string): string[] =>
    (proofs.get(id) ?? []).map(({ by, file, line, title }) => `${by} ${file.split('/').at(-1)}:${line} ${title}`);
  assert.deepEqual(places('MI-3.4'), ['scenario blow.txt:8 MI-EX-1 A blow']);
  assert.deepEqual(places('MI-3.2'), ['scenario blow.txt:7 MI-EX-1 A blow']);
  assert.deepEqual(places('MI-EX-1'), ['scenario blow.txt:1 MI-EX-1 A blow']);
  assert.deepEqual(places('MI-1.2'), ['test micatio.test.ts:3 MI-1.1–1.2, MI-2.1: all at once']);
  assert.deepEqual(places('MI-2.2'), ['test flow.test.ts:1 MI-2.2 the engine proves it']);
  assert.deepEqual(places('MI-4.1'), []);
});

test('everything covered or waived is complete', (t) => {
  const waivers = 'MI-5.1 r\nMI-5.2 r\nMI-4.1 r\n';
  assert.equal(isComplete(coverageWith(t, { 'games/micatio/waivers.txt': waivers })), true);
});

const errorsWith = (t: TestContext, files: { [path: string]: string }, game: Game = micatio): string[] =>
  coverageWith(t, files, game).errors.map((error) => error.replace(/\S*\/(?=[\w.-]+(?::|\.$))/g, ''));

test('a waiver of a covered clause, of none, without a reason or given twice is an error', (t) => {
  const waivers = 'MI-3.4  covered\nMI-9.9  unknown\nMI-4.1\nMI-5.1  once\nMI-5.1  twice\n';
  assert.deepEqual(errorsWith(t, { 'games/micatio/waivers.txt': waivers }), [
    'waivers.txt:1: MI-3.4 needs no waiver, blow.txt:8 proves it; remove this line.',
    "waivers.txt:2: 'MI-9.9' is no clause of micatio.md.",
    'waivers.txt:3: the waiver of MI-4.1 gives no reason; write it after the clause.',
    'waivers.txt:5: MI-5.1 is waived twice; keep one of the lines.',
  ]);
});

test('a test or a scenario that cites a clause which does not exist is an error', (t) => {
  assert.deepEqual(errorsWith(t, { 'games/micatio/a.test.ts': "\ntest('MI-7.7 none', () => {});\n" }), [
    'a.test.ts:2: the rulebook has no MI-7.7.',
  ]);
  assert.deepEqual(errorsWith(t, { 'games/micatio/scenarios/a.txt': BLOW.replace('MI-EX-1', 'MI-EX-2') }), [
    'a.txt:1: the rulebook has no MI-EX-2.',
  ]);
});

test('a step, command or option that cites a clause which does not exist is an error', (t) => {
  const stray = { kind: 'flag', default: false, clause: 'MI-8.8' } as const;
  const command = { ...micatio.commands[0]!, name: 'take', clause: 'MI-8.9' };
  const game = { ...micatio, options: { ...micatio.options, stray }, commands: [...micatio.commands, command] };
  assert.deepEqual(errorsWith(t, {}, game), [
    "the command 'take' cites 'MI-8.9', which is no clause of micatio.md.",
    "the option 'stray' cites 'MI-8.8', which is no clause of micatio.md.",
  ]);
  const errors = errorsWith(t, { 'rulebooks/micatio.md': '## 1. Set-up\n- **MI-1.1** one\n' });
  assert.ok(errors.includes("a step of the rule 'blow' cites 'MI-3.3', which is no clause of micatio.md."));
});

test('a scenario that fails proves nothing and is an error', (t) => {
  const found = coverageWith(t, { 'games/micatio/scenarios/03-blow/blow.txt': BLOW.replace('coins=1', 'coins=2') });
  assert.match(found.errors[0]!, /blow\.txt:8: the events differ/);
  assert.equal(found.proofs.has('MI-3.3'), false);
});

test('a clause is found in the rules, in quotes, with the rule it stands in', (t) => {
  const root = projectWith(t, FILES);
  const places = (clause: string): string[] =>
    codeCitations(root, 'micatio', clause).map(({ rule, line, text }) => `${rule} ${line} ${text}`);
  assert.deepEqual(places('MI-3.1'), [
    "blow 5 { clause: 'MI-3.1', ask: nothing },",
    "later 9 const later = rule('later', {}, [{ clause: 'MI-3.1' }]);",
  ]);
  assert.deepEqual(places('MI-3.3'), ['blow 6 { clause: "MI-3.3", run: nothing },']);
  assert.deepEqual(places('MI-3.5'), []);
});

test('a path inside the project is short, another is whole', () => {
  assert.equal(shortPath(join(import.meta.dirname, '..', 'rulebooks', 'harenula.md')), 'rulebooks/harenula.md');
  assert.equal(shortPath('/elsewhere/a.txt'), '/elsewhere/a.txt');
});
