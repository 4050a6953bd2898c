// Wager: a tiny game for the tests of matches and replays, with one case of everything that undo must distinguish.
//
//   WA-1.1  The deck is shuffled, and each seat begins with 2 coins.
//   WA-2.1  A turn is up to five actions and then a pass: save (1 coin), roll (a die's worth of coins), draw a card,
//           show a card.
//   WA-2.2  Then all who have coins bid in secret; a single highest bidder gets 3 coins.
//   WA-2.3  There are `rounds` rounds.
//   WA-3.1  At any time a seat may give coins to the next.
//   WA-4.1  Most coins win.

import { cardsOf, insert } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import { defineEvents, secret } from '#engine/events/declare.ts';
import { AGAIN, type Flow, type GameState, newFlow, type Rule, rule, to } from '#engine/flow/flow.ts';
import { bookOf, cloneFlow, defineGame, type FlowView, flowFor, type Game, restoreFlow } from '#engine/game.ts';
import { amount, pick } from '#engine/requests/request.ts';
import { EVERYBODY, NOBODY, only, type Seat } from '#engine/seat.ts';
import { howMany, isShown, type Shown, show, without } from '#engine/visibility.ts';

const events = defineEvents(
  {},
  {
    shuffled: { count: 'number' },
    saved: { seat: 'seat' },
    rolled: { seat: 'seat', die: 'die' },
    drew: { seat: 'seat', card: secret('number') },
    showed: { seat: 'seat', card: 'number' },
    passed: { seat: 'seat' },
    bids: { bids: 'number[seat]' },
    gave: { seat: 'seat', to: 'seat', coins: 'number' },
  },
);

export interface Wager extends GameState<typeof events> {
  flow: Flow;
  rounds: number;
  round: number;
  turn: Seat;
  actions: number;
  coins: number[];
  deck: number[];
  hands: number[][];
  shown: number[];
}

interface WagerView extends Omit<Wager, 'flow' | 'deck' | 'hands'> {
  viewer: Seat;
  flow: FlowView;
  deck: number;
  hands: Shown<number>[];
}

const DECK = [4, 4, 4, 4, 4];
const visibility = {
  deck: () => NOBODY,
  hand: (_g: Wager, owner: Seat) => only(owner),
  open: () => EVERYBODY,
};

const play: Rule<Wager, unknown> = rule<Wager>('play', { locals: {} }, [
  {
    clause: 'WA-1.1',
    run(g, _f, t) {
      t.random.shuffle(g.deck);
      t.log?.emit('shuffled', { count: g.deck.length });
    },
  },
  {
    clause: 'WA-2.1',
    ask(g) {
      const menu = ['pass'];
      if (g.actions < 5) menu.push('save', 'roll');
      if (g.actions < 5 && g.deck.length > 0) menu.push('draw');
      if (g.actions < 5 && g.hands[g.turn]!.length > 0) menu.push('show');
      return pick(g.turn, 'word', menu);
    },
    take(g, _f, t, choice, seat) {
      g.actions++;
      if (choice === 'save') {
        g.coins[seat]!++;
        t.log?.emit('saved', { seat });
      } else if (choice === 'roll') {
        const die = t.random.die(6);
        g.coins[seat]! += die;
        t.log?.emit('rolled', { seat, die });
      } else if (choice === 'draw') {
        const card = g.deck.pop()!;
        insert(g.hands[seat]!, card);
        t.reveal(NOBODY, only(seat));
        t.log?.emit('drew', { seat }, shownTo(only(seat), { card }));
      } else if (choice === 'show') {
        const card = g.hands[seat]!.pop()!;
        g.shown.push(card);
        t.reveal(only(seat), EVERYBODY);
        t.log?.emit('showed', { seat, card });
      } else {
        g.actions = 0;
        g.turn++;
        t.log?.emit('passed', { seat });
        if (g.turn === g.coins.length) return;
      }
      return AGAIN;
    },
  },
  {
    clause: 'WA-2.2',
    sealed: true,
    ask: (g) => g.coins.flatMap((coins, seat) => (coins > 0 ? [amount(seat, 'coins', 0, coins)] : [])),
    fallback: () => 0,
    take(g, _f, t, answers) {
      const bids = answers.map((bid) => (bid as number | null) ?? -1);
      const best = Math.max(...bids);
      if (bids.indexOf(best) === bids.lastIndexOf(best)) g.coins[bids.indexOf(best)]! += 3;
      t.log?.emit('bids', { bids });
    },
  },
  {
    clause: 'WA-2.3',
    run(g) {
      if (++g.round === g.rounds) return;
      g.turn = 0;
      return to('WA-2.1');
    },
  },
]);

const book = bookOf([play]);

const game: Game<Wager, WagerView> = defineGame<Wager, WagerView>({
  id: 'wager',
  title: 'Wager',
  rules: 'wager@1',
  prefix: 'WA',
  seats: { min: 2, max: 4 },
  options: { rounds: { kind: 'number', min: 1, max: 4, default: 2, clause: 'WA-2.3' } },
  setup: (seats, options) => ({
    flow: newFlow(seats, play.frame()),
    rounds: options['rounds'] as number,
    round: 0,
    turn: 0,
    actions: 0,
    coins: new Array<number>(seats).fill(2),
    deck: cardsOf(DECK),
    hands: Array.from({ length: seats }, () => []),
    shown: [],
  }),
  book,
  commands: [
    {
      name: 'give',
      clause: 'WA-3.1',
      offer: (g, seat) => (g.coins[seat]! > 0 ? amount(seat, 'coins', 1, g.coins[seat]!) : null),
      take(g, t, choice, seat) {
        const next = (seat + 1) % g.coins.length;
        g.coins[seat]! -= choice as number;
        g.coins[next]! += choice as number;
        t.log?.emit('gave', { seat, to: next, coins: choice as number });
      },
    },
  ],
  clone: (g) => ({
    flow: cloneFlow(book, g.flow),
    rounds: g.rounds,
    round: g.round,
    turn: g.turn,
    actions: g.actions,
    coins: g.coins.slice(),
    deck: g.deck.slice(),
    hands: g.hands.map((hand) => hand.slice()),
    shown: g.shown.slice(),
  }),
  visibility,
  zones: (g) => [
    { zone: 'deck', owner: 0, pool: 'card', items: g.deck },
    { zone: 'open', owner: 0, pool: 'card', items: g.shown },
    ...g.hands.map((items, owner) => ({ zone: 'hand', owner, pool: 'card', items })),
  ],
  conserved: () => ({}),
  viewFor: (g, viewer) => ({
    viewer,
    flow: flowFor(book, g, viewer),
    rounds: g.rounds,
    round: g.round,
    turn: g.turn,
    actions: g.actions,
    coins: g.coins.slice(),
    shown: g.shown.slice(),
    deck: g.deck.length,
    hands: g.hands.map((hand, seat) => show(only(seat), viewer, hand)),
  }),
  determinise({ viewer, flow, deck, hands, ...view }, random) {
    const rest = without(without(cardsOf(DECK), view.shown), hands.filter(isShown).flat());
    random.shuffle(rest);
    const filled = hands.map((hand) =>
      isShown(hand) ? hand.slice() : rest.splice(0, howMany(hand)).sort((a, b) => a - b),
    );
    return { flow: restoreFlow(book, flow, viewer), ...view, deck: rest.slice(0, deck), hands: filled };
  },
  outcome: (g) => ({
    clause: 'WA-4.1',
    places: g.coins.map((coins) => 1 + g.coins.filter((other) => other > coins).length),
    scores: g.coins.slice(),
  }),
  heuristic: (_view, request) => (request.kind === 'pick' ? 'pass' : 1),
  nouns: {},
  events,
  locals: {},
  words: { en: {}, fr: {}, it: {} },
  uses: [],
  draw: (view) => `round ${view.round}, coins ${view.coins.join(' ')}`,
  arrange(g, line) {
    const [, seat, coins] = /^coins (\d+) (\d+)$/.exec(line) ?? [];
    if (seat === undefined || g.coins[Number(seat)] === undefined)
      throw new Error(`'${line}' should be: coins SEAT NUMBER`);
    g.coins[Number(seat)] = Number(coins);
  },
});

export const wager = game as unknown as Game;
