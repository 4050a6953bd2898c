// The table as text, for terminals: the arena, then a line or two for each gladiator, then the animals.
//
// On the map a gladiator is the first letter of his colour with an arrow for his facing, `_` while he lies; an animal is
// `a` with its number; `#` a gate, `o` a starting hex.

import type { Words } from '#engine/game.ts';
import { howMany } from '#engine/visibility.ts';
import { arena, COMPASS, isGate, STARTS } from '#games/gladiatori/board.ts';
import { CARDS, COLOURS, FACE_DOWN, itemOf, POWERS, ROTATED, speciesName, VALUES } from '#games/gladiatori/cards.ts';
import { READY_MADE } from '#games/gladiatori/characters.ts';
import { covertPlace } from '#games/gladiatori/holdings.ts';
import { cellName, rowOf } from '#games/gladiatori/names.ts';
import { PRESENT, WAITING } from '#games/gladiatori/state.ts';
import type { GladiatoriView, GladiatorView } from '#games/gladiatori/view.ts';

type Say = (key: string) => string;

export function draw(view: GladiatoriView, words: Words): string {
  const say: Say = (key) => words[key] ?? key;
  const lines = [whenText(view, say), ...drawArena(view)];
  for (const [seat, one] of view.gladiators.entries()) lines.push(...drawGladiator(view, seat, one, say));
  if (view.animals.length > 0) lines.push(drawAnimals(view, say));
  if (view.faceUp.length > 0)
    lines.push(`${say('items')}: ${view.faceUp.map((item) => itemText(item, say)).join(', ')}`);
  return lines.join('\n');
}

/** Before the first turn, and before a turn's first round, there is nothing to count yet. */
function whenText(view: GladiatoriView, say: Say): string {
  if (view.turn === 0) return say('rule.set-up');
  const turn = `${say('turn')} ${view.turn}/6`;
  return view.round === 0 ? turn : `${turn} · ${say('round')} ${view.round}/2`;
}

/** Half a hex is this wide, and the rows' numbers this. */
const HALF = 2;
const MARGIN = 4;
const LETTERS = Array.from('ABCDEFGHIJKLM', (letter) => letter.padEnd(2 * HALF)).join('');

/** The map with its letters above and its rows at the left, so that every hex can be named (see names.ts). */
function drawArena(view: GladiatoriView): string[] {
  const rows = [`${' '.repeat(MARGIN)}${LETTERS.trimEnd()}`];
  for (let r = -4; r <= 4; r++) {
    let line = rowOf(r);
    for (let q = -6; q <= 6; q++) {
      const cell = arena.cellAt(q, r);
      if (cell >= 0) line = line.padEnd(MARGIN + HALF * (2 * q + r + 12)) + mark(view, cell);
    }
    rows.push(line);
  }
  return rows;
}

/** Arrows by facing: east, north-east, north-west, west, south-west, south-east. */
const ARROWS = ['→', '↗', '↖', '←', '↙', '↘'];

/** The letter of a seat on the map: its colour's in the notation, whatever the language. */
const letterOf = (seat: number): string => COLOURS[seat]![0]!.toUpperCase();

function mark(view: GladiatoriView, cell: number): string {
  const seat = view.gladiators.findIndex((one) => one.cell === cell && one.out === 0);
  if (seat >= 0) return `${letterOf(seat)}${view.gladiators[seat]!.down ? '_' : ARROWS[view.gladiators[seat]!.facing]}`;
  const animal = view.animals.findIndex((one) => one.where === PRESENT && one.cell === cell);
  if (animal >= 0) return `a${animal + 1}`;
  return isGate(cell) ? '#' : STARTS.includes(cell) ? 'o' : '·';
}

function drawAnimals(view: GladiatoriView, say: Say): string {
  const waiting = view.animals.filter(({ where }) => where === WAITING).length;
  const present = view.animals.flatMap((animal, i) =>
    animal.where === PRESENT
      ? [`a${i + 1} ${say(`animal.${speciesName(animal.species)}`)} ${cellName(animal.cell)}${'•'.repeat(animal.grey)}`]
      : [],
  );
  return `${say('animals')}: ${present.join(', ') || '–'} · ${say('waiting')} ${waiting}`;
}

/** An Item with attack, defence and HP, as `Gladius 3/1/2`. */
function itemText(item: number, say: Say): string {
  const { name, attack, defence, hp } = itemOf(item);
  return `${say(`item.${name}`)} ${attack}/${defence}/${hp}`;
}

/** Cards by kind, or only their number. */
function cardsText(shown: readonly number[] | number, say: Say): string {
  if (typeof shown === 'number') return String(shown);
  const counts = new Map<number, number>();
  for (const card of shown) counts.set(card, (counts.get(card) ?? 0) + 1);
  const words = [...counts].map(([card, count]) => say(`card.${CARDS[card]!.name}`) + (count > 1 ? ` ×${count}` : ''));
  return words.join(', ') || '–';
}

function statusText(one: GladiatorView, say: Say): string {
  if (one.out !== 0) return say(one.out === 1 ? 'dead' : 'surrendered');
  const words = [
    one.cell >= 0 ? `${cellName(one.cell)} ${COMPASS[one.facing]}` : '–',
    one.grey > 0 ? `${say('trapped')} ${one.grey}` : '',
    one.down ? say('faceDown') : one.white > 0 ? `${say('unbalanced')} ${one.white}` : '',
  ];
  return words.filter((word) => word !== '').join(', ');
}

function drawGladiator(view: GladiatoriView, seat: number, one: GladiatorView, say: Say): string[] {
  const colour = say(`colour.${COLOURS[seat]}`);
  const inNotation = colour.toLowerCase() === COLOURS[seat] ? '' : ` (${COLOURS[seat]})`;
  const who =
    one.character < 0 ? '–' : one.character < 5 ? say(`character.${READY_MADE[one.character]!.name}`) : say('own');
  const row = one.row.map((card, i) => {
    const known = card < 0 && typeof one.covert !== 'number' ? one.covert[covertPlace(one, i)]! : card;
    const name = known < 0 ? '?' : say(`card.${CARDS[known]!.name}`);
    return `${name}${one.turned[i]! & ROTATED ? '↻' : ''}${one.turned[i]! & FACE_DOWN ? '▒' : ''}`;
  });
  const parts = [
    `${seat === view.viewer ? '*' : ' '}${seat} ${letterOf(seat)} ${colour}${inNotation}`,
    who,
    statusText(one, say),
  ];
  if (view.mode !== 'solo' && view.mode !== 'coop') parts.push(`${say('vp')} ${view.vp[seat]}`);
  parts.push(one.items.map((item) => itemText(item, say)).join(', ') || '–');
  const held = [`${say('hand')} ${cardsText(one.hand, say)}`, `${say('hp')} ${cardsText(one.hp, say)}`];
  // Between two turns all cards lie in one deck.
  if (howMany(one.deck) > 0) held.unshift(`${say('deck')} ${cardsText(one.deck, say)}`);
  if (howMany(one.discard) > 0) held.push(`${say('discard')} ${howMany(one.discard)}`);
  held.push(`${say('row')} ${row.join(' ') || '–'}`);
  const lines = [parts.join(' · '), `   ${held.join(' · ')}`];
  if (one.secret !== null) {
    const { now, initial, powers } = one.secret;
    const values = VALUES.map((value, i) => `${say(`value.${value}`)} ${now[i]}/${initial[i]}`).join(' ');
    const left = POWERS.filter((_, power) => (powers & (1 << power)) !== 0).map(({ name }) => say(`power.${name}`));
    lines.push(`   ${values} · ${say('powers')} ${left.join(', ') || '–'}`);
  }
  return lines;
}
