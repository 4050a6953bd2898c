// Measures how often something can be done in a second of processor time, garbage collection included.
//
// Processor time, because other work on the machine must not change the result. Every candidate has a process of its own,
// candidates alternate over several rounds so that a slow moment affects all alike, and the median counts.
//
// Called as a program (`measure.ts SECONDS CANDIDATE…`) this file measures one candidate once and prints JSON.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { candidate } from './candidates.ts';

export interface Rate {
  perSecond: number;
  /** How many units one run of the candidate has: the decisions of a game. */
  unitsPerRun: number;
}

const own = fileURLToPath(import.meta.url);

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function turn(run: () => number, seconds: number): Rate {
  const start = processorSeconds();
  let units = 0;
  let runs = 0;
  let spent = 0;
  // Reading the clock costs as much as several decisions of a fast candidate, so it is read less and less often.
  for (let until = 1; spent < seconds; until = Math.ceil(runs * 1.05)) {
    for (; runs < until; runs++) units += run();
    spent = processorSeconds() - start;
  }
  return { perSecond: units / spent, unitsPerRun: units / runs };
}

const median = (numbers: readonly number[]): number =>
  numbers.slice().sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

function measureOnce(name: string, seconds: number): Rate {
  const args = [own, String(seconds), ...name.split(' ')];
  const child = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.status !== 0) throw new Error(`measuring '${name}' failed: ${child.stderr.trim()}`);
  return JSON.parse(child.stdout) as Rate;
}

/** The rates of the candidates over `rounds` rounds of `seconds` each. */
export function measure(
  names: readonly string[],
  rounds: number,
  seconds: number,
  progress: (name: string) => void,
): Map<string, Rate> {
  const seen = new Map<string, Rate[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      progress(name);
      seen.get(name)!.push(measureOnce(name, seconds));
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

if (process.argv[1] === own) {
  const [seconds, ...words] = process.argv.slice(2);
  const run = await candidate(words);
  turn(run, Number(seconds));
  process.stdout.write(JSON.stringify(turn(run, Number(seconds))));
}
