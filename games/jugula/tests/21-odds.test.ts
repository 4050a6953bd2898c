// The odds beside attacks and cards are worked out from the state: they must not tell what their reader cannot know.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SuiteSettings } from '#engine/conformance/index.ts';
import { failureOf, withStep } from '#engine/conformance/plant.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Hint } from '#engine/requests/request.ts';
import { EVERYBODY, type Seat } from '#engine/seat.ts';
import { COMBAT } from '#games/jugula/cards.ts';
import { clone } from '#games/jugula/clone.ts';
import { jugula } from '#games/jugula/index.ts';
import { handOf } from '#games/jugula/rules/06-cards.ts';
import { attacks } from '#games/jugula/rules/12-attack.ts';
import type { Jugula } from '#games/jugula/state.ts';
import { decide, tableAt } from '#games/jugula/testing/positions.ts';

const DUEL = ['place murmillo.0 3,3e', 'place thraex.1 4,3w', 'place eques.1 6,6w', 'seat 0 vox 4'];

/** Every place where odds are shown: under a card, for an attack, for a combat card of either side. */
const PLACES: readonly { where: string; reader: Seat; at(lines: readonly string[]): Table<Jugula> }[] = [
  { where: 'JU-21.3 under a card', reader: 0, at: (lines) => tableAt(lines) },
  {
    where: 'JU-21.6 for an attack',
    reader: 0,
    at: (lines) => tableAt(lines, { frames: [attacks.frame({ left: 1 })] }),
  },
  ...([0, 1] as const).map((reader) => ({
    where: `JU-21.7 for a combat card of the ${reader === 0 ? 'attacker' : 'defender'}`,
    reader,
    at: (lines: readonly string[]) => {
      const t = tableAt(lines, { frames: [attacks.frame({ left: 1 })] });
      decide(t, 0, 'murmillo:thraex.1');
      return t;
    },
  })),
];

for (const { where, reader, at } of PLACES) {
  const other = 1 - reader;
  const own = `seat ${reader} hand J01 J04 J07`;
  const told = (...lines: string[]): readonly Hint[] => {
    const t = at([...DUEL, own, ...lines]);
    const { hints = [] } = t.requestFor(reader)!;
    return hints.filter(({ key }) => ['odds', 'oddsWith', 'netOdds', 'prospect'].includes(key));
  };

  test(`${where}: JU-21.13 the odds are the same whatever the other holds, and in whatever order the piles lie`, () => {
    const strong = told(`seat ${other} hand J11 J10 J09`, `seat ${other} top J08`, `seat ${reader} top J11`);
    assert.ok(strong.length > 0);
    assert.deepEqual(told(`seat ${other} hand J05 J02 J03`, `seat ${other} top J11`, `seat ${reader} top J05`), strong);
    // What the reader has seen counts: the odds do depend on cards.
    assert.notDeepEqual(told(`seat ${other} peeked J11 J10 J09`), strong);
    assert.notDeepEqual(told(`seat ${other} open J11 J10 J09`), strong);
  });
}

/** A copy in which everybody knows every hand. */
function laidOpen(g: Jugula): Jugula {
  const copy = clone(g);
  for (const lanista of copy.lanistae) {
    const cards = handOf(lanista).slice();
    lanista.hand = [];
    lanista.known = cards.length === 0 ? [] : [{ to: EVERYBODY, cards }];
  }
  return copy;
}

const settings: SuiteSettings = { games: 4, seed: 1, every: 2, checks: ['questions'] };

for (const [rule, clause] of [
  ['turn', 'JU-21.3'],
  ['attacks', 'JU-21.6'],
  ['attack', 'JU-21.7'],
] as const) {
  test(`${clause} found: odds that are worked out from a hand that their reader has not seen`, () => {
    const telling = withStep(jugula, rule, clause, (step) => ({
      hints: (g, f, request) => step.hints!(laidOpen(g), f, request),
    }));
    assert.match(failureOf(telling, settings).message, /the question to him differs/);
  });

  test(`${clause} found: odds that know the top card of a pile`, () => {
    const telling = withStep(jugula, rule, clause, (step) => ({
      hints: (g, f, request) => [
        ...step.hints!(g, f, request),
        { item: 'top', key: 'odds', values: { held: COMBAT[g.lanistae[request.seat]!.deck.at(-1) ?? 0]! } },
      ],
    }));
    assert.match(failureOf(telling, settings).message, /the question to him differs/);
  });
}
