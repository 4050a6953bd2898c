// The schema of every client message of live/messages.ts, with bounds, and nothing unknown.
//
// The types say what a message looks like; the schema also limits its size. A choice is checked here only for being plain
// and small: whether it is legal is for the rules.

import * as z from 'zod';
import type { Refusal } from '#engine/requests/legal.ts';
import type { Choice } from '#engine/requests/request.ts';
import type { FromClient } from '#live/messages.ts';

/** Deeper and larger than a choice of any game. */
const DEEPEST = 6;
const MOST_PARTS = 500;
const LONGEST_WORD = 200;
const LONGEST_TYPED = 1000;
export const LONGEST_LINE = 500;
/** More than any match has, of anything. */
const MOST = 2 ** 40;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a value consists of whole numbers, short words, lists and plain fields, and not too many of them. */
export function isChoiceLike(value: unknown): value is Choice {
  let parts = 0;
  const fits = (one: unknown, depth: number): boolean => {
    if (++parts > MOST_PARTS) return false;
    if (typeof one === 'number') return Number.isSafeInteger(one) && !Object.is(one, -0);
    if (typeof one === 'string') return one.length <= LONGEST_WORD;
    if (typeof one !== 'object' || one === null || depth === DEEPEST) return false;
    if (Array.isArray(one)) return one.every((item) => fits(item, depth + 1));
    return Object.entries(one).every(([name, field]) => isFieldName(name) && fits(field, depth + 1));
  };
  return fits(value, 0);
}

const isFieldName = (name: string): boolean => name.length <= 60 && !FORBIDDEN.has(name);

const MATCH = /^[A-Za-z0-9_-]{1,40}$/;
const KEY = /^[\x21-\x7e]{1,64}$/;
const HIGHEST_SEAT = 14;
const LONGEST_ID = 40;

const match = z.string().regex(MATCH);
const key = z.string().regex(KEY);
const place = z.int().min(0).max(HIGHEST_SEAT);
const seat = z.exactOptional(place);
const count = z.int().min(0).max(MOST);
const id = z.union([count, z.string().min(1).max(LONGEST_ID)]);
const choice = z.custom<Choice>(isChoiceLike);
const what = z.enum(['takeback', 'pause', 'resume', 'stand-in']);

export const fromClient = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('hello'), v: count, client: z.string().max(80) }),
  z.strictObject({
    t: z.literal('join'),
    match,
    after: count.nullable(),
    seat,
    changes: z.exactOptional(z.boolean()),
  }),
  z.strictObject({ t: z.literal('part'), match, seat }),
  z.strictObject({ t: z.literal('choose'), match, key, id, choice, seat }),
  z.strictObject({ t: z.literal('type'), match, key, id, text: z.string().max(LONGEST_TYPED), seat }),
  z.strictObject({ t: z.literal('undo'), match, key, seat }),
  z.strictObject({ t: z.literal('propose'), match, key, what, back: z.exactOptional(count), of: seat, seat }),
  z.strictObject({ t: z.literal('vote'), match, key, vote: count, yes: z.boolean(), seat }),
  z.strictObject({ t: z.literal('return'), match, key, seat }),
  z.strictObject({
    t: z.literal('chat'),
    match,
    key,
    to: z.union([z.literal('table'), z.literal('gallery'), place]),
    text: z.string().min(1).max(LONGEST_LINE),
    seat,
  }),
  z.strictObject({ t: z.literal('ping') }),
]);

export type Decoded = { message: FromClient; refusal: null } | { message: null; refusal: Refusal };

/** Parses a message from the wire. */
export function decode(text: string): Decoded {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return malformed('a message is one JSON object');
  }
  const decision = asChoose(value);
  if (decision !== null) return { message: decision, refusal: null };
  const read = fromClient.safeParse(value);
  if (read.success) return { message: read.data, refusal: null };
  const issue = read.error.issues[0]!;
  const where = issue.path.length === 0 ? 'the message' : `'${issue.path.join('.').slice(0, 60)}'`;
  return malformed(`${where} is not as docs/protocol.md has it`);
}

/**
 * Nearly all messages are decisions. One that is exactly as the schema has it is recognised here, in a tenth of the time;
 * null: the schema must say. The fields are in the schema's order.
 */
function asChoose(value: unknown): Extract<FromClient, { t: 'choose' }> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { t, match, key, id, choice, seat } = value as { [name: string]: unknown };
  if (t !== 'choose' || Object.keys(value).length !== (seat === undefined ? 5 : 6)) return null;
  if (typeof match !== 'string' || !MATCH.test(match) || typeof key !== 'string' || !KEY.test(key)) return null;
  if (typeof id === 'number' ? !isCount(id, MOST) : typeof id !== 'string' || id === '' || id.length > LONGEST_ID) {
    return null;
  }
  if (!isChoiceLike(choice)) return null;
  const message = { t: 'choose', match, key, id: id as number | string, choice } as const;
  if (seat === undefined) return message;
  return typeof seat === 'number' && isCount(seat, HIGHEST_SEAT) ? { ...message, seat } : null;
}

const isCount = (value: number, most: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= most;

const malformed = (text: string): Decoded => ({ message: null, refusal: { clause: '', code: 'malformed', text } });
