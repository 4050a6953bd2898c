// What things are called in the notation, and by people.

import type { Noun } from '#engine/game.ts';
import { called } from '#games/gladiatori/called.ts';
import { thingName } from '#games/gladiatori/cards.ts';
import { cellName, directionName, figureName } from '#games/gladiatori/names.ts';

/** Cards, Items, powers, Skills and characters are numbered together: one list of things, with words in these groups. */
const thing = (of: string) => ({ print: thingName, groups: [of, 'card', 'item', 'power', 'value', 'character'] });
const figure = (of: string) => ({ print: figureName, groups: [of, 'animal'], seats: true }) as const;

export const nouns = {
  thing: thing('thing'),
  card: thing('card'),
  item: thing('item'),
  weapon: thing('weapon'),
  element: thing('element'),
  power: thing('power'),
  who: thing('who'),
  skill: thing('skill'),
  style: thing('style'),
  cell: { print: cellName },
  direction: { print: directionName },
  declaration: { print: String, called: called.declaration },
  // What a form bars is a hex.
  form: { print: cellName, called: called.cell },
  facing: { print: directionName, called: called.facing },
  target: figure('target'),
  animal: { print: figureName },
  against: figure('against'),
  foe: figure('foe'),
  figure: figure('figure'),
  owner: figure('owner'),
} satisfies { [of: string]: Noun };
