// Plays 100 games of Jugula with random players and counts who wins.
// Run it with: .harena/node24/bin/node examples/random.ts

import { fastRandom } from '#engine/chance/random.ts';
import { startTable } from '#engine/flow/start.ts';
import { sample } from '#engine/requests/choices.ts';
import { games } from '#games/index.ts';

const game = games.get('jugula')!;
const random = fastRandom(1);
const wins = [0, 0];

for (let i = 0; i < 100; i++) {
  const table = startTable(game, { seats: 2, random });
  while (!table.over) {
    const request = table.waiting!;
    table.decide(request.seat, request.id, sample(request, random));
  }
  for (const [seat, place] of game.outcome(table.state).places.entries()) if (place === 1) wins[seat]!++;
}

console.log(`wins by seat: ${wins.join(' ')}`);
