// Play with friends: a table on the server and its link, made with one click.

import { useState } from 'preact/hooks';
import { gameTitle, OFFERED } from '#client/catalogue.ts';
import { api } from '#client/net/api.ts';
import { ShareLink } from '#client/pages/share.tsx';
import { Sign } from '#client/shell/icon.tsx';
import { Medallion } from '#client/shell/medallion.tsx';
import { at } from '#client/shell/router.ts';
import { settings } from '#client/shell/settings.ts';
import { say } from '#client/words.ts';

const FEWEST = 2;
const MOST = 4;

/** The host's seat, and those that wait for a player. */
const Chairs = ({ seats }: { seats: number }) => (
  <>
    <Medallion seat={0} size="s" />
    {Array.from({ length: seats - 1 }, (_, i) => (
      <span key={i} class="empty">
        {say('seat.open')}
      </span>
    ))}
  </>
);

export function Friends() {
  const [game, setGame] = useState(settings.value.game);
  const [seats, setSeats] = useState(FEWEST);
  const [match, setMatch] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    setProblem(null);
    try {
      const name = settings.value.name.trim() || say('seat.player');
      const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }) as const);
      setMatch(await api.create({ game, options: {}, seats: [{ kind: 'me' }, ...open], name }));
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
              {OFFERED.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="btn make" onClick={() => void make()}>
            <Sign of="link" /> {say('friends.make')}
          </button>
          <div class="friends-seats">
            <Chairs seats={seats} />
            <span class="friends-count">
              <button
                type="button"
                class="btn ghost"
                aria-label={say('new.fewer-seats')}
                aria-disabled={seats === FEWEST}
                onClick={() => setSeats(Math.max(FEWEST, seats - 1))}
              >
                <Sign of="minus" />
              </button>
              <button
                type="button"
                class="btn ghost"
                aria-label={say('new.more-seats')}
                aria-disabled={seats === MOST}
                onClick={() => setSeats(Math.min(MOST, seats + 1))}
              >
                <Sign of="plus" />
              </button>
            </span>
          </div>
          <small class="friends-note">{say('friends.table', { count: seats })}</small>
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
          <p class="friends-game">{gameTitle(game)}</p>
          <ShareLink made path={`m/${match}`} />
          <div class="friends-seats">
            <Chairs seats={seats} />
            <a class="btn" href={at(`m/${match}`)}>
              {say('friends.go')}
            </a>
          </div>
        </>
      )}
    </section>
  );
}
