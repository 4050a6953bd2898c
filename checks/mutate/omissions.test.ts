import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plant } from '#checks/mutate/changes.ts';
import { OMISSIONS } from '#checks/mutate/omissions.ts';
import { readSource, strip, walk } from '#checks/source.ts';

/** What a line of code can become by leaving out and mixing up alone. */
function variants(text: string): string[] {
  const source = readSource('x.ts', text);
  const found: string[] = [];
  walk(source.tree, (node, parents) => {
    for (const mutator of OMISSIONS) {
      for (const draft of mutator(node, parents, source)) found.push(strip(plant(text, draft)));
    }
    return true;
  });
  return found;
}

test('a reset is left out like any assignment', () => {
  assert.deepEqual(variants('if (a) s.x = 0;'), ['if (a) ;']);
  for (const reset of ['x = null;', 'x = [];', 'x.length = 0;', 'x = false;', 'x.fill(0);']) {
    assert.deepEqual(variants(reset), [';']);
  }
});

test('either branch of an if with else is left out; without else the condition stands for it', () => {
  assert.deepEqual(variants('if (a) { if (b) c(); } else { for (;;) d(); }').slice(0, 2), [
    'if (a) {} else { for (;;) d(); }',
    'if (a) { if (b) c(); } else {}',
  ]);
  assert.deepEqual(variants('if (a) { for (;;) {} }'), []);
  assert.deepEqual(variants('if (a) throw b; else { throw c; }'), []);
  // One act is left out as a statement, once.
  assert.deepEqual(variants('if (a) b(); else { c(); }'), ['if (a) ; else { c(); }', 'if (a) b(); else { ; }']);
});

test('a case is left out, but not the default', () => {
  assert.deepEqual(variants('function f() { switch (a) { case 1: return b; case 2: default: return c; } }'), [
    'function f() { switch (a) {  case 2: default: return c; } }',
    'function f() { switch (a) { case 1: ; case 2: default: return c; } }',
  ]);
});

test('the body of a loop over things is left out', () => {
  assert.deepEqual(variants('for (const a of b) { if (a) c(); }').slice(0, 1), ['for (const a of b) {}']);
  assert.deepEqual(variants('for (const a of b) { c(a); }'), ['for (const a of b) { ; }']);
});

test('a way out is left out where something is done before it', () => {
  assert.deepEqual(variants('for (const a of b) { if (a) { c(); continue; } d(); }').slice(2, 3), [
    'for (const a of b) { if (a) { c(); ; } d(); }',
  ]);
  assert.deepEqual(variants('function f() { if (a) return; if (b) { return; } }'), []);
  assert.deepEqual(variants('function f() { a(); return b; }'), [
    'function f() { ; return b; }',
    'function f() { a(); ; }',
  ]);
});

test('a bare return at the end of a function stays: the function ends there without it', () => {
  assert.deepEqual(variants('function f() { if (a) return b; c(); return; }'), [
    'function f() { if (a) return b; ; return; }',
  ]);
  assert.deepEqual(variants('const f = () => { a(); return; };'), ['const f = () => { ; return; };']);
  assert.deepEqual(variants('function f() { if (a) { b(); return; } c(); }').slice(1, 2), [
    'function f() { if (a) { b(); ; } c(); }',
  ]);
  assert.deepEqual(variants('function f() { a(); return undefined; }').length, 2);
});

test('an act written as an arrow is left out', () => {
  assert.deepEqual(variants('const f = () => g();'), ['const f = () => undefined;']);
  assert.deepEqual(variants('const f = () => (a = 0);'), ['const f = () => (undefined);']);
  assert.deepEqual(variants('const f = () => a;'), []);
  assert.deepEqual(variants('const f = () => !a;'), []);
});

test('arguments are exchanged, with all that stands behind them in the file', () => {
  assert.deepEqual(variants('const x = f(a, b);'), ['const x = f(b, a);']);
  const text = 'const x = f( a.b!, (c), d as number, );';
  assert.deepEqual(variants(text), [
    'const x = f( (c), a.b , d          , );',
    'const x = f( d          , (c), a.b , );',
    'const x = f( a.b , d          , (c), );',
  ]);
  assert.deepEqual(variants('const x = [f(a, b), c];'), ['const x = [f(b, a), c];']);
  assert.deepEqual(variants('const x = new F(1, 2);'), ['const x = new F(2, 1);']);
});

test('equal arguments, words with numbers, functions and what is symmetric are not exchanged', () => {
  for (const text of [
    'f(a, a)',
    "f('a', 1)",
    'f(a, () => b)',
    'f({}, a)',
    'f(a, ...b)',
    'Math.max(a, b)',
    'distance(a, b)',
  ]) {
    assert.deepEqual(variants(`const x = ${text};`), []);
  }
  assert.deepEqual(variants("const x = f('a', 'b');"), ["const x = f('b', 'a');"]);
});
