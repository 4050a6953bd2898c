// How the client is built: `vite build` and `vite dev` with what is ours.
//
// The built page can be served under any path. Its index.html holds no address but those that begin with ="/ ; whoever
// serves it under another path puts that path there. Everything else is found relative to the files themselves.

import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { icons } from '#client/build/icons.ts';
import { rulebooks } from '#client/build/rulebooks.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The addresses in index.html from the root of the site. */
const rooted = (): Plugin => ({
  name: 'harena-rooted',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
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
  plugins: [icons(), rulebooks(ROOT), rooted()],
  worker: { format: 'es' },
  server: { fs: { allow: [ROOT] } },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
