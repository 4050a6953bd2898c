// The rulebooks as data.
//
// A clause is an item, a row or a paragraph of `rulebooks/<game>.md` that opens with its id in bold (books/markdown.ts), and
// goes on over the lines below it until the next clause or heading. A worked example is a clause whose id contains EX
// (`GL-EX-12`); examples are kept apart. A tag is the word in brackets after the id: where the clause comes from.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Token } from 'markdown-it';
import { boldOpening, type ClauseMark, clauseOf, isClauseId, readMarkdown } from '#books/markdown.ts';
import { Flaw, ROOT } from '#checks/flaw.ts';

export interface Clause {
  id: string;
  /** Without the id and the tag; a row of a table is written as `column: cell`, joined by ` · `. */
  text: string;
  tag: string | null;
  /** The chapter's heading, such as `5. The attack`. */
  section: string;
  /** The heading below the chapter's, where there is one. */
  part: string | null;
  line: number;
}

/** The citations in a text: clauses of the book in order, and what looks like a clause but is none. */
export interface Cited {
  ids: string[];
  unknown: string[];
}

/** The opening of a clause: a bullet, the id and the tag. */
const OPENING = /^\s*(?:[-*]\s+)?\*\*[^*]+\*\*\s*(?:\[[^\]]*\]\s*)?/;
const ID = /^([A-Z]{2,})-(?:EX-\d+[a-z]?|\d+\.\d+[a-z]?)$/;

export class Rulebook {
  readonly file: string;
  readonly title: string;
  /** The prefix of every id, such as `GL`. */
  readonly prefix: string;
  /** The rules, in the book's order. */
  readonly clauses: readonly Clause[];
  readonly examples: readonly Clause[];
  private readonly byId = new Map<string, Clause>();

  constructor(file: string, title: string, all: readonly Clause[]) {
    const first = all[0];
    if (first === undefined) {
      throw new Flaw(
        file,
        1,
        'there is no clause in this book; a clause opens with its id in bold, as - **GL-3.4** does.',
      );
    }
    this.file = file;
    this.title = title;
    this.prefix = prefixOf(first.id);
    this.clauses = all.filter((clause) => !isExample(clause.id));
    this.examples = all.filter((clause) => isExample(clause.id));
    for (const clause of all) {
      const before = this.byId.get(clause.id);
      if (before !== undefined) {
        throw new Flaw(
          file,
          clause.line,
          `${clause.id} already stands in line ${before.line}; give one of them another number.`,
        );
      }
      if (prefixOf(clause.id) !== this.prefix) {
        throw new Flaw(file, clause.line, `${clause.id} must open with ${this.prefix}, as the clauses before it do.`);
      }
      this.byId.set(clause.id, clause);
    }
  }

  find(id: string): Clause | null {
    return this.byId.get(id) ?? null;
  }

  has(id: string): boolean {
    return this.byId.has(id);
  }

  /** The chapters in the book's order. */
  get sections(): string[] {
    return [...new Set([...this.clauses, ...this.examples].map((clause) => clause.section))];
  }

  /**
   * The citations in a text: ids and ranges of them. A range is written `HA-5.1–5.3`, `HA-5.1–3`, with `-` or `…` for the
   * dash, or `HA-5.1 to HA-5.3`; it means every clause from one to the other in the book's order. In a list the letters may
   * be left out after the first: `HA-5.1, 5.3 and 5.4–5.6`.
   */
  cited(text: string): Cited {
    const found: Cited = { ids: [], unknown: [] };
    for (const { ids, unknown } of this.citations(text)) {
      found.unknown.push(...unknown);
      found.ids.push(...ids.filter((id) => !found.ids.includes(id)));
    }
    return found;
  }

  /** The same one by one, each with its place in the text. */
  *citations(text: string): Generator<Cited & { index: number }> {
    for (const match of text.matchAll(this.citation)) {
      const [words, from, short, long] = match;
      const to = long ?? (short === undefined ? from! : this.fullEnd(from!, short));
      const ids = this.between(from!, to);
      yield { ids: ids ?? [], unknown: ids === null ? [words.trim()] : [], index: match.index };
      if (!isExample(from!)) yield* this.listed(text, match.index + words.length);
    }
  }

  /** A list without letters that continues at `index`: `, 5.3 and 5.4–5.6`. Numbers that are no clauses end it. */
  private *listed(text: string, index: number): Generator<Cited & { index: number }> {
    const further = /(?:,\s*(?:and\s+)?|\s+and\s+)(\d+\.\d+[a-z]?)(?:(?:[-–—…]|\s+to\s+)(\d+\.\d+[a-z]?))?(?![\w])/y;
    further.lastIndex = index;
    for (let match = further.exec(text); match !== null; match = further.exec(text)) {
      const [, from, to = from] = match;
      const ids = this.between(`${this.prefix}-${from}`, `${this.prefix}-${to}`);
      if (ids === null) return;
      yield { ids, unknown: [], index: match.index };
    }
  }

  /** The clauses and examples that contain all the words, whatever their case. */
  search(words: readonly string[]): Clause[] {
    const wanted = words.map((word) => word.toLowerCase());
    return [...this.clauses, ...this.examples].filter((clause) => {
      const text = `${clause.id} ${clause.section} ${clause.part ?? ''} ${clause.text}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
  }

  private get citation(): RegExp {
    const id = `${this.prefix}-(?:EX-\\d+[a-z]?|\\d+\\.\\d+[a-z]?)`;
    const dash = '(?:[-–—…]|\\.\\.+)';
    return new RegExp(
      `(?<![\\w-])(${id})(?:${dash}((?:EX-)?\\d+(?:\\.\\d+)?[a-z]?)|\\s*(?:${dash}|to)\\s*(${id}))?(?![\\w])`,
      'g',
    );
  }

  /** The id of the short end of a range: `5.3` or `3` after HA-5.1, `4` or `EX-4` after HA-EX-1. */
  private fullEnd(from: string, short: string): string {
    if (short.includes('.') || short.startsWith('EX-')) return `${this.prefix}-${short}`;
    return from.replace(/\d+[a-z]?$/, short);
  }

  private between(from: string, to: string): string[] | null {
    const list = isExample(from) ? this.examples : this.clauses;
    const first = list.findIndex((clause) => clause.id === from);
    const last = list.findIndex((clause) => clause.id === to);
    return first < 0 || last < first ? null : list.slice(first, last + 1).map((clause) => clause.id);
  }
}

const isExample = (id: string): boolean => id.includes('-EX-');
const prefixOf = (id: string): string => ID.exec(id)?.[1] ?? '';

/** The book of a game. */
export function readRulebook(game: string, root: string = ROOT): Rulebook {
  const file = join(root, 'rulebooks', `${game}.md`);
  if (!existsSync(file))
    throw new Flaw(file, 1, `there is no such rulebook. There are: ${rulebookNames(root).join(', ')}.`);
  return parseRulebook(readFileSync(file, 'utf8'), file);
}

/** The games that have a book. */
export function rulebookNames(root: string = ROOT): string[] {
  const folder = join(root, 'rulebooks');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -3))
    .sort();
}

export function parseRulebook(text: string, file: string): Rulebook {
  return new Rulebook(file, /^# (.*)$/m.exec(text)?.[1] ?? '', new Reading(file, text).read());
}

/** A book being read, token by token. */
class Reading {
  private readonly file: string;
  private readonly lines: readonly string[];
  private readonly clauses: Clause[] = [];
  private section = '';
  private part: string | null = null;
  /** The clause that the current lines belong to. */
  private open: Clause | null = null;
  /** The head cells of the current table. */
  private columns: string[] = [];
  private readonly tokens: readonly Token[];

  constructor(file: string, text: string) {
    this.file = file;
    this.lines = text.split(/\r?\n/);
    this.tokens = readMarkdown(text);
  }

  read(): Clause[] {
    for (const [i, token] of this.tokens.entries()) this.take(token, i);
    this.close(this.lines.length);
    return this.clauses;
  }

  private take(token: Token, i: number): void {
    const line = token.map?.[0] ?? 0;
    const mark = clauseOf(token);
    if (mark !== null) return this.begin(mark, token, i, line);
    switch (token.type) {
      case 'heading_open':
        return this.head(Number(token.tag.slice(1)), this.tokens[i + 1]!.content, line);
      case 'hr':
        return this.close(line);
      case 'table_open':
        this.columns = [];
        // The head of a table whose rows are clauses is no part of the clause above the table.
        if (this.holdsClauses(i)) this.close(line);
        return;
      case 'th_open':
        this.columns.push(this.tokens[i + 1]!.content);
        return;
      case 'inline':
        return this.judge(token, line);
    }
  }

  private holdsClauses(i: number): boolean {
    const end = this.tokens.findIndex(({ type }, index) => index > i && type === 'table_close');
    return this.tokens.slice(i, end).some((token) => clauseOf(token) !== null);
  }

  private head(level: number, title: string, line: number): void {
    this.close(line);
    if (level === 2) this.section = title;
    this.part = level > 2 ? title : null;
  }

  /** Names may be bold, such as those of cards; but an opening like that of a clause of this book must be one. */
  private judge(inline: Token, line: number): void {
    const opening = boldOpening(inline);
    const prefix = prefixOf(this.clauses[0]?.id ?? '');
    if (opening !== null && prefix !== '' && opening.text.startsWith(`${prefix}-`) && !isClauseId(opening.text)) {
      throw new Flaw(
        this.file,
        line + 1,
        `'${opening.text}' is no clause id; write it as ${this.clauses[0]!.id}, an example as ${prefix}-EX-1.`,
      );
    }
    const [, ...further] = inline.content.split('\n');
    const astray = further.findIndex((text) => isClauseId(/^\s*\*\*([^*]+)\*\*/.exec(text)?.[1] ?? ''));
    if (astray >= 0) {
      throw new Flaw(
        this.file,
        line + 2 + astray,
        'a clause opens an item, a row or a paragraph; begin this line with -.',
      );
    }
  }

  private begin({ clause: id, tag }: ClauseMark, token: Token, i: number, line: number): void {
    this.close(line);
    const clause: Clause = { id, text: '', tag, section: this.section, part: this.part, line: line + 1 };
    this.clauses.push(clause);
    if (token.type === 'tr_open') clause.text = this.rowText(i);
    else this.open = clause;
  }

  private rowText(i: number): string {
    const end = this.tokens.findIndex(({ type }, index) => index > i && type === 'tr_close');
    const cells = this.tokens.slice(i, end).flatMap(({ type, content }) => (type === 'inline' ? content : []));
    return cells
      .map((cell, column) => [this.columns[column] ?? '', cell])
      .slice(1)
      .filter(([, cell]) => cell !== '')
      .map(([column, cell]) => (column === '' ? cell : `${column}: ${cell}`))
      .join(' · ');
  }

  /** Ends the clause before a line, counted from 0. */
  private close(line: number): void {
    if (this.open === null) return;
    const [first = '', ...rest] = this.lines.slice(this.open.line - 1, line);
    this.open.text = [first.replace(OPENING, ''), ...rest].join('\n').trim();
    this.open = null;
  }
}
