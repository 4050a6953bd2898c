// The build configuration: `vite build` and `vite dev` with our plugins.
//
// The built page can be served under any path: the server puts that path into the <base> of index.html, and everything
// else is found relative to it or to the files themselves.

import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { icons } from '#client/build/icons.ts';
import { offline } from '#client/build/offline.ts';
import { rulebooks } from '#client/build/rulebooks.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The theme is set by a small separate script, which runs before anything is drawn. */
const themeFirst = (): Plugin => ({
  name: 'harena-theme',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', attrs: { src: './theme.js' }, injectTo: 'head' }],
  },
});

export const CLIENT_FOLDER = `${ROOT}.harena/client`;

export const config = (outDir = CLIENT_FOLDER): InlineConfig => ({
  configFile: false,
  root: `${ROOT}client`,
  base: './',
  publicDir: `${ROOT}client/public`,
  cacheDir: `${ROOT}.harena/vite`,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [icons(), rulebooks(ROOT), themeFirst(), offline(ROOT)],
  worker: { format: 'es' },
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
      // The home page shows all listings: one file, even though each game uses its own too.
      output: { codeSplitting: { groups: [{ name: 'listings', test: /games\/[^/]+\/listing\.ts$/ }] } },
    },
  },
});
