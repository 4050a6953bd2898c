// Makes the service worker when everything else is built: client/offline/sw.js with Workbox and the list of the files to
// cache. Each has its revision, by which Workbox sees what is new; names under assets/ contain a hash already.
//
// workbox-build would make the same list, but has three hundred dependencies.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Typefaces for other scripts than the page's own, and frozen builds, are fetched when they are needed. */
const NOT_AT_ONCE = /(-ext-|\.map$|^sw\.js$|^assets\/frozen\/|^\.)/;

interface Kept {
  url: string;
  revision: string | null;
}

function filesIn(folder: string): Kept[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NOT_AT_ONCE.test(path))
    .sort()
    .map((path) => ({
      // A server serves index.html as the page at its base.
      url: path === 'index.html' ? './' : path,
      revision: path.startsWith('assets/') ? null : revisionOf(join(folder, path)),
    }));
}

const revisionOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

export function offline(root: string): Plugin {
  let folder = '';
  return {
    name: 'harena-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        define: {
          'process.env.NODE_ENV': '"production"',
          'self.__WB_MANIFEST': JSON.stringify(filesIn(folder)),
        },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          lib: {
            entry: join(root, 'client', 'offline', 'sw.js'),
            formats: ['iife'],
            name: 'sw',
            fileName: () => 'sw.js',
          },
        },
      });
    },
  };
}
