// Before a match starts: who has joined, the link for those who are missing, and a seat for a player who comes by it.

import { useState } from 'preact/hooks';
import { gameTitle } from '#client/catalogue.ts';
import { api } from '#client/net/api.ts';
import { Anteroom, Places, SitDown } from '#client/pages/anteroom.tsx';
import { ShareLink } from '#client/pages/share.tsx';
import { Terms } from '#client/pages/terms.tsx';
import { useTitle } from '#client/table/news.ts';
import { Answers, Reply } from '#client/table/rematch.tsx';
import type { Sitting } from '#client/table/sitting.ts';
import { say } from '#client/words.ts';
import { SPECTATOR } from '#engine/seat.ts';
import type { TableInfo } from '#live/messages.ts';

interface WaitingRoomProps {
  sitting: Sitting;
  table: TableInfo;
  /** The first seat of those who share this screen; null: nobody does. */
  own: number | null;
}

export function WaitingRoom({ sitting, table, own }: WaitingRoomProps) {
  const [problem, setProblem] = useState<string | null>(null);
  useTitle(false, say('title.waiting', { game: gameTitle(table.game) }));
  const viewer = sitting.viewer.value ?? own;
  const isSeated = viewer !== SPECTATOR && viewer !== null;
  const mayJoin = viewer === SPECTATOR && table.seats.some(({ kind }) => kind === 'open');
  const { rematch } = table;
  const attempt = (doing: Promise<unknown>): void => {
    setProblem(null);
    doing.then(
      () => sitting.again(),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <Anteroom game={table.game} title={gameTitle(table.game)}>
      {mayJoin && <SitDown sit={(name) => attempt(api.join(table.match, name, null))} />}
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <section>
        <h2 class="title">{say('waiting.seats')}</h2>
        <p class="lead-text">{say('waiting.lead')}</p>
        {rematch === null ? (
          <Places table={table} own={isSeated ? viewer : null} />
        ) : (
          <>
            <Answers seats={rematch.seats} />
            {isSeated && <Reply rematch={rematch} own={viewer} isThere done={() => sitting.again()} />}
          </>
        )}
      </section>
      {isSeated && (
        <section class="invite panel">
          <h2 class="title">{say('waiting.invite')}</h2>
          <p>{say('friends.lead')}</p>
          <ShareLink path={`m/${table.match}`} />
        </section>
      )}
      <Terms table={table} />
      {isSeated && rematch === null && table.host === viewer && (
        <button type="button" class="btn" onClick={() => attempt(api.start(table.match))}>
          {say('waiting.start')}
        </button>
      )}
    </Anteroom>
  );
}
