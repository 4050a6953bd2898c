// Banners above the board: a lost connection, a vote, a seat played by a bot, news from while a player was away.

import { useState } from 'preact/hooks';
import { Sign } from '#client/shell/icon.tsx';
import { type Recall, Retold } from '#client/table/happened.tsx';
import type { Sitting } from '#client/table/sitting.ts';
import { say } from '#client/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { TableInfo } from '#live/messages.ts';
import type { Telling } from '#telling/telling.ts';

const NEWS = 12;

interface BannersProps {
  sitting: Sitting;
  table: TableInfo;
  names: readonly string[];
  viewer: Seat;
  shares: boolean;
  away: readonly SeenEvent[] | null;
  /** Plays the news; null: they cannot be played. */
  recall: Recall;
  telling: Telling;
}

export function Banners({ sitting, table, names, viewer, shares, away, recall, telling }: BannersProps) {
  const [read, setRead] = useState(false);
  const vote = sitting.vote.value;
  const mustVote = vote?.needed.includes(viewer) && !vote.yes.includes(viewer);
  return (
    <div class="banners">
      {sitting.connection.state.value === 'lost' && (
        <p class="banner warn" role="alert">
          <Sign of="offline" /> {say('banner.offline')}
        </p>
      )}
      {viewer === SPECTATOR && !shares && <p class="banner">{say('banner.gallery')}</p>}
      {table.paused && (
        <p class="banner">
          {say('banner.paused')}
          {viewer !== SPECTATOR && vote === null && (
            <button type="button" class="btn" onClick={() => sitting.put({ t: 'propose', what: 'resume' })}>
              {say('vote.propose.resume')}
            </button>
          )}
        </p>
      )}
      {viewer !== SPECTATOR && table.seats[viewer]?.standIn && (
        <p class="banner">
          {say('banner.stand-in')}
          <button type="button" class="btn" onClick={() => sitting.put({ t: 'return' })}>
            {say('banner.return')}
          </button>
        </p>
      )}
      {vote !== null && (
        <p class="banner" role="alert">
          {say(`vote.${vote.what}`, { name: names[vote.by] ?? '', back: vote.back, of: names[vote.of ?? -1] ?? '' })}
          {mustVote ? (
            <>
              <button type="button" class="btn go" onClick={() => sitting.put({ t: 'vote', vote: vote.id, yes: true })}>
                {say('vote.yes')}
              </button>
              {vote.what !== 'resume' && (
                <button type="button" class="btn" onClick={() => sitting.put({ t: 'vote', vote: vote.id, yes: false })}>
                  {say('vote.no')}
                </button>
              )}
            </>
          ) : (
            <>
              <small>{say('vote.count', { yes: vote.yes.length, needed: vote.needed.length })}</small>
              {vote.by === viewer && (
                <button type="button" class="btn" onClick={() => sitting.put({ t: 'vote', vote: vote.id, yes: false })}>
                  {say('vote.withdraw')}
                </button>
              )}
            </>
          )}
        </p>
      )}
      {away !== null && away.length > 0 && !read && (
        <section class="banner news" aria-label={say('log.away')}>
          <header>
            <b>{say('log.away')}</b>
            {recall !== null && (
              <button
                type="button"
                class="btn"
                onClick={() => {
                  setRead(true);
                  recall(away);
                }}
              >
                {say('away.watch')}
              </button>
            )}
            <button type="button" class="tbtn" aria-label={say('close')} onClick={() => setRead(true)}>
              <Sign of="close" />
            </button>
          </header>
          <Retold events={away.slice(-NEWS)} telling={telling} recall={recall} />
        </section>
      )}
    </div>
  );
}
