// A sentence of the log.

import { seatClass } from '#client/shell/medallion.tsx';
import { partsOf } from '#client/table/names.ts';
import type { Telling } from '#telling/telling.ts';

/** The sentence with the players' names in the colours of their seats. */
export function Named({ text, telling }: { text: string; telling: Telling }) {
  const parts = partsOf(text, telling.names, telling.pronoun);
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
