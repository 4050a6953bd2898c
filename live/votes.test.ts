import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { games } from '#games/index.ts';
import { type Entry, isRefused } from '#live/entry.ts';
import type { ClockRule } from '#live/messages.ts';
import { LiveTable } from '#live/table.ts';
import { answerOne, sampleSetup, sampleStart } from '#live/testing/table.ts';

const harenula = games.get('harenula')!;
const MINUTE = 60_000;

function tableOf(bots: (string | null)[], persons?: number[]): LiveTable {
  const seats = bots.length;
  const start = sampleStart(seats, bots);
  return new LiveTable(sampleSetup(harenula, seats), { ...start, persons: persons ?? start.persons });
}

/** Applies an entry and returns the code of the refusal, or null. */
function put(table: LiveTable, entry: Entry): string | null {
  const answer = table.apply(entry);
  return isRefused(answer) ? answer.code : null;
}

const pause = (seat: number): Entry => ({ t: 'propose', at: 2000, seat, what: 'pause', back: 0 });
const vote = (seat: number, id: number, yes: boolean): Entry => ({ t: 'vote', at: 2001, seat, vote: id, yes });

test('everybody else who plays in person must agree, and one no ends it', () => {
  const table = tableOf([null, null, 'random', null]);
  assert.equal(put(table, pause(1)), null);
  assert.deepEqual(table.vote, { id: 1, by: 1, what: 'pause', back: 0, of: null, yes: [], needed: [0, 3] });
  assert.equal(put(table, pause(0)), 'vote-open');
  assert.equal(put(table, vote(2, 1, true)), 'not-needed');
  assert.equal(put(table, vote(1, 1, true)), 'not-needed');
  assert.equal(put(table, vote(0, 2, true)), 'no-vote');
  assert.equal(put(table, vote(0, 1, true)), null);
  assert.equal(table.paused, false);
  assert.equal(put(table, vote(3, 1, false)), null);
  assert.deepEqual([table.vote, table.paused], [null, false]);
  assert.equal(put(table, pause(1)), 'vote-soon', 'whose proposal came to nothing waits a while');
  assert.equal(put(table, pause(0)), null);
  assert.equal(put(table, vote(0, 2, false)), null, 'the proposer may withdraw');
  assert.equal(table.vote, null);
  const half = 2001 + MINUTE / 2;
  assert.equal(put(table, { ...pause(1), at: half - 1 }), 'vote-soon');
  assert.equal(put(table, { ...pause(1), at: half }), null, 'half a minute after the no');
});

test('a vote is open for an hour, with a live clock for two minutes, with a slow one for the time of an answer', () => {
  const lapses = (clock: ClockRule): number => {
    const table = new LiveTable(sampleSetup(harenula, 2, clock), sampleStart(2));
    put(table, pause(0));
    return table.voteLapses! - 2000;
  };
  assert.equal(lapses({ kind: 'none' }), 60 * MINUTE);
  assert.equal(lapses({ kind: 'live', bank: 20 * MINUTE, increment: 0 }), 2 * MINUTE);
  assert.equal(lapses({ kind: 'slow', each: 7 * MINUTE }), 7 * MINUTE);
});

test('where nobody else plays in person it is agreed at once', () => {
  const alone = tableOf([null, 'random']);
  assert.equal(put(alone, pause(0)), null);
  assert.equal(alone.paused, true);
  const oneScreen = tableOf([null, null, null], [0, 0, 0]);
  assert.equal(put(oneScreen, pause(2)), null);
  assert.equal(oneScreen.paused, true);
});

test('a player who leaves is not waited for', () => {
  const table = tableOf([null, null, null]);
  put(table, pause(0));
  put(table, vote(1, 1, true));
  assert.equal(table.paused, false);
  assert.equal(put(table, { t: 'stand-in', at: 2002, seat: 2, level: 'random' }), null);
  assert.deepEqual([table.vote, table.paused], [null, true]);
});

test('a take-back counts what everybody saw, and is dropped when the game goes on', () => {
  const table = tableOf([null, null]);
  const random = fastRandom(1);
  const back = (n: number): Entry => ({ t: 'propose', at: 2000, seat: 0, what: 'takeback', back: n });
  answerOne(table, 2000, random);
  assert.equal(put(table, back(1)), 'no-takeback', 'a sealed answer that lies there is no public decision');
  while (table.seq(15) < 4) answerOne(table, 2000, random);
  const events = table.match.log.length;
  assert.equal(put(table, back(4)), 'no-takeback');
  assert.equal(put(table, back(2)), null);
  answerOne(table, 2003, random);
  if (table.seq(15) === 4) answerOne(table, 2003, random);
  assert.equal(table.vote, null);
  assert.equal(put(table, back(table.seq(15) - 1)), null);
  assert.equal(put(table, vote(1, 2, true)), null);
  assert.equal(table.match.decisions.length, 0);
  assert.ok(table.match.log.length < events);
  assert.equal(table.catchUp(15, 4, 0)!.from, table.match.log.length);
});

test('a take-back of 0 goes to the last decision of the player who proposes it, whatever others have decided since', () => {
  const table = tableOf([null, null]);
  const random = fastRandom(1);
  const own: Entry = { t: 'propose', at: 2000, seat: 0, what: 'takeback', back: 0 };
  assert.equal(put(table, own), 'no-takeback', 'who has decided nothing takes nothing back');
  const last = (): number => table.match.decisions.findLastIndex(({ seat }) => seat === 0);
  while (table.seq(15) < 6 || table.match.decisions.at(-1)!.seat === 0) answerOne(table, 2000, random);
  const before = last();
  assert.ok(before >= 0 && before < table.match.decisions.length - 1, 'the other one has decided since');
  assert.equal(put(table, own), null);
  assert.ok(table.vote!.back >= 1);
  assert.equal(put(table, vote(1, table.vote!.id, true)), null);
  assert.equal(table.match.decisions.length, before, 'no further back than that');
  const seen = table.seq(15);
  while (table.seq(15) === seen || table.match.decisions.at(-1)!.seat !== 0) answerOne(table, 2000, random);
  assert.equal(put(table, { ...own, at: 2 * MINUTE }), null);
  assert.equal(table.vote!.back, 1, 'it was the last of all');
});

/** How many decisions could be taken back by agreement. */
function takebacks(table: LiveTable): number {
  const refusal = table.apply({ t: 'propose', at: 2000, seat: 0, what: 'takeback', back: 1000 });
  assert.ok(isRefused(refusal) && refusal.code === 'no-takeback');
  return Number.parseInt(refusal.text, 10);
}

test('a decision that is undone is not among those that can be taken back, and undo has an end', () => {
  const table = tableOf([null, null]);
  const random = fastRandom(1);
  let [before, entry] = [0, answerOne(table, 2000, random)!];
  while (takebacks(table) === before || table.match.undoRefusal(entry.seat) !== null) {
    before = takebacks(table);
    entry = answerOne(table, 2000, random)!;
  }
  const { seat, choice } = entry;
  const undo: Entry = { t: 'undo', at: 2000, seat };
  let undone = 0;
  for (; put(table, undo) === null; undone++) {
    assert.equal(takebacks(table), before);
    const { id } = table.match.requestFor(seat)!;
    assert.equal(put(table, { t: 'decide', at: 2000, seat, id, choice, by: null }), null);
    assert.equal(takebacks(table), before + 1);
  }
  assert.deepEqual([undone, put(table, undo)], [500, 'too-many']);
});

test('a vote that nobody answers lapses, and nothing is done', () => {
  const table = tableOf([null, null]);
  put(table, pause(0));
  const lapses = table.voteLapses!;
  assert.equal(put(table, { t: 'lapse', at: lapses - 1, seat: 0, vote: 1 }), 'no-vote');
  assert.equal(put(table, { t: 'lapse', at: lapses, seat: 0, vote: 1 }), null);
  assert.deepEqual([table.vote, table.paused, table.voteLapses], [null, false, null]);
});

/** A table of two that is paused, and on which the first proposes to go on; the second vote. */
function resuming(): LiveTable {
  const table = tableOf([null, null]);
  put(table, pause(0));
  put(table, vote(1, 1, true));
  assert.equal(put(table, { t: 'propose', at: 3000, seat: 0, what: 'resume', back: 0 }), null);
  assert.equal(table.paused, true);
  return table;
}

test('nobody is kept at a paused table: to going on there is no no, and silence agrees', () => {
  const table = resuming();
  assert.equal(put(table, vote(1, 2, false)), 'no-veto');
  assert.equal(put(table, { t: 'lapse', at: table.voteLapses!, seat: 0, vote: 2 }), null);
  assert.deepEqual([table.vote, table.paused], [null, false]);
});

test('a paused table goes on at once where the others agree, and not where the proposer withdraws', () => {
  for (const [seat, yes, isPaused] of [
    [1, true, false],
    [0, false, true],
  ] as const) {
    const table = resuming();
    assert.equal(put(table, vote(seat, 2, yes)), null);
    assert.deepEqual([table.vote, table.paused], [null, isPaused]);
  }
});

test('nothing is taken back behind the back of a player for whom a bot stands in', () => {
  const table = tableOf([null, null]);
  const random = fastRandom(1);
  while (table.seq(15) < 4) answerOne(table, 2000, random);
  const back: Entry = { t: 'propose', at: 2001, seat: 0, what: 'takeback', back: 2 };
  put(table, { t: 'stand-in', at: 2000, seat: 1, level: 'random' });
  const { length } = table.match.decisions;
  assert.equal(put(table, back), null);
  assert.deepEqual(table.vote!.needed, [1]);
  assert.equal(table.match.decisions.length, length);
  put(table, { t: 'return', at: 2002, seat: 1 });
  put(table, { t: 'stand-in', at: 2003, seat: 1, level: 'random' });
  assert.equal(table.match.decisions.length, length, 'nor by his going while he is asked');
  assert.equal(put(table, vote(1, 1, true)), null);
  assert.ok(table.match.decisions.length < length);
});

test('going back has an end: by agreement, and where secret answers are replaced', () => {
  const table = tableOf([null, 'random']);
  const random = fastRandom(1);
  const request = table.match.requestFor(0)!;
  const answer = (): Entry => ({ t: 'decide', at: 2000, seat: 0, id: request.id, choice: [], by: null });
  let laid = 0;
  while (put(table, answer()) === null) laid++;
  assert.equal(laid, 50);
  assert.equal(put(table, answer()), 'too-many');
  let rewound = 0;
  for (let code: string | null = null; code === null; rewound++) {
    while (table.seq(15) % 2 === 1) answerOne(table, 2000, random);
    code = put(table, { t: 'propose', at: 2000, seat: 0, what: 'takeback', back: 1 });
    if (code !== null) assert.equal(code, 'too-many');
  }
  assert.equal(rewound, 101);
});

const wanted = (seat: number, of: number): Entry => ({ t: 'propose', at: 2000, seat, what: 'stand-in', back: 0, of });
const awaitedAt = (table: LiveTable): number => table.match.table.asked[0]!.seat;

test('a player who keeps the table waiting is asked too, but silence agrees: a bot stands in until the player is back', () => {
  const table = tableOf([null, null, null]);
  const late = awaitedAt(table);
  const [first, second] = [0, 1, 2].filter((seat) => seat !== late) as [number, number];
  assert.equal(put(table, wanted(late, late)), 'own-seat');
  assert.equal(put(table, wanted(first, 9)), 'not-awaited');
  assert.equal(put(table, { t: 'propose', at: 2000, seat: first, what: 'stand-in', back: 0 }), 'not-awaited');
  assert.equal(put(table, wanted(first, late)), null);
  assert.deepEqual(
    table.vote?.needed,
    [0, 1, 2].filter((seat) => seat !== first),
  );
  assert.equal(put(table, vote(second, 1, true)), null);
  assert.equal(table.bots[late], null);
  assert.equal(table.voteLapses, 2000 + 15 * MINUTE);
  assert.equal(put(table, { t: 'lapse', at: 2000 + 15 * MINUTE, seat: first, vote: 1 }), null);
  assert.deepEqual([table.vote, table.isStandIn(late)], [null, true]);
  assert.equal(put(table, { t: 'return', at: 2000 + 16 * MINUTE, seat: late }), null);
  assert.equal(table.isStandIn(late), false);
});

test('no bot for a player waited for who says no or moves, or whom not all the others want to lose', () => {
  const refusing = tableOf([null, null, null]);
  const late = awaitedAt(refusing);
  const [first, second] = [0, 1, 2].filter((seat) => seat !== late) as [number, number];
  put(refusing, wanted(first, late));
  assert.equal(put(refusing, vote(late, 1, false)), null);
  assert.deepEqual([refusing.vote, refusing.bots[late]], [null, null]);

  const split = tableOf([null, null, null]);
  put(split, wanted(first, late));
  assert.equal(put(split, { t: 'lapse', at: 2000 + 15 * MINUTE, seat: first, vote: 1 }), null);
  assert.deepEqual([split.vote, split.bots[late]], [null, null], `seat ${second} did not agree`);

  const moving = tableOf([null, null, null]);
  put(moving, wanted(first, late));
  const random = fastRandom(4);
  for (let n = 0; n < 40 && moving.vote !== null; n++) {
    assert.ok(moving.match.table.asked.some(({ seat }) => seat === late));
    answerOne(moving, 3000 + n, random);
  }
  assert.deepEqual([moving.vote, moving.bots[late]], [null, null]);
});

test('where a clock runs, no vote puts a bot in the seat of a player who is late', () => {
  for (const clock of [
    { kind: 'slow', each: 24 * 60 * MINUTE },
    { kind: 'slow', each: 60 * MINUTE },
    { kind: 'live', bank: 20 * MINUTE, increment: 0 },
  ] as const) {
    const table = new LiveTable(sampleSetup(harenula, 2, clock), sampleStart(2, [null, null]));
    const late = awaitedAt(table);
    assert.equal(put(table, wanted(1 - late, late)), 'clock-decides');
    assert.equal(table.vote, null);
  }
});
