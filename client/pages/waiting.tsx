// Before a match begins: who sits already, the link for those who are missing, and a seat for whoever came by it.

import { useState } from 'preact/hooks';
import { api } from '#client/net/api.ts';
import { ShareLink } from '#client/pages/share.tsx';
import { Medallion } from '#client/shell/medallion.tsx';
import { set, settings } from '#client/shell/settings.ts';
import { gameTitle } from '#client/shell/titles.ts';
import type { Sitting } from '#client/table/sitting.ts';
import { say } from '#client/words.ts';
import { SPECTATOR } from '#engine/seat.ts';
import type { TableInfo } from '#live/messages.ts';

interface WaitingRoomProps {
  sitting: Sitting;
  table: TableInfo;
  /** The first seat of those who share this screen; null where nobody does. */
  own: number | null;
}

export function WaitingRoom({ sitting, table, own }: WaitingRoomProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const viewer = sitting.viewer.value ?? own;
  const mayJoin = viewer === SPECTATOR && table.seats.some(({ kind }) => kind === 'open');
  const attempt = (doing: Promise<unknown>): void => {
    setProblem(null);
    doing.then(
      () => sitting.again(),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <main class="plain-page waiting">
      <h1>{gameTitle(table.game)}</h1>
      <p class="lead-text">{say('waiting.lead')}</p>
      <ul class="seat-list panel">
        {table.seats.map(({ seat, name, kind, level }) => (
          <li key={seat}>
            <Medallion seat={seat} size="s" />
            <span>
              <b>{kind === 'open' ? say('seat.open') : (name ?? say('seat.number', { n: seat + 1 }))}</b>
              <small>
                {level === null
                  ? ''
                  : say('seat.bot', { level: say(level === 'random' ? 'level.random' : 'level.heuristic') })}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {mayJoin && (
        <form
          class="join-form"
          onSubmit={(event) => {
            event.preventDefault();
            attempt(api.join(table.match, settings.value.name.trim() || say('seat.guest'), null));
          }}
        >
          <label class="labelled">
            {say('settings.name')}
            <input
              maxLength={24}
              value={settings.value.name}
              onInput={({ currentTarget }) => set('name', currentTarget.value)}
            />
          </label>
          <button type="submit" class="btn go">
            {say('waiting.sit')}
          </button>
        </form>
      )}
      {viewer !== SPECTATOR && viewer !== null && (
        <>
          <ShareLink path={`m/${table.match}`} />
          {table.host === viewer && (
            <button type="button" class="btn" onClick={() => attempt(api.start(table.match))}>
              {say('waiting.start')}
            </button>
          )}
        </>
      )}
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </main>
  );
}
