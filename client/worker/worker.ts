// The worker: where matches of this browser are played, so that bots never make the page wait.

import { lessonFor } from '#client/lessons/index.ts';
import { matchOf } from '#client/lessons/lesson.ts';
import type { Answers, Errand, FromWorker, LocalMatch, NewMatch, ToWorker } from '#client/net/local.ts';
import { loadRules } from '#client/worker/games.ts';
import { forgetMatch, type Kept, keepMatch, keptEntries, keptMatch, keptMatches } from '#client/worker/keeping.ts';
import { momentAt, watch, wholeMatch } from '#client/worker/moments.ts';
import { LocalTable, setupOf } from '#client/worker/table.ts';
import { newSeed } from '#engine/chance/seed.ts';
import { writeReplay } from '#engine/records/replay.ts';
import { LiveTable } from '#live/table.ts';

interface Port {
  onmessage: ((event: { data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}
const port = self as unknown as Port;

/** A table of this tab, and what lets another tab have it. */
type Opened = { table: LocalTable; letGo(): void } | 'elsewhere';

/** So long is waited for another tab to let go of a match. */
const PATIENCE = 2500;
const LINGER = 1000;

const tables = new Map<string, Promise<Opened | null>>();
let pace = 0;

/** The table of that match, opened on demand; null where there is none, or another tab has it. */
function tableOf(match: string): Promise<Opened | null> {
  let opened = tables.get(match);
  if (opened === undefined) {
    opened = openTable(match);
    tables.set(match, opened);
    // Another try may find it.
    void opened.then((found) => {
      if (found === null || found === 'elsewhere') tables.delete(match);
    });
  }
  return opened;
}

async function openTable(match: string): Promise<Opened | null> {
  const kept = await keptMatch(match);
  if (kept === null) return null;
  const letGo = await holdOf(match);
  if (letGo === null) return 'elsewhere';
  const game = await loadRules(kept.game);
  const table = await LocalTable.open((await keptMatch(match)) ?? kept, game, (message) => port.postMessage(message));
  table.pace = pace;
  return { table, letGo };
}

/** Two tabs must not write one match: whoever has it holds a lock. Gives what lets go of it; null: another has it. */
function holdOf(match: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    // A page that was just loaded anew may find the lock of its past self for a moment.
    const signal = AbortSignal.timeout(PATIENCE);
    navigator.locks
      .request(`harena ${match}`, { signal }, () => new Promise<void>((letGo) => resolve(letGo)))
      .catch(() => resolve(null));
  });
}

/** Where nobody listens any more another tab may have it. Whoever only turns a page is back before. */
async function putAway(match: string): Promise<void> {
  await new Promise((done) => setTimeout(done, LINGER));
  const opened = await tables.get(match);
  if (opened == null || opened === 'elsewhere' || !opened.table.isLeft) return;
  tables.delete(match);
  opened.letGo();
}

const newName = (): string =>
  `here-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('')}`;

async function create(
  { game: id, options, seats }: NewMatch,
  match = newName(),
  seed = newSeed(),
): Promise<Answers['create']> {
  const game = await loadRules(id);
  const at = Date.now();
  const persons = seats.map(({ bot }, seat) => (bot === null ? seats.findIndex((one) => one.bot === null) : seat));
  const kept: Kept = {
    match,
    game: id,
    rules: game.rules,
    options,
    seed,
    names: seats.map(({ name }) => name),
    start: {
      t: 'start',
      at,
      nonces: seats.map(() => ''),
      bots: seats.map(({ bot }) => bot),
      persons,
    },
    changed: at,
    over: false,
    waiting: [],
  };
  try {
    const table = new LiveTable(setupOf(kept, game), kept.start);
    kept.waiting = table.open.filter((seat) => table.bots[seat] === null);
  } catch (error) {
    // The game itself says what does not go together, such as a mode and a number of players.
    return { refusal: { clause: '', code: 'no-set-up', text: (error as Error).message } };
  }
  await keepMatch(kept);
  return { match };
}

/** A lesson that was left goes on; one that was played to its end begins anew. */
async function learn(id: string, name: string): Promise<Answers['lesson']> {
  const lesson = lessonFor(id);
  if (lesson === null) throw new Error(`there is no lesson for ${id}`);
  const match = matchOf(lesson);
  const kept = await keptMatch(match);
  const { rules } = await loadRules(id);
  if (kept !== null && !kept.over && kept.rules === rules) return { match };
  await remove(match);
  const { game, options, level, opponent, seed } = lesson;
  const seats = [
    { name, bot: null },
    { name: opponent, bot: level },
  ];
  const made = await create({ game, options, seats }, match, seed);
  if ('refusal' in made) throw new Error(made.refusal.text);
  return made;
}

async function remove(match: string): Promise<null> {
  const opened = await tables.get(match);
  tables.delete(match);
  if (opened != null && opened !== 'elsewhere') opened.letGo();
  await forgetMatch(match);
  return null;
}

async function list(): Promise<LocalMatch[]> {
  const all = await keptMatches();
  return all
    .map(({ match, game, options, names, start, changed, over, waiting }) => ({
      match,
      game,
      options,
      seats: names.map((name, seat) => ({ name, bot: start.bots[seat]! })),
      started: start.at,
      changed,
      over,
      waiting,
    }))
    .sort((a, b) => b.changed - a.changed);
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
      for (const opening of tables.values()) {
        const opened = await opening;
        if (opened !== null && opened !== 'elsewhere') opened.table.pace = pace;
      }
      return null;
    case 'watch':
      return watch(errand.match, errand.record);
    case 'at':
      return momentAt(errand.match, errand.viewer, errand.step);
    case 'count': {
      const { countMatch } = await import('#client/worker/campaign.ts');
      return countMatch(await wholeMatch(errand.match, errand.record), errand.seat, errand.gladiators);
    }
    case 'record': {
      const kept = await keptMatch(errand.match);
      if (kept === null) throw new Error('This match is not kept in this browser.');
      const entries = [kept.start, ...(await keptEntries(kept.match))];
      return writeReplay(LiveTable.rebuild(setupOf(kept, await loadRules(kept.game)), entries).match);
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
    default: {
      const opened = await tableOf(message.match);
      if (opened === null || opened === 'elsewhere') {
        const code = opened === null ? 'no-match' : 'elsewhere';
        const text = opened === null ? 'this match is not kept in this browser' : 'another tab has this match';
        const key = 'key' in message ? message.key : null;
        port.postMessage({ t: 'refused', match: message.match, key, refusal: { clause: '', code, text } });
      } else if (message.t === 'join') opened.table.join(message.seat, message.after);
      else if (message.t === 'part') {
        opened.table.part(message.seat);
        void putAway(message.match);
      } else opened.table.take(message);
    }
  }
};
