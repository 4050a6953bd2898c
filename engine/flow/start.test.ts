import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Log, part } from '#engine/event.ts';
import { startTable } from '#engine/flow/start.ts';
import { sample } from '#engine/requests/choices.ts';
import { harenula } from '#games/harenula/index.ts';

test('a table starts with the defaults, or says in a sentence what is wrong', () => {
  const random = fastRandom(1);
  assert.equal(startTable(harenula, { seats: 3, random }).state.rounds, 6);
  assert.equal(startTable(harenula, { seats: 3, options: { rounds: 2 }, random }).state.rounds, 2);
  assert.throws(() => startTable(harenula, { seats: 9, random }), /Harenula takes 2 to 4 seats, not 9/);
  assert.throws(
    () => startTable(harenula, { seats: 2, options: { rounds: 99 }, random }),
    /'rounds' must be a whole number/,
  );
});

test('the log of a table holds its events to what the game declares', () => {
  const log = new Log();
  startTable(harenula, { seats: 2, random: fastRandom(1), log: log as never });
  assert.throws(
    () => log.emit('scored', { seat: 0, total: 4, parts: [part('felled', 3, 'HA-8.1')] }),
    /parts sum to 3/,
  );
});

test('deciding what is waiting plays a game to its end, sealed questions included', () => {
  const random = fastRandom(2);
  const table = startTable(harenula, { seats: 4, random });
  let decisions = 0;
  for (let request = table.waiting; request !== null; request = table.waiting) {
    assert.equal(table.decide(request.seat, request.id, sample(request, random)), null);
    assert.ok(++decisions < 2000);
  }
  assert.ok(table.over);
});
