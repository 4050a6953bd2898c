import assert from 'node:assert/strict';
import { test } from 'node:test';
import { both, EVERYBODY, maySee, NOBODY, only, type Seat, SPECTATOR, seatsOf } from '#engine/seat.ts';

test('a viewer sees what is allowed, and nothing else', () => {
  assert.ok(maySee(only(2), 2) && !maySee(only(2), 1) && !maySee(only(2), SPECTATOR));
  assert.ok(maySee(both(0, 3), 0) && maySee(both(0, 3), 3) && !maySee(both(0, 3), 1));
  for (const viewer of [0, 3, SPECTATOR]) assert.ok(maySee(EVERYBODY, viewer) && !maySee(NOBODY, viewer));
  assert.deepEqual(seatsOf(both(0, 3), 4), [0, 3]);
});

test('a seat that is no viewer sees nothing, not even what everybody may', () => {
  for (const viewer of [undefined, null, Number.NaN, 16, 32, 33, -1, 0.5, '0', 'x', {}] as unknown as Seat[]) {
    assert.equal(maySee(EVERYBODY, viewer), false, String(viewer));
    assert.equal(only(viewer), NOBODY);
  }
});
