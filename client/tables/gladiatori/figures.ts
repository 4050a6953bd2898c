// The figures in the arena, as they are drawn and named.

import { OF_CHARACTER, OF_SPECIES } from '#client/tables/gladiatori/emblems.ts';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { sayer } from '#client/tables/gladiatori/words.ts';
import { COLOURS, speciesName } from '#games/gladiatori/cards.ts';
import { READY_MADE } from '#games/gladiatori/characters.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';

/** Figures from this number on are animals. */
export const FIRST_ANIMAL = 4;
export const isBeast = (figure: number): boolean => figure >= FIRST_ANIMAL;
const PRESENT = 2;

export interface Figure {
  id: number;
  /** Null for an animal. */
  seat: number | null;
  cell: number;
  /** Null for an animal, which has no back. */
  facing: number | null;
  down: boolean;
  grey: number;
  white: number;
  emblem: string;
}

export const emblemOf = (view: GladiatoriView, seat: number): string => {
  const { character } = view.gladiators[seat]!;
  return OF_CHARACTER[character < 0 ? 5 : character]!;
};

/** All figures on the board. */
export function figuresOf(view: GladiatoriView): Figure[] {
  const list: Figure[] = [];
  for (const [seat, one] of view.gladiators.entries()) {
    if (one.cell < 0 || one.out !== 0) continue;
    const { cell, facing, down, grey, white } = one;
    list.push({ id: seat, seat, cell, facing, down, grey, white, emblem: emblemOf(view, seat) });
  }
  for (const [i, { species, where, cell, grey }] of view.animals.entries()) {
    if (where !== PRESENT) continue;
    list.push({
      id: FIRST_ANIMAL + i,
      seat: null,
      cell,
      facing: null,
      down: false,
      grey,
      white: 0,
      emblem: OF_SPECIES[species]!,
    });
  }
  return list;
}

/** The name of a seat's gladiator: his kind, or that a player made him. */
export function characterName({ view, telling, language }: Props, seat: number): string {
  const { character } = view.gladiators[seat]!;
  if (character < 0) return sayer(language)(`house.${COLOURS[seat]}` as 'house.red');
  return character < READY_MADE.length
    ? telling.words[`character.${READY_MADE[character]!.name}`]!
    : telling.words['own']!;
}

/** A figure by name: the gladiator with his House, or the animal with its number. */
export function figureTitle(props: Props, id: number): string {
  const say = sayOf(props);
  if (id >= FIRST_ANIMAL) {
    const species = speciesName(props.view.animals[id - FIRST_ANIMAL]!.species);
    return say('figure.animal', { species: props.telling.words[`animal.${species}`]!, number: id - FIRST_ANIMAL + 1 });
  }
  return say('figure.gladiator', { who: characterName(props, id), player: props.names[id] ?? '' });
}

/** Everything visible about a figure, as one phrase. */
export function describe(props: Props, figure: Figure): string {
  const say = sayOf(props);
  const said = [figureTitle(props, figure.id)];
  if (figure.facing !== null) said.push(say('facing', { way: say(`way.${figure.facing}` as 'way.0') }));
  if (figure.down) said.push(props.telling.words['faceDown']!);
  if (figure.grey > 0) said.push(`${props.telling.words['trapped']} ${figure.grey}`);
  if (figure.white > 0 && !figure.down) said.push(`${props.telling.words['unbalanced']} ${figure.white}`);
  return said.join(', ');
}
