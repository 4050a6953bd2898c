// A tip for each new phase of a first match against bots. One that was dismissed is never shown again.

import { useState } from 'preact/hooks';
import { isLocal } from '#client/net/local.ts';
import type { TableProps } from '#client/tables/table.ts';
import { PANEL, TIPS } from '#client/words/tips.ts';
import { unbroken } from '#client/words/unbroken.ts';

const KEY = 'harena.tips';
/** In place of clauses: the player wants none. */
const NONE = '*';

function dismissed(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

const dismiss = (what: string): void => localStorage.setItem(KEY, JSON.stringify([...dismissed(), what]));

export function Tip({ props }: { props: TableProps }) {
  const { request, match, seats, viewer, language } = props;
  const [, setCount] = useState(0);
  const clause = request?.clause ?? '';
  const tip = TIPS[clause];
  const isAlone = isLocal(match) && seats.every(({ seat, kind }) => kind === 'bot' || seat === viewer);
  const gone = dismissed();
  if (tip === undefined || !isAlone || gone.includes(clause) || gone.includes(NONE)) return null;
  const words = PANEL[language];
  const close = (what: string): void => {
    dismiss(what);
    setCount((count) => count + 1);
  };
  return (
    <section class="happened tip panel" aria-label={words.title}>
      <p role="status">{unbroken(tip[language], language)}</p>
      <div class="tip-acts">
        <button type="button" class="btn" data-tip onClick={() => close(clause)}>
          {words.got}
        </button>
        <button type="button" class="rule" onClick={() => close(NONE)}>
          {words.none}
        </button>
      </div>
    </section>
  );
}
