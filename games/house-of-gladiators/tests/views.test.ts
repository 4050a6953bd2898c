import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { sample } from '#engine/requests/choices.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { RESOURCE_NAMES } from '#games/house-of-gladiators/cards.ts';
import { consistent } from '#games/house-of-gladiators/determinise-guesses.ts';
import { glance } from '#games/house-of-gladiators/glance.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';
import { decide, TWO_HOUSES, trainingAt } from '#games/house-of-gladiators/testing/positions.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

const at = (lines: readonly string[]) => trainingAt([...TWO_HOUSES, ...lines]);

test('HG-0.5, HG-25.18 coins, rations, numbers and gladiators are public; faces and tasks are not', () => {
  const t = at(['seat 0 hand feint oiled-limbs', 'seat 0 coins 7', 'seat 0 rations 4']);
  for (const viewer of [1, SPECTATOR]) {
    const { coins, rations, ludus, hand, backs, task } = houseOfGladiators.viewFor(t.state, viewer).houses[0]!;
    assert.deepEqual([coins, rations, hand, backs, task], [7, 4, 2, [1, 1, 0], 1]);
    assert.deepEqual(ludus, t.state.houses[0]!.ludus);
  }
  const own = houseOfGladiators.viewFor(t.state, 0).houses[0]!;
  assert.deepEqual(
    (own.hand as number[]).map((card) => RESOURCE_NAMES[card]),
    ['oiled-limbs', 'feint'],
  );
  assert.equal((own.task as number[]).length, 1);
});

test('HG-8.5, HG-25.18 face-up discards and completed tasks are public', () => {
  const t = at(['seat 0 hand feint', 'seat 1 done missio']);
  decide(t, 0, 'manage discard feint');
  const view = houseOfGladiators.viewFor(t.state, SPECTATOR);
  assert.deepEqual(
    view.discard.map((card) => RESOURCE_NAMES[card]),
    ['feint'],
  );
  assert.equal(view.houses[1]!.done.length, 1);
});

/** Plays a game of heuristic players and looks at every position. */
function watch(seats: number, seed: number, look: (t: Table<Ludi>) => void): void {
  const random = fastRandom(seed);
  const state = houseOfGladiators.setup(seats, defaultOptions(houseOfGladiators.options));
  const t = new Table(houseOfGladiators, state, random, null).run();
  while (!t.over) {
    look(t);
    const open = t.asked.filter((request) => !t.hasAnswered(request.seat));
    const request = open[random.below(open.length)]!;
    const view = houseOfGladiators.viewFor(state, request.seat);
    assert.equal(t.decide(request.seat, request.id, houseOfGladiators.heuristic(view, request, random)), null);
  }
}

test('a determinised state looks like the view it was made from, and is a possible one', () => {
  const random = fastRandom(8);
  let looks = 0;
  watch(3, 4, (t) => {
    if (++looks % 9 !== 0) return;
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const view = houseOfGladiators.viewFor(t.state, viewer);
      const state = houseOfGladiators.determinise(JSON.parse(JSON.stringify(view)), random);
      assert.deepEqual(houseOfGladiators.viewFor(state, viewer), view);
      assert.ok(consistent(state, viewer));
    }
  });
  assert.ok(looks > 100);
});

test('the view of a playout shows the same at every moment, with the innermost scene only', () => {
  for (const seats of [2, 4]) {
    const glances: LudiView[] = [];
    let looks = 0;
    watch(seats, 5, (t) => {
      looks++;
      for (let viewer = 0; viewer < seats; viewer++) {
        const view = houseOfGladiators.viewFor(t.state, viewer);
        glances[viewer] ??= glance(t.state, viewer);
        const live = glances[viewer]!;
        const seen = Object.fromEntries(Object.keys(view).map((name) => [name, live[name as keyof LudiView]]));
        const houses = view.houses.map((house, seat) =>
          Object.fromEntries(Object.keys(house).map((name) => [name, live.houses[seat]![name as keyof HouseView]])),
        );
        assert.deepEqual({ ...seen, houses }, { ...view, flow: { ...view.flow, scenes: view.flow.scenes.slice(-1) } });
      }
    });
    assert.ok(looks > 100);
  }
});

test('what a viewer holds possible: types by their backs, what he has seen, equipment out of the hand', () => {
  const broken = (change: (g: Ludi) => void, lines: string[] = []): boolean => {
    const { state } = at([
      'seat 0 hand feint oiled-limbs',
      'seat 0 plan morning brasus oiled-limbs',
      'lot feint',
      ...lines,
    ]);
    state.houses[0]!.seen[1] = state.houses[0]!.hand.slice(0, 1);
    assert.ok(consistent(state, 1));
    change(state);
    return !consistent(state, 1);
  };
  const card = (name: string): number => RESOURCE_NAMES.indexOf(name);
  assert.ok(broken((g) => g.houses[0]!.hand.splice(1, 1, card('oiled-limbs'))));
  assert.ok(broken((g) => g.houses[0]!.hand.splice(0, 1, card('tall-scutum'))));
  assert.ok(broken((g) => g.houses[0]!.plan.combat.fill(card('oiled-limbs'))));
  assert.ok(broken((g) => g.houses[0]!.busy.push(g.houses[0]!.plan.fighters[0]!)));
  assert.ok(broken((g) => (g.houses[0]!.ludus[0]!.hp = 0)));
  // HG-12.8: each sort of card in its own place.
  assert.ok(broken((g) => (g.houses[0]!.plan.special[0] = g.houses[0]!.open[0]!)));
  assert.ok(broken((g) => (g.houses[0]!.plan.combat[0] = card('feint'))));
  assert.ok(broken((g) => g.lot.splice(0, 1, card('oiled-limbs'))));
  assert.ok(broken((g) => g.unseen.push(card('feint'))));
  assert.ok(broken((g) => (g.houses[0]!.ruledOut = 1 << g.houses[0]!.task[0]!)));
  // Another of the same type may lie there, as far as the viewer knows.
  assert.ok(!broken((g) => g.houses[0]!.hand.splice(1, 1, card('trip-cord'))));
});

test('the table is drawn in every language, and fits a narrow terminal', () => {
  watch(2, 6, (t) => {
    const { words, draw, viewFor } = houseOfGladiators;
    for (const language of [words.en, words.fr, words.it]) {
      const lines = draw(viewFor(t.state, 0), language).split('\n');
      assert.ok(lines.length > 10);
      // The legend and a gladiator take one line each on the narrowest terminal.
      for (const line of [lines[1]!, ...lines.filter((one) => /^ {4}[a-z]/.test(one))])
        assert.ok(line.length < 80, line);
    }
  });
});

test('HG-2.1 HG-25.1 a House is drawn under its name, or as House n', () => {
  const { words, draw, viewFor } = houseOfGladiators;
  const view = viewFor(at([]).state, 0);
  const drawn = draw(view, { ...words.en, 'seat.0': 'House Varro' });
  assert.match(drawn, /^\*0 House Varro: coins/m);
  assert.match(drawn, /^ 1 House 2: coins/m);
});

test('a first sensible player beats random ones', () => {
  const random = fastRandom(2);
  let won = 0;
  for (let game = 0; game < 20; game++) {
    const state = houseOfGladiators.setup(2, defaultOptions(houseOfGladiators.options));
    const t = new Table(houseOfGladiators, state, random, null).run();
    while (!t.over) {
      const open = t.asked.filter((request) => !t.hasAnswered(request.seat));
      const request = open[random.below(open.length)]!;
      const view = houseOfGladiators.viewFor(state, request.seat);
      const sensible = request.seat === game % 2;
      const choice = sensible ? houseOfGladiators.heuristic(view, request, random) : sample(request, random);
      assert.equal(t.decide(request.seat, request.id, choice), null);
    }
    if (houseOfGladiators.outcome(state).places[game % 2] === 1) won++;
  }
  assert.ok(won >= 17, `${won} of 20`);
});
