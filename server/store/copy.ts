// Copying matches and people from one store to another: to move, to back up, to restore.
//
// Rows are copied as they are, with their keys and links, so that the chain of a log (chain.ts) proves the copy. A match
// that is there already is left alone if it is the same, so that an interrupted copy can be continued.

import { type Store, StoreError } from '#server/store/store.ts';

export type Row = { [column: string]: string | number | null | Uint8Array };

/** The columns of each table that is copied; `n` and `match`, the number of the match, differ from store to store. */
export const COLUMNS = {
  guest: ['id', 'name', 'cookie', 'created', 'seen'],
  match: [
    ...['id', 'game', 'rules', 'options', 'seed', 'commitment', 'listed', 'clock', 'on_timeout', 'chat', 'pairs'],
    ...['stand_in', 'hints', 'host', 'rematch_of', 'stage', 'head', 'link', 'created', 'changed'],
  ],
  seat: ['seat', 'kind', 'level', 'guest', 'nonce', 'bots'],
  entry: ['seq', 'key', 'asked', 'entry', 'at', 'link'],
  snapshot: ['seq', 'body', 'sum'],
  deadline: ['seq', 'due'],
  invite: ['token', 'seat', 'created', 'revoked'],
  chat: ['n', 'key', 'guest', 'sayer', 'name', 'hears', 'text', 'at'],
} as const;

/** The tables whose rows belong to a match. */
export const PARTS = ['seat', 'entry', 'snapshot', 'deadline', 'invite', 'chat'] as const;
export type OwnedTable = (typeof PARTS)[number];

export interface MatchCopy {
  /** The people the match refers to. */
  guests: Row[];
  match: Row;
  parts: { [table in OwnedTable]: Row[] };
}

/** Those a match refers to, by their ids. */
export function guestsOf(match: Row, parts: MatchCopy['parts']): string[] {
  const ids = [match['host'], ...parts.seat.map((row) => row['guest']), ...parts.chat.map((row) => row['guest'])];
  return [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
}

export interface CopyReport {
  matches: number;
  guests: number;
  /** The damaged ones, which were not copied, with the reason. */
  damaged: { match: string; why: string }[];
}

const PAGE = 500;

/** Copies everything. `tell` is called now and then with the number of matches so far. */
export async function copyAll(from: Store, to: Store, tell: (matches: number) => void = () => {}): Promise<CopyReport> {
  const report: CopyReport = { matches: 0, guests: 0, damaged: [] };
  for (let after: string | null = null; ; ) {
    const page: Row[] = await from.copyGuests(after, PAGE);
    if (page.length === 0) break;
    await to.pasteGuests(page);
    report.guests += page.length;
    after = page.at(-1)!['id'] as string;
  }
  for (let last: string | null = null; ; ) {
    const next = await from.verifyNext(last);
    if (next === null) return report;
    last = next.match;
    if (next.damage !== null) {
      report.damaged.push({ match: next.match, why: next.damage });
      continue;
    }
    await copyOne(from, to, next.match);
    report.matches++;
    if (report.matches % PAGE === 0) tell(report.matches);
  }
}

/** Copies a match with the people it refers to, and checks the copy. */
export async function copyOne(from: Store, to: Store, match: string): Promise<void> {
  const copy = await from.copyMatch(match);
  if (copy === null) throw new StoreError('missing', `There is no match '${match}'.`, match);
  await to.pasteMatch(copy);
  // Reading checks the chain from the set-up to the last entry.
  const entries = await to.read(match, 0);
  if (entries.length !== copy.match['head']) {
    throw new StoreError('damaged', `The copy of match '${match}' is not whole.`, match);
  }
}

/** What is there already must be the same. */
export function mustBeSame(copy: MatchCopy, there: Row): void {
  const { id, head, link } = copy.match;
  if (there['head'] === head && Buffer.compare(there['link'] as Uint8Array, link as Uint8Array) === 0) return;
  throw new StoreError('exists', `There is another match '${id}' already; nothing of it was changed.`, id as string);
}
