// A call to the next match, on every page: the client stays joined to the table that the player left last, and says when
// others want to play again.

import { useEffect, useState } from 'preact/hooks';
import { isLocal } from '#client/net/local.ts';
import { serverConnection } from '#client/net/socket.ts';
import { Sign } from '#client/shell/icon.tsx';
import { route } from '#client/shell/router.ts';
import { Reply, Wanted } from '#client/table/rematch.tsx';
import { say } from '#client/words.ts';
import type { TableInfo } from '#live/messages.ts';

const KEY = 'harena.played';
/** Milliseconds; who has not asked by then asks no more. */
const FOR = 2 * 60 * 60 * 1000;

interface Played {
  match: string;
  seat: number;
  at: number;
}

/** A match on a server that is over and at which the player sat. */
export function notePlayed(match: string, seat: number): void {
  if (isLocal(match) || played()?.match === match) return;
  localStorage.setItem(KEY, JSON.stringify({ match, seat, at: Date.now() } satisfies Played));
}

function played(): Played | null {
  try {
    const one = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Played | null;
    return one !== null && Date.now() - one.at < FOR ? one : null;
  } catch {
    return null;
  }
}

export function Summons() {
  const path = route.value.parts.join('/');
  const [table, setTable] = useState<TableInfo | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const last = played();
  const match = last === null || path === `m/${last.match}` ? null : last.match;
  useEffect(() => {
    setTable(null);
    if (match === null || last === null) return;
    const seat = { seat: last.seat };
    const leave = serverConnection.listen(
      (message) => {
        if (!('match' in message) || message.match !== match) return;
        if (message.t === 'joined' || message.t === 'table') setTable(message.table);
        // The player no longer has the seat, or the match is gone.
        if (message.t === 'refused') localStorage.removeItem(KEY);
      },
      () => serverConnection.send({ t: 'join', match, after: null, ...seat }),
    );
    return () => {
      serverConnection.send({ t: 'part', match, ...seat });
      leave();
    };
  }, [match]);
  const rematch = table?.rematch ?? null;
  if (last === null || table === null || rematch === null || rematch.hasBegun) return null;
  const isOpen = rematch.seats[last.seat]?.answer === 'asked';
  if (!isOpen || dismissed === rematch.match || path === `m/${rematch.match}`) return null;
  return (
    <section class="summons panel" role="alert" aria-label={say('rematch.own')}>
      <p>
        <Wanted rematch={rematch} game={table.game} />
      </p>
      <Reply rematch={rematch} own={last.seat} />
      <button type="button" class="tbtn" aria-label={say('close')} onClick={() => setDismissed(rematch.match)}>
        <Sign of="close" />
      </button>
    </section>
  );
}
