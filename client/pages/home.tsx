// Home: play now, one screen, learn, friends; the games; running matches.

import swords from 'icon:crossed-swords';
import scroll from 'icon:scroll-unfurled';
import peopleIcon from 'icon:three-friends';
import { useState } from 'preact/hooks';
import { gameTitle, OFFERED, playersOf, saidOf } from '#client/catalogue.ts';
import { Continue } from '#client/pages/continue.tsx';
import { Friends } from '#client/pages/friends.tsx';
import { Icon } from '#client/shell/icon.tsx';
import { levelName } from '#client/shell/level.ts';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { fittingLevel } from '#client/shell/results.ts';
import { at, go } from '#client/shell/router.ts';
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
            <PlayNow game={last} />
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

/** One click, and the game stands there: the one played last, against a bot of the level that fits. */
function PlayNow({ game }: { game: string }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const play = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { playNow } = await import('#client/net/quick.ts');
      go(`m/${await playNow(game)}`);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" class="btn go big play-now" aria-disabled={busy} data-play onClick={() => void play()}>
        <Icon of={swords} />
        <span>
          {say('home.play')}
          <small>{say('home.play.what', { game: gameTitle(game), level: levelName(fittingLevel(game)) })}</small>
        </span>
      </button>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
