// The terminal: lines in, wrapped text out, colour where it helps and is wanted.
//
// Without a terminal on both sides (a script, a pipe, a log) there are no control codes, answers are read line by line
// and echoed, so that the output is a transcript.

import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { Interrupted, TypedLines } from '#cli/play/lines.ts';

export interface Surface {
  input: Readable & { isTTY?: boolean };
  output: Writable & { isTTY?: boolean; columns?: number; rows?: number };
  env: { readonly [name: string]: string | undefined };
  /** No colour and no control codes, as for a screen reader. */
  plain: boolean;
}

const WIDTH = 80;
const ROWS = 24;
/** Longer than a person types; a piped file might be longer by mistake. */
const LONGEST = 300;
/** Home, clear the screen, clear the scrollback: in this order, because clearing may itself scroll. */
const CLEAR = '\x1b[H\x1b[2J\x1b[3J';

export class Terminal {
  /** Whether a person uses it: both sides are a terminal. */
  readonly interactive: boolean;
  private readonly surface: Surface;
  private readonly codes: boolean;
  private readonly colour: boolean;
  private typed: TypedLines | null = null;
  private coming: AsyncIterator<string> | null = null;
  private reader: Interface | null = null;
  private history = true;

  constructor(surface: Surface) {
    const { input, output, env, plain } = surface;
    this.surface = surface;
    this.interactive = input.isTTY === true && output.isTTY === true;
    this.codes = output.isTTY === true && !plain && env['TERM'] !== 'dumb';
    this.colour = this.codes && !env['NO_COLOR'];
  }

  get width(): number {
    return Math.max(40, this.surface.output.columns || WIDTH);
  }

  /** Some terminals do not know their size, and report 0. */
  get rows(): number {
    return this.surface.output.rows || ROWS;
  }

  /** Whether a person could scroll back to what `wipe` only pushed off the screen. */
  get remembers(): boolean {
    return this.interactive && !this.codes;
  }

  dim(text: string): string {
    return this.colour ? `\x1b[2m${text}\x1b[22m` : text;
  }

  bold(text: string): string {
    return this.colour ? `\x1b[1m${text}\x1b[22m` : text;
  }

  /** The text folded at the terminal's width, with a hanging indent of `hang` columns. */
  lines(text: string, hang = 0): string[] {
    return text.split('\n').flatMap((line) => fold(line, this.width, hang));
  }

  print(lines: readonly string[]): void {
    if (lines.length > 0) this.surface.output.write(`${lines.join('\n')}\n`);
  }

  say(text = '', hang = 0): void {
    this.print(this.lines(text, hang));
  }

  /** A line across, with a title. */
  rule(title: string): void {
    const rest = Math.max(3, Math.min(this.width, WIDTH) - widthOf(title) - 4);
    this.say(`${this.dim('──')} ${this.bold(title)} ${this.dim('─'.repeat(rest))}`);
  }

  /** The next line the player types, without control characters; null at the end of the input. */
  async ask(prompt: string): Promise<string | null> {
    if (!this.interactive) return this.nextLine(prompt);
    const line = await this.typedLine(prompt);
    return line === null ? null : clean(line);
  }

  /** The same, but lines typed ahead do not count. */
  async askNow(prompt: string): Promise<string | null> {
    if (this.interactive) await this.keys().dropAll();
    return this.ask(prompt);
  }

  /** Drops the lines typed ahead, and returns how many there were. A script means each of its lines. */
  dropAhead(): number {
    return this.typed?.drop() ?? 0;
  }

  /** Clears the screen, the scrollback and the lines typed ahead: another person takes over. */
  wipe(): void {
    this.history = false;
    this.typed?.close();
    this.typed = null;
    if (!this.interactive) return;
    // Where nothing can be cleared, it can at least be pushed off the screen.
    this.surface.output.write(this.codes ? CLEAR : '\n'.repeat(this.rows));
  }

  close(): void {
    this.typed?.close();
    this.typed = null;
    if (this.reader === null) return;
    this.reader.close();
    // Endless input must not keep a finished game alive.
    this.surface.input.destroy();
  }

  private async typedLine(prompt: string): Promise<string | null> {
    const typed = this.keys();
    try {
      const line = await typed.next(prompt);
      if (line !== null) return line;
      if (this.typed === typed) this.typed = null;
    } catch (error) {
      if (error instanceof Interrupted) this.say();
      throw error;
    }
    this.say();
    return null;
  }

  /** Made again for every person, because it remembers lines and cut text. */
  private keys(): TypedLines {
    const { input, output } = this.surface;
    this.typed ??= new TypedLines(input, output, this.codes, this.history ? 100 : 0);
    return this.typed;
  }

  private async nextLine(prompt: string): Promise<string | null> {
    this.reader ??= createInterface({
      input: this.surface.input,
      crlfDelay: Number.POSITIVE_INFINITY,
      terminal: false,
    });
    this.coming ??= this.reader[Symbol.asyncIterator]();
    const { value, done } = await this.coming.next();
    const line = done ? null : clean(value as string);
    this.say(`${prompt}${line ?? ''}`.trimEnd());
    return line;
  }
}

const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** A typed line without control characters. */
const clean = (line: string): string =>
  line
    .slice(0, LONGEST)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** A line as lines of at most `width`; a longer word keeps a line to itself. */
export function fold(line: string, width: number, hang = 0): string[] {
  if (widthOf(line) <= width) return [line];
  const indent = ' '.repeat(Math.min(/^ */.exec(line)![0].length + hang, width >> 1));
  const lines: string[] = [];
  let open = '';
  for (const [word] of line.matchAll(/\s+|\S+/g)) {
    if (open.trim() !== '' && widthOf(open + word.trimEnd()) > width) {
      lines.push(open.trimEnd());
      open = indent;
      if (word.trim() === '') continue;
    }
    open += word;
  }
  return [...lines, open.trimEnd()];
}

/** Entries side by side in as many columns as fit, read downwards. */
export function inColumns(entries: readonly string[], width: number): string[] {
  const widest = Math.max(...entries.map(widthOf)) + 3;
  const columns = Math.max(1, Math.min(Math.floor(width / widest), entries.length));
  const rows = Math.ceil(entries.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    entries
      .filter((_entry, i) => i % rows === row)
      .map((entry) => entry + ' '.repeat(widest - widthOf(entry)))
      .join('')
      .trimEnd(),
  );
}
