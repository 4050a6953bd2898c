import assert from 'node:assert/strict';
import { test } from 'node:test';
import { befalls, concerning, counted, inBrief, lastAct, latest, lineOf, shortened } from '#client/table/told.ts';
import type { SeenEvent } from '#engine/event.ts';
import { face } from '#games/gladiatori/face.ts';
import { nameOf } from '#games/jugula/armaturae.ts';
import { face as jugulaFace } from '#games/jugula/face.ts';
import { Telling } from '#telling/telling.ts';

const [ANNA, VARRO] = [0, 1];
const telling = new Telling(face, ['Anna', 'Varro'], 'en', true);

let n = 0;
const event = (kind: string, fields: { [name: string]: unknown }): SeenEvent =>
  ({ n: n++, clause: 'GL-8.2', kind, ...fields }) as unknown as SeenEvent;

const moved = (seat: number, from: number, cell: number): SeenEvent =>
  event('moved', { seat, from, cell, facing: 0, fromFacing: 0 });
const broken = (seat: number): SeenEvent => event('itemBroken', { seat, item: 40 });

test('what concerns a player: what names the player, from the first act of another on', () => {
  const own = broken(ANNA);
  const since = [own, moved(VARRO, 3, 4), broken(ANNA), broken(VARRO)];
  assert.deepEqual(
    concerning(telling, ANNA, 'Anna', since),
    [since[2]],
    'not what he did himself before, nor what others met',
  );
  assert.deepEqual(concerning(telling, ANNA, 'Anna', [own]), [], 'nobody else has acted');
  const many = [moved(VARRO, 4, 5), ...Array.from({ length: 12 }, () => broken(ANNA))];
  assert.deepEqual(concerning(telling, ANNA, 'Anna', many), many.slice(-9), 'the last few');
  assert.match(lineOf(telling, since[2]!), /Anna/);
  const turn = [moved(VARRO, 4, 5), broken(ANNA), event('activationBegan', { seat: ANNA })];
  assert.deepEqual(concerning(telling, ANNA, 'Anna', turn), [turn[1]], 'not that it is the turn of the player');
});

test('what a table names is told whoever it happens to, and what it leaves out is not', () => {
  const since = [broken(VARRO), broken(ANNA), moved(VARRO, 3, 4)];
  const news = { always: ['moved'], never: ['itemBroken'] };
  assert.deepEqual(concerning(telling, ANNA, 'Anna', since, news), [since[2]]);
  const own = moved(ANNA, 1, 2);
  assert.deepEqual(concerning(telling, ANNA, 'Anna', [own], news), [], 'not what the player did');
  const came = [own, event('restBegan', {}), moved(ANNA, 2, 3)];
  assert.deepEqual(concerning(telling, ANNA, 'Anna', came, news), [came[2]], 'but what came of it');
});

test('where nothing matters the newest act of another is told, and nothing where nobody else has acted', () => {
  const since = [broken(ANNA), moved(VARRO, 3, 4), event('activationBegan', { seat: ANNA })];
  assert.deepEqual(latest(telling, ANNA, since), [since[1]], 'not that it is the turn of the player');
  const hurt = [...since, broken(ANNA)];
  assert.deepEqual(latest(telling, ANNA, hurt), [hurt[3]], 'and what it brought the player');
  assert.deepEqual(latest(telling, ANNA, [broken(ANNA), event('restBegan', {})]), []);
});

test('of too many what matters to all stays, and the answer to what the player did is told', () => {
  const fight = moved(VARRO, 3, 4);
  const many = [fight, ...Array.from({ length: 12 }, () => broken(ANNA))];
  const told = concerning(telling, ANNA, 'Anna', many, { always: ['moved'], never: [] });
  assert.deepEqual(told, [fight, ...many.slice(-8)]);
  const since = [moved(ANNA, 1, 2), broken(ANNA)];
  assert.deepEqual(concerning(telling, ANNA, 'Anna', since, { always: [], never: [] }), [], 'nobody else has acted');
  const news = { always: [], never: [], answers: ['itemBroken'] };
  assert.deepEqual(concerning(telling, ANNA, 'Anna', since, news), [since[1]]);
});

test('what dice bring is news though it follows the answer at once; all is told in order of time', () => {
  const since = [moved(ANNA, 1, 2), broken(VARRO), moved(VARRO, 3, 4)];
  const news = { always: ['moved'], never: [], outcomes: ['moved'], others: ['itemBroken'] };
  assert.deepEqual(concerning(telling, ANNA, 'Anna', since, news), since);
  const own = broken(ANNA);
  assert.deepEqual(concerning(telling, ANNA, 'Anna', [own], news), [], 'not what befell the player by the answer');
});

test('what an answer itself brought is no news, unless it names the player in what dice and cards brought', () => {
  const since = [broken(ANNA), moved(VARRO, 3, 4), broken(ANNA)];
  const news = { always: [], never: [], answers: ['itemBroken'], others: [] };
  assert.deepEqual(concerning(telling, ANNA, 'Anna', since, news), [since[2]], 'the first is the answer');
  const brought = { always: [], never: [], outcomes: ['itemBroken'] };
  assert.deepEqual(concerning(telling, ANNA, 'Anna', since.slice(0, 1), brought), [since[0]]);
});

test('closed news tell what matters most, in order of time', () => {
  const news = { always: ['moved'], never: [], others: ['itemBroken'] };
  const all = [broken(VARRO), moved(VARRO, 1, 2), broken(VARRO), moved(VARRO, 2, 3)];
  const of = (length: number) => inBrief(all, () => length, news);
  assert.deepEqual(of(10), all, 'all of it where there is room');
  assert.deepEqual(of(25), [all[1], all[2], all[3]], 'what matters to all first, then the newest');
  assert.deepEqual(of(200), [all[3]], 'one of them in any case');
  const long = (event: SeenEvent): number => (event === all[1] ? 200 : 10);
  assert.deepEqual(inBrief(all, long, news), [all[3]], 'where something has no room, nothing that matters less has');
  assert.deepEqual(
    inBrief(all, () => 200, { always: [], never: [] }),
    all,
    'a table without such a list tells all',
  );
});

test('what the player lost is told before all else, then results, in the order of the table', () => {
  const all = [broken(ANNA), moved(VARRO, 1, 2), broken(VARRO), moved(VARRO, 3, 4)];
  const news = {
    always: ['moved', 'itemBroken'],
    losses: ['itemBroken'],
    results: ['itemBroken'],
    room: [60, 40] as const,
    never: [],
  };
  const of = (length: number) => inBrief(all, () => length, news, befalls(telling, ['Anna', 'Varro'], ANNA));
  assert.deepEqual(of(12), all, 'all of it where there is room');
  assert.deepEqual(of(15), [all[0], all[2]], 'what befell the player, then the result of the other');
  assert.deepEqual(of(30), [all[0]]);
  const byClause = {
    always: ['moved', 'itemBroken'],
    losses: ['itemBroken.GL-8.2'],
    room: [40, 40] as const,
    never: [],
  };
  const isOwn = befalls(telling, ['Anna', 'Varro'], ANNA);
  assert.deepEqual(
    inBrief(all, () => 30, byClause, isOwn),
    [all[0]],
    'a kind under one clause',
  );
  const other = { ...byClause, losses: ['itemBroken.GL-1.1'] };
  assert.deepEqual(
    inBrief(all, () => 30, other, isOwn),
    [all[3]],
    'and not under another',
  );
});

test('an event befalls the player whom its line names first', () => {
  const jugula = new Telling(jugulaFace, ['Anna', 'Varro'], 'en', true);
  const [own, others] = [nameOf(ANNA, 0), nameOf(VARRO, 0)];
  const isOwn = befalls(jugula, ['Anna', 'Varro'], ANNA);
  assert.ok(isOwn(event('wounded', { gladiator: own, damage: 1, wounds: 1 })));
  assert.ok(isOwn(event('netted', { gladiator: own, byGladiator: others })));
  assert.ok(!isOwn(event('netted', { gladiator: others, byGladiator: own })));
  assert.ok(!isOwn(event('wounded', { gladiator: others, damage: 1, wounds: 1 })));
});

test('the last act of another is the last run of that seat’s events, with the cells they name', () => {
  const before = [moved(VARRO, 1, 2), moved(ANNA, 9, 8)];
  assert.equal(lastAct(telling, ANNA, before, 1), null, 'the last act was the player’s own');
  const since = [...before, moved(VARRO, 2, 3), moved(VARRO, 3, 4), broken(VARRO)];
  const act = lastAct(telling, ANNA, since, 1);
  assert.equal(act?.seat, VARRO);
  assert.deepEqual(new Set(act?.cells), new Set([2, 3, 4]), 'not the cells of acts before');
  const turn = [...since, event('activationBegan', { seat: ANNA }), broken(ANNA)];
  assert.deepEqual(lastAct(telling, ANNA, turn, 1), act, 'it stays when the turn of the player begins');
  assert.equal(lastAct(telling, ANNA, []), null);
});

test('events that name no seat belong to the act before them', () => {
  const jugula = new Telling(jugulaFace, ['Anna', 'Varro'], 'en', true);
  const events = [
    event('played', { seat: VARRO, card: 0, use: 'move', hand: 3 }),
    event('moved', { gladiator: 3, from: 8, cells: [5, 6], stance: 48, parts: [], total: 2 }),
    event('roundEnded', { round: 1 }),
    event('turnBegan', { seat: ANNA, round: 2 }),
    event('drew', { seat: ANNA, count: 1, hand: 4, cards: null }),
  ];
  const act = lastAct(jugula, ANNA, events);
  assert.equal(act?.seat, VARRO);
  assert.ok(act.cells.includes(5) && act.cells.includes(6));
});

test('equal lines are told once with their number, in the order of the first of each', () => {
  assert.deepEqual(counted(['A pass', 'A bid', 'A pass', 'A pass']), ['A pass (×3)', 'A bid']);
  assert.deepEqual(counted([]), []);
});

test('one long piece of news ends at a word, so that the number of the others is seen', () => {
  const line = 'Secutor (Varro) moves to g1, facing away from you, to the right, for 3 MP';
  assert.equal(shortened(line, { room: [66, 52] }), 'Secutor (Varro) moves to g1, facing away from you, to the…');
  assert.equal(shortened(line), line, 'where it has room it is whole');
  const lost = 'You must discard Pompa: the effect of the card just played';
  assert.equal(shortened(lost, { room: [66, 52] }), lost);
});
