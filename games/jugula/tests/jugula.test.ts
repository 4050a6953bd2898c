// The golden scenarios of Jugula, and what concerns the game as a whole.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenarioTests } from '#checks/scenario-tests.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { ARMATURAE } from '#games/jugula/armaturae.ts';
import { CARDS } from '#games/jugula/cards.ts';
import { jugula } from '#games/jugula/index.ts';
import { fatal, oddsOf } from '#games/jugula/odds.ts';
import { attacks } from '#games/jugula/rules/12-attack.ts';
import { decide, position, tableAt } from '#games/jugula/testing/positions.ts';

for (const [title, body] of scenarioTests(jugula, new URL('../scenarios/', import.meta.url))) test(title, body);

test('JU-21.6 the odds of an attack are those of the cards that can still turn up', () => {
  // Seat 0 has drawn all but two cards; of seat 1 all but two are open. Sums 5 and 4.
  const open0 = CARDS.slice(0, 12)
    .map(({ id }) => id)
    .filter((id) => id !== 'J05' && id !== 'J11');
  const lines = [
    'place murmillo.0 3,3e',
    'place thraex.1 4,3w',
    `seat 0 discard ${open0.join(' ')}`,
    `seat 1 discard ${open0.join(' ')}`,
  ];
  const t = tableAt(lines, { frames: [attacks.frame({ left: 1 })] });
  // Cards 0 and 6 on both sides: 5 or 11 against 4 or 10.
  const [hint] = t.requestFor(0)!.hints!;
  assert.deepEqual(hint!.values, { held: 25, even: 0, pushed: 50, wounded: 25, dust: 0 });
  assert.deepEqual(oddsOf([0, 6], [0, 6], 5, 4, true), [0.25, 0, 0, 0.75, 0]);
});

test('JU-15.2 JU-21.6 for a wounded target another wound counts as the dust', () => {
  const told = (wounded: string): unknown[] => {
    const lines = [
      'place murmillo.0 3,3e',
      `place thraex.1 4,3w${wounded}`,
      'seat 0 hand J05 J11',
      'seat 1 hand J01 J02',
    ];
    const t = tableAt(lines, { frames: [attacks.frame({ left: 1 })] });
    const [strike] = t.requestFor(0)!.hints!;
    const drawn = jugula.draw(jugula.viewFor(t.state, 0), jugula.words.en);
    decide(t, 0, 'murmillo:thraex.1');
    const cards = t.requestFor(0)!.hints!;
    return [strike!.values['wounded'], cards.map(({ values }) => values['wounded']), /wounded 0 %/.test(drawn)];
  };
  assert.deepEqual(told(' wounded'), [0, [0, 0, 0], true]);
  const [strike, , drawn] = told('');
  assert.ok((strike as number) > 0);
  assert.equal(drawn, false);
  assert.deepEqual(fatal([0.1, 0.2, 0.3, 0.25, 0.15], 1), [0.1, 0.2, 0.3, 0, 0.4]);
});

test('JU-21.7 each card a side may use comes with its odds', () => {
  const t = tableAt(['place murmillo.0 3,3e', 'place thraex.1 4,3w', 'seat 0 hand J05 J11', 'seat 1 hand J01 J02'], {
    frames: [attacks.frame({ left: 1 })],
  });
  decide(t, 0, 'murmillo:thraex.1');
  const wounded = t.requestFor(0)!.hints!.map(({ values }) => values['wounded']! + values['dust']!);
  assert.equal(t.requestFor(0)!.hints!.length, 3);
  assert.ok(wounded[1]! > wounded[2]! && wounded[2]! > wounded[0]!);
});

test('JU-21.12 in another player’s turn a player is asked for nothing but his combat card', () => {
  const random = fastRandom(3);
  for (let i = 0; i < 6; i++) {
    const t = new Table(jugula, jugula.setup(2 + (i % 3), defaultOptions(jugula.options)), random, null).run();
    while (!t.over) {
      const request = t.asked.find((one) => !t.hasAnswered(one.seat))!;
      const setup = ['JU-21.1', 'JU-21.2'].includes(request.clause);
      if (!setup && request.seat !== t.state.active) assert.equal(request.clause, 'JU-21.7');
      const choice = jugula.heuristic(jugula.viewFor(t.state, request.seat), request, random);
      assert.equal(t.decide(request.seat, request.id, choice), null);
    }
  }
});

test('JU-21.13 a view shows the viewer’s hand and of others only numbers; nobody sees the order of a pile', () => {
  const g = position(['seat 0 hand J01 J02', 'seat 1 hand J03 J04 J05']);
  const view = jugula.viewFor(g, 0);
  assert.deepEqual([view.lanistae[0]!.seen, view.lanistae[1]!.seen, view.lanistae[1]!.hand], [[0, 1], [], 3]);
  g.lanistae[0]!.deck.reverse();
  g.lanistae[1]!.deck.reverse();
  assert.deepEqual(jugula.viewFor(g, 0), view);
});

test('every card, its effect and every armatura have words in every language', () => {
  for (const words of Object.values(jugula.words)) {
    for (const { id } of CARDS) assert.ok(words[`card.${id}`] && words[`card.${id}.effect`], id);
    for (const { id } of ARMATURAE) assert.ok(words[`armatura.${id}`], id);
  }
});

test('the table can be drawn, with the arena, the cards in hand and the odds', () => {
  const g = position(['place murmillo.0 3,3e', 'place thraex.1 4,3w wounded', 'seat 0 hand J04 J01', 'seat 0 vox 5']);
  for (const words of Object.values(jugula.words)) {
    const text = jugula.draw(jugula.viewFor(g, 0), words);
    for (const piece of ['mu0→ th1←', 'J04 Ictus', 'murmillo > thraex.1', 'Vox Populi 5'])
      assert.ok(text.includes(piece), text);
  }
});
