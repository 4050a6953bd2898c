// Next: /next opens the match that has waited for me the longest.

import { useEffect, useState } from 'preact/hooks';
import { ongoing } from '#client/net/ongoing.ts';
import { at, go } from '#client/shell/router.ts';
import { say } from '#client/words.ts';

export function NextPage() {
  const [none, setNone] = useState(false);
  useEffect(() => {
    void ongoing().then((matches) => {
      const oldest = matches.findLast(({ waiting }) => waiting !== null) ?? matches.at(-1);
      if (oldest === undefined) setNone(true);
      else go(`m/${oldest.match}`, true);
    });
  }, []);
  return (
    <main class="plain-page">
      {none ? (
        <>
          <h1 class="title">{say('next.none')}</h1>
          <a class="btn" href={at('')}>
            {say('nav.home')}
          </a>
        </>
      ) : (
        <p class="loading">{say('loading')}</p>
      )}
    </main>
  );
}
