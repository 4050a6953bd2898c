// A sentence of the log.

import { seatClass } from '#client/shell/medallion.tsx';
import { partsOf } from '#client/table/names.ts';

/** The sentence with the players' names in the colours of their seats. */
export function Named({ text, names }: { text: string; names: readonly string[] }) {
  const parts = partsOf(text, names);
  return (
    <>
      {parts.map(({ part, seat }, i) =>
        seat < 0 ? (
          part
        ) : (
          <b key={i} class={`who ${seatClass(seat)}`}>
            {part}
          </b>
        ),
      )}
    </>
  );
}
