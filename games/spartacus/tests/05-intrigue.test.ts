// Chapter 5: hands, schemes and the support for them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { printItem } from '#engine/requests/notation.ts';
import { NOBODY, only } from '#engine/seat.ts';
import { isScheme, REQS } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { backersOf } from '#games/spartacus/rules/05-deeds.ts';
import type { TurnFrame } from '#games/spartacus/rules/05-intrigue.ts';
import type { SupportLocals } from '#games/spartacus/rules/05-support.ts';
import { handSize, type Spartacus } from '#games/spartacus/state.ts';
import { withAbility } from '#games/spartacus/testing/card.ts';
import { items, kindNamed, say, sit, turnOf } from '#games/spartacus/testing/sitting.ts';

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

test('SP-5.31 where no scheme of a guessed hand needs support, none is guessed', () => {
  const table = sit({
    at: turnOf(0),
    set: ['seat 0 influence 4', 'seat 0 hand poisoned-tongues'],
  });
  say(table, '0: ask.poisoned-tongues', '0: 1 0');
  const view = spartacus.viewFor(table.state, 1);
  const counts = [0, 0];
  let reactions = 0;
  for (let seed = 0; seed < 60; seed++) {
    const g = spartacus.determinise(view, fastRandom(seed));
    const [kind] = g.houses[0]!.hand;
    const needy = isScheme(kind!) && REQS[kind!]! > 4;
    if (!isScheme(kind!) && REQS[kind!]! > 4) reactions++;
    counts[needy ? 1 : 0]!++;
    assert.equal((g.flow.frames[1] as Frame & SupportLocals).card, needy ? kind : -1);
  }
  assert.ok(reactions > 0 && counts[0]! > reactions && counts[1]! > 5, String(counts));
});

test('SP-5.4 SP-5.5 the hand size for every influence', () => {
  const sizes = Array.from({ length: 13 }, (_, influence) => handSize(influence));
  assert.deepEqual(sizes, [3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]);
});

test('SP-5.18 SP-14.3 why an ability cannot be used is said: spent, exhausted, unpayable, or its condition', () => {
  const table = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: [
      'seat 0 house tullius',
      'seat 0 influence 5',
      'seat 0 gold 2',
      'seat 0 hand forewarned',
      'seat 0 table pietros.x nomenclator ancilla',
      'seat 1 influence 6',
    ],
  });
  const why = (item: string): string | undefined =>
    table.requestFor(0)!.barred!.find((one) => one.item === item)?.reason;
  assert.match(why('use.pietros')!, /Pietros is exhausted/);
  assert.match(why('use.tullius.1')!, /condition does not hold/);
  assert.match(why('use.ancilla.1')!, /condition does not hold/);
  assert.equal(why('use.nomenclator'), undefined);
  say(table, '0: use.tullius#2');
  assert.match(why('use.tullius#2')!, /used this turn/);
  assert.match(why('use.nomenclator')!, /costs cannot be paid/);
});

test('SP-5.7 SP-5.8 copies of a guard in a hand are one answer', () => {
  const set = ['seat 0 influence 1', 'seat 0 hand guard guard guard runaway'];
  const turn = sit({ at: turnOf(0), set });
  assert.deepEqual(items(turn, 0).filter((item) => item === 'lay.guard').length, 1);
  const over = sit({ at: [['intrigue', { taken: 2 }, 'SP-5.8']], set });
  assert.deepEqual(items(over, 0), ['drop.runaway', 'drop.guard', 'lay.guard']);
  const laid = turn.offersFor(0).find(({ id }) => id === 'guard')!;
  assert.deepEqual(laid.kind === 'pick' && laid.from, ['lay.guard']);
});

test('SP-5.28 SP-5.32 a House that supports a scheme already is not asked for it again', () => {
  const table = sit({
    seats: 3,
    at: turnOf(0, 3),
    set: ['seat 0 influence 3', 'seat 1 influence 1', 'seat 2 influence 9', 'seat 0 hand poisoned-tongues'],
  });
  say(table, '0: ask.poisoned-tongues', '0: 1 0', '1: agree', '0: ask.poisoned-tongues');
  const request = table.requestFor(0)!;
  assert.ok(request.kind === 'form');
  const whom = request.fields[0]!.request;
  assert.deepEqual(whom.kind === 'pick' && whom.from, [1 << 2, 'none']);
});

test('SP-5.25 a scheme that makes a House lose cards is not launched at one without any', () => {
  const words = (cards: string): readonly unknown[] =>
    items(sit({ at: turnOf(0), set: ['seat 0 hand bribed-sentries', `seat 1 table ${cards}`] }), 0);
  assert.ok(words('crixus guard').includes('launch.bribed-sentries.1'));
  assert.ok(!words('crixus guard.x').includes('launch.bribed-sentries.1'));
});

test('SP-16.26 only the asker withdraws a request', () => {
  const table = sit({
    seats: 3,
    at: turnOf(0, 3),
    set: ['seat 0 influence 4', 'seat 0 gold 4', 'seat 0 hand black-market-profits'],
  });
  say(table, '0: ask.black-market-profits', '0: 1&2 2');
  for (const other of [1, 2]) assert.notEqual(table.decide(other, 'withdraw', 'withdraw'), null);
  assert.deepEqual(
    [items(table, 1), items(table, 2)],
    [
      ['agree', 'refuse'],
      ['agree', 'refuse'],
    ],
  );
  assert.equal(table.decide(0, 'withdraw', 'withdraw'), null);
  assert.equal(table.requestFor(1), null);
});

test('SP-14.3 a look at a hand is learned, and so is not taken back', () => {
  const table = sit({ at: turnOf(1), set: ['seat 1 table indus', 'seat 0 hand guard'], dice: [0] });
  table.disclosed = NOBODY;
  say(table, '1: use.indus.0');
  assert.equal(table.disclosed & only(1), only(1));
});

test('SP-5.31 each support counts for the scheme it was asked for, though another was asked for before', () => {
  const table = sit({
    seats: 3,
    at: turnOf(0, 3),
    set: [
      'seat 0 influence 1',
      'seat 0 gold 9',
      'seat 0 hand poisoned-tongues black-market-profits',
      'seat 1 influence 1',
      'seat 2 influence 12',
    ],
  });
  const launches = (kind: string): boolean => items(table, 0).some((item) => String(item).startsWith(`launch.${kind}`));
  say(table, '0: ask.poisoned-tongues', '0: 1 0', '1: agree');
  assert.equal(launches('black-market-profits'), false);
  say(table, '0: ask.black-market-profits', '0: 2 0', '2: agree');
  assert.equal(launches('black-market-profits'), true);
  assert.equal(launches('poisoned-tongues'), false);
});

test('SP-5.31 support for one of two copies is used up by the first launch', () => {
  const table = sit({
    at: turnOf(0),
    set: ['seat 0 influence 4', 'seat 1 influence 3', 'seat 0 hand black-market-profits black-market-profits'],
  });
  const launches = (): boolean => items(table, 0).includes('launch.black-market-profits.0');
  say(table, '0: ask.black-market-profits', '0: 1 0', '1: agree');
  assert.equal(launches(), true);
  say(table, '0: launch.black-market-profits.0');
  assert.equal(launches(), false);
  assert.ok(items(table, 0).includes('ask.black-market-profits'));
});

test('SP-16.6 silent with too many cards: cashed in is what brings most, discarded what brings least', () => {
  const hand = 'seat 0 hand petty-theft darling-of-the-crowd black-market-profits spy-in-the-household';
  const named = (table: Table<Spartacus>): unknown => table.requestFor(0)!.fallback;
  const most = 'darling-of-the-crowd';
  for (const held of [`petty-theft runaway cut-straps ${most}`, `${most} petty-theft runaway cut-straps`]) {
    const turn = sit({ at: turnOf(0), set: ['seat 0 influence 0', `seat 0 hand ${held}`] });
    assert.equal(named(turn), `cash.${most}`);
  }
  const late = sit({ at: [['intrigue', { taken: 2 }, 'SP-5.8']], set: ['seat 0 influence 0', hand] });
  assert.equal(named(late), 'drop.petty-theft', 'the first of two that bring least');
  const alike = ['seat 0 influence 0', 'seat 0 hand black-market-profits grand-feast petty-theft runaway'];
  assert.equal(
    named(sit({ at: turnOf(0), set: alike })),
    'cash.black-market-profits',
    'the first of two that bring most',
  );
  // Neither the first nor the last of the hand, which is kept in order.
  const between = ['seat 0 influence 0', 'seat 0 hand inside-information a-visitor-from-rome petty-theft tainted-cup'];
  assert.equal(named(sit({ at: turnOf(0), set: between })), 'cash.a-visitor-from-rome');
  assert.equal(named(sit({ at: [['intrigue', { taken: 2 }, 'SP-5.8']], set: between })), 'drop.petty-theft');
});

test('SP-12.3 an exhausted card lends its ability to nobody, also where it costs nothing', () => {
  withAbility('indus', 'T:intrigue TG:self E:gold(1)', () => {
    const offered = (state: string): boolean =>
      items(sit({ at: turnOf(0), set: [`seat 0 table indus${state}`, 'seat 0 hand guard'] }), 0).some((item) =>
        String(item).startsWith('use.indus'),
      );
    assert.deepEqual([offered(''), offered('.x'), offered('.injured')], [true, false, false]);
  });
});

test('SP-5.36, SP-16.29 a House that must be offered more gold than there is cannot be asked again', () => {
  const asked = (gold: number): unknown[] => {
    const table = sit({
      seats: 3,
      at: turnOf(0, 3),
      set: ['seat 0 influence 1', 'seat 0 gold 4', 'seat 0 hand poisoned-tongues'],
    });
    for (let i = 0; i < 3; i++) say(table, '0: ask.poisoned-tongues', `0: 1 ${gold}`, '1: refuse');
    say(table, '0: ask.poisoned-tongues');
    const request = table.requestFor(0)!;
    const to = request.kind === 'form' ? request.fields[0]!.request : null;
    return to?.kind === 'pick' ? to.from.map((group) => printItem(spartacus.nouns, 'group', group)) : [];
  };
  assert.deepEqual(asked(1), ['1', '2', '1&2', 'none']);
  assert.deepEqual(asked(2), ['1', '2', 'none'], '3 gold for each of the two');
  assert.deepEqual(asked(4), ['2', 'none']);
});

test('SP-14.3 a look at the top of the Market deck is learned, and so is not taken back', () => {
  const table = sit({
    at: turnOf(1),
    set: ['seat 1 table institor', 'seat 1 hand guard', 'top crixus agron'],
  });
  table.disclosed = NOBODY;
  say(table, '1: use.institor');
  assert.equal(table.disclosed, only(1));
});

test('SP-5.36 a House that was asked three times and refused nothing may be asked for no gold', () => {
  const least = (refusals: number[]): unknown => {
    const table = sit({
      at: [['intrigue-turn', { by: 0, asks: [0, 3], refusals }]],
      set: ['seat 0 influence 1', 'seat 0 gold 4', 'seat 0 hand poisoned-tongues'],
    });
    say(table, '0: ask.poisoned-tongues');
    const request = table.requestFor(0)!;
    const gold = request.kind === 'form' ? request.fields.find(({ name }) => name === 'gold')!.request : null;
    return gold?.kind === 'amount' ? gold.min : null;
  };
  assert.deepEqual([least([]), least([1, 0]), least([1, 2, 1, 0])], [0, 1, 3]);
});

test('SP-5.31 nobody supports a scheme that is not known', () => {
  const frame = { plans: [-1, 5], backers: [2, 4] } as unknown as TurnFrame;
  assert.deepEqual([backersOf(frame, -1), backersOf(frame, 5), backersOf(frame, 6)], [NOBODY, 4, NOBODY]);
});
