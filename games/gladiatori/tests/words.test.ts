// Words for all that can be told, and what the table and its nouns say with them.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { STEP_NAMES, TURN_NAMES } from '#games/gladiatori/board.ts';
import { CARDS, COLOURS, ITEMS, POWERS, SPECIES, VALUES } from '#games/gladiatori/cards.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { AGAIN_CARD, NEW, STANDBY_NEW, STANDBY_ROW } from '#games/gladiatori/rules/08-row.ts';
import { duel, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

const { en } = gladiatori.words;

const rules = new URL('../rules/', import.meta.url);
const sources = readdirSync(rules)
  .map((name) => readFileSync(new URL(name, rules), 'utf8'))
  .join('\n');

test('every part, field, card, Item, Power, value, animal and way to move has words', () => {
  const wanted: string[] = [];
  const labels = [...sources.matchAll(/(?:\b(?:part|add)\(|\blabel: )'([^']+)'/g)].map(([, label]) => label!);
  assert.ok(labels.includes('half the cards') && labels.includes('offense'), `${labels}`);
  for (const label of labels) wanted.push(`part.${label}`);
  for (const [, name] of sources.matchAll(/field\('(\w+)'/g)) wanted.push(`field.${name}`);
  for (const { name } of CARDS) wanted.push(`card.${name}`);
  for (const { name, type } of ITEMS) wanted.push(`item.${name}`, `type.${type}`);
  for (const { name } of POWERS) wanted.push(`power.${name}`);
  for (const { name } of SPECIES) wanted.push(`animal.${name}`);
  for (const name of [...STEP_NAMES, ...TURN_NAMES, ...NEW, ...AGAIN_CARD, ...STANDBY_NEW, ...STANDBY_ROW])
    wanted.push(`choice.${name}`);
  wanted.push(...VALUES.map((value) => `value.${value}`), ...COLOURS.map((colour) => `colour.${colour}`));
  assert.deepEqual(
    wanted.filter((key) => !Object.hasOwn(en, key)),
    [],
  );
});

test('GL-18.10 between two turns the table shows the deck: his own cards to the owner, their number to others', () => {
  const s = stage({ at: [['turn', {}, 'GL-7.3']], set: [duel(), 'seat 0 hand', 'seat 0 deck strength energy-1*2'] });
  assert.match(gladiatori.draw(viewFor(s.g, 0), en), /deck Strength, Energy 1 ×2 · hand –/);
  assert.match(gladiatori.draw(viewFor(s.g, 1), gladiatori.words.it), /mazzo 3 · mano 0/);
});

test('GL-7.1 the table says set-up before the first turn, and counts rounds only once one has begun', () => {
  const first = (set: string[]): string =>
    gladiatori.draw(viewFor(stage({ at: [['rest']], set: [duel(), ...set] }).g, 0), en).split('\n')[0]!;
  assert.equal(first(['turn 0', 'round 0']), 'Set-up');
  assert.equal(first(['turn 2', 'round 0']), 'turn 2/6');
  assert.equal(first(['turn 2', 'round 1']), 'turn 2/6 · round 1/2');
});

test('GL-8.26 a declaration is called by what is done, with what and to whom', () => {
  const call = (item: string): string => gladiatori.nouns['declaration']!.called!(item, en, ['Anna', 'Ben'])!.name;
  assert.deepEqual(['none', 'attack:green', 'throw:hasta:green', 'sweep:NE>E>SE', 'help:green:animal-1'].map(call), [
    'nobody',
    'attack → Ben',
    'throw Hasta → Ben',
    'sweep NE E SE',
    'help Ben → Animal 1',
  ]);
});
