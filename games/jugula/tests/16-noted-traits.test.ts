// Which traits are noted as used in a combat.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Trace } from '#engine/flow/trace.ts';
import { attacks } from '#games/jugula/rules/12-attack.ts';
import { layNet } from '#games/jugula/rules/16-traits.ts';
import { decide, tableAt } from '#games/jugula/testing/positions.ts';

/** What is noted when the first of these attacks the second. */
function noted(by: string, on: string, ...others: string[]): string[] {
  const t = tableAt([`place ${by}`, `place ${on}`, ...others.map((one) => `place ${one}`)], {
    frames: [attacks.frame({ left: 1 })],
  });
  t.trace = new Trace();
  const name = (line: string): string => line.split(' ')[0]!;
  decide(t, 0, `${name(by).slice(0, -2)}:${name(on)}`);
  return [...t.trace.uses.keys()].filter((use) => !use.endsWith(' combat')).sort();
}

test('JU-16.1–16.31 of the traits those are noted that change the combat, and no others', () => {
  assert.deepEqual(noted('murmillo.0 3,3e', 'thraex.1 4,3w'), ['murmillo']);
  assert.deepEqual(noted('hoplomachus.0 3,3e', 'thraex.1 4,3w'), ['hoplomachus']);
  assert.deepEqual(noted('hoplomachus.0 3,3e', 'thraex.1 5,3w'), ['hoplomachus', 'trait range']);
  // At two squares one lies between.
  assert.deepEqual(noted('sagittarius.0 3,3e', 'thraex.1 5,3w'), ['sagittarius', 'trait bow', 'trait range']);
  assert.deepEqual(noted('murmillo.0 3,3e', 'crupellarius.1 4,3w'), ['murmillo']);
  assert.deepEqual(noted('murmillo.0 3,3e', 'crupellarius.1 4,3n'), ['murmillo', 'trait massive']);
  assert.deepEqual(noted('scissor.0 3,3e', 'thraex.1 4,3w'), ['scissor', 'trait harassment']);
  assert.deepEqual(noted('murmillo.0 3,3e', 'scissor.1 4,3w'), ['murmillo', 'trait harassment']);
  assert.deepEqual(noted('secutor.0 3,3e', 'thraex.1 4,3w'), ['secutor']);
  assert.deepEqual(noted('secutor.0 3,3e', 'thraex.1 4,3w', 'eques.1 3,2s'), ['secutor', 'trait stoic']);
  assert.deepEqual(noted('murmillo.0 3,3e', 'secutor.1 4,3w', 'eques.0 4,2s'), ['murmillo', 'trait stoic']);
});

test('JU-16.9 JU-16.30 a net is noted, and with it that a Stoic bears it', () => {
  const net = (on: string): string[] => {
    const t = tableAt(['place retiarius.0 3,3e', `place ${on}.1 4,3w`]);
    t.trace = new Trace();
    layNet(t.state, t, 0, 4);
    return [...t.trace.uses.keys()];
  };
  assert.deepEqual([net('thraex'), net('secutor')], [['trait hindrance'], ['trait hindrance', 'trait stoic']]);
});
