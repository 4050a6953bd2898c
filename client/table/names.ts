// The names of the players inside a sentence.

/** A part of a sentence; the seat whose name it is, or −1. */
export interface NamedPart {
  part: string;
  seat: number;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether text at this place is a whole word or more. */
const standsAlone = (text: string, from: number, to: number): boolean =>
  !LETTER.test(text[from - 1] ?? ' ') && !LETTER.test(text[to] ?? ' ');

/**
 * The sentence in parts. A name that two players share is no part: nobody could say whose it is. `pronoun`: what else a
 * player is called.
 */
export function partsOf(
  text: string,
  names: readonly string[],
  pronoun: { seat: number; word: string } | null = null,
): NamedPart[] {
  const own = pronoun === null ? [] : [{ name: pronoun.word, seat: pronoun.seat }];
  const known = names
    .map((name, seat) => ({ name, seat }))
    .filter(({ name }) => name !== '' && names.indexOf(name) === names.lastIndexOf(name))
    .concat(own)
    // Of two names that begin alike the longer one comes first.
    .sort((a, b) => b.name.length - a.name.length);
  const parts: NamedPart[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const found = known.find(({ name }) => text.startsWith(name, at) && standsAlone(text, at, at + name.length));
    if (found === undefined) {
      plain += text[at++];
      continue;
    }
    if (plain !== '') parts.push({ part: plain, seat: -1 });
    plain = '';
    parts.push({ part: found.name, seat: found.seat });
    at += found.name.length;
  }
  if (plain !== '') parts.push({ part: plain, seat: -1 });
  return parts;
}
