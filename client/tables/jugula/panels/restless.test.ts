// When the table says that the crowd grows restless (JU-18.9).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roundsToAttack } from '#client/tables/jugula/panels/restless.ts';
import type { JugulaView } from '#games/jugula/view.ts';

const seen = (calm: number, fought: boolean, ...vox: number[]) =>
  roundsToAttack({
    view: { calm, fought, lanistae: vox.map((n) => ({ vox: n, left: 0 })) } as unknown as JugulaView,
    outcome: null,
  });

test('JU-18.9: that the crowd takes Vox Populi is said from the second quiet round on', () => {
  assert.equal(seen(0, false, 3, 2), null, 'the first round');
  assert.equal(seen(1, false, 3, 2), 2, 'this round and the next');
  assert.equal(seen(2, false, 3, 2), 1, 'at the end of this one');
  assert.equal(seen(4, false, 3, 0), 1, 'and in every quiet round after it');
});

test('nothing is said after an attack, or where nobody has Vox Populi to lose', () => {
  assert.equal(seen(2, true, 3, 2), null);
  assert.equal(seen(2, false, 0, 0), null);
});
