// The check 'conservation': what lies in the zones, pool by pool, and the game's own sums stay the same.

import type { Trial } from '#engine/conformance/trial.ts';
import type { GameState } from '#engine/flow.ts';
import type { Game } from '#engine/game.ts';
import { compareItems, type Item } from '#engine/request.ts';

/** Everything that must stay the same, as text: the items of each pool, and the sums. */
export function totalsOf(game: Game, state: GameState): string {
  const pools = new Map<string, Item[]>();
  for (const zone of game.zones(state)) {
    const pool = pools.get(zone.pool);
    if (pool === undefined) pools.set(zone.pool, zone.items.slice());
    else for (const item of zone.items) pool.push(item);
  }
  const lines: string[] = [];
  for (const [pool, items] of pools) lines.push(`${pool}: ${items.sort(compareItems).join(' ')}`);
  lines.sort();
  for (const [name, sum] of Object.entries(game.conserved(state))) lines.push(`${name} = ${sum}`);
  return lines.join('\n');
}

export class Totals {
  /** The line of each pool and each sum, from when it was first there: what players build for themselves comes later. */
  private readonly first = new Map<string, string>();

  constructor(trial: Trial) {
    this.check(trial);
  }

  check(trial: Trial): void {
    if (!trial.on('conservation')) return;
    const lines = totalsOf(trial.game, trial.table.state).split('\n');
    const now = new Map(lines.map((line) => [/^(.*?)(?:: | = |:$)/.exec(line)?.[1] ?? line, line]));
    for (const [name, line] of now) {
      const before = this.first.get(name);
      if (before === undefined) this.first.set(name, line);
      else if (before !== line) trial.fail('conservation', parting(before, line));
    }
    for (const [name, line] of this.first) if (!now.has(name)) trial.fail('conservation', parting(line, 'nothing'));
  }
}

/** The first line in which two totals differ. */
export function parting(before: string, after: string): string {
  const was = before.split('\n');
  const is = after.split('\n');
  const at = was.findIndex((line, i) => line !== is[i]);
  return `it was '${was[at] ?? 'nothing'}' and is now '${is[at] ?? is[was.length] ?? 'nothing'}'`;
}
