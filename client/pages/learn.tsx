// Learn: /learn. Each game in a few sentences, then a guided first match.

import { OFFERED } from '#client/catalogue.ts';
import { lessonFor } from '#client/lessons/index.ts';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { at } from '#client/shell/router.ts';
import { language } from '#client/shell/settings.ts';
import { unbroken } from '#client/words/unbroken.ts';
import { say } from '#client/words.ts';

export function LearnPage() {
  return (
    <main class="plain-page wide-page">
      <h1>{say('learn.title')}</h1>
      <p class="lead-text">{say('learn.lead')}</p>
      <div class="lessons">
        {OFFERED.map(({ id: game, name, learn }) => (
          <section class="lesson panel" key={game}>
            <Mosaic game={game} />
            <div>
              <h2 class="title">{name}</h2>
              <ol>
                {learn[language.value].map((sentence) => (
                  <li key={sentence}>{unbroken(sentence, language.value)}</li>
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
