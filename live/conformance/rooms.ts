// Rooms for the suite: a short game for two, and viewers who check that their streams have no gaps.

import type { Random } from '#engine/chance/random.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Game } from '#engine/game.ts';
import { defaultOptions } from '#engine/options.ts';
import { sample } from '#engine/requests/choices.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { harenula } from '#games/harenula/index.ts';
import { answerTo } from '#live/bots.ts';
import { holds, type LogPlace, sampleStart } from '#live/conformance/place.ts';
import type { EntryMessage } from '#live/entry.ts';
import type { Listener } from '#live/listeners.ts';
import type { EntryLog } from '#live/log.ts';
import type { FromTable, TableInfo } from '#live/messages.ts';
import { Room } from '#live/room.ts';

export const MATCH = 'm1';
const GAME = harenula as unknown as Game;

/** A viewer who keeps the log of events according to the messages. */
export class Viewer implements Listener {
  readonly viewer: Seat;
  readonly person = null;
  readonly name = null;
  sent = 0;
  events: SeenEvent[] = [];
  /** Every number received. */
  readonly numbers: number[] = [];

  constructor(viewer: Seat) {
    this.viewer = viewer;
  }

  tell(message: FromTable): void {
    if (message.t !== 'update') return;
    const update = JSON.parse(JSON.stringify(message)) as typeof message;
    const last = this.numbers.at(-1) ?? update.seq - 1;
    holds(update.seq > last, `viewer ${this.viewer} was told ${update.seq} after ${last}`);
    holds(
      update.from <= this.events.length,
      `viewer ${this.viewer} has ${this.events.length} events, not ${update.from}`,
    );
    this.events = [...this.events.slice(0, update.from), ...update.events];
    this.numbers.push(update.seq);
  }

  unseated(): void {}
}

export interface SampleRoom {
  room: Room;
  viewers: Viewer[];
  troubles: string[];
}

export interface SampleOptions {
  /** Instead of the place's log. */
  log?: EntryLog;
  bots?: (string | null)[];
  rounds?: number;
  build?: string;
  appended?(seq: number): void;
}

/** A room of the match, with the two players and a spectator in it. Starts the match if it has not started. */
export async function sampleRoom(place: LogPlace, options: SampleOptions = {}): Promise<SampleRoom> {
  const { log = place.log, bots = [null, null], rounds = 2, build = 'sample', appended } = options;
  const troubles: string[] = [];
  const room: Room = new Room({
    match: MATCH,
    log,
    hasBegun: async () => true,
    setup: async () => ({
      match: MATCH,
      game: GAME,
      options: { ...defaultOptions(GAME.options), rounds },
      seed: 'ab'.repeat(32),
      names: ['Anna', 'Bruno'],
      clock: { kind: 'none' },
      build,
    }),
    beside: () => place.beside,
    info: () => infoOf(room),
    think: async (task) => answerTo(task, GAME),
    botsMayAct: () => true,
    hold: () => 0,
    refresh: async () => {},
    mostWaiting: 100,
    trouble: (what, error) => troubles.push(`${what}: ${String(error)}`),
    ...(appended === undefined ? {} : { appended }),
  });
  const viewers = [0, 1, SPECTATOR].map((viewer) => new Viewer(viewer));
  await room.run(async () => {
    if ((await room.table()) === null) await room.begin(sampleStart(bots));
    for (const viewer of viewers) {
      room.join(viewer, () => ({ t: 'pong', now: 0 }), null);
    }
  });
  return { room, viewers, troubles };
}

/** A random next answer of seat 0 or 1; null: neither is asked anything new. */
export function nextMessage({ room }: SampleRoom, random: Random, key: string): (EntryMessage & { seat: Seat }) | null {
  const table = room.atHand!;
  const [seat] = table.open.filter((one) => table.bots[one] === null);
  if (seat === undefined) return null;
  const request = table.match.requestFor(seat)!;
  return { t: 'choose', match: MATCH, key, id: request.id, choice: sample(request, random), seat };
}

export const send = ({ room }: SampleRoom, message: EntryMessage): Promise<FromTable> =>
  room.answer(message, async () => message.seat!);

/** 'ack', or the code of the refusal. */
export const codeOf = (message: FromTable): string => (message.t === 'refused' ? message.refusal.code : message.t);

function infoOf({ atHand }: Room): TableInfo {
  const table = atHand!;
  return {
    match: MATCH,
    game: GAME.id,
    rules: GAME.rules,
    options: {},
    seats: [],
    stage: table.over ? 'over' : 'playing',
    listed: false,
    clock: { kind: 'none' },
    onTimeout: 'default',
    chat: 'off',
    pairs: false,
    standIn: 'fighter',
    hints: false,
    lines: true,
    paused: table.paused,
    spectators: 0,
    watchers: [],
    host: null,
    commitment: null,
    seed: null,
    rematch: null,
  };
}
