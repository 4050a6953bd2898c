// Matches that stand at a moment worth looking at: bots play them in Node from a fixed seed, and their entries are laid
// into the browser as if they had been played there.

import type { Page } from 'playwright-core';
import type { House } from '#client/e2e/testing/house.ts';
import { setupOf } from '#client/worker/local-setup.ts';
import type { LocalRow } from '#client/worker/match-store.ts';
import { sha256Hex } from '#engine/chance/sha256.ts';
import type { Game } from '#engine/game.ts';
import type { OptionValue } from '#engine/options.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';
import { answerTo, taskFor } from '#live/bots.ts';
import { type Entry, isRefused, type StartEntry } from '#live/entry.ts';
import { LiveTable } from '#live/table.ts';

/** A *moment* is a place in a match at which its viewer is asked something, or at which it is over. */
export interface Moment {
  name: string;
  /** The name of the match; without it the moment's. What bots do depends on it. */
  match?: string;
  game: string;
  seats: number;
  options?: { [name: string]: OptionValue };
  seed?: string;
  /** How many matches are tried until one comes to the moment. */
  tries?: number;
  viewer?: number;
  /** Of the others; `heuristic` where nothing else is said. */
  level?: string;
  /** The clause under which the viewer is asked; null: the end of the match. */
  clause: string | null;
  /** What else must hold. */
  when?(view: never, request: Request): boolean;
  /** What the viewer does on the way; null: what a bot would do. */
  plays?(request: Request): Choice | null;
}

const NAMES = ['Marta', 'Livia', 'Varro', 'Jonas'];
const MOST = 6000;
const TRIES = 12;
const BEGAN = Date.UTC(2026, 10, 15, 9);

function begin(
  { game: id, seats, options = {}, viewer = 0, name, match = name, level = 'heuristic' }: Moment,
  seed: string,
): LocalRow {
  const game = games.get(id)!;
  return {
    match: `here-${match}`,
    game: id,
    rules: game.rules,
    options,
    seed: sha256Hex(seed),
    names: NAMES.slice(0, seats),
    bots: Array.from({ length: seats }, (_, seat) => (seat === viewer ? null : level)),
    started: BEGAN,
    head: 0,
    changed: BEGAN,
    over: false,
    waiting: [viewer],
    snapshot: null,
  };
}

const startOf = ({ bots }: LocalRow): StartEntry => ({
  t: 'start',
  at: BEGAN,
  nonces: bots.map(() => ''),
  bots,
  persons: bots.map((_, seat) => seat),
});

function isAt({ match }: LiveTable, { clause, when, viewer = 0 }: Moment): boolean {
  if (clause === null) return match.over;
  const request = match.over ? null : match.requestFor(viewer);
  if (request === null || request.clause !== clause) return false;
  return when === undefined || when(match.game.viewFor(match.table.state, viewer) as never, request);
}

/** What the seat decides next: as the moment wants it, or as a bot would. */
function decisionOf(table: LiveTable, seat: number, { viewer = 0, plays, level }: Moment): Entry {
  const task = { ...taskFor(table, seat), level: (seat === viewer ? undefined : level) ?? 'heuristic' };
  const own = seat === viewer ? (plays?.(task.request) ?? null) : null;
  const choice = own ?? answerTo(task, table.match.game as Game)!;
  return { t: 'decide', at: BEGAN, seat, id: task.request.id, choice, by: seat === viewer ? null : 'bot' };
}

/** A match at the moment, and its entries. */
export function reach(moment: Moment): { row: LocalRow; entries: Entry[] } {
  const game = games.get(moment.game) as unknown as Game;
  for (let n = 0; n < (moment.tries ?? TRIES); n++) {
    const row = begin(moment, `${moment.seed ?? 'harena'}${n === 0 ? '' : n}`);
    const start = startOf(row);
    const table = new LiveTable(setupOf(row, game), start);
    const entries: Entry[] = [start];
    while (entries.length < MOST && !table.over && !isAt(table, moment)) {
      // The viewer comes last, so that the others who are asked too have answered.
      const [seat] = table.open.toSorted((a, b) => Number(a === moment.viewer) - Number(b === moment.viewer));
      const entry = decisionOf(table, seat!, moment);
      const answer = table.apply(entry);
      if (isRefused(answer)) throw new Error(`${moment.name}: ${answer.text}`);
      entries.push(entry);
    }
    if (isAt(table, moment)) return { row: { ...row, over: table.over, head: entries.length }, entries };
  }
  throw new Error(`the moment ${moment.name} never came`);
}

type Reached = ReturnType<typeof reach>;

/** What a page has once it shows the match. */
const shownOf = ({ row }: Reached): string => (row.over ? '.result' : '.table-page[data-asked]');

/** Lays the match into the browser's own store and opens it; the page then has what `shown` names. */
export async function plant(page: Page, house: House, made: Reached, shown = shownOf(made)): Promise<void> {
  await lay(page, house, made);
  await page.goto(`${house.url}m/${made.row.match}`);
  await page.waitForSelector(shown);
}

/** As `plant`, but a link leads there, and the page is not loaded again, which takes a quarter of the time. */
export async function plantHere(page: Page, house: House, made: Reached): Promise<void> {
  await lay(page, house, made);
  await page.evaluate((href) => {
    // What is still there of the page before does not count.
    document.querySelector('.table-page')?.setAttribute('data-left', '');
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, `${house.url}m/${made.row.match}`);
  await page.waitForSelector(`${shownOf(made)}:not([data-left], [data-left] *)`);
}

async function lay(page: Page, house: House, { row, entries }: Reached): Promise<void> {
  // The home page has the worker make the store; until then it must not be opened here, or it would be made empty.
  const isThere = async (): Promise<boolean> => (await indexedDB.databases()).some(({ name }) => name === 'harena');
  if (!page.url().startsWith(house.url) || !(await page.evaluate(isThere))) await page.goto(house.url);
  await page.evaluate(
    async ([match, all]) => {
      const opens = (): Promise<IDBDatabase> =>
        new Promise((resolve, reject) => {
          const asking = indexedDB.open('harena');
          asking.onsuccess = () => resolve(asking.result);
          asking.onerror = () => reject(asking.error);
        });
      let opened: IDBDatabase | null = null;
      for (let tries = 0; opened === null && tries < 300; tries++) {
        const isThere = (await indexedDB.databases()).some(({ name, version }) => name === 'harena' && version! > 1);
        const one = isThere ? await opens() : null;
        if (one?.objectStoreNames.contains('entries')) opened = one;
        else {
          one?.close();
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
      if (opened === null) throw new Error('the page has made no store of matches');
      const work = opened.transaction(['matches', 'entries'], 'readwrite');
      work.objectStore('matches').put(match);
      const entriesOf = work.objectStore('entries');
      for (const [i, entry] of all.entries()) {
        entriesOf.put({ match: match.match, seq: i + 1, key: `planted ${i}`, entry, at: match.started, asked: '' });
      }
      await new Promise((resolve) => {
        work.oncomplete = resolve;
      });
      opened.close();
    },
    [{ ...row, changed: Date.now() }, entries] as const,
  );
}
