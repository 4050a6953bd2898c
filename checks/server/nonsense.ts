// Frames that no honest client sends, generated from a seed: bytes, JSON, messages with one error, seats that are not the
// sender's. None of them may change anything.

import type { Random } from '#engine/chance/random.ts';

/** What is known of the attacked match. */
export interface AttackedMatch {
  match: string;
  /** A decision that would be legal, if its sender held the seat. */
  decision: { seat: number; id: number | string; choice: unknown };
}

type Fields = { [name: string]: unknown };

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** One frame of any kind. */
export function nonsense(random: Random, target: AttackedMatch): string | Buffer {
  switch (random.below(5)) {
    case 0:
      return bytes(random);
    case 1:
      return oddJson(random);
    case 2:
      return forged(random, target);
    default:
      return mutated(random, target);
  }
}

function bytes(random: Random): string | Buffer {
  const length = random.below(8) === 0 ? random.below(20_000) : random.below(200);
  const buffer = Buffer.alloc(length);
  for (let i = 0; i < length; i++) buffer[i] = random.below(256);
  // As text or as a binary frame: as text it is hardly ever UTF-8.
  return random.below(3) === 0 ? buffer : buffer.toString(random.below(2) === 0 ? 'latin1' : 'utf8');
}

const DEEP = 4000;

function oddJson(random: Random): string {
  return pick(random, [
    () => '',
    () => 'null',
    () => '[]',
    () => '"hello"',
    () => '1e999',
    () => '{"t":"ping","t":"hello"}',
    () => '{"__proto__":{"t":"ping"},"constructor":{"prototype":{"seat":0}}}',
    () => `{"t":"hello","v":1,"client":"x","__proto__":{"greeted":true}}`,
    () => '['.repeat(1 + random.below(DEEP)) + ']'.repeat(random.below(DEEP)),
    () => `${'{"a":'.repeat(1 + random.below(2000))}1`,
    () => `{"t":"${'x'.repeat(random.below(16_000))}"}`,
    () => `{"t":"join","match":"${'é'.repeat(random.below(3000))}","after":null}`,
    () => `[${'0,'.repeat(random.below(7000))}0]`,
    () => `{"t":"ping"}${'\0'.repeat(random.below(20))}`,
    () => `{"t": "ping" // comment\n}`,
    () => `{"${'k'.repeat(random.below(9000))}":${random.below(99)}}`,
  ])();
}

/** Every message a seat can send. */
const messagesOf = ({ match, decision: { seat, id, choice } }: AttackedMatch, key: string): Fields[] => [
  { t: 'choose', match, key, id, choice, seat },
  { t: 'type', match, key, id, text: '1', seat },
  { t: 'undo', match, key, seat },
  { t: 'propose', match, key, what: 'takeback', back: 1, seat },
  { t: 'propose', match, key, what: 'pause', seat },
  { t: 'vote', match, key, vote: 1, yes: true, seat },
  { t: 'return', match, key, seat },
  { t: 'chat', match, key, to: 'table', text: 'ave', seat },
];

/** A message as its owner would send it, from a client who does not own the seat. */
export function forged(random: Random, target: AttackedMatch): string {
  return JSON.stringify(pick(random, messagesOf(target, `f${random.below(1_000_000)}`)));
}

const VALUES: readonly unknown[] = [
  null,
  true,
  '',
  '0',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  'x'.repeat(300),
  -1,
  0,
  1,
  15,
  0.5,
  1e308,
  2 ** 53,
  -(2 ** 53),
  [],
  {},
  [[[[[[[[[]]]]]]]]],
  Array.from({ length: 3000 }, () => 0),
  { length: 1e9 },
  { toString: 'x', valueOf: 1 },
];

/** Any of those values, or a new name: a server might leak memory for every name. */
const oddValue = (random: Random): unknown =>
  random.below(8) === 0 ? `none${random.below(1_000_000_000)}` : pick(random, VALUES);

/** A message with one field wrong, missing or too many. */
function mutated(random: Random, target: AttackedMatch): string {
  const all = [
    ...messagesOf(target, `m${random.below(1_000_000)}`),
    { t: 'hello', v: 1, client: 'storm' },
    { t: 'join', match: target.match, after: null, seat: target.decision.seat },
    { t: 'part', match: target.match, seat: target.decision.seat },
  ];
  const message: Fields = { ...pick(random, all) };
  const name = pick(random, [...Object.keys(message), 'extra', '__proto__', 'constructor', 'seat']);
  if (random.below(5) === 0) delete message[name];
  else Object.defineProperty(message, name, { value: oddValue(random), enumerable: true });
  const text = JSON.stringify(message);
  // Now and then one byte of the text is changed.
  if (random.below(4) > 0) return text;
  const index = random.below(text.length);
  return text.slice(0, index) + String.fromCharCode(random.below(128)) + text.slice(index + 1);
}

/** Bytes that violate the WebSocket protocol: invalid or endless frames. */
export function brokenFrames(random: Random): Buffer {
  const frame = (first: number, second: number, rest: number[] = []): Buffer => Buffer.from([first, second, ...rest]);
  const mask = [1, 2, 3, 4];
  return pick(random, [
    // Not masked; reserved bits; unknown opcodes.
    () => frame(0x81, 0x02, [0x7b, 0x7d]),
    () => frame(0xf1, 0x82, [...mask, 0, 0]),
    () => frame(0x80 | (3 + random.below(5)), 0x80, mask),
    // Wrong lengths, up to 2^63.
    () => frame(0x81, 0xff, [0x7f, 255, 255, 255, 255, 255, 255, 255, ...mask]),
    () => frame(0x81, 0xfe, [0xff, 0xff, ...mask]),
    // Control frames that are too long or fragmented, unknown closing codes.
    () => frame(0x89, 0xfe, [0x00, 0xff, ...mask]),
    () => frame(0x09, 0x80, mask),
    () => frame(0x88, 0x82, [0, 0, 0, 0, random.below(256), random.below(256)]),
    // An endless message in a thousand fragments of zero or one byte.
    () => Buffer.concat([frame(0x01, 0x80, mask), ...Array.from({ length: 1000 }, () => frame(0x00, 0x80, mask))]),
    () =>
      Buffer.concat([frame(0x01, 0x80, mask), ...Array.from({ length: 1000 }, () => frame(0x00, 0x81, [...mask, 65]))]),
    // A continuation without a beginning.
    () => frame(0x80, 0x81, [...mask, 65]),
    () => Buffer.from(Array.from({ length: 1 + random.below(500) }, () => random.below(256))),
  ])();
}
