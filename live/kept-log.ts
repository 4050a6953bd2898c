// A match whose rules are not at hand, as a file: what is kept of it, without playing it.
//
//   first line  { harena: 1, game, rules, …, log: how many entries follow }
//   then        { entry } for each (entry.ts); of a match that may be known whole { seed } last

import { type Header, headerLine, linesText } from '#engine/records/record.ts';
import type { Entry } from '#live/entry.ts';

/** `seed`: null where it is still a secret. */
export const logText = (header: Header, entries: readonly Entry[], seed: string | null): string =>
  linesText([
    { ...headerLine(header), log: entries.length },
    ...entries.map((entry) => ({ entry })),
    ...(seed === null ? [] : [{ seed }]),
  ]);
