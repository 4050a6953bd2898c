// Learn: /learn. Each game in a few sentences, then a first match in which one learns by playing.

import { lessonFor } from '#client/lessons/index.ts';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { at } from '#client/shell/router.ts';
import { gameTitle } from '#client/shell/titles.ts';
import { say } from '#client/words.ts';

const GAMES = ['gladiatori', 'spartacus', 'jugula', 'house-of-gladiators'] as const;
const STEPS = [1, 2, 3, 4] as const;

export function LearnPage() {
  return (
    <main class="plain-page wide-page">
      <h1>{say('learn.title')}</h1>
      <p class="lead-text">{say('learn.lead')}</p>
      <div class="lessons">
        {GAMES.map((game) => (
          <section class="lesson panel" key={game}>
            <Mosaic figure={game} />
            <div>
              <h2 class="title">{gameTitle(game)}</h2>
              <ol>
                {STEPS.map((step) => (
                  <li key={step}>{say(`learn.${game}.${step}`)}</li>
                ))}
              </ol>
              <p class="lesson-acts">
                {lessonFor(game) !== null && (
                  <a class="btn go" href={at(`learn/${game}`)}>
                    {say('learn.guided')}
                  </a>
                )}
                <a class={`btn${lessonFor(game) === null ? ' go' : ''}`} href={at(`new/${game}`)}>
                  {say('learn.play')}
                </a>
                <a class="btn" href={at(`rules/${game}`)}>
                  {say('learn.rules')}
                </a>
              </p>
            </div>
          </section>
        ))}
      </div>
    </main>
  );
}
