import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, names, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

test('GL-22.1–22.4 the staged game: no Special Moves in turn 1, no Powers before turn 3', () => {
  const s = stage({
    options: { staged: true },
    at: [
      ['game', {}, 'GL-7.1'],
      ['create', {}, 'GL-4.1'],
    ],
  });
  s.play('0: thraex | 1: mirmillo');
  assert.deepEqual(
    [s.seat(0).deck.every((card) => card < 7), names(s.seat(0).reserve)],
    [true, ['acrobatic-strike', 'break-item']],
  );
  assert.equal(viewFor(s.g, 1).gladiators[0]!.reserve, 2);
  s.seat(0).cell = 10;
  s.seat(1).cell = 80;
  s.play('0: - | 1: - | 0: done | 1: done | 0: done | 1: done');
  assert.deepEqual(s.offers(1), [], 'no Powers');
  s.play('0: no | 1: no');
  assert.deepEqual([s.seat(0).reserve, s.seat(0).deck.length], [[], 18], 'light: the Special Moves are in');
  const dying = stage({
    options: { staged: true },
    at: [['wound', { seat: 1, by: 0, damage: 9 }]],
    set: [duel('', '', [], ['hp', 'powers unbeatable']), 'turn 2'],
  });
  dying.play('1: die');
  assert.equal(dying.seat(1).out, 1, 'Unbeatable is not asked for');
  const third = stage({ options: { staged: true }, set: [duel('', '', ['powers resistance', 'speed 0/3']), 'turn 3'] });
  assert.deepEqual(third.offers(0), ['resistance']);
});
