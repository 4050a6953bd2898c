// What a card and the odds say before it is too late: a step that will be left out, and a net that does nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idleSteps } from '#client/tables/jugula/panels/idle.ts';
import { asTold } from '#client/tables/jugula/panels/stoic.ts';
import type { JugulaProps } from '#client/tables/jugula/props.ts';
import { pick } from '#engine/requests/request.ts';
import { kindNamed, nameOf } from '#games/jugula/armaturae.ts';
import { CARDS } from '#games/jugula/cards.ts';
import { strikeOf } from '#games/jugula/rules/12-attack.ts';
import type { Gladiator } from '#games/jugula/table-things.ts';

const man = (seat: number, kind: string, cell: number, facing = 0, net = -1): Gladiator =>
  ({ seat, kind: kindNamed(kind), cell, facing, net, wounds: 0 }) as unknown as Gladiator;

const propsOf = (gladiators: Gladiator[], discard: number[] = []): JugulaProps =>
  ({ viewer: 0, view: { gladiators, lanistae: [{ discard }, { discard: [] }] } }) as unknown as JugulaProps;

const cardWith = (...ops: string[]): number =>
  CARDS.findIndex(({ special }) => ops.every((op, i) => special[i]?.op === op));

test('a special effect says which of its steps would find nothing to do', () => {
  const [shoves, recovers, frees] = [cardWith('SHOVE'), cardWith('RECOVER'), cardWith('FREE')];
  // North of square 9 is square 1.
  const apart = [man(0, 'murmillo', 9), man(1, 'thraex', 40)];
  assert.deepEqual(idleSteps(propsOf(apart), shoves), ['idle.shove']);
  assert.deepEqual(idleSteps(propsOf([apart[0]!, man(1, 'thraex', 1)]), shoves), []);
  assert.deepEqual(idleSteps(propsOf(apart), recovers), ['idle.recover']);
  assert.deepEqual(idleSteps(propsOf(apart, [3]), recovers), []);
  assert.deepEqual(idleSteps(propsOf(apart), frees), ['idle.free']);
  assert.deepEqual(idleSteps(propsOf([man(0, 'murmillo', 9, 0, 5)]), frees), []);
});

test('a net at a Stoic man hinders nobody, and the odds say so', () => {
  const values = { held: 20, even: 10, netted: 70 };
  const oddsAt = (kind: string) => {
    const strike = strikeOf(kindNamed('retiarius'), nameOf(1, kindNamed(kind)), true);
    return asTold(propsOf([]), pick(0, 'strike', [strike]) as never, { item: strike, key: 'netOdds', values }).values;
  };
  assert.deepEqual(oddsAt('secutor'), { held: 20, even: 10, idle: 70 });
  assert.deepEqual(oddsAt('murmillo'), values);
});

test("when the reader's own man holds, the odds say that it is the reader's Vox Populi that rises", () => {
  const strike = strikeOf(kindNamed('thraex'), nameOf(0, kindNamed('murmillo')), false);
  const hint = { item: strike, key: 'odds', values: { held: 60, pushed: 40 } };
  const told = asTold(propsOf([]), pick(1, 'strike', [strike]) as never, hint);
  assert.deepEqual(told.values, { 'held.you': 60, pushed: 40 });
});
