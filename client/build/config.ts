// How the client is built: `vite build` and `vite dev` with what is ours.
//
// The built page can be served under any path: the server puts that path into the <base> of index.html, and
// everything else is found relative to it or to the files themselves.

import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { icons } from '#client/build/icons.ts';
import { offline } from '#client/build/offline.ts';
import { rulebooks } from '#client/build/rulebooks.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The theme is set by a small script of its own, which runs before anything is drawn. */
const themeFirst = (): Plugin => ({
  name: 'harena-theme',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', attrs: { src: './theme.js' }, injectTo: 'head' }],
  },
});

/** Frozen builds lie in a folder of their own: the service worker keeps them only once they were wanted. */
const assetFileNames = ({ originalFileNames }: { originalFileNames: string[] }): string =>
  originalFileNames.some((name) => name.includes('/frozen/'))
    ? 'assets/frozen/[name]-[hash][extname]'
    : 'assets/[name]-[hash][extname]';

export const config = (outDir: string): InlineConfig => ({
  configFile: false,
  root: `${ROOT}client`,
  base: './',
  publicDir: `${ROOT}client/public`,
  cacheDir: `${ROOT}.harena/vite`,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [icons(), rulebooks(ROOT), themeFirst(), offline(ROOT)],
  worker: { format: 'es', rolldownOptions: { output: { assetFileNames } } },
  server: { fs: { allow: [ROOT] } },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The home page shows all listings: one file, though each game uses its own too.
      output: { assetFileNames, codeSplitting: { groups: [{ name: 'listings', test: /games\/[^/]+\/listing\.ts$/ }] } },
    },
  },
});
