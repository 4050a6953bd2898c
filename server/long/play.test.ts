import { test } from 'node:test';
import { games } from '#games/index.ts';
import { playAtSizes, SHORT } from '#server/testing/play.ts';

for (const game of Object.keys(SHORT)) {
  const { min, max } = games.get(game)!.seats;
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  test(`${game} is played to the end at every size, with lost connections and a spectator`, (t) =>
    playAtSizes(t, game, sizes));
}
