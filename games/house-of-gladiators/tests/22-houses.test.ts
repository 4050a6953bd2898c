import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MARKET, RESOURCE_NAMES, TASK_NAMES } from '#games/house-of-gladiators/cards.ts';
import { outcome } from '#games/house-of-gladiators/rules/03-objective.ts';
import { game, round } from '#games/house-of-gladiators/rules/04-round.ts';
import { arena, meeting } from '#games/house-of-gladiators/rules/14-arena.ts';
import { bout } from '#games/house-of-gladiators/rules/14-bout.ts';
import { duties } from '#games/house-of-gladiators/rules/19-duties.ts';
import { hasBye, pairings, testDefeat } from '#games/house-of-gladiators/rules/22-houses.ts';
import { decide, eventsOf, kindsOf, tableAt } from '#games/house-of-gladiators/testing/positions.ts';

const FOUR = [
  'seat 0 gladiators brasus dizas',
  'seat 1 gladiator castor hp=3',
  'seat 2 gladiators hanno juba',
  'seat 3 gladiators florus paetus',
];
const taskLines = ['strongbox', 'granary', 'missio', 'untouched'].map((task, seat) => `seat ${seat} task ${task}`);

test('HG-22.1–22.3 four Houses meet in a rotation of three pairings', () => {
  const t = tableAt([...FOUR, ...taskLines, 'round 3'], { seats: 4, frames: [arena.frame({ slot: 3 })] });
  assert.deepEqual(
    [0, 1, 2].map((slot) => pairings(t.state, slot)),
    [
      [
        [0, 1],
        [2, 3],
      ],
      [
        [0, 2],
        [1, 3],
      ],
      [
        [0, 3],
        [1, 2],
      ],
    ],
  );
  t.state.order = [2, 3, 0, 1];
  assert.deepEqual(pairings(t.state, 0), [
    [2, 3],
    [0, 1],
  ]);
});

test('HG-22.4 with three Houses the first byes go round by seat, and from round 3 on those of the Evening', () => {
  const t = tableAt([...FOUR.slice(0, 3), ...taskLines.slice(0, 3), 'round 3'], {
    seats: 3,
    frames: [arena.frame({ slot: 3 })],
  });
  const byes = (round: number): number[] => {
    t.state.round = round;
    return [0, 1, 2].map((slot) => [0, 1, 2].find((seat) => hasBye(t.state, seat, slot))!);
  };
  assert.equal(byes(1)[0], 0);
  assert.deepEqual(byes(2).slice(0, 2), [1, 2]);
  assert.deepEqual([3, 4, 5, 6].map(byes), [
    [1, 2, 0],
    [2, 0, 1],
    [0, 1, 2],
    [1, 2, 0],
  ]);
  // The other two meet.
  for (const round of [1, 2, 3, 4, 5]) {
    for (const slot of [0, 1, 2]) {
      const bye = byes(round)[slot]!;
      assert.deepEqual(pairings(t.state, slot), [[0, 1, 2].filter((seat) => seat !== bye)]);
    }
  }
  // Seats are counted from the start House; of two or four Houses nobody has a bye.
  t.state.order = [2, 0, 1];
  t.state.round = 3;
  assert.ok(hasBye(t.state, 2, 2));
  t.state.order = [0, 1];
  assert.deepEqual(
    [0, 1, 2].map((slot) => [0, 1].some((seat) => hasBye(t.state, seat, slot))),
    [false, false, false],
  );
});

test('HG-22.4 a bye is no forfeiture', () => {
  const lines = [...FOUR.slice(0, 3), 'round 3', 'seat 0 plan morning brasus'];
  const t = tableAt([...lines, 'seat 2 plan morning hanno'], { seats: 3, frames: [arena.frame()] });
  assert.deepEqual(
    eventsOf(t, 'entered').map((event) => event.fields['seat']),
    [0, 2],
  );
  assert.equal(eventsOf(t, 'forfeited').length, 0);
});

/** Castor, the last of seat 1, dies in the Morning of round 3; seat 1 should have met seat 3 in the Afternoon. */
function outInTheMorning() {
  const lines = [...FOUR, ...taskLines, 'round 3', 'seat 1 hand feint trip-cord', 'seat 1 rations 2'];
  const plans = ['seat 0 plan morning brasus', 'seat 1 plan morning castor feint', 'seat 3 plan afternoon florus'];
  const t = tableAt([...lines, ...plans], {
    seats: 4,
    frames: [
      Object.assign(game.frame(), { at: 'HG-3.6' }),
      Object.assign(round.frame(), { at: 'HG-19.10' }),
      arena.frame(),
    ],
    dice: [6, 1],
  });
  decide(t, 0, 'speed');
  decide(t, 1, 'no');
  return t;
}

test('HG-22.5, HG-3.3 a House without gladiators is out; its cards and coins return', () => {
  const t = outInTheMorning();
  const house = t.state.houses[1]!;
  assert.deepEqual(
    eventsOf(t, 'leftGame').map((event) => event.fields['seat']),
    [1],
  );
  assert.ok(house.out);
  assert.deepEqual([house.coins, house.rations, house.hand, house.open, house.task], [0, 0, [], [], []]);
  // Feint was used in the bout; the starter cards leave the game.
  assert.deepEqual(t.state.removed, [0, 1, 2]);
  // The other hand card lies in the Market deck again, and the task in its own.
  assert.deepEqual(
    t.state.discard.map((card) => RESOURCE_NAMES[card]),
    ['feint'],
  );
  assert.equal(t.state.market.length, MARKET.length - 1);
  assert.ok(t.state.tasks.includes(TASK_NAMES.indexOf('granary')));
  assert.ok(!t.state.ending);
  for (const kind of ['incomeReceived', 'provisionsReceived', 'reimbursed'] as const)
    assert.ok(!eventsOf(t, kind).some((event) => event.fields['seat'] === 1), kind);
});

test('HG-22.8 a bout left against it counts as forfeited with Option 1 only; the pairings stand', () => {
  const t = outInTheMorning();
  const [outright] = eventsOf(t, 'wonOutright');
  assert.deepEqual([outright!.fields['seat'], outright!.fields['coins'], outright!.fields['rations']], [3, 5, 2]);
  assert.equal(eventsOf(t, 'penalised').length, 0);
});

test('HG-22.8, HG-13.5, HG-13.6 a House that is out owes no penalty for a slot it left empty', () => {
  const t = tableAt([...FOUR.slice(0, 3), 'round 3', 'seat 0 plan morning brasus'], {
    seats: 3,
    frames: [arena.frame({ slot: 3 })],
  });
  const house = t.state.houses[1]!;
  Object.assign(house, { out: true, ludus: [] });
  t.state.flow.frames.push(meeting.frame({ slot: 0, hostSeat: 0, guestSeat: 1 }));
  t.run();
  assert.deepEqual([t.state.noted.length, t.state.penalties, house.unrested], [1, [], false]);
});

test('HG-22.6, HG-5.2 from the next round on the smaller number counts, the seats renumbered in order', () => {
  const t = outInTheMorning();
  assert.equal(t.state.round, 4);
  assert.deepEqual(t.state.order, [0, 2, 3]);
  // Of seats 0, 2 and 3 the last has the bye in the Morning of round 4.
  assert.deepEqual(pairings(t.state, 0), [[0, 2]]);
  assert.equal(eventsOf(t, 'marketBegan').at(-1)!.fields['count'], 7);
  // The first seat of round 4 is seat 3 mod 3 of those left.
  assert.equal(t.asked[0]!.seat, 0);
});

test('HG-22.5, HG-19.1 a House that is out collects no reward and pays no penalty for what was noted before', () => {
  const t = tableAt([...FOUR.slice(0, 3), ...taskLines.slice(0, 3), 'round 3'], {
    seats: 3,
    frames: [arena.frame({ slot: 3 })],
  });
  const house = t.state.houses[1]!;
  Object.assign(house, { out: true, coins: 0, ludus: [], task: [] });
  t.state.noted.push({ seat: 1, slot: 0, coins: 3, rations: 1, tiro: 11, glory: 3, victories: 1 });
  t.state.penalties.push({ seat: 1, slot: 1, coins: 5, rations: 2 });
  t.state.flow.frames.push(duties.frame());
  t.run();
  assert.ok(t.over);
  assert.deepEqual([house.coins, house.rations], [0, 0]);
  for (const kind of ['rewarded', 'penalised'] as const) assert.ok(!kindsOf(t).includes(kind), kind);
});

test('HG-22.5 the last House left wins', () => {
  const lines = ['round 3', 'seat 0 gladiators brasus dizas', 'seat 1 gladiator castor hp=3', 'seat 2 gladiator hanno'];
  const t = tableAt([...lines, ...taskLines.slice(0, 3), 'seat 0 plan morning brasus', 'seat 1 plan morning castor'], {
    seats: 3,
    frames: [bout.frame({ slot: 0, houses: [0, 1], control: [0, 1] })],
    dice: [6, 1],
  });
  t.state.houses[2]!.out = true;
  decide(t, 0, 'speed');
  assert.deepEqual(outcome(t.state), { clause: 'HG-22.5', places: [1, 2, 2], scores: [0, -1, -1] });
});

test('HG-23.23, HG-13.4 an outright win is no win for tasks, and gives no victory and no Glory', () => {
  const t = tableAt(['round 3', 'seat 0 gladiators brasus', 'seat 1 gladiators castor', 'seat 0 plan morning brasus'], {
    frames: [meeting.frame({ slot: 0, hostSeat: 0, guestSeat: 1 })],
  });
  assert.deepEqual(kindsOf(t).slice(-1), ['wonOutright']);
  assert.deepEqual(t.state.houses[0]!.deeds.wins, []);
  assert.deepEqual(t.state.noted[0], { seat: 0, slot: 0, coins: 3, rations: 1, tiro: 0, glory: 0, victories: 0 });
});

test('HG-22.5 a House that is out does not go out again', () => {
  const t = outInTheMorning();
  testDefeat(t.state, t, 1);
  assert.equal(eventsOf(t, 'leftGame').length, 1);
});
