// One game that is played to be counted: of today's rules (party.ts) or of a frozen build, by bots of its day.

import { existsSync } from 'node:fs';
import type { Bot } from '#bots/bot.ts';
import { LONGEST } from '#checks/strength/party.ts';
import { fastRandom } from '#engine/chance/random.ts';
import type { FrozenRules } from '#engine/frozen.ts';
import { sample } from '#engine/requests/choices.ts';
import { CATALOGUE } from '#games/catalogue.ts';
import type { BalanceSheet, PlayedGame } from '#games/shared/balance.ts';

/** What is played: bots of one level in every seat. */
export interface BalanceCell {
  game: string;
  /** A version of the rules, such as `name@2`. */
  rules: string;
  seats: number;
  level: string;
  /** Options that differ from the defaults. */
  options: { readonly [name: string]: unknown };
}

export interface CountedGame {
  seed: number;
  decisions: number;
  counts: [measure: string, sum: { part: number; whole: number }][];
}

const fileOf = (game: string): URL => new URL(`../../games/${game}/balance.ts`, import.meta.url);

/** The games that are counted. */
export const COUNTED: readonly string[] = CATALOGUE.filter((game) => existsSync(fileOf(game)));

/** What a game counts; null where it counts nothing. */
export async function sheetOf(game: string): Promise<BalanceSheet | null> {
  if (!COUNTED.includes(game)) return null;
  return ((await import(fileOf(game).href)) as { balance: BalanceSheet }).balance;
}

const hex = (seed: number): string => seed.toString(16).padStart(64, '0');

/** A bot that draws its answers to these clauses by lot (BalanceSheet.drawn). */
export const drawing = (bot: Bot, clauses: readonly string[]): Bot => ({
  ...bot,
  choose: (view, request, random, memory) =>
    clauses.includes(request.clause) ? sample(request, random) : bot.choose(view, request, random, memory),
});

/** A game under a frozen build, played by the bots of its day. */
export function playFrozen(
  rules: FrozenRules,
  cell: BalanceCell,
  seed: number,
  drawn: readonly string[] = [],
): PlayedGame {
  const { seats, options, level } = cell;
  const nonces = Array.from({ length: seats }, (_, seat) => hex(seat));
  const match = rules.start({ seats, options, seed: hex(seed), match: `balance-${seed}`, nonces });
  const decisions: { seat: number; clause: string; choice: unknown }[] = [];
  while (!match.over && decisions.length < LONGEST) {
    const { seat, clause } = match.table.asked.find((one) => !match.table.hasAnswered(one.seat))!;
    const request = match.requestFor(seat)!;
    const random = fastRandom([seed | 0, seat, 0x626f74, decisions.length]);
    const choice = drawn.includes(clause)
      ? sample(request, random)
      : rules.answer(level, rules.viewFor(match.table.state, seat), request, random.save());
    const refusal = match.decide(seat, request.id, choice);
    if (refusal !== null) throw new Error(`${level} was refused: ${refusal.clause} ${refusal.text}`);
    decisions.push({ seat, clause, choice });
  }
  const places = match.outcome?.places ?? new Array<number>(seats).fill(1);
  return { seats, options, events: match.log.events, decisions, state: match.table.state, places, uses: null };
}
