// The table of Jugula in parts: the arena, the combat that is fought in it, and for each familia its fighters, its cards
// and its place with the people.

import type { Part } from '#engine/event.ts';
import type { Words } from '#engine/game.ts';
import type { Item, Request } from '#engine/requests/request.ts';
import { ARMATURAE, attOf, defOf, HEAVY, LIGHT, mpOf, nameOf, TRAIT_NAMES } from '#games/jugula/armaturae.ts';
import { facingOf, SIDE, squareCalled, squareOf } from '#games/jugula/board.ts';
import { ARROWS } from '#games/jugula/called.ts';
import { CARDS, cardOf, SET } from '#games/jugula/cards.ts';
import { rosterOf } from '#games/jugula/familia.ts';
import { attackBonus, handLimit } from '#games/jugula/rules/07-vox.ts';
import { targetName } from '#games/jugula/rules/12-attack.ts';
import { attackSum, defenceSum } from '#games/jugula/rules/13-scores.ts';
import { damageOf } from '#games/jugula/rules/15-wounds.ts';
import { pivotKind } from '#games/jugula/rules/19-manoeuvres.ts';
import { type Gladiator, gladiatorNamed, isHindered } from '#games/jugula/state.ts';
import type { JugulaView, LanistaView } from '#games/jugula/view.ts';
import {
  at,
  type Card,
  type Centre,
  card,
  centre,
  type Fact,
  type Figure,
  group,
  placeKey,
  type Side,
  type Sketch,
  type Sketcher,
  type Stand,
  seatKey,
  side,
  stat,
  tally,
  type Where,
} from '#games/shared/table.ts';

type Say = (key: string) => string;

/** Degrees from one facing to the next. */
const STEP = 45;
/** JU-7.1 */
const MOST_VOX = 10;
const OF_LIGHT = ARMATURAE.findIndex(({ weight }) => weight === LIGHT);
const OF_HEAVY = ARMATURAE.findIndex(({ weight }) => weight === HEAVY);
const PHASES = ['familia', 'deploy', 'play', 'resolve', 'combat'];
const USE_HEADS = ['col.move', 'col.attack', 'col.vox', 'col.draw', 'col.prima'];

/** By armatura, where it has a look of its own. */
const EMBLEMS: { readonly [id: string]: string } = {
  murmillo: 'galea',
  secutor: 'barbute',
  provocator: 'centurion',
  hoplomachus: 'spear',
  scissor: 'dagger',
  crupellarius: 'visor',
  thraex: 'crest',
  dimachaerus: 'swords',
  retiarius: 'trident',
  laquearius: 'lasso',
  sagittarius: 'bow',
  veles: 'javelin',
  eques: 'horse',
  essedarius: 'chariot',
};
/** By card, what it is best known for. */
export const CARD_EMBLEMS = [
  ...['muscle', 'shield', 'run', 'sword', 'trumpet', 'trumpet', 'arena', 'person', 'run', 'reaction', 'lion', 'house'],
  ...[
    'laurel',
    'sword',
    'swords',
    'dagger',
    'shield',
    'drop',
    'eagle',
    'people',
    'sword',
    'people',
    'scheme',
    'chariot',
  ],
];

function phaseOf({ flow }: JugulaView): number {
  const rules = flow.scenes.map(({ rule }) => rule);
  if (rules.at(-1) === 'game') return 0;
  if (rules.includes('set-up')) return 1;
  if (rules.includes('attack')) return 4;
  return rules.at(-1) === 'turn' ? 2 : rules.includes('turn') ? 3 : -1;
}

function sketch(view: JugulaView, words: Words, players: readonly string[]): Sketch {
  const say: Say = (key) => words[key] ?? key;
  const phase = phaseOf(view);
  return {
    round:
      phase < 2
        ? ''
        : say('sketch.round').replace('{n}', String(view.round)).replace('{limit}', String(view.roundLimit)),
    phases: PHASES.map((name) => say(`phase.${name}`)),
    phase,
    field: phase === 0 ? null : { shape: 'square', places: PLACES, edges: EDGES, figures: figures(view, players) },
    centre: middle(view, phase, say, players),
    stands: view.lanistae.map((lanista, seat) => stand(view, lanista, seat, say)),
  };
}

const EDGES = { columns: [...'abcdefgh'], rows: [...'87654321'] };
const PLACES = Array.from({ length: SIDE * SIDE }, (_, cell) => ({
  x: cell % SIDE,
  y: Math.floor(cell / SIDE),
  name: squareCalled(cell),
}));

export const emblemOf = (kind: number): string => EMBLEMS[ARMATURAE[kind]!.id] ?? 'helmet';

const figures = (view: JugulaView, players: readonly string[]): Figure[] =>
  view.gladiators
    .filter(({ cell, kind }) => cell >= 0 && kind >= 0)
    .map(({ cell, kind, seat, facing, wounds }) => ({
      keys: [`gladiator ${nameOf(seat, kind)}`],
      place: cell,
      seat,
      name: `${ARMATURAE[kind]!.name} (${players[seat] ?? seat + 1})`,
      emblem: emblemOf(kind),
      turn: facing * STEP,
      hurt: wounds > 0,
    }));

function traitsOf(kind: number, say: Say): string[] {
  const traits = ARMATURAE[kind]! as unknown as { readonly [trait: string]: number | boolean };
  return TRAIT_NAMES.filter((trait) => traits[trait]).map((trait) =>
    say(`trait.${trait}`).replace('{n}', String(traits[trait])),
  );
}

/** A fighter by his numbers: ATT and DEF against light and heavy, movement points. */
const armatura = (kind: number, wounds: number, say: Say, parts: Partial<Card>): Card =>
  card(ARMATURAE[kind]!.name, {
    sort: say(ARMATURAE[kind]!.weight === LIGHT ? 'light' : 'heavy'),
    emblem: emblemOf(kind),
    stats: [
      stat(say('col.att'), `${attOf(kind, wounds, OF_LIGHT)}/${attOf(kind, wounds, OF_HEAVY)}`, 'attack'),
      stat(say('col.def'), `${defOf(kind, wounds, OF_LIGHT)}/${defOf(kind, wounds, OF_HEAVY)}`, 'defence'),
      stat(say('col.mp'), mpOf(kind, wounds), 'speed'),
    ],
    about: traitsOf(kind, say).join(', ') || null,
    ...parts,
  });

function middle(view: JugulaView, phase: number, say: Say, players: readonly string[]): Centre {
  if (phase === 0) {
    const price = (kind: number): Fact => ({ label: say('points'), value: String(ARMATURAE[kind]!.cost) });
    const cards = rosterOf(view.extended).map((kind) =>
      armatura(kind, 0, say, { keys: [`armatura ${kind}`], price: price(kind) }),
    );
    return centre(say('sketch.familiae'), { cards });
  }
  const scene = view.flow.scenes.findLast(({ rule }) => rule === 'attack');
  if (scene === undefined) return centre('');
  const [by, on] = [scene['byGladiator'], scene['onGladiator']].map((name) => gladiatorNamed(view, name as number));
  const sums = [
    scored(view, by!, 'col.attack', say, players, (parts) => attackSum(view, by!, on!, scene['att'] as number, parts)),
    scored(view, on!, 'col.def', say, players, (parts) => defenceSum(view, by!, on!, parts)),
  ];
  return centre(say(view.dice ? 'sums.dice' : 'sums'), { sides: sums });
}

/** What a side has before its card is added. */
function scored(
  view: JugulaView,
  who: number,
  role: string,
  say: Say,
  players: readonly string[],
  sum: (parts: Part[]) => number,
): Side {
  const { seat, kind } = view.gladiators[who]!;
  const parts: Part[] = [];
  const total = sum(parts);
  return side(seat, ARMATURAE[kind]!.name, emblemOf(kind), {
    about: `${players[seat] ?? seat + 1}, ${say(role)}`,
    total,
    parts: parts
      .filter(({ value }) => value !== 0)
      .map(({ label, value }) => ({ label: say(`part.${label}`), value: value < 0 ? `−${-value}` : String(value) })),
  });
}

function stand(view: JugulaView, lanista: LanistaView, seat: number, say: Say): Stand {
  const damage = lanista.left > 0 ? lanista.toll : damageOf(view, seat);
  const known = [...lanista.open, ...lanista.seen].sort((a, b) => a - b);
  const isOwn = seat === view.viewer;
  const fighters = view.gladiators.filter((one) => one.kind >= 0 && one.seat === seat);
  const named = (title: string, cards: readonly number[]) =>
    group(
      say(title),
      'names',
      cards.map((one) => handCard(one, seat, say)),
    );
  return {
    seat,
    title: '',
    score: tally(say('vox'), lanista.vox, { of: MOST_VOX, emblem: 'thumb' }),
    tallies: [
      tally(say('bonus'), `+${attackBonus(lanista.vox)}`, { emblem: 'sword' }),
      tally(say('damage'), view.seats === 2 ? `${damage}/${view.size}` : damage, { emblem: 'drop' }),
      tally(say('glory'), lanista.glory, { emblem: 'laurel' }),
      tally(say('hand'), `${lanista.hand}/${handLimit(lanista.vox)}`, { emblem: 'hand' }),
      tally(say('deck'), lanista.deck, { emblem: 'pile' }),
    ],
    groups: [
      ...group(
        say(isOwn ? 'sketch.hand' : 'sketch.known'),
        isOwn ? 'cards' : 'names',
        known.map((one) => handCard(one, seat, say)),
      ),
      ...group(
        say('sketch.fighters'),
        'people',
        fighters.map((one) => fighter(view, one, say)),
      ),
      ...named('sketch.played', lanista.played),
      ...named('sketch.discard', lanista.discard),
      ...(isOwn ? named('sketch.reserve', lanista.reserve) : []),
    ],
    note: null,
  };
}

function fighter(view: JugulaView, gladiator: Gladiator, say: Say): Card {
  const { kind, wounds, cell, facing, seat } = gladiator;
  const gone = wounds === 2 || view.lanistae[seat]!.left > 0;
  const place = cell < 0 ? say(gone ? 'out' : 'waiting') : `${squareCalled(cell)} ${ARROWS[facing]}`;
  return armatura(kind, wounds, say, {
    keys: [`gladiator ${nameOf(seat, kind)}`],
    marks: [
      place,
      ...(wounds === 1 ? [say('wounded')] : []),
      ...(gladiator.net >= 0 ? [say(isHindered(gladiator) ? 'hindered' : 'netted')] : []),
      ...(gladiator.nets > 0 ? [`${say('nets')} ${gladiator.nets}`] : []),
      ...gladiator.boosts.map(({ stat: which, k }) => `+${k} ${['ATT', 'DEF', 'MP'][which]}`),
    ],
    state: cell < 0 && gone ? 'gone' : 'ready',
    hurt: wounds === 1,
  });
}

/** A card with all it can be played for. */
function handCard(which: number, seat: number, say: Say): Card {
  const { id, name, numbers, combat } = CARDS[which]!;
  return card(name, {
    keys: [`card ${seat} ${which}`],
    sort: which < SET ? 'Jugula' : 'Prima',
    band: which < SET ? 'combat' : 'item',
    emblem: CARD_EMBLEMS[which]!,
    stats: USE_HEADS.map((head, use) => stat(say(head), numbers[use] === 0 ? '–' : numbers[use]!)),
    about: say(`card.${id}.effect`),
    price: { label: say('col.combat'), value: String(combat) },
  });
}

/** Whose cards are chosen from: a hand that was seen may be another's. */
function ownerIn({ flow, viewer }: JugulaView): number {
  const { rule, seat } = flow.scenes.at(-1)!;
  return rule === 'discarding' && typeof seat === 'number' ? seat : viewer;
}

function where({ of }: Request, item: Item, view: JugulaView): Where | null {
  if (typeof item !== 'number') return null;
  switch (of) {
    case 'card':
      return at(`card ${ownerIn(view)} ${item}`);
    case 'play':
      return at(`card ${view.viewer} ${cardOf(item)}`);
    case 'gladiator':
      return at(`gladiator ${item}`);
    case 'strike':
      return at(`gladiator ${targetName(item)}`);
    case 'pivot':
      return at(`gladiator ${nameOf(view.viewer, pivotKind(item))}`);
    case 'stance':
      return at(placeKey(squareOf(item)), facingOf(item) * STEP);
    case 'cell':
      return at(placeKey(item));
    case 'armatura':
      return at(`armatura ${item}`);
    case 'seat':
      return at(seatKey(item));
    default:
      return null;
  }
}

export const sketcher: Sketcher<JugulaView> = { sketch, where };
