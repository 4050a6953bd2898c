// The rulebooks as pages: /rules/GAME#CLAUSE.

import { GAMES, gameTitle } from '#client/catalogue.ts';
import { Reader } from '#client/rules/reader.tsx';
import { at, go, route } from '#client/shell/router.ts';
import { say } from '#client/words.ts';

export function RulesPage({ game }: { game: string }) {
  return (
    <main class="plain-page book-page">
      <h1 class="title">{say('rules.title', { game: gameTitle(game) })}</h1>
      <nav class="chooser" aria-label={say('rules.books')}>
        {GAMES.map((one) => (
          <a key={one} class="chip" href={at(`rules/${one}`)} aria-current={one === game ? 'page' : undefined}>
            {gameTitle(one)}
          </a>
        ))}
      </nav>
      <Reader game={game} clause={route.value.hash} turn={(clause) => go(`rules/${game}#${clause}`)} />
    </main>
  );
}
