// A message as a WebSocket frame: whole, of text, unmasked, as a server sends it (RFC 6455, section 5.2).
//
// The library makes of every message two pieces, each with its own write. Here a message is one piece, and one of ASCII
// alone, as nearly all are, needs no encoding: its bytes are its characters.

/** FIN, and the opcode of a text. */
const WHOLE_TEXT = 0x81;
/** Up to this length it is in the second byte; longer ones are in the next two, or eight, bytes. */
const SHORT = 125;
const IN_TWO = 126;
const IN_EIGHT = 127;

/** A string has its bytes as characters: write it as 'latin1'. */
export function frameOf(text: string): string | Buffer {
  const bytes = Buffer.byteLength(text);
  const header = headerOf(bytes);
  return bytes === text.length ? header + text : Buffer.concat([Buffer.from(header, 'latin1'), Buffer.from(text)]);
}

function headerOf(bytes: number): string {
  if (bytes <= SHORT) return String.fromCharCode(WHOLE_TEXT, bytes);
  if (bytes < 1 << 16) return String.fromCharCode(WHOLE_TEXT, IN_TWO, bytes >> 8, bytes & 0xff);
  const [a, b, c, d] = [bytes >>> 24, (bytes >> 16) & 0xff, (bytes >> 8) & 0xff, bytes & 0xff];
  return String.fromCharCode(WHOLE_TEXT, IN_EIGHT, 0, 0, 0, 0, a, b, c, d);
}
