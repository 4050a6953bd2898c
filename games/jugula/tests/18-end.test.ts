// Chapters 17 and 18: the end of a turn, of a round, of the game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { kindNamed, nameOf } from '#games/jugula/armaturae.ts';
import { jugula } from '#games/jugula/index.ts';
import { turn, turns } from '#games/jugula/rules/08-turn.ts';
import { prima } from '#games/jugula/rules/09-prima.ts';
import { movement, moves } from '#games/jugula/rules/10-movement.ts';
import { attacks } from '#games/jugula/rules/12-attack.ts';
import { wound } from '#games/jugula/rules/15-wounds.ts';
import { isBeaten, judge } from '#games/jugula/rules/18-end-of-game.ts';
import { boost, discarding, freeing, recover } from '#games/jugula/rules/19-effects.ts';
import { charge, shove, swap, turning } from '#games/jugula/rules/19-manoeuvres.ts';
import type { Jugula } from '#games/jugula/state.ts';
import { askedOf, attempt, decide, events, ids, offered, position, tableAt } from '#games/jugula/testing/positions.ts';

const HANDS = ['seat 0 hand J01 J02', 'seat 1 hand J01 J02'];

/** Every seat in turn raises its Vox Populi or draws, until `turns` turns are over. */
function quietTurns(t: Table<Jugula>, turns: number): void {
  const until = t.state.turn + turns;
  while (!t.over && t.state.turn < until) {
    const request = t.requestFor(t.state.active)!;
    assert.equal(t.decide(request.seat, request.id, request.fallback!), null);
  }
}

test('JU-17.1 JU-21.10 too many cards are discarded down to the limit, by choice; the default gives up the weakest', () => {
  const t = tableAt(['seat 0 hand J01 J02 J03 J04 J11 J08', 'seat 1 hand J01', 'seat 0 top J09']);
  decide(t, 0, 'J01-vox');
  assert.equal(attempt(t, 0, 'J02+J03'), 'JU-21.10');
  assert.deepEqual(ids(t.requestFor(0)!.fallback as number[]), ['J03']);
  decide(t, 0, 'J11');
  assert.deepEqual(t.state.lanistae[0]!.hand.length, 4);
  const two = tableAt(['seat 0 hand J01 J02 J04 J05 J08 J09 J11', 'seat 1 hand J01']);
  decide(two, 0, 'J01-vox');
  assert.deepEqual(ids(two.requestFor(0)!.fallback as number[]), ['J05', 'J08']);
});

test('JU-17.2 only the active player’s hand is checked', () => {
  const t = tableAt(['seat 0 hand J01 J02', 'seat 1 hand J01 J02 J03 J04 J05 J06']);
  decide(t, 0, 'J01-vox');
  assert.equal(t.state.active, 1);
  assert.equal(t.state.lanistae[1]!.hand.length, 6);
});

test('JU-17.4 boosts of this turn expire at its end, others at the end of the owner’s next turn', () => {
  const t = tableAt(['place murmillo.0 0,0n', ...HANDS]);
  const { boosts } = t.state.gladiators[0]!;
  boosts.push({ stat: 0, k: 1, until: 0, turn: 1 }, { stat: 1, k: 1, until: 2, turn: 1 });
  const left = (): number[] => t.state.gladiators[0]!.boosts.map(({ until }) => until);
  decide(t, 0, 'J01-vox');
  assert.deepEqual(left(), [2]);
  decide(t, 1, 'J01-vox');
  assert.deepEqual(left(), [2]);
  decide(t, 0, 'J02-draw');
  assert.deepEqual(left(), []);
});

test('JU-17.5 a round is over when the last player in turn order has played', () => {
  const t = tableAt([...HANDS, 'first 1', 'active 1']);
  decide(t, 1, 'J01-vox');
  assert.equal(t.state.round, 1);
  decide(t, 0, 'J01-vox');
  assert.deepEqual([t.state.round, t.state.active], [2, 1]);
  // The player who began has left: the round still ends at that seat.
  const three = tableAt(['seat 0 left 1', 'seat 1 hand J01 J02', 'seat 2 hand J01 J02', 'active 1'], { seats: 3 });
  decide(three, 1, 'J01-vox');
  decide(three, 2, 'J01-vox');
  assert.deepEqual([three.state.round, three.state.active], [2, 1]);
});

test('JU-18.1 JU-18.2 JU-18.13 two players: as many damage points as gladiators; more players: by withdrawal', () => {
  const two = position(['out murmillo.1', 'out thraex.1', 'place veles.1 0,0n', 'place eques.1 1,0n']);
  assert.equal(isBeaten(two, 1), true);
  const small = position(['place murmillo.1 0,0n wounded', 'place thraex.1 1,0n wounded'], {
    options: { familiaSize: 2 },
  });
  assert.equal(isBeaten(small, 1), true);
  const three = position(['out murmillo.1', 'out thraex.1', 'place veles.1 0,0n', 'place eques.1 1,0n'], { seats: 3 });
  assert.equal(isBeaten(three, 1), false);
});

test('JU-18.3 JU-18.4 one gladiator left, or only wounded ones: the familia withdraws, with nobody’s glory', () => {
  const one = position(['out murmillo.1', 'out thraex.1', 'place veles.1 0,0n', 'out eques.1'], { seats: 3 });
  assert.equal(isBeaten(one, 1), true);
  const lines = [
    'place murmillo.0 3,3e',
    'place eques.0 7,7n',
    'place thraex.1 4,3e',
    'place veles.1 0,0n wounded',
    'place murmillo.2 7,0s',
    'place thraex.2 6,0s by=retiarius.1',
  ];
  const t = tableAt([...lines, 'place retiarius.1 0,7n wounded', 'seat 0 top J11', 'seat 1 top J03'], {
    seats: 3,
    frames: [attacks.frame({ left: 1 })],
  });
  // A marker of the first gladiator on the veles, who withdraws with it (JU-15.4).
  t.state.gladiators[5]!.net = 0;
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual([t.state.gladiators[0]!.nets, t.state.gladiators[5]!.net], [1, -1]);
  assert.ok(t.state.gladiators.filter(({ seat }) => seat === 1).every(({ cell }) => cell === -1));
  assert.equal(t.state.lanistae[0]!.glory, 1);
  // The marker of the retiarius who left stays on its victim (JU-16.19).
  assert.ok(t.state.gladiators[9]!.net >= 0);
});

test('JU-18.5 JU-18.6 the last familia wins; a familia that withdrew later is placed better', () => {
  const g = position(['seat 0 left 2', 'seat 1 left 1', 'seat 2 left 3', 'place murmillo.3 0,0n'], { seats: 4 });
  g.ending = 'JU-18.5';
  assert.deepEqual(jugula.outcome(g).places, [3, 4, 2, 1]);
  // Withdrawals of one moment are ranked as at the limit.
  const tie = position(['seat 0 left 1', 'seat 0 toll 6', 'seat 1 left 1', 'seat 1 toll 5', 'place murmillo.2 0,0n'], {
    seats: 3,
  });
  assert.deepEqual(jugula.outcome(tie).places, [3, 2, 1]);
});

test('JU-18.7 JU-18.8 at the limit: damage, glory, Vox Populi, unwounded gladiators, else a draw', () => {
  const t = tableAt([
    ...HANDS,
    'round 60',
    'place murmillo.0 0,0n',
    'place murmillo.1 7,7n wounded',
    'place eques.1 7,6n',
  ]);
  quietTurns(t, 2);
  assert.deepEqual([t.over, t.state.ending, jugula.outcome(t.state).places], [true, 'JU-18.7', [1, 2]]);
  const places = (...lines: string[]): number[] =>
    jugula.outcome(position(['place murmillo.0 0,0n', 'place murmillo.1 7,7n', ...lines])).places;
  assert.deepEqual(places('seat 1 glory 1'), [2, 1]);
  assert.deepEqual(places('seat 1 vox 1'), [2, 1]);
  assert.deepEqual(places('place eques.1 5,5n'), [2, 1]);
  assert.deepEqual(places(), [1, 1]);
});

test('JU-18.9 after three rounds without an attack everybody loses favour, round after round', () => {
  const t = tableAt([
    ...HANDS,
    'seat 0 vox 5',
    'seat 1 vox 3',
    'calm 1',
    'place murmillo.0 0,0n',
    'place murmillo.1 7,7n',
  ]);
  quietTurns(t, 2);
  assert.deepEqual(
    t.state.lanistae.map(({ vox }) => vox),
    [5, 3],
  );
  quietTurns(t, 2);
  assert.deepEqual(
    t.state.lanistae.map(({ vox }) => vox),
    [4, 2],
  );
  t.state.fought = true;
  quietTurns(t, 2);
  assert.deepEqual([t.state.lanistae.map(({ vox }) => vox), t.state.calm, t.state.fought], [[4, 2], 0, false]);
});

test('JU-18.10 beaten in the same instant as an opponent, the active player is placed behind him', () => {
  const t = tableAt([
    'out murmillo.0',
    'out thraex.0',
    'place eques.0 0,0n',
    'out murmillo.1',
    'out thraex.1',
    'place eques.1 5,5n',
    ...HANDS,
  ]);
  judge(t.state, t);
  assert.deepEqual(jugula.outcome(t.state).places, [2, 1]);
});

test('JU-18.11 JU-21.11 a player who has a decision before him may concede; of two the other wins, of more he withdraws', () => {
  const lines = ['place murmillo.0 0,0n', 'place eques.0 1,0n', 'place murmillo.1 7,7n', 'place eques.1 6,7n'];
  const two = tableAt([...lines, ...HANDS]);
  assert.equal(two.offersFor(1).length, 0);
  assert.equal(two.decide(1, 'concede', 'yes')?.clause, 'JU-21.11');
  assert.equal(two.decide(0, 'concede', 'yes'), null);
  assert.deepEqual(
    [two.over, jugula.outcome(two.state).clause, jugula.outcome(two.state).places],
    [true, 'JU-18.11', [2, 1]],
  );
  const three = tableAt([...lines, ...HANDS, 'place murmillo.2 7,0n', 'place eques.2 6,0n', 'seat 2 hand J01 J02'], {
    seats: 3,
  });
  three.decide(0, 'concede', 'yes');
  assert.deepEqual([three.over, three.state.active, three.state.gladiators[0]!.cell], [false, 1, -1]);
  three.decide(1, 'concede', 'yes');
  assert.deepEqual([jugula.outcome(three.state).clause, jugula.outcome(three.state).places], ['JU-18.5', [3, 2, 1]]);
});

test('JU-18.11 whatever a player is asked, after conceding he is asked no more, and of two the game is over', () => {
  const its = { card: 0, step: 0 };
  const asking: Frame[] = [
    moves.frame({ left: 1 }),
    movement.frame({ gladiator: nameOf(0, kindNamed('murmillo')), mp: 0 }),
    attacks.frame({ left: 1 }),
    charge.frame(),
    turning.frame({ left: 1 }),
    shove.frame({ left: 1 }),
    swap.frame({ left: 1 }),
    boost.frame(its),
    discarding.frame({ seat: 0, n: 1 }),
    discarding.frame({ seat: 1, n: 1 }),
    recover.frame({ n: 1 }),
    freeing.frame({ n: 1 }),
    prima.frame(its),
  ];
  const lines = ['place murmillo.0 3,3e', 'place veles.0 3,4e by=retiarius.1', 'place eques.0 2,3e'];
  const foes = ['place thraex.1 4,3w', 'place retiarius.1 7,7n', 'seat 0 discard J05', ...HANDS];
  for (const frame of asking) {
    const t = tableAt([...lines, ...foes], { frames: [turns.frame(), turn.frame(), frame] });
    Object.assign(t.state.flow.frames[0]!, { at: 'JU-5.14' });
    Object.assign(t.state.flow.frames[1]!, { at: 'JU-9.9' });
    assert.deepEqual([frame.rule, t.requestFor(0)?.seat], [frame.rule, 0]);
    assert.equal(t.decide(0, 'concede', 'yes'), null);
    assert.ok(t.over, frame.rule);
  }
  // In the movement before an attack, and at the discards of the end of the turn.
  const charging = tableAt([...lines, ...foes], { frames: [turns.frame(), turn.frame(), charge.frame()] });
  Object.assign(charging.state.flow.frames[0]!, { at: 'JU-5.14' });
  Object.assign(charging.state.flow.frames[1]!, { at: 'JU-9.9' });
  decide(charging, 0, 'murmillo.0');
  charging.decide(0, 'concede', 'yes');
  assert.ok(charging.over);
  const full = tableAt([...lines, 'place thraex.1 7,0w', 'seat 0 hand J01 J02 J03 J04 J05 J06', 'seat 1 hand J01']);
  decide(full, 0, 'J01-vox');
  assert.equal(askedOf(full, 0), 'JU-21.10');
  full.decide(0, 'concede', 'yes');
  assert.ok(full.over);
});

test('JU-18.11 a defender who concedes before the cards are shown takes the combat with him', () => {
  const lines = [
    'place murmillo.0 3,3e',
    'place eques.0 4,2s',
    'place thraex.1 4,3w',
    'place eques.1 7,7n',
    'place murmillo.2 5,3w',
    'place veles.2 0,7n',
  ];
  const t = tableAt([...lines, 'seat 0 hand J04 J01 J02', 'seat 1 hand J01 J02', 'seat 2 hand J01 J02'], { seats: 3 });
  decide(t, 0, 'J04-attack');
  decide(t, 0, 'murmillo:thraex.1');
  decide(t, 0, 'J01');
  assert.equal(t.decide(1, 'concede', 'yes'), null);
  assert.equal(events(t, 'attackScored').length, 0);
  assert.deepEqual(offered(t, 0), ['eques:murmillo.2', 'stop']);
});

test('JU-18.1 JU-15.5 a wound that makes the fourth damage point ends the game at once', () => {
  const t = tableAt([
    'out murmillo.1',
    'place thraex.1 0,0n wounded',
    'place eques.1 5,5n',
    'place murmillo.0 7,7n',
    ...HANDS,
  ]);
  wound(t.state, t, 6, 0, 'JU-14.4');
  assert.equal(t.state.ending, 'JU-18.1');
  // The beaten familia stays on the sand, so that everybody sees how it ended.
  assert.ok(t.state.gladiators[6]!.cell >= 0);
});

test('JU-18.3 JU-18.10 a familia that alone has had enough in its own turn leaves once, as the first', () => {
  const lines = [
    'place murmillo.0 0,0e',
    'place thraex.1 4,3w',
    'place eques.1 4,4w',
    'place secutor.2 7,7w',
    'place veles.2 7,6w',
  ];
  const t = tableAt([...lines, ...HANDS, 'seat 2 hand J01 J02'], { seats: 3 });
  assert.deepEqual([t.state.active, isBeaten(t.state, 0), isBeaten(t.state, 1)], [0, true, false]);
  judge(t.state, t);
  assert.deepEqual([t.state.exits, t.state.lanistae.map(({ left }) => left), t.state.ending], [1, [1, 0, 0], null]);
  assert.equal(events(t, 'withdrew')[0]!.clause, 'JU-18.3');
});
