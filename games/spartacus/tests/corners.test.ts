// Corners of the rules that no printed card or usual game comes to.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '#engine/flow/table.ts';
import { Trace } from '#engine/flow/trace.ts';
import { EVERYBODY, NOBODY } from '#engine/seat.ts';
import { CARDS, MARKET } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { withAbility } from '#games/spartacus/testing/card.ts';
import { answer, say, sit } from '#games/spartacus/testing/sitting.ts';

const kindNamed = (slug: string): number => CARDS.findIndex((card) => card.slug === slug);

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

test('SP-8.8 SP-8.12 a champion can be invited and sent like any other combatant', () => {
  const table = sit({
    at: [['arena', {}]],
    set: ['host 0', 'seat 1 table agron.champion', 'seat 0 table crixus'],
  });
  say(table, '0: 1', '1: agron.champion');
  assert.deepEqual(table.state.fight!.seats[0], 1);
});

test('SP-5.18 an ability that is aimed at the first seat names it', () => {
  const table = sit({
    at: [['intrigue-turn', { by: 1, asks: [0, 0] }]],
    set: ['seat 1 table indus', 'seat 0 hand guard'],
    dice: [0],
  });
  say(table, '1: use.indus.0');
  const used = table.log!.events.find(({ kind }) => kind === 'used')!;
  assert.deepEqual([used.fields['seat'], used.fields['target']], [1, 0]);
  assert.deepEqual(table.state.known[1 * 2 + 0], [kindNamed('guard')]);
});

test('SP-6.1 SP-6.2 what cannot be played now is said once, with its reason', () => {
  const table = sit({
    seats: 3,
    at: [['window', { window: 'schemeLaunched', activeSeat: 1, target: 2, seats: [0, 2] }]],
    set: ['seat 0 influence 3', 'seat 0 hand whispered-rumors destitute guard', 'played petty-theft'],
  });
  const barred = table.requestFor(0)!.barred!;
  const items = barred.map(({ item }) => item);
  assert.equal(new Set(items).size, items.length);
  assert.deepEqual(barred.find(({ item }) => item === 'play.whispered-rumors.1')?.clause, 'SP-6.2');
  assert.deepEqual(barred.find(({ item }) => item === 'play.destitute.1')?.clause, 'SP-6.1');
  assert.deepEqual(barred.find(({ item }) => item === 'hand.guard')?.clause, 'SP-6.11');
  for (const item of items) assert.match(String(item), /^(play\.[a-z-]+(\.[012])?|hand\.guard)$/);
});

test('SP-14.3 a card that exhausts itself does not count for what else must be exhausted', () => {
  withAbility('pietros', 'T:intrigue C:exhaustSelf+exhaust(1,slave) TG:self E:gold(1)', () => {
    const at: [string, object][] = [['intrigue-turn', { by: 0, asks: [0, 0] }]];
    const alone = sit({ at, set: ['seat 0 table pietros', 'seat 0 hand guard'] });
    assert.notEqual(answer(alone, 0, 'use.pietros'), null);
    const both = sit({ at, set: ['seat 0 table pietros medicus', 'seat 0 hand guard'] });
    say(both, '0: use.pietros');
    const gladiator = sit({ at, set: ['seat 0 table pietros crixus', 'seat 0 hand guard'] });
    assert.notEqual(answer(gladiator, 0, 'use.pietros'), null);
  });
});

test('SP-1.25 a state in which somebody knows what is not there is none', () => {
  const { state } = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: ['seat 0 hand guard', 'seat 1 hand guard guard runaway', 'top crixus agron'],
  });
  const consistent = (change: (g: Spartacus) => void): boolean => {
    const g = spartacus.clone(state);
    change(g);
    return spartacus.consistent!(g, 0);
  };
  const knows = (...slugs: string[]) =>
    consistent((g) => {
      g.known[0 * 2 + 1] = slugs.map(kindNamed);
    });
  assert.ok(knows('guard', 'runaway'));
  assert.ok(knows('guard', 'guard'));
  assert.ok(!knows('guard', 'guard', 'guard'));
  assert.ok(!knows('petty-theft'));
  const saw = (place: number, slug: string) =>
    consistent((g) => {
      g.row.push(g.market.pop()!);
      g.seen[1] = [place, kindNamed(slug)];
    });
  const last = MARKET.length - 1;
  assert.ok(saw(last, 'crixus') !== saw(last, 'agron'));
  assert.ok(saw(last - 1, 'agron') !== saw(last - 1, 'crixus'));
  const plans = (asking: string | null, ...slugs: string[]) =>
    consistent((g) => {
      Object.assign(g.flow.frames[0]!, { by: 1, plans: slugs.map(kindNamed), asking: asking && kindNamed(asking) });
    });
  assert.ok(plans(null, 'runaway', 'no such card'));
  assert.ok(!plans(null, 'petty-theft'));
  assert.ok(plans('runaway'));
  assert.ok(!plans('petty-theft'));
});

test('SP-14.3 a scheme does not count among the other cards that must be discarded for it', () => {
  withAbility('black-market-profits', 'T:scheme C:discardHand(1) TG:self E:gold(5)', () => {
    const at: [string, object][] = [['intrigue-turn', { by: 0, asks: [0, 0] }]];
    const alone = sit({ at, set: ['seat 0 influence 7', 'seat 0 hand black-market-profits'] });
    assert.notEqual(answer(alone, 0, 'launch.black-market-profits.0'), null);
    const two = sit({ at, set: ['seat 0 influence 7', 'seat 0 hand black-market-profits guard'] });
    assert.equal(answer(two, 0, 'launch.black-market-profits.0'), null);
  });
});

test('SP-12.3 SP-14.3 an exhausted card lets no guard roll again, whatever it costs, and none rolls a third time', () => {
  withAbility('praegustator', 'T:guardFailed TG:self E:retryGuard L:perRoll(1)', () => {
    const launched = (helper: string, again = 5): Table<Spartacus> => {
      const table = sit({
        at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
        set: ['seat 0 influence 8', 'seat 0 hand poisoned-tongues guard', `seat 1 table guard ${helper}`],
        dice: [2, again],
      });
      say(table, '0: launch.poisoned-tongues.1', '1: table.guard');
      return table;
    };
    assert.equal(launched('praegustator').asked[0]!.clause, 'SP-6.12');
    assert.equal(launched('praegustator.x').asked[0]!.clause, 'SP-5.12');
    const twice = launched('praegustator', 3);
    say(twice, '1: use.praegustator');
    assert.equal(twice.asked[0]!.clause, 'SP-5.12', 'the second result is final');
  });
});

test('SP-14.2 steps beyond the own dice come from what adds them, in either slot', () => {
  const uses = (slot: number, way: string): string[] => {
    const gear = (one: number): string => (one === slot ? ' greaves' : '');
    const table = sit({
      at: [['action', { slot }]],
      set: [
        `seat 0 table house-servant${gear(0)}`,
        `seat 1 table field-hand${gear(1)}`,
        `fight 0 house-servant${gear(0)} against 1 field-hand${gear(1)}`,
      ],
    });
    table.trace = new Trace();
    say(table, `${slot}: ${way}`);
    return [...table.trace.uses.keys()];
  };
  assert.deepEqual([uses(0, 'd2>d3>d4'), uses(0, 'd2>d3')], [['EA-3'], []]);
  assert.deepEqual([uses(1, 'd6>d5>d4'), uses(1, 'd6>d5')], [['EA-3'], []]);
});

test('SP-3.5 SP-16.29 a gift of who has gold locked unseen tells something and is not taken back', () => {
  const disclosed = (at: [string, object][], seat: number): number => {
    const table = sit({
      seats: 3,
      at,
      set: [
        'seat 0 gold 5',
        'seat 1 gold 5',
        'seat 1 table agron',
        'seat 2 table crixus',
        'fight 1 agron against 2 crixus',
      ],
    });
    table.disclosed = NOBODY;
    assert.equal(table.decide(seat, 'give', { to: 2, gold: 1 }), null);
    return table.disclosed;
  };
  const asked: [string, object][] = [
    ['intrigue-turn', { by: 0, asks: [0, 1, 0] }],
    ['support', { by: 0, card: 0, gold: 1, askedSeats: [1], open: [1] }],
  ];
  assert.equal(disclosed(asked, 0) & 0b111, 0b110);
  assert.equal(disclosed(asked, 1), NOBODY);
  assert.equal(disclosed([['bets', {}]], 1) & 0b111, EVERYBODY & 0b101);
});

test('SP-14.2 a card can add dice to an attack as well as to a defense', () => {
  withAbility('javelin', 'T:attackDeclared C:exhaustSelf TG:self E:addDice(ATK,2)', () => {
    const table = sit({
      at: [['action', { slot: 0 }]],
      set: [
        'seat 0 table house-servant javelin',
        'seat 1 table theokeles',
        'fight 0 house-servant javelin d3 against 1 theokeles d4',
      ],
      dice: [6, 6, 5, 5, 4, 4, 4, 4],
    });
    say(table, '0: attack.javelin');
    const rolled = table.log!.events.find(({ kind }) => kind === 'hit')!;
    assert.deepEqual([rolled.fields['dice'], rolled.fields['total']], [[6, 6, 5], 3]);
  });
});

test('SP-9.23 SP-16.6 without an answer the largest pool of the wounded gives, in either slot', () => {
  const given = (slot: number): unknown => {
    const table = sit({
      at: [['wound', { slot, count: 2 }]],
      set: ['seat 0 table theokeles', 'seat 1 table tetraites', 'fight 0 theokeles 6/2/2 against 1 tetraites 1/5/2'],
    });
    return table.requestFor(slot)!.fallback;
  };
  assert.deepEqual(
    [given(0), given(1)],
    [
      [0, 0],
      [1, 1],
    ],
  );
});
