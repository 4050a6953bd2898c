// What stands around the rules: the lines that arrange a position, the drawing, and the first player.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Choice } from '#engine/requests/request.ts';
import { only } from '#engine/seat.ts';
import { arrange } from '#games/harenula/arrange.ts';
import { arena } from '#games/harenula/board.ts';
import { CARDS, SAND } from '#games/harenula/cards.ts';
import { harenula } from '#games/harenula/index.ts';
import { answer } from '#games/harenula/rules/03-round.ts';
import { turn } from '#games/harenula/rules/04-turn.ts';
import { attack } from '#games/harenula/rules/05-attack.ts';
import type { Harenula } from '#games/harenula/state.ts';
import { tableAt } from '#games/harenula/testing/table.ts';

test('a line that arranges nothing is refused with what it should have been', () => {
  for (const [line, sentence] of [
    ['hands 1', /^'hands' cannot be set; there are: seat, round, /],
    ['seat 0 name Anna', /^'seat 0 name' cannot be set; there are: hand, /],
    ['seat 2 coins 1', /^a number from 0 to 1 is needed, not '2'$/],
    ['seat', /^a number from 0 to 1 is needed, not ''$/],
    ['round 7', /^a number from 0 to 6 is needed, not '7'$/],
    ['seat 0 hand blow-9', /^'blow-9' is no card; there are: blow-1, /],
    ['seat 0 patron nero', /^'nero' is no patron; there are: avarus, /],
    ['seat 0 at f1', /^'f1' is no hex of the arena; write c3, or fallen$/],
    ['top trick*9', /^more of one kind are named than there are left$/],
  ] as const) {
    assert.throws(() => arrange(harenula.setup(2, { rounds: 6 }), line), { name: 'Error', message: sentence }, line);
  }
});

test('the first named card lies on top', () => {
  const g = harenula.setup(2, { rounds: 6 });
  arrange(g, 'top blow-2 trick');
  assert.deepEqual(g.deck.slice(-2), [CARDS.indexOf('trick'), CARDS.indexOf('blow-2')]);
  assert.equal(g.deck.length, SAND.length);
});

test('the drawing shows the board, what is open, and what the viewer knows', () => {
  const lines = ['round 2', 'seat 0 at c2', 'seat 1 at b2', 'seat 0 hand blow-1 trick', 'seat 1 hand blow-2', 'lot 3'];
  const more = ['seat 2 laurels 1 2', 'seat 0 patron durus', 'seat 1 patron pius', 'seat 2 patron ferox'];
  const hidden = ['seat 0 buried guard-1', 'seat 1 buried guard-2', 'discard blow-1 guard-2', 'top blow-3'];
  const { state } = tableAt(turn.frame({ by: 0 }), [...lines, ...more, ...hidden], 3);
  state.top.push(state.deck.pop()!);
  state.peekers = only(0);
  const text = harenula.draw(harenula.viewFor(state, 0), harenula.words.en);
  assert.deepEqual(text.split('\n'), [
    `round 2/6 · bank 20 · deck ${SAND.length - 7}`,
    'laurel on offer: 3',
    'discard pile: blow-1 guard-2',
    'top of the deck: blow-3',
    '',
    '      a1    a2    a3',
    '    b1    b2[1] b3    b4',
    '  c1    c2[0] c3    c4    c5',
    '    d1    d2    d3~   d4',
    '      e1    e2    e3',
    '',
    '*0 c2      coins  6  laurels –  felled 0  hand blow-1 trick  buried guard-1  patron durus',
    ' 1 b2      coins  6  laurels –  felled 0  hand 1',
    ' 2 fallen  coins  6  laurels 1+2  felled 0  hand 0',
  ]);
});

/** What the heuristic answers for the seat that is asked. */
function advice(table: Table<Harenula>): Choice {
  const [request] = table.asked;
  return harenula.heuristic(harenula.viewFor(table.state, request!.seat), request!, fastRandom(1));
}

test('the heuristic closes in with a good hand, keeps away with a poor one, and strikes the weakest', () => {
  const at = (hand: string): number => {
    const table = tableAt(turn.frame({ by: 0 }), ['seat 0 at c1', 'seat 1 at c5', hand]);
    return (advice(table) as number[]).at(-1) ?? arena.parse('c1');
  };
  assert.equal(arena.name(at('seat 0 hand trick*4')), 'c4');
  assert.equal(arena.name(at('seat 0 hand trick*3')), 'c1');
  const lines = ['seat 0 at c2', 'seat 1 at c3', 'seat 2 at c1', 'seat 0 hand trick*3', 'seat 1 hand blow-1*2'];
  const frame = turn.frame({ by: 0 });
  frame.at = 'HA-4.3';
  assert.equal(advice(tableAt(frame, lines, 3)), 2);
});

test('the heuristic lays its best card, pays cheaply and takes only what gains', () => {
  const strike = tableAt(attack.frame({ by: 0, on: 1 }), ['seat 0 hand blow-1 blow-3 trick', 'seat 1 hand trick']);
  assert.equal(advice(strike), 2);
  const frame = attack.frame({ by: 0, on: 1, hurt: 2 });
  frame.at = 'HA-5.7';
  assert.deepEqual(advice(tableAt(frame, ['seat 1 hand blow-1 blow-2 blow-3 trick'])), { do: 'pay', cards: [1] });
  const offered = (giveCoins: number, wantCoins: number): Choice =>
    advice(tableAt(answer.frame({ by: 0, bargain: { with: 1, give: [], giveCoins, want: [], wantCoins } }), []));
  assert.deepEqual([offered(2, 1), offered(1, 1), offered(1, 2)], ['accept', 'refuse', 'refuse']);
});
