import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions, type Options } from '#engine/options.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { reroll, rollDice } from '#games/spartacus/rules/09-dice.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { say, sit, turnOf } from '#games/spartacus/testing/sitting.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** From now on every die that this table throws must have six sides; what they show is noted. */
function sixSided(table: Table<Spartacus>, shown: number[] = []): Table<Spartacus> {
  const { random } = table;
  const die = random.die.bind(random);
  random.die = (sides) => {
    assert.equal(sides, 6);
    shown.push(die(sides));
    return shown.at(-1)!;
  };
  return table;
}

const newTable = (seats: number, options: Options, seed: number): Table<Spartacus> =>
  new Table<Spartacus>(
    spartacus as never,
    spartacus.setup(seats, { ...defaultOptions(spartacus.options), ...options }),
    fastRandom(seed),
    new Log(),
  );

test('SP-0.2 SP-12.12 every die is a d6, rolled again too', () => {
  const table = sixSided(newTable(2, {}, 1));
  const dice = rollDice(table, 300);
  assert.deepEqual([...new Set(dice)].sort(), FACES);
  const again = new Set<number>();
  for (let n = 0; n < 300; n++) {
    const one = [3];
    reroll(table, 0, one, 3, false, 0);
    again.add(one[0]!);
  }
  assert.deepEqual([...again].sort(), FACES);
});

test('SP-4.8 SP-6.12 SP-0.9 in whole games every die that is thrown has six sides', () => {
  const thrown = new Set<string>();
  const rolls = ['guardRolled', 'healingRolled', 'initiativeRolled', 'rolled', 'rolledOff'];
  for (let seed = 1; thrown.size < rolls.length; seed++) {
    assert.ok(seed < 20, `only ${[...thrown].join()} in twenty games`);
    const table = sixSided(newTable(4, { length: 'standard' }, seed)).run();
    while (!table.over) {
      const request = table.waiting!;
      const choice = spartacus.heuristic(spartacus.viewFor(table.state, request.seat), request, table.random);
      assert.equal(table.decide(request.seat, request.id, choice), null);
    }
    for (const { kind } of table.log!.events) if (rolls.includes(kind)) thrown.add(kind);
  }
});

test('SP-0.2 SP-4.14 SP-6.12 the dice that are rolled again have six sides too', () => {
  const healing: number[] = [];
  const heal = sixSided(
    sit({ at: [['heal', {}]], set: ['seat 0 table medicus agron.injured crixus.injured'], dice: [1, 5, 2, 2] }),
    healing,
  );
  say(heal, '0: agron.injured', '0: use.medicus', '0: use.medicus');
  assert.deepEqual(healing, [1, 5, 2, 2]);
  const guarding: number[] = [];
  const guard = sixSided(
    sit({
      at: turnOf(0),
      set: ['seat 0 influence 8', 'seat 0 hand poisoned-tongues', 'seat 1 table guard praegustator'],
      dice: [2, 5],
    }),
    guarding,
  );
  say(guard, '0: launch.poisoned-tongues.1', '1: table.guard', '1: use.praegustator');
  assert.deepEqual([guarding, guard.state.houses[1]!.influence], [[2, 5], 7]);
});
