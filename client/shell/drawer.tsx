// The rulebook beside the table, opened at a clause.

import { gameTitle } from '#client/catalogue.ts';
import { Reader } from '#client/rules/reader.tsx';
import { Dialog } from '#client/shell/dialog.tsx';
import { openedRule, seek, usesOf } from '#client/shell/rule-drawer.ts';
import { say } from '#client/words.ts';

/** So many lines of the log are shown below a clause. */
const MOST = 12;

export default function Drawer({ game, clause }: { game: string; clause: string }) {
  const uses = clause === '' ? [] : usesOf.value(clause);
  return (
    <Dialog
      title={say('rules.title', { game: gameTitle(game) })}
      place="side"
      close={() => {
        openedRule.value = null;
      }}
    >
      {uses.length > 0 && (
        <details class="uses">
          <summary>
            {say('rules.used')} · {clause} <b>{uses.length}</b>
          </summary>
          <ul>
            {uses.slice(-MOST).map(({ n, text }) => (
              <li key={n}>
                <button type="button" class="use" onClick={() => seek(n)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Reader
        game={game}
        clause={clause}
        turn={(next) => {
          openedRule.value = { game, clause: next };
        }}
      />
    </Dialog>
  );
}
