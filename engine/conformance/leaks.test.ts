// Every mistake planted here must be found, and by the right check: a suite that misses one proves nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Check, conformance, Nonconformance } from '#engine/conformance/index.ts';
import { silent, withSight, withStep } from '#engine/conformance/plant.ts';
import type { GameState } from '#engine/flow/flow.ts';
import type { Game } from '#engine/game.ts';
import { copyJson } from '#engine/json.ts';
import { subset } from '#engine/requests/request.ts';
import { EVERYBODY, SPECTATOR } from '#engine/seat.ts';
import { isBlow, isGuard, TRICK } from '#games/harenula/cards.ts';
import { harenula } from '#games/harenula/index.ts';
import type { Attack } from '#games/harenula/rules/05-attack.ts';
import type { Harenula } from '#games/harenula/state.ts';
import type { HarenulaView } from '#games/harenula/view.ts';

type Planted = Game<Harenula, HarenulaView>;

const top = (g: Harenula) => g.flow.frames[g.flow.frames.length - 1];
const handOf = (g: Harenula, seat: number): number[] => g.gladiators[seat]!.hand;

/** The last event of this kind, as it happened. */
const last = (t: { log: { events: { kind: string }[] } | null }, kind: string) =>
  t.log?.events.findLast((event) => event.kind === kind) as
    | { fields: Record<string, unknown>; secrets: { to: number; fields: Record<string, unknown> }[] | null }
    | undefined;

/** `seed`: of games in which it is found soon; without it 1. */
const PLANTED: [name: string, planted: Planted, found: Check[], seed?: number][] = [
  [
    'a view that shows a hidden card',
    withSight(harenula, (g) => ({ card: handOf(g, 0)[0] ?? -1 })),
    ['views', 'determinise'],
  ],
  [
    'a view that shows a hidden card, and a determiniser that honours it',
    withSight(harenula, (g) => ({ card: g.patrons[0] ?? -1 }), true),
    ['views'],
  ],
  [
    'views made together that give a seat the view of another',
    { ...harenula, viewsFor: (g, viewers) => viewers.map(() => harenula.viewFor(g, 0)) },
    ['views'],
  ],
  ['a view that shows the order of the deck', withSight(harenula, (g) => ({ order: g.deck.slice() })), ['views']],
  [
    'a view that shows spectators a hand',
    withSight(harenula, (g, viewer) => (viewer === SPECTATOR ? { hand: handOf(g, 1).slice() } : {})),
    ['views', 'determinise'],
  ],
  [
    'a view that shows sealed answers',
    withSight(harenula, (g) => ({ sealed: copyJson(top(g)?.sealed ?? null) })),
    ['views'],
  ],
  [
    'a view that shows that an answer is sealed',
    withSight(harenula, (g, viewer) => ({
      sealed: top(g)?.sealed?.some((answer, seat) => answer !== null && seat !== viewer) ?? false,
    })),
    ['views'],
  ],
  [
    'a view with handles that follow hidden cards',
    withSight(harenula, (g) => ({ handles: g.gladiators.map(({ hand }) => hand.map((card) => (card * 37) % 101)) })),
    ['views'],
  ],
  [
    'a view that counts how much the others have decided',
    withSight(harenula, (g) => ({ decided: g.flow.decided.slice() })),
    ['determinise'],
  ],
  [
    'an event seen by the wrong seats',
    withStep(harenula, 'turn', 'HA-4.4', (step) => ({
      run(g, f, t) {
        const next = step.run(g, f, t);
        for (const secret of last(t, 'drew')?.secrets ?? []) secret.to = EVERYBODY;
        return next;
      },
    })),
    ['lockstep'],
  ],
  [
    'an event that tells where in a sorted hand a card went',
    withStep(harenula, 'turn', 'HA-4.4', (step) => ({
      run(g, f, t) {
        const next = step.run(g, f, t);
        const drew = last(t, 'drew');
        const [card] = (drew?.secrets?.[0]?.fields['cards'] ?? []) as number[];
        if (drew) drew.fields['slot'] = handOf(g, f['by']!).indexOf(card ?? -1);
        return next;
      },
    })),
    ['lockstep'],
  ],
  [
    'an event that only happens in some hands',
    withStep(harenula, 'turn', 'HA-4.2', (step) => ({
      take(g, f, t, choice, seat) {
        const others = g.gladiators.some(({ hand }, other) => other !== seat && hand.includes(TRICK));
        if (others) t.log?.emit('moved', { seat, cells: [] });
        return step.take(g, f, t, choice, seat);
      },
    })),
    ['lockstep', 'undo'],
  ],
  [
    'a question that is skipped when the hand lacks a card',
    withStep(harenula, 'attack', 'HA-5.2', (step) => ({
      ask: (g, f) => (handOf(g, f['on']!).some(isGuard) ? step.ask(g, f) : null),
    })),
    ['questions', 'lockstep', 'undo'],
    6,
  ],
  [
    'a kind of question that depends on the hand',
    withStep(harenula, 'turn', 'HA-4.3', (step) => ({
      ask(g, f) {
        const asked = step.ask(g, f) as { from: number[] } | null;
        return asked && handOf(g, f['by']!).includes(TRICK)
          ? subset(f['by']!, 'seat', asked.from, 1, 1)
          : (asked as never);
      },
      fallback: (_g, _f, request) => (request.kind === 'subset' ? ['nobody'] : 'nobody'),
      take: (g, f, t, choice, seat) => step.take(g, f, t, Array.isArray(choice) ? choice[0]! : choice, seat),
    })),
    ['questions', 'lockstep', 'undo'],
  ],
  [
    "a refusal that betrays another's hand",
    withStep(harenula, 'turn', 'HA-4.2', () => ({
      barred: (g) =>
        g.gladiators.map(({ cell, hand }) => ({ item: cell, clause: 'HA-4.2', reason: `he holds ${hand.join()}` })),
    })),
    ['questions'],
  ],
  [
    "a hint that is worked out from another's hand",
    withStep(harenula, 'turn', 'HA-4.2', () => ({
      hints: (g, _f, { seat }) => [
        { item: seat, key: 'odds', values: { held: handOf(g, (seat + 1) % g.seats)[0] ?? -1 } },
      ],
    })),
    ['questions'],
  ],
  [
    "an offer that depends on another's hand",
    {
      ...harenula,
      commands: harenula.commands.map((command) => ({
        ...command,
        offer: (g: Harenula, seat: number) =>
          handOf(g, (seat + 1) % g.seats).includes(TRICK) ? command.offer(g, seat) : null,
      })),
    },
    ['questions', 'undo'],
  ],
  [
    "an offer that depends on another's sealed answer",
    {
      ...harenula,
      commands: harenula.commands.map((command) => ({
        ...command,
        offer: (g: Harenula, seat: number) =>
          top(g)?.sealed?.some((answer, other) => answer !== null && other !== seat) ? null : command.offer(g, seat),
      })),
    },
    ['questions'],
  ],
  [
    "a default that depends on another's hand",
    withStep(harenula, 'auction', 'HA-3.4', () => ({
      fallback: (g, _f, request) =>
        handOf(g, (request.seat + 1) % g.seats).includes(TRICK) && g.coins[request.seat]! > 0 ? 1 : 0,
    })),
    ['questions', 'requests'],
  ],
  [
    'cards shown without a word of it, so that showing them could be undone',
    withStep(harenula, 'attack', 'HA-5.7', (step) => ({
      take: (g, f, t, choice, seat) => step.take(g, f, silent(t), choice, seat),
    })),
    ['undo'],
  ],
  [
    'a card laid without a word of it, so that it could be taken up again',
    withStep(harenula, 'attack', 'HA-5.2', (step) => ({
      take: (g, f, t, choice, seat) => step.take(g, f, silent(t), choice, seat),
    })),
    ['undo'],
    6,
  ],
  [
    'a look at a hidden card without a word of it, so that looking could be undone',
    withStep(harenula, 'spoil', 'HA-6.2 look', (step) => ({ run: (g, f, t) => step.run(g, f, silent(t)) })),
    ['lockstep', 'undo'],
    4,
  ],
  [
    'a determiniser that forgets what was learned',
    {
      ...harenula,
      determinise: (view, random) =>
        harenula.determinise({ ...view, top: typeof view.top === 'number' ? view.top : view.top.length }, random),
    },
    ['determinise'],
    4,
  ],
  [
    'a determiniser that loses a card',
    {
      ...harenula,
      determinise(view, random) {
        const state = harenula.determinise(view, random);
        state.gladiators[0]!.buried.pop();
        state.deck.pop();
        return state;
      },
    },
    ['determinise'],
  ],
  [
    'a clone that shares a list',
    { ...harenula, clone: (g) => ({ ...harenula.clone(g), discard: g.discard }) },
    ['clone'],
  ],
  [
    'a card that is lost',
    withStep(harenula, 'attack', 'HA-5.6', (step) => ({
      run(g, f, t) {
        (f as unknown as { blow: number[] }).blow.pop();
        return step.run(g, f, t);
      },
    })),
    ['conservation'],
  ],
  [
    'a coin made of nothing',
    {
      ...harenula,
      commands: harenula.commands.map((command) => ({
        ...command,
        take(g: Harenula, t: Parameters<typeof command.take>[1], choice: never, seat: number) {
          g.coins[seat]!++;
          return command.take(g, t, choice, seat);
        },
      })),
    },
    ['conservation'],
  ],
  [
    'a question that changes the state the first time it is asked',
    withStep(harenula, 'turn', 'HA-4.2', (step) => ({
      ask(g, f) {
        g.gladiators[f['by']!]!.gifts = 1;
        return step.ask(g, f);
      },
    })),
    ['purity'],
  ],
  ['a view that changes the state', withSight(harenula, (g) => ({ top: g.discard.reverse().slice(0, 1) })), ['purity']],
];

test('what everybody knows by the rules is no leak once the game says which worlds are possible', () => {
  const possible = (g: GameState): boolean =>
    g.flow.frames.every((frame) => {
      const { blow = [], guard = [] } = frame as Partial<Attack>;
      return blow.every(isBlow) && guard.every(isGuard);
    });
  const { consistent: _known, ...unaware } = harenula;
  const planted = withSight(unaware as Planted, (g) => ({ possible: possible(g) }));
  const settings = { games: 4, seed: 1, checks: ['views', 'determinise'] } as const;
  assert.throws(() => conformance(planted, settings), /fails the check 'views'/);
  assert.ok(conformance(planted, { ...settings, consistent: possible }).checks.views > 0);
  assert.throws(() => conformance(planted, { ...settings, consistent: () => false }), /is not true/);
});

for (const [name, planted, found, seed = 1] of PLANTED) {
  test(`found: ${name}`, () => {
    assert.throws(
      () => conformance(planted, { games: 40, seed }),
      (error) => {
        assert.ok(error instanceof Nonconformance, String((error as Error).stack));
        assert.ok(found.includes(error.check as Check), error.message);
        return true;
      },
    );
  });
}

test('the harenula game passes every check', () => {
  const stats = conformance(harenula, { games: 3, seed: 1, every: 3 });
  assert.deepEqual(stats.seats, { 2: 1, 3: 1, 4: 1 });
  for (const [check, made] of Object.entries(stats.checks)) assert.ok(made > 0, `${check} was never made`);
});
