// The suite of every room, on any log: it stores before it acknowledges, does nothing that was not stored, and continues
// where another room of the same match has appended.

import { fastRandom } from '#engine/chance/random.ts';
import { holds, type LogCheck, type LogPlace, same } from '#live/conformance/place.ts';
import { codeOf, MATCH, nextMessage, type SampleRoom, sampleRoom, send } from '#live/conformance/rooms.ts';
import { type EntryLog, LogError, type Snapshot } from '#live/log.ts';

/** A log whose next appends fail as told: before anything was stored, or after. */
function failing(log: EntryLog, plan: ('before' | 'after' | null)[]): EntryLog {
  return {
    now: () => log.now(),
    read: (...args) => log.read(...args),
    lookUp: (...args) => log.lookUp(...args),
    snapshot: (...args) => log.snapshot(...args),
    async append(append) {
      const fails = plan.shift() ?? null;
      if (fails === 'before') throw new LogError('the disk is full');
      const appended = await log.append(append);
      if (fails === 'after') throw new LogError('the disk says nothing');
      return appended;
    },
  };
}

/** A log with another snapshot, and the numbers after which it was read. */
function watched(
  log: EntryLog,
  snapshot: (real: Snapshot | null) => Snapshot | null,
): { log: EntryLog; reads: number[] } {
  const reads: number[] = [];
  const read: EntryLog['read'] = (match, after, limit) => {
    reads.push(after);
    return log.read(match, after, limit);
  };
  return { log: { ...failing(log, []), read, snapshot: async (match) => snapshot(await log.snapshot(match)) }, reads };
}

/** The table as a newly opened room makes it from the log. */
async function reopened(place: LogPlace): Promise<SampleRoom> {
  await place.again();
  return sampleRoom(place);
}

/** Everything that the viewers of a room may know now. */
const knownIn = ({ room }: SampleRoom): unknown => [0, 1, 15].map((viewer) => room.atHand!.catchUp(viewer, null, 0));

/** The numbers of each viewer's stream have no gaps; where `isTogether`, several may come in one message. */
function dense({ room, viewers }: SampleRoom, isTogether = false): void {
  for (const { viewer, numbers, events } of viewers) {
    if (!isTogether)
      same(
        numbers,
        Array.from(numbers, (_, i) => numbers[0]! + i),
        `viewer ${viewer} has gaps`,
      );
    same(numbers.at(-1), room.seq(viewer), `viewer ${viewer} is behind`);
    same(events, room.atHand!.catchUp(viewer, null, 0)!.events, `viewer ${viewer} was told something else`);
  }
}

async function logIsWhole({ log }: LogPlace): Promise<number> {
  const read = await log.read(MATCH, 0);
  same(
    read.map(({ seq }) => seq),
    read.map((_, i) => i + 1),
    'the log has gaps',
  );
  return read.length;
}

/** Answers at random until the match is over or so many answers were given. */
async function play(rooms: readonly SampleRoom[], most: number, seed: number): Promise<void> {
  const random = fastRandom(seed);
  for (let n = 0; n < most; n++) {
    const at = rooms[random.below(rooms.length)]!;
    const message = nextMessage(at, random, `play ${seed} ${n}`);
    if (message === null) return;
    same(codeOf(await send(at, message)), 'ack');
  }
}

export const ROOM_CHECKS: { readonly [title: string]: LogCheck } = {
  'a match is played to its end, and a room opened anew has the same streams': async (place) => {
    await place.create(MATCH);
    const first = await sampleRoom(place);
    await play([first], 1000, 1);
    holds(first.room.atHand!.over, 'the match is not over');
    dense(first);
    const second = await reopened(place);
    same(knownIn(second), knownIn(first));
    same(first.troubles, []);
  },

  'bots play a match to its end by themselves': async (place) => {
    await place.create(MATCH);
    const first = await sampleRoom(place, { bots: ['random', 'random'] });
    const isOver = (): Promise<boolean> => first.room.run(async () => first.room.atHand!.over);
    for (let n = 0; n < 2000 && !(await isOver()); n++) await new Promise((done) => setTimeout(done, 1));
    holds(await isOver(), 'the match is not over');
    dense(first);
    await logIsWhole(place);
    same(first.troubles, []);
  },

  'a room opened anew reads what came after the snapshot; where that is missing or no good, the whole log': async (
    place,
  ) => {
    await place.create(MATCH);
    const rounds = 12;
    const first = await sampleRoom(place, { rounds });
    await play([first], 70, 1);
    holds(!first.room.atHand!.over, 'the match is too short');
    const known = knownIn(first);
    const opened = async (snapshot: (real: Snapshot | null) => Snapshot | null, build = 'sample') => {
      const { log, reads } = watched(place.log, snapshot);
      const second = await sampleRoom(place, { rounds, build, log });
      same(knownIn(second), known, 'another table');
      return { after: reads[0], troubles: second.troubles.length };
    };
    same(await opened((real) => real), { after: 64, troubles: 0 }, 'as it is');
    same(await opened(() => null), { after: 0, troubles: 0 }, 'missing');
    same(await opened((real) => real, 'another'), { after: 0, troubles: 0 }, 'of another build');
    const changed = (how: (body: { table: object }) => object) => (real: Snapshot | null) => ({
      seq: real!.seq,
      body: JSON.stringify(how(JSON.parse(real!.body))),
    });
    const half = changed((body) => ({ ...body, table: { ...body.table, parts: [] } }));
    same(await opened(half), { after: 0, troubles: 1 }, 'half of it');
  },

  'what could not be kept was not done: the player is told so, and the same key may come again': async (place) => {
    await place.create(MATCH);
    const first = await sampleRoom(place, { log: failing(place.log, [null, null, 'before']) });
    const random = fastRandom(2);
    same(codeOf(await send(first, nextMessage(first, random, 'a')!)), 'ack');
    const before = knownIn(first);
    const message = nextMessage(first, random, 'b')!;
    same(codeOf(await send(first, message)), 'not-kept');
    same(knownIn(first), before, 'something was done');
    same(codeOf(await send(first, message)), 'ack');
    same(await logIsWhole(place), 3);
    await play([first], 10, 3);
    dense(first);
    same(knownIn(await reopened(place)), knownIn(first));
  },

  'where the log failed after it had kept, the same key again is acknowledged, and it is there once': async (place) => {
    await place.create(MATCH);
    const first = await sampleRoom(place, { log: failing(place.log, [null, 'after']) });
    const message = nextMessage(first, fastRandom(2), 'a')!;
    same(codeOf(await send(first, message)), 'not-kept');
    same(first.room.seq(message.seat), 1, 'it was told');
    same(codeOf(await send(first, message)), 'ack');
    same(await logIsWhole(place), 2);
    await play([first], 10, 3);
    dense(first);
  },

  'a log that fails again and again loses nothing': async (place) => {
    await place.create(MATCH);
    const random = fastRandom(7);
    const plan = Array.from({ length: 200 }, () => (['before', 'after', null, null] as const)[random.below(4)]!);
    const first = await sampleRoom(place, { log: failing(place.log, [null, ...plan]) });
    let kept = 0;
    for (let n = 0; n < 60; n++) {
      const message = nextMessage(first, random, `k${n}`);
      if (message === null) break;
      while (codeOf(await send(first, message)) === 'not-kept');
      kept++;
    }
    same(await logIsWhole(place), kept + 1, 'each is there once');
    dense(first);
    same(knownIn(await reopened(place)), knownIn(first));
  },

  'the same message under its key is done once, also in a room opened anew; another under that key is refused': async (
    place,
  ) => {
    await place.create(MATCH);
    const first = await sampleRoom(place);
    const random = fastRandom(4);
    const message = nextMessage(first, random, 'a')!;
    const all = await Promise.all(Array.from({ length: 5 }, () => send(first, message)));
    same(all.map(codeOf), ['ack', 'ack', 'ack', 'ack', 'ack']);
    const other = { ...message, id: 99 };
    same(codeOf(await send(first, other)), 'key-used');
    await play([first], 6, 5);
    const head = await logIsWhole(place);
    const second = await reopened(place);
    same(codeOf(await send(second, message)), 'ack');
    same(codeOf(await send(second, other)), 'key-used');
    same(codeOf(await send(second, { ...message, key: 'b' })), 'stale');
    same(await logIsWhole(place), head);
  },

  'two rooms of one match: a conflict is read on from, told and tried again, and no table is made anew': async (
    place,
  ) => {
    await place.create(MATCH);
    const rooms = [await sampleRoom(place), await sampleRoom(place)] as const;
    const tables = rooms.map(({ room }) => room.atHand);
    const random = fastRandom(6);
    for (let n = 0; n < 200 && !rooms.some(({ room }) => room.atHand!.over); n++) {
      // Another room may have moved the match on; this room finds out.
      const at = rooms[random.below(2)]!;
      const message = nextMessage(at, random, `k${n}`);
      if (message === null) await at.room.run(() => at.room.readOn());
      else holds(['ack', 'stale', 'not-asked'].includes(codeOf(await send(at, message))), 'refused otherwise');
    }
    for (const { room } of rooms) await room.run(() => room.readOn());
    same(knownIn(rooms[0]), knownIn(rooms[1]));
    for (const [i, one] of rooms.entries()) {
      holds(one.room.atHand === tables[i], 'the table was made anew');
      dense(one, true);
      same(one.troubles, []);
    }
    await logIsWhole(place);
  },

  'both rooms answer at the same moment: each answer is kept once, in one order': async (place) => {
    await place.create(MATCH);
    const rooms = [await sampleRoom(place), await sampleRoom(place)] as const;
    // The first request is a secret one to both seats at once.
    const answers = rooms.map(({ room }, seat) => {
      const { id } = room.atHand!.match.requestFor(seat)!;
      return send(rooms[seat]!, { t: 'choose', match: MATCH, key: 'first', id, choice: [], seat });
    });
    same((await Promise.all(answers)).map(codeOf), ['ack', 'ack']);
    for (const { room } of rooms) await room.run(() => room.readOn());
    same(knownIn(rooms[0]), knownIn(rooms[1]));
    same(await logIsWhole(place), 3);
  },

  'a notice that the head has moved brings the other room up to date': async (place) => {
    await place.create(MATCH);
    const noticed: Promise<boolean>[] = [];
    const others: SampleRoom[] = [];
    const first = await sampleRoom(place, {
      appended: () => noticed.push(...others.map(({ room }) => room.run(() => room.readOn()))),
    });
    others.push(await sampleRoom(place));
    await play([first], 12, 8);
    // One that comes late finds that the one before has read on for both.
    holds((await Promise.all(noticed)).includes(true), 'no notice told anything new');
    same(knownIn(others[0]!), knownIn(first));
    dense(others[0]!, true);
  },
};
