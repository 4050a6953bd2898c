import { test } from 'node:test';
import { games } from '#games/index.ts';
import { playAtSizes, SHORT } from '#server/testing/play.ts';

// Every size is played in long/play.test.ts.
for (const game of Object.keys(SHORT)) {
  const { max } = games.get(game)!.seats;
  test(`${game} is played to the end by ${max}, with lost connections and a spectator`, (t) =>
    playAtSizes(t, game, [max]));
}
