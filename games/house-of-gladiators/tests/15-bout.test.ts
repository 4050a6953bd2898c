import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RESOURCE_NAMES } from '#games/house-of-gladiators/cards.ts';
import { startOf } from '#games/house-of-gladiators/rules/14-advantage.ts';
import { bout } from '#games/house-of-gladiators/rules/14-bout.ts';
import { ROLLS } from '#games/house-of-gladiators/rules/14-cycle.ts';
import { cancel, reveal } from '#games/house-of-gladiators/rules/14-entry.ts';
import { strike } from '#games/house-of-gladiators/rules/15-rolls.ts';
import {
  askedOf,
  boutOf,
  decide,
  eventsOf,
  fallbackOf,
  offered,
  TWO_HOUSES,
  tableAt,
} from '#games/house-of-gladiators/testing/positions.ts';

const SLOTS = ['morning', 'afternoon', 'evening'];

/** Seat 0's and seat 1's first gladiators meet in a slot, with this gear. */
function boutAt(lines: readonly string[], one: string, other: string, slot: number, dice: number[] = []) {
  const cards = (words: string): string[] =>
    words
      .split(' ')
      .slice(1)
      .filter((word) => !word.startsWith('practice'));
  const hands = [cards(one), cards(other)].flatMap((gear, seat) =>
    gear.length > 0 ? [`seat ${seat} hand ${gear.join(' ')}`] : [],
  );
  const plans = [one, other].map((words, seat) => `seat ${seat} plan ${SLOTS[slot]} ${words}`);
  return tableAt([...lines, ...hands, ...plans], {
    frames: [bout.frame({ slot, houses: [0, 1], control: [0, 1] })],
    dice,
  });
}
/** Brasus meets Florus, who has 2 health left. */
const weak = ['round 3', 'seat 0 gladiators brasus dizas', 'seat 1 gladiator florus hp=2', 'seat 1 gladiator castor'];

const chooser = (one: string, other: string, lines: string[] = []) => {
  const house = (seat: number, words: string): string => `seat ${seat} gladiator ${words}`;
  const t = boutAt(['round 3', house(0, one), house(1, other), ...lines], one.split(' ')[0]!, other.split(' ')[0]!, 0);
  return t.asked[0]!.seat;
};

test('HG-14.5–14.11 advantage by level, then by class', () => {
  assert.equal(chooser('florus', 'hanno'), 0);
  assert.equal(chooser('hanno', 'florus'), 1);
  assert.equal(chooser('brasus', 'florus'), 0);
  assert.equal(chooser('hanno', 'brasus'), 0);
  assert.equal(chooser('hanno second=deep-cast', 'brasus second=twin-fangs'), 1);
  assert.equal(chooser('hanno second=deep-cast', 'florus second=bronze-fish'), 0);
  assert.equal(chooser('florus second=bronze-fish', 'brasus second=twin-fangs'), 0);
  assert.equal(chooser('brasus', 'hanno second=deep-cast'), 1);
  assert.equal(chooser('hanno second=deep-cast', 'brasus'), 0);
});

test('HG-14.13 if neither has selected yet, the lower seat counted from the start House', () => {
  assert.equal(chooser('florus', 'castor'), 0);
  assert.equal(chooser('florus', 'castor', ['order 1 0']), 1);
  assert.equal(chooser('florus', 'castor', ['seat 1 chose 0']), 1);
});

test('HG-14.12 of equals the House with less Glory selects, whichever side it is', () => {
  assert.equal(chooser('florus', 'castor', ['seat 1 gladiator juba glory=3', 'seat 1 chose 0']), 0);
  assert.equal(chooser('florus', 'castor', ['seat 0 gladiator juba glory=3', 'seat 0 chose 0']), 1);
});

test('HG-14.14, HG-14.4 the side with advantage is the chooser of the bout', () => {
  const t = boutAt(TWO_HOUSES, 'brasus', 'florus', 0, [3, 3, 3, 3, 3, 3]);
  assert.equal(boutOf(t).chooser, 0);
  assert.deepEqual(boutOf(t).dice, [0, 0]);
  decide(t, 0, 'strength');
  assert.equal(t.state.houses[0]!.chose, 0);
  assert.equal(t.state.selections, 1);
});

test('HG-25.10 silent: the own best difference of attributes, ties in the order Speed, Strength, Endurance', () => {
  // Brasus 3/2/2 against Florus 2/3/2.
  assert.equal(fallbackOf(boutAt(TWO_HOUSES, 'brasus', 'florus', 0), 0), 'speed');
  // Zalmo and Drusillus have 2 of everything.
  const even = ['round 3', 'seat 0 gladiator zalmo', 'seat 1 gladiator drusillus'];
  assert.equal(fallbackOf(boutAt(even, 'zalmo', 'drusillus', 0), 0), 'speed');
  const slow = ['round 3', 'seat 0 gladiator cotys', 'seat 1 gladiator paetus'];
  assert.equal(fallbackOf(boutAt(slow, 'cotys', 'paetus', 0), 0), 'endurance');
});

test('HG-16.1–16.3, HG-0.3, HG-25.16 three, four and six rolls of a six-sided die, which nobody decides', () => {
  assert.deepEqual(ROLLS, [3, 4, 6]);
  const t = boutAt(TWO_HOUSES, 'brasus', 'florus', 0, [1, 6, 3, 3, 6, 1]);
  decide(t, 0, 'speed');
  assert.deepEqual(
    eventsOf(t, 'rolled').map((event) => event.fields['die']),
    [1, 6, 3, 3, 6, 1],
  );
  assert.throws(() => decide(boutAt(TWO_HOUSES, 'brasus', 'florus', 0, [7, 6, 3, 3, 6, 1]), 0, 'speed'), /7/);
});

test('HG-15.3 a score has no lower bound', () => {
  // Castor has Speed 1; Crushing Stance takes 1, Ankle Weights 2: 1 + 1 − 1 − 2.
  const lines = ['round 3', 'seat 0 gladiator brasus', 'seat 1 gladiator castor'];
  const t = boutAt(lines, 'brasus ankle-weights', 'castor crushing-stance', 0, [1, 1, 3, 3, 3, 3]);
  decide(t, 0, 'speed');
  assert.equal(eventsOf(t, 'scored')[1]!.fields['total'], -1);
});

test('HG-15.8, HG-23.2 a modifier counts in every roll of its attribute, for self or for the foe', () => {
  const t = boutAt(TWO_HOUSES, 'brasus oiled-limbs', 'florus midday-sun', 2, [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
  decide(t, 0, 'speed');
  decide(t, 0, 'speed');
  const totals = eventsOf(t, 'scored')
    .filter((event) => event.fields['seat'] === 0)
    .map((event) => event.fields['total']);
  assert.deepEqual(totals, [8, 3, 5, 8, 3, 5]);
});

test('HG-15.5, HG-15.6 equal scores hurt nobody, and health does not fall below 0', () => {
  const t = boutAt(
    ['round 3', 'seat 0 gladiator brasus', 'seat 1 gladiator florus hp=2', 'seat 1 gladiator castor'],
    'brasus',
    'florus',
    0,
    [3, 4, 6, 1],
  );
  decide(t, 0, 'speed');
  assert.equal(eventsOf(t, 'scoresTied').length, 1);
  assert.equal(t.state.houses[1]!.ludus[0]!.hp, 0);
});

test('HG-15.7, HG-25.11 optional effects: the chooser first, then the other; silent: decline', () => {
  const t = boutAt(TWO_HOUSES, 'brasus feint', 'florus trip-cord', 0, [1, 5, 4, 2, 3, 3, 3, 3]);
  decide(t, 0, 'speed');
  assert.deepEqual([askedOf(t, 0).clause, fallbackOf(t, 0)], ['HG-23.7', 'no']);
  decide(t, 0, 'reroll');
  assert.equal(boutOf(t).dice[0], 4);
  // Trip Cord has the other's die rolled again.
  decide(t, 1, 'reroll');
  assert.equal(eventsOf(t, 'rerolled')[1]!.fields['seat'], 0);
  assert.equal(eventsOf(t, 'rerolled').length, 2);
  assert.ok(t.over, 'both are used up: nobody is asked again');
});

test('HG-23.4, HG-23.19 PICK_START makes its House the chooser at once', () => {
  const t = boutAt(TWO_HOUSES, 'brasus', 'florus darling-of-the-stands', 0);
  assert.equal(t.asked[0]!.seat, 1);
  assert.equal(boutOf(t).chooser, 0);
});

test('HG-23.6 with two dice the best is kept, in the listed rolls only', () => {
  const t = boutAt(TWO_HOUSES, 'brasus opening-salute', 'florus', 0, [2, 5, 3, 3, 3, 3, 3]);
  decide(t, 0, 'speed');
  assert.deepEqual(
    eventsOf(t, 'rolled').map((event) => event.fields['dice']),
    [[2, 5], [], [], [], [], []],
  );
  assert.equal(eventsOf(t, 'scored')[0]!.fields['total'], 8);
});

test('HG-23.11 Raised Finger gives rolls 2–4 to the owner, No Quarter rolls 5–6 to the attacker', () => {
  const raised = boutAt(weak, 'brasus', 'florus raised-finger', 0, [3, 4, 6, 1]);
  decide(raised, 0, 'speed');
  assert.deepEqual([askedOf(raised, 1).clause, offered(raised, 1)], ['HG-17.3', ['dies', 'lives']]);
  decide(raised, 1, 'lives');
  assert.equal(raised.state.houses[0]!.deeds.spares, 0);
  const quarter = boutAt(weak, 'brasus no-quarter', 'florus', 2, [3, 4, 3, 3, 3, 2, 3, 4, 6, 1]);
  decide(quarter, 0, 'speed');
  decide(quarter, 0, 'speed');
  assert.equal(boutOf(quarter).roll, 5);
  assert.equal(askedOf(quarter, 0).clause, 'HG-17.2');
});

test('HG-23.11 Raised Finger helps its own gladiator only, and not when it is cancelled', () => {
  const others = boutAt(weak, 'brasus raised-finger', 'florus', 0, [3, 4, 6, 1]);
  decide(others, 0, 'speed');
  assert.equal(askedOf(others, 0).clause, 'HG-17.2');
  const cancelled = boutAt(weak, 'brasus handful-of-sand', 'florus raised-finger', 0, [3, 4, 6, 1]);
  decide(cancelled, 0, 'speed');
  assert.equal(askedOf(cancelled, 0).clause, 'HG-17.2');
});

test('HG-23.12, HG-23.18 a cancelled card has no effect, and counts as used', () => {
  const t = boutAt(TWO_HOUSES, 'brasus disarming-hook', 'florus master-armour', 0, [3, 3, 3, 3, 3, 3]);
  assert.deepEqual(boutOf(t).cancelled, [0, 1]);
  decide(t, 0, 'speed');
  assert.equal(eventsOf(t, 'scored')[1]!.fields['total'], 5);
  assert.deepEqual(
    t.state.discard.map((card) => RESOURCE_NAMES[card]),
    ['master-armour', 'disarming-hook'],
  );
  assert.deepEqual(eventsOf(boutAt(TWO_HOUSES, 'brasus handful-of-sand', 'florus practice-sica', 0), 'cancelled'), []);
});

/** A bout with this gear on both sides, of which there may be only one copy in the deck. */
const geared = (one: string[], other: string[]) => {
  const t = boutAt(TWO_HOUSES, 'brasus', 'florus', 0);
  const f = boutOf(t);
  f.gear = [one, other].map((names) => names.map((name) => RESOURCE_NAMES.indexOf(name)));
  return { t, f };
};

test('HG-23.12 two special cancels cancel each other, so that what else they cancel stays', () => {
  const { t, f } = geared(['handful-of-sand'], ['handful-of-sand']);
  cancel(f, t);
  assert.deepEqual(f.cancelled, [2, 2]);
  const other = geared(['oiled-limbs', 'disarming-hook'], ['oiled-limbs', 'handful-of-sand']);
  cancel(other.f, other.t);
  assert.deepEqual(other.f.cancelled, [2, 0]);
});

test('HG-23.2, HG-23.12 a cancelled card takes nothing from the opponent either', () => {
  const t = boutAt(TWO_HOUSES, 'brasus disarming-hook', 'florus midday-sun', 0, [3, 3, 3, 3, 3, 3]);
  decide(t, 0, 'endurance');
  assert.equal(eventsOf(t, 'scored')[0]!.fields['total'], 5);
  const other = boutAt(TWO_HOUSES, 'brasus midday-sun', 'florus', 0, [3, 3, 3, 3, 3, 3]);
  decide(other, 0, 'endurance');
  assert.deepEqual(
    eventsOf(other, 'scored').map((event) => event.fields['total']),
    [5, 3, 5, 6, 6, 5],
  );
});

test('HG-23.8 damage is never below 0, however much is taken from it', () => {
  const struck = (gear: string[]): unknown => {
    const { t, f } = geared([], gear);
    f.dice = [3, 3];
    strike(t.state, f, t);
    assert.equal(t.state.houses[1]!.ludus[0]!.hp, 10);
    return eventsOf(t, 'hurt')[0]!.fields['parts'];
  };
  const difference = { label: 'difference', value: 1, clause: 'HG-15.4' };
  const taken = { label: 'scale-greaves', value: -1, clause: 'HG-23.8' };
  assert.deepEqual(struck(['scale-greaves']), [difference, taken]);
  const floor = { label: 'floor', value: 1, clause: 'HG-23.8' };
  assert.deepEqual(struck(['scale-greaves', 'scale-greaves']), [difference, taken, taken, floor]);
});

test('HG-23.4, HG-23.5 PICK_START on both sides and REVERSE_CYCLE twice change nothing', () => {
  const picked = geared(['darling-of-the-stands'], ['darling-of-the-stands']);
  assert.equal(startOf(picked.f), picked.f.chooser);
  picked.f.gear[0] = [];
  assert.equal(startOf(picked.f), 1);
  const { t, f } = geared(['turned-tide'], ['turned-tide']);
  reveal(t.state, f, t);
  assert.equal(f.reversed, false);
  f.gear[0] = [];
  reveal(t.state, f, t);
  assert.equal(f.reversed, true);
});

test('HG-23.13, HG-18.10 WIN effects are noted with the rewards and credited later', () => {
  const palm = boutAt(TWO_HOUSES, 'brasus palm-branch', 'florus', 0, [6, 1, 3, 3, 3, 3]);
  decide(palm, 0, 'speed');
  assert.deepEqual(palm.state.noted, [{ seat: 0, slot: 0, coins: 3, rations: 1, tiro: 0, glory: 5, victories: 1 }]);
  assert.deepEqual([palm.state.houses[0]!.coins, palm.state.houses[0]!.ludus[0]!.glory], [10, 0]);
  const wager = boutAt(TWO_HOUSES, 'brasus side-wager', 'florus', 2, [6, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
  decide(wager, 0, 'speed');
  decide(wager, 0, 'speed');
  assert.deepEqual(wager.state.noted, [{ seat: 0, slot: 2, coins: 10, rations: 3, tiro: 0, glory: 7, victories: 1 }]);
});

test('HG-18.5, HG-18.9 an Evening victory, and nothing for the loser', () => {
  const t = boutAt(TWO_HOUSES, 'brasus', 'florus', 2, [1, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
  decide(t, 0, 'speed');
  decide(t, 0, 'speed');
  assert.deepEqual(t.state.noted, [{ seat: 1, slot: 2, coins: 7, rations: 3, tiro: 10, glory: 7, victories: 1 }]);
});

test('HG-12.11 the wheel brings equipment back even from a dead gladiator', () => {
  const t = boutAt(weak, 'brasus', 'florus practice-shield', 0, [6, 1]);
  decide(t, 0, 'speed');
  assert.equal(t.state.houses[1]!.ludus.length, 1);
  assert.deepEqual(t.state.houses[1]!.open, [0, 1, 2]);
});

test('HG-16.5, HG-17.6 a bout ends early only when a fighter is at 0, and the other wins', () => {
  const hurt = weak.map((line) => line.replace('hp=2', 'hp=4'));
  const t = boutAt(hurt, 'brasus', 'florus', 2, [3, 3, 6, 1]);
  decide(t, 0, 'speed');
  assert.equal(boutOf(t).roll, 2);
  decide(t, 0, 'spare');
  assert.ok(t.over);
  assert.deepEqual(
    t.state.noted.map((one) => one.seat),
    [0],
  );
});

test('HG-25.12, HG-25.13 silent: spare, and live', () => {
  const early = boutAt(weak, 'brasus', 'florus', 0, [3, 4, 6, 1]);
  decide(early, 0, 'speed');
  assert.equal(fallbackOf(early, 0), 'spare');
  const late = boutAt(weak, 'brasus', 'florus raised-finger', 0, [3, 4, 6, 1]);
  decide(late, 0, 'speed');
  assert.equal(fallbackOf(late, 1), 'lives');
});
