import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesIn } from '#checks/mutate/changes.ts';
import { placeholdersIn } from '#checks/mutate/placeholders.ts';
import { readSource } from '#checks/source.ts';

/** What may be planted in a rule with these locals, when it is called so. */
function planted(locals: string, ...calls: string[]): string[] {
  const rule = readSource('rule.ts', `const one = rule('one', { locals: ${locals} }, [])`);
  const caller = readSource('caller.ts', calls.map((call) => `${call};`).join('\n'));
  const isPlaceholder = placeholdersIn([rule, caller]);
  return changesIn(rule)
    .filter((change) => !isPlaceholder(rule, change))
    .map(({ start, end, text }) => `${rule.code.slice(start, end)} ${text}`);
}

test('a value that every call gives is not changed', () => {
  assert.deepEqual(planted('{ by: 0, again: false }', 'call(one, { by, again: true })'), []);
  assert.deepEqual(planted('{ by: 0 }', "call(one, { by: 3 }, 'X-1')", 'one.frame({ by })'), []);
});

test('a value that one call leaves to the rule is changed', () => {
  assert.deepEqual(planted('{ by: 0, count: 2 }', 'call(one, { by, count: 1 })', 'call(one, { by })'), ['2 3', '2 1']);
  assert.deepEqual(planted('{ by: 0 }', 'call(one)'), ['0 1']);
  assert.deepEqual(planted('{ by: 0 }', 'call(one, its)'), ['0 1']);
  assert.deepEqual(planted('{ by: 0 }', 'call(one, { ...its })'), ['0 1']);
});

test('a rule that nobody calls begins with its values', () => {
  assert.deepEqual(planted('{ by: 0 }', 'call(other, { by })'), ['0 1']);
});

test('locals may stand in a constant of their own', () => {
  const text = "const mine = { by: 0 };\nconst one = rule('one', { locals: mine }, []);\ncall(one, { by });";
  const source = readSource('rule.ts', text);
  const isPlaceholder = placeholdersIn([source]);
  assert.deepEqual(
    changesIn(source).filter((change) => !isPlaceholder(source, change) && change.line === 1),
    [],
  );
});

/** What may be planted in the locals of a rule with these steps. */
function plantedBefore(locals: string, steps: string): string[] {
  const rule = readSource('rule.ts', `const one = rule('one', { locals: ${locals} }, [${steps}])`);
  const isPlaceholder = placeholdersIn([rule]);
  const end = rule.code.indexOf(' }, [');
  return changesIn(rule)
    .filter((change) => change.end <= end && !isPlaceholder(rule, change))
    .map(({ start, end: until, text }) => `${rule.code.slice(start, until)} ${text}`);
}

test('a value that the first steps set before anything reads it is not changed', () => {
  assert.deepEqual(plantedBefore('{ n: 0 }', "{ clause: 'A-1', run(g, f) { f.n = 3; } }"), []);
  assert.deepEqual(
    plantedBefore(
      '{ n: 0 }',
      "{ clause: 'A-1', run(g, _f, t) { t.log?.emit('a', { b: g.b }); } }, { clause: 'A-2', run(g, f) { f.n = g.n; } }",
    ),
    [],
  );
});

test('it is changed where it is read first, set by chance, or may have been seen', () => {
  const kept = ['0 1'];
  for (const steps of [
    "{ clause: 'A-1', run(g, f) { f.m = f.n; f.n = 3; } }",
    "{ clause: 'A-1', run(g, f) { f.n = f.n + 1; } }",
    "{ clause: 'A-1', run(g, f) { f.n += 1; } }",
    "{ clause: 'A-1', run(g, f) { if (g.a) f.n = 3; } }",
    "{ clause: 'A-1', run(g, f) { if (g.a) return; f.n = 3; } }",
    "{ clause: 'A-1', run(g, f) { look(f); f.n = 3; } }",
    "{ clause: 'A-1', run(g, f) { look(g); f.n = 3; } }",
    "{ clause: 'A-1', run(g, f) { f.list[f.n] = 3; } }",
    "{ clause: 'A-1', ask: (g, f) => pick(f.n), take(g, f) { f.n = 3; } }",
    "{ clause: 'A-1', run: (g, f) => look(f) }, { clause: 'A-2', run(g, f) { f.n = 3; } }",
  ]) {
    assert.deepEqual(plantedBefore('{ n: 0 }', steps), kept, steps);
  }
});
