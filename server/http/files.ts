// The files of the built web client, served from a list made at the start.
//
// Only files found in the folder when the server starts are served, so no path in a request ever reaches the disk. Files
// with a hash in their name never change and are cached for ever; all others are revalidated. Any other address of a page
// gets index.html, which routes by itself; one that no page has gets it too, with the status 404.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '#games/index.ts';
import { SAFETY } from '#server/http/router.ts';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};
const PACKED = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt', '.wasm']);
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.(?:js|css|woff2|svg|png|json|wasm)$/;
/** The first words of the addresses of pages, besides the home page. */
export const PAGES: ReadonlySet<string> = new Set([
  'm',
  'new',
  'j',
  'rules',
  'learn',
  'watch',
  'settings',
  'credits',
  'next',
]);
/** Pages about one game, which the second word of the address names. */
const OF_GAMES: ReadonlySet<string> = new Set(['new', 'rules', 'learn']);
const UNBUILT = 'The web client is not built yet. Run npm start, or npm run build, and load this page again.\n';

interface Kept {
  type: string;
  body: Buffer;
  packed: Buffer | null;
  tag: string;
  forever: boolean;
}

export class Files {
  private readonly kept = new Map<string, Kept>();

  /** `base`: the base path of the pages, with a slash at both ends. */
  constructor(folder: string | null, base: string) {
    if (folder === null || !existsSync(folder)) return;
    for (const path of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
      const type = TYPES[extname(path)];
      if (type === undefined || path.endsWith('.map')) continue;
      const name = `/${path.replaceAll('\\', '/')}`;
      let body: Buffer = readFileSync(join(folder, path));
      if (name === '/index.html')
        body = Buffer.from(body.toString('utf8').replace('<base href="/">', `<base href="${base}">`));
      const packed = PACKED.has(extname(path)) ? gzipSync(body) : null;
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      this.kept.set(name, { type, body, packed, tag, forever: name.startsWith('/assets/') && HASHED.test(name) });
    }
  }

  /** Answers with the file at `path` (without the base path), or with index.html. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = extname(path) === '' && !path.startsWith('/api/');
    const file = isRead ? (this.kept.get(path) ?? (isPage ? this.kept.get('/index.html') : undefined)) : undefined;
    if (file === undefined) return this.missing(response, isPage && isRead);
    const headers = {
      ...SAFETY,
      'Content-Type': file.type,
      'Cache-Control': file.forever ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.tag,
      Vary: 'Accept-Encoding',
    };
    if (request.headers['if-none-match'] === file.tag) {
      response.writeHead(304, headers).end();
      return;
    }
    const zips = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const body = zips && file.packed !== null ? file.packed : file.body;
    const encoding = body === file.packed ? { 'Content-Encoding': 'gzip' } : {};
    const isUnknown = isPage && !this.kept.has(path) && !isPageOfOurs(path);
    response.writeHead(isUnknown ? 404 : 200, { ...headers, ...encoding, 'Content-Length': String(body.length) });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private missing(response: ServerResponse, isPage: boolean): void {
    const unbuilt = isPage && this.kept.size === 0;
    const problem = {
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      code: 'no-page',
      detail: 'There is nothing at this address.',
    };
    const type = unbuilt ? 'text/plain; charset=utf-8' : 'application/problem+json';
    response.writeHead(unbuilt ? 503 : 404, { ...SAFETY, 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(unbuilt ? UNBUILT : JSON.stringify(problem));
  }
}

function isPageOfOurs(path: string): boolean {
  const [, page = '', word = ''] = path.split('/');
  if (page === '') return path === '/';
  return PAGES.has(page) && (!OF_GAMES.has(page) || word === '' || games.has(word));
}
