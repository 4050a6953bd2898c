// What the server can be asked beside the socket: tables to make, to join and to list.
//
// Every refusal comes as problem+json with a sentence in `detail`, which is shown as it is.

import { at } from '#client/shell/router.ts';
import type { OptionValue } from '#engine/options.ts';
import type { TableInfo } from '#live/messages.ts';

export class ApiProblem extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(at(`api/${path}`), {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok) {
    const problem = isJson ? (JSON.parse(text) as { detail?: string; title?: string }) : {};
    throw new ApiProblem(response.status, problem.detail ?? problem.title ?? response.statusText);
  }
  return (isJson && !response.headers.get('content-type')!.includes('ndjson') ? JSON.parse(text) : text) as T;
}

export interface NewTable {
  game: string;
  options: { readonly [name: string]: OptionValue };
  /** By seat: the level of a bot, 'me', or 'open'. */
  seats: readonly string[];
  name: string;
}

export const api = {
  create: (table: NewTable) => call<{ match: string }>('POST', 'matches', table),
  mine: () => call<{ matches: TableInfo[] }>('GET', 'matches?mine=1').then(({ matches }) => matches),
  rematch: (match: string) => call<{ match: string }>('POST', `matches/${match}/rematch`).then(({ match: id }) => id),
  record: (match: string) => call<string>('GET', `matches/${match}/replay`),
};
