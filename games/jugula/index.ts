// Jugula: teams of gladiators on a square arena, driven by cards. Its rulebook is rulebooks/jugula.md.

import { newFlow } from '#engine/flow/flow.ts';
import { defineGame, type Game } from '#engine/game.ts';
import type { Options } from '#engine/options.ts';
import type { Zone } from '#engine/visibility.ts';
import { ARMATURAE, TRAIT_NAMES } from '#games/jugula/armaturae.ts';
import { arrange } from '#games/jugula/arrange.ts';
import { book } from '#games/jugula/book.ts';
import { CARDS, JUGULA_CARDS, PRIMA_CARDS, USES } from '#games/jugula/cards.ts';
import { clone } from '#games/jugula/clone.ts';
import { determinise } from '#games/jugula/determinise.ts';
import { draw } from '#games/jugula/draw.ts';
import { face } from '#games/jugula/face.ts';
import { budgetFor } from '#games/jugula/familia.ts';
import { evaluation } from '#games/jugula/player/features.ts';
import { heuristic } from '#games/jugula/player/heuristic.ts';
import { game } from '#games/jugula/rules/04-familia.ts';
import { outcome } from '#games/jugula/rules/18-end-of-game.ts';
import { giveUp } from '#games/jugula/rules/21-concede.ts';
import { scramble } from '#games/jugula/scramble.ts';
import { type Jugula, type Lanista, newGladiator, visibility } from '#games/jugula/state.ts';
import { type JugulaView, viewFor } from '#games/jugula/view.ts';

/** Everything that a long run of games should have seen: every use of every card, every trait, every fighter. */
const uses: string[] = [
  ...CARDS.flatMap((card) => USES.filter((_, use) => card.numbers[use]! > 0).map((use) => `${card.id} ${use}`)),
  ...CARDS.map((card) => `${card.id} combat`),
  ...TRAIT_NAMES.map((trait) => `trait ${trait}`),
  ...ARMATURAE.map((armatura) => armatura.id),
  ...new Set(CARDS.flatMap((card) => card.special.map((step) => `op ${step.op}`))),
];

export const jugula: Game<Jugula, JugulaView> = defineGame<Jugula, JugulaView>({
  ...face,
  setup,
  book,
  commands: [giveUp],
  clone,
  visibility,
  zones,
  conserved: () => ({}),
  viewFor,
  determinise,
  scramble,
  outcome,
  heuristic,
  evaluation,
  uses,
  draw,
  arrange,
});

const newLanista = (): Lanista => ({
  vox: 0,
  glory: 0,
  left: 0,
  toll: 0,
  hand: [],
  known: [],
  deck: JUGULA_CARDS.slice(),
  played: [],
  discard: [],
  reserve: PRIMA_CARDS.slice(),
});

function setup(seats: number, options: Options): Jugula {
  const size = options['familiaSize'] as number;
  return {
    flow: newFlow(seats, game.frame()),
    seats,
    size,
    budget: options['budget'] === 'none' ? 0 : budgetFor(size),
    extended: options['roster'] === 'extended',
    roundLimit: options['roundLimit'] as number,
    dice: options['combatSource'] === 'dice',
    fan: options['pushRule'] === 'fan',
    binding: options['backingOut'] === 'ends',
    first: 0,
    active: 0,
    turn: 0,
    round: 1,
    calm: 0,
    fought: false,
    exits: 0,
    ending: null,
    gladiators: Array.from({ length: seats * size }, (_, who) => newGladiator(Math.floor(who / size))),
    lanistae: Array.from({ length: seats }, newLanista),
  };
}

/** Cards never change owner (JU-6.10), so every seat's cards are a pool of their own. */
function zones(g: Jugula): Zone[] {
  const list: Zone[] = [];
  for (const [owner, lanista] of g.lanistae.entries()) {
    const pool = `cards ${owner}`;
    list.push(
      { zone: 'hand', owner, pool, items: lanista.hand },
      { zone: 'deck', owner, pool, items: lanista.deck },
      { zone: 'open', owner, pool, items: lanista.played },
      { zone: 'open', owner, pool, items: lanista.discard },
      { zone: 'open', owner, pool, items: lanista.reserve },
    );
    for (const { to, cards } of lanista.known) list.push({ zone: `known ${to}`, owner, pool, items: cards });
  }
  return list;
}

export default jugula;
