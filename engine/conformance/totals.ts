// The check 'conservation': the contents of the zones, pool by pool, and the game's own sums stay the same.

import { fingerprint } from '#engine/conformance/fingerprint.ts';
import type { Trial } from '#engine/conformance/trial.ts';
import type { GameState } from '#engine/flow/flow.ts';
import type { Game } from '#engine/game.ts';
import { mix, quickHash } from '#engine/records/hash.ts';
import { compareItems, type Item } from '#engine/requests/request.ts';

/** Everything that must stay the same, as text: the items of each pool, and the sums. */
export function totalsOf(game: Game, state: GameState): string {
  const pools = new Set<string>();
  for (const zone of game.zones(state)) pools.add(zone.pool);
  const lines = [...pools].map((pool) => poolLine(game, state, pool)).sort();
  for (const [name, sum] of Object.entries(game.conserved(state))) lines.push(sumLine(name, sum));
  return lines.join('\n');
}

function poolLine(game: Game, state: GameState, pool: string): string {
  const items: Item[] = [];
  for (const zone of game.zones(state)) if (zone.pool === pool) items.push(...zone.items);
  return `${pool}: ${items.sort(compareItems).join(' ')}`;
}

const sumLine = (name: string, sum: number): string => `${name} = ${sum}`;

/** Whether the totals are equal. */
export const sameTotals = (game: Game, one: GameState, other: GameState): boolean =>
  fingerprint(poolSums(game, one)) === fingerprint(poolSums(game, other)) &&
  fingerprint(game.conserved(one)) === fingerprint(game.conserved(other));

function poolSums(game: Game, state: GameState): [string, [number, number]][] {
  const pools = new Map<string, [number, number]>();
  for (const zone of game.zones(state)) {
    const sums: [number, number] = pools.get(zone.pool) ?? [0, 0];
    addUp(zone.items, sums);
    pools.set(zone.pool, sums);
  }
  return [...pools].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The items of a pool as two sums of hashes, independent of where each of them lies. */
interface Pool {
  /** When it was first seen: players may create a pool later. */
  line: string;
  first: [number, number];
  now: [number, number];
  /** The check at which it was last seen. */
  met: number;
}

export class Totals {
  private readonly pools = new Map<string, Pool>();
  private readonly sums = new Map<string, number>();
  private checks = 0;

  constructor(trial: Trial) {
    this.check(trial);
  }

  check(trial: Trial): void {
    if (!trial.begins('conservation')) return;
    this.checks++;
    this.checkPools(trial);
    this.checkSums(trial);
  }

  private checkPools(trial: Trial): void {
    const { game } = trial;
    const { state } = trial.table;
    for (const zone of game.zones(state)) {
      const pool = this.pools.get(zone.pool) ?? this.open(zone.pool);
      if (pool.met < this.checks) pool.now = [0, 0];
      pool.met = this.checks;
      addUp(zone.items, pool.now);
    }
    for (const [name, pool] of this.pools) {
      if (pool.met < this.checks) trial.fail('conservation', parting(pool.line, 'nothing'));
      if (pool.line === '') {
        pool.line = poolLine(game, state, name);
        pool.first = pool.now;
      } else if (pool.now[0] !== pool.first[0] || pool.now[1] !== pool.first[1]) {
        trial.fail('conservation', parting(pool.line, poolLine(game, state, name)));
      }
    }
  }

  private open(name: string): Pool {
    const pool: Pool = { line: '', first: [0, 0], now: [0, 0], met: 0 };
    this.pools.set(name, pool);
    return pool;
  }

  private checkSums(trial: Trial): void {
    const sums = trial.game.conserved(trial.table.state);
    for (const name of Object.keys(sums)) {
      const sum = sums[name]!;
      const first = this.sums.get(name);
      if (first === undefined) this.sums.set(name, sum);
      else if (!Object.is(first, sum)) trial.fail('conservation', parting(sumLine(name, first), sumLine(name, sum)));
    }
    for (const [name, sum] of this.sums) {
      if (!Object.hasOwn(sums, name)) trial.fail('conservation', parting(sumLine(name, sum), 'nothing'));
    }
  }
}

function addUp(items: readonly Item[], sums: [number, number]): void {
  let [a, b] = sums;
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    const hash = mix((typeof item === 'number' ? item : quickHash(item)) + 0x2545f491);
    a = (a + hash) | 0;
    b = (b + mix(hash ^ 0x6c078965)) | 0;
  }
  sums[0] = a;
  sums[1] = b;
}

/** The first line in which two totals differ. */
export function parting(before: string, after: string): string {
  const was = before.split('\n');
  const is = after.split('\n');
  const index = was.findIndex((line, i) => line !== is[i]);
  return `it was '${was[index] ?? 'nothing'}' and is now '${is[index] ?? is[was.length] ?? 'nothing'}'`;
}
