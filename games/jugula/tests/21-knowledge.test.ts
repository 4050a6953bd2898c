// Who has learned something, and who may concede when.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { EVERYBODY, maySee, NOBODY, only, SPECTATOR } from '#engine/seat.ts';
import { jugula } from '#games/jugula/index.ts';
import { drawCards, handSize, layOpen, leaveHand, showHand } from '#games/jugula/rules/06-cards.ts';
import { attacks } from '#games/jugula/rules/12-attack.ts';
import { judge } from '#games/jugula/rules/18-end-of-game.ts';
import { askedOf, decide, position, tableAt } from '#games/jugula/testing/positions.ts';

test('JU-21.13 a drawn card, even a single one, is news to its owner alone; a card laid open is news to all the others', () => {
  const t = tableAt(['seat 0 hand J01 J02', 'seat 1 hand J01 J02']);
  t.disclosed = NOBODY;
  drawCards(t.state, t, 0, 1);
  assert.equal(t.disclosed, only(0));
  t.disclosed = NOBODY;
  t.state.lanistae[1]!.deck.length = 0;
  drawCards(t.state, t, 1, 1);
  assert.equal(t.disclosed, NOBODY);
  layOpen(t.state, t, 0, 0, 'discard');
  assert.equal(t.disclosed, EVERYBODY & ~only(0));
});

test('JU-21.13 JU-19.15 a state made from a view looks the same to its viewer, with what he has seen of other hands', () => {
  const lines = ['seat 0 hand J01', 'seat 0 open P03', 'seat 1 hand J02', 'seat 1 peeked J03 J04', 'seat 1 open P01'];
  for (const viewer of [0, 1]) {
    const view = jugula.viewFor(position(lines), viewer);
    const made = jugula.determinise(view, fastRandom(4));
    assert.deepEqual(jugula.viewFor(made, viewer), view);
    assert.deepEqual([made.lanistae[1]!.deck.length, handSize(made.lanistae[1]!)], [9, 4]);
  }
  // Once the last card that others knew has left, nothing of it stays behind.
  const g = position(lines);
  for (const card of [2, 3]) leaveHand(g.lanistae[1]!, 1, card);
  assert.deepEqual(g.lanistae[1]!.known, [{ to: EVERYBODY, cards: [12] }]);
  const seen = jugula.viewFor(position(lines), 0).lanistae[1]!;
  assert.deepEqual([seen.seen, seen.open], [[2, 3], [12]]);
});

test('JU-18.11 JU-21.11 in a combat the player who chooses a card may concede, and nobody else', () => {
  const lines = ['place murmillo.0 3,3e', 'place thraex.1 4,3w', 'place eques.1 5,3w', 'place eques.2 0,0n'];
  const hands = ['seat 0 hand J01', 'seat 1 hand J01 J02', 'seat 2 hand J01 J02'];
  const tops = ['seat 0 top J09', 'seat 1 top J03'];
  const t = tableAt([...lines, ...hands, ...tops], {
    seats: 3,
    options: { pushRule: 'fan' },
    frames: [attacks.frame({ left: 1 })],
  });
  const open = (): number[] => [0, 1, 2].filter((seat) => t.offersFor(seat).length > 0);
  assert.deepEqual(open(), [0]);
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual(open(), [1]);
  decide(t, 1, 'top');
  // Now the attacker chooses where the defender is pushed.
  assert.deepEqual([askedOf(t, 0), open()], ['JU-21.15', [0]]);
});

test('JU-21.11 JU-21.12 where both fighters choose a card, both may concede, and the third player may not', () => {
  const lines = ['place murmillo.0 3,3e', 'place thraex.1 4,3w', 'place eques.2 0,0n'];
  const hands = [0, 1, 2].map((seat) => `seat ${seat} hand J01 J02`);
  const t = tableAt([...lines, ...hands], { seats: 3, frames: [attacks.frame({ left: 1 })] });
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual(
    [0, 1, 2].map((seat) => t.offersFor(seat).length),
    [1, 1, 0],
  );
});

test('JU-18.6 JU-18.8 familiae that withdraw in the same instant are ranked by the damage they had', () => {
  const lines = ['place murmillo.0 3,3e', 'place thraex.0 0,0n', 'out veles.1', 'place eques.1 5,5n'];
  const t = tableAt([...lines, 'out veles.2', 'place eques.2 5,0n wounded', 'seat 0 hand J01 J02'], { seats: 3 });
  judge(t.state, t);
  assert.deepEqual(jugula.outcome(t.state).places, [1, 2, 3]);
});

test('JU-21.11 conceding is for those who mean it: test games use it seldom', () => {
  assert.deepEqual(
    jugula.commands.map(({ name, seldom }) => [name, seldom]),
    [['concede', true]],
  );
});

test('JU-21.13 JU-19.15 of four players any may have looked at a hand, and all of them', () => {
  for (const lookers of [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]) {
    const g = position(['seat 0 hand J01 J02'], { seats: 4 });
    for (const looker of lookers) showHand(g.lanistae[0]!, 0, looker);
    const shown = jugula.zones(g).find(({ zone, owner }) => owner === 0 && zone.startsWith('known'))!;
    const sight = jugula.visibility[shown.zone]!(g, 0);
    const sees = [0, 1, 2, 3].filter((seat) => maySee(sight, seat));
    assert.deepEqual([shown.items.length, sees], [2, [0, ...lookers]]);
    assert.ok(!maySee(sight, SPECTATOR));
  }
});
