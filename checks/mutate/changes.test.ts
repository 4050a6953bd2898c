import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { changesIn, plant } from '#checks/mutate/changes.ts';
import type { Mutation } from '#checks/mutate/draft.ts';
import { isModule, readSource, strip } from '#checks/source.ts';

const changes = (text: string): Mutation[] => changesIn(readSource('x.ts', text));

/** What a line of code can become; types are gone from it. */
const variants = (text: string): string[] => changes(text).map((change) => strip(plant(text, change)));

const whats = (text: string): string[] => changes(text).map(({ what }) => what);

test('a comparison is flipped', () => {
  assert.deepEqual(variants('f(a < b);').slice(1), ['f(a <= b);']);
  assert.deepEqual(variants('f(a <= b);').slice(1), ['f(a < b);']);
  assert.deepEqual(variants('f(a > b);').slice(1), ['f(a >= b);']);
  assert.deepEqual(variants('f(a >= b);').slice(1), ['f(a > b);']);
  assert.deepEqual(variants('f(a === b);').slice(1), ['f(a !== b);']);
  assert.deepEqual(variants('f(a !== b);').slice(1), ['f(a === b);']);
  assert.deepEqual(variants('f((a /* < */) /* <= */ < /* > */ (b));').slice(1), [
    'f((a /* < */) /* <= */ <= /* > */ (b));',
  ]);
});

test('+ and - are exchanged, but not where text is put together', () => {
  assert.deepEqual(variants('const x = a + b;'), ['const x = a - b;']);
  assert.deepEqual(variants('const x = a - b;'), ['const x = a + b;']);
  assert.deepEqual(variants('x += a;'), [';', 'x -= a;']);
  assert.deepEqual(variants('x -= a;'), [';', 'x += a;']);
  assert.deepEqual(variants('x++;'), [';', 'x--;']);
  assert.deepEqual(variants('--x;'), [';', '++x;']);
  assert.deepEqual(variants("const x = a + 'text' + b;"), []);
  assert.deepEqual(variants('const x = `a` + b;'), []);
  assert.deepEqual(variants("x += 'text';"), [';']);
});

test('a loop may be left out, but its step is never reversed', () => {
  assert.deepEqual(variants('for (const x of xs) f(x);'), ['for (const x of xs) ;']);
  assert.deepEqual(variants('for (let i = a; i < n; i++) {}'), [
    'for (let i = a; false; i++) {}',
    'for (let i = a; i <= n; i++) {}',
  ]);
  assert.deepEqual(variants('while (f()) {}'), ['while (false) {}']);
});

test('a number is off by one, but not where it is a key', () => {
  assert.deepEqual(variants('const x = 3;'), ['const x = 4;', 'const x = 2;']);
  assert.deepEqual(variants('const x = 0;'), ['const x = 1;']);
  assert.deepEqual(variants('const x = -1;'), ['const x = -0;']);
  assert.deepEqual(variants('const x = -3;'), ['const x = -4;', 'const x = -2;']);
  assert.deepEqual(variants('const x = a[1_000];'), ['const x = a[1001];', 'const x = a[999];']);
  assert.deepEqual(variants('const x = 0.5;'), []);
  assert.deepEqual(variants('const x = { 1: a };'), []);
  assert.deepEqual(variants('const x = { [1]: a };'), ['const x = { [2]: a };', 'const x = { [0]: a };']);
});

test('a condition is forced', () => {
  assert.deepEqual(variants('if (a) {}'), ['if (true) {}', 'if (false) {}']);
  assert.deepEqual(variants('const x = a ? b : c;'), ['const x = true ? b : c;', 'const x = false ? b : c;']);
  assert.deepEqual(variants('const x = a && b;'), ['const x = true && b;', 'const x = a && true;']);
  assert.deepEqual(variants('const x = (a || b);'), ['const x = (false || b);', 'const x = (a || false);']);
  assert.deepEqual(variants('const x = a ?? b;'), []);
});

test('a way around the work for an empty list is not closed, because that changes nothing', () => {
  const conditions = (text: string): string[] => whats(text).filter((what) => what.startsWith('condition'));
  assert.deepEqual(conditions('const x = a.b.length === 0 ? [] : a.b.map(f);'), [
    'condition `a.b.length === 0` made true',
  ]);
  assert.equal(conditions('const x = a.length === 0 ? [] : b.map(f);').length, 2);
  assert.equal(conditions('const x = a.length === 0 ? [1] : a.map(f);').length, 2);
});

test('a condition that only guards a throw is left alone, and so is what is thrown', () => {
  assert.deepEqual(variants('if (a) throw new Error(f(1 + 2));'), []);
  assert.deepEqual(variants('if (a) { throw new Error(b); }'), []);
  assert.deepEqual(variants('if (a) { f(); throw b; }'), [
    'if (true) { f(); throw b; }',
    'if (false) { f(); throw b; }',
    'if (a) { ; throw b; }',
  ]);
});

test('a yes or no is replaced: by its look, or by what the function says it returns', () => {
  assert.deepEqual(variants('const f = () => !a;'), ['const f = () => true;', 'const f = () => false;']);
  assert.deepEqual(variants('function f() { return a in b; }'), [
    'function f() { return true; }',
    'function f() { return false; }',
  ]);
  assert.deepEqual(variants('function f(): boolean { return a; }'), [
    'function f()          { return true; }',
    'function f()          { return false; }',
  ]);
  assert.deepEqual(variants('const f = (a: number): boolean => g(a);'), [
    'const f = (a        )          => undefined;',
    'const f = (a        )          => true;',
    'const f = (a        )          => false;',
  ]);
  assert.equal(variants('function f(a: unknown): a is string { return g(a); }').length, 2);
  assert.deepEqual(variants('function f(a: () => boolean): number { return a; }'), []);
  assert.deepEqual(variants('function f() { return a; }'), []);
  assert.deepEqual(variants('function f() { return true; }'), ['function f() { return false; }']);
  assert.deepEqual(variants('const x = { sealed: true };'), ['const x = { sealed: false };']);
});

test('Math.max and Math.min are exchanged', () => {
  assert.deepEqual(variants('const x = Math.max(a, b);'), ['const x = Math.min(a, b);']);
  assert.deepEqual(variants('const x = Math.min(a, b);'), ['const x = Math.max(a, b);']);
  assert.deepEqual(variants('const x = other.min(a, b);'), []);
});

test('a statement that does something is left out', () => {
  assert.deepEqual(variants('f();'), [';']);
  assert.deepEqual(variants("t.log?.emit('moved', { seat });"), [';']);
  assert.deepEqual(variants('if (a in b) f(); else g.h = b;').slice(2), [
    'if (a in b) ; else g.h = b;',
    'if (a in b) f(); else ;',
  ]);
  assert.deepEqual(variants('a.b = c;'), [';']);
  assert.deepEqual(variants('delete a.b;'), [';']);
  assert.deepEqual(variants("'use strict';"), []);
  assert.deepEqual(variants("t.use('net');"), []);
  assert.deepEqual(variants("if (a > 0) t.use('net');"), []);
  assert.deepEqual(variants("if (a > 0) t?.use('net');"), []);
  assert.deepEqual(variants('return_;'), []);
});

test('a step is left out of its rule, and the rest still stands in its order', () => {
  const text =
    "rule<G, { a: 1 }>('r', { locals: {} }, [\n  { clause: 'A-1', run: f },\n  { clause: 'A-2', at: 'two', run: g },\n  h(),\n]);";
  const steps = changes(text).filter(({ what }) => what.startsWith('step'));
  assert.deepEqual(
    steps.map(({ line, what }) => `${line} ${what}`),
    ['2 step A-1 left out', '3 step two left out', '4 step `h()` left out'],
  );
  const { code } = readSource('x.ts', text);
  const left = steps.map((change) => plant(code, change).replace(/\s+/g, ' '));
  assert.deepEqual(left, [
    "rule ('r', { locals: {} }, [ { clause: 'A-2', at: 'two', run: g }, h(), ]);",
    "rule ('r', { locals: {} }, [ { clause: 'A-1', run: f }, h(), ]);",
    "rule ('r', { locals: {} }, [ { clause: 'A-1', run: f }, { clause: 'A-2', at: 'two', run: g }, ]);",
  ]);
});

test('a rule keeps its only step, and other arrays and calls their elements', () => {
  assert.deepEqual(variants("const r = rule('r', {}, [{ clause: 'A-1' }]);"), []);
  assert.deepEqual(variants("const r = role('r', {}, [a, b]);"), []);
  assert.deepEqual(variants("const r = rule('r', [a, b], c);"), []);
  assert.deepEqual(variants("const r = rule('r', {}, [a, b]);"), [
    "const r = rule('r', {}, [b]);",
    "const r = rule('r', {}, [a, ]);",
  ]);
});

test('strings, comments, regular expressions, types, imports and tables of words are never touched', () => {
  const text = [
    "import { a1 } from './1 < 2.ts';",
    "import type { b } from './b.ts';",
    '// 1 < 2; f();',
    '/* if (a) return true; */',
    "const s = 'a < 1' as const;",
    `const t = \`1 + 1 \${s} f();\`;`,
    'const r = /1+2 < 3/;',
    'type One = [1, 2][0] | (true extends 3 ? 4 : 5);',
    'interface Two { 6: 7; f(a?: 8): true }',
    'const three = s as unknown as 9 | true;',
    'let four: 10 | false;',
    'function five(a: 11, b?: { c: 12 }): 13 { return s; }',
    "const NAMES = ['a', 'b'][1];",
    'const z = { words: { one: 1 } };',
    "export * from './six.ts';",
  ].join('\n');
  assert.deepEqual(whats(text), []);
});

test('places are right behind letters of many bytes, in code and in types', () => {
  const text = "const é: 'é›😀' = '›😀'; // é › 😀\nlet b: '😀' = '›' as '›'; f('é', 4, x as '😀›', 5);\n";
  const left = changes(text).filter((change) => !change.text.includes(', '));
  assert.deepEqual(
    left.map((change) => `${change.line} ${text.slice(change.start, change.end)} ${change.text} ${change.what}`),
    [
      "2 f('é', 4, x as '😀›', 5); ; `f('é', 4, x as '😀›', 5);` left out",
      "2 4 5 `f('é', 4, x as '😀›', 5)` → `f('é', 5, x as '😀›', 5)`",
      "2 4 3 `f('é', 4, x as '😀›', 5)` → `f('é', 3, x as '😀›', 5)`",
      "2 5 6 `f('é', 4, x as '😀›', 5)` → `f('é', 4, x as '😀›', 6)`",
      "2 5 4 `f('é', 4, x as '😀›', 5)` → `f('é', 4, x as '😀›', 4)`",
    ],
  );
  assert.match(plant(text, left[4]!), /, 4\);\n$/);
});

test('whatever surrounds it, a change is the one piece of text it says, and the rest stays as it was', () => {
  const pieces = [
    "'›é'",
    '/* 1 < 2 */ a',
    '(a < b)',
    '[1, -2]',
    'a ? 3 : b',
    `\`\${a + 1}›\``,
    'x as 4',
    'Math.max(a, 5)',
    '!a && b',
    '/1<2/',
  ];
  const expression = fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
    .map((list) => `f(${list.join(', ')})`);
  fc.assert(
    fc.property(fc.array(expression, { minLength: 1, maxLength: 5 }), (lines) => {
      const text = lines.map((line, i) => `const x${i}: '›😀' | 1 = ${line}; // › 6 < 7`).join('\n');
      const { code } = readSource('x.ts', text);
      for (const change of changes(text)) {
        assert.equal(text.slice(0, change.start).split('\n').length, change.line);
        const planted = strip(plant(text, change));
        assert.notEqual(planted, code);
        assert.ok(isModule(planted), planted);
        assert.equal(planted.split("'›é'").length, code.split("'›é'").length);
        assert.equal(planted.split('/1<2/').length, code.split('/1<2/').length);
        assert.equal(planted.split('// › 6 < 7').length, code.split('// › 6 < 7').length);
      }
    }),
    { numRuns: 50 },
  );
});
