// Mistakes of other kinds than leaks, planted into the fixture game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIGHT } from '#engine/conformance/checks.ts';
import { type Check, conformance, type Nonconformance, type SuiteSettings } from '#engine/conformance/index.ts';
import { failureOf, withStep } from '#engine/conformance/plant.ts';
import { seeker, unused } from '#engine/conformance/reach.ts';
import { newStats } from '#engine/conformance/trial.ts';
import { type Log, shownTo } from '#engine/event.ts';
import { AGAIN } from '#engine/flow/flow.ts';
import type { Game } from '#engine/game.ts';
import { pick } from '#engine/requests/request.ts';
import { only, type Seat } from '#engine/seat.ts';
import { harenula } from '#games/harenula/index.ts';
import type { Harenula } from '#games/harenula/state.ts';
import type { HarenulaView } from '#games/harenula/view.ts';

type Planted = Game<Harenula, HarenulaView>;

const any = harenula as unknown as Game;

/** Everything but what leaks.test.ts is about. */
const OTHERS: readonly Check[] = [...LIGHT, 'requests', 'door', 'purity'];

const failure = (planted: Planted, settings: Partial<SuiteSettings> = {}): Nonconformance =>
  failureOf(planted, { games: 20, seed: 1, checks: OTHERS, ...settings });

/** The game with one more event before each move, as `emit` writes it into the log. */
const emitting = (emit: (log: Log, seat: Seat) => void): Planted =>
  withStep(harenula, 'turn', 'HA-4.2', (step) => ({
    take(g, f, t, choice, seat) {
      if (t.log !== null) emit(t.log as Log, seat);
      return step.take(g, f, t, choice, seat);
    },
  }));

let rounds = 0;

const PLANTED: [name: string, planted: Planted, check: Check | 'play', message: RegExp][] = [
  [
    'a field that JSON drops',
    { ...harenula, setup: (seats, options) => ({ ...harenula.setup(seats, options), extra: undefined }) },
    'json',
    /state\.extra is undefined/,
  ],
  [
    'a map in the state',
    { ...harenula, setup: (seats, options) => ({ ...harenula.setup(seats, options), extra: new Map() }) },
    'json',
    /state\.extra is a Map/,
  ],
  [
    'a field that comes later',
    withStep(harenula, 'round', 'HA-3.2', (step) => ({
      run(g, f, t) {
        Object.assign(g, { late: 1 });
        return step.run(g, f, t);
      },
    })),
    'json',
    /are now .*late/,
  ],
  [
    'a frame with a field of its own',
    withStep(harenula, 'turn', 'HA-4.2', (step) => ({
      take(g, f, t, choice, seat) {
        Object.assign(f, { tired: true });
        return step.take(g, f, t, choice, seat);
      },
    })),
    'json',
    /a frame of 'turn' has the fields .*tired/,
  ],
  [
    'a clone that leaves something out',
    { ...harenula, clone: (g) => ({ ...harenula.clone(g), lost: [] }) },
    'clone',
    /differs/,
  ],
  [
    'a number of a frame that becomes a list, which copies share',
    withStep(harenula, 'turn', 'HA-4.2', (step) => ({
      take(g, f, t, choice, seat) {
        Object.assign(f, { attacked: [true] });
        return step.take(g, f, t, choice, seat);
      },
    })),
    'clone',
    /a copy shares flow\.frames\.\d+\.attacked with its original/,
  ],
  [
    'a default that is not legal',
    withStep(harenula, 'turn', 'HA-4.3', () => ({ fallback: () => 'everybody' })),
    'requests',
    /everybody \(by default\) is refused/,
  ],
  [
    'a heuristic that answers nonsense',
    { ...harenula, heuristic: () => 'perhaps' },
    'requests',
    /\(the heuristic's\) is refused/,
  ],
  [
    'two items of one name',
    { ...harenula, nouns: { ...harenula.nouns, card: { print: () => 'card' } } },
    'requests',
    /are both called 'card'/,
  ],
  [
    'a choice that is offered but cannot be taken',
    withStep(harenula, 'turn', 'HA-4.3', (step) => ({
      take(g, f, t, choice, seat) {
        if (choice !== 'nobody') throw new Error('not prepared for this');
        return step.take(g, f, t, choice, seat);
      },
    })),
    'requests',
    /throws: Error: not prepared for this/,
  ],
  [
    'a question without an answer',
    withStep(harenula, 'turn', 'HA-4.2', (step) => ({
      ask: (g, f) => (g.round > 1 ? pick(f['by']!, 'word', []) : step.ask(g, f)),
    })),
    'ending',
    /leaves no legal choice/,
  ],
  [
    'a question that is asked for ever',
    withStep(harenula, 'bargains', 'HA-3.2', () => ({ take: () => AGAIN })),
    'ending',
    /no end after 200 decisions/,
  ],
  [
    'a winner with fewer points',
    {
      ...harenula,
      outcome: (g) => ({ ...harenula.outcome(g), scores: g.coins.slice(0, g.seats).map((_, seat) => seat) }),
    },
    'ending',
    /is placed before/,
  ],
  [
    'rules that remember something outside the state',
    withStep(harenula, 'rest', 'HA-7.4', (step) => ({
      run(g, f, t) {
        g.gladiators[0]!.gifts += rounds++ % 7;
        return step.run(g, f, t);
      },
    })),
    'replay',
    /differ/,
  ],
  [
    'an event that the game does not declare',
    emitting((log, seat) => log.emit('strolled', { seat })),
    'events',
    /declares no event 'strolled'/,
  ],
  [
    'an event with a field too many',
    emitting((log, seat) => log.emit('feinted', { seat, card: 0 })),
    'events',
    /has a field 'card' that is not declared/,
  ],
  [
    'an event that leaves out a field',
    emitting((log, seat) => log.emit('moved', { seat })),
    'events',
    /'moved': it has no 'cells'/,
  ],
  [
    'a field of another kind than declared',
    emitting((log, seat) => log.emit('attacked', { seat, on: 7 })),
    'events',
    /its 'on' is 7, not a seat/,
  ],
  [
    'a secret that is not declared as one',
    emitting((log, seat) => log.emit('attacked', { seat }, shownTo(only(seat), { on: 0 }))),
    'events',
    /'attacked': it has no 'on'/,
  ],
  [
    'a local of another kind than declared',
    withStep(harenula, 'turn', 'HA-4.2', (step) => ({
      take(g, f, t, choice, seat) {
        const next = step.take(g, f, t, choice, seat);
        (f as unknown as { attacked: number }).attacked = 0;
        return next;
      },
    })),
    'events',
    /the local 'attacked' of 'turn' is 0, not a flag/,
  ],
  [
    'a secret that is public too',
    emitting((log, seat) => log.emit('moved', { seat, cells: [] }, shownTo(only(seat), { cells: [1] }))),
    'events',
    /'moved' shows everybody 'cells'/,
  ],
  [
    'an event that passes itself off as another kind',
    withStep(harenula, 'turn', 'HA-4.2', (step) => ({
      take(g, f, t, choice, seat) {
        const next = step.take(g, f, t, choice, seat);
        // The log refuses such a field, so it is added directly.
        const moved = t.log?.events.findLast((event) => event.kind === 'moved');
        if (moved) moved.secrets = [{ to: only(seat), fields: { kind: 'fell' } }];
        return next;
      },
    })),
    'events',
    /'moved' has a field 'kind'/,
  ],
  [
    'an event without a message',
    {
      ...harenula,
      words: {
        ...harenula.words,
        it: Object.fromEntries(Object.entries(harenula.words.it).filter(([key]) => key !== 'event.moved')),
      },
    },
    'words',
    /it: event\.moved/,
  ],
  [
    'a set-up that breaks down',
    withStep(harenula, 'set-up', 'HA-2.1', () => ({
      run() {
        throw new Error('no sand');
      },
    })),
    'play',
    /no sand/,
  ],
];

for (const [name, planted, check, message] of PLANTED) {
  test(`found: ${name}`, () => {
    const error = failure(planted, check === 'words' ? { checks: ['words'] } : { most: 200 });
    assert.equal(error.check, check, error.message);
    assert.match(error.message, message);
  });
}

test('a failure names the check, the seed, the decision and the stack, and its seed meets it again', () => {
  const planted = withStep(harenula, 'turn', 'HA-4.3', () => ({ fallback: () => 'everybody' }));
  const error = failure(planted, { seed: 3 });
  const { seed, seats, decisions, next } = error.course;
  const named = `harenula fails the check 'requests' (seed ${seed}, ${seats} seats, decision ${decisions.length + 1})`;
  assert.ok(error.message.startsWith(`${named} at ${error.where}: `), error.message);
  assert.match(error.where, /^game HA-3\.1 › .* › turn HA-4\.3$/);
  assert.equal(next, null);
  const again = failure(planted, { games: 1, seed });
  assert.equal(again.message, error.message);
  assert.deepEqual(again.course, error.course);
});

test('the same seed plays the same game whichever checks are on', () => {
  const played = (settings: Partial<SuiteSettings>): unknown => {
    const { games, decisions, seats, kinds, trace } = conformance(harenula, { games: 4, seed: 7, ...settings });
    return { games, decisions, seats, kinds, steps: trace.steps, uses: trace.uses };
  };
  const plain = played({ checks: [] });
  assert.deepEqual(played({ checks: OTHERS, every: 5 }), plain);
  assert.deepEqual(played({ checks: ['determinise', 'views', 'questions'], every: 3 }), plain);
});

test('seekers reach in one game more than chance does', () => {
  let seeking = 0;
  let drifting = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const settings = { games: 1, seed, checks: [] };
    const stats = newStats();
    seeking += unused(any, conformance(harenula, { ...settings, choose: seeker(stats) }, stats)).length;
    drifting += unused(any, conformance(harenula, settings)).length;
  }
  // Over 200 seeds it is three quarters.
  assert.ok(seeking * 6 < drifting * 5, `${seeking} steps and uses were missed, by chance ${drifting}`);
});
