import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

/** A duel with Strength up to the Reaction of seat 1, who holds all four Action cards. */
const reacting = (more: string[], facing = 3) => {
  const s = stage({
    set: [duel('strength', 'strength dexterity berserk movement', [], more), `seat 1 at 1,0 facing ${facing}`],
  });
  return s.play('0: done | 0: new-strength | 0: attack:green');
};
const barred = (s: ReturnType<typeof stage>): string[] =>
  s.request(1).barred!.map(({ item, clause, reason }) => `${item} ${clause} ${reason}`);
const bars = (cards: string[], why: string): string[] =>
  cards.flatMap((card) => [`new-${card} ${why}`, `again-${card} ${why}`]);

test('GL-10.13 what is not legal is barred with the clause that forbids it', () => {
  assert.deepEqual(barred(reacting([])), []);
  assert.deepEqual(
    barred(reacting([], 1)),
    bars(['strength', 'dexterity', 'berserk'], 'GL-15.3 not against an attack from behind'),
  );
  assert.deepEqual(
    barred(reacting(['grey 1'])),
    bars(['strength', 'dexterity', 'movement'], 'GL-16.6 not while Trapped'),
  );
  assert.deepEqual(
    barred(reacting(['white 2', 'down'])),
    bars(['dexterity', 'berserk', 'movement'], 'GL-16.12 not while Face-down'),
  );
});

test('GL-10.13, GL-8.38 a card of the row is offered where its Blood is there, by its place from the right', () => {
  const offered = (blood: number): string[] => {
    const s = stage({
      set: [duel('strength', 'feint', [], ['row movement strength/rotated berserk/rotated/down', `blood ${blood}/5`])],
    });
    s.play('0: done | 0: new-strength | 0: attack:green');
    return s.from(1);
  };
  assert.deepEqual(offered(1), ['pass'], 'what he can pay is his secret, so he is asked');
  assert.deepEqual(offered(2), ['pass', 'again-strength']);
  assert.deepEqual(offered(3), ['pass', 'again-movement', 'again-strength']);
  const s = stage({ set: [duel('strength', '', [], ['row movement strength/rotated', 'blood 3/5'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: again-movement');
  assert.equal(s.seat(1).now[3], 1);
});

test('GL-8.13, GL-9.10 a card of the row without the Blood for it, or in Standby, is barred with its clause', () => {
  const told = (blood: number): string[] => {
    const row = 'row movement strength/rotated berserk/rotated/down';
    const s = stage({ set: [duel('strength', 'feint', [], [row, `blood ${blood}/5`])] });
    s.play('0: done | 0: new-strength | 0: attack:green');
    return barred(s);
  };
  const standby = 'again-berserk GL-9.10 a Standby card serves for nothing more this turn';
  assert.deepEqual(told(3), [standby]);
  assert.deepEqual(told(2), ['again-movement GL-8.13 it costs 3 Blood, and there is 2', standby]);
});

test('GL-10.13, GL-15.4 without a card in hand only an open card that is legal can be of use', () => {
  const asked = (row: string, more: string[] = []): string => {
    const s = stage({ set: [duel('strength', '', [], [`row ${row}`, ...more])] });
    s.play('0: done | 0: new-strength | 0: attack:green');
    return s.asked();
  };
  assert.equal(asked('strength'), '1 GL-8.37');
  assert.equal(asked('strength/rotated'), '1 GL-8.37');
  assert.equal(asked('strength/rotated/down'), '0 GL-11.3', 'a Standby card is none');
  assert.equal(asked('strength', ['grey 1']), '0 GL-11.3', 'a Block is not legal while Trapped');
  assert.equal(asked('berserk', ['grey 1']), '1 GL-8.37');
});

test('GL-8.41, GL-8.42 cards are added to a Reaction only by a defender who reacts and has a card left', () => {
  const s = stage({ set: [duel('strength', 'strength dexterity')] });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: new-strength');
  assert.deepEqual([s.asked(), s.from(1)], ['1 GL-8.41', []]);
  assert.deepEqual(
    s.request(1).barred!.map(({ clause }) => clause),
    ['GL-8.20'],
  );
  const passing = stage({ set: [duel('strength', 'strength energy-1')] });
  passing.play('0: done | 0: new-strength | 0: attack:green | 1: pass');
  assert.equal(passing.asked(), '0 GL-11.3');
  assert.ok(passing.has('stayedPassive', 'GL-15.2'));
});

test('GL-10.14 the side of a thrown weapon is the bearing to the thrower', () => {
  const side = (facing: number): string => {
    const s = stage({
      set: [
        'turn 1',
        'round 1',
        man(0, '0,0 facing 0', 'strength', ['items hasta']),
        man(1, `4,0 facing ${facing}`, 'strength movement'),
      ],
    });
    s.play('0: done | 0: new-strength | 0: throw:hasta:green');
    return s.asked().startsWith('1') ? s.from(1).join() : s.asked();
  };
  assert.equal(side(3), 'pass,new-strength,new-movement');
  assert.equal(side(5), 'pass,new-movement');
  assert.equal(side(0), '0 GL-11.3');
});

test('GL-10.13, GL-24.6 others know that a new Reaction card is one of those that are legal', () => {
  const maybe = (more: string[], facing: number, card: string): number[] => {
    const s = reacting(more, facing);
    s.play(`1: new-${card}`);
    return viewFor(s.g, 0).gladiators[1]!.maybe;
  };
  assert.deepEqual(maybe([], 3, 'movement'), [15]);
  assert.deepEqual(maybe([], 1, 'movement'), [8]);
  assert.deepEqual(maybe(['grey 1'], 3, 'berserk'), [4]);
});

test('GL-10.13, GL-8.38 a card of the table serves again only for a Reaction that is legal', () => {
  const row = 'row strength dexterity berserk';
  assert.deepEqual(reacting([row]).from(1).slice(-3), ['again-strength', 'again-dexterity', 'again-berserk']);
  assert.deepEqual(reacting([row], 1).from(1), ['pass', 'new-movement']);
  assert.deepEqual(reacting([row, 'grey 1']).from(1), ['pass', 'new-berserk', 'again-berserk']);
});
