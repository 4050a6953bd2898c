import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GroupPace } from '#server/store/group-pace.ts';

test('after a quiet moment nothing waits', () => {
  const pace = new GroupPace();
  assert.equal(pace.wait(0, 1), 0);
  pace.began(0, 1, false);
  assert.equal(pace.wait(7, 1), 0);
});

test('groups begin some milliseconds apart, unless there are enough calls', () => {
  const pace = new GroupPace();
  pace.began(100, 3, false);
  assert.equal(pace.wait(101, 1), 6);
  assert.equal(pace.wait(106.5, 1), 1);
  assert.deepEqual([pace.wait(101, 31), pace.wait(101, 32)], [6, 0]);
});

test('a group that waited for nothing shows that waiting does not help, for a while', () => {
  const pace = new GroupPace();
  pace.began(0, 1, false);
  assert.ok(pace.wait(1, 1) > 0);
  pace.began(5, 1, true);
  for (let i = 0; i < 50; i++) {
    assert.equal(pace.wait(6, 1), 0);
    pace.began(6, 1, false);
  }
  assert.ok(pace.wait(7, 1) > 0);
});

test('a group that came together by itself ends the rest', () => {
  const pace = new GroupPace();
  pace.began(5, 1, true);
  assert.equal(pace.wait(6, 1), 0);
  pace.began(6, 2, false);
  assert.ok(pace.wait(7, 1) > 0);
});
