import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Subset } from '#engine/requests/request.ts';
import { RESOURCE_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { meeting } from '#games/house-of-gladiators/rules/14-arena.ts';
import { duties } from '#games/house-of-gladiators/rules/19-duties.ts';
import {
  askedOf,
  barredFor,
  boutOf,
  command,
  decide,
  fallbackOf,
  kindsOf,
  offered,
  tableAt,
} from '#games/house-of-gladiators/testing/positions.ts';

/** Seat 1 has left the Morning empty; Hanno is there, and what the lines say. */
const forfeited = (lines: readonly string[], dice: number[] = []) =>
  tableAt(['round 3', ...lines, 'seat 1 gladiators florus castor', 'seat 0 plan morning hanno'], {
    frames: [meeting.frame({ slot: 0, hostSeat: 0, guestSeat: 1 })],
    dice,
  });

test('HG-13.10, HG-25.9 available are those who rest with health; silent: the win outright', () => {
  const t = forfeited([
    'seat 0 gladiators hanno juba nasir',
    'seat 0 gladiator sabas hp=0',
    'seat 0 gladiator iarbas',
    'seat 0 plan evening nasir',
    'seat 0 busy iarbas',
  ]);
  assert.deepEqual(offered(t, 0), ['juba', 'outright']);
  assert.equal(fallbackOf(t, 0), 'outright');
  assert.match(barredFor(t, 0, TIRO_NAMES.indexOf('nasir'))!, /^HG-13\.10 he is assigned/);
  assert.match(barredFor(t, 0, TIRO_NAMES.indexOf('sabas'))!, /^HG-13\.10 he has no health/);
});

test('HG-13.1, HG-13.2 it does not matter which of the two is there', () => {
  const t = tableAt(
    ['round 3', 'seat 0 gladiators florus castor', 'seat 1 gladiators brasus dizas', 'seat 1 plan morning brasus'],
    {
      frames: [meeting.frame({ slot: 0, hostSeat: 0, guestSeat: 1 })],
    },
  );
  assert.deepEqual(offered(t, 1), ['dizas', 'outright']);
  decide(t, 1, 'outright');
  assert.deepEqual(t.state.penalties, [{ seat: 0, slot: 0, coins: 3, rations: 1 }]);
});

test('HG-13.9 without a resting gladiator there is nothing to choose', () => {
  const t = forfeited(['seat 0 gladiators hanno']);
  assert.ok(t.over);
  assert.deepEqual(kindsOf(t).slice(-1), ['wonOutright']);
});

test('HG-13.12, HG-17.5 the forfeiting player decides for the substitute, but not for his owner', () => {
  // Juba, the substitute, has less Glory on the forfeiting side and selects; he fells Hanno in roll 2.
  const t = forfeited(['seat 0 gladiator hanno hp=3 glory=4', 'seat 0 gladiator juba'], [3, 3, 1, 6]);
  decide(t, 0, 'juba');
  assert.equal(t.asked[0]!.seat, 1);
  decide(t, 1, 'endurance');
  assert.deepEqual([askedOf(t, 1).clause, offered(t, 1)], ['HG-17.2', ['kill', 'spare']]);
  decide(t, 1, 'kill');
  assert.deepEqual(
    t.state.houses[0]!.dead.map((one) => TIRO_NAMES[one.tiro]),
    ['hanno'],
  );
  // HG-23.22: no fighter was killed, and the win counts for the owner.
  assert.deepEqual(
    t.state.houses.map((house) => house.deeds.kills),
    [0, 0],
  );
  assert.equal(t.state.houses[0]!.deeds.wins[0]!.substitution, true);
});

test('HG-13.16, HG-25.14, HG-6.7 0 to 2 cards of the pile, as far as the hand has room, which can be made', () => {
  const full = 'seat 0 hand feint tall-scutum trip-cord';
  const t = forfeited(
    ['seat 0 gladiators hanno juba', full, 'discard oiled-limbs oiled-limbs master-armour'],
    [3, 3, 3, 3, 3, 3],
  );
  decide(t, 0, 'juba');
  decide(t, 0, 'speed');
  assert.equal(fallbackOf(t, 0), '-');
  assert.throws(() => decide(t, 0, 'oiled-limbs*2'), /HG-6.4/);
  assert.deepEqual(t.offersFor(1), []);
  command(t, 0, 'discard', 'practice-sica');
  decide(t, 0, 'oiled-limbs*2');
  assert.equal(t.state.houses[0]!.open.length, 4);
  assert.deepEqual(
    t.state.discard.map((card) => RESOURCE_NAMES[card]),
    ['master-armour'],
  );
});

test('HG-12.10, HG-12.11, HG-13.16 when the two cards are chosen, what was carried lies on the pile or in the hand', () => {
  const t = tableAt(
    [
      'round 3',
      'seat 0 gladiators hanno juba',
      'seat 0 hand feint',
      'seat 0 plan morning hanno practice-sica feint',
      'seat 1 gladiators florus',
    ],
    { frames: [meeting.frame({ slot: 0, hostSeat: 0, guestSeat: 1 })], dice: [3, 3, 3, 3, 3, 3] },
  );
  decide(t, 0, 'juba');
  decide(t, 0, 'speed');
  for (let roll = 0; roll < 3; roll++) decide(t, 0, 'no');
  assert.equal(askedOf(t, 0).clause, 'HG-13.16');
  assert.deepEqual(boutOf(t).gear, [[], []]);
  assert.deepEqual(
    [t.state.discard, t.state.houses[0]!.open, t.state.houses[0]!.hand],
    [[RESOURCE_NAMES.indexOf('feint')], [0, 1, 2], []],
  );
});

/** Hanno, hurt, stands alone in the Morning; Juba and Iarbas, hurt too, rest, and so does Florus on the other side. */
const throughDuties = (dice: number[] = []) =>
  tableAt(
    [
      'round 3',
      'seat 0 gladiator hanno hp=5',
      'seat 0 gladiator juba hp=5',
      'seat 0 gladiator iarbas hp=2',
      'seat 1 gladiator florus hp=3',
      'seat 0 task strongbox',
      'seat 1 task granary',
      'seat 0 plan morning hanno',
    ],
    { frames: [duties.frame(), meeting.frame({ slot: 0, hostSeat: 0, guestSeat: 1 })], dice },
  );
const healthOf = (t: ReturnType<typeof throughDuties>, seat: number): number[] =>
  t.state.houses[seat]!.ludus.map((one) => one.hp);

test('HG-13.6, HG-13.7 after Option 1 neither the gladiator who appeared nor the forfeiting House rests', () => {
  const t = throughDuties();
  decide(t, 0, 'outright');
  assert.ok(t.over);
  assert.deepEqual([healthOf(t, 0), healthOf(t, 1)], [[5, 8, 10], [3]]);
  // In the next round they rest as ever.
  for (const { unrested, busy } of t.state.houses) assert.deepEqual([unrested, busy], [false, []]);
});

test('HG-12.12, HG-13.19 after Option 1 nothing of that slot lies in the Hypogeum any more', () => {
  const t = tableAt(
    [
      'round 3',
      'seat 0 gladiators hanno juba nasir',
      'seat 0 hand feint',
      'seat 0 plan morning hanno practice-sica feint',
      'seat 0 plan evening nasir practice-shield',
      'seat 1 gladiators florus',
    ],
    { frames: [meeting.frame({ slot: 0, hostSeat: 0, guestSeat: 1 })] },
  );
  decide(t, 0, 'outright');
  const { plan, hand } = t.state.houses[0]!;
  assert.deepEqual(plan, {
    fighters: [-1, -1, TIRO_NAMES.indexOf('nasir')],
    combat: [-1, -1, 2],
    special: [-1, -1, -1],
  });
  assert.deepEqual(
    hand.map((card) => RESOURCE_NAMES[card]),
    ['feint'],
  );
});

test('HG-13.17, HG-13.18, HG-10.3 after Option 2 the substitute does not rest, but the forfeiting House does, unpunished', () => {
  const t = throughDuties([4, 3, 4, 3, 3, 3]);
  decide(t, 0, 'juba');
  decide(t, 0, 'speed');
  assert.ok(t.over);
  assert.deepEqual([healthOf(t, 0), healthOf(t, 1)], [[5, 5, 10], [10]]);
  assert.ok(!kindsOf(t).includes('penalised'));
});

test('HG-17.5 whether a substitute who falls late dies is for his owner to say, not for the player who rolls for him', () => {
  const lines = ['round 3', 'seat 0 gladiator hanno', 'seat 0 gladiator juba hp=2', 'seat 1 gladiators florus castor'];
  const t = tableAt([...lines, 'seat 0 plan evening hanno'], {
    frames: [meeting.frame({ slot: 2, hostSeat: 0, guestSeat: 1 })],
    dice: [4, 3, 4, 3, 3, 3, 4, 3, 6, 1],
  });
  decide(t, 0, 'juba');
  decide(t, 0, 'speed');
  decide(t, 0, 'speed');
  assert.deepEqual([askedOf(t, 0).clause, t.requestFor(1)], ['HG-17.3', null]);
});

test('HG-23.22 mercy in a House Substitution counts for nobody', () => {
  const t = forfeited(['seat 0 gladiator hanno hp=3 glory=4', 'seat 0 gladiator juba'], [3, 3, 1, 6]);
  decide(t, 0, 'juba');
  decide(t, 1, 'endurance');
  decide(t, 1, 'spare');
  assert.deepEqual(
    t.state.houses.map((house) => house.deeds.spares),
    [0, 0],
  );
});

test('HG-6.7 what lies in the Hypogeum for a later slot cannot be thrown away to make room', () => {
  const t = forfeited(
    [
      'seat 0 gladiators hanno juba nasir',
      'seat 0 hand feint',
      'discard oiled-limbs',
      'seat 0 plan evening nasir practice-sica feint',
    ],
    [3, 3, 3, 3, 3, 3],
  );
  decide(t, 0, 'juba');
  decide(t, 0, 'speed');
  assert.equal(askedOf(t, 0).clause, 'HG-13.16');
  const discard = t.offersFor(0).find((one) => one.id === 'discard') as Subset;
  assert.deepEqual(
    discard.from.map((card) => RESOURCE_NAMES[card as number]),
    ['practice-gladius', 'practice-shield'],
  );
});
