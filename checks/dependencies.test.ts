import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { findCycles } from '#checks/cycles.ts';
import { violationsIn } from '#checks/dependencies.ts';
import { ROOT } from '#checks/flaw.ts';
import { type FileTexts, sampleProject } from '#checks/testing/project.ts';

const HEADER = '// A file.\n';

/** The violations of a project of these files, each with a header in line 1 unless it has one. */
function found(t: TestContext, files: FileTexts): string[] {
  const whole = Object.entries(files).map(([path, text]) => [path, text.startsWith('/') ? text : HEADER + text]);
  return violationsIn(sampleProject(t, Object.fromEntries(whole))).map(({ where, what }) => `${where}: ${what}`);
}

/** Only where they are. */
const places = (t: TestContext, files: FileTexts): string[] => found(t, files).map((line) => line.split(': ')[0]!);

test('this project keeps its own rules', () => {
  const broken = violationsIn(ROOT).map(({ where, what }) => `${where}: ${what}`);
  assert.equal(broken.length, 0, `\n${broken.join('\n')}`);
});

test('what may be imported is found right', (t) => {
  assert.deepEqual(
    found(t, {
      'engine/a.ts': "import { b } from './b.ts';\nimport type { C } from '#engine/c.ts';\n",
      'games/index.ts': "import { x } from '#games/x/index.ts';\n",
      'games/x/index.ts': "import { a } from '#engine/a.ts';\nimport { y } from './rules/01-y.ts';\n",
      'games/x/x.test.ts':
        "import 'node:fs';\nimport 'fast-check';\nimport '#checks/c.ts';\nimport '#games/index.ts';\n",
      'engine/a.test.ts':
        "import test from 'node:test';\nimport { x } from '#games/harenula/state.ts';\nimport { games } from '#games/index.ts';\n",
      'engine/board.test.ts': "import { b } from '#engine/testing/boards.ts';\n",
      'engine/testing/boards.ts': "import { readFileSync } from 'node:fs';\n",
      'bots/b.ts':
        "import { games } from '#games/index.ts';\nimport type { V } from '#games/x/view.ts';\nimport '#games/x/index.ts';\n",
      'bots/b.test.ts': "import { state } from '#games/x/state.ts';\n",
      'server/s.ts': "import '#bots/b.ts';\nimport 'ws';\n",
      'checks/c.ts': "import '#games/x/rules/01-y.ts';\n",
      'cli/c.ts': "import '#checks/c.ts';\nimport 'node:os';\n",
      'client/c.tsx':
        "import { count } from '#engine/requests/choices.ts';\nimport type { V } from '#games/x/view.ts';\nimport { fr } from '#games/x/words.ts';\nimport React from 'react';\n",
    }),
    [],
  );
});

test('the engine imports only itself, and the message says what to do', (t) => {
  assert.deepEqual(found(t, { 'engine/a.ts': "import { x } from '#games/x/index.ts';\n" }), [
    "engine/a.ts:2: engine/ may import from engine/ only, not '#games/x/index.ts'; hand it in from outside, or move this code there",
  ]);
  assert.deepEqual(places(t, { 'engine/a.ts': "\nimport '../bots/b.ts';\n\nexport * from '#checks/c.ts';\n" }), [
    'engine/a.ts:3',
    'engine/a.ts:5',
  ]);
  assert.deepEqual(places(t, { 'engine/a.test.ts': "import '#games/x/state.ts';\nimport '#cli/c.ts';\n" }), [
    'engine/a.test.ts:2',
    'engine/a.test.ts:3',
  ]);
});

test('an import is found in whatever form it comes, but not in strings and comments', (t) => {
  const text = `import type { A } from '#cli/1.ts';
import {
  type B,
} from '#cli/2.ts';
export { c } from '#cli/3.ts';
export type { D } from '#cli/4.ts';
const e: import('#cli/5.ts').E = await import('#cli/6.ts');
// import type { F } from '#cli/7.ts';
const g = "import type { G } from '#cli/8.ts'";
const h = \`
import type { H } from '#cli/9.ts';
\`;
/*
import type { I } from '#cli/10.ts';
*/
`;
  const names = found(t, { 'engine/a.ts': text }).map(
    (line) => `${/:(\d+):/.exec(line)![1]} ${/#cli\/(\d+)/.exec(line)![1]}`,
  );
  assert.deepEqual(names, ['2 1', '5 2', '6 3', '7 4', '8 5', '8 6']);
});

test('patterns of imports are held to the same rules, with * for what is not known', (t) => {
  assert.deepEqual(
    places(t, {
      'client/a.ts':
        "// a\nimport.meta.glob(['../games/*/face.ts', '!../games/y/*']);\nimport.meta.glob('../games/*/rules/*.ts');\n",
      'client/b.ts': `// b\nconst load = (game) => import(\`../games/\${game}/index.ts\`);\n`,
      'client/worker/c.ts': `// c\nconst load = (game) => import(\`../../games/\${game}/index.ts\`);\n`,
    }),
    ['client/a.ts:3', 'client/b.ts:2'],
  );
});

test('the engine and the games import no package and nothing of Node', (t) => {
  assert.deepEqual(
    places(t, {
      'engine/a.ts': "import 'node:fs';\n",
      'engine/a.test.ts': "import 'react';\n",
      'games/x/y.ts': "import type { Z } from 'zod';\n",
    }),
    ['engine/a.test.ts:2', 'engine/a.ts:2', 'games/x/y.ts:2'],
  );
});

test('a game imports only the engine and itself', (t) => {
  assert.deepEqual(
    places(t, {
      'games/x/a.ts': "import '#games/y/index.ts';\n",
      'games/x/b.ts': "import '#games/index.ts';\n",
      'games/x/c.ts': "import '#bots/b.ts';\n",
      'games/x/d.test.ts': "import '#games/y/index.ts';\n",
      'games/index.ts': "import '#games/x/state.ts';\n",
    }),
    ['games/index.ts:2', 'games/x/a.ts:2', 'games/x/b.ts:2', 'games/x/c.ts:2', 'games/x/d.test.ts:2'],
  );
});

test('bots know views only, the server no command line, checks no command line', (t) => {
  assert.deepEqual(
    places(t, {
      'bots/a.ts':
        "import type { S } from '#games/x/state.ts';\nimport '#games/x/rules/01-y.ts';\nimport '#server/s.ts';\n",
      'server/a.ts': "import '#cli/c.ts';\n",
      'checks/a.ts': "import '#cli/c.ts';\n",
    }),
    ['bots/a.ts:2', 'bots/a.ts:3', 'bots/a.ts:4', 'checks/a.ts:2', 'server/a.ts:2'],
  );
});

test('the worker of the client may load rules, and what builds it runs in Node', (t) => {
  const text = "// a\nimport '#engine/flow/table.ts';\nimport '#games/x/index.ts';\nimport '#bots/b.ts';\n";
  assert.deepEqual(places(t, { 'client/worker/a.ts': text, 'client/build/b.ts': "// b\nimport 'node:fs';\n" }), []);
  assert.deepEqual(places(t, { 'client/worker/a.ts': "// a\nimport '#server/s.ts';\n" }), ['client/worker/a.ts:2']);
  const shown =
    "// a\nimport '#games/x/face.ts';\nimport '#games/x/cards.ts';\nimport type { E } from '#engine/event.ts';\n";
  assert.deepEqual(places(t, { 'client/a.ts': shown }), []);
  assert.deepEqual(places(t, { 'telling/a.ts': "// a\nimport '#games/x/face.ts';\n" }), ['telling/a.ts:2']);
});

test('the client knows requests, the types of views, and words', (t) => {
  const text =
    "import '#engine/flow/table.ts';\nimport { v } from '#games/x/view.ts';\nimport '#games/x/index.ts';\nimport 'node:fs';\nimport '#server/s.ts';\n";
  const lines = [2, 3, 4, 5, 6];
  assert.deepEqual(
    places(t, { 'client/a.ts': text }),
    lines.map((line) => `client/a.ts:${line}`),
  );
  assert.deepEqual(
    places(t, { 'client/a.tsx': `${text}export const A = () => <p>it's</p>;\n` }),
    lines.map((line) => `client/a.tsx:${line}`),
  );
});

test('what is for tests is imported by tests only', (t) => {
  assert.deepEqual(
    places(t, { 'engine/a.ts': "import './testing/boards.ts';\n", 'cli/b.ts': "import '#engine/c.test.ts';\n" }),
    ['cli/b.ts:2', 'engine/a.ts:2'],
  );
});

test('values are not imported in a circle; types may be, and chapters of a game call each other', (t) => {
  assert.deepEqual(
    found(t, {
      'engine/a.ts': "import type { X } from '#engine/c.ts';\nimport { b } from './b.ts';\n",
      'engine/b.ts': "import { c } from '#engine/c.ts';\n",
      'engine/c.ts': "import { a } from '#engine/a.ts';\n",
      'engine/d.ts': "import type { E } from '#engine/e.ts';\n",
      'engine/e.ts': "import { d } from '#engine/d.ts';\n",
      'engine/f.ts': "import { g } from '#engine/g.ts';\n",
      'engine/g.ts': "export const f = () => import('#engine/f.ts');\n",
      'games/x/rules/01.ts': "import { b } from './02.ts';\n",
      'games/x/rules/02.ts': "import { a } from './01.ts';\n",
    }),
    [
      'engine/a.ts:3: files import each other in a circle: engine/a.ts → engine/b.ts → engine/c.ts → engine/a.ts; ' +
        'move what they share into another file',
    ],
  );
});

test('each group of files that reach each other is told once, by its shortest circle', () => {
  const graph = { a: ['b', 'x'], b: ['c', 'a'], c: ['b'], d: ['a'], e: ['e'], x: [] };
  assert.deepEqual(findCycles(new Map(Object.entries(graph))), [['a', 'b'], ['e']]);
});

test('no chance and no clock in the engine and the games, not even hidden', (t) => {
  const text = `const a = Math.random();
const b = Date.now();
const c = new Date(0);
const d = globalThis.Date;
const { random } = Math;
const e = Math['random']();
const f = performance.now();
const g = globalThis.Math.random();
`;
  const lines = [2, 3, 4, 5, 6, 7, 8, 9];
  assert.deepEqual(
    places(t, { 'games/x/a.ts': text }),
    lines.map((line) => `games/x/a.ts:${line}`),
  );
  assert.deepEqual(
    places(t, { 'engine/a.test.ts': text }),
    lines.map((line) => `engine/a.test.ts:${line}`),
  );
  assert.deepEqual(found(t, { 'bots/a.ts': text }), []);
  const fine =
    "// Math.random, new Date\nconst a = { Date: Math.max(1, 2), x: g.Date, s: 'Math.random' };\nconst b = globalThis.Math.floor(1);\n";
  assert.deepEqual(found(t, { 'engine/a.ts': fine }), []);
});

test('the engine has no word of a game: in no name, string or comment', (t) => {
  const books = {
    'rulebooks/jugula.md': '# J\n\n- **JU-0.1** A rule.\n',
    'rulebooks/harenula.md': '- **HA-1.1** A rule.\n',
  };
  const text = `// When a gladiator falls, JU-4.2 applies.
const arenaSize = 3;
const s = 'Houses of Jugula';
const ARENA = 'harenula';
`;
  assert.deepEqual(
    found(t, { ...books, 'engine/a.ts': text }).map((line) => line.split(' is ')[0]),
    [
      "engine/a.ts:1: 'gladiator'",
      "engine/a.ts:1: 'JU-4.2'",
      "engine/a.ts:2: 'arena'",
      "engine/a.ts:3: 'Houses'",
      "engine/a.ts:3: 'Jugula'",
      "engine/a.ts:4: 'ARENA'",
      "engine/a.ts:4: 'harenula'",
    ],
  );
  assert.deepEqual(found(t, { ...books, 'engine/a.test.ts': text, 'games/x/b.ts': text }), []);
  assert.deepEqual(
    found(t, { ...books, 'engine/a.ts': "// Such as HA-4.1; harena; a household.\nconst a = 'SHA-256';\n" }),
    [],
  );
});

test('a game that is added brings its own name', (t) => {
  assert.deepEqual(places(t, { 'games/bestiarii-night/index.ts': '', 'engine/a.ts': 'const bestiarii = 1;\n' }), [
    'engine/a.ts:2',
  ]);
});

test('files are 300 lines at most, but for tables of data and those on the list, which must need it', (t) => {
  const long = HEADER + 'a();\n'.repeat(300);
  assert.deepEqual(
    found(t, {
      'engine/a.ts': long,
      'games/x/cards.ts': long,
      'games/x/words/fr.ts': long,
      'cli/b.ts': long.slice(0, -5),
      'engine/flow/table.ts': long,
      'engine/requests/legal.ts': HEADER,
    }),
    [
      'engine/a.ts:301: 301 lines are too many to read at once (300 at most); split it by its subjects',
      'engine/requests/legal.ts:1: 1 lines are not too many any more; take it off the list in checks/file-rules.ts',
    ],
  );
});

test('a file opens with a comment, a test need not', (t) => {
  const root = sampleProject(t, {
    'engine/a.ts': 'const a = 1;\n',
    'engine/a.test.ts': 'const a = 1;\n',
    'cli/c.ts': '#!/x\n// C.\n',
  });
  assert.deepEqual(
    violationsIn(root).map(({ where }) => where),
    ['engine/a.ts:1'],
  );
});

test('a file that does not parse is told, and the others are still looked at', (t) => {
  const lines = found(t, { 'engine/a.ts': 'const = 1;\n', 'engine/b.ts': "import 'node:fs';\n" });
  assert.match(lines[0]!, /^engine\/a\.ts:1: does not parse \(/);
  assert.match(lines[1]!, /^engine\/b\.ts:2: /);
});
