import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions, type Options } from '#engine/options.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { reroll, rollDice } from '#games/spartacus/rules/09-dice.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { withAbility } from '#games/spartacus/testing/card.ts';
import { answer, say, sit } from '#games/spartacus/testing/sitting.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** From now on every die that this table throws must have six sides. */
function sixSided(table: Table<Spartacus>): Table<Spartacus> {
  const { random } = table;
  const die = random.die.bind(random);
  random.die = (sides) => {
    assert.equal(sides, 6);
    return die(sides);
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

const sworded = (attack: number, dice: readonly number[]) =>
  sit({
    at: [['attack', { slot: 0 }]],
    set: [
      'seat 0 table hilarus sword',
      'seat 1 table verus handful-of-sand',
      `fight 0 hilarus sword ${attack}/3/3 d4 against 1 verus handful-of-sand 3/2/4 d5`,
    ],
    dice,
  });

test('SP-12.11 SP-12.13 a card that lets two dice be rolled again: both, one, or as many as there are', () => {
  withAbility('sword', 'T:attackRolled TG:self E:reroll(ATK,2) L:perRoll(1)', () => {
    const both = sworded(2, [1, 2, 6, 6, 5, 4]);
    say(both, '0: use.sword=1', '0: use.sword=2');
    assert.equal(both.requestFor(1)?.clause, 'SP-12.14');
    const one = sworded(2, [1, 2, 6, 6, 5, 4]);
    say(one, '0: use.sword=1', '0: none', '1: use.handful-of-sand=5');
    const { assets } = one.state.houses[1]!;
    assert.deepEqual(
      assets.map((asset) => spartacus.nouns['asset']!.print(asset)),
      ['verus', 'handful-of-sand.x'],
    );
    const few = sworded(1, [1, 6, 6, 5]);
    say(few, '0: use.sword=1');
    assert.ok(answer(few, 1, 'use.sword=5'));
    say(few, '1: none');
  });
});

test('SP-14.3 a second roll that must be paid for is offered only to who can pay', () => {
  const text = (trigger: string, effect: string): string => `T:${trigger} C:pay(2) TG:self E:${effect} L:perRoll(1)`;
  withAbility('praegustator', text('guardFailed', 'retryGuard'), () => {
    for (const gold of [1, 2]) {
      const table = sit({
        at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
        set: [
          'seat 0 influence 8',
          'seat 0 hand poisoned-tongues forewarned',
          'seat 1 table guard praegustator',
          `seat 1 gold ${gold}`,
        ],
        dice: [2],
      });
      say(table, '0: launch.poisoned-tongues.1', '1: table.guard');
      assert.equal(table.requestFor(1)?.clause, gold === 2 ? 'SP-6.12' : undefined);
    }
  });
  withAbility('medicus', text('healFailed', 'healRetry'), () => {
    for (const gold of [1, 2]) {
      const set = ['seat 0 table medicus agron.injured', `seat 0 gold ${gold}`];
      const table = sit({ at: [['heal', {}]], set, dice: [2] });
      assert.equal(table.requestFor(0)?.clause, gold === 2 ? 'SP-4.12' : undefined);
    }
  });
});

test('SP-0.2 SP-4.14 SP-6.12 the dice that are rolled again have six sides too', () => {
  const heal = sixSided(
    sit({ at: [['heal', {}]], set: ['seat 0 table medicus agron.injured crixus.injured'], dice: [1, 5, 2, 2] }),
  );
  say(heal, '0: agron.injured', '0: use.medicus', '0: use.medicus');
  const guard = sixSided(
    sit({
      at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
      set: ['seat 0 influence 8', 'seat 0 hand poisoned-tongues', 'seat 1 table guard praegustator'],
      dice: [2, 5],
    }),
  );
  say(guard, '0: launch.poisoned-tongues.1', '1: table.guard', '1: use.praegustator');
  assert.equal(guard.state.houses[1]!.influence, 7);
});
