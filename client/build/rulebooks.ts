// The rulebooks as the client reads them: an import of rulebooks/GAME.md gives chapters of HTML in which every clause has its id, and every mention of a clause leads there. Only the marks that the books use are known.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Book, Chapter } from '#client/rules/book.ts';

const ID = '[A-Z]{2,}-(?:EX-\\d+[a-z]?|\\d+\\.\\d+[a-z]?)';
const OPENING = new RegExp(`^\\*\\*(${ID})\\*\\*\\s*(?:\\[([^\\]]*)\\]\\s*)?(.*)$`);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Emphasis, code and mentions of clauses. */
function inline(text: string): string {
  return escaped(text)
    .split(/(`[^`]*`)/)
    .map((piece) => {
      if (piece.startsWith('`')) return `<code>${piece.slice(1, -1)}</code>`;
      return piece
        .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
        .replace(/\*([^*]+)\*/g, '<i>$1</i>')
        .replace(new RegExp(`(?<![\\w-])(${ID})(?![\\w-])`, 'g'), '<a href="#$1">$1</a>');
    })
    .join('');
}

/** A clause's paragraph or cell, where the text opens with one. */
function clauseOr(text: string, plain: (html: string) => string, marked: (id: string, html: string) => string): string {
  const found = OPENING.exec(text);
  if (found === null) return plain(inline(text));
  const [, id = '', tag, rest = ''] = found;
  const source = tag === undefined ? '' : `<small class="tag">${escaped(tag)}</small> `;
  return marked(id, `<b class="clause-id">${id}</b> ${source}${inline(rest)}`);
}

const cellsOf = (row: string): string[] =>
  (
    row
      .trim()
      .replace(/^\||\|$/g, '')
      .match(/(?:`[^`]*`|\\\||[^|])+|(?<=\|)(?=\|)/g) ?? []
  ).map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Whether a line belongs to the item above it. */
const goesOn = (line: string): boolean =>
  /^\s+\S/.test(line) && !/^\s*(?:[-*|]|\d+\.)\s/.test(line) && !OPENING.test(line.trim());

/** The lines of a chapter as HTML. */
export function htmlOf(lines: readonly string[]): string {
  const out: string[] = [];
  let list: string | null = null;
  const close = (): void => {
    if (list !== null) out.push(`</${list}>`);
    list = null;
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const item = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/.exec(line);
    const heading = /^#{3,}\s+(.*)$/.exec(line) ?? /^\*\*([^*]+)\*\*$/.exec(line);
    if (/^\s*```/.test(line)) {
      close();
      const code: string[] = [];
      for (i++; i < lines.length && !/^\s*```/.test(lines[i]!); i++) code.push(lines[i]!);
      out.push(`<pre tabindex="0">${escaped(code.join('\n'))}</pre>`);
    } else if (line.trimStart().startsWith('|')) {
      close();
      const rows: string[] = [];
      for (; i < lines.length && lines[i]!.trimStart().startsWith('|'); i++) rows.push(lines[i]!);
      i--;
      out.push(tableOf(rows));
    } else if (item !== null) {
      const kind = item[2] === undefined ? 'ul' : 'ol';
      if (list !== kind) {
        close();
        out.push(`<${kind}>`);
        list = kind;
      }
      let text = item[3]!;
      while (i + 1 < lines.length && goesOn(lines[i + 1]!)) text += ` ${lines[++i]!.trim()}`;
      const deep = item[1] === '' ? '' : ' class="deep"';
      out.push(
        clauseOr(
          text,
          (html) => `<li${deep}>${html}</li>`,
          (id, html) => `<li id="${id}" class="clause">${html}</li>`,
        ),
      );
    } else if (heading !== null && !new RegExp(`^${ID}$`).test(heading[1]!)) {
      close();
      out.push(`<h3>${inline(heading[1]!)}</h3>`);
    } else if (line.trim() === '' || /^---+$/.test(line)) {
      if (!/^\s+\S/.test(lines[i + 1] ?? '')) close();
    } else {
      close();
      out.push(
        clauseOr(
          line.trim(),
          (html) => `<p>${html}</p>`,
          (id, html) => `<p id="${id}" class="clause">${html}</p>`,
        ),
      );
    }
  }
  close();
  return out.join('\n');
}

function tableOf(rows: readonly string[]): string {
  const hasHead = /^\s*\|[\s:|-]+\|?\s*$/.test(rows[1] ?? '');
  const head = hasHead ? cellsOf(rows[0]!).map((cell) => `<th scope="col">${inline(cell)}</th>`) : [];
  const body = rows.slice(hasHead ? 2 : 0).map((row) => {
    const cells = cellsOf(row);
    const id = OPENING.exec(cells[0] ?? '')?.[1];
    const html = cells.map((cell) =>
      clauseOr(
        cell,
        (text) => `<td>${text}</td>`,
        (_, text) => `<td>${text}</td>`,
      ),
    );
    return `<tr${id === undefined ? '' : ` id="${id}" class="clause"`}>${html.join('')}</tr>`;
  });
  const top = head.length === 0 ? '' : `<thead><tr>${head.join('')}</tr></thead>`;
  return `<div class="table-scroll" tabindex="0"><table>${top}<tbody>${body.join('')}</tbody></table></div>`;
}

export function bookOf(text: string): Book {
  const chapters: { title: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const heading = /^## (.*)$/.exec(line);
    if (heading !== null) chapters.push({ title: heading[1]!, lines: [] });
    else chapters.at(-1)?.lines.push(line);
  }
  return {
    title: /^# (.*)$/m.exec(text)?.[1] ?? '',
    chapters: chapters.map(({ title, lines }): Chapter => ({ title, html: htmlOf(lines) })),
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
