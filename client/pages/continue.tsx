// Running matches: the newest on the home page, and on demand all of them, where those of this browser can be deleted.

import { useEffect, useState } from 'preact/hooks';
import { gameTitle } from '#client/catalogue.ts';
import { isLocal } from '#client/net/local.ts';
import { forgetHere } from '#client/net/matches.ts';
import { type Ongoing, ongoing } from '#client/net/ongoing.ts';
import { Sign } from '#client/shell/icon.tsx';
import { Medallion } from '#client/shell/medallion.tsx';
import { at } from '#client/shell/router.ts';
import { say } from '#client/words.ts';

const LISTED = 4;

/** Nothing is shown before the matches are known: the page must not jump. */
export function Continue() {
  const [matches, setMatches] = useState<Ongoing[]>([]);
  const [all, setAll] = useState(false);
  useEffect(() => {
    // The worker that knows them is not needed to draw the page.
    const timer = setTimeout(() => void ongoing().then(setMatches), 0);
    return () => clearTimeout(timer);
  }, []);
  if (matches.length === 0) return null;
  const forget = (match: string): void => {
    void forgetHere(match).then(() => setMatches(matches.filter((one) => one.match !== match)));
  };
  return (
    <section class={`cont${all ? ' all' : ''}`}>
      <div>
        <h2 class="title">{say('home.continue')}</h2>
        <button type="button" class="rule" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say('home.fewer') : say('home.all', { count: matches.length })}
        </button>
      </div>
      <ul>
        {(all ? matches : matches.slice(0, LISTED)).map((one) => (
          <li key={one.match}>
            <Tile one={one} detailed={all} />
            {all && isLocal(one.match) && (
              <button type="button" class="tbtn" onClick={() => forget(one.match)}>
                <Sign of="close" name={say('home.forget', { game: gameTitle(one.game) })} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ one, detailed }: { one: Ongoing; detailed: boolean }) {
  const { match, game, seat, waiting, isAlone, stage, changed, others } = one;
  return (
    <a href={at(`m/${match}`)} class={waiting === null ? '' : 'you'}>
      <Medallion seat={seat} size="s" />
      <span>
        <b>{gameTitle(game)}</b>
        <em>
          {waiting !== null
            ? isAlone
              ? say('home.waiting.you')
              : say('home.waiting', { name: waiting })
            : say(stage === 'waiting' ? 'home.open' : 'home.others')}
          {' · '}
          {ago(changed)}
        </em>
        {detailed && others.length > 0 && (
          <small>{new Intl.ListFormat(document.documentElement.lang).format(others)}</small>
        )}
      </span>
    </a>
  );
}

function ago(then: number): string {
  const minutes = Math.round((Date.now() - then) / 60_000);
  if (minutes === 0) return say('home.now');
  const [n, unit] =
    minutes < 60
      ? [minutes, 'minute' as const]
      : minutes < 1440
        ? [Math.round(minutes / 60), 'hour' as const]
        : [Math.round(minutes / 1440), 'day' as const];
  return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' }).format(-n, unit);
}
