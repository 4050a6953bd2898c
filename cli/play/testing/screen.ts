// A terminal for tests: keys are pressed, and the screen is read.

import { PassThrough } from 'node:stream';
import { Keeping } from '#cli/play/keeping.ts';
import { newParty, type Role, seated, seedIn } from '#cli/play/setup.ts';
import { TerminalSession } from '#cli/play/sitting.ts';
import { type Surface, Terminal } from '#cli/play/terminal.ts';
import { tellIn } from '#cli/words.ts';
import type { Game } from '#engine/game.ts';

export interface Screen {
  terminal: Terminal;
  press(keys: string): void;
  /** Everything that was ever written there. */
  text(): string;
  /** Resolves when the text appears in the output since the last wait. */
  says(text: string): Promise<void>;
}

interface Looks {
  tty?: boolean;
  env?: Surface['env'];
  plain?: boolean;
  columns?: number;
  rows?: number;
}

export function screenOf({ tty = true, env = {}, plain = false, columns = 60, rows = 24 }: Looks = {}): Screen {
  const input = Object.assign(new PassThrough(), { isTTY: tty });
  const output = Object.assign(new PassThrough(), { isTTY: tty, columns, rows });
  let text = '';
  let read = 0;
  const looks = new Set<() => void>();
  output.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    for (const look of [...looks]) look();
  });
  return {
    terminal: new Terminal({ input, output, env, plain }),
    press: (keys) => void input.write(keys),
    text: () => text,
    says: (wanted) =>
      new Promise((resolve) => {
        const look = (): void => {
          const place = text.indexOf(wanted, read);
          if (place < 0) return;
          read = place + wanted.length;
          looks.delete(look);
          resolve();
        };
        looks.add(look);
        look();
      }),
  };
}

/** A match of these roles at such a screen. */
export function sittingAt(
  { terminal }: Screen,
  game: Game,
  roles: readonly Role[],
  seed: string,
  asksAll = false,
): TerminalSession {
  const tell = tellIn('en');
  const party = newParty(game, seated(roles, [], game, tell), {}, seedIn(seed));
  return new TerminalSession(party, terminal, new Keeping(party.match, null), 'en', tell, asksAll);
}
