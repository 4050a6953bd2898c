// Reads what a player typed at the terminal as a choice: a label of the menu, or what telling/typed.ts can read.

import type { NumberedChoice } from '#cli/play/asking.ts';
import type { Nouns, Parsed } from '#engine/requests/notation.ts';
import type { Request } from '#engine/requests/request.ts';
import { readTyped, same, taken } from '#telling/typed.ts';

export interface Reading {
  nouns: Nouns;
  names: readonly string[];
  menu: readonly NumberedChoice[] | null;
}

/** Whether the text is exactly one of the choices: then it cannot be a command. */
export const isNotation = (text: string, menu: readonly NumberedChoice[] | null): boolean =>
  menu?.some((entry) => same(entry.notation, text)) ?? false;

export function readAnswer(request: Request, text: string, { nouns, names, menu }: Reading): Parsed {
  const entry = menu?.find(({ notation }) => same(notation, text)) ?? menu?.find(({ label }) => same(label, text));
  return entry === undefined ? readTyped(request, text, nouns, names) : taken(entry.choice);
}
