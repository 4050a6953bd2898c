// The table as text, for terminals: the arena, then a line or two for each gladiator, then the animals.

import type { Words } from '#engine/game.ts';
import { arena, cellName, isGate, STARTS } from '#games/gladiatori/board.ts';
import { CARDS, COLOURS, itemOf, POWERS, SPECIES, VALUES } from '#games/gladiatori/cards.ts';
import { READY_MADE } from '#games/gladiatori/characters.ts';
import { FACE_DOWN, PRESENT, ROTATED, WAITING } from '#games/gladiatori/state.ts';
import type { GladiatoriView, GladiatorView } from '#games/gladiatori/view.ts';

type Say = (key: string) => string;

export function draw(view: GladiatoriView, words: Words): string {
  const say: Say = (key) => words[key] ?? key;
  const lines = [`${say('turn')} ${view.turn}/6 · ${say('round')} ${view.round}/2`, '', ...drawArena(view), ''];
  for (const [seat, one] of view.gladiators.entries()) lines.push(...drawGladiator(view, seat, one, say));
  const waiting = view.animals.filter(({ where }) => where === WAITING).length;
  const animals = view.animals.flatMap((animal, i) =>
    animal.where === PRESENT
      ? [`a${i} ${say(`animal.${SPECIES[animal.species]!.name}`)} ${cellName(animal.cell)}${'•'.repeat(animal.grey)}`]
      : [],
  );
  if (view.animals.length > 0)
    lines.push(`${say('animals')}: ${animals.join(', ') || '–'} · ${say('waiting')} ${waiting}`);
  if (view.faceUp.length > 0)
    lines.push(`${say('items')}: ${view.faceUp.map((item) => say(`item.${itemOf(item).name}`)).join(', ')}`);
  return lines.join('\n');
}

/** Arrows by facing: east, north-east, north-west, west, south-west, south-east. */
const ARROWS = ['→', '↗', '↖', '←', '↙', '↘'];

function drawArena(view: GladiatoriView): string[] {
  const rows: string[] = [];
  for (let r = -4; r <= 4; r++) {
    const cells: string[] = [];
    let first = 0;
    for (let q = -6; q <= 6; q++) {
      const cell = arena.at(q, r);
      if (cell < 0) continue;
      if (cells.length === 0) first = 2 * q + r + 12;
      cells.push(mark(view, cell));
    }
    rows.push(
      ' '.repeat(2 * first) +
        cells
          .map((one) => one.padEnd(4))
          .join('')
          .trimEnd(),
    );
  }
  return rows;
}

function mark(view: GladiatoriView, cell: number): string {
  const seat = view.gladiators.findIndex((one) => one.cell === cell && one.out === 0);
  if (seat >= 0) return `${seat}${view.gladiators[seat]!.down ? '_' : ARROWS[view.gladiators[seat]!.facing]}`;
  const animal = view.animals.findIndex((one) => one.where === PRESENT && one.cell === cell);
  if (animal >= 0) return `a${animal}`;
  return isGate(cell) ? '#' : STARTS.includes(cell) ? 'o' : '·';
}

function drawGladiator(view: GladiatoriView, seat: number, one: GladiatorView, say: Say): string[] {
  const who =
    one.character < 0 ? '–' : one.character < 5 ? say(`character.${READY_MADE[one.character]!.name}`) : say('own');
  const status = [
    one.out === 1 ? say('dead') : one.out === 2 ? say('surrendered') : one.cell >= 0 ? cellName(one.cell) : '–',
    one.grey > 0 ? `${say('trapped')} ${one.grey}` : '',
    one.down ? say('faceDown') : one.white > 0 ? `${say('unbalanced')} ${one.white}` : '',
  ];
  const cards = (shown: readonly number[] | number): string =>
    typeof shown === 'number' ? String(shown) : shown.map((card) => say(`card.${CARDS[card]!.name}`)).join(', ') || '–';
  const row = one.row.map((card, i) => {
    const name = card < 0 ? '?' : say(`card.${CARDS[card]!.name}`);
    return `${name}${one.turned[i]! & ROTATED ? '↻' : ''}${one.turned[i]! & FACE_DOWN ? '▒' : ''}`;
  });
  const own = seat === view.viewer ? '*' : ' ';
  const items = one.items.map((item) => say(`item.${itemOf(item).name}`)).join(', ') || '–';
  const lines = [
    `${own}${seat} ${say(`colour.${COLOURS[seat]}`)} ${who} · ${status.filter((word) => word !== '').join(' ')} · ${say('vp')} ${view.vp[seat]} · ${say('items')} ${items}`,
    `   ${say('hand')} ${cards(one.hand)} · ${say('hp')} ${cards(one.hp)} · ${say('row')} ${row.join(' ') || '–'}`,
  ];
  if (one.secret !== null) {
    const { now, initial, powers } = one.secret;
    const values = VALUES.map((value, i) => `${say(`value.${value}`)} ${now[i]}/${initial[i]}`).join(' ');
    const left = POWERS.filter((_, power) => (powers & (1 << power)) !== 0).map(({ name }) => say(`power.${name}`));
    lines.push(`   ${values} · ${say('powers')} ${left.join(', ') || '–'}`);
  }
  return lines;
}
