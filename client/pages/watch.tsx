// Public tables: /watch. Those at which anybody may sit down, and those where a match is being played.

import { useEffect, useState } from 'preact/hooks';
import { api } from '#client/net/api.ts';
import { Medallion } from '#client/shell/medallion.tsx';
import { at } from '#client/shell/router.ts';
import { gameTitle } from '#client/shell/titles.ts';
import { say } from '#client/words.ts';
import type { TableInfo } from '#live/messages.ts';

interface Tables {
  open: readonly TableInfo[];
  playing: readonly TableInfo[];
}

const find = async (): Promise<Tables> => {
  const [open, playing] = await Promise.all([api.listed('open'), api.listed('playing')]);
  return { open, playing };
};

export function WatchPage() {
  const [tables, setTables] = useState<Tables | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = (): void => {
    setProblem(null);
    find().then(setTables, (error: Error) =>
      setProblem(error instanceof TypeError ? say('friends.offline') : error.message),
    );
  };
  useEffect(look, []);
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
      {tables !== null && (
        <>
          <h2 class="title">{say('watch.seats')}</h2>
          <List tables={tables.open} none={say('watch.none')} />
          <h2 class="title">{say('watch.running')}</h2>
          <List tables={tables.playing} none={say('watch.running.none')} />
        </>
      )}
      <button type="button" class="btn" onClick={look}>
        {say('watch.refresh')}
      </button>
    </main>
  );
}

function List({ tables, none }: { tables: readonly TableInfo[]; none: string }) {
  if (tables.length === 0) return <p class="none">{none}</p>;
  return (
    <ul class="seat-list panel public-tables">
      {tables.map(({ match, game, seats }) => {
        const free = seats.filter(({ kind }) => kind === 'open').length;
        return (
          <li key={match}>
            <Medallion seat={seats.findIndex(({ kind }) => kind !== 'open')} size="s" />
            <a href={at(`m/${match}`)}>
              <b>{gameTitle(game)}</b>{' '}
              <small>
                {seats.flatMap(({ name }) => name ?? []).join(', ')}
                {free > 0 && ` · ${say('watch.free', { count: free })}`}
              </small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
