// HG-12.5 by touch and by dragging: where a man and a card go, and what happens to those that lie there. And HG-23.22, what
// a man who is the opponent of his own House does not count for.

import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { before, test } from 'node:test';
import { signal } from '@preact/signals';
import type { LudiProps } from '#client/tables/house-of-gladiators/props.ts';
import { RESOURCE_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { assignment } from '#games/house-of-gladiators/rules/12-assignment.ts';
import { arena } from '#games/house-of-gladiators/rules/14-arena.ts';
import { tableAt } from '#games/house-of-gladiators/testing/positions.ts';

// Emblems are made by the build; here nobody looks at them.
registerHooks({
  resolve: (name, context, next) =>
    name.startsWith('icon:')
      ? { url: "data:text/javascript,export default ''", shortCircuit: true }
      : next(name, context),
});

let laying: typeof import('#client/tables/house-of-gladiators/hypogeum/laying.ts');
let tasks: typeof import('#client/tables/house-of-gladiators/parts/task.ts');
before(async () => {
  laying = await import('#client/tables/house-of-gladiators/hypogeum/laying.ts');
  tasks = await import('#client/tables/house-of-gladiators/parts/task.ts');
});

const MEN = ['round 3', 'seat 0 gladiators hanno juba nasir sabas', 'seat 1 gladiators florus castor'];

/** Seat 0 before three mats, with the starter cards. */
function mats(task = 'strongbox'): LudiProps {
  const t = tableAt([...MEN, `seat 0 task ${task}`, 'seat 1 task granary'], {
    frames: [arena.frame(), assignment.frame()],
  });
  const view = houseOfGladiators.viewFor(t.state, 0);
  return { view, viewer: 0, request: t.requestFor(0), answered: null, draft: signal(null) } as never;
}

const man = (name: string): number => TIRO_NAMES.indexOf(name);
const SICA = RESOURCE_NAMES.indexOf('practice-sica');

/** Who lies on the mats, from Morning to Evening. */
const lying = (props: LudiProps): (string | undefined)[] =>
  (['morning', 'afternoon', 'evening'] as const).map((slot) => TIRO_NAMES[laying.manOn(props, slot)]);

test('HG-12.5 men who are touched one after the other fill the mats one after the other', () => {
  const props = mats();
  for (const name of ['hanno', 'juba', 'nasir']) laying.layMan(props, man(name));
  assert.deepEqual(lying(props), ['hanno', 'juba', 'nasir']);
  laying.layMan(props, man('juba'));
  assert.deepEqual(lying(props), ['hanno', undefined, 'nasir'], 'touched again he is taken back');
});

test('HG-12.5 on a mat that the player has touched a man takes the place of the one who lies there', () => {
  const props = mats();
  laying.choose(props, 'evening', true);
  laying.layMan(props, man('hanno'));
  laying.choose(props, 'evening', true);
  laying.layCard(props, SICA, 0);
  laying.layMan(props, man('juba'));
  assert.deepEqual(lying(props), [undefined, undefined, 'juba']);
  assert.equal(laying.gearOn(props, 'evening', 'combat')?.card, SICA, 'what lies beneath him stays');
  laying.layMan(props, man('nasir'));
  assert.deepEqual(lying(props), ['nasir', undefined, 'juba'], 'the next one goes where there is room');
});

test('HG-12.5 a man who is dragged from mat to mat takes his gear along and changes places', () => {
  const props = mats();
  laying.layMan(props, man('hanno'));
  laying.layCard(props, SICA, 0);
  laying.layMan(props, man('juba'));
  laying.dropMan(props, man('hanno'), 'afternoon');
  assert.deepEqual(lying(props), ['juba', 'hanno', undefined]);
  assert.equal(laying.gearOn(props, 'afternoon', 'combat')?.card, SICA);
  assert.equal(laying.gearOn(props, 'morning', 'combat'), null);
  laying.dropMan(props, man('hanno'), 'afternoon');
  assert.deepEqual(lying(props), ['juba', 'hanno', undefined], 'dropped where he lies he stays');
  laying.dropMan(props, man('nasir'), 'morning');
  assert.deepEqual(lying(props), ['nasir', 'hanno', undefined], 'from the ludus he takes the place');
});

test('HG-23.22 a win over an own man counts for some tasks only', () => {
  const taskOf = (name: string) => tasks.taskWithoutOwn(mats(name)) !== null;
  assert.ok(taskOf('against-the-odds'));
  assert.ok(taskOf('bare-hands'));
  assert.ok(!taskOf('early-risers'), 'a win in the Morning is one');
  assert.ok(!taskOf('strongbox'), 'no win counts for it');
});

test('HG-20.2 a task that has been completed shows all it asks', () => {
  const props = mats('bare-hands');
  assert.deepEqual([tasks.taskNow(props)?.have, tasks.taskNow(props)?.isDone], [0, false]);
  const { task } = tasks.taskNow(props)!;
  const houses = props.view.houses.map((house, seat) => (seat === 0 ? { ...house, done: [task] } : house));
  const now = tasks.taskNow({ ...props, view: { ...props.view, houses } } as LudiProps)!;
  assert.deepEqual([now.have, now.need, now.isDone], [2, 2, true]);
});
