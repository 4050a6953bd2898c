// Credits: /credits. Whose work is in here, and under which terms.

import { Frieze } from '#client/shell/mosaic.tsx';
import { say } from '#client/words.ts';

const WORKS = ['games', 'emblems', 'fonts', 'code', 'own'] as const;

export function CreditsPage() {
  return (
    <>
      <Frieze />
      <main class="plain-page">
        <h1 class="title">{say('credits.title')}</h1>
        <dl class="credits">
          {WORKS.map((work) => (
            <div key={work}>
              <dt>{say(`credits.${work}`)}</dt>
              <dd>{say(`credits.${work}.text`)}</dd>
            </div>
          ))}
        </dl>
      </main>
    </>
  );
}
