// What the bar says before anything is chosen, and about a throw.

import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { before, test } from 'node:test';
import { signal } from '@preact/signals';
import type { GladiatoriProps } from '#client/tables/gladiatori/props.ts';
import { thingRequest } from '#client/tables/gladiatori/thing-request.ts';
import type { Choice } from '#engine/requests/request.ts';
import { CARDS } from '#games/gladiatori/cards.ts';
import { face } from '#games/gladiatori/face.ts';
import { duel, type Stage, stage } from '#games/gladiatori/testing/stage.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';
import { games } from '#games/index.ts';
import { Telling } from '#telling/telling.ts';

// Emblems are made by the build, and nothing is drawn here: nobody looks at them.
registerHooks({
  resolve: (name, context, next) =>
    name.startsWith('icon:')
      ? { url: "data:text/javascript,export default ''", shortCircuit: true }
      : next(name, context),
});

let says: typeof import('#client/tables/gladiatori/says.ts').says;
let actsOf: typeof import('#client/tables/gladiatori/acts.ts').actsOf;
let beside: typeof import('#client/tables/gladiatori/beside.ts').beside;
let cardPlan: typeof import('#client/tables/gladiatori/uses.ts').cardPlan;
let thingsPlan: typeof import('#client/tables/gladiatori/things-plan.ts').thingsPlan;
let asks: typeof import('#client/tables/gladiatori/asks.ts').asks;
let planOf: typeof import('#client/tables/gladiatori/planning.ts').planOf;

before(async () => {
  ({ says } = await import('#client/tables/gladiatori/says.ts'));
  ({ actsOf } = await import('#client/tables/gladiatori/acts.ts'));
  ({ beside } = await import('#client/tables/gladiatori/beside.ts'));
  ({ cardPlan } = await import('#client/tables/gladiatori/uses.ts'));
  ({ thingsPlan } = await import('#client/tables/gladiatori/things-plan.ts'));
  ({ asks } = await import('#client/tables/gladiatori/asks.ts'));
  ({ planOf } = await import('#client/tables/gladiatori/planning.ts'));
});

const NAMES = ['Ann', 'Ben'];

const propsOf = (s: Stage, draft: Choice | null = null): GladiatoriProps =>
  ({
    request: s.request(0),
    view: games.get('gladiatori')!.viewFor(s.g as never, 0) as GladiatoriView,
    viewer: 0,
    names: NAMES,
    language: 'en',
    telling: new Telling(face, NAMES, 'en', true, 0),
    draft: signal<Choice | null>(draft),
    replaying: false,
  }) as unknown as GladiatoriProps;

const planned = (more: string[]) => says(propsOf(stage({ set: [duel('strength', '', more)] })))!;
const opening = (more: string[]): string => planned(more).text;

test('GL-8.5, GL-16.7 who cannot walk is told why, and not to touch a green hex', () => {
  assert.match(opening([]), /^Touch a green hex/);
  assert.match(opening(['white 2', 'down']), /^You lie face-down/);
  assert.match(opening(['grey 1']), /^The net holds you/);
  assert.deepEqual([planned([]).instead, planned(['grey 1']).instead], [false, true], 'then no tip takes its place');
  assert.match(opening(['white 1', 'speed 0/5']), /^Without Speed/);
});

test('GL-16.19 who may remove a marker is told what it does to him, and that one more comes', () => {
  const asked = (more: string[], card: string, value: string): string => {
    const strong = ['values 5 9 5 5 3', 'items scutum'];
    const s = stage({ set: [duel('strength acrobatic-strike energy-1*3', '', more, strong)] });
    s.play(`0: done | 0: new-strength | 0: ${card} | 0: attack:green | 0: ${value} | 1: yes | 0: no`);
    assert.equal(s.asked(), '0 GL-16.19');
    return says(propsOf(s))!.text;
  };
  assert.match(asked(['white 1'], 'acrobatic-strike', 'yes yes'), /^Another marker comes now/);
  assert.match(asked(['white 1'], 'energy-1', 'yes'), /^One Unbalanced marker changes nothing/);
  assert.match(asked(['grey 1'], 'energy-1', 'yes'), /^The net holds you/);
});

test('GL-16.18 the answer that goes on comes last, so that it keeps its place with a marker or without', () => {
  const labels = (s: Stage): string[] => beside(propsOf(s)).map(({ label }) => label);
  assert.deepEqual(labels(stage({ set: [duel('strength', '', [])] })), ['On to the Action']);
  const down = stage({ set: [duel('strength energy-1*3', '', ['white 2', 'down'])] });
  assert.deepEqual(labels(down), ['Remove a marker', 'On to the Action']);
  const strong = ['values 5 9 5 5 3', 'items scutum'];
  const s = stage({ set: [duel('strength energy-1*3', '', ['white 1'], strong)] });
  s.play('0: done | 0: new-strength | 0: energy-1 | 0: attack:green | 0: yes | 1: yes | 0: no');
  assert.deepEqual(labels(s), ['Remove a marker', 'Keep the marker']);
});

test('GL-8.16 no Action says what it is, and GL-16.8 a Movement what it does for a man who lies there', () => {
  const s = stage({ set: [duel('movement', '', ['white 2', 'down'])] }).play('0: done');
  assert.deepEqual(
    beside(propsOf(s)).map(({ label, price }) => [label, price]),
    [['No Action', 'you pass']],
  );
  const [note] = cardPlan(propsOf(s, 'new-movement'))!.notes!;
  assert.deepEqual([note?.clause, note?.tone], ['GL-16.8', 'cost']);
});

test('GL-8.5 without Speed nothing is offered that would turn him', () => {
  const face = (more: string[]) =>
    actsOf(propsOf(stage({ set: [duel('strength', '', more)] })), { walk: signal(null) } as never).face;
  assert.notEqual(face([]), null);
  assert.equal(face(['white 1', 'speed 0/5']), null);
});

test('GL-14.27 a throw names the figure and the hex', () => {
  const s = stage({ set: [duel('berserk', '', ['powers wrestling'], ['items scutum'])] });
  s.play('0: done | 0: new-berserk | 0: attack:green | 0: yes 0 yes | 1: yes');
  assert.equal(s.asked(), '0 GL-14.27');
  const request = s.request(0);
  const to = request.kind === 'pick' ? String(request.from.find((item) => String(item).startsWith('green:'))) : '';
  const props = propsOf(s, to);
  const plan = planOf(props, actsOf(props, {} as never))!;
  assert.match(plan.text, new RegExp(`^Throw .+ \\(Ben\\) to ${to.split(':')[1]}\\.$`));
  assert.equal(plan.label, 'Throw him there');
  assert.deepEqual(
    plan.notes!.map(({ text, clause }) => [text, clause]),
    [['He gets an Unbalanced marker.', 'GL-14.30']],
  );
});

test('GL-13.10, GL-13.13 a Sweep says what it adds and what it costs, and a plain attack says neither', () => {
  const s = stage({ set: [duel('berserk sweep', '', ['white 1'])] }).play('0: done | 0: new-berserk | 0: sweep');
  const clauses = (item: string) => {
    const props = propsOf(s, item);
    return planOf(props, actsOf(props, {} as never))!.notes!.map(({ clause }) => clause);
  };
  assert.deepEqual(clauses('sweep:NW>NE>E').slice(0, 2), ['GL-16.10', 'GL-13.10'], 'it would be the second marker');
  assert.deepEqual(clauses('attack:green'), ['GL-17.3']);
});

test('GL-8.26 where nobody can be struck nobody is asked to touch a figure', () => {
  const props = propsOf(stage({ set: [duel('strength', '')] }).play('0: done | 0: new-strength'));
  assert.match(says(props)!.text, /^Touch the figure/);
  const alone = { ...props, request: { ...props.request, from: ['none'] } } as GladiatoriProps;
  assert.match(says(alone)!.text, /^Nobody stands where you could strike/);
  const idle = { ...props, request: { ...props.request, clause: 'GL-8.37', from: ['pass'] } } as GladiatoriProps;
  assert.match(says(idle)!.text, /^There is nothing to choose/);
});

test('GL-14.39, GL-11.19 whoever may only say no is told so, and promised nothing', () => {
  const s = stage({ set: [duel('strength', '')] });
  const asked = (clause: string, from: string[]) =>
    asks({ ...propsOf(s), request: { ...s.request(0), clause, from } } as never);
  assert.match(asked('GL-14.39', ['no'])!.text, /^You have no Delay/);
  assert.match(asked('GL-11.19', ['no'])!.text, /^You hold no Feint/);
  assert.match(asked('GL-11.19', ['no', 'feint'])!.text, /^With it your attack never was/);
});

test('GL-14.39 Delay offers no place that the player has already, and its answers are buttons of the bar', () => {
  const s = stage({ set: [duel('strength', '')] });
  const request = { ...s.request(0), clause: 'GL-14.39', of: 'word', from: ['no', 1, 2] };
  const props = { ...propsOf(s), request } as unknown as GladiatoriProps;
  const place = props.view.order.indexOf(0) + 1;
  const labels = beside(props).map(({ choice }) => choice);
  assert.deepEqual(
    labels,
    ['no', 1, 2].filter((word) => word !== place),
  );
  assert.match(says(props)!.text, /^Choose an answer/);
});

test('GL-13.28 the bar says what the card does that Rage would bring in', () => {
  const s = stage({ set: [duel('strength', '')] });
  const overskill = CARDS.findIndex(({ name }) => name === 'overskill');
  const request = { ...s.request(0), clause: 'GL-13.28', of: 'thing', from: [overskill, 'none'], fallback: 'none' };
  const props = { ...propsOf(s, overskill), request } as unknown as GladiatoriProps;
  const plan = thingsPlan(props, thingRequest(props.request!, overskill)!)!;
  assert.deepEqual([plan.text, plan.label], ['Bring in Overskill.', 'Bring in Overskill']);
  assert.match(plan.notes![0]!.text, /^One Skill grows/);
  assert.equal(beside(props)[0]!.label, 'Bring in nothing');
});

test('GL-18.10 the Rest of the last turn says that it is the last', () => {
  const s = stage({ at: [['rest']], set: [duel('strength', '', ['discard energy-1*3', 'values 5 4 2/5 5 3'])] });
  const props = propsOf(s);
  const last = { ...props, view: { ...props.view, turn: 6 } } as GladiatoriProps;
  assert.match(says(last)!.text, /^The match ends after this Rest/);
});

test('GL-12.2, GL-13.4 a throw says that the weapon is gone afterwards, and which added card does nothing', () => {
  const s = stage({
    set: [duel('strength unbalancing-strike', '', ['items hasta', 'at 0,0 facing 0'], ['at 3,0 facing 3'])],
  });
  s.play('0: done | 0: new-strength | 0: unbalancing-strike');
  const request = s.request(0);
  const thrown = request.kind === 'pick' ? request.from.find((item) => String(item).startsWith('throw:')) : undefined;
  const props = propsOf(s, thrown!);
  const plan = planOf(props, actsOf(props, {} as never))!;
  assert.ok(plan.notes!.some(({ clause, tone }) => clause === 'GL-12.2' && tone === 'cost'));
  assert.match(plan.text, /Attack \d+ so far\.$/, 'and what it comes to');
  assert.equal(planOf(propsOf(s), actsOf(propsOf(s), {} as never)), null, 'it is no answer before it is touched');
  assert.deepEqual(plan.notes![0], {
    text: 'Unbalancing Strike has no effect here.',
    clause: 'GL-13.4',
    tone: 'cost',
  });
});

test('GL-18.2 the Rest says how much comes back, what it costs, and that more would cost no more', () => {
  const s = stage({ at: [['rest']], set: [duel('strength', '', ['discard energy-1*3', 'values 5 4 2/5 5 3'])] });
  assert.equal(s.asked().split(',')[0], '0 GL-18.2');
  assert.match(says(propsOf(s))!.text, /, 2 at most\.$/);
  const request = s.request(0);
  const one = (request.kind === 'form' ? request.fields[1]!.request : request) as { from: readonly number[] };
  const props = propsOf(s, { use: 'yes', elements: [one.from[0]!] });
  const plan = thingsPlan(props, thingRequest(request, props.draft.value)!)!;
  assert.match(plan.text, /^You take back /);
  assert.deepEqual(
    plan.notes!.map(({ text }) => text),
    ['Your Endurance falls from 2 to 1.', '1 more would cost nothing.'],
  );
});
