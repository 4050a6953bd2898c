// A match of an earlier version of the rules that is not kept any more: it cannot be played, but taken along and left.

import { useState } from 'preact/hooks';
import { leaveMatch, recordOf } from '#client/net/matches.ts';
import { Framed } from '#client/shell/framed.tsx';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { at, go } from '#client/shell/router.ts';
import { say } from '#client/words.ts';

export function WithoutRules({ match }: { match: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (doing: Promise<unknown>, then: () => void = () => {}): void => {
    setProblem(null);
    doing.then(then, (error: Error) => setProblem(error.message));
  };
  return (
    <Framed>
      <main class="plain-page missing">
        <Mosaic game="jugula" />
        <h1 class="title">{say('match.rules')}</h1>
        <p>{say('match.rules.why')}</p>
        {problem !== null && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <p class="acts">
          <button type="button" class="btn go" onClick={() => attempt(recordOf(match))}>
            {say('match.rules.log')}
          </button>
          <button type="button" class="btn" onClick={() => attempt(leaveMatch(match), () => go(''))}>
            {say('match.rules.leave')}
          </button>
          <a class="btn" href={at('')}>
            {say('page.home')}
          </a>
        </p>
      </main>
    </Framed>
  );
}
