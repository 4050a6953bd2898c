// Home: play now, one screen, learn, friends; the games; what goes on.

import swords from 'icon:crossed-swords';
import scroll from 'icon:scroll-unfurled';
import peopleIcon from 'icon:three-friends';
import { Continue } from '#client/pages/continue.tsx';
import { Friends } from '#client/pages/friends.tsx';
import { Icon } from '#client/shell/icon.tsx';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { at } from '#client/shell/router.ts';
import { settings } from '#client/shell/settings.ts';
import { gameTitle } from '#client/shell/titles.ts';
import { say } from '#client/words.ts';

const GAMES = ['gladiatori', 'spartacus', 'jugula', 'house-of-gladiators'] as const;

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
