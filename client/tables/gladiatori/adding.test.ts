// The sum of an attack or a defence while cards are added to it, as the bar and the card in use say it.

import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { before, test } from 'node:test';
import { signal } from '@preact/signals';
import { calledTo } from '#client/tables/called.ts';
import type { GladiatoriProps } from '#client/tables/gladiatori/props.ts';
import type { Choice } from '#engine/requests/request.ts';
import { CARDS } from '#games/gladiatori/cards.ts';
import { face } from '#games/gladiatori/face.ts';
import { duel, type Stage, stage } from '#games/gladiatori/testing/stage.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';
import { games } from '#games/index.ts';
import { Telling } from '#telling/telling.ts';

// Emblems are made by the build; here nobody looks at them.
registerHooks({
  resolve: (name, context, next) =>
    name.startsWith('icon:')
      ? { url: "data:text/javascript,export default ''", shortCircuit: true }
      : next(name, context),
});

let adding: typeof import('#client/tables/gladiatori/adding.ts');

before(async () => {
  adding = await import('#client/tables/gladiatori/adding.ts');
});

const NAMES = ['Ann', 'Ben'];
const cardNamed = (name: string): number => CARDS.findIndex((card) => card.name === name);

function propsOf(s: Stage, viewer: number, cards: readonly string[]): GladiatoriProps {
  return {
    request: s.request(viewer),
    view: games.get('gladiatori')!.viewFor(s.g as never, viewer) as GladiatoriView,
    viewer,
    names: NAMES,
    language: 'en',
    telling: new Telling(face, NAMES, 'en', true, viewer),
    draft: signal<Choice | null>(cards.map(cardNamed)),
  } as unknown as GladiatoriProps;
}

test('GL-8.19 the attack is added up card by card, with its damage and what may still come', () => {
  const s = stage({ set: [duel('strength energy-1*3', '', ['items sica'])] }).play('0: done | 0: new-strength');
  const [none, two] = [[], ['energy-1', 'energy-1']].map((cards) => adding.soFar(propsOf(s, 0, cards))!);
  assert.equal(two!.total, none!.total + 2);
  assert.deepEqual([none!.damage, two!.damage], [1, 2]);
  const plan = adding.addPlan(propsOf(s, 0, ['energy-1', 'energy-1']))!;
  assert.match(plan.text, new RegExp(`^Attack ${two!.total}\\. 2 cards, face down: Energy 1 ×2\\.$`));
  assert.match(plan.notes!.map(({ text }) => text).join(' '), /^2 damage if it hits\. Offense \+\d if you use it\.$/);
});

test('GL-8.41 a card that leaves the hand makes a Parry smaller, and energy that adds nothing is called vain', () => {
  const s = stage({ set: [duel('strength', 'dexterity energy-1*4')] });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: new-dexterity');
  const [none, two] = [[], ['energy-1', 'energy-1']].map((cards) => adding.soFar(propsOf(s, 1, cards))!);
  assert.equal(two!.total, none!.total - 1);
  const notes = adding.addPlan(propsOf(s, 1, ['energy-1', 'energy-1']))!.notes!;
  assert.deepEqual(notes[0], { text: 'Energy adds to the defence with Block only.', clause: 'GL-8.22', tone: 'cost' });
});

test('GL-13.10 an added Sweep counts with what it adds against the first figure', () => {
  const s = stage({ set: [duel('strength sweep energy-0', '')] }).play('0: done | 0: new-strength');
  const [none, swept] = [['energy-0'], ['sweep']].map((cards) => adding.soFar(propsOf(s, 0, cards))!);
  assert.equal(swept!.total, none!.total + 1);
  assert.match(swept!.parts, /\+1 Sweep/);
});

test('GL-13.3 a Special Move that is added says what it does, or that it has no effect', () => {
  const s = stage({ set: [duel('strength', 'dexterity sweep acrobatic-strike')] });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: new-dexterity');
  const notes = adding.addPlan(propsOf(s, 1, ['sweep', 'acrobatic-strike']))!.notes!.slice(0, 2);
  assert.deepEqual(notes[0], { text: 'Sweep has no effect here.', clause: 'GL-13.3', tone: 'cost' });
  assert.match(notes[1]!.text, /^Acrobatic Strike: \+3 /);
});

test('GL-16.10 who has a marker is warned of a card that throws him to the ground, and nobody else', () => {
  const falls = (more: string[], cards: string[]): boolean => {
    const s = stage({ set: [duel('strength acrobatic-strike sweep', '', more)] }).play('0: done | 0: new-strength');
    return adding.addPlan(propsOf(s, 0, cards))!.notes!.some(({ clause }) => clause === 'GL-16.10');
  };
  assert.equal(falls(['white 1'], ['acrobatic-strike']), true);
  assert.equal(falls([], ['sweep', 'acrobatic-strike']), true, 'two at once');
  assert.equal(falls([], ['acrobatic-strike']), false);
  assert.equal(falls(['white 1'], []), false);
});

test('GL-2.7 a Skill of 0 is no promise', () => {
  const s = stage({ set: [duel('berserk energy-1', '', ['values 0/5 4 5 5 3'])] }).play('0: done | 0: new-berserk');
  const said = adding.addPlan(propsOf(s, 0, []))!.notes!.map(({ text }) => text);
  assert.match(said.join(' '), /Blood \+6 at most/);
  assert.doesNotMatch(said.join(' '), /Offense/);
});

test('GL-8.22 a Movement strikes nobody, so nothing is added up', () => {
  const s = stage({ set: [duel('movement energy-1')] }).play('0: done | 0: new-movement');
  assert.equal(adding.soFar(propsOf(s, 0, ['energy-1'])), null);
  assert.match(adding.addPlan(propsOf(s, 0, ['energy-1']))!.notes![0]!.text, /^Movement strikes nobody/);
});

test('beside the things of a table the reader is "You", and everybody else has a name', () => {
  const said = (telling: Telling) => [0, 1].map((seat) => calledTo({ names: NAMES, telling }, seat));
  assert.deepEqual(said(new Telling(face, NAMES, 'en', true, 0)), ['You', 'Ben']);
  assert.deepEqual(said(new Telling(face, NAMES, 'fr', true, 1)), ['Ann', 'Vous']);
  assert.deepEqual(said(new Telling(face, NAMES, 'en', true)), NAMES, 'around one screen, and for spectators');
});
