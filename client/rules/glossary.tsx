// The glossary of a game beside its rulebook: the words of the table in the reader's language, each with its clause.

import { useEffect, useState } from 'preact/hooks';
import { language } from '#client/shell/settings.ts';
import { unbroken } from '#client/words/unbroken.ts';
import { say } from '#client/words.ts';
import type { Term } from '#games/shared/words/term.ts';

const LOADERS = import.meta.glob<{ glossary: readonly Term[] }>('../../games/*/words/glossary.ts');
const loaderOf = (game: string) => LOADERS[`../../games/${game}/words/glossary.ts`];

/** A game without a glossary has none of this. */
export function Glossary({ game, turn }: { game: string; turn(clause: string): void }) {
  const [terms, setTerms] = useState<readonly Term[]>([]);
  useEffect(() => {
    let isHere = true;
    setTerms([]);
    void loaderOf(game)?.().then(({ glossary }) => isHere && setTerms(glossary));
    return () => {
      isHere = false;
    };
  }, [game]);
  if (terms.length === 0) return null;
  const now = language.value;
  const sorted = terms.toSorted((a, b) => a.said[now][0].localeCompare(b.said[now][0], now));
  return (
    <details class="glossary" data-glossary>
      <summary>
        {say('rules.glossary')} <b>{terms.length}</b>
      </summary>
      <dl>
        {sorted.map(({ id, clause, said }) => (
          <div key={id}>
            <dt>{unbroken(said[now][0], now)}</dt>
            <dd>
              {unbroken(said[now][1], now)}{' '}
              <button type="button" class="rule" onClick={() => turn(clause)}>
                {clause}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
