// How a player is called beside a thing of the table: "You" for the one who reads it, else the name.

import type { TableProps } from '#client/tables/table.ts';

export function calledTo({ names, telling }: Pick<TableProps, 'names' | 'telling'>, seat: number): string {
  const { pronoun } = telling;
  return pronoun !== null && pronoun.seat === seat ? pronoun.word : (names[seat] ?? '');
}
