// Leaks next to legitimate disclosures: during set-up, or to viewers who learn something else. The check 'lockstep' must
// find all of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureOf, withStep } from '#engine/conformance/plant.ts';
import { shownTo } from '#engine/event.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import { NOBODY, only } from '#engine/seat.ts';
import { harenula } from '#games/harenula/index.ts';
import type { Harenula } from '#games/harenula/state.ts';
import type { HarenulaView } from '#games/harenula/view.ts';

type Planted = Game<Harenula, HarenulaView>;

/** Adds a public field to the last event of this kind. */
function tell(t: Table<Harenula>, kind: string, more: object): void {
  const event = t.log?.events.findLast((one) => one.kind === kind);
  if (event) Object.assign(event.fields, JSON.parse(JSON.stringify(more)));
}

/** Reveals more than the laurel that is put up, which everybody learns. */
function withLot(more: (g: Harenula) => object): Planted {
  return withStep(harenula, 'round', 'HA-3.4', (step) => ({
    run(g, f, t) {
      const next = step.run(g, f, t);
      tell(t, 'lotOffered', more(g));
      return next;
    },
  }));
}

const PLANTED: [name: string, planted: Planted][] = [
  [
    'every patron told to everybody while they are dealt',
    withStep(harenula, 'set-up', 'HA-2.2', (step) => ({
      run(g, f, t) {
        const next = step.run(g, f, t);
        for (const [seat, { patron }] of g.gladiators.entries()) t.log?.emit('pledged', { seat, patron: patron[0]! });
        return next;
      },
    })),
  ],
  [
    'every hand told to everybody while it is dealt',
    withStep(harenula, 'set-up', 'HA-2.1', (step) => ({
      run(g, f, t) {
        const next = step.run(g, f, t);
        for (const [seat, { hand }] of g.gladiators.entries())
          t.log?.emit('drew', { seat, count: hand.length, hand: hand.length, cards: hand });
        return next;
      },
    })),
  ],
  [
    "the deck's top told to everybody who has drawn, while the game is set up",
    withStep(harenula, 'set-up', 'HA-2.3', (step) => ({
      run(g, f, t) {
        const next = step.run(g, f, t);
        for (let seat = 0; seat < g.seats; seat++) {
          t.log?.emit('looked', { seat }, shownTo(only(seat), { card: g.deck.at(-1)! }));
        }
        return next;
      },
    })),
  ],
  ['all hands told with the lot', withLot((g) => ({ hands: g.gladiators.map(({ hand }) => hand) }))],
  ["the deck's top told with the lot", withLot((g) => ({ top: g.deck.at(-1) ?? -1 }))],
  ['the next laurel told with the lot', withLot((g) => ({ next: g.laurels.at(-1) ?? -1 }))],
  [
    "the attacker's whole hand told with his force",
    withStep(harenula, 'attack', 'HA-5.5', (step) => ({
      run(g, f, t) {
        const next = step.run(g, f, t);
        tell(t, 'struck', { hand: g.gladiators[f['by']!]!.hand });
        return next;
      },
    })),
  ],
  [
    "the deck's top told to those who exchange cards",
    withStep(harenula, 'set-up', 'HA-2.5', (step) => ({
      take(g, f, t, choice, seat) {
        const next = step.take(g, f, t, choice, seat);
        for (let other = 0; other < g.seats; other++) {
          t.reveal(NOBODY, only(other));
          t.log?.emit('looked', { seat: other }, shownTo(only(other), { card: g.deck.at(-1)! }));
        }
        return next;
      },
    })),
  ],
];

for (const [name, planted] of PLANTED) {
  test(`found: ${name}`, () => {
    const error = failureOf(planted, { games: 40, seed: 1, checks: ['lockstep'] });
    assert.equal(error.check, 'lockstep', error.message);
    assert.match(error.message, /is told what he cannot see/);
  });
}
