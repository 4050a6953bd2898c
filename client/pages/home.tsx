// Home: play now, one screen, learn, friends; the games; running matches.

import swords from 'icon:crossed-swords';
import scroll from 'icon:scroll-unfurled';
import peopleIcon from 'icon:three-friends';
import { OFFERED, playersOf, saidOf } from '#client/catalogue.ts';
import { Continue } from '#client/pages/continue.tsx';
import { Friends } from '#client/pages/friends.tsx';
import { Icon } from '#client/shell/icon.tsx';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { at } from '#client/shell/router.ts';
import { settings } from '#client/shell/settings.ts';
import { say } from '#client/words.ts';

export function Home() {
  const last = settings.value.game;
  return (
    <main class="home-main">
      <section class="lead">
        <div>
          <h1>{say('home.title')}</h1>
          <p>{say('home.lead', { count: OFFERED.length })}</p>
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
        {OFFERED.map((listing) => (
          <a key={listing.id} class="game" href={at(`new/${listing.id}`)}>
            <Mosaic game={listing.id} />
            <span class="gt">
              <b>{listing.name}</b>
              <small>{saidOf(listing.lead)}</small>
              <em>{playersOf(listing)}</em>
            </span>
          </a>
        ))}
      </section>
    </main>
  );
}
