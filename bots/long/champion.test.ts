import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botRandom } from '#bots/bot.ts';
import { botFor } from '#bots/index.ts';
import { elsewhere } from '#bots/testing/moments.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import type { Request } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';

const SEED = 'cd'.repeat(32);
const EVERY = 20;
const MOMENTS = 4;

for (const game of games.values()) {
  // A fast player plays on from moment to moment; at each moment the bot decides twice.
  test(`${game.id}: a Champion decides by what its seat may know alone`, () => {
    const state = game.setup(game.seats.max, defaultOptions(game.options));
    const table = new Table(game, state, fastRandom(1), null).run();
    const fast = botFor('novice', game);
    let compared = 0;
    for (let n = 0; compared < MOMENTS && !table.over; n++) {
      const { seat } = table.waiting!;
      const request = table.requestForBot(seat)!;
      const view = game.viewFor(table.state, seat);
      if (n % EVERY === 0) {
        const choose = (at: { view: unknown; request: Request }): unknown =>
          botFor('champion', game).choose(at.view, at.request, botRandom(SEED, seat, n));
        assert.deepEqual(choose(elsewhere(game, view, seat, n)), choose({ view, request }));
        compared++;
      }
      assert.equal(table.decide(seat, request.id, fast.choose(view, request, botRandom(SEED, seat, n))), null);
    }
    assert.ok(compared > 0);
  });
}
