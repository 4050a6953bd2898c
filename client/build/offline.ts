// Writes the service worker: client/offline/sw.js with the list of the files of this build.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Typefaces for other scripts than the page's own are fetched when they are needed. */
const NOT_AT_ONCE = /(-ext-|\.map$)/;

export function offline(root: string): Plugin {
  return {
    name: 'harena-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const made = Object.keys(bundle).filter((file) => !NOT_AT_ONCE.test(file) && file !== 'index.html');
        const kept = readdirSync(join(root, 'client', 'public'));
        const files = [...made, ...kept].sort();
        // Names carry hashes of what is in them, so the list changes with any file.
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        const source = readFileSync(join(root, 'client', 'offline', 'sw.js'), 'utf8')
          .replace('self.__FILES__', JSON.stringify(files))
          .replace('self.__VERSION__', JSON.stringify(version));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
