// The table as text, for terminals: the arena with every gladiator and his facing, the fighters, the players' cards, and
// the odds of the attacks that the viewer's gladiators could make as they stand. Besides these, what the question at hand
// is about: the roster while familiae are chosen, the cards of a pile from which some are taken, the sums of a combat.

import type { Part } from '#engine/event.ts';
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
import { ARROWS } from '#games/jugula/called.ts';
import { CARDS } from '#games/jugula/cards.ts';
import { familiaRefusal, READY_MADE, rosterOf } from '#games/jugula/familia.ts';
import { attackOdds, fatal, poolOf } from '#games/jugula/odds.ts';
import { attackBonus, handLimit } from '#games/jugula/rules/07-vox.ts';
import { attackSum, defenceSum } from '#games/jugula/rules/13-scores.ts';
import { damageOf } from '#games/jugula/rules/15-wounds.ts';
import { reaches } from '#games/jugula/rules/16-traits.ts';
import { type Gladiator, gladiatorNamed, isHindered } from '#games/jugula/state.ts';
import type { JugulaView, LanistaView } from '#games/jugula/view.ts';

const DIE: readonly number[] = [1, 2, 3, 4, 5, 6];

export function draw(view: JugulaView, words: Words): string {
  const word = (key: string): string => words[key] ?? key;
  const lines = [`${word('round')} ${view.round}/${view.roundLimit} · ${word('turn')} ${view.active}`, ''];
  const scene = view.flow.scenes.at(-1);
  if (scene?.rule === 'game') return [...lines, ...drawRoster(view, word)].join('\n');
  lines.push(...drawArena(view), '');
  for (const gladiator of view.gladiators) if (gladiator.kind >= 0) lines.push(drawGladiator(view, gladiator, word));
  lines.push('');
  for (const [seat, lanista] of view.lanistae.entries()) lines.push(...drawLanista(view, lanista, seat, word));
  if (view.viewer === view.active && (scene?.rule === 'prima' || scene?.rule === 'recover')) {
    const { reserve, discard } = view.lanistae[view.active]!;
    lines.push('', ...(scene.rule === 'prima' ? reserve : discard).map((card) => drawCard(card, word)));
  }
  if (scene?.rule === 'attack') {
    const [by, on] = [scene['byGladiator'], scene['onGladiator']].map((name) => gladiatorNamed(view, name as number));
    return [...lines, '', ...drawCombat(view, by!, on!, scene['att'] as number, word)].join('\n');
  }
  const odds = drawOdds(view, word);
  if (odds.length > 0) lines.push('', `${word('odds')}:`, ...odds);
  return lines.join('\n');
}

/** Who can be chosen for a familia, with all numbers, and some familiae that are ready to be copied. */
function drawRoster(view: JugulaView, word: (key: string) => string): string[] {
  const lines = [`${word('roster')}:`];
  for (const kind of rosterOf(view.extended)) {
    const { id, cost } = ARMATURAE[kind]!;
    const points = `${cost} ${word('points')}`;
    lines.push(`  ${id.padEnd(13)} ${points}  ${numbersOf(kind, 0)}  ${traitsOf(kind, word).join(', ')}`.trimEnd());
  }
  const ready = Object.entries(READY_MADE).filter(([, kinds]) => familiaRefusal(kinds, view) === null);
  if (ready.length > 0) lines.push('', `${word('ready')}:`);
  for (const [name, kinds] of ready)
    lines.push(`  ${name.padEnd(9)} ${kinds.map((kind) => ARMATURAE[kind]!.id).join('+')}`);
  return lines;
}

/** Class, ATT and DEF against Light and Heavy, movement points. */
function numbersOf(kind: number, wounds: number): string {
  const both = (of: typeof attOf): string => `${of(kind, wounds, A_LIGHT)}/${of(kind, wounds, A_HEAVY)}`;
  return `${'LH'[ARMATURAE[kind]!.weight]} ATT ${both(attOf)} DEF ${both(defOf)} MP ${mpOf(kind, wounds)}`;
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
  const gone = wounds === 2 || view.lanistae[gladiator.seat]!.left > 0;
  const where = cell < 0 ? word(gone ? 'out' : 'waiting') : `${squareName(cell)} ${ARROWS[facing]}`;
  const notes = [
    ...traitsOf(kind, word),
    wounds === 1 ? word('wounded') : '',
    gladiator.net >= 0 ? word(isHindered(gladiator) ? 'hindered' : 'netted') : '',
    gladiator.nets > 0 ? `${word('nets')} ${gladiator.nets}` : '',
    ...gladiator.boosts.map(({ stat, k }) => `+${k} ${['ATT', 'DEF', 'MP'][stat]}`),
  ].filter((note) => note !== '');
  const own = gladiator.seat === view.viewer ? '*' : ' ';
  const name = printName(nameOf(gladiator.seat, kind)).padEnd(15);
  return `${own}${name} ${where.padEnd(8)} ${numbersOf(kind, wounds)}  ${notes.join(', ')}`.trimEnd();
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
  const limit = `${word('limit')} ${handLimit(lanista.vox)}, ${word('bonus')} +${attackBonus(lanista.vox)}`;
  // Of two players, one with as many damage points as the familia has gladiators loses (JU-18.1, JU-18.2).
  const damage = `${lanista.left > 0 ? lanista.toll : damageOf(view, seat)}${view.seats === 2 ? `/${view.size}` : ''}`;
  const lines = [
    `${own}${seat} ${word('vox')} ${lanista.vox} (${limit}) · ${word('damage')} ${damage} · ${word('glory')} ${lanista.glory} · ${word('hand')} ${lanista.hand}` +
      ` · ${word('deck')} ${lanista.deck} · ${word('discard')} ${ids(lanista.discard)} · ${word('reserve')} ${ids(lanista.reserve)}`,
  ];
  const named = lanista.played.map((card) => `${CARDS[card]!.id} ${CARDS[card]!.name}`).join(', ');
  if (named !== '') lines.push(`   ${word('played')} ${named}`);
  const known = [...lanista.open, ...lanista.seen].sort((a, b) => a - b);
  lines.push(...known.map((card) => drawCard(card, word)));
  if (seat === view.viewer && known.length > 0) lines.push(`   ${word('legend')}`);
  return lines;
}

function drawCard(card: number, word: (key: string) => string): string {
  const { id, name, numbers, combat } = CARDS[card]!;
  const [m, a, v, d, p] = numbers;
  return `   ${id} ${name.padEnd(12)} M${m} A${a} V${v} D${d} P${p} C${combat}  ${word(`card.${id}.effect`)}`;
}

/** What both sides have before their cards are added. */
function drawCombat(view: JugulaView, by: number, on: number, att: number, word: (key: string) => string): string[] {
  const side = (who: number, sum: (parts: Part[]) => number): string => {
    const parts: Part[] = [];
    const total = sum(parts);
    const told = parts.map(({ label, value }) => `${word(`part.${label}`)} ${value}`).join(', ');
    const { seat, kind } = view.gladiators[who]!;
    return `  ${printName(nameOf(seat, kind))} ${total} (${told})`;
  };
  return [
    `${word(view.dice ? 'sums.dice' : 'sums')}:`,
    side(by, (parts) => attackSum(view, by, on, att, parts)),
    side(on, (parts) => defenceSum(view, by, on, parts)),
  ];
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
    if (attacker.seat !== view.viewer || attacker.cell < 0 || attacker.attacked || isHindered(attacker)) continue;
    for (const [on, target] of view.gladiators.entries()) {
      if (target.cell < 0 || target.seat === view.viewer || target.hurt || !reaches(attacker, target.cell)) continue;
      const odds = attackOdds(view, view.fan, by, on, 0, pool(view.viewer), pool(target.seat));
      const shares = fatal(odds, target.wounds)
        .map((share, i) => `${names[i]} ${Math.round(share * 100)} %`)
        .join(', ');
      lines.push(`  ${ARMATURAE[attacker.kind]!.id} > ${printName(nameOf(target.seat, target.kind))}: ${shares}`);
    }
  }
  return lines;
}
