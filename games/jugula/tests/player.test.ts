// What a person would notice of the heuristic player, and that what it keeps agrees with the rules.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { sample } from '#engine/requests/choices.ts';
import { printItem } from '#engine/requests/notation.ts';
import type { Item } from '#engine/requests/request.ts';
import { jugula } from '#games/jugula/index.ts';
import { gain, type Trial, trialOf } from '#games/jugula/player/judgement.ts';
import { offenceAt, recall, stanceOf, standing, standingAt } from '#games/jugula/player/standings.ts';
import { moves } from '#games/jugula/rules/10-movement.ts';
import { stancesFor } from '#games/jugula/rules/11-ways.ts';
import { attacks } from '#games/jugula/rules/12-attack.ts';
import { reaches } from '#games/jugula/rules/16-traits.ts';
import { isHindered, type Jugula } from '#games/jugula/state.ts';
import { decide, tableAt } from '#games/jugula/testing/positions.ts';

/** What the player answers, in the notation. */
function answerOf(t: Table<Jugula>, seat = 0): string {
  const request = t.requestFor(seat)!;
  const choice = jugula.heuristic(jugula.viewFor(t.state, seat), request, fastRandom(1));
  return printItem(jugula.nouns, request.of, choice as Item);
}

test('the player strikes the back rather than the front', () => {
  const t = tableAt(['place murmillo.0 3,3e', 'place thraex.1 4,3w', 'place eques.1 4,2e'], {
    frames: [attacks.frame({ left: 1 })],
  });
  assert.equal(answerOf(t), 'murmillo:eques.1');
});

test('the player shakes off a net', () => {
  const t = tableAt(['place retiarius.1 6,3w', 'place murmillo.0 3,3e by=retiarius.1'], {
    frames: [moves.frame({ left: 1, mp: 0 })],
  });
  decide(t, 0, 'murmillo.0');
  assert.equal(answerOf(t), 'free');
});

test('the player turns to the enemy at his back', () => {
  const t = tableAt(['place crupellarius.0 3,3w', 'place thraex.1 4,3w'], {
    frames: [moves.frame({ left: 1, mp: 0 })],
  });
  assert.equal(answerOf(t), 'crupellarius.0');
  decide(t, 0, 'crupellarius.0');
  // Wherever he ends, the enemy is in front of him.
  const stance = answerOf(t);
  decide(t, 0, stance);
  const [own, enemy] = [t.state.gladiators[0]!, t.state.gladiators[t.state.size]!];
  assert.ok(reaches({ ...own, kind: enemy.kind }, enemy.cell), stance);
});

/** The best attack from a stance, added up by the rules with the gladiator put there. */
function plainOffence(trial: Trial, who: number, stance: number): number {
  const own = trial.gladiators[who]!;
  const { cell, facing } = own;
  own.cell = stance >> 3;
  own.facing = stance & 7;
  let best = 0;
  for (const [on, target] of trial.gladiators.entries()) {
    if (isHindered(own) || target.cell < 0 || target.seat === own.seat || !reaches(own, target.cell)) continue;
    best = Math.max(best, gain(trial, who, on, 0));
  }
  own.cell = cell;
  own.facing = facing;
  return best;
}

test('what the player keeps of stances is what the rules add up, in games of every size', () => {
  let compared = 0;
  for (const [seats, pushRule] of [
    [2, 'straight'],
    [3, 'fan'],
    [4, 'straight'],
  ] as const) {
    const random = fastRandom(seats);
    const options = { ...defaultOptions(jugula.options), pushRule };
    const t = new Table(jugula, jugula.setup(seats, options), random, null).run();
    for (let n = 0; !t.over && n < 400; n++) {
      const request = t.waiting!;
      assert.equal(t.decide(request.seat, request.id, sample(request, random)), null);
      if (n % 20 !== 0 || t.over) continue;
      const trial = trialOf(jugula.viewFor(t.state, 0), 0);
      recall(trial);
      for (const [who, own] of trial.gladiators.entries()) {
        if (own.cell < 0) continue;
        for (const stance of stancesFor(trial, who, 4)) {
          assert.ok(Math.abs(offenceAt(trial, who, stance) - plainOffence(trial, who, stance)) < 1e-12);
          compared++;
        }
        assert.equal(standingAt(trial, who, stanceOf(own)), standing(trial, who));
      }
    }
  }
  assert.ok(compared > 10_000);
});

test('what the player keeps is made again when a gladiator has moved, is wounded or the crowd turns', () => {
  const lines = ['place murmillo.0 3,3e', 'place thraex.1 4,3w'];
  const offenceIn = (more: readonly string[]): number => {
    const trial = trialOf(jugula.viewFor(tableAt([...lines, ...more]).state, 0), 0);
    recall(trial);
    return offenceAt(trial, 0, stanceOf(trial.gladiators[0]!));
  };
  const before = offenceIn([]);
  assert.ok(before > 0);
  assert.ok(offenceIn(['place thraex.1 4,3e']) > before);
  assert.ok(offenceIn(['seat 0 vox 9']) > before);
  assert.ok(offenceIn(['place thraex.1 4,3w wounded']) > before);
  assert.equal(offenceIn([]), before);
});
