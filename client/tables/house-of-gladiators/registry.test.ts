// Every decision of the rulebook's chapter 25 has a place on this table, and every request of real matches is one of them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { botRandom } from '#bots/bot.ts';
import { botFor } from '#bots/index.ts';
import { DECISIONS, decisionOf } from '#client/tables/house-of-gladiators/registry.ts';
import { sha256Hex } from '#engine/chance/sha256.ts';
import { Match } from '#engine/records/match.ts';
import { games } from '#games/index.ts';

const BOOK = readFileSync(join(import.meta.dirname, '../../../rulebooks/house-of-gladiators.md'), 'utf8');
const LIST = BOOK.slice(BOOK.indexOf('## 25.'), BOOK.indexOf('## 26.'));

test('every decision of chapter 25 has an entry, in the order of its list', () => {
  const listed = [...LIST.matchAll(/^\| \*\*(HG-25\.\d+)\*\*/gm)].map(([, id]) => id!);
  assert.ok(listed.length >= 15);
  assert.deepEqual(
    DECISIONS.map(({ id }) => id),
    listed,
  );
});

test('every question of real matches is a decision with a place', () => {
  const game = games.get('house-of-gladiators')!;
  const met = new Set<string>();
  const strange = new Set<string>();
  for (const [n, options] of [{}, { auction: 'sealed' }, { taskExchange: true }].entries()) {
    const seed = sha256Hex(`ludi registry ${n}`);
    const match = Match.start({ game, seats: 2 + n, options, seed, match: 'm', nonces: [] });
    for (let i = 0; i < 900 && !match.over; i++) {
      const sealed = match.table.state.flow.frames.at(-1)!.sealed;
      const { seat } = match.table.asked.find((one) => (sealed?.[one.seat] ?? null) === null)!;
      const request = match.requestFor(seat)!;
      const decision = decisionOf(request);
      if (decision === null) strange.add(request.clause);
      else met.add(decision.id);
      const view = game.viewFor(match.table.state, seat);
      const choice = botFor(n === 0 ? 'random' : 'heuristic', game).choose(view, request, botRandom('r', seat, i));
      assert.equal(match.decide(seat, request.id, choice), null);
    }
  }
  assert.deepEqual([...strange], []);
  assert.ok(met.size >= 10, [...met].sort().join(' '));
});
