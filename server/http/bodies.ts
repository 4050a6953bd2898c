// The schemas of request bodies, with defaults and bounds; and what a name must be.

import * as z from 'zod';
import type { OptionValue } from '#engine/options.ts';
import { Problem } from '#server/http/problem.ts';
import { cleanName, isBotName, LONGEST_NAME } from '#server/names.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const seat = z.int().min(0).max(14);
const level = z.string().max(40);
const name = z.string().max(200).optional();
/** A player's nonce for the dice. */
const nonce = z.string().max(128).optional();

const option = z.union([z.boolean(), z.number(), z.string().max(100)]) satisfies z.ZodType<OptionValue>;

export const newMatch = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(60), option).default({}),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('me') }),
        z.strictObject({ kind: z.literal('open') }),
        z.strictObject({ kind: z.literal('bot'), level: level.default('fighter'), character: level.optional() }),
      ]),
    )
    .max(15),
  listed: z.boolean().default(false),
  clock: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('none') }),
      z.strictObject({
        kind: z.literal('live'),
        bank: z.int().min(SECOND).max(DAY),
        increment: z
          .int()
          .min(0)
          .max(10 * MINUTE),
      }),
      z.strictObject({
        kind: z.literal('slow'),
        each: z
          .int()
          .min(MINUTE)
          .max(30 * DAY),
      }),
    ])
    .default({ kind: 'none' }),
  onTimeout: z.enum(['default', 'bot']).default('default'),
  chat: z.enum(['all', 'table', 'off']).default('all'),
  pairs: z.boolean().default(false),
  standIn: level.default('fighter'),
  hints: z.boolean().default(false),
  name,
});
export type NewMatchBody = z.infer<typeof newMatch>;

export const joinBody = z.strictObject({ seat: seat.optional(), nonce, name });
export const acceptBody = z.strictObject({ nonce, name });
export const seatBody = z.strictObject({ seat });
export const leaveBody = z.strictObject({ seat: seat.optional() });
export const startBody = z.strictObject({ level: level.default('fighter') });
export const rematchBody = z.strictObject({ nonce });
export const nameBody = z.strictObject({ name: z.string().max(200) });
export const emptyBody = z.strictObject({});

/** The body according to the schema; a Problem says what is wrong with it. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const issue = read.error.issues[0]!;
  const where = issue.path.length === 0 ? 'The body' : `'${issue.path.join('.').slice(0, 80)}'`;
  throw new Problem(400, 'body', `${where}: ${issue.message}. docs/protocol.md says what belongs there.`);
}

/** The name as it is stored; a Problem says what is wrong with it. */
export function checkedName(text: string): string {
  const name = cleanName(text);
  if (name !== null && isBotName(name)) {
    throw new Problem(400, 'name', `A bot is called so here, or nearly; choose another name than '${name}'.`);
  }
  if (name !== null) return name;
  throw new Problem(400, 'name', `A name has 1 to ${LONGEST_NAME} characters, without brackets and commas.`);
}
