import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameViolations } from '#checks/type-names.ts';

const found = (files: { [path: string]: string }): string[] =>
  nameViolations(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ where, what }) => `${where}: ${what}`,
  );

test('a type is exported under its name by one file only', () => {
  assert.deepEqual(
    found({
      'bots/a.ts': '// A.\nexport interface Kept {}\nexport const kept = 1;\n',
      'cli/b.tsx': 'export const b = 1;\nexport type Kept<T> = T;\nexport abstract class Held {}\n',
      'cli/c.ts': 'export class Held {}\n',
    }),
    [
      "cli/b.tsx:2: 'Kept' is exported by bots/a.ts:2 too; import that one, or give this one a name that says how it differs",
      "cli/c.ts:1: 'Held' is exported by cli/b.tsx:3 too; import that one, or give this one a name that says how it differs",
    ],
  );
});

test('what is not exported, only exported again, or in a game or a frozen bot may repeat a name', () => {
  assert.deepEqual(
    found({
      'bots/a.ts': 'export interface Kept {}\ninterface Local {}\n',
      'cli/b.ts': "export type { Kept } from '#bots/a.ts';\nexport type Keeping = Kept;\ninterface Local {}\n",
      'games/x/state.ts': 'export interface State {}\n',
      'games/y/state.ts': 'export interface State {}\n',
      'checks/strength/pool/x/worth.ts': 'export interface Kept {}\n',
    }),
    [],
  );
});
