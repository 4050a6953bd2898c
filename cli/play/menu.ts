// The short menu before a game for players who named none: Enter three times starts one against bots.

import { against, checkedName, type Role } from '#cli/play/setup.ts';
import type { Terminal } from '#cli/play/terminal.ts';
import { UserError } from '#cli/subcommand.ts';
import type { Tell } from '#cli/words.ts';
import type { Game } from '#engine/game.ts';

export interface Wish {
  game: Game;
  roles: readonly Role[];
  names: readonly string[];
}

/** Asks for a game, the seats and the people; null when the input ends. */
export async function askWish(terminal: Terminal, tell: Tell, games: readonly Game[]): Promise<Wish | null> {
  terminal.say(terminal.bold(tell('menu.title')));
  const game = games.length === 1 ? games[0]! : await askGame(terminal, tell, games);
  if (game === null) return null;
  terminal.say(terminal.bold(game.title));
  const seats = await askSeats(terminal, tell, game);
  if (seats === null) return null;
  const names = await askPeople(terminal, tell, seats);
  if (names === null) return null;
  const roles = against(seats).map((role, seat): Role => (seat < names.length ? 'human' : role));
  return { game, roles, names };
}

async function askGame(terminal: Terminal, tell: Tell, games: readonly Game[]): Promise<Game | null> {
  terminal.say(tell('menu.game'));
  for (const [i, game] of games.entries()) terminal.say(`  ${i + 1}  ${game.title}`);
  return asked(terminal, `[${games[0]!.title}]> `, tell('menu.wrong.game'), (line) => {
    if (line === '') return games[0]!;
    const named = games.filter((game) => game.title.toLowerCase().startsWith(line.toLowerCase()) || game.id === line);
    return games[Number(line) - 1] ?? (named.length === 1 ? named[0]! : null);
  });
}

async function askSeats(terminal: Terminal, tell: Tell, { seats }: Game): Promise<number | null> {
  const { min, max } = seats;
  if (min === max) return min;
  // One person alone is the exception, also where a game allows it.
  const usual = Math.max(2, min);
  terminal.say(tell('menu.seats', seats));
  return asked(terminal, `[${usual}]> `, tell('menu.wrong.seats', seats), (line) => {
    const wanted = line === '' ? usual : /^\d+$/.test(line) ? Number(line) : 0;
    return wanted >= min && wanted <= max ? wanted : null;
  });
}

async function askPeople(terminal: Terminal, tell: Tell, seats: number): Promise<string[] | null> {
  terminal.say(tell('menu.people'));
  return asked(terminal, `[${tell('player')}]> `, tell('menu.wrong.people', { max: seats }), (line) => {
    try {
      const names = (line === '' ? [tell('player')] : line.split(',').filter((name) => name.trim() !== '')).map(
        checkedName,
      );
      const fits = names.length > 0 && names.length <= seats && new Set(names).size === names.length;
      return fits ? names : null;
    } catch (error) {
      if (error instanceof UserError) return null;
      throw error;
    }
  });
}

/** Asks until `read` accepts the answer; null at the end of the input. */
async function asked<T>(
  terminal: Terminal,
  prompt: string,
  wrong: string,
  read: (line: string) => T | null,
): Promise<T | null> {
  for (;;) {
    const line = await terminal.ask(prompt);
    if (line === null) return null;
    const value = read(line);
    if (value !== null) return value;
    terminal.say(wrong);
  }
}
