// Measuring: how often something can be done in a second of processor time, garbage collection included.
//
// Processor time, because other work on the machine must not change the verdict; the median of several short turns, taken
// in rotation, so that a slow moment hits all candidates alike.

export interface Candidate {
  name: string;
  /** Does the thing and returns how many units of it were done. */
  run(): number;
}

export interface Rate {
  perSecond: number;
  unitsPerRun: number;
}

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function turn(candidate: Candidate, seconds: number): { units: number; runs: number; spent: number } {
  const start = processorSeconds();
  let units = 0;
  let runs = 0;
  let spent = 0;
  do {
    units += candidate.run();
    runs++;
    spent = processorSeconds() - start;
  } while (spent < seconds);
  return { units, runs, spent };
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** The rate of each candidate over `turns` turns of `seconds` each, after a warm-up. */
export function measure(candidates: readonly Candidate[], turns: number, seconds: number): Map<string, Rate> {
  const rates = new Map(candidates.map(({ name }) => [name, { all: [] as number[], units: 0, runs: 0 }]));
  for (const candidate of candidates) turn(candidate, seconds);
  for (let i = 0; i < turns; i++) {
    for (const candidate of candidates) {
      const { units, runs, spent } = turn(candidate, seconds);
      const rate = rates.get(candidate.name)!;
      rate.all.push(units / spent);
      rate.units += units;
      rate.runs += runs;
    }
  }
  return new Map(
    [...rates].map(([name, { all, units, runs }]) => [name, { perSecond: median(all), unitsPerRun: units / runs }]),
  );
}
