// Chapter 19: special effects.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jugula } from '#games/jugula/index.ts';
import { handOf, handSize } from '#games/jugula/rules/06-cards.ts';
import { discarding, effect } from '#games/jugula/rules/19-effects.ts';
import { askedOf, attempt, decide, events, field, ids, offered, tableAt } from '#games/jugula/testing/positions.ts';

const OTHER = 'seat 1 hand J01 J02 J03';

test('JU-19.2 MOVE: up to that many gladiators move, with more points', () => {
  const t = tableAt(['place murmillo.0 0,7n', 'place thraex.0 4,7n', 'place eques.0 6,7n', 'seat 0 hand J03 J01']);
  decide(t, 0, 'J03-special');
  decide(t, 0, 'murmillo.0');
  assert.ok(offered(t, 0).includes('0,1n') && !offered(t, 0).includes('0,0n'));
  decide(t, 0, '0,1n');
  assert.equal(field(t, 'moved', 'total'), 6);
  decide(t, 0, 'thraex.0');
  decide(t, 0, '4,0n');
  // Two have moved, and the eques stays.
  assert.equal(t.state.active, 1);
});

test('JU-19.3 ATTACK: up to that many gladiators attack, at more', () => {
  const t = tableAt([
    'place murmillo.0 3,3e',
    'place thraex.1 4,3w',
    'seat 0 hand P03 J01',
    'seat 0 top J02',
    'seat 1 top J02',
  ]);
  decide(t, 0, 'P03-special');
  decide(t, 0, 'murmillo:thraex.1');
  assert.equal(field(t, 'attackScored', 'total'), 3 + 5 + 3);
});

test('JU-19.4 MOVE_ATTACK: one gladiator moves and then may attack', () => {
  const lines = [
    'place murmillo.0 3,6n',
    'place eques.0 4,4n',
    'place thraex.1 3,3s',
    'seat 0 hand P04 J01',
    'seat 0 top J02',
    'seat 1 top J02',
  ];
  const t = tableAt(lines);
  decide(t, 0, 'P04-special');
  assert.equal(t.requestFor(0)!.fallback, 'stop');
  decide(t, 0, 'murmillo.0');
  decide(t, 0, '3,4n');
  // Only he may attack now, though the eques stands there too.
  assert.deepEqual([askedOf(t, 0), offered(t, 0)], ['JU-21.6', ['murmillo:thraex.1', 'stop']]);
  const barred = t.requestFor(0)!.barred!.map(({ item }) => jugula.nouns['strike']!.print(item).split(':')[0]);
  assert.deepEqual([...new Set(barred)], ['murmillo']);
  decide(t, 0, 'murmillo:thraex.1');
  assert.equal(field(t, 'attackScored', 'total'), 3 + 5 + 2);
  assert.equal(t.state.active, 1);
});

test('JU-19.5 TURN: free turns for those who are not hindered, in a Danger Zone too', () => {
  const lines = [
    'place retiarius.1 7,7n',
    'place murmillo.0 3,3e',
    'place eques.0 0,0n by=retiarius.1',
    'place thraex.1 3,2s',
    'seat 0 hand J06 J01',
    OTHER,
  ];
  const t = tableAt(lines);
  decide(t, 0, 'J06-special');
  assert.ok(offered(t, 0).every((pivot) => !pivot.startsWith('eques')));
  decide(t, 0, 'murmillo:s');
  assert.equal(t.state.gladiators[0]!.facing, 4);
  assert.equal(t.state.lanistae[0]!.vox, 2);
});

test('JU-19.6 SHOVE: an enemy in front is pushed if there is room, and never wounded', () => {
  const lines = [
    'place murmillo.0 3,3e',
    'place eques.0 6,3e',
    'place thraex.1 4,3w',
    'place veles.1 7,3w',
    'seat 0 hand P10 J01',
    OTHER,
  ];
  const t = tableAt(lines);
  decide(t, 0, 'P10-special');
  decide(t, 0, 'eques:veles.1');
  assert.deepEqual(
    [t.state.gladiators[5]!.cell, t.state.gladiators[5]!.wounds, events(t, 'stoodFirm').length],
    [31, 0, 1],
  );
  decide(t, 0, 'murmillo:thraex.1');
  assert.equal(t.state.gladiators[4]!.cell, 29);
  assert.equal(t.state.fought, false);
  // Then one attack; the thraex was pushed out of reach.
  assert.deepEqual(offered(t, 0), ['eques:veles.1', 'stop']);
});

test('JU-19.6 a hindered gladiator shoves nobody', () => {
  const t = tableAt([
    'place retiarius.1 7,7n',
    'place murmillo.0 3,3e by=retiarius.1',
    'place thraex.1 4,3w',
    'seat 0 hand J07 J01',
    OTHER,
  ]);
  decide(t, 0, 'J07-special');
  assert.equal(askedOf(t, 0), 'JU-21.4');
});

test('JU-19.7 BOOST: markers for up to that many own gladiators, until the moment it says', () => {
  const t = tableAt(['place murmillo.0 3,3e', 'place eques.0 4,3w', 'seat 0 hand P09 J01', OTHER]);
  decide(t, 0, 'P09-special');
  assert.notEqual(attempt(t, 0, 'murmillo.0+eques.0'), null);
  assert.deepEqual(t.requestFor(0)!.fallback, []);
  decide(t, 0, 'eques.0');
  assert.deepEqual(
    t.state.gladiators.slice(0, 2).map(({ boosts }) => boosts),
    [[], [{ stat: 0, k: 2, until: 2, turn: 1 }]],
  );
});

test('JU-19.8 JU-19.16 VOX: own or a chosen opponent’s track; of one card all targets are the same opponent', () => {
  const t = tableAt(['seat 0 hand P07 J01', 'seat 1 vox 3', 'seat 2 vox 5', 'seat 1 hand J01', 'seat 2 hand J01'], {
    seats: 3,
  });
  decide(t, 0, 'P07-special');
  assert.deepEqual([askedOf(t, 0), offered(t, 0), t.requestFor(0)!.fallback], ['JU-19.16', ['1', '2'], 1]);
  decide(t, 0, '2');
  assert.deepEqual(
    t.state.lanistae.map(({ vox }) => vox),
    [2, 3, 3],
  );
});

test('JU-19.9 DRAW takes that many cards', () => {
  const t = tableAt(['seat 0 hand P01 J01', OTHER]);
  decide(t, 0, 'P01-special');
  assert.deepEqual([t.state.lanistae[0]!.vox, handSize(t.state.lanistae[0]!)], [2, 3]);
});

test('JU-19.10 DISCARD at random: never below one card', () => {
  const t = tableAt(['seat 0 hand J10 J02', OTHER], { dice: [1] });
  decide(t, 0, 'J10-special');
  assert.deepEqual(ids(t.state.lanistae[1]!.discard), ['J02']);
  const one = tableAt(['seat 0 hand J10 J02', 'seat 1 hand J01']);
  decide(one, 0, 'J10-special');
  assert.equal(handSize(one.state.lanistae[1]!), 1);
});

test('JU-19.10 who holds a single card gives up none, and nobody is asked which', () => {
  const hands = ['seat 0 hand J02', 'seat 1 hand J01'];
  const t = tableAt(hands, { frames: [discarding.frame({ seat: 1, n: 1 })] });
  assert.equal(t.over, true);
  assert.equal(handSize(t.state.lanistae[1]!), 1);
});

test('JU-19.10 JU-21.9 DISCARD of the player’s own cards: by choice, never the last card', () => {
  const t = tableAt(['seat 0 hand J12 J02 J04', OTHER]);
  decide(t, 0, 'J12-special');
  decide(t, 0, 'P03');
  assert.deepEqual(ids(t.requestFor(0)!.fallback as number[]), ['J02']);
  decide(t, 0, 'J04');
  assert.deepEqual(ids(handOf(t.state.lanistae[0]!)), ['J02', 'P03']);
  const last = tableAt(['seat 0 hand J02'], { frames: [effect.frame({ card: 11, step: 1 })] });
  assert.equal(last.over, true);
  assert.equal(handSize(last.state.lanistae[0]!), 1);
});

test('JU-19.10 JU-19.15 PEEK and DISCARD pick: the hand is seen by him alone, and he picks from it', () => {
  const t = tableAt(['seat 0 hand P11 J02', 'seat 1 hand J01 J04 J11', 'seat 2 hand J01'], { seats: 3 });
  decide(t, 0, 'P11-special');
  decide(t, 0, '1');
  const seen = (viewer: number): string[] => ids(jugula.viewFor(t.state, viewer).lanistae[1]!.seen);
  assert.deepEqual([seen(0), seen(1), seen(2)], [['J01', 'J04', 'J11'], ['J01', 'J04', 'J11'], []]);
  assert.deepEqual(ids(t.requestFor(0)!.fallback as number[]), ['J04', 'J11']);
  const near = tableAt(['seat 0 hand P11 J02', 'seat 1 hand J01 J04 J09']);
  decide(near, 0, 'P11-special');
  assert.deepEqual(ids(near.requestFor(0)!.fallback as number[]), ['J04', 'J09']);
  decide(t, 0, 'J01+J11');
  // The viewer still knows the cards seen; the others still see only how many.
  assert.deepEqual([seen(0), jugula.viewFor(t.state, 2).lanistae[1]!.hand], [['J04'], 1]);
});

test('JU-19.11 RECOVER: up to that many discarded cards come back, in the open', () => {
  const t = tableAt(['seat 0 hand J08 J02', 'seat 0 discard J04 J05', OTHER]);
  decide(t, 0, 'J08-special');
  assert.deepEqual(offered(t, 0), ['J04', 'J05']);
  decide(t, 0, 'J04');
  assert.deepEqual(ids(jugula.viewFor(t.state, 1).lanistae[0]!.open), ['J04']);
});

test('JU-19.12 JU-21.8 PRIMA into the hand, openly; its default takes none, that of the use the lowest', () => {
  const t = tableAt(['seat 0 hand J12 J02', OTHER]);
  decide(t, 0, 'J12-special');
  assert.deepEqual(t.requestFor(0)!.fallback, []);
  decide(t, 0, 'P09');
  assert.deepEqual(ids(jugula.viewFor(t.state, 1).lanistae[0]!.open), ['P09']);
  const use = tableAt(['seat 0 hand J08 J02', OTHER]);
  decide(use, 0, 'J08-prima');
  assert.deepEqual(ids(use.requestFor(0)!.fallback as number[]), ['P01', 'P02', 'P03']);
});

test('JU-19.13 JU-19.14 FREE and SWAP: markers go back, two own neighbours change places', () => {
  const lines = [
    'place retiarius.1 7,7n',
    'place murmillo.0 3,3e by=retiarius.1',
    'place eques.0 4,3w',
    'place thraex.0 0,0n',
    'seat 0 hand P12 J01',
    OTHER,
  ];
  const t = tableAt(lines);
  decide(t, 0, 'P12-special');
  decide(t, 0, 'murmillo.0');
  assert.deepEqual([t.state.gladiators[0]!.net, t.state.gladiators[4]!.nets], [-1, 1]);
  assert.deepEqual(offered(t, 0), ['murmillo~eques', 'stop']);
  decide(t, 0, 'murmillo~eques');
  assert.deepEqual(
    t.state.gladiators.slice(0, 2).map(({ cell, facing }) => [cell, facing]),
    [
      [28, 2],
      [27, 6],
    ],
  );
  assert.equal(askedOf(t, 0), 'JU-21.4');
});

const HAND = 'seat 0 hand P12 J01';

test('JU-19.14 the hindered are not swapped, whichever of the two it is', () => {
  const swappers = ['place retiarius.1 7,7n', 'place murmillo.0 3,3e', 'place eques.0 4,3w', HAND, OTHER];
  for (const hindered of [1, 2]) {
    const t = tableAt(swappers.map((line, i) => (i === hindered ? `${line} by=retiarius.1` : line)));
    decide(t, 0, 'P12-special');
    decide(t, 0, '-');
    assert.equal(askedOf(t, 0), 'JU-21.4');
  }
  const free = tableAt(swappers.slice(1));
  decide(free, 0, 'P12-special');
  decide(free, 0, 'stop');
  assert.deepEqual(
    [free.state.gladiators[0]!.cell, free.state.gladiators[1]!.cell, askedOf(free, 0), events(free, 'swapped').length],
    [27, 28, 'JU-21.4', 0],
  );
});

test('JU-19.17 within one card a gladiator moves once and attacks once', () => {
  const lines = [
    'place murmillo.0 3,3e',
    'place thraex.1 4,3w DEF+9',
    'place eques.1 4,2w DEF+9',
    'seat 0 hand P06 J01',
    'seat 0 top J05 J06',
    'seat 1 top J02 J04',
  ];
  const t = tableAt(lines);
  decide(t, 0, 'P06-special');
  decide(t, 0, 'murmillo:thraex.1');
  assert.equal(t.state.active, 1);
  assert.equal(t.state.lanistae[0]!.vox, 1);
  const alone = tableAt(['place murmillo.0 3,3e', 'seat 0 hand J03 J01', OTHER]);
  decide(alone, 0, 'J03-special');
  decide(alone, 0, 'murmillo.0');
  decide(alone, 0, '4,3e');
  assert.equal(alone.state.active, 1, 'two could move, but nobody is left who has not');
});

test('JU-9.9 JU-19.1 an attack that ends the game ends the effect: no step is carried out after it', () => {
  const lines = [
    'place murmillo.0 3,3e',
    'out secutor.1',
    'place provocator.1 7,1n wounded',
    'place thraex.1 4,3e',
    'seat 0 hand P06 J01',
    'seat 0 top J11',
    'seat 1 top J05',
  ];
  const t = tableAt(lines);
  decide(t, 0, 'P06-special');
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual([t.over, t.state.ending, t.state.lanistae[0]!.vox], [true, 'JU-18.1', 0]);
});

test('JU-19.18 a cost in Vox Populi must be payable', () => {
  const t = tableAt(['seat 0 hand J11 J01', OTHER]);
  assert.equal(attempt(t, 0, 'J11-special'), 'JU-19.18');
  const rich = tableAt(['seat 0 hand J11 J01', 'seat 0 vox 1', OTHER]);
  decide(rich, 0, 'J11-special');
  assert.equal(rich.state.lanistae[0]!.vox, 0);
});
