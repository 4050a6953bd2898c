// What a card and the odds say before it is too late: a step that will be left out, and a net that does nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayLeave, spotOn } from '#client/tables/jugula/arena/press.ts';
import { markAt } from '#client/tables/jugula/arena/turns.ts';
import { idleSteps, leavesLast } from '#client/tables/jugula/panels/idle.ts';
import { isLastWound, outIn } from '#client/tables/jugula/panels/out.ts';
import { asTold, oddsKind, resultKind } from '#client/tables/jugula/panels/stoic.ts';
import { voxBrings, voxTo } from '#client/tables/jugula/panels/vox-brings.ts';
import type { Combat } from '#client/tables/jugula/pictures.ts';
import { type JugulaProps, nameAmong, nameOfGladiator, openCard, sharedBy } from '#client/tables/jugula/props.ts';
import { pick } from '#engine/requests/request.ts';
import { kindNamed, nameOf } from '#games/jugula/armaturae.ts';
import { stanceAt } from '#games/jugula/board.ts';
import { ATTACK, CARDS, DRAW, playOf, SPECIAL, VOX } from '#games/jugula/cards.ts';
import { strikeOf } from '#games/jugula/rules/12-attack.ts';
import type { Gladiator } from '#games/jugula/table-things.ts';

const man = (seat: number, kind: string, cell: number, facing = 0, net = -1): Gladiator =>
  ({ seat, kind: kindNamed(kind), cell, facing, net, wounds: 0 }) as unknown as Gladiator;

const propsOf = (gladiators: Gladiator[], discard: number[] = []): JugulaProps =>
  ({ viewer: 0, view: { gladiators, lanistae: [{ discard }, { discard: [] }] } }) as unknown as JugulaProps;

const cardWith = (...ops: string[]): number =>
  CARDS.findIndex(({ special }) => ops.every((op, i) => special[i]?.op === op));

test('a special effect says which of its steps would find nothing to do', () => {
  const [shoves, recovers, frees] = [cardWith('SHOVE'), cardWith('RECOVER'), cardWith('FREE')];
  // North of square 9 is square 1.
  const apart = [man(0, 'murmillo', 9), man(1, 'thraex', 40)];
  assert.deepEqual(idleSteps(propsOf(apart), shoves), ['idle.shove']);
  assert.deepEqual(idleSteps(propsOf([apart[0]!, man(1, 'thraex', 1)]), shoves), []);
  assert.deepEqual(idleSteps(propsOf(apart), recovers), ['idle.recover']);
  assert.deepEqual(idleSteps(propsOf(apart, [3]), recovers), []);
  assert.deepEqual(idleSteps(propsOf(apart), frees), ['idle.free']);
  assert.deepEqual(idleSteps(propsOf([man(0, 'murmillo', 9, 0, 5)]), frees), []);
});

test('a net at a Stoic man hinders nobody, and the odds say so', () => {
  const values = { held: 20, even: 10, netted: 70 };
  const oddsAt = (kind: string) => {
    const strike = strikeOf(kindNamed('retiarius'), nameOf(1, kindNamed(kind)), true);
    return asTold(propsOf([]), pick(0, 'strike', [strike]) as never, { item: strike, key: 'netOdds', values }).values;
  };
  assert.deepEqual(oddsAt('secutor'), { held: 20, even: 10, idle: 70 });
  assert.deepEqual(oddsAt('murmillo'), values);
});

/** The viewer is to play a card, with so many in his hand. */
const playing = (hand: number, hints: object[] = [], play: number | null = null): JugulaProps =>
  ({
    viewer: 0,
    language: 'en',
    view: { dice: false, gladiators: [], lanistae: [{ discard: [], hand }] },
    request: { kind: 'pick', of: 'play', clause: 'JU-21.3', seat: 0, from: [], hints },
    sending: { value: false },
    answered: null,
    draft: { value: play },
  }) as unknown as JugulaProps;

test('JU-13.3 an attack that would leave a last card says that this card cannot fight', () => {
  const [attack, draw] = [playOf(0, ATTACK), playOf(0, DRAW)];
  assert.equal(leavesLast(playing(2), attack), true);
  assert.equal(leavesLast(playing(3), attack), false);
  assert.equal(leavesLast(playing(2), draw), false);
  assert.equal(leavesLast(playing(2, [{ item: attack, key: 'noTarget', values: {} }]), attack), false);
  assert.equal(leavesLast(playing(2), playOf(cardWith('ATTACK'), SPECIAL)), true);
});

test('JU-7.3 a card played for Vox Populi says what the step brings', () => {
  const play = playOf(0, VOX);
  const to = (from: number, step: number) =>
    playing(4, [{ item: play, key: 'voxTo', values: { from, to: step } }], play);
  assert.equal(voxBrings(to(1, 4), play), 'hand limit 4 → 5, attack +1 → +2');
  assert.equal(voxBrings(to(0, 1), play), 'attack +0 → +1');
  assert.equal(voxBrings(to(1, 2), play), '');
  assert.deepEqual(voxTo(to(1, 4)), { from: 1, to: 4 });
  assert.equal(voxTo(playing(4)), null);
});

test('JU-18.3 among three a wound that leaves one man, or wounded men alone, is the last of a familia', () => {
  const fallen = { ...man(0, 'eques', -1), wounds: 2 };
  const hurt = (one: Gladiator): Gladiator => ({ ...one, wounds: 1 });
  const [thraex, murmillo, veles] = [man(0, 'thraex', 9), man(0, 'murmillo', 10), man(0, 'veles', 11)];
  const isLast = (victim: Gladiator, ...gladiators: Gladiator[]) =>
    isLastWound({ view: { seats: 3, size: 4, gladiators } } as never, nameOfGladiator(victim));
  assert.equal(isLast(thraex, thraex, murmillo, fallen), false, 'an unwounded man stays');
  assert.equal(isLast(thraex, thraex, hurt(murmillo), fallen), true, 'both are wounded then');
  assert.equal(isLast(thraex, hurt(thraex), murmillo, fallen), true, 'one man is left then');
  assert.equal(isLast(thraex, hurt(thraex), murmillo, veles), false);
});

test('the round in which a familia left is that of the turn that ran', () => {
  const events = [
    { kind: 'turnBegan', round: 4 },
    { kind: 'withdrew', seat: 2 },
    { kind: 'turnBegan', round: 5 },
  ] as never;
  assert.equal(outIn(events, 2), 4);
  assert.equal(outIn(events, 1), null);
});

test('a card that is planned elsewhere, as by an advice, lies open with its uses', () => {
  const play = playOf(3, DRAW);
  const props = playing(4, [], play);
  assert.equal(openCard(props), 3);
  assert.equal(openCard(playing(4)), -1);
  const touched = playing(4);
  sharedBy(touched).card.value = 5;
  assert.equal(openCard(touched), 5);
});

test('of two alike in two familiae the owner is named', () => {
  const [own, other, alone] = [man(0, 'thraex', 9), man(1, 'thraex', 40), man(1, 'eques', 41)];
  const telling = { item: (_: string, name: number) => `${name}, with his owner` };
  const named = (one: Gladiator) =>
    nameAmong({ viewer: 0, view: { gladiators: [own, other, alone] }, telling } as never, nameOfGladiator(one));
  assert.equal(named(other), `${nameOfGladiator(other)}, with his owner`);
  assert.equal(named(alone), 'Eques');
  assert.equal(named(own), 'Thraex', 'his own needs no owner');
});

test('a mark leaves its corner when the man looks into it', () => {
  const places = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => markAt(turn, 45));
  assert.equal(new Set(places).size, 2);
  assert.equal(places[0], 'translate(29.0 -29.0)');
  assert.match(places[1]!, /^translate\(41\.0 -?0\.0\)$/);
});

test('another attacker takes over the planned target, or the only one in his reach', () => {
  const men = [man(0, 'thraex', 9), man(0, 'murmillo', 10), man(1, 'eques', 1), man(1, 'veles', 2)];
  const [eques, veles] = [nameOf(1, kindNamed('eques')), nameOf(1, kindNamed('veles'))];
  const strikes = [
    strikeOf(kindNamed('thraex'), eques, false),
    strikeOf(kindNamed('murmillo'), eques, false),
    strikeOf(kindNamed('murmillo'), veles, false),
  ].sort((a, b) => a - b);
  const draft = { value: null as number | null };
  const props = {
    ...playing(4),
    view: { dice: false, gladiators: men, lanistae: [] },
    request: pick(0, 'strike', strikes),
    draft,
  } as unknown as JugulaProps;
  spotOn(props, 9).press();
  assert.equal(
    draft.value,
    strikes.find((one) => one === strikeOf(kindNamed('thraex'), eques, false)),
  );
  spotOn(props, 10).press();
  assert.equal(draft.value, strikeOf(kindNamed('murmillo'), eques, false));
  spotOn(props, 10).press();
  assert.equal(draft.value, null);
  // Two are in his reach: which one is for the player to say.
  spotOn(props, 10).press();
  assert.equal(draft.value, null);
});

test("when the reader's own man holds, the odds say that it is the reader's Vox Populi that rises", () => {
  const strike = strikeOf(kindNamed('thraex'), nameOf(0, kindNamed('murmillo')), false);
  const hint = { item: strike, key: 'odds', values: { held: 60, pushed: 40 } };
  const told = asTold(propsOf([]), pick(1, 'strike', [strike]) as never, hint);
  assert.deepEqual(told.values, { 'held.you': 60, pushed: 40 });
});

test('that a man cannot be pushed is half of a result: his wound, the first or the second, comes with the next event', () => {
  const combat = { outcome: 'pinned', wounded: false, on: nameOf(1, kindNamed('eques')) } as Combat;
  assert.equal(oddsKind(combat), null);
  assert.equal(resultKind(combat), 'pinned.half');
  assert.equal(resultKind({ ...combat, wounded: true }), 'pinned');
  assert.equal(oddsKind({ ...combat, wounded: true }), 'wounded');
  assert.equal(oddsKind({ ...combat, outcome: 'dust', wounded: true }), 'dust');
});

test('JU-11.1 a man in a Danger Zone who has no square to step back to can only be turned', () => {
  const scenes = [{ gladiator: nameOf(0, kindNamed('murmillo')) }];
  const goes = (...stances: number[]): boolean =>
    mayLeave({
      ...playing(4),
      view: { gladiators: [man(0, 'murmillo', 9)], flow: { scenes } },
      request: pick(0, 'stance', stances),
    } as unknown as JugulaProps);
  assert.equal(goes(stanceAt(9, 0), stanceAt(17, 0)), true);
  assert.equal(goes(stanceAt(9, 0), stanceAt(9, 4)), false);
});
