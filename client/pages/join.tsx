// An invitation to one seat: /j/TOKEN.

import { useEffect, useState } from 'preact/hooks';
import { api } from '#client/net/api.ts';
import { Medallion } from '#client/shell/medallion.tsx';
import { go } from '#client/shell/router.ts';
import { set, settings } from '#client/shell/settings.ts';
import { gameTitle } from '#client/shell/titles.ts';
import { say } from '#client/words.ts';

export function JoinPage({ token }: { token: string }) {
  const [invited, setInvited] = useState<{ match: string; seat: number; game: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api.invited(token).then(
      ({ match, seat, table }) => setInvited({ match, seat, game: table.game }),
      (error: Error) => setProblem(error.message),
    );
  }, [token]);
  const accept = (event: Event): void => {
    event.preventDefault();
    api.accept(token, settings.value.name.trim() || say('seat.guest')).then(
      ({ match }) => go(`m/${match}`, true),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <main class="plain-page waiting">
      <h1>{say('join.title')}</h1>
      {invited !== null && (
        <form class="join-form" onSubmit={accept}>
          <p class="lead-text">
            <Medallion seat={invited.seat} size="s" />{' '}
            {say('join.lead', { game: gameTitle(invited.game), n: invited.seat + 1 })}
          </p>
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
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </main>
  );
}
