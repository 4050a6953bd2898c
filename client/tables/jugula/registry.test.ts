// Every decision of the rulebook's chapter 21 has a place on this table, and every request of real matches is one of them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { botRandom } from '#bots/bot.ts';
import { botFor } from '#bots/index.ts';
import { choicesOn } from '#client/tables/jugula/choices.ts';
import { DECISIONS, decisionOf } from '#client/tables/jugula/registry.ts';
import { sha256Hex } from '#engine/chance/sha256.ts';
import { Match } from '#engine/records/match.ts';
import { games } from '#games/index.ts';
import type { JugulaView } from '#games/jugula/view.ts';

const BOOK = readFileSync(join(import.meta.dirname, '../../../rulebooks/jugula.md'), 'utf8');

test('every decision of list JU-21 has an entry, in the order of the list', () => {
  const listed = [...BOOK.matchAll(/^\| \*\*(JU-21\.\d+)\*\*/gm)].map(([, id]) => id!);
  // JU-21.15 stands below the list: it is a decision only with `pushRule: "fan"`.
  assert.match(BOOK, /\*\*JU-21\.15\*\*.*open decision/);
  assert.ok(listed.length >= 11);
  assert.deepEqual([...new Set(DECISIONS.map(({ id }) => id))], [...listed, 'JU-21.15']);
});

test('every question of real matches is a decision with a place, and all its answers lie there', () => {
  const game = games.get('jugula')!;
  const met = new Set<string>();
  for (const [n, seats] of [2, 2, 3, 2].entries()) {
    const seed = sha256Hex(`registry ${n}`);
    const options = { roundLimit: 14, pushRule: n === 1 ? 'fan' : 'straight' };
    const match = Match.start({ game, seats, options, seed, match: 'm', nonces: [] });
    for (let i = 0; i < 700 && !match.over; i++) {
      const sealed = match.table.state.flow.frames.at(-1)!.sealed;
      const { seat } = match.table.asked.find((one) => (sealed?.[one.seat] ?? null) === null)!;
      const request = match.requestFor(seat)!;
      const view = game.viewFor(match.table.state, seat) as JugulaView;
      const decision = decisionOf(request);
      assert.notEqual(decision, null, `${request.clause} in ${view.flow.scenes.at(-1)!.rule}`);
      met.add(decision!.clause);
      if (request.kind === 'pick' || request.kind === 'subset') {
        const { placed, beside } = choicesOn(request, view);
        assert.deepEqual(
          [...placed.flatMap(({ items }) => items), ...beside].map(String).sort(),
          [...new Set(request.from)].map(String).sort(),
          request.clause,
        );
      }
      const bot = botFor(i % 3 === 0 ? 'random' : 'heuristic', game);
      assert.equal(match.decide(seat, request.id, bot.choose(view, request, botRandom('r', seat, i))), null);
    }
  }
  assert.ok(met.size >= 12, [...met].sort().join(' '));
});
