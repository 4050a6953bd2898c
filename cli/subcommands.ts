// The subcommands, by name.
//
// Each is loaded only when it is called, so that ./harena --help costs no more than this list. A test compares the names
// and summaries with those in the files.

import { distance } from '#checks/distance.ts';
import type { Subcommand } from '#cli/subcommand.ts';

/** Name and one line for ./harena --help, in the order of the help. */
export const SUBCOMMANDS: ReadonlyMap<string, string> = new Map([
  ['play', 'play a game in the terminal, with people at this screen and bots'],
  ['serve', 'run the match server: people create a match, send a link, play, leave and come back'],
  ['games', 'list the games, with their seats and options'],
  ['rules', 'read the rulebook of a game, and find the code and the tests of a clause'],
  ['replay', 'step through a recorded match'],
  ['verify', 'check that a recorded match kept the rules and threw the dice it was committed to'],
  ['new-game', 'make the folder of a new game, with its rulebook, first clauses, cards, words and tests'],
  ['freeze', 'keep the present rules of a game as one file, so that its matches outlive the next version'],
  ['scenario', 'play golden scenarios and compare every event with what is written'],
  ['duel', 'play two kinds of bots against each other and report which is stronger'],
  ['train', 'fit the numbers by which bots judge a position of a game, and keep them if they win'],
  ['ladder', 'play every level against the others and write docs/ladder.md'],
  ['dealings', 'play bots that bargain against bots that may not, and write what comes of it to docs/bots.md'],
  ['fuzz', 'play random games that seek rules not reached yet, and report failures'],
  ['perft', 'count the positions of a game to a depth'],
  ['mutate', 'plant errors in the rules of a game and see whether its tests find them'],
  ['bench', 'measure the engine'],
  ['balance', 'play games of bots of one level, count who wins and what is used, and write docs/balance.md'],
  ['familia', 'check, convert and list familiae of Jugula'],
  ['character', 'check, convert and list characters of Gladiatori'],
  ['campaign', 'keep gladiators of Gladiatori from game to game'],
  ['storm', 'stress the match server and check that it keeps its promises'],
  ['backup', 'copy all data of a server to a file, also while it runs'],
  ['restore', 'make the data of a server from a backup'],
  ['move', 'move matches from one database to another, from SQLite to PostgreSQL or back'],
  ['doctor', 'check that this machine has what Harena needs'],
]);

/** The subcommand of a listed name; its file exports it under that name, `new-game` as `newGame`. */
export async function loadSubcommand(name: string): Promise<Subcommand> {
  const file = (await import(`./${name}.ts`)) as { [name: string]: unknown };
  return file[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] as Subcommand;
}

/** The listed name that was probably meant; null when none is close. */
export function nearest(word: string, names: Iterable<string>): string | null {
  const wanted = word.toLowerCase();
  let best: string | null = null;
  let least = Math.max(1, Math.ceil(wanted.length / 3)) + 1;
  for (const name of names) {
    const far = wanted.length > 1 && name.startsWith(wanted) ? 0 : distance(wanted, name);
    if (far < least) {
      least = far;
      best = name;
    }
  }
  return best;
}
