// Credits: /credits. Authors and licences.

import { OFFERED, saidOf } from '#client/catalogue.ts';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { say } from '#client/words.ts';

const WORKS = ['games', 'emblems', 'fonts', 'code', 'own'] as const;

/** The authors of the games that are not ours. */
const authors = (): string =>
  OFFERED.flatMap(({ credit }) => (credit === null ? [] : saidOf(credit))).join(say('credits.games.between'));

export function CreditsPage() {
  return (
    <main class="new-page credits-page">
      <div class="new-side">
        {OFFERED.map(({ id }) => (
          <Mosaic key={id} game={id} />
        ))}
      </div>
      <div class="new-form">
        <h1>{say('credits.title')}</h1>
        <dl class="credits">
          {WORKS.map((work) => (
            <div key={work}>
              <dt>{say(`credits.${work}`)}</dt>
              <dd>{say(`credits.${work}.text`, { games: authors() })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </main>
  );
}
