// What the action bar says about the draft.

import type { GameTable, Plan, TableProps } from '#client/tables/table.ts';

/** A component's plan, else what the table derives from the draft; null: the house finds words itself. */
export const planOf = (props: TableProps, table: GameTable): Plan | null =>
  props.plan.value ?? (props.request === null ? null : (table.says?.(props) ?? null));
