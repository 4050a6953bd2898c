// ./harena new-game: the folder of a new game, made from the template, which is a small game with its own tests.
//
// In the template `novus` stands for the game's id, `Novus` for its types, `Ludus Novus` for its title and `NV` for the
// prefix of its clauses. Its files import each other by relative paths; in a game's folder they use #games/GAME/.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { engineWordIn } from '#checks/file-rules.ts';
import { ROOT } from '#checks/flaw.ts';
import { readRulebook, rulebookNames } from '#checks/rulebook.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';

const TEMPLATE = join(ROOT, 'cli', 'template');
const CATALOGUE = join(ROOT, 'games', 'catalogue.ts');
/** Folders in games/ with another meaning. */
const TAKEN = ['shared', 'testing', 'tests'];

export const newGame: Subcommand = {
  name: 'new-game',
  summary: 'make the folder of a new game, with its rulebook, first clauses, cards, words and tests',
  usage: `./harena new-game NAME [--title TITLE] [--prefix XX]

Makes games/NAME and rulebooks/NAME.md and adds the game to games/catalogue.ts. It can be played at once, in the terminal
and in the browser: a small game of a few clauses, to be changed into yours (see CONTRIBUTING.md).

  NAME           small letters, digits and hyphens, such as circus-maximus
  --title TITLE  its title (NAME with capitals)
  --prefix XX    the prefix of its clauses: two or three capitals (made from NAME)`,
  options: { title: { type: 'string' }, prefix: { type: 'string' } },
  run,
};

interface Naming {
  id: string;
  title: string;
  prefix: string;
}

function run(args: Arguments): number {
  const naming = readNaming(args);
  const files = makeGame(naming);
  const { id, prefix } = naming;
  process.stdout.write(`${files.map((file) => `made: ${file}`).join('\n')}
changed: games/catalogue.ts

Play it:              ./harena play ${id} --seats human,heuristic
Read a clause:        ./harena rules ${id} ${prefix}-3.3
Check it:             npm run check && npm test -- games/${id} && ./harena fuzz ${id}
Then change it clause by clause, beginning with rulebooks/${id}.md; CONTRIBUTING.md says how.
`);
  return 0;
}

function readNaming(args: Arguments): Naming {
  const [id, ...more] = args.words;
  if (id === undefined || more.length > 0)
    throw new UserError('Give the new game one name, such as ./harena new-game circus-maximus.');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || TAKEN.includes(id)) {
    throw new UserError(`'${id}' cannot be a game's name; use small letters, digits and single hyphens.`);
  }
  if (existsSync(join(ROOT, 'games', id)) || existsSync(join(ROOT, 'rulebooks', `${id}.md`)))
    throw new UserError(`There is a game '${id}' already; choose another name.`);
  const word = engineWordIn(ROOT, id);
  if (word !== null) {
    throw new UserError(
      `'${word}' is a word of the engine, which knows no game; choose a name without it, so that a check can tell.`,
    );
  }
  const title = args.text('title') ?? words(id).join(' ');
  if (!/^\p{L}[\p{L}\p{N} :,.!’–-]{0,59}$/u.test(title)) {
    throw new UserError(`The title '${title}' will not do: up to 60 letters, digits, blanks and : , . ! ’ – are fine.`);
  }
  return { id, title, prefix: readPrefix(args.text('prefix'), id) };
}

/** The words of a name, each with a capital. */
const words = (id: string): string[] => id.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1));

function readPrefix(given: string | null, id: string): string {
  const taken = rulebookNames().map((book) => readRulebook(book).prefix);
  if (given !== null) {
    if (!/^[A-Z]{2,3}$/.test(given)) throw new UserError(`--prefix takes two or three capitals, not '${given}'.`);
    if (taken.includes(given)) throw new UserError(`The clauses of another game open with ${given}; choose another.`);
    return given;
  }
  const letters = id.toUpperCase().replace(/[^A-Z]/g, '');
  const initials = id
    .toUpperCase()
    .match(/\b[A-Z]/g)!
    .join('');
  const wishes = [initials.slice(0, 2), ...[...letters.slice(1)].map((letter) => letters[0]! + letter)];
  const free = wishes.find((wish) => wish.length === 2 && !taken.includes(wish));
  if (free === undefined)
    throw new UserError('No two letters of this name are free for its clauses; give --prefix XX.');
  return free;
}

/** The files made, as paths from the root. */
function makeGame(naming: Naming): string[] {
  const { id } = naming;
  const from = join(TEMPLATE, 'game');
  const files = [{ from: join(TEMPLATE, 'rulebook.md'), path: '', to: `rulebooks/${id}.md` }];
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(from.length + 1).replaceAll('\\', '/');
    files.push({ from: file, path, to: `games/${id}/${path.replace('novus', id)}` });
  }
  for (const { from: source, path, to } of files) {
    const target = join(ROOT, to);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, named(readFileSync(source, 'utf8'), path, naming));
  }
  addLine(id);
  // Names of other lengths change line breaks and the order of imports.
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  execFileSync(process.execPath, [biome, 'check', '--write', join(ROOT, 'games', id)], { cwd: ROOT, stdio: 'pipe' });
  return files.map(({ to }) => to).sort();
}

/**
 * The text of a template file for `path` in the new game's folder, with the new names. All are put in at once: a new name
 * may contain one of the template's.
 */
function named(text: string, path: string, { id, title, prefix }: Naming): string {
  const names: { readonly [old: string]: string } = {
    'Ludus Novus': title,
    Novus: words(id).join(''),
    novus: id,
    NV: prefix,
  };
  return text.replace(/ from '(\.{1,2}\/[^']+)'|Ludus Novus|Novus|novus|\bNV\b/g, (found, to: string | undefined) =>
    to === undefined
      ? names[found]!
      : ` from '#games/${id}/${posix.join(posix.dirname(path), to).replaceAll('novus', id)}'`,
  );
}

function addLine(id: string): void {
  const text = readFileSync(CATALOGUE, 'utf8');
  const end = text.lastIndexOf('\n];');
  if (end < 0)
    throw new UserError(`games/catalogue.ts has no list that ends with ]; – add the line '${id}', yourself.`);
  writeFileSync(CATALOGUE, `${text.slice(0, end)}\n  '${id}',${text.slice(end)}`);
}
