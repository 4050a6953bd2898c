// How a player is called beside a thing of the table: "You" for the one who reads it, else the name.

import type { TableProps } from '#client/tables/table.ts';

/** Whether the one who reads is this seat: where all are told by name, nobody is. */
export const isReader = ({ telling }: Pick<TableProps, 'telling'>, seat: number): boolean =>
  telling.pronoun?.seat === seat;

export function calledTo({ names, telling }: Pick<TableProps, 'names' | 'telling'>, seat: number): string {
  const { pronoun } = telling;
  return pronoun !== null && pronoun.seat === seat ? pronoun.word : (names[seat] ?? '');
}
