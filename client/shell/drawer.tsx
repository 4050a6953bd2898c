// The rulebook beside the table, opened at the clause that matters.

import { Reader } from '#client/rules/reader.tsx';
import { Dialog } from '#client/shell/dialog.tsx';
import { openedRule } from '#client/shell/rule-drawer.ts';
import { gameTitle } from '#client/shell/titles.ts';
import { say } from '#client/words.ts';

export default function Drawer({ game, clause }: { game: string; clause: string }) {
  return (
    <Dialog
      title={say('rules.title', { game: gameTitle(game) })}
      place="side"
      close={() => {
        openedRule.value = null;
      }}
    >
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
