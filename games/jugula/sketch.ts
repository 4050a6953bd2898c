// The table of Jugula in parts: the arena, and for each familia its fighters, its cards and its place with the people.

import type { Part } from '#engine/event.ts';
import type { Words } from '#engine/game.ts';
import {
  entries,
  type Figure,
  list,
  type Row,
  type Section,
  type Sketch,
  type SketchTable,
  section,
} from '#engine/sketch.ts';
import { ARMATURAE, attOf, defOf, HEAVY, LIGHT, mpOf, nameOf, TRAIT_NAMES } from '#games/jugula/armaturae.ts';
import { SIDE, squareName } from '#games/jugula/board.ts';
import { ARROWS, gladiatorCalled } from '#games/jugula/called.ts';
import { CARDS } from '#games/jugula/cards.ts';
import { familiaRefusal, READY_MADE, rosterOf } from '#games/jugula/familia.ts';
import { attackBonus, handLimit } from '#games/jugula/rules/07-vox.ts';
import { attackSum, defenceSum } from '#games/jugula/rules/13-scores.ts';
import { damageOf } from '#games/jugula/rules/15-wounds.ts';
import { type Gladiator, gladiatorNamed, isHindered } from '#games/jugula/state.ts';
import type { JugulaView, LanistaView } from '#games/jugula/view.ts';

type Say = (key: string) => string;

/** Degrees from one facing to the next. */
const STEP = 45;
const OF_LIGHT = ARMATURAE.findIndex(({ weight }) => weight === LIGHT);
const OF_HEAVY = ARMATURAE.findIndex(({ weight }) => weight === HEAVY);
const NUMBERS = ['col.class', 'col.att', 'col.def', 'col.mp'];
const CARD_HEADS = [
  'col.card',
  'col.move',
  'col.attack',
  'col.vox',
  'col.draw',
  'col.prima',
  'col.combat',
  'col.special',
];

export function sketch(view: JugulaView, words: Words, players: readonly string[]): Sketch {
  const say: Say = (key) => words[key] ?? key;
  const facts = [{ label: say('round'), value: `${view.round}/${view.roundLimit}` }];
  const scene = view.flow.scenes.at(-1);
  if (scene?.rule === 'game') return { facts, field: null, sections: roster(view, say) };
  const sections = view.lanistae.map((lanista, seat) => familia(view, lanista, seat, say));
  if (scene?.rule === 'attack') {
    const [by, on] = [scene['byGladiator'], scene['onGladiator']].map((name) => gladiatorNamed(view, name as number));
    sections.unshift(combat(view, by!, on!, scene['att'] as number, say, players));
  }
  return { facts, field: { shape: 'square', places: PLACES, figures: figures(view, players) }, sections };
}

const PLACES = Array.from({ length: SIDE * SIDE }, (_, cell) => ({
  x: cell % SIDE,
  y: Math.floor(cell / SIDE),
  name: squareName(cell),
}));

const figures = (view: JugulaView, players: readonly string[]): Figure[] =>
  view.gladiators
    .filter(({ cell, kind }) => cell >= 0 && kind >= 0)
    .map(({ cell, kind, seat, facing, wounds }) => ({
      place: cell,
      seat,
      name: gladiatorCalled(nameOf(seat, kind), players),
      short: ARMATURAE[kind]!.name.slice(0, 2),
      turn: facing * STEP,
      hurt: wounds > 0,
    }));

const numbersOf = (kind: number, wounds: number, say: Say): string[] => [
  say(ARMATURAE[kind]!.weight === LIGHT ? 'light' : 'heavy'),
  `${attOf(kind, wounds, OF_LIGHT)}/${attOf(kind, wounds, OF_HEAVY)}`,
  `${defOf(kind, wounds, OF_LIGHT)}/${defOf(kind, wounds, OF_HEAVY)}`,
  String(mpOf(kind, wounds)),
];

function traitsOf(kind: number, say: Say): string[] {
  const traits = ARMATURAE[kind]! as unknown as { readonly [trait: string]: number | boolean };
  return TRAIT_NAMES.filter((trait) => traits[trait]).map((trait) =>
    say(`trait.${trait}`).replace('{n}', String(traits[trait])),
  );
}

/** Who can be chosen, with all numbers, and familiae that are ready. */
function roster(view: JugulaView, say: Say): Section[] {
  const rows = rosterOf(view.extended).map((kind) => ({
    cells: [
      ARMATURAE[kind]!.name,
      String(ARMATURAE[kind]!.cost),
      ...numbersOf(kind, 0, say),
      traitsOf(kind, say).join(', '),
    ],
    faint: false,
  }));
  const heads = ['armatura', 'points', ...NUMBERS, 'col.notes'].map((key) => say(key));
  const ready = Object.entries(READY_MADE).filter(([, kinds]) => familiaRefusal(kinds, view) === null);
  const names = ready.map(([, kinds]) => kinds.map((kind) => ARMATURAE[kind]!.name).join(', '));
  return [
    section(say('col.roster'), {
      tables: [{ title: '', heads, rows }],
      lists: list(
        say('ready'),
        entries(names, () => null),
      ),
    }),
  ];
}

function familia(view: JugulaView, lanista: LanistaView, seat: number, say: Say): Section {
  const limit = view.seats === 2 ? `/${view.size}` : '';
  const damage = `${lanista.left > 0 ? lanista.toll : damageOf(view, seat)}${limit}`;
  const fighters = view.gladiators.filter((one) => one.kind >= 0 && one.seat === seat);
  const known = [...lanista.open, ...lanista.seen].sort((a, b) => a - b);
  const named = (cards: readonly number[]) =>
    entries(
      cards.map((card) => CARDS[card]!.name),
      () => null,
    );
  return section('', {
    seat,
    facts: [
      { label: say('vox'), value: `${lanista.vox} (${say('bonus')} +${attackBonus(lanista.vox)})` },
      { label: say('damage'), value: damage },
      { label: say('glory'), value: String(lanista.glory) },
      { label: say('hand'), value: `${lanista.hand}/${handLimit(lanista.vox)}` },
      { label: say('deck'), value: String(lanista.deck) },
    ],
    tables: [
      {
        title: '',
        heads: ['armatura', 'col.where', ...NUMBERS, 'col.notes'].map((key) => say(key)),
        rows: fighters.map((one) => fighterRow(view, one, say)),
      },
      ...(known.length === 0 ? [] : [cardTable(known, say)]),
    ],
    lists: [
      ...list(say('played'), named(lanista.played)),
      ...list(say('discard'), named(lanista.discard)),
      ...list(say('reserve'), named(lanista.reserve)),
    ],
  });
}

function fighterRow(view: JugulaView, gladiator: Gladiator, say: Say): Row {
  const { kind, wounds, cell, facing, seat } = gladiator;
  const gone = wounds === 2 || view.lanistae[seat]!.left > 0;
  const notes = [
    ...(wounds === 1 ? [say('wounded')] : []),
    ...(gladiator.net >= 0 ? [say(isHindered(gladiator) ? 'hindered' : 'netted')] : []),
    ...(gladiator.nets > 0 ? [`${say('nets')} ${gladiator.nets}`] : []),
    ...gladiator.boosts.map(({ stat, k }) => `+${k} ${['ATT', 'DEF', 'MP'][stat]}`),
    ...traitsOf(kind, say),
  ];
  const where = cell < 0 ? say(gone ? 'out' : 'waiting') : `${squareName(cell)} ${ARROWS[facing]}`;
  return {
    cells: [ARMATURAE[kind]!.name, where, ...numbersOf(kind, wounds, say), notes.join(', ')],
    faint: cell < 0 && gone,
  };
}

const cardTable = (cards: readonly number[], say: Say): SketchTable => ({
  title: say('hand'),
  heads: CARD_HEADS.map((key) => say(key)),
  rows: cards.map((card) => {
    const { id, name, numbers, combat: value } = CARDS[card]!;
    const uses = numbers.slice(0, 5).map((number) => (number === 0 ? '–' : String(number)));
    return { cells: [name, ...uses, String(value), say(`card.${id}.effect`)], faint: false };
  }),
});

/** What both sides have before their cards are added. */
function combat(view: JugulaView, by: number, on: number, att: number, say: Say, players: readonly string[]): Section {
  const side = (who: number, sum: (parts: Part[]) => number): Row => {
    const parts: Part[] = [];
    const total = sum(parts);
    const { seat, kind } = view.gladiators[who]!;
    const told = parts.map(({ label, value }) => `${say(`part.${label}`)} ${value}`).join(', ');
    return { cells: [gladiatorCalled(nameOf(seat, kind), players), String(total), told], faint: false };
  };
  return section(say(view.dice ? 'sums.dice' : 'sums'), {
    tables: [
      {
        title: '',
        heads: [],
        rows: [
          side(by, (parts) => attackSum(view, by, on, att, parts)),
          side(on, (parts) => defenceSum(view, by, on, parts)),
        ],
      },
    ],
  });
}
