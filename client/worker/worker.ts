// The worker: runs the matches of this browser, so that bots never block the page.

import { hintsFor } from '#bots/hints.ts';
import { lessonFor } from '#client/lessons/index.ts';
import { matchOf } from '#client/lessons/lesson.ts';
import type { Answers, Errand, FromWorker, LocalMatch, NewMatch, ToWorker } from '#client/net/local.ts';
import { isKept, loadRules, rulesFor } from '#client/worker/games.ts';
import { LocalRoom } from '#client/worker/local-room.ts';
import { setupOf } from '#client/worker/local-setup.ts';
import { type LocalRow, localEntries, localRow, localRows, removeLocal } from '#client/worker/match-store.ts';
import { momentAt, watch, wholeMatch } from '#client/worker/moments.ts';
import { commitment } from '#engine/chance/random.ts';
import { newSeed } from '#engine/chance/seed.ts';
import { writeReplay } from '#engine/records/replay.ts';
import { logText } from '#live/kept-log.ts';
import { LogError } from '#live/log.ts';
import { RoomError } from '#live/logged-table.ts';
import { LiveTable } from '#live/table.ts';

interface Port {
  onmessage: ((event: { data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}
const port = self as unknown as Port;

/** A match of this tab, and the function that releases its lock. */
type Opened = { room: LocalRoom; letGo(): void } | 'elsewhere';

/** How long to wait for another tab to release a match. */
const PATIENCE = 2500;
const LINGER = 1000;

const rooms = new Map<string, Promise<Opened | null>>();
let pace = 0;

/** The room of that match, opened on demand; null: there is none, or another tab has it. */
function roomOf(match: string): Promise<Opened | null> {
  let opened = rooms.get(match);
  if (opened === undefined) {
    opened = openRoom(match);
    rooms.set(match, opened);
    // A later try may find it.
    void opened
      .catch(() => null)
      .then((found) => {
        if (found === null || found === 'elsewhere') rooms.delete(match);
      });
  }
  return opened;
}

async function openRoom(match: string): Promise<Opened | null> {
  const row = await localRow(match);
  if (row === null) return null;
  const game = await rulesFor(row.game, row.rules);
  const letGo = await holdOf(match);
  if (letGo === null) return 'elsewhere';
  const room = new LocalRoom(row, game, (message) => port.postMessage(message));
  room.pace = pace;
  return { room, letGo };
}

/** Two tabs must not run the bots of one match: the owner holds a lock. Returns its release; null: another tab has it. */
function holdOf(match: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    // A reloaded page may find the lock of its former self for a moment.
    const signal = AbortSignal.timeout(PATIENCE);
    navigator.locks
      .request(`harena ${match}`, { signal }, () => new Promise<void>((letGo) => resolve(letGo)))
      .catch(() => resolve(null));
  });
}

/** A match without listeners is released for other tabs, after a while, so that a reloaded page keeps it. */
async function putAway(match: string): Promise<void> {
  await new Promise((done) => setTimeout(done, LINGER));
  const opened = await rooms.get(match);
  if (opened == null || opened === 'elsewhere' || !opened.room.isLeft) return;
  rooms.delete(match);
  opened.letGo();
}

const newName = (): string =>
  `here-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('')}`;

async function create(
  { game: id, options, seats, hints = false }: NewMatch,
  match = newName(),
  { seed, began }: { seed: string; began: string | null } = { seed: newSeed(), began: null },
): Promise<Answers['create']> {
  const game = await loadRules(id);
  const started = Date.now();
  const names = seats.map(({ name }) => name);
  const bots = seats.map(({ bot }) => bot);
  const row = { match, game: id, rules: game.rules, options, seed, began, names, bots, started, hints };
  const persons = bots.map((bot, seat) => (bot === null ? bots.indexOf(null) : seat));
  try {
    const room = new LocalRoom(row, game, () => {});
    await room.begin({ t: 'start', at: started, nonces: seats.map(() => ''), bots, persons });
  } catch (error) {
    if (error instanceof LogError) throw error;
    // The game itself says what does not go together, such as a mode and a number of players.
    return { refusal: { clause: '', code: 'no-set-up', text: (error as Error).message } };
  }
  return { match };
}

/** An unfinished lesson continues; a finished one starts again. */
async function learn(id: string, name: string): Promise<Answers['lesson']> {
  const lesson = lessonFor(id);
  if (lesson === null) throw new Error(`there is no lesson for ${id}`);
  const match = matchOf(lesson);
  const row = await localRow(match);
  const { rules } = await loadRules(id);
  if (row !== null && !row.over && row.rules === rules) return { match };
  await remove(match);
  const { game, options, level, opponent } = lesson;
  const seats = [
    { name, bot: null },
    { name: opponent, bot: level },
  ];
  const made = await create({ game, options, seats }, match, lesson);
  if ('refusal' in made) throw new Error(made.refusal.text);
  return made;
}

async function remove(match: string): Promise<null> {
  const opened = await rooms.get(match);
  rooms.delete(match);
  if (opened != null && opened !== 'elsewhere') opened.letGo();
  await removeLocal(match);
  return null;
}

async function list(): Promise<LocalMatch[]> {
  return (await localRows())
    .map(({ match, game, options, names, bots, started, changed, over, waiting }) => ({
      match,
      game,
      options,
      seats: names.map((name, seat) => ({ name, bot: bots[seat]! })),
      started,
      changed,
      over,
      waiting,
    }))
    .sort((a, b) => b.changed - a.changed);
}

async function advice({ game, rules, view, request }: Extract<Errand, { do: 'hint' }>): Promise<Answers['hint']> {
  const today = await loadRules(game);
  if (today.rules !== rules)
    throw new Error(`this match is played by the rules ${rules}, the advisers know ${today.rules}`);
  return hintsFor(today, view, request);
}

async function run(errand: Errand): Promise<unknown> {
  switch (errand.do) {
    case 'create':
      return create(errand.match);
    case 'lesson':
      return learn(errand.game, errand.name);
    case 'list':
      return list();
    case 'remove':
      return remove(errand.match);
    case 'pace':
      pace = errand.pace;
      for (const opening of rooms.values()) {
        const opened = await opening.catch(() => null);
        if (opened !== null && opened !== 'elsewhere') opened.room.pace = pace;
      }
      return null;
    case 'watch':
      return watch(errand.match, errand.record);
    case 'moment':
      return momentAt(errand.match, errand.viewer, errand.step);
    case 'count': {
      const { countMatch } = await import('#client/worker/campaign.ts');
      return countMatch(await wholeMatch(errand.match, errand.record), errand.seat, errand.gladiators);
    }
    case 'hint':
      return advice(errand);
    case 'record': {
      const row = await localRow(errand.match);
      if (row === null) throw new Error('This match is not kept in this browser.');
      return recordOf(row);
    }
  }
}

port.onmessage = async ({ data: message }) => {
  switch (message.t) {
    case 'errand':
      try {
        port.postMessage({ t: 'answer', n: message.n, answer: await run(message.errand) });
      } catch (error) {
        port.postMessage({ t: 'failed', n: message.n, reason: (error as Error).message });
      }
      return;
    case 'hello':
      port.postMessage({ t: 'welcome', v: message.v, version: '', name: null, now: Date.now() });
      return;
    case 'ping':
      port.postMessage({ t: 'pong', now: Date.now() });
      return;
    default:
      await hear(message).catch((error: unknown) =>
        refuse(message, error instanceof RoomError ? error.code : 'not-kept', (error as Error).message),
      );
  }
};

/** The record of a match; where its rules are not kept, its log. */
async function recordOf(row: LocalRow): Promise<string> {
  const entries = await localEntries(row.match);
  const { match, game, rules, options, seed, began = null, names, started } = row;
  if (!(await isKept(game, rules))) {
    const promise = commitment({ seed, match, rules: began ?? rules });
    const set = { game, rules, began, match, seats: names.length, options, commitment: promise };
    return logText({ ...set, nonces: [], names, started: new Date(started).toISOString() }, entries, seed);
  }
  return writeReplay(LiveTable.rebuild(setupOf(row, await rulesFor(game, rules)), entries).match);
}

type OfMatch = Exclude<ToWorker, { t: 'errand' | 'hello' | 'ping' }>;

/** A message to one match. */
async function hear(message: OfMatch): Promise<void> {
  const opened = await roomOf(message.match);
  if (opened === null) return refuse(message, 'no-match', 'this match is not kept in this browser');
  if (opened === 'elsewhere') return refuse(message, 'elsewhere', 'another tab has this match');
  if (message.t === 'join') await opened.room.join(message.seat, message.after);
  else if (message.t === 'part') {
    opened.room.part(message.seat);
    void putAway(message.match);
  } else await opened.room.answer(message);
}

function refuse(message: OfMatch, code: string, text: string): void {
  const key = 'key' in message ? message.key : null;
  port.postMessage({ t: 'refused', match: message.match, key, refusal: { clause: '', code, text } });
}
