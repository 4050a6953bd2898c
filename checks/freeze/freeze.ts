// Freezing a version of a game's rules: the game, the engine, the words and the bots of a tree become one file
// (engine/frozen.ts says what it is for, cli/freeze.ts how it is asked for).
//
// A *door* is the module that gives the build its interface. Trees since the first frozen builds have theirs in door.ts;
// for an older one a door is written for it, which imports the game as `#game` and its sketch as `#drawn`.

import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '#checks/flaw.ts';
import { FROZEN, type FrozenRules } from '#engine/frozen.ts';
import { verifyReplay } from '#engine/records/replay.ts';

export interface FreezeOptions {
  game: string;
  /** The commit whose rules are frozen; null: the files as they are. */
  from: string | null;
  /** The file of a door for a tree that has none. */
  door: string | null;
}

/** A mistake of the caller's; the message says what to do. */
export class FreezeError extends Error {}

const LIST = join(ROOT, 'games', 'frozen.ts');
const EMPTY = '\0nothing drawn';

/** A build that plays the records of its tree again. */
export interface Build {
  rules: FrozenRules;
  code: string;
  record: Uint8Array;
}

/** Makes a build and holds it to the records of its tree. */
export async function buildFrozen({ game, from, door }: FreezeOptions): Promise<Build> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-freeze-'));
  try {
    const tree = from === null ? ROOT : checkedOut(from, join(folder, 'tree'));
    if (!existsSync(join(tree, 'games', game, 'index.ts'))) throw new FreezeError(`There is no game '${game}' there.`);
    const code = await bundled(tree, game, door === null ? ownDoor(tree) : doorIn(door));
    const file = join(folder, 'build.mjs');
    writeFileSync(file, code);
    const { default: rules } = (await import(pathToFileURL(file).href)) as { default: FrozenRules };
    if (rules.frozen !== FROZEN)
      throw new FreezeError(`Its door is of format ${rules.frozen}, and this tree reads ${FROZEN}.`);
    return { rules, code, record: provenRecord(rules, recordsOf(tree, rules)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a build and keeps it. Gives the paths that were written. */
export const freeze = async (options: FreezeOptions): Promise<string[]> =>
  keep(await buildFrozen(options), options.from);

function doorIn(file: string): string {
  if (!existsSync(file)) throw new FreezeError(`There is no file '${file}'.`);
  return readFileSync(file, 'utf8');
}

function checkedOut(commit: string, tree: string): string {
  mkdirSync(tree);
  let archive: Buffer;
  try {
    archive = execFileSync('git', ['archive', commit], {
      cwd: ROOT,
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch {
    throw new FreezeError(`There is no commit '${commit}' here.`);
  }
  execFileSync('tar', ['x', '-C', tree], { input: archive });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

function ownDoor(tree: string): string {
  const door = join(tree, 'checks', 'freeze', 'door.ts');
  if (!existsSync(door))
    throw new FreezeError('That commit has no door for a frozen build; give one with --door FILE.');
  return `import game from '#game';
import * as drawn from '#drawn';
import { frozen } from ${JSON.stringify(door)};
export default frozen(game, drawn['sketcher'] ?? null);
`;
}

async function bundled(tree: string, game: string, door: string): Promise<string> {
  const { build } = await import('vite');
  const entry = join(tree, 'frozen-door.ts');
  const drawn = ['table.ts', 'sketch.ts']
    .map((name) => join(tree, 'games', game, name))
    .find((path) => existsSync(path));
  const resolved = new Map([
    ['#game', join(tree, 'games', game, 'index.ts')],
    ['#drawn', drawn ?? EMPTY],
  ]);
  const made = await build({
    configFile: false,
    root: tree,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'harena-freeze',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : resolved.get(id)),
        load: (id) => (id === entry ? door : id === EMPTY ? 'export const sketcher = null;' : undefined),
      },
    ],
    build: { write: false, target: 'es2022', lib: { entry, formats: ['es'], fileName: () => 'build.js' } },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as { output: { code?: string }[] };
  // The bundler names the files of this machine in comments.
  return output[0]!.code!.replaceAll(/^[ \t]*\/\/#(?:region|endregion).*\n/gm, '');
}

/** The records of a tree that are of these rules. */
function recordsOf(tree: string, { id, rules }: FrozenRules): Buffer[] {
  const folder = join(tree, 'games', id, 'records');
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.map((name) => readFileSync(join(folder, name))).filter((file) => file.includes(`"rules":"${rules}"`));
}

/** The first of the records, when the build plays all of them again. */
function provenRecord(rules: FrozenRules, records: readonly Buffer[]): Uint8Array {
  for (const record of records) {
    const { fault } = verifyReplay(record, new Map([[rules.id, rules]]));
    if (fault !== null) throw new FreezeError(`The build does not play a record of its tree again: ${fault.text}`);
  }
  const [first] = records;
  if (first === undefined) throw new FreezeError(`There is no record of ${rules.rules} to hold it to; make one first.`);
  return first;
}

function keep({ rules, code, record: proof }: Build, from: string | null): string[] {
  const number = rules.rules.split('@')[1]!;
  const folder = join('games', rules.id, 'frozen');
  const [file, record] = [join(folder, `${number}.js`), join(folder, `${number}.ndjson`)];
  if (existsSync(join(ROOT, file)))
    throw new FreezeError(`${file} is there already, and a frozen build never changes.`);
  mkdirSync(join(ROOT, folder), { recursive: true });
  const origin = from === null ? '' : ` from commit ${from}`;
  const head = `// ${rules.rules}, frozen${origin} by ./harena freeze: data, not source (engine/frozen.ts).\n`;
  writeFileSync(join(ROOT, file), head + code);
  writeFileSync(join(ROOT, record), proof);
  listVersion(rules.rules);
  return [file, record, 'games/frozen.ts'];
}

function listVersion(rules: string): void {
  const text = readFileSync(LIST, 'utf8');
  if (text.includes(`'${rules}'`)) return;
  const [before, after] = text.split('readonly string[] = [\n') as [string, string];
  const end = after.indexOf('];');
  const versions = [...after.slice(0, end).split('\n').filter(Boolean), `  '${rules}',`].sort();
  writeFileSync(LIST, `${before}readonly string[] = [\n${versions.join('\n')}\n${after.slice(end)}`);
}
