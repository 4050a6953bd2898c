// Play with friends: a table on the server and the link to it, made with one click.

import { useState } from 'preact/hooks';
import { api } from '#client/net/api.ts';
import { ShareLink } from '#client/pages/share.tsx';
import { Medallion } from '#client/shell/medallion.tsx';
import { at } from '#client/shell/router.ts';
import { settings } from '#client/shell/settings.ts';
import { gameTitle } from '#client/shell/titles.ts';
import { say } from '#client/words.ts';

const GAMES = ['gladiatori', 'spartacus', 'jugula', 'house-of-gladiators'];

export function Friends() {
  const [game, setGame] = useState(settings.value.game);
  const [match, setMatch] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    setProblem(null);
    try {
      const name = settings.value.name.trim() || say('seat.player');
      setMatch(await api.create({ game, options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], name }));
    } catch (error) {
      setProblem(error instanceof TypeError ? say('friends.offline') : (error as Error).message);
    }
  };
  return (
    <section class="friends panel" aria-label={say('friends.title')}>
      <div class="friends-text">
        <h2 class="title">{say('friends.title')}</h2>
        <p>{say('friends.lead')}</p>
      </div>
      {match === null ? (
        <div class="friends-make">
          <label class="labelled">
            <span class="vh">{say('friends.game')}</span>
            <select value={game} onChange={({ currentTarget }) => setGame(currentTarget.value)}>
              {GAMES.map((one) => (
                <option key={one} value={one}>
                  {gameTitle(one)}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="btn" onClick={() => void make()}>
            {say('friends.make')}
          </button>
          <a class="rule" href={at('watch')}>
            {say('watch.title')}
          </a>
          {problem !== null && (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
        </div>
      ) : (
        <>
          <ShareLink path={`m/${match}`} />
          <div class="friends-seats">
            <Medallion seat={0} size="s" />
            <span class="empty">{say('seat.open')}</span>
            <a class="btn" href={at(`m/${match}`)}>
              {say('friends.go')}
            </a>
          </div>
        </>
      )}
    </section>
  );
}
