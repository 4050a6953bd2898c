import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arc, inArc, opposite, relative, turned, turnsBetween } from '#engine/boards/facing.ts';

const turn = fc.constantFrom(6, 8).chain((sides) =>
  fc.record({
    sides: fc.constant(sides),
    a: fc.nat(sides - 1),
    b: fc.nat(sides - 1),
    by: fc.integer({ min: -9, max: 9 }),
  }),
);

test('JU-2.7 the relative direction undoes a turn from the facing', () => {
  assert.equal(relative(0, 1, 8), 7);
  assert.equal(relative(3, 3, 6), 0);
  fc.assert(fc.property(turn, ({ sides, a, b }) => assert.equal(turned(b, relative(a, b, sides), sides), a)));
});

test('turning there and back, and all the way round, changes nothing', () => {
  fc.assert(
    fc.property(turn, ({ sides, a, by }) => {
      assert.equal(turned(turned(a, by, sides), -by, sides), a);
      assert.equal(turned(a, sides, sides), a);
      assert.equal(opposite(opposite(a, sides), sides), a);
      assert.equal(turnsBetween(a, opposite(a, sides), sides), sides / 2);
    }),
  );
});

test('the turns between two directions are the fewest single turns that lead from one to the other', () => {
  fc.assert(
    fc.property(turn, ({ sides, a, b }) => {
      let fewest = 0;
      while (turned(a, fewest, sides) !== b && turned(a, -fewest, sides) !== b) fewest++;
      assert.equal(turnsBetween(a, b, sides), fewest);
    }),
  );
});

test('an arc holds its own relative directions and no others, and never "no direction"', () => {
  const someArc = turn.chain((t) => fc.record({ t: fc.constant(t), members: fc.subarray([...Array(t.sides).keys()]) }));
  fc.assert(
    fc.property(someArc, ({ t, members }) => {
      const direction = turned(t.b, t.a, t.sides);
      assert.equal(inArc(arc(members), direction, t.b, t.sides), members.includes(t.a));
      assert.equal(inArc(arc(members), -1, t.b, t.sides), false);
    }),
  );
});
