// Harenula on boardgame.io 0.50.2, in two ways.
//
// As its manual says, the framework knows whose turn it is: the turn is passed with `endTurn`, several seats at once
// become active players. And as lean as possible: everybody is always active and the game's own move checks whose turn it
// is, so that the framework does next to nothing. The reducer is called directly, without client, transport or server, and
// the log of each move is dropped, as its server does.

import { createRequire } from 'node:module';
import { apply, type Dice, type Flat, type FlatMove, setup, toDecide } from './flat.ts';
import { choose } from './flat-choose.ts';

interface State {
  G: Flat;
  ctx: { gameover?: unknown };
  _stateID: number;
  deltalog?: unknown;
}
type Chance = { Number(): number; Shuffle(items: number[]): number[] };

const load = createRequire(import.meta.url);

const diceOf = (random: Chance): Dice => ({
  below: (n) => Math.floor(random.Number() * n),
  shuffle: (items) => {
    for (const [i, item] of random.Shuffle(items.slice()).entries()) items[i] = item;
  },
});

interface Events {
  endTurn(to: { next: string }): void;
  setActivePlayers(who: { value: { [seat: string]: string } }): void;
  endGame(): void;
}
interface Context {
  G: Flat;
  ctx: { currentPlayer: string; activePlayers: object | null };
  random: Chance;
  events: Events;
  playerID: string;
}

const common = {
  name: 'harenula',
  setup: ({ ctx, random }: { ctx: { numPlayers: number }; random: Chance }) => setup(ctx.numPlayers, diceOf(random)),
  playerView: ({ G, playerID }: { G: Flat; playerID: string }) => viewOf(G, Number(playerID)),
  disableUndo: true,
};

export const byTheManual = {
  ...common,
  turn: { onBegin: ({ G, events }: Context) => activate(G, events) },
  moves: {
    play({ G, ctx, random, events, playerID }: Context, move: FlatMove) {
      if (!G.open.includes(Number(playerID))) return 'INVALID_MOVE';
      apply(G, Number(playerID), move, diceOf(random));
      if (G.phase === 'over') events.endGame();
      else if (G.open.length === 1 && String(G.open[0]) !== ctx.currentPlayer)
        events.endTurn({ next: String(G.open[0]) });
      else if (G.open.length > 1 || ctx.activePlayers !== null) activate(G, events);
      return undefined;
    },
  },
};

function activate(g: Flat, events: Events): void {
  if (g.open.length > 1) events.setActivePlayers({ value: Object.fromEntries(g.open.map((seat) => [seat, 'all'])) });
  else events.setActivePlayers({ value: { [String(g.open[0])]: 'one' } });
}

const lean = {
  ...common,
  turn: { activePlayers: { all: 'stage' } },
  moves: {
    play({ G, random, playerID }: Context, move: FlatMove) {
      if (!G.open.includes(Number(playerID))) return 'INVALID_MOVE';
      apply(G, Number(playerID), move, diceOf(random));
      return undefined;
    },
  },
};

/** What a seat may know, made as the rulebook says (HA-1.8). */
export function viewOf(g: Flat, seat: number): object {
  const own = <T>(lists: readonly T[][]): (readonly T[] | number)[] =>
    lists.map((list, owner) => (owner === seat ? list.slice() : list.length));
  return {
    phase: g.phase,
    rounds: g.rounds,
    round: g.round,
    first: g.first,
    coins: g.coins.slice(),
    deck: g.deck.length,
    top: g.top.length,
    discard: g.discard.slice(),
    patrons: g.patrons.length,
    laurels: g.laurels.length,
    lot: g.lot,
    lost: g.lost.slice(),
    cells: g.cells.slice(),
    felled: g.felled.slice(),
    won: g.won.map((won) => won.slice()),
    hands: own(g.hands),
    buried: own(g.buried),
    patron: g.patron.map((patron, owner) => (owner === seat ? patron : null)),
    open: g.open.slice(),
    sealed: g.sealed[seat] ?? null,
    bidders: g.bidders.slice(),
    stacks: g.stacks.slice(),
    bargain: g.bargain,
    by: g.by,
    on: g.on,
    blow: g.by === seat ? g.blow : g.blow >= 0,
    shield: g.on === seat ? g.shield : g.shield >= 0,
    feinted: g.feinted,
    hurt: g.hurt,
  };
}

export function boardgameio(way: 'by the manual' | 'lean'): {
  play(seats: number, dice: Dice, views: boolean, seed: number): number;
} {
  process.env['NODE_ENV'] = 'production';
  const game = way === 'lean' ? lean : byTheManual;
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = load('boardgame.io/internal') as {
    CreateGameReducer(setup: object): (state: State, action: object) => State;
    InitializeGame(setup: object): State;
    ProcessGameConfig(game: object): { playerView(args: object): object };
  };
  return {
    play(seats, dice, views, seed) {
      const seeded = ProcessGameConfig({ ...game, seed: String(seed) });
      const reduce = CreateGameReducer({ game: seeded });
      let state = InitializeGame({ game: seeded, numPlayers: seats });
      let moves = 0;
      while (state.G.phase !== 'over') {
        const open = toDecide(state.G);
        const seat = open[open.length > 1 ? dice.below(open.length) : 0]!;
        const payload = { type: 'play', args: [choose(state.G, seat, dice)], playerID: String(seat) };
        const before = state._stateID;
        state = reduce(state, { type: 'MAKE_MOVE', payload });
        if (state._stateID === before) throw new Error(`boardgame.io refused a move in ${state.G.phase}`);
        state = { ...state, deltalog: undefined };
        moves++;
        if (views)
          for (let viewer = 0; viewer < seats; viewer++)
            seeded.playerView({ G: state.G, ctx: state.ctx, playerID: String(viewer) });
      }
      return moves;
    },
  };
}
