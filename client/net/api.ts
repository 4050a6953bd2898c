// The server's HTTP interface: tables to create, to join and to list.
//
// Every refusal comes as problem+json with a code, for which the client has words. Where it has none, the sentence in
// `detail` is shown.

import { at } from '#client/shell/router.ts';
import { isKey, say } from '#client/words.ts';
import type { OptionValue } from '#engine/options.ts';
import type { ClockRule, TableInfo } from '#live/messages.ts';

export class ApiProblem extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const KNOWN = 'harena.guest';

/** Whether this browser has ever joined a table of this server: others have no matches there. */
export const isKnown = (): boolean => localStorage.getItem(KNOWN) !== null;

function remember(known: boolean): void {
  if (known) localStorage.setItem(KNOWN, 'yes');
  else localStorage.removeItem(KNOWN);
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(at(`api/${path}`), {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok) {
    const problem = isJson ? (JSON.parse(text) as { code?: string; detail?: string }) : {};
    const key = `problem.${problem.code}`;
    throw new ApiProblem(response.status, isKey(key) ? say(key) : (problem.detail ?? response.statusText));
  }
  if (method === 'POST') remember(true);
  return (isJson && !response.headers.get('content-type')!.includes('ndjson') ? JSON.parse(text) : text) as T;
}

export type NewTableSeat = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: string; character: string };

export interface NewTable {
  game: string;
  options: { readonly [name: string]: OptionValue };
  seats: readonly NewTableSeat[];
  name: string;
  /** Whether strangers find it among the public tables. */
  listed?: boolean;
  pairs?: boolean;
  clock?: ClockRule;
  hints?: boolean;
  /** The level of the bot that takes a seat whose person leaves. */
  standIn?: string;
}

/** In milliseconds since the last change; null: for good. */
export interface TableLife {
  waiting: number | null;
  abandoned: number | null;
}

interface Made {
  match: string;
  table: TableInfo;
}

/** A nonce for the dice, so that the server alone cannot choose them. */
const nonce = (): string => crypto.randomUUID();

export const api = {
  /** Creates a table and joins it. */
  async create(table: NewTable): Promise<string> {
    const { match } = await call<Made>('POST', 'matches', table);
    await api.join(match, table.name, null);
    return match;
  },
  join: (match: string, name: string, seat: number | null) =>
    call<Made>('POST', `matches/${match}/join`, { name, nonce: nonce(), ...(seat === null ? {} : { seat }) }),
  table: (match: string) => call<Made>('GET', `matches/${match}`).then(({ table }) => table),
  mine: () =>
    call<{ matches: { table: TableInfo; changed: number }[] }>('GET', 'matches?which=mine').then(
      ({ matches }) => matches,
    ),
  /** Public tables: those with a free seat, or those at which a match is being played. */
  listed: (which: 'open' | 'playing') =>
    call<{ matches: { table: TableInfo }[] }>('GET', `matches?which=${which}`).then(({ matches }) =>
      matches.map(({ table }) => table),
    ),
  /** How long tables are stored that do not begin, and matches that were left; null: for good. */
  sweep: () => call<{ sweep: TableLife }>('GET', 'games').then(({ sweep }) => sweep),
  start: (match: string) => call<Made>('POST', `matches/${match}/start`, {}),
  invite: (match: string, seat: number) => call<{ token: string }>('POST', `matches/${match}/invite`, { seat }),
  invited: (token: string) => call<Made & { seat: number }>('GET', `invites/${token}`),
  accept: (token: string, name: string) => call<Made>('POST', `invites/${token}`, { name, nonce: nonce() }),
  /** Makes the match that follows, or finds it made, and sits down at it. */
  rematch: (match: string) =>
    call<Made>('POST', `matches/${match}/rematch`, { nonce: nonce() }).then(({ match: id }) => id),
  leave: (match: string) => call<unknown>('POST', `matches/${match}/leave`, {}),
  record: (match: string) => call<string>('GET', `matches/${match}/replay`),
  async forgetMe(): Promise<void> {
    await call('DELETE', 'me', {});
    remember(false);
  },
};
