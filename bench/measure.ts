// Measures how often something can be done in a second of processor time, garbage collection included.
//
// Processor time, because other work on the machine must not change the result. Candidates alternate over several rounds so
// that a slow moment affects all alike, each round in a new process (turns.ts), and the median counts.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Rate } from './turns.ts';

const HERE = fileURLToPath(new URL('../', import.meta.url));
const TURNS = fileURLToPath(new URL('./turns.ts', import.meta.url));

/** One quantity here and in another checkout. `spread`: between these lies the middle half of the ratios of the turns. */
export interface Comparison {
  here: number;
  there: number;
  ratio: number;
  spread: [number, number];
}

/** The value below which this share of the numbers lies. */
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.slice().sort((a, b) => a - b)[Math.floor((numbers.length - 1) * share)]!;
const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** A process that is warm. */
class Measuring {
  private readonly child: ChildProcess;
  private readonly failed: Promise<never>;
  private isDone = false;

  private constructor(checkout: string, name: string, seconds: number) {
    const args = [checkout, String(seconds), ...name.split(' ')];
    this.child = fork(TURNS, args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let errors = '';
    this.child.stderr!.on('data', (text) => {
      errors += text;
    });
    this.failed = new Promise((_, reject) => {
      this.child.on('close', () => {
        if (!this.isDone) reject(new Error(`measuring '${name}' failed: ${errors.trim()}`));
      });
    });
  }

  static async start(checkout: string, name: string, seconds: number): Promise<Measuring> {
    const started = new Measuring(checkout, name, seconds);
    await started.message();
    return started;
  }

  async turn(seconds: number): Promise<Rate> {
    this.child.send(seconds);
    return (await this.message()) as Rate;
  }

  end(): void {
    this.isDone = true;
    this.child.disconnect();
  }

  private async message(): Promise<unknown> {
    const [message] = await Promise.race([once(this.child, 'message'), this.failed]);
    return message;
  }
}

/** The rates of the candidates over `rounds` rounds of `seconds` each. */
export async function measure(
  names: readonly string[],
  rounds: number,
  seconds: number,
  progress: (name: string) => void,
): Promise<Map<string, Rate>> {
  const seen = new Map<string, Rate[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      progress(name);
      const one = await Measuring.start(HERE, name, seconds);
      seen.get(name)!.push(await one.turn(seconds));
      one.end();
    }
  }
  return new Map(
    [...seen].map(([name, rates]) => [
      name,
      {
        perSecond: median(rates.map((one) => one.perSecond)),
        unitsPerRun: median(rates.map((one) => one.unitsPerRun)),
      },
    ]),
  );
}

/** How many short turns the two processes of a comparison take, one after the other. */
const TURNS_EACH = 20;

/** A candidate here and in another checkout. The two alternate in short turns, so that a busy machine slows both alike. */
export async function compare(
  name: string,
  checkout: string,
  rounds: number,
  seconds: number,
  progress: (name: string) => void,
): Promise<Comparison> {
  const here: number[] = [];
  const there: number[] = [];
  for (let round = 0; round < rounds; round++) {
    progress(`${name}, round ${round + 1}`);
    const [ours, theirs] = await Promise.all([HERE, checkout].map((root) => Measuring.start(root, name, seconds)));
    for (let n = 0; n < TURNS_EACH; n++) {
      here.push((await ours!.turn(seconds / TURNS_EACH)).perSecond);
      there.push((await theirs!.turn(seconds / TURNS_EACH)).perSecond);
    }
    ours!.end();
    theirs!.end();
  }
  const ratios = here.map((rate, i) => rate / there[i]!);
  return {
    here: median(here),
    there: median(there),
    ratio: median(here) / median(there),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}
