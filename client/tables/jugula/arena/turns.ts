// The ways in which a gladiator may be turned now: where his movement ends, where he enters, or where he stands. And where
// his marks are put, by where he looks.

import { figureKey, squareKey } from '#client/tables/jugula/choices.ts';
import { askedOf, gladiatorAt, itemsOf, type JugulaProps as Props, sharedBy } from '#client/tables/jugula/props.ts';
import { facingOf, squareOf } from '#games/jugula/board.ts';
import { pivotFacing } from '#games/jugula/table-things.ts';

export interface Turns {
  cell: number;
  options: readonly { item: number; facing: number }[];
}

/** Null: nobody is turned. */
export function turnsOf(props: Props): Turns | null {
  const request = askedOf(props);
  const { first } = sharedBy(props);
  const drafted = typeof props.draft.value === 'number' ? props.draft.value : null;
  if (request?.of === 'stance' && drafted !== null) {
    const cell = squareOf(drafted);
    const items = itemsOf(props, squareKey(cell)) as number[];
    return { cell, options: items.map((item) => ({ item, facing: facingOf(item) })) };
  }
  if (request?.of !== 'pivot' || first.value < 0) return null;
  const cell = gladiatorAt(props.view, first.value)?.cell ?? -1;
  const items = itemsOf(props, figureKey(first.value)) as number[];
  return cell < 0 ? null : { cell, options: items.map((item) => ({ item, facing: pivotFacing(item) })) };
}

/** How far from his middle his marks are. */
const RIM = 41;

/** Where a mark is put: in its own corner, or beside it where he looks into that corner: his facing is never covered. */
export function markAt(turn: number, corner: number): string {
  const at = ((turn === corner ? corner + 45 : corner) * Math.PI) / 180;
  return `translate(${(RIM * Math.sin(at)).toFixed(1)} ${(-RIM * Math.cos(at)).toFixed(1)})`;
}
