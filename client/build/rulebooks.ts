// The rulebooks as the client reads them: an import of rulebooks/GAME.md gives chapters of HTML in which every clause
// has its id, and every mention of a clause leads there.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { htmlOf, readMarkdown } from '#books/markdown.ts';
import type { RenderedBook } from '#client/rules/book.ts';

export function bookOf(text: string): RenderedBook {
  const tokens = readMarkdown(text);
  const isHeading = (i: number, tag: string): boolean => tokens[i]!.type === 'heading_open' && tokens[i]!.tag === tag;
  const starts = [...tokens.keys()].filter((i) => isHeading(i, 'h2'));
  const title = [...tokens.keys()].find((i) => isHeading(i, 'h1'));
  return {
    title: title === undefined ? '' : tokens[title + 1]!.content,
    chapters: starts.map((start, n) => ({
      title: tokens[start + 1]!.content,
      // Behind the heading's three tokens.
      html: htmlOf(tokens.slice(start + 3, starts[n + 1] ?? tokens.length)),
    })),
  };
}

/** Makes `import book from '…/rulebooks/GAME.md'` give the book. */
export function rulebooks(root: string): Plugin {
  const folder = `${join(root, 'rulebooks').replaceAll('\\', '/')}/`;
  return {
    name: 'harena-rulebooks',
    enforce: 'pre',
    load(id) {
      if (!id.startsWith(folder) || !id.endsWith('.md')) return null;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(bookOf(readFileSync(id, 'utf8'))))});`;
    },
  };
}
