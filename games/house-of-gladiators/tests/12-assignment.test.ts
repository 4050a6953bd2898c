import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventFor } from '#engine/event.ts';
import { RESOURCE_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { assignment } from '#games/house-of-gladiators/rules/12-assignment.ts';
import { arena } from '#games/house-of-gladiators/rules/14-arena.ts';
import {
  askedOf,
  barredFor,
  decide,
  eventsOf,
  fallbackOf,
  kindsOf,
  offered,
  TWO_HOUSES,
  tableAt,
} from '#games/house-of-gladiators/testing/positions.ts';
import { HIDDEN } from '#games/house-of-gladiators/view.ts';

const at = (lines: readonly string[], round = 3, dice: number[] = []) =>
  tableAt([...lines, `round ${round}`], { frames: [arena.frame(), assignment.frame()], dice });
const BARE = ['seat 0 starters none', 'seat 1 starters none'];
const fields = (t: ReturnType<typeof at>, seat: number): string[] => {
  const request = askedOf(t, seat);
  return request.kind === 'form' ? request.fields.map((field) => field.name) : [];
};

test('HG-12.1–12.4 Morning in round 1, Afternoon from round 2, Evening from round 3', () => {
  assert.deepEqual(fields(at([...TWO_HOUSES, ...BARE], 1), 0), ['morning']);
  assert.deepEqual(fields(at([...TWO_HOUSES, ...BARE], 2), 0), ['morning', 'afternoon']);
  assert.deepEqual(fields(at([...TWO_HOUSES, ...BARE], 3), 0), ['morning', 'afternoon', 'evening']);
  assert.deepEqual(fields(at([...TWO_HOUSES, ...BARE], 9), 0), ['morning', 'afternoon', 'evening']);
});

test('HG-12.5 a different gladiator for each slot', () => {
  const t = at([...TWO_HOUSES, ...BARE]);
  assert.throws(() => decide(t, 0, 'brasus brasus none'), /must differ/);
  decide(t, 0, 'brasus none dizas');
  assert.ok(t.hasAnswered(0));
});

test('HG-12.5 where a House fills one slot only, nothing has to differ', () => {
  const groups = (round: number): unknown[] => {
    const request = askedOf(at([...TWO_HOUSES, ...BARE], round), 0);
    return request.kind === 'form' ? [...request.distinct!] : [];
  };
  assert.deepEqual(groups(1), []);
  assert.deepEqual(groups(2)[0], ['morning', 'afternoon', 'evening']);
});

test('HG-12.6, HG-12.14 assignments are secret; afterwards only filled and empty slots are seen', () => {
  const t = at([...TWO_HOUSES, 'seat 0 gladiator seuthes', 'seat 0 hand feint', ...BARE]);
  decide(t, 0, 'brasus feint none dizas none');
  assert.equal(eventsOf(t, 'assigned').length, 0);
  decide(t, 1, 'none florus castor');
  const seen = houseOfGladiators.viewFor(t.state, 1).houses[0]!;
  // The Morning is forfeited by seat 1, so that seat 0 decides first and nothing has been shown.
  assert.deepEqual(seen.plan.fighters, [HIDDEN, -1, HIDDEN]);
  assert.deepEqual(seen.plan.special, [HIDDEN, -1, HIDDEN]);
  assert.deepEqual(seen.plan.combat, [HIDDEN, -1, HIDDEN]);
  assert.deepEqual(seen.backs, [0, 1, 0]);
  assert.equal(seen.hand, 1);
  const [assigned] = eventsOf(t, 'assigned');
  assert.deepEqual(eventFor(assigned!, 1)['slots'], ['morning', 'evening']);
  assert.equal(eventFor(assigned!, 1)['gladiators'], undefined);
});

test('HG-12.6, HG-12.14 the House itself reads all it has laid down, and nobody else', () => {
  const t = at([...TWO_HOUSES, 'seat 0 hand feint'], 1);
  decide(t, 0, 'brasus practice-sica feint');
  decide(t, 1, 'florus none');
  const [assigned] = eventsOf(t, 'assigned');
  const { gladiators, cards } = eventFor(assigned!, 0);
  assert.deepEqual(gladiators, [TIRO_NAMES.indexOf('brasus')]);
  assert.deepEqual(cards, [RESOURCE_NAMES.indexOf('practice-sica'), RESOURCE_NAMES.indexOf('feint')]);
  assert.deepEqual(Object.keys(eventFor(assigned!, 1)).sort(), ['clause', 'kind', 'n', 'seat', 'slots']);
});

test('HG-12.7 a gladiator without health may not be assigned', () => {
  const t = at([
    'seat 0 gladiator brasus hp=0',
    'seat 0 gladiator dizas hp=1',
    'seat 1 gladiators florus castor',
    ...BARE,
  ]);
  assert.deepEqual(offered(t, 0, 'morning'), ['dizas', 'none']);
  assert.equal(barredFor(t, 0, TIRO_NAMES.indexOf('brasus')), 'HG-12.7 he has no health left');
});

test('HG-12.8, HG-12.9 at most one Combat and one Special card each, and no card twice', () => {
  const lines = [...TWO_HOUSES, 'seat 0 hand oiled-limbs oiled-limbs feint salve-of-aesculapius', ...BARE];
  const t = tableAt(lines, { frames: [assignment.frame()] });
  assert.deepEqual(offered(t, 0, 'morning-combat'), ['oiled-limbs', 'oiled-limbs#2', 'none']);
  assert.deepEqual(offered(t, 0, 'morning-special'), ['feint', 'none']);
  assert.throws(() => decide(t, 0, 'brasus oiled-limbs feint dizas oiled-limbs none none'), /must differ/);
  assert.throws(() => decide(t, 0, 'brasus oiled-limbs feint dizas oiled-limbs#2 feint none'), /must differ/);
  decide(t, 0, 'brasus oiled-limbs none dizas oiled-limbs#2 feint none');
  decide(t, 1, 'none none none');
  const { plan } = t.state.houses[0]!;
  assert.deepEqual(
    plan.combat.map((card) => RESOURCE_NAMES[card]),
    ['oiled-limbs', 'oiled-limbs', undefined],
  );
  assert.deepEqual(
    plan.special.map((card) => RESOURCE_NAMES[card]),
    [undefined, 'feint', undefined],
  );
});

test('HG-12.12 where no bout took place, the equipment goes back to the hand', () => {
  const t = at([...TWO_HOUSES, 'seat 0 hand oiled-limbs feint', ...BARE], 1);
  decide(t, 0, 'brasus oiled-limbs feint');
  decide(t, 1, 'none');
  decide(t, 0, 'outright');
  assert.deepEqual(
    t.state.houses[0]!.hand.map((card) => RESOURCE_NAMES[card]),
    ['oiled-limbs', 'feint'],
  );
  assert.deepEqual(t.state.discard, []);
  const empty = [-1, -1, -1];
  assert.deepEqual(t.state.houses[0]!.plan, { fighters: empty, combat: empty, special: empty });
});

test('HG-12.13, HG-13.1 a slot may be left empty on purpose, which forfeits it', () => {
  const t = at([...TWO_HOUSES, ...BARE], 1);
  decide(t, 0, 'brasus');
  decide(t, 1, 'none');
  assert.deepEqual(eventsOf(t, 'forfeited')[0]!.fields, { slot: 'morning', seat: 1 });
});

test('HG-13.1 a House that has nobody fit is not asked, and forfeits', () => {
  const t = at(['seat 0 gladiator brasus hp=0', 'seat 1 gladiators florus castor', ...BARE], 1);
  assert.equal(t.requestFor(0), null);
  decide(t, 1, 'florus');
  assert.deepEqual(eventsOf(t, 'forfeited')[0]!.fields, { slot: 'morning', seat: 0 });
});

test('HG-13.8 if both forfeit, nothing happens', () => {
  const t = at([...TWO_HOUSES, ...BARE], 1);
  decide(t, 0, 'none');
  decide(t, 1, 'none');
  assert.ok(t.over);
  assert.deepEqual(kindsOf(t).slice(-1), ['deserted']);
  assert.deepEqual([t.state.noted, t.state.penalties], [[], []]);
  assert.ok(t.state.houses.every((house) => !house.unrested));
});

test('HG-25.8 silent: by health, the highest in the latest slot, without equipment', () => {
  const lines = [
    'seat 0 gladiator brasus hp=4',
    'seat 0 gladiator dizas',
    'seat 0 gladiator seuthes hp=7',
    'seat 0 gladiator cotys hp=0',
  ];
  const t = at([...lines, 'seat 1 gladiators florus castor']);
  assert.equal(fallbackOf(t, 0), 'brasus none seuthes none dizas none');
  const even = at(['seat 0 gladiators dizas brasus', 'seat 1 gladiators florus castor'], 2);
  assert.equal(fallbackOf(even, 0), 'dizas none brasus none');
  const two = at([...TWO_HOUSES.slice(2), 'seat 0 gladiator brasus hp=4', 'seat 0 gladiator dizas']);
  assert.equal(fallbackOf(two, 0), 'none brasus none dizas none');
  const hurt = at([...lines.slice(0, 2), 'seat 0 gladiator cotys hp=0', 'seat 1 gladiators florus castor']);
  assert.equal(fallbackOf(hurt, 0), 'none brasus none dizas none', 'who has no health left stays at home');
});

test('HG-14.1, HG-14.3 the slots are fought in order, and later ones stay hidden', () => {
  const t = at([...TWO_HOUSES, ...BARE], 2);
  decide(t, 0, 'brasus dizas');
  decide(t, 1, 'florus castor');
  assert.deepEqual(
    eventsOf(t, 'entered').map((event) => TIRO_NAMES[event.fields['gladiator'] as number]),
    ['brasus', 'florus'],
  );
  const seen = houseOfGladiators.viewFor(t.state, 1).houses[0]!;
  assert.deepEqual(seen.plan.fighters, [-1, HIDDEN, -1]);
  assert.deepEqual(seen.busy, [TIRO_NAMES.indexOf('brasus')]);
});
