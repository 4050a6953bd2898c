// Chapter 14: what effects do, and what they leave alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '#engine/flow/table.ts';
import { Trace } from '#engine/flow/trace.ts';
import { FILTERS } from '#games/spartacus/cards/language.ts';
import { CARDS, EXHAUSTED } from '#games/spartacus/cards.ts';
import { TARGETS } from '#games/spartacus/rules/14-conditions.ts';
import { exhaust } from '#games/spartacus/rules/14-costs.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { withAbility } from '#games/spartacus/testing/card.ts';
import { kindNamed, say, sit, turnOf } from '#games/spartacus/testing/sitting.ts';

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

test('SP-14.3 an effect that finds no card left, after another has taken the last, does nothing', () => {
  withAbility('runaway', 'T:scheme TG:rival E:kill(slave)+injure(slave)+influence(-1)', () => {
    const set = ['seat 0 influence 7', 'seat 0 hand runaway', 'seat 1 table pietros crixus'];
    const table = sit({ at: turnOf(0), set });
    say(table, '0: launch.runaway.1');
    assert.deepEqual(table.state.houses[1]!.assets, [kindNamed('crixus')]);
    assert.equal(table.state.houses[1]!.influence, 6);
  });
});

test('SP-14.2 the opponent of a fighter is the other one', () => {
  const { state } = sit({
    seats: 3,
    at: [['bets', {}]],
    set: ['seat 2 table crixus', 'seat 1 table agron', 'fight 2 crixus against 1 agron'],
  });
  assert.deepEqual(TARGETS.opp(state, 2), [1]);
  assert.deepEqual(TARGETS.opp(state, 1), [2]);
  assert.deepEqual(TARGETS.participant(state, 0), [2, 1]);
  assert.deepEqual(TARGETS.rival(state, 1), [0, 2]);
  assert.deepEqual(TARGETS.any(state, 1), [0, 1, 2]);
  assert.deepEqual(TARGETS.none(state, 1), [-1]);
});

test('SP-14.3 an opening wound leaves every pool one die; what is over is void', () => {
  const drugged = (pools: string): Table<Spartacus> => {
    const table = sit({
      at: [['window', { window: 'betsPlaced', activeSeat: 0, seats: [0, 1] }]],
      set: [
        'seat 0 influence 5',
        'seat 0 hand drugged-wine',
        'seat 0 table crixus',
        'seat 1 table agron',
        `fight 0 crixus against 1 agron ${pools}`,
      ],
    });
    say(table, '0: play.drugged-wine.1');
    return table;
  };
  const weak = drugged('1/1/1').state.fight!;
  assert.deepEqual([weak.loser, weak.health.slice(3)], [-1, [1, 1, 1]]);
  const able = drugged('1/2/1').state.fight!;
  assert.deepEqual([able.loser, able.health.slice(3)], [-1, [1, 1, 1]]);
});

test('SP-14.3 a player who looks at the Market deck may bury the only card there is, and is not asked about none', () => {
  const scouting = (cards: number): Table<Spartacus> => {
    const set = ['seat 0 table institor', 'seat 0 hand guard', 'top crixus'];
    const table = sit({ at: turnOf(0), set });
    table.state.market.splice(0, table.state.market.length - cards);
    say(table, '0: use.institor');
    return table;
  };
  assert.equal(scouting(1).asked[0]!.clause, 'SP-14.3');
  assert.equal(scouting(0).asked[0]!.clause, 'SP-5.12');
});

test('SP-14.3 favor is added up to the cap of the card', () => {
  withAbility('darling-of-the-crowd', 'T:scheme TG:any E:addFavor(3,2)', () => {
    const table = sit({
      at: turnOf(0),
      set: ['seat 0 influence 9', 'seat 0 hand darling-of-the-crowd', 'seat 0 table agron'],
    });
    say(table, '0: launch.darling-of-the-crowd.0');
    assert.deepEqual(
      table.log!.events.filter(({ kind }) => kind === 'favored').map(({ fields }) => fields['favor']),
      [2],
    );
  });
});

test('SP-3.22 a card that a scheme injures is exhausted as well', () => {
  const table = sit({
    at: turnOf(0),
    set: ['seat 0 influence 9', 'seat 0 hand tainted-cup', 'seat 1 table agron'],
  });
  say(table, '0: launch.tainted-cup.1');
  const injured = sit({ at: turnOf(0), set: ['seat 0 hand guard', 'seat 1 table agron.injured'] });
  assert.deepEqual(table.state.houses[1]!.assets, injured.state.houses[1]!.assets);
});

test('SP-5.24 silent: the spy drops the most expensive card, of equal ones the first in order', () => {
  const spied = (hand: string): unknown => {
    const table = sit({ at: [['spy', { by: 0, owner: 1, count: 1 }]], set: [`seat 1 hand ${hand}`] });
    return (table.requestFor(0)!.fallback as number[]).map((kind) => CARDS[kind]!.slug);
  };
  assert.deepEqual(spied('petty-theft a-visitor-from-rome black-market-profits'), ['a-visitor-from-rome']);
  assert.deepEqual(spied('black-market-profits grand-feast petty-theft'), ['black-market-profits']);
});

test('SP-14.4 all abilities of a card with one trigger happen, one after another', () => {
  const card = kindNamed('batiatus');
  const table = sit({
    at: [
      ['intrigue-turn', { by: 0, asks: [0, 0] }],
      ['abilities', { by: 0, card, trigger: 'intrigue' }],
    ],
    set: ['seat 0 table gallic-veteran crixus', 'seat 0 hand petty-theft', 'seat 0 gold 0'],
  });
  const kinds = table.log!.events.map(({ kind }) => kind);
  assert.deepEqual(kinds, ['exhausted', 'exhausted', 'goldChanged', 'bonusGained']);
});

test('SP-14.3 silent: the most expensive combatant is the substitute, wherever he lies', () => {
  const substitute = (others: string): string => {
    const table = sit({
      at: [['substitute', { seat: 1 }]],
      set: ['seat 0 table crixus', `seat 1 table agron ${others}`, 'fight 0 crixus against 1 agron'],
    });
    return CARDS[(table.requestFor(1)!.fallback as number) & 127]!.slug;
  };
  assert.equal(substitute('gannicus house-servant'), 'gannicus');
  assert.equal(substitute('house-servant gannicus'), 'gannicus');
  assert.deepEqual([substitute('priscus verus'), substitute('verus priscus')], ['priscus', 'verus']);
});

test('SP-5.24 silent: of guards the cheapest go, of a hand the most expensive, both listed in order', () => {
  const spied = sit({
    at: [['spy', { by: 0, owner: 1, count: 2 }]],
    set: ['seat 1 hand petty-theft black-market-profits a-visitor-from-rome'],
  });
  const hand = spied.requestFor(0)!.fallback as number[];
  assert.deepEqual(
    hand,
    hand.toSorted((a, b) => a - b),
  );
  assert.equal(hand.length, 2);
  const losing = sit({
    at: [['choose', { chooser: 1, by: 0, owner: 1, effect: 'lose', filter: FILTERS.indexOf('slave'), count: 2 }]],
    set: ['seat 1 table nomenclator house-servant water-carrier'],
  });
  const given = losing.requestFor(1)!.fallback as number[];
  assert.deepEqual(
    given.map((asset) => CARDS[asset & 127]!.slug),
    ['house-servant', 'water-carrier'],
  );
  const other = sit({
    at: [['choose', { chooser: 1, by: 0, owner: 1, effect: 'lose', filter: FILTERS.indexOf('slave'), count: 2 }]],
    set: ['seat 1 table nomenclator water-carrier house-servant'],
  });
  assert.deepEqual(other.requestFor(1)!.fallback, given);
});

test('SP-12.2 SP-12.10 a combatant who is exhausted during his fight goes on there, exhausted', () => {
  const table = sit({
    at: [['action', { slot: 0 }]],
    set: ['seat 0 table gallic-veteran sica', 'seat 1 table crixus', 'fight 0 gallic-veteran sica against 1 crixus'],
  });
  const { fight, houses } = table.state;
  const [man, sica] = houses[0]!.assets as [number, number];
  exhaust(table.state, table, 0, man);
  assert.deepEqual([fight!.cards[0], fight!.gear[0]], [man | EXHAUSTED, [sica]]);
  exhaust(table.state, table, 0, sica);
  assert.deepEqual([fight!.cards[0], fight!.gear[0]], [man | EXHAUSTED, [sica | EXHAUSTED]]);
  assert.deepEqual(houses[0]!.assets, [man | EXHAUSTED, sica | EXHAUSTED]);
});
