import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTERS } from '#bots/index.ts';
import { CELLS } from '#checks/strength/dealings.ts';
import { harena } from '#cli/testing/drive.ts';

test('in every cell each sort sits in each seat equally often, and no character meets himself', () => {
  for (const { name, seatings, par } of CELLS) {
    const sorts = par === null ? Object.keys(CHARACTERS) : ['A'];
    for (const sort of sorts) {
      const bySeat = [0, 1, 2, 3].map((seat) => seatings.filter((seating) => seating[seat] === sort).length);
      assert.equal(new Set(bySeat).size, 1, `${name}: ${sort} ${bySeat}`);
    }
    if (par === null) for (const seating of seatings) assert.equal(new Set(seating).size, 4, seating.join());
  }
});

test('a cell that is not there is refused with those that are', async () => {
  const { err, code } = await harena(['dealings', '--only', 'nothing']);
  assert.equal(code, 1);
  assert.match(err, /There is no cell 'nothing'; there are deal-fighter/);
});
