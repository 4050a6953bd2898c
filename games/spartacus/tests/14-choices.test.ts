// Chapter 14: what is chosen while an effect happens, and what can be paid for it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILTERS } from '#games/spartacus/cards/language.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { withAbility } from '#games/spartacus/testing/card.ts';
import { items, say, sit, turnOf } from '#games/spartacus/testing/sitting.ts';

const filter = (name: (typeof FILTERS)[number]): number => FILTERS.indexOf(name);

test('SP-12.4 SP-12.8 barred is just what could be chosen if it were ready', () => {
  const barred = (locals: object): unknown => {
    const table = sit({
      at: [['choose', { chooser: 0, by: 0, owner: 1, ...locals }]],
      set: ['seat 1 table net sword.x crixus.x trident pietros ancilla guard.x medicus.x'],
    });
    const print = (item: unknown): string => spartacus.nouns['asset']!.print(item as number);
    return table.requestFor(0)!.barred!.map(({ item, clause }) => `${print(item)} ${clause}`);
  };
  assert.deepEqual(barred({ effect: 'tap', filter: filter('equipment') }), ['sword.x SP-12.4']);
  assert.deepEqual(barred({ effect: 'lose', filter: filter('slave') }), ['medicus.x SP-12.8']);
});

test('SP-5.24 one card is chosen where the text of a card does not say more', () => {
  const { filter, count, cap } = spartacus.book.get('choose')!.frame({}) as unknown as Record<string, number>;
  assert.deepEqual([filter, count, cap], [0, 1, 0]);
});

test('SP-5.24 silent: of several most expensive cards the first on the table is taken', () => {
  const taken = (table: string): string => {
    const asked = sit({
      at: [['choose', { chooser: 0, by: 0, owner: 1, effect: 'take', filter: filter('equipment') }]],
      set: [`seat 1 table ${table}`],
    });
    return CARDS[(asked.requestFor(0)!.fallback as number) & 127]!.slug;
  };
  assert.deepEqual([taken('javelin sica net'), taken('net sica javelin')], ['sica', 'net']);
});

test('SP-16.9 a spy who finds an empty hand discards nothing', () => {
  const spied = (hand: string): string[] => {
    const table = sit({
      at: [['spy', { by: 0, owner: 1, count: 1 }]],
      set: hand === '' ? [] : [`seat 1 hand ${hand}`],
    });
    assert.ok(table.over);
    return table.log!.events.map(({ kind }) => kind);
  };
  assert.deepEqual([spied(''), spied('guard')], [['peeked'], ['peeked', 'discarded']]);
});

test('SP-14.3 two costs of cards are paid by as many cards as both ask for', () => {
  withAbility('batiatus', 'T:intrigue C:exhaust(1,slave)+exhaust(1,slave) TG:self E:gold(2)', () => {
    const may = (cards: string): boolean =>
      items(
        sit({ at: turnOf(0), set: ['seat 0 house batiatus', `seat 0 table ${cards}`, 'seat 0 hand guard'] }),
        0,
      ).includes('use.batiatus');
    assert.deepEqual([may('pietros crixus'), may('pietros medicus')], [false, true]);
  });
  withAbility('batiatus', 'T:intrigue C:exhaust(1,slave)+exhaust(2,gladiator) TG:self E:gold(2)', () => {
    const may = (cards: string): boolean =>
      items(
        sit({ at: turnOf(0), set: ['seat 0 house batiatus', `seat 0 table ${cards}`, 'seat 0 hand guard'] }),
        0,
      ).includes('use.batiatus');
    assert.deepEqual(
      [may('pietros crixus'), may('crixus agron castus'), may('pietros medicus crixus'), may('pietros crixus agron')],
      [false, false, false, true],
    );
  });
});

test('SP-12.13 what a card has done in a fight is noted by its kind, its ability and its slot', () => {
  const table = sit({
    at: [['fight', {}]],
    set: [
      'host 0',
      'seat 0 table hilarus',
      'seat 1 table verus net',
      'fight 0 hilarus 1/1/1 d4 against 1 verus net 1/1/1 d5',
    ],
  });
  say(table, '1: use.net');
  const net = CARDS.findIndex(({ slug }) => slug === 'net');
  assert.deepEqual(table.state.fight!.used, [net * 8 + 1]);
});

test('SP-10.2 the victor lies in the arena as on its owner’s table, with its new Favor', () => {
  const table = sit({
    at: [['victory', {}]],
    set: ['host 0', 'seat 0 table hilarus', 'seat 1 table verus', 'fight 0 hilarus against 1 verus', 'defeat 2 1'],
  });
  assert.equal(table.requestFor(0)?.clause, 'SP-10.9');
  assert.equal(table.state.fight!.cards[0], table.state.houses[0]!.assets[0]);
  assert.equal(spartacus.nouns['asset']!.print(table.state.fight!.cards[0]!), 'hilarus.1');
});

test('SP-3.25 who looks at the top of an empty Market deck looks at the pile, shuffled', () => {
  const table = sit({ at: turnOf(0), set: ['seat 0 table institor', 'seat 0 hand guard', 'empty market'] });
  say(table, '0: use.institor');
  const request = table.requestFor(0)!;
  assert.ok(request.kind === 'subset' && request.from.length === 2);
  assert.equal(table.state.marketDiscard.length, 0);
});

test('SP-3.26 who looks at a Market deck without any card left is asked nothing', () => {
  const table = sit({ at: turnOf(0), set: ['seat 0 table institor', 'seat 0 hand guard'] });
  table.state.market.length = 0;
  say(table, '0: use.institor');
  assert.equal(table.requestFor(0)?.clause, 'SP-5.12');
  assert.equal(table.log!.events.find(({ kind }) => kind === 'scouted')!.fields['count'], 0);
});
