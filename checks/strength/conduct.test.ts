import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conductIn, conductOf } from '#checks/strength/conduct.ts';
import type { Game } from '#engine/game.ts';
import { games } from '#games/index.ts';

const harenula = games.get('harenula')!;
const now = conductIn(harenula);

test('a game that is played alike has the same hash, whatever its code looks like', () => {
  const tidied: Game = { ...harenula, heuristic: (view, request, random) => harenula.heuristic(view, request, random) };
  assert.equal(conductIn(tidied), now);
});

const reversed: Game['outcome'] = (state) => {
  const outcome = harenula.outcome(state);
  return { ...outcome, places: outcome.places.toReversed() };
};

test('other rules, other alternatives, another world behind a view or another winner change it', () => {
  const others: Partial<Game>[] = [
    { rules: 'harenula@0' },
    { alternatives: (_view, request) => (request.fallback === null ? [] : [request.fallback]) },
    {
      determinise: (view, random) => {
        random.below(2);
        return harenula.determinise(view, random);
      },
    },
    { outcome: reversed },
  ];
  for (const [i, other] of others.entries()) assert.notEqual(conductIn({ ...harenula, ...other }), now, String(i));
});

test('of the levels only those of the two count', () => {
  const hash = (a: string, b: string): string => conductOf({ game: 'harenula', a, b });
  assert.equal(hash('tactician', 'first'), hash('tactician', 'rusher'));
  assert.notEqual(hash('tactician', 'first'), hash('veteran', 'first'));
});
