// A tiny search that sees only what its seat may know: it samples worlds from its view, tries each choice in them, lets
// random players finish, and takes the choice that won most. It plays seat 0 of Harenula against the game's heuristic.
// Run it with: .harena/node24/bin/node examples/search.ts

import { fastRandom } from '#engine/chance/random.ts';
import { startTable } from '#engine/flow/start.ts';
import { Table } from '#engine/flow/table.ts';
import { enumerate, sample } from '#engine/requests/choices.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';

const game = games.get('harenula')!;
const random = fastRandom(1);

function finish(table: Table): number {
  while (!table.over) {
    const request = table.waiting!;
    table.decide(request.seat, request.id, sample(request, random));
  }
  return game.outcome(table.state).places[0] === 1 ? 1 : 0;
}

/** The view is all this gets of the game; `determinise` makes full worlds of it. */
function search(view: unknown, request: Request): Choice {
  let best = { choice: null as Choice | null, wins: -1 };
  for (const choice of enumerate(request, 12)) {
    let wins = 0;
    for (let i = 0; i < 20; i++) {
      const world = new Table(game, game.determinise(view, random), random, null).run();
      if (world.decide(request.seat, request.id, choice) === null) wins += finish(world);
    }
    if (wins > best.wins) best = { choice, wins };
  }
  return best.choice!;
}

const results: string[] = [];
for (let i = 0; i < 4; i++) {
  const table = startTable(game, { seats: 2, options: { rounds: 3 }, random });
  while (!table.over) {
    const request = table.waiting!;
    const view = game.viewFor(table.state, request.seat);
    const choice = request.seat === 0 ? search(view, request) : game.heuristic(view, request, random);
    table.decide(request.seat, request.id, choice);
  }
  results.push(game.outcome(table.state).places[0] === 1 ? 'won' : 'lost');
}

console.log(`search against the heuristic: ${results.join(' ')}`);
