// Reading the file of a match (record.ts describes the format): every checksum is checked, nothing is played.
//
// A line is accepted only as Harena itself would write it, byte for byte. With added, doubled or differently spelt fields
// two readers could read different things in one file.

import { bytesOf } from '#engine/chance/sha256.ts';
import {
  decisionLine,
  type Ending,
  endingLine,
  type Fault,
  FORMAT,
  HASH_EVERY,
  type Header,
  headerLine,
  openText,
  type Read,
  type RecordedDecision,
  type Replay,
  sumOf,
} from '#engine/records/record.ts';
import { shown } from '#engine/requests/legal.ts';

/** `,"sum":"0123456789abcdef"}`, the end of every line. */
const SUM = /,"sum":"([0-9a-f]{16})"\}$/;
const SUM_LENGTH = 26;
const NEW_LINE = 10;
/** Deeper than any match is nested; a deeper text could exhaust the reader's stack. */
const DEEPEST = 40;
const AGAIN = 'get the file again from where it came from';

/** Thrown inside this file only: a malformed line. */
class Wrong extends Error {
  readonly fault: Fault;
  constructor(line: number, code: string, text: string) {
    super(text);
    this.fault = { line, code, text: `Line ${line} ${text}.` };
  }
}

/** The parsed file, every checksum checked, or what is wrong with it. Nothing is played. */
export function readReplay(file: string | Uint8Array): Read {
  try {
    return { replay: read(bytesOf(file)), fault: null };
  } catch (error) {
    if (error instanceof Wrong) return { replay: null, fault: error.fault };
    throw error;
  }
}

type Fields = { readonly [name: string]: unknown };

function read(bytes: Uint8Array): Replay {
  if (bytes.length === 0) throw new Wrong(1, 'empty', `is missing, for the file is empty; ${AGAIN}`);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decisions: RecordedDecision[] = [];
  let header: Header | null = null;
  let ending: Ending | null = null;
  let sum = '';
  let line = 0;
  for (let start = 0; start < bytes.length; ) {
    line++;
    const found = bytes.indexOf(NEW_LINE, start);
    const piece = bytes.subarray(start, found < 0 ? bytes.length : found);
    if (found < 0 && line > 1) throw new Wrong(line, 'cut', `is cut off, there is no line break after it; ${AGAIN}`);
    const text = decodeLine(decoder, piece, line);
    const fields = parseLine(text, line);
    // The header's own check comes first: another format may have other checksums.
    if (line === 1) checkFormat(fields);
    if (found < 0) throw new Wrong(line, 'cut', `is all there is, without a line break after it; ${AGAIN}`);
    if (!SUM.test(text)) throw new Wrong(line, 'sum', `does not end in its sum; ${AGAIN}`);
    if (ending !== null) throw new Wrong(line, 'added', `stands after the end of the match; ${AGAIN}`);
    const place = header === null ? null : decisions.length + 1;
    sum = sumOf(sum, piece.subarray(0, piece.length - SUM_LENGTH));
    if (fields['sum'] !== sum) throw new Wrong(line, 'sum', `${mismatch(fields, place)}; ${AGAIN}`);
    const open = text.slice(0, -SUM_LENGTH);
    if (place === null) {
      header = readHeader(fields);
      checkSpelling(headerLine(header), open, line);
    } else if ('n' in fields) {
      const decision = readDecision(fields, line, place, header!.seats);
      checkSpelling(decisionLine(decision), open, line);
      decisions.push(decision);
    } else {
      ending = readEnding(fields, line, decisions.length);
      checkSpelling(endingLine(ending), open, line);
    }
    start = found + 1;
  }
  if (ending === null) {
    throw new Wrong(line + 1, 'cut', `is missing: the file stops before the end of the match was noted; ${AGAIN}`);
  }
  return { header: header!, decisions, ending };
}

const opening = (line: number): string => (line === 1 ? ', and a replay opens with a header, {"harena":1, …}' : '');

function decodeLine(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array, line: number): string {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw new Wrong(line, 'not-utf8', `is not UTF-8 text${opening(line)}; ${AGAIN}`);
  }
  if (!text.endsWith('\r')) return text;
  const what = 'ends in CR LF, for some program changed the line breaks';
  throw new Wrong(line, 'line-breaks', `${what}; copy the file again, as binary data`);
}

function parseLine(text: string, line: number): Fields {
  if (isDeep(text)) throw new Wrong(line, 'deep', 'holds lists within lists, deeper than any match; get another file');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Wrong(line, 'not-json', `is not JSON${opening(line)}; ${AGAIN}`);
  }
  if (!isObject(value)) throw new Wrong(line, 'not-json', `is no JSON object${opening(line)}; ${AGAIN}`);
  return value;
}

/** Whether brackets are nested deeper than in any match. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === '"') quoted = !quoted;
    else if (quoted) i += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

function checkFormat(fields: Fields): void {
  const format = fields['harena'];
  if (format === undefined) {
    throw new Wrong(1, 'no-replay', 'has no field "harena": this is no replay; give the file that Harena wrote');
  }
  if (format !== FORMAT) {
    const what = `is in format ${shown(format)}, and this build reads format ${FORMAT}`;
    throw new Wrong(1, 'format', `${what}; open it with the build that wrote it`);
  }
  if ('log' in fields) {
    const what = 'says that this is the log of a match whose rules its host did not have, and it cannot be replayed';
    throw new Wrong(1, 'log', `${what}; ask a host who has them`);
  }
  if ('seen' in fields) {
    const what = 'says that these are the events that one viewer saw, and they cannot be replayed';
    throw new Wrong(1, 'seen', `${what}; ask for the replay once the match is over`);
  }
}

function checkSpelling(read: object, open: string, line: number): void {
  if (openText(read) === open) return;
  const what = 'is not as Harena writes it: something in it was added, doubled, moved or spelt otherwise';
  throw new Wrong(line, 'written', `${what}; give the file that Harena wrote`);
}

function mismatch(fields: Fields, place: number | null): string {
  const n = fields['n'];
  if (place === null || typeof n !== 'number' || n === place) {
    return 'does not agree with its sum: it was changed, or the line before it was taken out';
  }
  return `holds decision ${n} where decision ${place} should stand: a line was taken out, put in or moved`;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isHex = (value: unknown, digits: number): value is string =>
  isText(value) && value.length === digits && !/[^0-9a-f]/.test(value);

/** A file with correct checksums can still have been written by something else than Harena. */
function need(fits: boolean, line: number, field: string, wanted: string): void {
  if (fits) return;
  throw new Wrong(line, 'field', `needs "${field}", which must be ${wanted}; give the file that Harena wrote`);
}

function readHeader(fields: Fields): Header {
  const { game, rules, began = null, match, seats, options, commitment, nonces, names = null, started = null } = fields;
  need(isText(game), 1, 'game', 'the name of a game');
  need(isText(rules), 1, 'rules', 'a version of rules');
  need(began === null || isText(began), 1, 'began', 'a version of rules');
  need(isText(match), 1, 'match', 'the name of the match');
  need(isCount(seats), 1, 'seats', 'the number of seats');
  need(isObject(options), 1, 'options', 'an object');
  need(isHex(commitment, 64), 1, 'commitment', '64 hexadecimal characters');
  need(isTexts(nonces), 1, 'nonces', 'a list of texts');
  need(names === null || isTexts(names), 1, 'names', 'a list of texts');
  need(started === null || isText(started), 1, 'started', 'a text');
  return { game, rules, began, match, seats, options, commitment, nonces, names, started } as Header;
}

function readDecision(fields: Fields, line: number, place: number, seats: number): RecordedDecision {
  const { n, seat, clause, id, command, choice, text, by = null, hash = null } = fields;
  need(n === place, line, 'n', `${place}`);
  need(isCount(seat) && seat < seats, line, 'seat', `a seat from 0 to ${seats - 1}`);
  need(isText(clause), line, 'clause', 'a clause');
  need(isCount(id) !== isText(command), line, 'id', "the question's number, or else command the free command's name");
  need(choice !== undefined, line, 'choice', 'what was chosen');
  need(isText(text), line, 'text', 'a text');
  need(by === null || by === 'clock' || by === 'bot', line, 'by', '"clock" or "bot"');
  const due = place % HASH_EVERY === 0;
  need(due ? isHex(hash, 16) : hash === null, line, 'hash', due ? '16 hexadecimal characters' : 'left out here');
  return { n, seat, clause, id: id ?? command, choice, text, by, hash } as RecordedDecision;
}

function readEnding(fields: Fields, line: number, count: number): Ending {
  const { result = null, save = null } = fields;
  need(isObject(result) !== isObject(save), line, 'result', 'how the game ended, or else save what goes on');
  const { seed, decisions, draws, hash } = isObject(save) ? save : fields;
  need(isHex(seed, 64), line, 'seed', '64 hexadecimal characters');
  need(decisions === count, line, 'decisions', `${count}`);
  need(isCount(draws), line, 'draws', 'a whole number');
  need(isHex(hash, 16), line, 'hash', '16 hexadecimal characters');
  return { result: isObject(result) ? result : null, seed, decisions, draws, hash } as Ending;
}
