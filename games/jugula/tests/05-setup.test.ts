// Chapter 5: setup and deployment.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom, fixedRandom } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { defaultChoice } from '#engine/requests/choices.ts';
import { distance, squareName } from '#games/jugula/board.ts';
import { jugula } from '#games/jugula/index.ts';
import { deploymentZone } from '#games/jugula/rules/05-setup.ts';
import { handSize } from '#games/jugula/rules/06-cards.ts';
import type { Jugula } from '#games/jugula/state.ts';
import { askedOf, attempt, decide, events, offered } from '#games/jugula/testing/positions.ts';

/** A table at which all seats have chosen the default familia; `first` deploys first. */
function chosen(seats: number, first: number): Table<Jugula> {
  const random = fixedRandom([first], { shuffles: 'keep' });
  const t = new Table(jugula, jugula.setup(seats, defaultOptions(jugula.options)), random, new Log()).run();
  for (let seat = 0; seat < seats; seat++) decide(t, seat, 'murmillo+thraex+retiarius+provocator');
  return t;
}

/** Deploys everybody as the rulebook does for those who stay silent. */
function deployed(seats: number, first: number): Table<Jugula> {
  const t = chosen(seats, first);
  while (t.asked[0]!.clause === 'JU-21.2') {
    const request = t.requestFor(t.asked[0]!.seat)!;
    assert.equal(t.decide(request.seat, request.id, defaultChoice(request)), null);
  }
  return t;
}

test('JU-5.1 the order of the setup: familia, deployment, hands, first turn', () => {
  const kinds = [...new Set(deployed(2, 0).log!.events.map((event) => event.kind))];
  assert.deepEqual(kinds, ['familiaChosen', 'firstChosen', 'deployed', 'drew', 'turnBegan']);
});

test('JU-5.2 JU-5.3 JU-5.4 four cards each, an open reserve of twelve, Vox Populi 0', () => {
  const { state } = deployed(3, 1);
  for (const lanista of state.lanistae) {
    assert.deepEqual([handSize(lanista), lanista.deck.length, lanista.reserve.length, lanista.vox], [4, 8, 12, 0]);
  }
  assert.deepEqual(jugula.viewFor(state, 0).lanistae[1]!.reserve.length, 12);
});

test('JU-5.5 a gladiator with Hindrance 1 starts with one marker', () => {
  const { state } = deployed(2, 0);
  assert.deepEqual(
    state.gladiators.map(({ nets }) => nets),
    [0, 0, 0, 1, 0, 0, 0, 1],
  );
});

test('JU-5.6 JU-5.7 JU-5.13 JU-5.14 a random seat deploys its whole familia first, then clockwise; it takes the first turn', () => {
  const t = deployed(3, 2);
  const seats = events(t, 'deployed').map((event) => Math.floor((event.fields['gladiator'] as number) / 14));
  assert.deepEqual(seats, [2, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1]);
  assert.equal(t.state.active, 2);
  decide(t, 2, 'J12-draw');
  while (t.state.active === 2) decide(t, 2, t.requestFor(2)!.kind === 'subset' ? 'J05+J06+J07' : 'stop');
  assert.equal(t.state.active, 0);
});

test('JU-5.8 two players deploy in the two rows on their side', () => {
  const rows = (seat: number): number[] => [...new Set(deploymentZone(2, seat).map((cell) => cell >> 3))].sort();
  assert.deepEqual(
    [rows(0), rows(1)],
    [
      [0, 1],
      [6, 7],
    ],
  );
  assert.equal(deploymentZone(2, 0).length, 16);
});

test('JU-5.9 JU-5.10 four players deploy in corners of 3 × 3, three at equal distances', () => {
  const corners = [0, 1, 2, 3].map((seat) => deploymentZone(4, seat).sort((a, b) => a - b));
  assert.deepEqual(
    corners.map((zone) => zone.length),
    [9, 9, 9, 9],
  );
  assert.deepEqual(
    corners.map((zone) => [squareName(zone[0]!), squareName(zone[8]!)]),
    [
      ['0,0', '2,2'],
      ['5,0', '7,2'],
      ['5,5', '7,7'],
      ['0,5', '2,7'],
    ],
  );
  for (const seat of [0, 1])
    assert.deepEqual(
      deploymentZone(3, seat).sort((a, b) => a - b),
      corners[seat],
    );
  const third = deploymentZone(3, 2).sort((a, b) => a - b);
  assert.deepEqual([third.length, squareName(third[0]!), squareName(third[11]!)], [12, '2,5', '5,7']);
  // Every zone is equally far from the other two, and the middle one lies half way between the corners.
  const zones = [0, 1, 2].map((seat) => deploymentZone(3, seat));
  const between = (a: number[], b: number[]): number => Math.min(...a.flatMap((x) => b.map((y) => distance(x, y))));
  assert.deepEqual(
    [between(zones[0]!, zones[1]!), between(zones[1]!, zones[2]!), between(zones[2]!, zones[0]!)],
    [3, 3, 3],
  );
  const mirrored = third.map((square) => square - 2 * (square % 8) + 7).sort((a, b) => a - b);
  assert.deepEqual(mirrored, third);
});

test('JU-5.11 JU-5.12 squares and facings are free within the zone, one gladiator to a square, seen by all at once', () => {
  const t = chosen(2, 0);
  assert.notEqual(attempt(t, 0, '3,3n'), null);
  decide(t, 0, '3,1ne');
  assert.equal(attempt(t, 0, '3,1s'), 'JU-5.11');
  assert.equal(jugula.viewFor(t.state, 1).gladiators[0]!.cell, 11);
  decide(t, 0, '0,0w');
});

test('JU-21.2 silent players fill their zone from the row nearest the centre, facing the other side', () => {
  const { state } = deployed(2, 0);
  const stances = state.gladiators.map(({ cell, facing }) => `${squareName(cell)} ${facing}`);
  assert.deepEqual(stances, ['0,1 4', '1,1 4', '2,1 4', '3,1 4', '0,6 0', '1,6 0', '2,6 0', '3,6 0']);
  // The second of each familia.
  const corners = [1, 5, 9, 13].map((who) => deployed(4, 0).state.gladiators[who]!);
  assert.deepEqual(
    corners.map(({ cell, facing }) => `${squareName(cell)} ${facing}`),
    ['1,2 4', '6,2 4', '6,5 0', '1,5 0'],
  );
});

test('JU-18.11 JU-21.11 a player who deploys may concede, one who waits may not; one who chooses his familia may', () => {
  const t = chosen(3, 1);
  assert.deepEqual(
    [0, 1, 2].map((seat) => t.offersFor(seat).length),
    [0, 1, 0],
  );
  decide(t, 1, '5,2s');
  assert.equal(t.decide(1, 'concede', 'yes'), null);
  // His gladiator leaves, and the next one deploys.
  assert.deepEqual([t.state.gladiators[4]!.cell, askedOf(t, 2)], [-1, 'JU-21.2']);
  // JU-5.13: and takes the first turn.
  for (let n = 0; n < 8; n++) t.decide(t.asked[0]!.seat, t.asked[0]!.id, defaultChoice(t.asked[0]!));
  assert.deepEqual([t.state.first, t.state.active, askedOf(t, 2)], [2, 2, 'JU-21.3']);
  // JU-5.2: only those who play draw cards.
  assert.deepEqual(
    t.state.lanistae.map(({ hand }) => hand.length > 0),
    [true, false, true],
  );
  const early = new Table(jugula, jugula.setup(2, defaultOptions(jugula.options)), fixedRandom([0]), null).run();
  assert.equal(early.decide(0, 'concede', 'yes'), null);
  assert.deepEqual([early.over, jugula.outcome(early.state).places], [true, [2, 1]]);
});

test('JU-21.1 JU-21.2 when all familiae are chosen the first to deploy is asked, and no other', () => {
  const t = chosen(2, 1);
  assert.deepEqual([askedOf(t, 0), askedOf(t, 1)], [null, 'JU-21.2']);
});

test('JU-18.11 JU-21.1 a player who concedes before the familiae are chosen is asked for none; of two nobody deploys any more', () => {
  const begin = (seats: number): Table<Jugula> =>
    new Table(jugula, jugula.setup(seats, defaultOptions(jugula.options)), fixedRandom([0]), new Log()).run();
  const three = begin(3);
  three.decide(0, 'concede', 'yes');
  assert.deepEqual(
    three.asked.map(({ seat }) => seat),
    [1, 2],
  );
  const two = begin(2);
  two.decide(0, 'concede', 'yes');
  assert.equal(events(two, 'firstChosen').length, 0);
});

test('JU-18.11 JU-5.7 who has conceded chooses no familia and is passed over in the deployment', () => {
  const random = fixedRandom([0], { shuffles: 'keep' });
  const t = new Table(jugula, jugula.setup(3, defaultOptions(jugula.options)), random, new Log()).run();
  t.decide(1, 'concede', 'yes');
  for (const seat of [0, 2]) decide(t, seat, 'murmillo+thraex+retiarius+provocator');
  assert.deepEqual(
    events(t, 'familiaChosen').map(({ fields }) => fields['seat']),
    [0, 2],
  );
  assert.deepEqual(
    t.state.gladiators.slice(4, 8).map(({ kind }) => kind),
    [-1, -1, -1, -1],
  );
  const askedSeats = new Set<number>();
  while (t.asked[0]!.clause === 'JU-21.2') {
    askedSeats.add(t.asked[0]!.seat);
    t.decide(t.asked[0]!.seat, t.asked[0]!.id, defaultChoice(t.asked[0]!));
  }
  assert.deepEqual([...askedSeats], [0, 2]);
  const two = chosen(2, 0);
  assert.equal(two.decide(0, 'concede', 'yes'), null);
  assert.deepEqual([two.over, events(two, 'drew').length], [true, 0]);
});

test('JU-18.11 JU-21.11 all choose their familia at once, so each of them may concede', () => {
  for (const quitter of [0, 1, 2]) {
    const t = new Table(jugula, jugula.setup(3, defaultOptions(jugula.options)), fixedRandom([0]), null).run();
    assert.deepEqual(
      [0, 1, 2].map((seat) => t.offersFor(seat).length),
      [1, 1, 1],
    );
    assert.equal(t.decide(quitter, 'concede', 'yes'), null);
    assert.deepEqual(
      t.asked.map(({ seat }) => seat),
      [0, 1, 2].filter((seat) => seat !== quitter),
    );
  }
});

test('JU-5.1 JU-0.2 each player shuffles his own cards before he draws', () => {
  const dealt = (seed: number): number[][] => {
    const t = new Table(jugula, jugula.setup(3, defaultOptions(jugula.options)), fastRandom(seed), null).run();
    while (t.waiting!.clause !== 'JU-21.3')
      assert.equal(t.decide(t.waiting!.seat, t.waiting!.id, defaultChoice(t.waiting!)), null);
    return t.state.lanistae.map(({ deck }) => deck.slice());
  };
  const inOrder = (deck: readonly number[]): boolean => deck.every((card, i) => i === 0 || deck[i - 1]! < card);
  const decks = [...dealt(1), ...dealt(2)];
  assert.equal(new Set(decks.map(String)).size, 6);
  assert.ok(!decks.some(inOrder));
});

test('JU-5.11 offered is every free square of the zone with each of the eight facings once, and nothing else', () => {
  const t = chosen(2, 0);
  const zone = deploymentZone(2, 0).map(squareName);
  const squares = (): string[] => offered(t, 0).map((stance) => /^\d,\d/.exec(stance)![0]);
  for (const taken of [[], ['3,1'], ['3,1', '2,1']]) {
    const free = zone.filter((square) => !taken.includes(square));
    assert.deepEqual(
      squares(),
      free.flatMap((square) => new Array<string>(8).fill(square)),
    );
    assert.equal(new Set(offered(t, 0)).size, free.length * 8);
    decide(t, 0, `${['3,1', '2,1', '1,1'][taken.length]}s`);
  }
});
