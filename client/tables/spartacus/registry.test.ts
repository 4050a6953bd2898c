// Every decision of the rulebook's list 16c has a place on this table, and every request of real matches is one of them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { botRandom } from '#bots/bot.ts';
import { botFor } from '#bots/index.ts';
import { DECISIONS, decisionOf } from '#client/tables/spartacus/registry.ts';
import { sha256Hex } from '#engine/chance/sha256.ts';
import { Match } from '#engine/records/match.ts';
import { games } from '#games/index.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const BOOK = readFileSync(join(import.meta.dirname, '../../../rulebooks/spartacus.md'), 'utf8');
const LIST = BOOK.slice(BOOK.indexOf('### 16c.'), BOOK.indexOf('### 16d.'));

test('every decision of list 16c has an entry, in the order of the list', () => {
  const listed = [...LIST.matchAll(/^\| (D-\d\d) /gm)].map(([, id]) => id!);
  assert.ok(listed.length >= 31);
  assert.deepEqual([...new Set(DECISIONS.map(({ id }) => id))], listed);
});

test('every decision has a thing that one touches; none is left to the list', () => {
  assert.deepEqual(
    DECISIONS.filter(({ thing }) => thing === 'list').map(({ id }) => id),
    [],
  );
});

test('every question of real matches is a decision with a place', () => {
  const game = games.get('spartacus')!;
  const met = new Set<string>();
  const strange = new Set<string>();
  for (const [n, length] of ['quick', 'standard', 'advanced', 'quick'].entries()) {
    const seed = sha256Hex(`registry ${n}`);
    const match = Match.start({ game, seats: 4, options: { length, turnLimit: 6 }, seed, match: 'm', nonces: [] });
    for (let i = 0; i < 1500 && !match.over; i++) {
      const sealed = match.table.state.flow.frames.at(-1)!.sealed;
      const { seat } = match.table.asked.find((one) => (sealed?.[one.seat] ?? null) === null)!;
      const request = match.requestFor(seat)!;
      const view = game.viewFor(match.table.state, seat) as SpartacusView;
      const decision = decisionOf(request, view);
      if (decision === null) strange.add(`${request.clause} in ${view.flow.scenes.at(-1)!.rule}`);
      else met.add(decision.id);
      const choice = botFor(n === 3 ? 'random' : 'heuristic', game).choose(view, request, botRandom('r', seat, i));
      assert.equal(match.decide(seat, request.id, choice), null);
    }
  }
  assert.deepEqual([...strange], []);
  assert.ok(met.size > 20, [...met].sort().join(' '));
});
