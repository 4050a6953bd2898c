// The lines a player types at a terminal, in order.
//
// A line *ahead* was typed before its question, while a bot was playing or together with the line before. It is kept for
// the next question. What one person typed ahead must never answer for another, and after a refusal the rest was typed for
// other questions, so both can be dropped.

import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Ctrl-C at a question. */
export class Interrupted extends Error {}

/** After so many milliseconds, everything typed meanwhile has arrived. */
const ARRIVAL_MS = 30;

interface Asked {
  take(line: string | null): void;
  interrupt(): void;
}

export class TypedLines {
  private readonly reader: Interface;
  private readonly output: Writable;
  private readonly ahead: string[] = [];
  private asked: Asked | null = null;
  private interrupted = false;
  private ended = false;

  /** `codes`: the keys that edit a line work, and lines can be brought back; `history`: how many. */
  constructor(input: Readable, output: Writable, codes: boolean, history: number) {
    this.output = output;
    this.reader = createInterface({ input, output, terminal: codes, historySize: history });
    this.reader.on('line', (line) => {
      if (this.asked === null) this.ahead.push(line);
      else this.settle((asked) => asked.take(line));
    });
    this.reader.on('SIGINT', () => {
      this.interrupted = this.asked === null;
      this.settle((asked) => asked.interrupt());
    });
    this.reader.on('close', () => {
      this.ended = true;
      this.settle((asked) => asked.take(null));
    });
  }

  /** The next line; null at the end of the input. */
  next(prompt: string): Promise<string | null> {
    if (this.interrupted) {
      this.interrupted = false;
      return Promise.reject(new Interrupted());
    }
    const line = this.ahead.shift();
    if (line !== undefined) {
      // It was on the screen before its question.
      this.output.write(`${prompt}${line}\n`);
      return Promise.resolve(line);
    }
    if (this.ended) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      this.asked = { take: resolve, interrupt: () => reject(new Interrupted()) };
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    });
  }

  /** Drops the lines typed ahead, and returns how many there were. */
  drop(): number {
    return this.ahead.splice(0).length;
  }

  /** Waits for what was typed meanwhile, and drops it. */
  async dropAll(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS));
    this.drop();
  }

  close(): void {
    this.drop();
    this.reader.close();
  }

  private settle(act: (asked: Asked) => void): void {
    const { asked } = this;
    this.asked = null;
    if (asked !== null) act(asked);
  }
}
