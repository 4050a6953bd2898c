// Chapters 6 to 9: cards, Vox Populi, the turn, the uses of a card.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultChoice } from '#engine/requests/choices.ts';
import { EVERYBODY } from '#engine/seat.ts';
import { CARDS } from '#games/jugula/cards.ts';
import { jugula } from '#games/jugula/index.ts';
import { handOf, handSize, joinHand, showHand } from '#games/jugula/rules/06-cards.ts';
import { attackBonus, handLimit } from '#games/jugula/rules/07-vox.ts';
import { attackSum, defenceSum } from '#games/jugula/rules/13-scores.ts';
import {
  askedOf,
  attempt,
  decide,
  events,
  field,
  ids,
  offered,
  position,
  tableAt,
} from '#games/jugula/testing/positions.ts';

const OTHER = 'seat 1 hand J01 J02 J03';

test('JU-6.2 JU-8.10 a card is played for one use, announced with it', () => {
  const t = tableAt(['seat 0 hand J05 J01', OTHER]);
  decide(t, 0, 'J05-vox');
  assert.equal(t.state.lanistae[0]!.vox, 3);
  assert.equal(events(t, 'drew').length, 0);
  assert.equal(field(t, 'played', 'use'), 'vox');
});

test('JU-6.3 JU-6.4 JU-6.5 hands and the order of piles are secret, everything else is open, numbers too', () => {
  const g = position(['seat 1 hand J01 J02', 'seat 1 discard J03', 'seat 1 played J04']);
  const seen = jugula.viewFor(g, 0).lanistae[1]!;
  assert.deepEqual([seen.hand, seen.deck, seen.open, seen.seen], [2, 8, [], []]);
  assert.deepEqual([ids(seen.discard), ids(seen.played), seen.reserve.length], [['J03'], ['J04'], 12]);
  assert.deepEqual(ids(jugula.viewFor(g, 1).lanistae[1]!.seen), ['J01', 'J02']);
});

test('JU-6.6 JU-6.7 an empty pile is made again from the discard pile, without the cards in play', () => {
  const t = tableAt(['seat 0 hand J01 J02', 'seat 0 deck discard', OTHER]);
  decide(t, 0, 'J01-draw');
  assert.equal(field(t, 'reshuffled', 'count'), 10);
  assert.equal(t.state.lanistae[0]!.deck.includes(0), false);
  assert.deepEqual(ids(t.state.lanistae[0]!.discard), ['J01']);
});

test('JU-6.8 with both piles empty nothing is taken and the rest of the draw is lost', () => {
  const t = tableAt([
    'seat 0 hand J01 J02',
    'seat 0 deck discard',
    'seat 0 played J03 J04 J05 J06 J07 J08 J09 J10 J11',
    OTHER,
  ]);
  decide(t, 0, 'J01-draw');
  assert.equal(field(t, 'exhausted', 'lost'), 2);
  assert.deepEqual(ids(handOf(t.state.lanistae[0]!)), ['J02', 'J12']);
});

test('JU-6.9 JU-9.5 acquired Prima cards come into the hand, openly, and are ordinary cards from then on', () => {
  const t = tableAt(['seat 0 hand J08 J02', 'seat 0 deck discard', OTHER]);
  decide(t, 0, 'J08-prima');
  assert.equal(attempt(t, 0, 'P01+P02+P03+P04'), 'JU-21.8');
  decide(t, 0, 'P01+P03');
  const lanista = t.state.lanistae[0]!;
  assert.deepEqual([handOf(lanista), lanista.reserve.length], [[1, 12, 14], 10]);
  assert.deepEqual(lanista.known, [{ to: EVERYBODY, cards: [12, 14] }]);
  decide(t, 1, 'J01-vox');
  decide(t, 0, 'P01-vox');
  assert.ok(lanista.discard.includes(12) && !lanista.reserve.includes(12));
});

test('JU-21.13 cards of a hand that the same players know lie together', () => {
  const { lanistae } = position(['seat 0 hand J01']);
  const [lanista] = lanistae;
  for (const [card, to] of [
    [5, 0b11],
    [3, EVERYBODY],
    [2, 0b11],
    [4, 0b101],
    [1, EVERYBODY],
  ] as const)
    joinHand(lanista!, card, to);
  assert.deepEqual(lanista!.known, [
    { to: 0b11, cards: [2, 5] },
    { to: 0b101, cards: [4] },
    { to: EVERYBODY, cards: [1, 3] },
  ]);
  // Another look at it: who had seen a part of it is joined by who sees it now.
  showHand(lanista!, 0, 2);
  assert.deepEqual(lanista!.known, [
    { to: 0b101, cards: [0, 4] },
    { to: 0b111, cards: [2, 5] },
    { to: EVERYBODY, cards: [1, 3] },
  ]);
  assert.deepEqual(lanista!.hand, []);
});

test('JU-6.10 cards never change owner', () => {
  const t = tableAt([
    'place murmillo.0 3,3n',
    'place thraex.1 3,2s',
    'seat 0 hand J04 J01',
    OTHER,
    'seat 0 top J03',
    'seat 1 top J03',
  ]);
  decide(t, 0, 'J04-attack');
  decide(t, 0, 'murmillo:thraex.1');
  decide(t, 1, 'J01');
  for (const { hand, known, deck, played, discard, reserve } of t.state.lanistae) {
    const all = [...hand, ...known.flatMap((one) => one.cards), ...deck, ...played, ...discard, ...reserve];
    assert.deepEqual(
      all.sort((a, b) => a - b),
      CARDS.map((_, card) => card),
    );
  }
});

test('JU-7.1 JU-7.2 JU-7.7 JU-9.3 the track goes from 0 to 10, and what is beyond is lost', () => {
  const t = tableAt(['seat 0 hand P01 J01', 'seat 0 vox 9', OTHER]);
  decide(t, 0, 'P01-vox');
  assert.equal(t.state.lanistae[0]!.vox, 10);
  assert.deepEqual(
    (field(t, 'voxChanged', 'parts') as { value: number }[]).map(({ value }) => value),
    [9, 3, -2],
  );
  const low = tableAt(['seat 0 hand J05 J01', 'seat 1 vox 0', OTHER]);
  decide(low, 0, 'J05-special');
  assert.equal(low.state.lanistae[1]!.vox, 0);
});

test('JU-7.3 JU-7.4 JU-7.5 the table gives the hand limit and a bonus to attacks, never to a defence', () => {
  assert.deepEqual([0, 3, 6, 9].map(handLimit), [4, 5, 6, 7]);
  assert.deepEqual([0, 1, 2, 5, 6, 9, 10].map(attackBonus), [0, 1, 1, 2, 3, 4, 4]);
  const lines = ['place murmillo.0 3,3n', 'place thraex.1 3,2s'];
  const plain = position(lines);
  const praised = position([...lines, 'seat 0 vox 10', 'seat 1 vox 10']);
  assert.equal(attackSum(praised, 0, 4, 0, null), attackSum(plain, 0, 4, 0, null) + 4);
  assert.equal(defenceSum(praised, 0, 4, null), defenceSum(plain, 0, 4, null));
});

test('JU-7.8 JU-14.12 an attack that succeeds brings no Vox Populi, and none is ever spent by attacking', () => {
  const t = tableAt([
    'place murmillo.0 3,3n',
    'place thraex.1 3,2n',
    'seat 0 hand J04 J01',
    'seat 0 vox 1',
    'seat 1 vox 3',
    'seat 0 top J11',
    'seat 1 top J05',
  ]);
  decide(t, 0, 'J04-attack');
  decide(t, 0, 'murmillo:thraex.1');
  assert.equal(events(t, 'pushed').length, 1);
  assert.deepEqual(
    t.state.lanistae.map(({ vox }) => vox),
    [1, 3],
  );
});

test('JU-7.9 a change counts at once, for the attack bonus of the same turn too', () => {
  const t = tableAt([
    'place murmillo.0 3,3n',
    'place thraex.1 3,2s',
    'seat 0 hand J11 J01',
    'seat 0 vox 1',
    'seat 0 top J03',
    'seat 1 top J03',
  ]);
  decide(t, 0, 'J11-special');
  decide(t, 0, 'murmillo:thraex.1');
  const labels = (field(t, 'attackScored', 'parts') as { label: string }[]).map(({ label }) => label);
  // Vox Populi fell from 1 to 0: the bonus is gone.
  assert.deepEqual(labels, ['card', 'ATT', 'effect']);
});

test('JU-8.1 JU-8.2 in his turn a player plays exactly one card', () => {
  const t = tableAt(['seat 0 hand J01 J02', OTHER]);
  decide(t, 0, 'J02-vox');
  assert.deepEqual([t.state.active, askedOf(t, 0), askedOf(t, 1)], [1, null, 'JU-21.3']);
});

test('JU-8.3 a player who begins a turn without a card takes one; his boosts of that sort expire', () => {
  const t = tableAt(['seat 0 hand J01 J02', 'place eques.0 7,7n', 'place murmillo.1 0,0n', 'seat 1 top J05']);
  t.state.gladiators[0]!.boosts.push({ stat: 1, k: 1, until: 1, turn: 1 });
  t.state.gladiators[4]!.boosts.push({ stat: 1, k: 1, until: 1, turn: 0 }, { stat: 0, k: 1, until: 2, turn: 0 });
  decide(t, 0, 'J01-vox');
  assert.deepEqual(offered(t, 1), ['J05-draw']);
  assert.deepEqual(
    t.state.gladiators[4]!.boosts.map(({ until }) => until),
    [2],
  );
  // Those of the others last until their own turns.
  assert.equal(t.state.gladiators[0]!.boosts.length, 1);
});

test('JU-8.3 JU-0.4 a new turn has forgotten who moved, attacked and was wounded in the last, on every side', () => {
  const t = tableAt(['place murmillo.0 0,0e', 'place thraex.1 7,7w', 'seat 0 hand J01 J02', OTHER]);
  for (const gladiator of t.state.gladiators) Object.assign(gladiator, { moved: true, attacked: true, hurt: true });
  decide(t, 0, 'J01-vox');
  assert.equal(askedOf(t, 1), 'JU-21.3');
  for (const { moved, attacked, hurt } of t.state.gladiators)
    assert.deepEqual([moved, attacked, hurt], [false, false, false]);
});

test('JU-8.4 passing is not possible, but a use can be carried out with nobody', () => {
  const t = tableAt(['place murmillo.0 3,3n', 'seat 0 hand J01 J02', OTHER]);
  assert.equal(
    offered(t, 0).some((play) => !/^J0[12]-/.test(play)),
    false,
  );
  decide(t, 0, 'J01-move');
  decide(t, 0, 'stop');
  assert.equal(t.state.active, 1);
});

test('JU-8.5 a use whose number is 0 cannot be chosen', () => {
  const t = tableAt(['seat 0 hand J03 J04 J09', OTHER]);
  for (const play of ['J03-attack', 'J04-vox', 'J09-prima']) assert.equal(attempt(t, 0, play), 'JU-8.5');
});

test('JU-8.6 JU-21.3 the last card of the hand is drawn with; the default draws with the best', () => {
  const t = tableAt(['seat 0 hand J11', OTHER]);
  assert.deepEqual(offered(t, 0), ['J11-draw']);
  const more = tableAt(['seat 0 hand J01 J06 J08', OTHER]);
  assert.equal(jugula.nouns['play']!.print(defaultChoice(more.requestFor(0)!) as number), 'J06-draw');
});

test('JU-8.8 JU-8.9 JU-17.3 played and fighting cards stay in play until the turn closes, on both sides', () => {
  const t = tableAt([
    'place murmillo.0 3,3n',
    'place thraex.1 3,2s DEF+9',
    'place eques.0 4,3nw',
    'seat 0 hand J04 J01 J02',
    OTHER,
    'seat 0 top J03',
  ]);
  decide(t, 0, 'J04-attack');
  decide(t, 0, 'murmillo:thraex.1');
  decide(t, 1, 'J01');
  decide(t, 0, 'top');
  assert.equal(askedOf(t, 0), 'JU-21.6');
  assert.deepEqual(
    t.state.lanistae.map(({ played }) => ids(played)),
    [['J03', 'J04'], ['J01']],
  );
  decide(t, 0, 'stop');
  assert.deepEqual(
    t.state.lanistae.map(({ played, discard }) => [ids(played), ids(discard)]),
    [
      [[], ['J03', 'J04']],
      [[], ['J01']],
    ],
  );
});

test('JU-9.1 JU-9.2 JU-9.7 JU-9.8 up to that many gladiators act one after the other, named as they go', () => {
  const t = tableAt([
    'place murmillo.0 3,3n',
    'place thraex.0 5,5n',
    'place eques.0 7,7n',
    'seat 0 hand J01 J02',
    OTHER,
  ]);
  decide(t, 0, 'J01-move');
  assert.deepEqual(offered(t, 0), ['murmillo.0', 'thraex.0', 'eques.0', 'stop']);
  decide(t, 0, 'thraex.0');
  decide(t, 0, '5,4n');
  assert.deepEqual(offered(t, 0), ['murmillo.0', 'eques.0', 'stop']);
  assert.equal(attempt(t, 0, 'thraex.0'), 'JU-10.19');
  decide(t, 0, 'eques.0');
  decide(t, 0, '7,6n');
  assert.equal(t.state.active, 1);
});

test('JU-9.4 a draw takes the cards one after the other into the hand', () => {
  const t = tableAt(['seat 0 hand J06 J02', 'seat 0 top J03 J05 J07 J09', OTHER]);
  decide(t, 0, 'J06-draw');
  assert.equal(handSize(t.state.lanistae[0]!), 5);
  assert.deepEqual(ids(events(t, 'drew')[0]!.secrets![0]!.fields['cards'] as number[]), ['J03', 'J05', 'J07', 'J09']);
});

test('JU-9.6 JU-19.1 the special effect is carried out step by step; a step that cannot be is skipped', () => {
  const t = tableAt(['place murmillo.0 3,3n', 'seat 0 hand J07 J02', OTHER]);
  decide(t, 0, 'J07-special');
  // Nobody to shove: the effect goes on with its movement.
  assert.equal(askedOf(t, 0), 'JU-21.4');
});

test('JU-9.9 when the game ends during a use, the rest of the turn is not played', () => {
  const lines = [
    'place murmillo.0 3,3e',
    'place eques.0 4,4n',
    'out secutor.1',
    'place provocator.1 7,1n wounded',
    'place thraex.1 4,3e',
  ];
  const t = tableAt([...lines, 'seat 0 hand J04 J01 J02 J03 J05 J06', 'seat 1 top J05', 'seat 0 top J11']);
  decide(t, 0, 'J04-attack');
  decide(t, 0, 'murmillo:thraex.1');
  decide(t, 0, 'top');
  assert.equal(t.over, true);
  assert.deepEqual(ids(t.state.lanistae[0]!.played), ['J04', 'J11']);
});
