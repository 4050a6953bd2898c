// A secret outside all zones: the suite cannot deal it again by itself, so the game says how (`scramble`).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Random } from '#engine/chance/random.ts';
import { conformance } from '#engine/conformance/index.ts';
import { failureOf } from '#engine/conformance/plant.ts';
import type { Game } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { harenula } from '#games/harenula/index.ts';
import type { Harenula } from '#games/harenula/state.ts';
import type { HarenulaView } from '#games/harenula/view.ts';

/** Harenula with a number that seat 0 has written down. */
type Noted = Harenula & { note: number };
type NotedView = HarenulaView & { note: number | null };

const LARGEST = 9;

/** `maySee` says who is shown the note. */
function noted(maySee: (viewer: Seat) => boolean): Game<Noted, NotedView> {
  const viewFor = (g: Noted, viewer: Seat): NotedView => ({
    ...harenula.viewFor(g, viewer),
    note: maySee(viewer) ? g.note : null,
  });
  const { viewsFor: _together, ...alone } = harenula;
  return {
    ...(alone as unknown as Game<Noted, NotedView>),
    setup: (seats, options) => ({ ...harenula.setup(seats, options), note: 4 }),
    clone: (g) => ({ ...harenula.clone(g), note: g.note }),
    viewFor,
    determinise({ note, ...view }, random) {
      return { ...harenula.determinise(view, random), note: note ?? random.below(LARGEST) };
    },
  };
}

const scramble = (g: Noted, viewer: Seat, random: Random): void => {
  if (viewer !== 0) g.note = random.below(LARGEST);
};

const settings = { games: 3, seed: 1, every: 3, checks: ['views', 'determinise', 'questions', 'lockstep'] } as const;

test('found: a secret in no zone that a view shows and the determiniser honours', () => {
  const leaking = noted(() => true);
  assert.ok(conformance(leaking, settings).checks.views > 0, 'without a word of the game there is no telling');
  const error = failureOf({ ...leaking, scramble } as Game<Noted, NotedView>, settings);
  assert.equal(error.check, 'views', error.message);
  assert.match(error.message, /"note":/);
});

test('a secret in no zone that only its owner sees passes', () => {
  const keeping = { ...noted((viewer) => viewer === 0), scramble } as Game<Noted, NotedView>;
  assert.ok(conformance(keeping, settings).checks.views > 0);
});
