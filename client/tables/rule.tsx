// A clause on a game's table, as a button that opens the rulebook at it.

import { ClauseLink } from '#client/table/clause-link.tsx';
import type { TableProps } from '#client/tables/table.ts';

export const Rule = ({ props, clause }: { props: Pick<TableProps, 'openRule'>; clause: string }) => (
  <ClauseLink clause={clause} openRule={props.openRule} />
);
