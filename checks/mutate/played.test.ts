import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumOfGame } from '#checks/mutate/played.ts';
import { withStep } from '#engine/conformance/plant.ts';
import type { Game } from '#engine/game.ts';
import { harenula } from '#games/harenula/index.ts';

const sums = (game: Game): number[] => Array.from({ length: 12 }, (_, seed) => sumOfGame(game, seed));

test('a game played again has the same sum, and another game another', () => {
  const first = sums(harenula as unknown as Game);
  assert.deepEqual(sums(harenula as unknown as Game), first);
  assert.equal(new Set(first).size, first.length);
});

test('an error that shows in a state, in a view alone or in a dealt world alone changes the sum', () => {
  const right = sums(harenula as unknown as Game);
  const quiet = withStep(harenula, 'round', 'HA-3.2', () => ({ run: () => undefined }));
  assert.notDeepEqual(sums(quiet as unknown as Game), right);
  const blind = { ...harenula, viewFor: (g: never, viewer: never) => ({ ...harenula.viewFor(g, viewer), more: 1 }) };
  assert.notDeepEqual(sums(blind as unknown as Game), right);
  const dealt = { ...harenula, determinise: (view: never, random: never) => [harenula.determinise(view, random)] };
  assert.notDeepEqual(sums(dealt as unknown as Game), right);
});
