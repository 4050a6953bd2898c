// A tip for each new phase of a first match against bots. One that was dismissed is never shown again.

import { useState } from 'preact/hooks';
import { isDone } from '#client/lessons/done.ts';
import { lessonOf } from '#client/lessons/index.ts';
import { isAlone } from '#client/table/alone.ts';
import { ClauseLink } from '#client/table/clause-link.tsx';
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

/** The tip for what is asked; null: there is none, or the player has read it. */
export function tipFor({ request, match, seats, viewer }: TableProps): string | null {
  const clause = request?.clause ?? '';
  const isTaught = lessonOf(match) !== null && !isDone(match);
  const gone = dismissed();
  return TIPS[clause] === undefined ||
    !isAlone(match, seats, viewer) ||
    isTaught ||
    gone.includes(clause) ||
    gone.includes(NONE)
    ? null
    : clause;
}

/** The room of a tip that was shown for this question: where a table keeps it, nothing moves when a choice takes its place. */
export const TipHeld = ({ clause, language }: { clause: string; language: TableProps['language'] }) => (
  <p class="tip-held" aria-hidden="true">
    {unbroken(TIPS[clause]![language], language)}
  </p>
);

/** In the bar, where the player looks for what to do: it takes no room from the table or the log. */
export function Tip({ clause, props, closed }: { clause: string; props: TableProps; closed(): void }) {
  const { language } = props;
  const words = PANEL[language];
  const [opened, setOpened] = useState('');
  const close = (what: string): void => {
    dismiss(what);
    closed();
  };
  return (
    <section class={`tip${opened === clause ? ' open' : ''}`} aria-label={words.title}>
      {/* Where a table has room for what to do only, the tip is behind its name. */}
      <button type="button" class="rule tip-sign" onClick={() => setOpened(clause)}>
        {words.title}
      </button>
      <p role="status">{unbroken(TIPS[clause]![language], language)}</p>
      <small class="tip-acts">
        <button type="button" class="rule" data-tip onClick={() => close(clause)}>
          {words.got}
        </button>
        <button type="button" class="rule" onClick={() => close(NONE)}>
          {words.none}
        </button>
        <ClauseLink clause={clause} openRule={props.openRule} />
      </small>
    </section>
  );
}
