import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { GameState } from '#engine/flow/flow.ts';
import { resumeMatch } from '#engine/frozen.ts';
import type { Command, Game } from '#engine/game.ts';
import { hashOf } from '#engine/records/hash.ts';
import { Match } from '#engine/records/match.ts';
import { writeReplay } from '#engine/records/replay.ts';
import { order, pick, type Request } from '#engine/requests/request.ts';
import { answer, playOut, seedOf, startMatch, step, whole } from '#engine/testing/match.ts';
import { type Wager, wager } from '#engine/testing/wager.ts';
import { games } from '#games/index.ts';

const harenula = games.get('harenula')!;

const coins = (match: Match): number[] => (match.table.state as unknown as Wager).coins;

/** Wager with one more free command, `extra`, open to all. */
function withCommand(request: Request, take: Command<GameState>['take']): Game {
  const extra = { name: 'extra', clause: 'WA-3.2', offer: () => request, take };
  return { ...wager, commands: [...wager.commands, extra] };
}

describe('a match', () => {
  it('refuses a set-up that the game does not have, in one sentence', () => {
    assert.throws(() => startMatch(wager, 5), /^Error: Wager takes 2 to 4 seats, not 5; choose another number\.$/);
    const setup = { game: wager, seats: 2, options: {}, seed: seedOf(0), match: 'm', nonces: [] as string[] };
    assert.throws(
      () => Match.start({ ...setup, options: { rounds: 9 } }),
      /option 'rounds' must be a whole number from 1/,
    );
    assert.throws(() => Match.start({ ...setup, nonces: ['a', 'b', 'c'] }), /3 nonces for 2 seats/);
    assert.throws(() => Match.start({ ...setup, names: ['Ann'] }), /1 names for 2 seats/);
    assert.throws(() => Match.start({ ...setup, seed: 'abc' }), /A seed is 64 hexadecimal characters/);
  });

  it('has other dice for another seed, another match and other nonces', () => {
    const setup = { game: wager, seats: 2, options: {}, seed: seedOf(0), match: 'm', nonces: ['a'] };
    const variants = [setup, { ...setup, seed: 'f'.repeat(64) }, { ...setup, match: 'n' }, { ...setup, nonces: ['b'] }];
    const decks = variants.map((one) => JSON.stringify(Match.start(one).table.state));
    assert.equal(new Set(decks).size, 4);
    assert.equal(JSON.stringify(Match.start(setup).table.state), decks[0]);
  });

  it('records decisions as they were taken, in canonical form, and a hash every eighth', () => {
    const match = startMatch();
    for (let i = 0; i < 4; i++) answer(match, 0, 'save');
    assert.equal(match.decide(1, 'give', 2, 'bot'), null);
    answer(match, 0, 'pass');
    assert.equal(match.decide(1, match.requestFor(1)!.id, 'pass', 'clock'), null);
    answer(match, 0, 0);
    assert.deepEqual(match.decisions.slice(4), [
      { n: 5, seat: 1, clause: 'WA-3.1', id: 'give', choice: 2, text: '2', by: 'bot', hash: null },
      { n: 6, seat: 0, clause: 'WA-2.1', id: 4, choice: 'pass', text: 'pass', by: null, hash: null },
      { n: 7, seat: 1, clause: 'WA-2.1', id: 0, choice: 'pass', text: 'pass', by: 'clock', hash: null },
      { n: 8, seat: 0, clause: 'WA-2.2', id: 6, choice: 0, text: '0', by: null, hash: hashOf(match.table.state) },
    ]);
  });

  it('changes nothing when it refuses', () => {
    const match = startMatch();
    answer(match, 0, 'save');
    const before = whole(match);
    const { id } = match.requestFor(0)!;
    assert.equal(match.decide(0, id, 'fly')?.code, 'not-offered');
    assert.equal(match.decide(0, 999, 'save')?.code, 'stale');
    assert.equal(match.decide(1, id, 'save')?.code, 'not-asked');
    assert.equal(match.decide(0, 'give', 99)?.code, 'out-of-range');
    assert.equal(match.decide(0, 'steal', 1)?.code, 'no-command');
    assert.equal(whole(match), before);
    assert.equal(match.epoch, 0);
  });

  it('is as it was after a rule broke down, dice and events included', () => {
    const match = startMatch(
      withCommand(pick(0, 'word', ['yes']), (g, t) => {
        (g as unknown as Wager).coins[0] = t.random.die(6) + 100;
        t.log?.emit('broke');
        throw new Error('the arena collapsed');
      }),
    );
    answer(match, 0, 'save');
    const before = whole(match);
    assert.throws(() => match.decide(0, 'extra', 'yes'), /the arena collapsed/);
    assert.equal(whole(match), before);
    assert.equal(match.undo(0), null);
    assert.deepEqual(coins(match), [2, 2]);
  });

  it('keeps its record whatever a rule does to the choice it is given', () => {
    const spoil = withCommand(order(0, 'word', ['a', 'b']), (_g, _t, choice) => {
      (choice as string[]).length = 0;
    });
    const match = startMatch(spoil);
    assert.equal(match.decide(0, 'extra', ['b', 'a']), null);
    assert.deepEqual(match.decisions[0]!.choice, ['b', 'a']);
  });

  it('cannot be taken back once it is over', () => {
    const concede = withCommand(pick(0, 'word', ['yes']), (g) => {
      g.flow.frames.length = 0;
    });
    const match = startMatch(concede);
    assert.equal(match.decide(0, 'extra', 'yes'), null);
    assert.deepEqual([match.over, match.undo(0)?.code], [true, 'undo-over']);
  });
});

describe('the record of sealed answers', () => {
  /** A match of three, about to bid, after so many decisions. */
  function bidding(decisions: number): Match {
    const match = startMatch(wager, 3);
    for (let saved = 0; saved < decisions - 3; saved++) answer(match, 0, 'save');
    for (const seat of [0, 1, 2]) answer(match, seat, 'pass');
    assert.equal(match.decisions.length, decisions);
    return match;
  }

  it('does not grow by answers that were replaced', () => {
    const match = bidding(3);
    for (let i = 0; i < 50; i++) for (const seat of [0, 1]) answer(match, seat, i % 2);
    assert.equal(match.decisions.length, 5);
    answer(match, 2, 0);
    assert.deepEqual(
      match.decisions.slice(3).map(({ n, seat, choice }) => [n, seat, choice]),
      [
        [4, 0, 1],
        [5, 1, 1],
        [6, 2, 0],
      ],
    );
  });

  it('is what would have been written without the answers that were replaced, hashes included', () => {
    for (let decisions = 3; decisions <= 8; decisions++) {
      const match = bidding(decisions);
      const plain = bidding(decisions);
      for (const [seat, bid] of [
        [0, 1],
        [1, 2],
        [0, 2],
        [0, 0],
        [1, 1],
      ] as const)
        answer(match, seat, bid);
      for (const [seat, bid] of [
        [0, 0],
        [1, 1],
      ] as const)
        answer(plain, seat, bid);
      assert.equal(whole(match), whole(plain));
      for (const one of [match, plain]) answer(one, 2, 0);
      assert.equal(whole(match), whole(plain));
    }
  });

  it('keeps an answer when something else was decided since, and can be followed all the same', () => {
    const match = bidding(5);
    answer(match, 0, 2);
    assert.equal(match.decide(1, 'give', 1), null);
    answer(match, 0, 1);
    assert.equal(match.decisions.length, 8);
    answer(match, 1, 0);
    answer(match, 0, 0);
    assert.equal(match.decisions.length, 9);
    const { match: again, fault } = resumeMatch(writeReplay(match), new Map([['wager', wager]]));
    assert.equal(fault, null);
    assert.equal(whole(again as Match), whole(match));
  });
});

describe('rewind', () => {
  it('goes back to any decision, dice and all, and on from there as before', () => {
    const match = startMatch(harenula, 3);
    // By the decisions that led there, because a replaced sealed answer leaves the record.
    const moments = new Map([['[]', whole(match)]]);
    const random = fastRandom(7);
    for (let i = 0; i < 40; i++) {
      step(match, random);
      moments.set(JSON.stringify(match.decisions), whole(match));
    }
    for (const n of [match.decisions.length - 1, 12, 1, 0]) {
      const moment = moments.get(JSON.stringify(match.decisions.slice(0, n)))!;
      const { epoch, takebacks } = match;
      const late = match.table.asked.map(({ seat }) => ({ seat, id: match.requestFor(seat)!.id }));
      assert.equal(match.rewind(n), null);
      assert.equal(match.takebacks, takebacks + 1);
      for (const { seat, id } of late) assert.equal(match.decide(seat, id, 'none')?.code, 'stale');
      assert.equal(whole(match), moment);
      assert.ok(match.epoch > epoch);
      for (let seat = 0; seat < 3; seat++) assert.equal(match.undo(seat)?.code, 'undo-rewound');
    }
    assert.throws(() => match.rewind(1), /There are 0 decisions to go back to, and 1 is none of them/);
  });

  it('is refused once the game is over, for its seed may be known', () => {
    const match = playOut(startMatch(), 7);
    const before = whole(match);
    const refusal = match.rewind(2);
    assert.deepEqual([refusal?.code, refusal?.clause], ['over', 'WA-4.1']);
    assert.equal(whole(match), before);
  });

  it('is where undo ends, too', () => {
    const match = startMatch();
    for (let i = 0; i < 3; i++) answer(match, 0, 'save');
    match.rewind(2);
    answer(match, 0, 'save');
    assert.equal(match.undo(0), null);
    assert.equal(match.undo(0)?.code, 'undo-rewound');
    assert.equal(match.decisions.length, 2);
  });
});
