// ./harena replay: shows a recorded match, decision by decision.
//
// A file can come from any source, so its content is checked by replaying it, and none of its text reaches the terminal
// with control characters in it.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { printOutcome, printRequest } from '#checks/lines.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import { languageOf, tellIn } from '#cli/words.ts';
import { eventFor, type GameEvent } from '#engine/event.ts';
import { followMatch, type PlayedMatch, type RulesByGame } from '#engine/frozen.ts';
import type { Language } from '#engine/game.ts';
import { type Header, type RecordedDecision, type Replay, readReplay } from '#engine/records/replay.ts';
import type { Request } from '#engine/requests/request.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { games, gamesWith } from '#games/index.ts';
import { tellingOf } from '#telling/frozen.ts';
import type { Telling } from '#telling/telling.ts';

export const replay: Subcommand = {
  name: 'replay',
  summary: 'step through a recorded match',
  usage: `./harena replay FILE [--at N] [--seat S] [--json]

Plays the recorded match again and prints every decision with the events it led to. Of a finished game everything is
shown; of a save, which still has secrets, what spectators see.

  --at N     show the table after N decisions; 0 is the start
  --seat S   show what this seat saw, and no more
  --json     print one JSON document: { game, …, decisions, result }, with --at also { view, asked }`,
  options: { at: { type: 'string' }, seat: { type: 'string' }, json: { type: 'boolean' } },
  async run(args) {
    const known = await gamesOfFiles(args.words);
    process.stdout.write(`${showReplay(args, languageOf(process.env), known)}\n`);
    return 0;
  },
};

/** A recorded decision, or the set-up where there is none, with the events that followed. */
interface Moment {
  decision: RecordedDecision | null;
  events: readonly GameEvent[];
}

/** The viewer; `open`: everything is shown. */
interface Eyes {
  viewer: Seat;
  open: boolean;
}

/** The games, and the frozen builds that these files need. */
export async function gamesOfFiles(files: readonly string[]): Promise<RulesByGame> {
  return gamesWith(
    files.flatMap((file) => {
      const { replay } = existsSync(file) && statSync(file).isFile() ? readReplay(readBytes(file)) : { replay: null };
      return replay === null ? [] : [replay.header];
    }),
  );
}

export function showReplay(args: Arguments, language: Language, known: RulesByGame = games): string {
  const [file, ...others] = args.words;
  if (file === undefined || others.length > 0) throw new UserError('Name one replay file: ./harena replay FILE.');
  const { replay, fault } = readReplay(readBytes(file));
  if (fault !== null) throw new UserError(plain(`${file}: ${fault.text}`));
  const { header, decisions, ending } = replay;
  const at = args.text('at') === null ? null : within(args, 'at', decisions.length);
  const seat = args.text('seat') === null ? null : within(args, 'seat', header.seats - 1);
  const eyes = { viewer: seat ?? SPECTATOR, open: seat === null && ending.result !== null };
  const moments: Moment[] = [];
  let told = 0;
  const each = (match: PlayedMatch): void => {
    // As it was made again, not as the file tells it.
    moments.push({ decision: match.decisions.at(-1) ?? null, events: match.log.events.slice(told) });
    told = match.log.length;
  };
  const followed = followMatch(replay, known, at === null ? { each } : { until: at, each });
  if (followed.fault !== null) throw new UserError(plain(`${file}: ${followed.fault.text}`));
  if (args.flag('json')) return asJson(followed.match, replay, moments, eyes, at);
  return asText(followed.match, replay, moments, eyes, at, language);
}

/** The bytes of a file: a replay is checked byte by byte. */
export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UserError(`There is no file '${file}'.`);
    if (code === 'EISDIR') throw new UserError(`'${file}' is a folder; name the replay files in it.`);
    throw new UserError(`'${file}' cannot be read: ${message}`);
  }
}

function within(args: Arguments, name: string, most: number): number {
  const value = args.number(name, 0);
  if (value > most) throw new UserError(`--${name} must be a whole number from 0 to ${most}, not ${value}.`);
  return value;
}

/** Without terminal commands and characters that reverse the text direction. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '?');

function asText(
  match: PlayedMatch,
  { header, ending }: Replay,
  moments: readonly Moment[],
  eyes: Eyes,
  at: number | null,
  language: Language,
): string {
  const { game, table, outcome } = match;
  const tell = tellIn(language);
  const names = header.names ?? Array.from({ length: header.seats }, (_, seat) => `${tell('player')} ${seat}`);
  const telling = tellingOf(game, names, language, true);
  const lines = [titleOf(match, header, names)];
  for (const moment of at === null ? moments : moments.slice(-1)) lines.push('', ...momentLines(telling, moment, eyes));
  if (at !== null) {
    const drawing = game.draw(game.viewFor(table.state, eyes.viewer), telling.drawingWords);
    lines.push('', ...telling.spaced(drawing).split('\n'), '');
    lines.push(...table.asked.map(({ seat }) => askedLine(match, table.requestFor(seat)!, eyes)));
  }
  if (outcome !== null) lines.push('', `Over: ${printOutcome(outcome)}`);
  else if (at === null) lines.push('', `The game goes on after ${ending.decisions} decisions.`);
  return lines.map(plain).join('\n');
}

function titleOf({ game }: PlayedMatch, { rules, match, started }: Header, names: readonly string[]): string {
  const who = names.map((name, seat) => `${seat} ${name}`).join(', ');
  return `${game.title} (${rules}), match ${match}: ${who}${started === null ? '' : `, ${started}`}`;
}

function momentLines(telling: Telling, { decision, events }: Moment, eyes: Eyes): string[] {
  const lines = [decision === null ? 'Set-up' : decisionLine(telling, decision, eyes)];
  for (const event of events) {
    lines.push(`  ${telling.event(eventFor(event, eyes.viewer, eyes.open))} [${event.clause}]`);
  }
  return lines;
}

/** A choice can be secret as long as its events do not reveal it, so others see only that it was made. */
const isShown = ({ seat }: RecordedDecision, { viewer, open }: Eyes): boolean => open || seat === viewer;

function decisionLine(telling: Telling, decision: RecordedDecision, eyes: Eyes): string {
  const { n, seat, clause, id, text, by } = decision;
  const command = typeof id === 'string' ? ` !${id}` : '';
  const choice = isShown(decision, eyes) ? `: ${text}` : ' decides';
  return `${n}. ${telling.name(seat)}${command}${choice}${by === null ? '' : ` (${by})`} [${clause}]`;
}

function askedLine({ game }: PlayedMatch, request: Request, { viewer, open }: Eyes): string {
  if (open || request.seat === viewer) return `asks ${printRequest(request, game.nouns)}`;
  return `asks ${request.seat} ${request.clause}`;
}

function asJson(
  match: PlayedMatch,
  { header, ending }: Replay,
  moments: readonly Moment[],
  eyes: Eyes,
  at: number | null,
): string {
  const { game, rules, match: name, seats, options, names, started } = header;
  const seen = ({ events }: Moment): object[] => events.map((event) => eventFor(event, eyes.viewer, eyes.open));
  const decided = moments.slice(1).map((moment) => {
    const { n, seat, clause, id, choice, text, by } = moment.decision!;
    const made = isShown(moment.decision!, eyes) ? { choice, text } : { choice: null, text: null };
    return { n, seat, clause, id, ...made, by, events: seen(moment) };
  });
  const table = {
    view: match.game.viewFor(match.table.state, eyes.viewer),
    asked: match.table.asked.map(({ seat, clause }) => ({ seat, clause })),
  };
  const told = { game, rules, match: name, seats, options, names, started, setup: seen(moments[0]!) };
  const document = { ...told, decisions: decided, result: ending.result, ...(at === null ? {} : table) };
  return JSON.stringify(document, null, 2);
}
