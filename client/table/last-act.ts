// The last act of another player stays marked on the table until the next: the cells it was about, and who did it.
//
// Tables name their cells in one of three ways (CELL), and every medallion carries its seat; nothing else is needed of them.

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useDecidedAt } from '#client/table/decided.ts';
import { lastAct } from '#client/table/told.ts';
import type { TableProps } from '#client/tables/table.ts';
import { SPECTATOR } from '#engine/seat.ts';

const CELL = (cell: number): string => `#gl-hex-${cell}, [data-place="${cell}"], [data-cell="${cell}"]`;

export function useLastAct(page: RefObject<HTMLElement | null>, props: TableProps): void {
  const { telling, events, outcome, replaying } = props;
  const decidedAt = useDecidedAt(props, 0);
  // In a replay nobody decides: the last act is marked whoever did it.
  const viewer = replaying ? SPECTATOR : props.viewer;
  useEffect(() => {
    const table = page.current;
    if (table === null) return;
    const act = outcome === null ? lastAct(telling, viewer, events, decidedAt.current) : null;
    if (act === null) delete table.dataset['lastSeat'];
    else table.dataset['lastSeat'] = String(act.seat);
    const cells = act === null || act.cells.length === 0 ? [] : [...table.querySelectorAll(act.cells.map(CELL).join())];
    for (const cell of cells) cell.setAttribute('data-last', '');
    return () => {
      for (const cell of cells) cell.removeAttribute('data-last');
    };
    // Cells that can be touched are drawn anew with each question.
  }, [events, props.request?.id, props.view]);
}
