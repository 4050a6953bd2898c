import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FixedRandomState, fixedRandom, type RandomState, restoreRandom } from './random.ts';

test('fixed: dice and numbers come as they stand in the list, until it is exhausted', () => {
  const random = fixedRandom([6, 1, 3, 0, 51]);
  assert.equal(random.die(6), 6);
  assert.equal(random.die(6), 1);
  assert.equal(random.below(4), 3);
  assert.equal(random.below(1), 0);
  assert.equal(random.exhausted(), false);
  assert.equal(random.below(52), 51);
  assert.equal(random.exhausted(), true);
  assert.equal(random.draws, 5);
});

test('fixed: a value out of range names its place, the value and the sides, and is not used up', () => {
  const random = fixedRandom([6, 7]);
  random.die(6);
  const message = 'The fixed rolls[1] is 7, but a die with 6 sides gives 1 to 6; correct it.';
  assert.throws(() => random.die(6), { message });
  assert.throws(() => random.die(6), { message });
  assert.equal(random.die(10), 7);
  assert.throws(() => fixedRandom([0]).die(6), /rolls\[0\] is 0, but a die with 6 sides gives 1 to 6/);
  assert.throws(() => fixedRandom([6]).below(6), /rolls\[0\] is 6, but below\(6\) gives 0 to 5/);
  assert.throws(() => fixedRandom([-1]).below(6), /rolls\[0\] is -1/);
  assert.throws(() => fixedRandom([2.5]).die(6), /rolls\[0\] is 2\.5/);
  assert.throws(
    () => fixedRandom([1]).die(0),
    /needs a whole number of outcomes from 1 to 4294967295, but 0 was given/,
  );
});

test('fixed: an exhausted list names the missing place and what asked for it', () => {
  const random = fixedRandom([4]);
  random.die(6);
  assert.throws(() => random.die(6), {
    message: 'The fixed list ends before rolls[1] for a die with 6 sides; add a number from 1 to 6.',
  });
  assert.throws(() => random.below(3), {
    message: 'The fixed list ends before rolls[1] for below(3); add a number from 0 to 2.',
  });
});

test('fixed: a shuffle takes its numbers from the list, last place first', () => {
  const random = fixedRandom([0, 1, 0, 5]);
  const items = ['a', 'b', 'c', 'd'];
  random.shuffle(items);
  assert.deepEqual(items, ['c', 'd', 'b', 'a']);
  assert.equal(random.die(6), 5);
});

test('fixed: with shuffles kept, a shuffle leaves the order and the list alone', () => {
  const random = fixedRandom([5], { shuffles: 'keep' });
  const items = [3, 1, 2];
  random.shuffle(items);
  assert.deepEqual(items, [3, 1, 2]);
  assert.equal(random.draws, 0);
  assert.equal(random.die(6), 5);
});

test('fixed: restored at any position it goes on as the original does, and keeps to its kind of shuffle', () => {
  const rolls = [3, 1, 4, 1, 5, 2, 6];
  const original = fixedRandom(rolls, { shuffles: 'keep' });
  for (let taken = 0; taken <= rolls.length; taken++) {
    const saved: FixedRandomState = JSON.parse(JSON.stringify(original.save()));
    const restored = restoreRandom(saved);
    const items = [2, 1];
    restored.shuffle(items);
    assert.deepEqual(items, [2, 1]);
    assert.equal(restored.draws, taken);
    for (const roll of rolls.slice(taken)) assert.equal(restored.die(6), roll);
    assert.equal(restored.exhausted(), true);
    if (taken < rolls.length) original.die(6);
  }
  assert.deepEqual(restoreRandom(fixedRandom([1]).save()).save(), {
    kind: 'fixed',
    rolls: [1],
    at: 0,
    shuffles: 'roll',
  });
});

test('fixed: neither the list given nor a saved one is shared with the stream', () => {
  const rolls = [1, 2, 3];
  const random = fixedRandom(rolls);
  rolls[0] = 6;
  const saved = random.save();
  saved.rolls[1] = 6;
  assert.equal(random.die(6), 1);
  assert.equal(random.die(6), 2);
});

test('a damaged saved stream is refused with its damage named', () => {
  const s: [number, number, number, number] = [1, 2, 3, 4];
  const key = 'ab'.repeat(32);
  const cases: [saved: unknown, what: RegExp][] = [
    [{ kind: 'match', key: 'ab', at: 0 }, /its key is not 64 hexadecimal characters/],
    [{ kind: 'match', key, at: -1 }, /it cannot stand at word -1/],
    [{ kind: 'match', key, at: 2 ** 36 }, /it cannot stand at word 68719476736/],
    [{ kind: 'match', key, at: 0.5 }, /it cannot stand at word 0\.5/],
    [{ kind: 'fast', s: [1, 2, 3], draws: 0 }, /\[1,2,3\] is not four integers of 32 bits/],
    [{ kind: 'fast', s: [1, 2, 3, null], draws: 0 }, /is not four integers of 32 bits/],
    [{ kind: 'fast', s, draws: null }, /it cannot have made null draws/],
    [{ kind: 'fixed', rolls: [1], at: 2, shuffles: 'roll' }, /it cannot stand at rolls\[2\] of 1/],
    [{ kind: 'fixed', rolls: [1], at: 0, shuffles: 'yes' }, /shuffles cannot be "yes"/],
    [{ kind: 'dice' }, /there is no kind "dice"/],
  ];
  for (const [saved, what] of cases) {
    assert.throws(
      () => restoreRandom(saved as RandomState),
      (error: Error) =>
        what.test(error.message) &&
        error.message.startsWith('This saved random stream is damaged: ') &&
        error.message.endsWith('; restore it from an undamaged copy.'),
    );
  }
});
