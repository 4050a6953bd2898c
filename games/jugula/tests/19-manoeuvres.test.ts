// Chapters 8 and 19: shoves and turns, and what is done without cards in hand or reserve.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixedRandom } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import { Table } from '#engine/flow/table.ts';
import { CARDS, DRAW } from '#games/jugula/cards.ts';
import { jugula } from '#games/jugula/index.ts';
import { prima } from '#games/jugula/rules/09-prima.ts';
import { shove } from '#games/jugula/rules/19-manoeuvres.ts';
import { decide, events, field, offered, position, tableAt } from '#games/jugula/testing/positions.ts';

test('JU-19.6 only an enemy in a front square is shoved: nobody behind, beside or further away, and no friend', () => {
  const t = tableAt(
    [
      ...['place murmillo.0 3,3n', 'place eques.0 3,2s'],
      ...['place thraex.1 4,2w', 'place veles.1 3,4n', 'place secutor.1 4,3w', 'place eques.1 3,0s'],
    ],
    { frames: [shove.frame({ left: 1 })] },
  );
  assert.deepEqual(
    offered(t, 0).filter((word) => word.startsWith('murmillo')),
    ['murmillo:thraex.1'],
  );
});

test('JU-9.5 with nothing in the reserve nothing is asked, and nothing is acquired', () => {
  const g = position(['place murmillo.0 3,3n', 'place thraex.1 4,3w'], {
    frames: [prima.frame({ card: 0, step: null })],
  });
  g.lanistae[0]!.reserve = [];
  const t = new Table(jugula, g, fixedRandom([]), new Log()).run();
  assert.deepEqual([t.asked.length, events(t, 'acquired').length], [0, 0]);
});

test('JU-21.3 a player without any card plays nothing, and the next one plays', () => {
  const g = position(['place murmillo.0 3,3n', 'place thraex.1 6,6w', 'seat 1 hand J01 J02']);
  Object.assign(g.lanistae[0]!, { hand: [], deck: [], discard: [], played: [], known: [] });
  const t = new Table(jugula, g, fixedRandom([], { shuffles: 'keep' }), new Log()).run();
  assert.deepEqual(
    [t.asked.map(({ seat, clause }) => `${seat} ${clause}`), events(t, 'played').length],
    [['1 JU-21.3'], 0],
  );
});

test('JU-9.4 JU-9.5 what a hand comes to: drawing does not look at the reserve, Prima gives no more than lies there', () => {
  const t = tableAt(['place murmillo.0 3,3n', 'place thraex.1 6,6w', 'seat 0 hand J01 J05']);
  t.state.lanistae[0]!.reserve = [];
  const hints = new Map(
    t
      .requestFor(0)!
      .hints!.filter(({ key }) => key === 'handTo')
      .map(({ item, values }) => [jugula.nouns['play']!.print(item), values['to']]),
  );
  assert.deepEqual([hints.get('J05-draw'), hints.get('J05-prima')], [1 + CARDS[4]!.numbers[DRAW]!, 1]);
});

test('JU-19.5 TURN: to a diagonal facing too, and everybody reads which', () => {
  const t = tableAt(['place murmillo.0 3,3e', 'place thraex.1 7,7n', 'seat 0 hand J06 J01', 'seat 1 hand J01 J02 J03']);
  decide(t, 0, 'J06-special');
  decide(t, 0, 'murmillo:se');
  assert.deepEqual([t.state.gladiators[0]!.facing, field(t, 'turned', 'facing')], [3, 3]);
});
