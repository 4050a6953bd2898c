// A process that measures one candidate: `turns.ts CHECKOUT SECONDS CANDIDATE…`. It warms up, and then takes a turn for each
// message. Every candidate has a process of its own, so that none can slow another down through the compiler's type feedback.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Candidate } from './candidates.ts';

export interface Rate {
  perSecond: number;
  /** How many units one run of the candidate has: the decisions of a game. */
  unitsPerRun: number;
}

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function turn(run: Candidate, seconds: number): Rate {
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

/** The rules of a large game get faster for seconds while V8 compiles them: warm-up ends with a turn that is no faster. */
function warmUp(run: Candidate, seconds: number): void {
  let best = 0;
  for (let turns = 0; turns < 8; turns++) {
    const { perSecond } = turn(run, seconds);
    if (perSecond < best * 1.03) return;
    best = perSecond;
  }
}

const [checkout, seconds, ...words] = process.argv.slice(2);
const { candidate } = (await import(
  pathToFileURL(join(checkout!, 'bench', 'candidates.ts')).href
)) as typeof import('./candidates.ts');
const run = await candidate(words);
warmUp(run, Number(seconds));
process.on('message', (length: number) => process.send!(turn(run, length)));
process.send!(null);
