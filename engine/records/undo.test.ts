import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fastRandom } from '#engine/chance/random.ts';
import type { Match } from '#engine/records/match.ts';
import { Undo } from '#engine/records/undo.ts';
import { maySee, NOBODY, type Seat, SPECTATOR } from '#engine/seat.ts';
import { answer, playOut, repeat, startMatch, step, whole } from '#engine/testing/match.ts';
import { type Wager, wager } from '#engine/testing/wager.ts';
import { without } from '#engine/visibility.ts';
import { games } from '#games/index.ts';

const harenula = games.get('harenula')!;

const coins = (match: Match): number[] => (match.table.state as unknown as Wager).coins;

const code = (match: Match, seat: Seat): string => match.undoRefusal(seat)?.code ?? 'may';

/** By viewer, all visible cards. */
function everything(match: Match): string[][] {
  const g = match.table.state;
  const { visibility, zones } = match.game;
  return [...Array(match.header.seats).keys(), SPECTATOR].map((viewer) =>
    zones(g)
      .filter(({ zone, owner }) => maySee(visibility[zone]!(g, owner), viewer))
      .flatMap(({ pool, items }) => items.map((item) => `${pool} ${item}`)),
  );
}

describe('undo', () => {
  it('takes a seat back decision by decision to the start of the epoch', () => {
    const match = startMatch();
    const first = whole(match);
    answer(match, 0, 'save');
    const second = whole(match);
    answer(match, 0, 'save');
    assert.equal(match.decide(0, 'give', 1), null);
    answer(match, 0, 'pass');
    assert.equal(match.epoch, 0);
    for (let i = 0; i < 3; i++) assert.equal(match.undo(0), null);
    assert.equal(whole(match), second);
    assert.equal(match.undo(0), null);
    assert.equal(whole(match), first);
    assert.equal(match.undo(0)?.code, 'undo-none');
    assert.equal(match.undo(1)?.code, 'undo-none');
  });

  it('is refused after a die, and names it', () => {
    const match = startMatch();
    answer(match, 0, 'save');
    answer(match, 0, 'roll');
    assert.equal(match.epoch, 1);
    assert.notEqual(match.undoRefusal(0), null);
    const text = 'dice were thrown or cards shuffled after the decision at WA-2.1';
    assert.deepEqual(match.undo(0), { clause: 'WA-2.1', code: 'undo-dice', text });
  });

  it('is refused after a draw, and names it', () => {
    const match = startMatch();
    answer(match, 0, 'draw');
    const text = 'seat 0 came to know something hidden after the decision at WA-2.1';
    assert.deepEqual(match.undo(0), { clause: 'WA-2.1', code: 'undo-learned', text });
  });

  it('is refused after a reveal, and names it', () => {
    const match = startMatch();
    answer(match, 0, 'draw');
    answer(match, 0, 'show');
    assert.equal(match.epoch, 2);
    const text = 'something hidden was shown to others after the decision at WA-2.1';
    assert.deepEqual(match.undo(0), { clause: 'WA-2.1', code: 'undo-revealed', text });
  });

  it("is refused after another seat's decision, a free command included, and names it", () => {
    const match = startMatch();
    answer(match, 0, 'save');
    assert.equal(match.decide(1, 'give', 1), null);
    assert.deepEqual(match.undo(0), {
      clause: 'WA-3.1',
      code: 'undo-other',
      text: 'another seat has decided since (WA-3.1)',
    });
    assert.equal(match.undo(1), null);
    assert.notEqual(match.undoRefusal(0), null);
  });

  it('goes no further back than the last die, and then says so', () => {
    const match = startMatch();
    answer(match, 0, 'roll');
    const before = whole(match);
    answer(match, 0, 'save');
    assert.equal(match.undo(0), null);
    assert.equal(whole(match), before);
    assert.equal(match.undo(0)?.code, 'undo-dice');
  });

  it('is refused for what the clock decided', () => {
    const match = startMatch(wager, 2, 0, { rounds: 1 });
    assert.equal(match.decide(0, match.requestFor(0)!.id, 'save', 'clock'), null);
    assert.equal(code(match, 0), 'undo-clock');
    assert.equal(match.decide(0, 'give', 3), null);
    answer(match, 0, 'pass');
    assert.equal(match.decide(1, 'give', 5), null);
    answer(match, 1, 'pass');
    answer(match, 0, 1);
    assert.equal(match.over, true);
    assert.deepEqual(match.outcome, { clause: 'WA-4.1', places: [1, 2], scores: [8, 0] });
    assert.equal(code(match, 0), 'undo-revealed');
    assert.equal(match.decide(0, 'give', 1)?.code, 'not-now');
  });

  it('leaves sealed answers alone: they are replaced', () => {
    const match = startMatch();
    answer(match, 0, 'pass');
    answer(match, 1, 'pass');
    answer(match, 0, 1);
    assert.equal(code(match, 0), 'undo-sealed');
    assert.equal(code(match, 1), 'undo-sealing');
    answer(match, 0, 2);
    assert.equal(match.undo(0)?.code, 'undo-sealed');
    answer(match, 1, 0);
    assert.equal(code(match, 1), 'undo-revealed');
    assert.equal(code(match, 0), 'undo-sealed');
    assert.deepEqual(coins(match), [5, 2]);
  });

  it('tells nobody who has given a sealed answer', () => {
    const match = startMatch(wager, 3);
    for (const seat of [0, 1, 2]) answer(match, seat, 'pass');
    const told = (seat: Seat): unknown => [match.undoRefusal(seat), match.epoch];
    const before = told(2);
    const text = 'several seats are asked in secret after the decision at WA-2.1';
    assert.deepEqual(match.undo(2), { clause: 'WA-2.1', code: 'undo-sealing', text });
    answer(match, 0, 1);
    assert.deepEqual(told(2), before);
    answer(match, 1, 1);
    assert.deepEqual(told(2), before);
    assert.equal(match.decide(2, 'give', 1), null);
    const given = told(2);
    assert.equal(match.undo(2)?.code, 'undo-sealing');
    answer(match, 0, 0);
    assert.deepEqual(told(2), given);
    assert.equal(match.undo(0)?.code, 'undo-sealed');
  });

  it('makes every answer stale that was under way', () => {
    const match = startMatch();
    const { id } = match.requestFor(0)!;
    answer(match, 0, 'pass');
    const late = match.requestFor(1)!.id;
    assert.equal(match.undo(0), null);
    answer(match, 0, 'save');
    answer(match, 0, 'pass');
    const before = whole(match);
    assert.equal(match.takebacks, 1);
    assert.notEqual(match.requestFor(1)!.id, late);
    for (const old of [late, id, match.table.requestFor(1)!.id]) {
      const text = 'this answers a question of before a decision was taken back; look at what is asked now';
      assert.deepEqual(match.decide(1, old, 'pass'), { clause: 'WA-2.1', code: 'stale', text });
    }
    assert.equal(whole(match), before);
    answer(match, 1, 'pass');
    // The record numbers as the table does, as if nothing had been undone.
    assert.deepEqual(
      match.decisions.map((one) => one.id),
      [0, 1, 0],
    );
  });

  it('cannot be passed over by a number that nobody was given', () => {
    const match = startMatch();
    answer(match, 0, 'save');
    assert.equal(match.undo(0), null);
    const { id } = match.requestFor(0)!;
    const odd = [
      -1,
      Infinity,
      Number.NaN,
      (id as number) + 0.5,
      (id as number) * 2,
      (id as number) + 1,
      undefined,
      null,
    ];
    for (const one of odd) assert.equal(match.decide(0, one as number, 'save')?.code, 'stale', String(one));
    assert.equal(match.decide(0, id, 'save'), null);
  });

  it('is refused when a free command opened the sealed answers', () => {
    const match = startMatch();
    answer(match, 0, 'pass');
    answer(match, 1, 'pass');
    answer(match, 0, 1);
    assert.equal(match.decide(1, 'give', 2), null);
    assert.deepEqual(coins(match), [7, 0]);
    assert.equal(code(match, 1), 'undo-revealed');
  });

  it('of any decision and the same decision again come to the same hash', () => {
    for (const game of [wager, harenula]) {
      let undone = 0;
      for (let seed = 0; seed < 40; seed++) {
        const random = fastRandom(seed);
        const match = startMatch(game, 2 + (seed % 3), seed);
        while (!match.over) {
          const before = whole(match);
          const decision = step(match, random);
          const { seat } = decision;
          const after = whole(match);
          // While a sealed answer is in, undo is about an earlier decision.
          if (match.undoRefusal(seat) !== null || match.table.hasAnswered(seat)) continue;
          assert.equal(match.undo(seat), null);
          assert.equal(whole(match), before);
          repeat(match, decision);
          assert.equal(whole(match), after);
          undone++;
        }
      }
      assert.ok(undone > 200, `${game.id}: only ${undone} decisions could be taken back`);
    }
  });

  it('never takes back a die, a disclosure or the decision of another seat', () => {
    let undone = 0;
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(wager, harenula), (seed, game) => {
        const random = fastRandom(seed);
        const match = startMatch(game, 2 + random.below(2), seed);
        for (let i = 0; i < 60 && !match.over; i++) {
          step(match, random);
          const seat = random.below(match.header.seats);
          const { epoch } = match;
          const { draws } = match.table.random;
          const others = match.decisions.filter((one) => one.seat !== seat);
          const known = everything(match);
          if (match.undo(seat) !== null) continue;
          undone++;
          assert.equal(match.epoch, epoch);
          assert.equal(match.table.random.draws, draws);
          assert.deepEqual(
            match.decisions.filter((one) => one.seat !== seat),
            others,
          );
          // Nothing visible becomes hidden: `without` throws where something is missing.
          for (const [viewer, things] of everything(match).entries()) without(things, known[viewer]!);
        }
      }),
      { numRuns: 100 },
    );
    assert.ok(undone > 200, `only ${undone} decisions could be taken back`);
  });

  /** What keeps a seat from undoing a decision that did nothing else. */
  function refusedAfter(more: { final?: boolean; over?: boolean }): unknown {
    const undo = new Undo(2);
    const { state } = startMatch().table;
    const happened = {
      clause: 'WA-4.1',
      placed: false,
      sealing: false,
      drew: false,
      disclosed: NOBODY,
      final: false,
      clock: false,
      over: false,
      ...more,
    };
    undo.note(1, { state, decisions: 0, events: 0 }, happened);
    return [undo.epoch, undo.refusalFor(1)?.code];
  }

  it('is refused for what a clause makes final', () => {
    assert.deepEqual(refusedAfter({ final: true }), [1, 'undo-final']);
    assert.deepEqual(refusedAfter({}), [0, undefined]);
  });

  it('is refused once the game is over', () => {
    assert.deepEqual(refusedAfter({ over: true }), [1, 'undo-over']);
    for (const game of [wager, harenula]) {
      const match = playOut(startMatch(game, 3), 3);
      for (let seat = 0; seat < 3; seat++) assert.notEqual(match.undoRefusal(seat), null);
    }
  });
});
