// Whether the odds that are shown are those of the dice: positions of real matches are played on by the rules, again and
// again, and what they come to is counted.
//
// A *position* is a question whose items carry odds as hints. A *try* answers it with one item and lets the rules play on
// until the bout or the attack is over. What is still asked on the way is answered as the odds assume it.

import { botRandom } from '#bots/bot.ts';
import { botFor } from '#bots/index.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { sha256Hex } from '#engine/chance/sha256.ts';
import { Log } from '#engine/event.ts';
import type { Frame, GameState } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import { Match } from '#engine/records/match.ts';
import type { Choice, Hint, Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { games } from '#games/index.ts';

interface Told {
  kind: string;
  fields: { readonly [name: string]: unknown };
}

/** A log that only keeps what was told in one try. */
class Heard extends Log {
  readonly told: Told[] = [];

  override emit(kind: string, ...[fields]: unknown[]): void {
    this.told.push({ kind, fields: (fields ?? {}) as Told['fields'] });
  }
}

/** What a game's odds are about. */
interface Subject {
  game: string;
  options: readonly { [name: string]: boolean | string }[];
  /** The hints that are odds. */
  keys: readonly string[];
  /** What the odds assume of a question on the way, by its clause; `fallback`: as the rulebook; else the try is over. */
  assumed: { readonly [clause: string]: Item };
  /** Whether the rulebook's answer to a clause is the same in every try: then it is asked for once. */
  isSteady: boolean;
  /** The values of the hint that a try adds one to. */
  counted(told: readonly Told[], frame: Frame, seat: Seat): readonly string[];
}

const FALLBACK = 'fallback';

const has = (told: readonly Told[], kind: string): boolean => told.some((one) => one.kind === kind);

const LUDI: Subject = {
  game: 'house-of-gladiators',
  options: [{}],
  keys: ['chances'],
  assumed: { 'HG-14.16': FALLBACK, 'HG-23.7': 'no', 'HG-17.2': 'spare', 'HG-17.3': 'lives' },
  isSteady: true,
  counted(told, frame, seat) {
    const { control, fighters } = frame as unknown as { control: number[]; fighters: number[] };
    const own = fighters[control.indexOf(seat)];
    const fell = told.find(({ kind }) => kind === 'fell')?.fields['gladiator'];
    const won = told.find(({ kind }) => kind === 'won')?.fields['gladiator'];
    return [
      ...(won === own ? ['wins'] : []),
      ...(fell === own ? ['falls'] : []),
      ...(fell !== undefined && fell !== own ? ['fells'] : []),
    ];
  },
};

const JUGULA: Subject = {
  game: 'jugula',
  options: [{}, { combatSource: 'dice' }, { pushRule: 'fan' }],
  keys: ['odds', 'netOdds'],
  assumed: { 'JU-21.7': 'top', 'JU-21.15': FALLBACK },
  isSteady: false,
  counted(told) {
    if (has(told, 'netted')) return ['netted'];
    if (has(told, 'bitTheDust')) return ['dust'];
    if (has(told, 'wounded')) return ['wounded'];
    if (has(told, 'pushed')) return ['pushed'];
    if (has(told, 'held')) return ['held'];
    return has(told, 'scoresTied') ? ['even'] : [];
  },
};

export const SUBJECTS: readonly Subject[] = [LUDI, JUGULA];

export interface OddsPosition {
  name: string;
  subject: Subject;
  /** What the seat that is asked sees. */
  view: unknown;
  seat: Seat;
  request: Request;
}

/** No more than this many of one match, so that positions differ. */
const OF_ONE_MATCH = 3;
const LONGEST = 900;
const MATCHES = 200;

const oddsIn = ({ hints = [] }: Request, { keys }: Subject): readonly Hint[] =>
  hints.filter(({ key }) => keys.includes(key));

/** So many positions of matches that bots play from fixed seeds; every second kind of question in turn. */
export function positionsOf(subject: Subject, count: number): OddsPosition[] {
  const game = games.get(subject.game)!;
  const found: OddsPosition[] = [];
  for (let n = 0; n < MATCHES && found.length < count; n++) {
    const options = subject.options[n % subject.options.length]!;
    const seed = sha256Hex(`odds ${subject.game} ${n}`);
    const match = Match.start({ game, seats: 2, options, seed, match: `odds-${n}`, nonces: [] });
    let taken = 0;
    for (let i = 0; i < LONGEST && !match.over && taken < OF_ONE_MATCH && found.length < count; i++) {
      const { seat } = match.table.waiting!;
      const request = match.requestFor(seat)!;
      const view = game.viewFor(match.table.state, seat);
      // Some are passed over, so that early and late ones come, and every kind of question.
      const isOther = request.clause !== found.at(-1)?.request.clause;
      const isFirst = match.table.asked[0]!.seat === seat;
      if (oddsIn(request, subject).length > 0 && isFirst && (isOther || i % 2 === 0)) {
        const name = `${subject.game} ${n}.${i} ${request.clause}`;
        found.push({ name, subject, view: structuredClone(view), seat, request: structuredClone(request) });
        taken++;
      }
      const choice = botFor('heuristic', game).choose(view, request, botRandom(`odds ${n}`, seat, i));
      const refusal = match.decide(seat, request.id, choice);
      if (refusal !== null) throw new Error(`${subject.game}: ${refusal.text}`);
    }
  }
  return found;
}

export interface OddsFinding {
  position: string;
  item: Item;
  value: string;
  shown: number;
  /** In percent of all tries. */
  counted: number;
  isRight: boolean;
}

/** Rounding takes half a percent; chance less than this many standard deviations in any of some hundred counts. */
const DEVIATIONS = 4.5;

const isWithin = (shown: number, counted: number, tries: number): boolean => {
  const share = Math.min(Math.max(counted / 100, 1 / tries), 1 - 1 / tries);
  return Math.abs(shown - counted) <= 0.5 + DEVIATIONS * 100 * Math.sqrt((share * (1 - share)) / tries);
};

/** One item of a position, tried so often in worlds that agree with all its seat knows. */
function countsOf({ subject, view, seat, request }: OddsPosition, item: Item, tries: number, seed: number) {
  const game = games.get(subject.game) as unknown as Game<GameState>;
  const random = fastRandom(seed);
  const counts: { [value: string]: number } = {};
  const known = new Map<string, Choice | null>();
  const answerOf = (table: Table, { clause, seat: who }: Request): Choice | null => {
    const assumed = subject.assumed[clause];
    if (assumed !== FALLBACK) return assumed ?? null;
    const key = `${clause} ${who}`;
    const answer = known.get(key) ?? (table.requestFor(who)!.fallback as Choice);
    if (subject.isSteady) known.set(key, answer);
    return answer;
  };
  for (let n = 0; n < tries; n++) {
    const state = game.determinise(view as never, random);
    // Only this bout, or this attack: when it is over nothing is left to be played.
    const frame = state.flow.frames.at(-1)!;
    state.flow.frames.splice(0, state.flow.frames.length - 1);
    const heard = new Heard();
    const table = new Table(game, state, random, heard as never).run();
    let asked = table.asked.find((one) => one.seat === seat) ?? null;
    for (let next: Choice | null = item; asked !== null && next !== null; next = answerOf(table, asked)) {
      const refusal = table.decide(asked.seat, asked.id, next);
      if (refusal !== null) throw new Error(`${request.clause}: ${refusal.text}`);
      asked = table.over ? null : table.waiting;
      if (asked === null) break;
    }
    for (const value of subject.counted(heard.told, frame, seat)) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** Every value of every item of a position, as shown and as counted. */
export function findings(position: OddsPosition, tries: number, seed = 1): OddsFinding[] {
  return oddsIn(position.request, position.subject).flatMap(({ item, values }) => {
    const counts = countsOf(position, item, tries, seed);
    return Object.entries(values).map(([value, shown]) => {
      const counted = (100 * (counts[value] ?? 0)) / tries;
      const isRight = isWithin(shown as number, counted, tries);
      return { position: position.name, item, value, shown: shown as number, counted, isRight };
    });
  });
}
