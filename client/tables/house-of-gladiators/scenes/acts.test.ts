// The card of a fighter that acts is lit at its moment, and only then.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bout, BoutSide } from '#client/tables/house-of-gladiators/pictures.ts';
import { scenes } from '#client/tables/house-of-gladiators/scenes/index.ts';
import type { SeenEvent } from '#engine/event.ts';
import { EFFECTS, effectOf, RESOURCE_NAMES } from '#games/house-of-gladiators/cards.ts';
import { newGladiator } from '#games/house-of-gladiators/table-things.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

const cardWith = (op: Parameters<typeof effectOf>[1], fits: (card: number) => boolean = () => true): number =>
  EFFECTS.findIndex((_, card) => effectOf(card, op) !== null && fits(card));

const side = (seat: number, gear: readonly number[]): BoutSide => ({
  seat,
  control: seat,
  man: newGladiator(seat),
  hp: 5,
  lost: 0,
  gear,
  cancelled: [],
  used: [],
});

const boutOf = (first: readonly number[], second: readonly number[]): Bout => ({
  slot: 'evening',
  sides: [side(0, first), side(1, second)],
  rolls: [],
  chooser: null,
  turned: [],
  isReversed: false,
  fell: null,
  verdict: null,
  isDead: false,
  acts: [],
  ending: null,
});

/** The bout after an event. */
function after(bout: Bout, event: { kind: string; [field: string]: unknown }): Bout {
  const seen = { n: 1, clause: 'HG-23.1', ...event } as unknown as SeenEvent;
  const beat = scenes.beat(seen, {} as LudiView, { bout }, []);
  return beat!.lays!['bout'] as Bout;
}

/** What is lit after an event. */
const lit = (...[bout, event]: Parameters<typeof after>): Bout['acts'] => after(bout, event).acts;

test('HG-23.10 the card that keeps a man on his feet is lit, the same card of the other is not', () => {
  const card = cardWith('SURVIVE');
  const bout = boutOf([card], [card]);
  assert.deepEqual(lit(bout, { kind: 'survived', gladiator: 1, hp: 1 }), [{ side: 1, card }]);
});

test('HG-23.7 a die is rolled again by the card of its own side, or by the card against it', () => {
  const own = cardWith('REROLL', (card) => effectOf(card, 'REROLL')!.who === 'self');
  const foe = cardWith('REROLL', (card) => effectOf(card, 'REROLL')!.who === 'foe');
  const again = { kind: 'rerolled', gladiator: 0, roll: 1, attribute: 'speed', die: 4, dice: [4] };
  assert.deepEqual(lit(boutOf([own], [own]), { ...again, card: own }), [{ side: 0, card: own }]);
  assert.deepEqual(lit(boutOf([foe], [foe]), { ...again, card: foe }), [{ side: 1, card: foe }]);
  assert.deepEqual(lit(boutOf([own], [foe]), { ...again, card: foe }), [{ side: 1, card: foe }], 'not the other card');
});

test('HG-23.7 to HG-23.10 a card whose effect was used is counted on its side, and stays so', () => {
  const [feint, survives, deals] = [
    cardWith('REROLL', (card) => effectOf(card, 'REROLL')!.who === 'self'),
    cardWith('SURVIVE'),
    cardWith('DEALT'),
  ];
  const again = { kind: 'rerolled', gladiator: 1, roll: 1, attribute: 'speed', die: 4, dice: [4], card: feint };
  const rolled = after(boutOf([feint], [feint]), again);
  assert.deepEqual(
    rolled.sides.map(({ used }) => used),
    [[], [feint]],
  );
  const parts = [{ label: RESOURCE_NAMES[deals]!, value: 1, clause: 'HG-23.9' }];
  const hurt = { kind: 'hurt', gladiator: 1, parts, total: 4, hp: 1 };
  const twice = after(after(boutOf([deals], [survives]), hurt), hurt);
  assert.deepEqual(twice.sides[0]!.used, [deals, deals]);
  const saved = after(twice, { kind: 'survived', gladiator: 1, hp: 1 });
  assert.deepEqual(
    saved.sides.map(({ used }) => used),
    [[deals, deals], [survives]],
  );
});

test('HG-23.12 the card that cancels is lit, and the cancelled one never acts', () => {
  const cancels = cardWith('CANCEL', (card) => effectOf(card, 'CANCEL')!.slot === 'special');
  const survives = cardWith('SURVIVE');
  const bout = boutOf([cancels], [survives]);
  assert.deepEqual(lit(bout, { kind: 'cancelled', seat: 1, type: 'special', card: survives }), [
    { side: 0, card: cancels },
  ]);
  const after = { ...bout, sides: [bout.sides[0]!, { ...bout.sides[1]!, cancelled: ['special'] }] };
  assert.deepEqual(lit(after, { kind: 'survived', gladiator: 1, hp: 1 }), []);
});

test('HG-23.8 HG-23.9 cards that change a hurt are lit with it, and go out with the next event', () => {
  const deals = cardWith('DEALT');
  const bout = boutOf([deals], []);
  const parts = [
    { label: 'difference', value: 3, clause: 'HG-15.4' },
    { label: RESOURCE_NAMES[deals]!, value: 1, clause: 'HG-23.9' },
  ];
  const acts = lit(bout, { kind: 'hurt', gladiator: 1, parts, total: 4, hp: 1 });
  assert.deepEqual(acts, [{ side: 0, card: deals }]);
  assert.deepEqual(lit({ ...bout, acts }, { kind: 'fell', gladiator: 1, roll: 2 }), []);
});
