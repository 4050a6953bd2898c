// Micatio, a game of one blow, for the tests of scenarios and coverage; and a project folder that holds it.
//
// Everything a scenario can speak of occurs once: a shuffle, a secret, a sealed step, a barred item, a sum with a cap, a
// free command, an outcome.

import type { TestContext } from 'node:test';
import { type FileTexts, sampleProject } from '#checks/testing/project.ts';
import { part, shownTo } from '#engine/event.ts';
import { defineEvents, defineLocals, secret, sumOf } from '#engine/events/declare.ts';
import { call, type Flow, type GameState, newFlow, rule } from '#engine/flow/flow.ts';
import { bookOf, cloneFlow, defineGame, type Game } from '#engine/game.ts';
import { amount, field, form, type Item, pick } from '#engine/requests/request.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';

export const MICATIO_BOOK = `# MICATIO

## 1. Set-up

- **MI-1.1** Two seats have three coins each.
- **MI-1.2** [RULING] The deck is shuffled; each seat draws two cards.

## 2. Stakes

- **MI-2.1** All at once and in secret, each seat stakes up to two coins.
- **MI-2.2** The higher stake *strikes*; if they tie, seat 0 does. Stakes are lost.

## 3. The blow

- **MI-3.1** The striker lays one card of his hand.
- **MI-3.2** A shield cannot be laid.
- **MI-3.3** Force is the card's number plus a die.
- **MI-3.4** Force is never above 6.
- **MI-3.5** The other loses a coin if force is 4 or more.

## 4. Gifts

- **MI-4.1** At any time a seat may give coins away.

## 5. The end

- **MI-5.1** Most coins win.
- **MI-5.2** Cards left over are worth nothing.

## 6. Worked examples

- **MI-EX-1** Sica-3 and a die of 5: force 6.
`;

const CARDS = ['sica-1', 'sica-3', 'shield'] as const;
const NUMBERS = [1, 3, 0] as const;
const SHIELD = 2;

const nouns = {
  card: { print: (item: Item) => (typeof item === 'number' ? CARDS[item]! : item) },
};

const events = defineEvents(nouns, {
  laid: { seat: 'seat', card: 'card?' },
  force: { seat: 'seat', parts: sumOf('total'), total: 'number' },
  lost: { seat: 'seat', coins: 'number' },
  drew: { seat: 'seat', count: 'number', cards: secret('card[]') },
  strikes: { seat: 'seat', stakes: 'number[seat]' },
  gave: { seat: 'seat', to: 'seat', coins: 'number' },
});

interface Micatio extends GameState<typeof events> {
  flow: Flow;
  seats: number;
  coins: number[];
  deck: number[];
  hands: number[][];
}

const blow = rule<Micatio, { by: Seat; card: number; force: number }>(
  'blow',
  { locals: { by: 0, card: -1, force: 0 }, shows: ['by', 'card', 'force'] },
  [
    {
      clause: 'MI-3.1',
      ask: (g, f) => pick(f.by, 'card', [...g.hands[f.by]!.filter((card) => card !== SHIELD), 'bare']),
      barred: () => [{ item: SHIELD, clause: 'MI-3.2', reason: 'a shield cannot be laid' }],
      take(g, f, t, choice: Item) {
        f.card = typeof choice === 'number' ? choice : -1;
        if (f.card >= 0) g.hands[f.by]!.splice(g.hands[f.by]!.indexOf(f.card), 1);
        t.log?.emit('laid', { seat: f.by, card: f.card });
      },
    },
    {
      clause: 'MI-3.3',
      run(_g, f, t) {
        const number = f.card < 0 ? 0 : NUMBERS[f.card]!;
        const die = t.random.die(6);
        f.force = Math.min(6, number + die);
        const parts = [part('card', number, 'MI-3.3'), part('die', die, 'MI-3.3')];
        if (f.force < number + die) parts.push(part('cap', f.force - number - die, 'MI-3.4'));
        t.log?.emit('force', { seat: f.by, parts, total: f.force });
      },
    },
    {
      clause: 'MI-3.5',
      run(g, f, t) {
        if (f.force < 4) return;
        const other = 1 - f.by;
        g.coins[other] = Math.max(0, g.coins[other]! - 1);
        t.log?.emit('lost', { seat: other, coins: 1 });
      },
    },
  ],
);

const round = rule<Micatio, { by: Seat }>('round', { locals: { by: 0 }, shows: ['by'] }, [
  {
    clause: 'MI-1.2',
    run(g, _f, t) {
      t.random.shuffle(g.deck);
      for (const [seat, hand] of g.hands.entries()) {
        const cards = [g.deck.pop()!, g.deck.pop()!];
        hand.push(...cards);
        t.log?.emit('drew', { seat, count: 2 }, shownTo(only(seat), { cards }));
      }
    },
  },
  {
    clause: 'MI-2.1',
    sealed: true,
    ask: (g) => g.coins.map((coins, seat) => amount(seat, 'coins', 0, Math.min(2, coins))),
    take(g, f, t, answers: (number | null)[]) {
      for (const [seat, stake] of answers.entries()) g.coins[seat]! -= stake!;
      f.by = answers[1]! > answers[0]! ? 1 : 0;
      t.log?.emit('strikes', { clause: 'MI-2.2', seat: f.by, stakes: answers });
    },
  },
  { clause: 'MI-3.1', run: (_g, f) => call(blow, { by: f.by }) },
]);

export const micatio: Game = defineGame<Micatio, Micatio>({
  id: 'micatio',
  title: 'Micatio',
  rules: 'micatio@1',
  prefix: 'MI',
  seats: { min: 2, max: 2 },
  options: { coins: { kind: 'number', min: 1, max: 9, default: 3, clause: 'MI-1.1' } },
  setup: (seats, options) => ({
    flow: newFlow(seats, round.frame()),
    seats,
    coins: new Array<number>(seats).fill(options['coins'] as number),
    deck: [0, 1, 2, 0, 1, 2],
    hands: Array.from({ length: seats }, () => []),
  }),
  book: bookOf([round, blow]),
  commands: [
    {
      name: 'give',
      clause: 'MI-4.1',
      offer: (g, seat) =>
        g.coins[seat] === 0
          ? null
          : form(seat, [
              field('to', pick(seat, 'seat', [1 - seat])),
              field('coins', amount(seat, 'coins', 1, g.coins[seat]!)),
            ]),
      take(g, t, choice: { to: Seat; coins: number }, seat) {
        g.coins[seat]! -= choice.coins;
        g.coins[choice.to]! += choice.coins;
        t.log?.emit('gave', { seat, ...choice });
      },
    },
  ],
  clone: (g) => ({ ...structuredClone(g), flow: cloneFlow(micatio.book, g.flow) }),
  visibility: { deck: () => EVERYBODY },
  zones: () => [],
  conserved: () => ({}),
  viewFor: (g, viewer) => ({ ...g, hands: g.hands.map((hand, seat) => (seat === viewer ? hand : [])) }),
  determinise: (view) => view,
  outcome: (g) => ({
    clause: 'MI-5.1',
    places: g.coins.map((coins) => 1 + g.coins.filter((more) => more > coins).length),
    scores: g.coins.slice(),
  }),
  heuristic: () => 0,
  nouns,
  events,
  locals: defineLocals(nouns, { by: 'seat', card: 'card', force: 'number' }),
  words: { en: {}, fr: {}, it: {} },
  uses: [],
  draw: () => '',
  arrange(g, line) {
    const [what, seat, ...cards] = line.split(' ');
    if (what !== 'hand') throw new Error(`'${what}' cannot be set, only hand`);
    g.hands[Number(seat)] = cards.map((card) => CARDS.indexOf(card as (typeof CARDS)[number]));
  },
}) as unknown as Game;

/** A folder with the game's rulebook and these files, by their paths from it; it is gone when the test is over. */
export const projectWith = (t: TestContext, files: FileTexts): string =>
  sampleProject(t, { 'rulebooks/micatio.md': MICATIO_BOOK, ...files });
