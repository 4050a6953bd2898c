// Public tables: /watch. Those that anybody may sit down at.

import { useEffect, useState } from 'preact/hooks';
import { api } from '#client/net/api.ts';
import { Medallion } from '#client/shell/medallion.tsx';
import { at } from '#client/shell/router.ts';
import { gameTitle } from '#client/shell/titles.ts';
import { say } from '#client/words.ts';
import type { TableInfo } from '#live/messages.ts';

export function WatchPage() {
  const [tables, setTables] = useState<TableInfo[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api
      .open()
      .then(setTables, (error: Error) =>
        setProblem(error instanceof TypeError ? say('friends.offline') : error.message),
      );
  }, []);
  return (
    <main class="plain-page">
      <h1>{say('watch.title')}</h1>
      <p class="lead-text">{say('watch.lead')}</p>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {tables === null && problem === null && <p class="loading">{say('loading')}</p>}
      {tables?.length === 0 && <p>{say('watch.none')}</p>}
      {tables !== null && tables.length > 0 && (
        <ul class="seat-list panel public-tables">
          {tables.map(({ match, game, seats }) => (
            <li key={match}>
              <Medallion seat={seats.findIndex(({ kind }) => kind !== 'open')} size="s" />
              <a href={at(`m/${match}`)}>
                <b>{gameTitle(game)}</b>{' '}
                <small>
                  {seats.flatMap(({ name }) => name ?? []).join(', ')} ·{' '}
                  {say('watch.free', { count: seats.filter(({ kind }) => kind === 'open').length })}
                </small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
