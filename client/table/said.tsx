// The latest chat line of another player, shown for a moment on every tab. Screen readers get it elsewhere.

import { useEffect, useRef, useState } from 'preact/hooks';
import { mutedIn } from '#client/table/muted.ts';
import { spoken } from '#client/table/phrases.ts';
import type { Sitting } from '#client/table/sitting.ts';
import type { Seat } from '#engine/seat.ts';
import type { ChatLine } from '#live/messages.ts';

const SEEN = 7000;

export function Said({ sitting, viewer }: { sitting: Sitting; viewer: Seat }) {
  const last = sitting.chat.value.at(-1) ?? null;
  const [line, setLine] = useState<ChatLine | null>(null);
  // Older lines are in the chat.
  const known = useRef(last?.n ?? -1);
  useEffect(() => {
    if (last === null || last.n <= known.current) return;
    known.current = last.n;
    if (last.from === viewer || mutedIn(sitting.match).value.includes(last.name)) return;
    setLine(last);
    const timer = setTimeout(() => setLine(null), SEEN);
    return () => clearTimeout(timer);
  }, [last?.n]);
  return line === null ? null : (
    <p class="said" aria-hidden="true">
      <b>{line.name}</b> {spoken(line.text)}
    </p>
  );
}
