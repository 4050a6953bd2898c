// An invitation to one seat: /j/TOKEN.

import { useEffect, useState } from 'preact/hooks';
import { gameTitle } from '#client/catalogue.ts';
import { api } from '#client/net/api.ts';
import { Anteroom, Places, SitDown } from '#client/pages/anteroom.tsx';
import { Terms } from '#client/pages/terms.tsx';
import { go } from '#client/shell/router.ts';
import { say } from '#client/words.ts';
import type { TableInfo } from '#live/messages.ts';

export function JoinPage({ token }: { token: string }) {
  const [invited, setInvited] = useState<{ seat: number; table: TableInfo } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api.invited(token).then(setInvited, (error: Error) => setProblem(error.message));
  }, [token]);
  const sit = (name: string): void => {
    api.accept(token, name).then(
      ({ match }) => go(`m/${match}`, true),
      (error: Error) => setProblem(error.message),
    );
  };
  const refused = problem !== null && (
    <p class="problem" role="alert">
      {problem}
    </p>
  );
  if (invited === null) {
    return (
      <main class="plain-page">
        <h1>{say('join.title')}</h1>
        {refused || <p class="loading">{say('loading')}</p>}
      </main>
    );
  }
  const { seat, table } = invited;
  return (
    <Anteroom
      game={table.game}
      title={say('join.title')}
      lead={say('join.lead', { game: gameTitle(table.game), n: seat + 1 })}
    >
      <SitDown sit={sit} />
      {refused}
      <Places table={table} own={null} kept={seat} />
      <Terms table={table} />
    </Anteroom>
  );
}
