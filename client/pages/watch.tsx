// Public tables: /watch. Those with an open seat, and those with a running match.

import { useEffect, useState } from 'preact/hooks';
import { gameTitle } from '#client/catalogue.ts';
import { api } from '#client/net/api.ts';
import { Medallion } from '#client/shell/medallion.tsx';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { at } from '#client/shell/router.ts';
import { language } from '#client/shell/settings.ts';
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
    <main class="plain-page wide-page watch">
      <header class="page-head">
        <h1>{say('watch.title')}</h1>
        <p class="lead-text">{say('watch.lead')}</p>
        <button type="button" class="btn" onClick={look}>
          {say('watch.refresh')}
        </button>
      </header>
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
    </main>
  );
}

function List({ tables, none }: { tables: readonly TableInfo[]; none: string }) {
  if (tables.length === 0) return <p class="none">{none}</p>;
  return (
    <ul class="public-tables">
      {tables.map((table) => (
        <li key={table.match}>
          <Card table={table} />
        </li>
      ))}
    </ul>
  );
}

function Card({ table: { match, game, seats } }: { table: TableInfo }) {
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const names = new Intl.ListFormat(language.value).format(seats.flatMap(({ name }) => name ?? []));
  return (
    <a class="table-card" href={at(`m/${match}`)}>
      <Mosaic game={game} />
      <span class="table-card-text">
        <b>{gameTitle(game)}</b>
        <span class="chairs" aria-hidden="true">
          {seats.map(({ seat, kind }) =>
            kind === 'open' ? <span key={seat} class="chair" /> : <Medallion key={seat} seat={seat} size="s" />,
          )}
        </span>
        <small>{names}</small>
        {free > 0 && <em>{say('watch.free', { count: free })}</em>}
      </span>
    </a>
  );
}
