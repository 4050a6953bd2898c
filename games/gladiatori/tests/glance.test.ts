// The player of playouts reads the state through a glance. It must see there what it would see in a view.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { sample } from '#engine/requests/choices.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { type Glance, glance } from '#games/gladiatori/player/glance.ts';
import { heuristic } from '#games/gladiatori/player/heuristic.ts';

/** Coop: animals are among the foes. */
const SHAPES = [
  { seats: 2, options: {} },
  { seats: 4, options: {} },
  { seats: 2, options: { mode: 'coop' } },
];

test('a player chooses by a glance as by a view, at every moment of a game', () => {
  for (const { seats, options } of SHAPES) {
    const random = fastRandom(seats);
    const state = gladiatori.setup(seats, { ...defaultOptions(gladiatori.options), ...options });
    const table = new Table(gladiatori, state, random, null).run();
    const glances: Glance[] = [];
    let choices = 0;
    while (!table.over && choices < 800) {
      const { seat } = table.waiting!;
      const request = table.requestFor(seat)!;
      glances[seat] ??= glance(table.state, seat);
      const seed = random.below(1000);
      const chosen = heuristic(gladiatori.viewFor(table.state, seat), request, fastRandom(seed));
      assert.deepEqual(heuristic(glances[seat], request, fastRandom(seed)), chosen, request.clause);
      choices++;
      // One choice in five is any, so that the positions are not the player's own alone.
      assert.equal(table.decide(seat, request.id, choices % 5 === 0 ? sample(request, random) : chosen), null);
    }
    assert.ok(choices > 50);
  }
});
