import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEnd, hitPoints, outcome } from '#games/gladiatori/rules/19-ending.ts';
import {
  afterGame,
  budgetFor,
  campaignResults,
  extraCoins,
  isDeadForGood,
  newRecord,
  rebuild,
  xpForVp,
} from '#games/gladiatori/rules/21-campaign.ts';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

/** So many gladiators in a row. */
const men = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => man(seat, `${seat},0 facing 0`));
const resting = (more: string[], hand = '') =>
  stage({ at: [['rest']], set: ['turn 2', 'round 2', man(0, '0,0 facing 0', hand, more), man(1, '4,0 facing 0')] });

test('GL-18.1, GL-18.9 all Action cards go to the discard pile, and may come back at once', () => {
  const s = resting(['row strength/rotated berserk dexterity/secret']);
  const { row, turned, covert, maybe, discard } = s.seat(0);
  assert.deepEqual(names(discard), ['strength', 'dexterity', 'berserk']);
  assert.deepEqual([row, turned, covert, maybe], [[], [], [], []], 'nothing is left of the row');
  s.play('0: yes strength+dexterity | 1: no');
  assert.deepEqual(names(s.seat(0).deck), ['strength', 'dexterity']);
});

test('GL-18.2–18.6 Endurance recovers as many Primary Elements as its value and drops; never itself nor Abilities; without it nothing', () => {
  const s = resting(['endurance 2/5', 'offense 1/5', 'blood 0/5', 'discard sweep*1 feint energy-0']);
  const request = s.request(0);
  assert.deepEqual(
    request.kind === 'form' &&
      request.fields[1]!.request.kind === 'subset' &&
      names(request.fields[1]!.request.from as number[]),
    ['energy-0', 'feint', 'sweep', 'offense', 'offense'],
  );
  assert.notEqual(s.refusal('0: yes feint+sweep+offense'), null);
  s.play('0: yes feint+offense | 1: no');
  assert.deepEqual(
    [s.seat(0).now, names(s.seat(0).discard)],
    [
      [2, 4, 1, 0, 3],
      ['energy-0', 'sweep'],
    ],
  );
  const none = resting(['endurance 0/5', 'discard sweep']);
  assert.deepEqual(none.fields(0), ['use']);
  none.play('0: no | 1: no');
  assert.deepEqual(names(none.seat(0).discard), ['sweep']);
});

test('GL-18.8, GL-24.11 Rest is secret: only numbers are seen', () => {
  const s = stage({
    at: [['finish'], ['turn', {}, 'GL-18.10'], ['rest']],
    set: ['turn 2', 'round 2', man(0, '0,0 facing 0', '', ['discard sweep']), man(1, '4,0 facing 0')],
  });
  s.play('0: yes sweep');
  assert.equal(s.has('recovered'), false);
  s.play('1: no');
  const event = s.log.events.find(({ kind }) => kind === 'recovered')!;
  assert.deepEqual([event.fields, event.secrets!.length], [{ seat: 0, count: 1, points: 0, hand: 0, hp: 8 }, 1]);
});

test('GL-18.10, GL-18.12 End Turn: hand and HP deck become the deck; markers, damage, bonuses and countdowns stay', () => {
  const s = stage({
    at: [
      ['game', {}, 'GL-7.1'],
      ['turn', {}, 'GL-18.10'],
    ],
    set: [
      'turn 2',
      'round 2',
      man(0, '0,0 facing 0', 'feint', [
        'hp sweep',
        'grey 2',
        'white 1',
        'items galea',
        'damaged galea',
        'aid 1 2',
        'due 5',
      ]),
      man(1, '4,0 facing 0'),
    ],
  });
  const one = s.seat(0);
  assert.deepEqual(names(one.deck), ['feint', 'sweep']);
  assert.deepEqual(
    [one.hand, one.hp, one.grey, one.white, one.damaged, one.aid, one.due],
    [[], [], 2, 1, 1 << 8, [1, 2], 5],
  );
});

test('GL-19.1 the game ends after six turns', () => {
  const s = stage({ at: [['game', {}, 'GL-7.1']], set: [duel(), 'turn 6'] });
  assert.equal(s.table.over, true);
});

test('GL-19.2–19.4 it ends at once when one side is left, when the fight is fully scored', () => {
  const s = stage({
    at: [
      ['round', { next: 1 }, 'GL-8.1'],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength', '', ['offense 9'], ['hp']), 'order 0 1'],
  });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no | 1: no');
  assert.deepEqual([s.table.over, s.g.ended, s.g.vp[0]], [true, true, 10 + 2 + 1 + 3 + 6]);
  const team = stage({
    seats: 4,
    options: { mode: 'team' },
    set: [...men(4), 'seat 1 dead'],
  });
  checkEnd(team.g, team.table);
  assert.equal(team.g.ended, false);
  team.seat(3).out = 1;
  checkEnd(team.g, team.table);
  assert.equal(team.g.ended, true);
});

test('GL-19.5, GL-19.6, GL-20.1 most VP win, the dead too; teams add up', () => {
  const s = stage({
    seats: 3,
    set: [...men(3), 'seat 1 dead', 'seat 0 vp 20', 'seat 1 vp 25', 'seat 2 vp 3'],
  });
  assert.deepEqual(outcome(s.g), { clause: 'GL-19.5', places: [2, 1, 3], scores: [20, 25, 3] });
  const team = stage({
    seats: 4,
    options: { mode: 'team' },
    set: [...men(4), 'seat 0 vp 5', 'seat 1 vp 20', 'seat 2 vp 30', 'seat 3 vp 10'],
  });
  assert.deepEqual(outcome(team.g), { clause: 'GL-19.5', places: [1, 3, 1, 3], scores: [35, 30, 35, 30] });
});

test('GL-19.7, GL-19.8 a tie goes to more hit points, and is else shared', () => {
  const s = stage({ set: [duel('strength', '', ['items galea'], ['hp energy-1'])] });
  assert.equal(hitPoints(s.g, 0), 3 + 12 + 4 + 1);
  assert.deepEqual(outcome(s.g).places, [1, 2]);
  const even = stage({ set: [duel('', '')] });
  assert.deepEqual(outcome(even.g).places, [1, 1]);
  even.seat(0).out = 2;
  assert.equal(hitPoints(even.g, 0), 0);
});

test('GL-19.7, GL-19.8 in a tie of teams the hit points of both mates are added', () => {
  const places = (...hp: number[]): number[] => {
    const s = stage({
      seats: 4,
      options: { mode: 'team' },
      set: [0, 1, 2, 3].map((seat) => man(seat, `${2 * seat - 4},0 facing 0`, '', [`hp energy-1*${hp[seat]}`])),
    });
    return outcome(s.g).places;
  };
  // Seats 0 and 2 against 1 and 3: the best single gladiator is with the weaker team.
  assert.deepEqual(places(3, 4, 3, 1), [1, 3, 1, 3]);
  assert.deepEqual(places(1, 3, 4, 3), [3, 1, 3, 1]);
  assert.deepEqual(places(4, 3, 1, 2), [1, 1, 1, 1]);
});

test('GL-17.32, GL-20.2, GL-20.3 two against one: the pair takes ten from its sum', () => {
  const s = stage({
    seats: 3,
    options: { mode: 'twoVsOne' },
    set: [...men(3), 'seat 0 vp 20', 'seat 1 vp 15', 'seat 2 vp 14'],
  });
  assert.deepEqual(
    s.g.gladiators.map(({ side }) => side),
    [0, 1, 1],
  );
  assert.deepEqual(outcome(s.g), { clause: 'GL-19.5', places: [1, 2, 2], scores: [20, 19, 19] });
});

test('GL-21.1–21.5 experience: a point for ten VP, one more for the winner, also of a team or a shared victory', () => {
  assert.deepEqual([29, 10, 9, -9, -10, -25].map(xpForVp), [2, 1, 0, 0, -1, -2]);
  const s = stage({ set: [duel(''), 'seat 0 vp 31', 'seat 1 vp 31'] });
  const record = newRecord('Flamma', 'thraex');
  assert.deepEqual(
    campaignResults(s.g).map((result) => afterGame(record, result).xp),
    [4, 4],
  );
  s.g.vp[1] = -12;
  assert.deepEqual(
    campaignResults(s.g).map((result) => afterGame(record, result).xp),
    [4, -1],
  );
});

test('GL-21.6, GL-21.7, GL-21.11 an extra coin for two points; rebuilt from scratch within the new budget', () => {
  assert.deepEqual([5, 4, 1, 0, -3].map(extraCoins), [2, 2, 0, 0, 0]);
  const record = { ...newRecord('Flamma', 'thraex'), xp: 4 };
  assert.equal(budgetFor(record), 57);
  assert.equal(
    (rebuild(record, 'O9 G9 E5 B4 S4 1x0 0x8 Fx0 M- P1,2') as { sheet: { offense: number } }).sheet.offense,
    9,
  );
  assert.deepEqual(JSON.parse(JSON.stringify(record)), record, 'a record is plain JSON');
  assert.deepEqual(rebuild(record, 'O9 G9 E9 B9 S9 1x0 0x0 Fx0 M- P-'), {
    clause: 'GL-4.2',
    text: 'this costs 66 coins, there are 57',
  });
});

test('GL-21.8–21.10 unconscious down to −4, dead for good from −5; a second blow counts too', () => {
  assert.deepEqual([-4, -5].map(isDeadForGood), [false, true]);
  const s = stage({ at: [['wound', { seat: 1, by: 0, damage: 3 }]], set: [duel('', '', [], ['due 6', 'hp'])] });
  assert.equal(s.seat(1).after, -3);
  const record = afterGame(newRecord('Flamma', 'thraex'), { vp: 5, won: false, hp: -5, against: null });
  assert.deepEqual([record.dead, record.games, record.wounds], [true, 1, -5]);
  assert.deepEqual(rebuild(record, 'thraex'), { clause: 'GL-21.9', text: 'Flamma is dead for good' });
});

test('GL-21.12, GL-21.13 against animals: by species, for those alive, and nothing for VP', () => {
  const alive = (options: object): number[] => {
    const s = stage({ options: { mode: 'coop', ...options }, set: [duel()] });
    s.seat(1).out = 1;
    return campaignResults(s.g).map((result) => afterGame(newRecord('Flamma', 'thraex'), result).xp);
  };
  assert.deepEqual(
    [alive({ dogs: 10 }), alive({ wolves: 6 }), alive({ lions: 2 }), alive({ bears: 2 }), alive({ dogs: 3 })],
    [
      [1, 0],
      [2, 0],
      [3, 0],
      [3, 0],
      [0, 0],
    ],
  );
});

test('GL-17.32, GL-20.1 the sum of a side is announced item by item, with the ten that the pair takes', () => {
  const end = (seats: number, mode: string) =>
    stage({
      seats,
      options: { mode },
      at: [['finish']],
      set: Array.from({ length: seats }, (_, i) => `${man(i, `${2 * i - 4},0 facing 0`)}\nseat ${i} vp ${10 + i}`),
    })
      .log.events.filter(({ kind }) => kind === 'sideScored')
      .map(({ fields }) => fields) as unknown as {
      seats: number[];
      parts: { label: string; value: number; clause: string }[];
      total: number;
    }[];
  const [pair, ...more] = end(3, 'twoVsOne');
  assert.equal(more.length, 0, 'who plays alone has a score of his own already');
  assert.deepEqual([pair!.seats, pair!.total], [[1, 2], 16 + 17 - 10]);
  assert.deepEqual(
    pair!.parts.map(({ label, value, clause }) => [label, value, clause]),
    [
      ['points', 16, 'GL-20.1'],
      ['points', 17, 'GL-20.1'],
      ['pair', -10, 'GL-17.32'],
    ],
  );
  assert.deepEqual(
    end(4, 'team').map(({ seats, total }) => [seats, total]),
    [
      [[0, 2], 15 + 17],
      [[1, 3], 16 + 18],
    ],
  );
  assert.equal(end(2, 'ffa').length, 0);
});
