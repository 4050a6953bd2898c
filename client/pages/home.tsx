// Home: play now, one screen, learn, friends; the games; what goes on.

import swords from 'icon:crossed-swords';
import scroll from 'icon:scroll-unfurled';
import peopleIcon from 'icon:three-friends';
import { useEffect, useState } from 'preact/hooks';
import { type Ongoing, ongoing } from '#client/net/ongoing.ts';
import { Friends } from '#client/pages/friends.tsx';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion } from '#client/shell/medallion.tsx';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { at } from '#client/shell/router.ts';
import { settings } from '#client/shell/settings.ts';
import { gameTitle } from '#client/shell/titles.ts';
import { say } from '#client/words.ts';

const GAMES = ['gladiatori', 'spartacus', 'jugula', 'house-of-gladiators'] as const;
const LISTED = 4;

export function Home() {
  const last = settings.value.game;
  return (
    <main class="home-main">
      <section class="lead">
        <div>
          <h1>{say('home.title')}</h1>
          <p>{say('home.lead')}</p>
          <div class="cta">
            <a class="btn go big" href={at(`new/${last}`)}>
              <Icon of={swords} /> {say('home.play')}
            </a>
            <a class="btn big" href={at(`new/${last}?people=2`)}>
              <Icon of={peopleIcon} /> {say('home.screen')}
            </a>
            <a class="btn big" href={at('learn')}>
              <Icon of={scroll} /> {say('home.learn')}
            </a>
          </div>
        </div>
        <Friends />
      </section>
      <Continue />
      <section class="games" aria-label={say('home.games')}>
        {GAMES.map((game) => (
          <a key={game} class="game" href={at(`new/${game}`)}>
            <Mosaic figure={game} />
            <span class="gt">
              <b>{gameTitle(game)}</b>
              <small>{say(`game.${game}`)}</small>
              <em>{say(`game.${game}.players`)}</em>
            </span>
          </a>
        ))}
      </section>
    </main>
  );
}

/** Matches that go on. Nothing is shown before they are known: the page must not jump. */
function Continue() {
  const [matches, setMatches] = useState<Ongoing[]>([]);
  useEffect(() => {
    // The worker that knows them is not needed to draw the page.
    const timer = setTimeout(() => void ongoing().then(setMatches), 0);
    return () => clearTimeout(timer);
  }, []);
  if (matches.length === 0) return null;
  return (
    <section class="cont">
      <h2 class="title">{say('home.continue')}</h2>
      <ul>
        {matches.slice(0, LISTED).map(({ match, game, seat, waiting, stage, changed }) => (
          <li key={match}>
            <a href={at(`m/${match}`)} class={waiting === null ? '' : 'you'}>
              <Medallion seat={seat} size="s" />
              <span>
                <b>{gameTitle(game)}</b>
                <em>
                  {waiting !== null
                    ? say('home.waiting', { name: waiting })
                    : say(stage === 'waiting' ? 'home.open' : 'home.others')}
                  {' · '}
                  {ago(changed)}
                </em>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
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
