import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-25.6 only what is not possible is barred', () => {
  const s = stage({ set: [duel('movement', '', ['row strength berserk/rotated', 'blood 2'])] });
  assert.deepEqual(
    s.request(0).barred!.map(({ item }) => item),
    ['step-E-right', 'step-E', 'step-E-left'],
  );
  s.play('0: done');
  assert.deepEqual(
    s.request(0).barred!.map(({ item }) => item),
    ['again-berserk', 'turn-down-berserk'],
  );
  const melee = stage({ set: [duel('strength', '', ['items hasta gladius'])] });
  melee.play('0: done | 0: new-strength');
  assert.deepEqual(
    melee.request(0).barred!.flatMap(({ item }) => (String(item).startsWith('sweep') ? [] : [item])),
    ['throw:hasta:green'],
  );
});

test('GL-25.6 a refusal names the clause that forbids what was wanted', () => {
  const why = (set: string, before: string, wanted: string | string[]): string => {
    const s = stage({ set: [set] });
    if (before !== '') s.play(before);
    const seat = s.table.asked[0]!.seat;
    const kind = s.request(seat).kind;
    const refusal = s.table.decide(seat, s.request(seat).id, kind === 'subset' ? [wanted].flat().map(Number) : wanted)!;
    return `${refusal.clause} ${refusal.text}`;
  };
  assert.equal(why(duel('', '', ['speed 0/3']), '', 'step-W'), 'GL-8.5 there is no Speed left');
  assert.equal(why(duel('', '', ['grey 1']), '', 'step-W'), 'GL-16.7 a Trapped or Face-down gladiator cannot move');
  assert.equal(why(duel(), '', 'step-E'), 'GL-9.18 somebody stands there');
  assert.equal(
    why(duel('movement', '', ['row strength/rotated']), '0: done', 'again-strength'),
    'GL-8.14 it was used for an Action this turn',
  );
  assert.equal(
    why(duel('movement', '', ['row strength', 'blood 0/5']), '0: done', 'again-strength'),
    'GL-8.13 it costs 1 Blood, and there is 0',
  );
  assert.equal(
    why(duel('movement', '', ['row strength/rotated/down']), '0: done', 'again-strength'),
    'GL-9.10 a Standby card serves for nothing more this turn',
  );
  assert.equal(
    why(duel('strength feint energy-0'), '0: done | 0: new-strength', ['6']),
    'GL-8.21 a Feint is played later, from the hand',
  );
  assert.equal(
    why(duel('movement'), '0: done | 0: new-movement', 'attack:green'),
    'GL-8.28 a Movement Action does not fight',
  );
  assert.equal(
    why(duel('strength', '', ['items hasta']), '0: done | 0: new-strength', 'throw:hasta:green'),
    'GL-12.4 nothing but a Net is thrown while in melee',
  );
  assert.equal(
    why(duel('strength', 'strength', [], ['grey 1']), '0: done | 0: new-strength | 0: attack:green', 'new-strength'),
    'GL-16.6 not while Trapped',
  );
});
