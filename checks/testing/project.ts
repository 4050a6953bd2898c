// Projects written into a folder of their own, for the tests of checks that read whole projects.

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';

/** Texts by their paths from the root. */
export type FileTexts = { readonly [path: string]: string };

/** Writes the files; they go away with the test. */
export function sampleProject(t: TestContext, files: FileTexts): string {
  const root = temporaryFolder(t);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** A new folder. It goes away with the test, or with all tests of the file where `{ after }` of node:test is given. */
export function temporaryFolder(t: { after(hook: () => void): void }): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'harena-test-')));
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
