// The table as text, for terminals: the arena with every gladiator and his facing, the fighters, the players' cards, and
// the odds of the attacks that the viewer's gladiators could make as they stand.

import type { Words } from '#engine/game.ts';
import {
  ARMATURAE,
  attOf,
  defOf,
  HEAVY,
  LIGHT,
  mpOf,
  nameOf,
  printName,
  TRAIT_NAMES,
} from '#games/jugula/armaturae.ts';
import { SIDE, squareName } from '#games/jugula/board.ts';
import { CARDS } from '#games/jugula/cards.ts';
import { attackOdds, poolOf } from '#games/jugula/odds.ts';
import { attackBonus, handLimit } from '#games/jugula/rules/07-vox.ts';
import { reaches } from '#games/jugula/rules/16-traits.ts';
import { type Gladiator, isHindered } from '#games/jugula/state.ts';
import type { JugulaView, LanistaView } from '#games/jugula/view.ts';

const ARROWS = '↑↗→↘↓↙←↖';
const DIE: readonly number[] = [1, 2, 3, 4, 5, 6];

export function draw(view: JugulaView, words: Words): string {
  const word = (key: string): string => words[key] ?? key;
  const lines = [`${word('round')} ${view.round}/${view.roundLimit} · ${word('turn')} ${view.active}`, ''];
  lines.push(...drawArena(view), '');
  for (const gladiator of view.gladiators) if (gladiator.kind >= 0) lines.push(drawGladiator(view, gladiator, word));
  lines.push('');
  for (const [seat, lanista] of view.lanistae.entries()) lines.push(...drawLanista(view, lanista, seat, word));
  const odds = drawOdds(view, word);
  if (odds.length > 0) lines.push('', `${word('odds')}:`, ...odds);
  return lines.join('\n');
}

/** Two letters of the armatura, the seat, the facing. */
const mark = (gladiator: Gladiator): string =>
  `${ARMATURAE[gladiator.kind]!.id.slice(0, 2)}${gladiator.seat}${ARROWS[gladiator.facing]}`;

function drawArena(view: JugulaView): string[] {
  const rows = [`    ${Array.from({ length: SIDE }, (_, x) => String(x).padEnd(5)).join('')}`.trimEnd()];
  for (let y = 0; y < SIDE; y++) {
    let row = `${y}   `;
    for (let x = 0; x < SIDE; x++) {
      const gladiator = view.gladiators.find((one) => one.cell === y * SIDE + x);
      row += (gladiator === undefined ? '·' : mark(gladiator)).padEnd(5);
    }
    rows.push(row.trimEnd());
  }
  return rows;
}

function drawGladiator(view: JugulaView, gladiator: Gladiator, word: (key: string) => string): string {
  const { kind, wounds, cell, facing } = gladiator;
  const both = (of: typeof attOf): string => `${of(kind, wounds, A_LIGHT)}/${of(kind, wounds, A_HEAVY)}`;
  const where = cell < 0 ? word('out') : `${squareName(cell)} ${ARROWS[facing]}`;
  const notes = [
    ...traitsOf(kind, word),
    wounds === 1 ? word('wounded') : '',
    gladiator.net >= 0 ? word(isHindered(gladiator) ? 'hindered' : 'netted') : '',
    gladiator.nets > 0 ? `${word('nets')} ${gladiator.nets}` : '',
    ...gladiator.boosts.map(({ stat, k }) => `+${k} ${['ATT', 'DEF', 'MP'][stat]}`),
  ].filter((note) => note !== '');
  const own = gladiator.seat === view.viewer ? '*' : ' ';
  const name = printName(nameOf(gladiator.seat, kind)).padEnd(15);
  const numbers = `${'LH'[ARMATURAE[kind]!.weight]} ATT ${both(attOf)} DEF ${both(defOf)} MP ${mpOf(kind, wounds)}`;
  return `${own}${name} ${where.padEnd(8)} ${numbers}  ${notes.join(', ')}`.trimEnd();
}

// An opponent of each class, to look the two numbers up.
const A_LIGHT = ARMATURAE.findIndex(({ weight }) => weight === LIGHT);
const A_HEAVY = ARMATURAE.findIndex(({ weight }) => weight === HEAVY);

const traitsOf = (kind: number, word: (key: string) => string): string[] => {
  const traits = ARMATURAE[kind]! as unknown as { readonly [trait: string]: number | boolean };
  return TRAIT_NAMES.filter((trait) => traits[trait]).map((trait) =>
    word(`trait.${trait}`).replace('{n}', String(traits[trait])),
  );
};

function drawLanista(view: JugulaView, lanista: LanistaView, seat: number, word: (key: string) => string): string[] {
  const own = seat === view.viewer ? '*' : ' ';
  const ids = (cards: readonly number[]): string => cards.map((card) => CARDS[card]!.id).join(' ') || '–';
  const limit = `${word('limit')} ${handLimit(lanista.vox)}, +${attackBonus(lanista.vox)}`;
  const lines = [
    `${own}${seat} ${word('vox')} ${lanista.vox} (${limit}) · ${word('glory')} ${lanista.glory} · ${word('hand')} ${lanista.hand}` +
      ` · ${word('deck')} ${lanista.deck} · ${word('discard')} ${ids(lanista.discard)} · ${word('reserve')} ${ids(lanista.reserve)}`,
  ];
  if (lanista.played.length > 0) lines.push(`   ${word('played')} ${ids(lanista.played)}`);
  for (const card of [...lanista.open, ...lanista.seen]) {
    const { id, name, numbers, combat } = CARDS[card]!;
    const [m, a, v, d, p] = numbers;
    lines.push(`   ${id} ${name.padEnd(12)} M${m} A${a} V${v} D${d} P${p} C${combat}  ${word(`card.${id}.effect`)}`);
  }
  return lines;
}

/** The odds of every attack in reach of the viewer's gladiators, both sides using their top cards. */
function drawOdds(view: JugulaView, word: (key: string) => string): string[] {
  const lines: string[] = [];
  const pool = (seat: number): readonly number[] => {
    const one = view.lanistae[seat]!;
    return view.dice ? DIE : poolOf({ ...one, seen: [...one.open, ...one.seen] });
  };
  const names = ['held', 'even', 'pushed', 'wounded', 'dust'].map((name) => word(`odds.${name}`));
  for (const [by, attacker] of view.gladiators.entries()) {
    if (attacker.seat !== view.viewer || attacker.cell < 0 || isHindered(attacker)) continue;
    for (const [on, target] of view.gladiators.entries()) {
      if (target.cell < 0 || target.seat === view.viewer || !reaches(attacker, target.cell)) continue;
      const odds = attackOdds(view, view.fan, by, on, 0, pool(view.viewer), pool(target.seat));
      const shares = odds.map((share, i) => `${names[i]} ${Math.round(share * 100)} %`).join(', ');
      lines.push(`  ${ARMATURAE[attacker.kind]!.id} > ${printName(nameOf(target.seat, target.kind))}: ${shares}`);
    }
  }
  return lines;
}
