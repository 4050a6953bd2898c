// Chapter 14: what can pay the cost of an ability.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Condition } from '#games/spartacus/cards/language.ts';
import { FIRST_HOUSE } from '#games/spartacus/cards.ts';
import { abilityOfKey, cardOfKey, isUsable, keyOf, useName } from '#games/spartacus/rules/14-ability.ts';
import { CONDITIONS } from '#games/spartacus/rules/14-conditions.ts';
import { exhaust } from '#games/spartacus/rules/14-costs.ts';
import { withAbility } from '#games/spartacus/testing/card.ts';
import { answer, items, kindNamed, say, sit, turnOf } from '#games/spartacus/testing/sitting.ts';

test('SP-14.3 a card that exhausts itself does not count for what else must be exhausted', () => {
  withAbility('pietros', 'T:intrigue C:exhaustSelf+exhaust(1,slave) TG:self E:gold(1)', () => {
    const at = turnOf(0);
    const alone = sit({ at, set: ['seat 0 table pietros', 'seat 0 hand guard'] });
    assert.notEqual(answer(alone, 0, 'use.pietros'), null);
    const both = sit({ at, set: ['seat 0 table pietros medicus', 'seat 0 hand guard'] });
    say(both, '0: use.pietros');
    assert.deepEqual(isUsable(both.state, 0, kindNamed('pietros'), 0, 0, false), false, 'exhausted by now');
    const gladiator = sit({ at, set: ['seat 0 table pietros crixus', 'seat 0 hand guard'] });
    assert.notEqual(answer(gladiator, 0, 'use.pietros'), null);
  });
});

test('SP-14.3 a scheme does not count among the other cards that must be discarded for it', () => {
  withAbility('black-market-profits', 'T:scheme C:discardHand(1) TG:self E:gold(5)', () => {
    const at = turnOf(0);
    const alone = sit({ at, set: ['seat 0 influence 7', 'seat 0 hand black-market-profits'] });
    assert.notEqual(answer(alone, 0, 'launch.black-market-profits.0'), null);
    const two = sit({ at, set: ['seat 0 influence 7', 'seat 0 hand black-market-profits guard'] });
    assert.equal(answer(two, 0, 'launch.black-market-profits.0'), null);
    assert.ok(
      two.log!.events.some(({ kind }) => kind === 'goldChanged'),
      'played, it needs one card less',
    );
  });
});

test('SP-14.3 a cost of cards can be paid with exactly as many as it asks for, and not with one fewer', () => {
  const may = (house: string, cards: string, word: string): boolean =>
    items(
      sit({ at: turnOf(0), set: [`seat 0 house ${house}`, `seat 0 table ${cards}`, 'seat 0 hand guard'] }),
      0,
    ).includes(word);
  assert.ok(may('batiatus', 'crixus agron', 'use.batiatus'));
  assert.ok(!may('batiatus', 'crixus pietros', 'use.batiatus'));
  assert.ok(may('glaber', 'guard guard', 'use.glaber'));
  assert.ok(!may('glaber', 'guard crixus', 'use.glaber'));
  assert.ok(may('solonius', 'house-servant', 'use.solonius#2'));
  assert.ok(!may('solonius', 'crixus', 'use.solonius#2'));
});

test('SP-14.3 Late Substitution needs one other combatant, and one is enough', () => {
  const table = (others: string) =>
    sit({
      at: [['window', { window: 'betsPlaced', activeSeat: 0, seats: [0, 1] }]],
      set: [
        'seat 0 influence 6',
        'seat 0 hand late-substitution',
        'seat 0 table crixus',
        `seat 1 table agron ${others}`,
        'fight 0 crixus against 1 agron',
      ],
    });
  assert.deepEqual(items(table(''), 0), ['pass']);
  assert.deepEqual(items(table('castus.x'), 0), ['pass']);
  const one = table('house-servant');
  say(one, '0: play.late-substitution.1');
  assert.equal(one.state.fight!.cards[1], kindNamed('house-servant'));
});

test('an ability as one number is read back as the same card and ability', () => {
  for (const [card, ability] of [
    [0, 0],
    [5, 1],
    [FIRST_HOUSE, 3],
  ] as const) {
    const key = keyOf(card, ability);
    assert.deepEqual([cardOfKey(key), abilityOfKey(key)], [card, ability]);
  }
});

test('SP-16.3 SP-3.12 a guard can be laid down while it is chosen which gladiators are exhausted', () => {
  const set = ['seat 0 house batiatus', 'seat 0 table crixus agron priscus', 'seat 0 hand guard'];
  const table = sit({ at: turnOf(0), set });
  say(table, '0: use.batiatus');
  assert.equal(table.requestFor(0)?.clause, 'SP-14.3');
  assert.equal(table.decide(0, 'guard', 'lay.guard'), null);
});

test('SP-15.1 a card counts as used by its id, an ability of a House by its own', () => {
  assert.deepEqual(
    [useName(kindNamed('net'), 0), useName(kindNamed('tullius'), 0), useName(kindNamed('tullius'), 1)],
    ['ES-1', 'H-TUL-1', 'H-TUL-2'],
  );
});

test('SP-14.3 what a window is about holds for those seats only', () => {
  const { state } = sit({
    seats: 3,
    at: [
      [
        'window',
        {
          window: 'betsPlaced',
          activeSeat: 0,
          seats: [0, 1],
          concernedSeat: 1,
          target: 2,
          allies: [0],
          forsaken: [1],
          winners: [2],
        },
      ],
    ],
    set: ['seat 0 hand guard'],
  });
  const holds = (name: Condition): boolean[] => [0, 1, 2].map((by) => CONDITIONS[name](state, by, by, []));
  assert.deepEqual(holds('schemeTargetsMe'), [false, false, true]);
  assert.deepEqual(holds('iBidThisRound'), [true, true, false]);
  assert.deepEqual(holds('iDeclined'), [false, true, false]);
  assert.deepEqual(holds('iWonABet'), [false, false, true]);
  assert.deepEqual(holds('iSupportIt'), [true, false, false]);
  assert.deepEqual(holds('iGaveSupport'), [true, false, false]);
  assert.deepEqual(holds('supportedInVain'), [false, true, false]);
});

test('SP-14.3 a slave that exhausts itself takes nothing from the gladiators that must be exhausted too', () => {
  withAbility('pietros', 'T:intrigue C:exhaustSelf+exhaust(1,gladiator) TG:self E:gold(1)', () => {
    const may = (cards: string): boolean =>
      items(sit({ at: turnOf(0), set: [`seat 0 table ${cards}`, 'seat 0 hand guard'] }), 0).includes('use.pietros');
    assert.deepEqual([may('pietros crixus'), may('pietros medicus')], [true, false]);
  });
});

test('SP-12.3 a card that must exhaust itself is of no use once it is exhausted', () => {
  const usable = (card: string): boolean => {
    const { state } = sit({ at: turnOf(0), set: [`seat 0 table ${card}`, 'seat 0 hand guard'] });
    return isUsable(state, 0, kindNamed('pietros'), 0, 0, false);
  };
  assert.deepEqual([usable('pietros'), usable('pietros.x'), usable('crixus')], [true, false, false]);
});

test('SP-12.10 a card exhausted at home leaves the one in the arena as it is', () => {
  const table = sit({
    at: [['action', { slot: 0 }]],
    set: ['seat 0 table hilarus pietros', 'seat 1 table verus', 'fight 0 hilarus 2/2/2 d1 against 1 verus'],
  });
  exhaust(table.state, table, 0, kindNamed('pietros'));
  assert.deepEqual(table.state.fight!.cards, ['hilarus', 'verus'].map(kindNamed));
});
