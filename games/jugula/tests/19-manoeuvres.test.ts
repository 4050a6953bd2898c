// Chapter 19: who can be shoved, and cards from a reserve that is empty.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixedRandom } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import { Table } from '#engine/flow/table.ts';
import { jugula } from '#games/jugula/index.ts';
import { prima } from '#games/jugula/rules/08-turn.ts';
import { shove } from '#games/jugula/rules/19-manoeuvres.ts';
import { events, offered, position, tableAt } from '#games/jugula/testing/positions.ts';

test('JU-19.6 only an enemy in a front square is shoved: nobody behind, beside or further away, and no friend', () => {
  const t = tableAt(
    [
      ...['place murmillo.0 3,3n', 'place eques.0 3,2s'],
      ...['place thraex.1 4,2w', 'place veles.1 3,4n', 'place secutor.1 4,3w', 'place eques.1 3,0s'],
    ],
    { frames: [shove.frame({ left: 1 })] },
  );
  assert.deepEqual(
    offered(t, 0).filter((word) => word.startsWith('murmillo')),
    ['murmillo:thraex.1'],
  );
});

test('JU-9.5 with nothing in the reserve nothing is asked, and nothing is acquired', () => {
  const g = position(['place murmillo.0 3,3n', 'place thraex.1 4,3w'], {
    frames: [prima.frame({ card: 0, step: null })],
  });
  g.lanistae[0]!.reserve = [];
  const t = new Table(jugula, g, fixedRandom([]), new Log()).run();
  assert.deepEqual([t.asked.length, events(t, 'acquired').length], [0, 0]);
});
