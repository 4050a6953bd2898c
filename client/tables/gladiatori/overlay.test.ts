// The overlays agree with the rules: a figure that can be attacked stands on a threatened hex, and one that can be thrown at
// is in sight.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edgeOf } from '#client/tables/gladiatori/geometry.ts';
import { sightOf, strikes, threatsOf } from '#client/tables/gladiatori/overlay.ts';
import { MOMENTS, reach } from '#client/tables/gladiatori/testing/moments.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { arena } from '#games/gladiatori/board.ts';
import { figureName } from '#games/gladiatori/names.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';

const PRESENT = 2;
const FIRST_ANIMAL = 4;

const standing = ({ gladiators, animals }: GladiatoriView) => [
  ...gladiators.flatMap(({ cell, facing, down, out }, seat) =>
    cell < 0 || out !== 0 ? [] : [{ id: seat, seat, cell, facing, down }],
  ),
  ...animals.flatMap(({ cell, where }, i) =>
    where === PRESENT ? [{ id: FIRST_ANIMAL + i, seat: null, cell, facing: null, down: false }] : [],
  ),
];

test('GL-8.27, GL-12.8 a figure that can be attacked or thrown at stands where the overlays say so', () => {
  let blows = 0;
  let throws = 0;
  for (const moment of MOMENTS) {
    const viewer = moment.viewer ?? 0;
    const match = reach(moment);
    const request = match?.requestFor(viewer) ?? null;
    if (match === null || request?.kind !== 'pick' || request.of !== 'declaration') continue;
    const view = match.game.viewFor(match.table.state, SPECTATOR) as GladiatoriView;
    const figures = standing(view);
    const own = view.gladiators[viewer]!;
    const seen = sightOf(figures, own);
    if (request.from.some((item) => String(item).startsWith('attack:')))
      assert.equal(
        strikes(view, viewer, figures),
        'any',
        `${moment.name}: a warning where there is somebody to strike`,
      );
    for (const foe of figures) {
      if (foe.seat === null || foe.seat === viewer) continue;
      const threat = threatsOf(view, foe.seat, figures).get(foe.cell);
      const isStruck = request.from.includes(`attack:${figureName(foe.seat)}`);
      if (isStruck) {
        assert.equal(threat?.danger, 'ahead', moment.name);
        assert.ok(threat.by.includes(viewer), moment.name);
        blows++;
      }
      if (request.from.some((item) => new RegExp(`^throw:.*:${figureName(foe.seat)}$`).test(String(item)))) {
        assert.equal(seen.get(foe.cell), -1, moment.name);
        throws++;
      }
    }
  }
  assert.ok(blows > 0 && throws > 0, `${blows} blows, ${throws} throws`);
});

test('GL-8.26 with every enemy behind him nobody can strike', () => {
  const moment = MOMENTS.find((one) => reach(one)?.requestFor(one.viewer ?? 0)?.clause === 'GL-8.8')!;
  const match = reach(moment)!;
  const viewer = moment.viewer ?? 0;
  const view = match.game.viewFor(match.table.state, SPECTATOR) as GladiatoriView;
  const [own, foe] = [arena.cellAt(0, 0), arena.cellAt(-1, 0)];
  const figures = standing(view).slice(0, 2);
  const placed = figures.map((figure, i) => ({
    ...figure,
    cell: figure.seat === viewer ? own : foe,
    facing: figure.seat === viewer ? 0 : figure.facing,
    id: i,
  }));
  assert.equal(strikes(view, viewer, placed), 'none');
  const faces = (cell: number) =>
    placed.map((figure) => (figure.seat === viewer ? { ...figure, facing: 0 } : { ...figure, cell }));
  const [ahead, beside] = [arena.neighbours[own]![0]!, arena.neighbours[own]![1]!];
  assert.equal(strikes(view, viewer, faces(ahead)), 'any');
  const unarmed = { ...view, gladiators: view.gladiators.map((one) => ({ ...one, items: [] })) };
  assert.equal(strikes(unarmed, viewer, faces(beside)), 'sweep', 'only the hex directly ahead is struck without Sweep');
});

test('GL-12.10, GL-12.11 a figure in the way hides who stands behind him, unless he lies on the ground', () => {
  const at = (cell: number, down = false) => ({ id: cell, seat: 1, cell, facing: 0, down });
  const [own, near, far] = [arena.cellAt(0, 0), arena.cellAt(1, 0), arena.cellAt(2, 0)];
  const seenWith = (down: boolean) => sightOf([at(near, down), at(far)], { cell: own, facing: 0 }).get(far);
  assert.equal(seenWith(false), near);
  assert.equal(seenWith(true), -1);
  const behind = arena.cellAt(-1, 0);
  assert.equal(sightOf([], { cell: own, facing: 0 }).has(behind), false, 'what is behind is not in the attack zone');
});

test('a figure outside the frame has its mark at the edge, towards it, and one inside has none', () => {
  const [middle, half] = [
    { x: 100, y: -40 },
    { x: 80, y: 50 },
  ];
  assert.equal(edgeOf({ x: 21, y: 9 }, middle, half, 10), null);
  assert.deepEqual(edgeOf({ x: -300, y: -45 }, middle, half, 10), { x: 30, y: -45 });
  assert.deepEqual(edgeOf({ x: 500, y: 300 }, middle, half, 10), { x: 170, y: 0 });
});
