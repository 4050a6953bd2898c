// Credits: /credits. Whose work is in here, and under which terms.

import { Mosaic } from '#client/shell/mosaic.tsx';
import { say } from '#client/words.ts';

const WORKS = ['games', 'emblems', 'fonts', 'code', 'own'] as const;
const FIGURES = ['gladiatori', 'spartacus', 'jugula', 'house-of-gladiators'] as const;

export function CreditsPage() {
  return (
    <main class="new-page credits-page">
      <div class="new-side">
        {FIGURES.map((figure) => (
          <Mosaic key={figure} figure={figure} />
        ))}
      </div>
      <div class="new-form">
        <h1>{say('credits.title')}</h1>
        <dl class="credits">
          {WORKS.map((work) => (
            <div key={work}>
              <dt>{say(`credits.${work}`)}</dt>
              <dd>{say(`credits.${work}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </main>
  );
}
