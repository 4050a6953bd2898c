// Which folder may import which. Dependencies point one way: engine ← games ← bots ← live ← server ← checks, bench ← cli;
// telling, which makes sentences, imports the engine alone, and books, which reads Markdown, nothing. The client imports
// only messages, requests, views, words and what games print on their boards and cards. Its worker, which runs a table in
// the browser, replaces a server and may import what live may. What builds the client (client/build) runs in Node.
//
// Tests may import more. The rules about the text of a single file are in file-rules.ts, the one about names of types in
// type-names.ts.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CodeFile, isForTests, type Violation } from '#checks/code-file.ts';
import { findCycles } from '#checks/cycles.ts';
import { fileViolations } from '#checks/file-rules.ts';
import { type Import, importsIn, importsInText } from '#checks/imports.ts';
import { readSource } from '#checks/source.ts';
import { nameViolations } from '#checks/type-names.ts';

/** The folders a folder's files may import from. */
const MAY_IMPORT: { readonly [folder: string]: readonly string[] } = {
  engine: ['engine'],
  games: ['engine', 'games'],
  telling: ['engine', 'telling'],
  books: ['books'],
  bots: ['engine', 'games', 'bots'],
  live: ['engine', 'games', 'bots', 'live'],
  server: ['engine', 'games', 'telling', 'bots', 'live', 'server', 'scripts'],
  checks: ['engine', 'games', 'telling', 'books', 'bots', 'live', 'server', 'checks', 'scripts'],
  bench: ['engine', 'games', 'checks', 'bench'],
  cli: ['engine', 'games', 'telling', 'books', 'bots', 'live', 'server', 'checks', 'bench', 'cli', 'scripts'],
  client: ['engine', 'games', 'telling', 'live', 'client', 'rulebooks'],
};
const FOLDERS = Object.keys(MAY_IMPORT);

/** What games give to the pages that list and draw them. It is no game. */
const SHARED = 'shared';
/** The game that the engine's tests use. */
const FIXTURE = 'games/harenula/';
const GAME_DOOR = /^games\/((catalogue|frozen|index|[^/]+\/(index|view[^/]*))\.ts|[^/]+\/frozen\/[^/]+\.js)$/;
const CLIENT_ENGINE = /^engine\/(requests\/(request|legal|choices|notation)|events\/declare|options|seat|json)\.ts$/;
/** A game's public data; of its view only the types. */
const CLIENT_GAME =
  /^games\/((catalogue|frozen)\.ts|[^/]+\/frozen\/[^/]+\.js|[^/]+\/(face|listing|events|draw|table[^/]*|board|names|cards|characters|armaturae|data|view[^/]*|(words|cards|data)(\/.*)?)(\.ts)?)$/;
/** What tests of the engine and the games may compare them with. */
const TEST_PACKAGE = /^(fast-check$|@noble\/)/;
const CLIENT_WORKER = /^client\/worker\//;
const CLIENT_BUILD = /^client\/build\//;

const folderOf = (path: string): string => path.slice(0, path.indexOf('/'));
const gameOf = (path: string): string | null => /^games\/([^/]+)\//.exec(path)?.[1] ?? null;

/** Every violation in the project at `root`, in the order of files and lines. */
export function violationsIn(root: string): Violation[] {
  const found: Violation[] = [];
  const files: CodeFile[] = [];
  for (const path of codePaths(root)) {
    const text = readFileSync(join(root, path), 'utf8');
    try {
      const source = path.endsWith('.tsx') ? null : readSource(path, text);
      files.push({ path, text, source, imports: source ? importsIn(source) : importsInText(path, text) });
    } catch (error) {
      found.push({ where: `${path}:1`, what: `does not parse (${(error as Error).message}); correct its syntax` });
    }
  }
  const rule = fileViolations(root);
  for (const file of files) found.push(...rule(file), ...importViolations(file));
  found.push(...nameViolations(files));
  // Chapters of one game call each other's rules, as the chapters of its book do.
  found.push(...cycleViolations(files.filter(({ path }) => folderOf(path) !== 'games' && !isForTests(path))));
  return found.sort(byPlace);
}

function codePaths(root: string): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('/node_modules/')),
  );
}

function importViolations({ path, imports }: CodeFile): Violation[] {
  return imports.flatMap((one) => {
    const what = one.file === null ? packageFault(path, one) : fileFault(path, one, one.file);
    return what === null ? [] : [{ where: `${path}:${one.line}`, what }];
  });
}

function packageFault(path: string, { name, kind }: Import): string | null {
  const folder = folderOf(path);
  const isNode = name.startsWith('node:');
  if (folder === 'engine' || folder === 'games') {
    if (isForTests(path) && (isNode || TEST_PACKAGE.test(name))) return null;
    return `${folder}/ must run anywhere and imports no package, not '${name}'; write what it needs here, or do it outside`;
  }
  if (folder === 'client' && isNode && kind !== 'type' && !isForTests(path) && !CLIENT_BUILD.test(path)) {
    return `the client runs in a browser and has no '${name}'; use what browsers have`;
  }
  return null;
}

function fileFault(path: string, { name, kind }: Import, file: string): string | null {
  if (isForTests(file) && !isForTests(path))
    return `'${name}' is for tests only; move what is needed into a file of its own`;
  const [folder, other] = [folderOf(path), folderOf(file)];
  if (isForTests(path) && mayTest(folder, file, other)) return null;
  if (CLIENT_WORKER.test(path) && MAY_IMPORT['live']!.includes(other)) return null;
  if (CLIENT_BUILD.test(path) && (other === 'scripts' || other === 'books')) return null;
  if (!MAY_IMPORT[folder]!.includes(other)) {
    const allowed = MAY_IMPORT[folder]!.map((one) => `${one}/`).join(', ');
    return `${folder}/ may import from ${allowed} only, not '${name}'; hand it in from outside, or move this code there`;
  }
  if (other === 'games') return gameFault(path, name, kind, file);
  if (folder === 'client' && other === 'engine' && kind !== 'type' && !CLIENT_ENGINE.test(file)) {
    return `the client knows no rules and imports only the engine's request, legal, choices, notation, declare, options, seat and json, not '${name}'`;
  }
  return null;
}

/** What a test may import beyond what the code beside it may. */
function mayTest(folder: string, file: string, other: string): boolean {
  if (folder === 'engine') return other === 'checks' || file === 'games/index.ts' || file.startsWith(FIXTURE);
  if (folder === 'games') return other === 'checks' || file === 'games/index.ts';
  return other !== 'client' || folder === 'client';
}

function gameFault(path: string, name: string, kind: Import['kind'], file: string): string | null {
  switch (folderOf(path)) {
    case 'games':
      if (path === 'games/index.ts' ? GAME_DOOR.test(file) : gameOf(path) === gameOf(file) || gameOf(file) === SHARED)
        return null;
      return `a game imports from engine/, games/${SHARED}/ and its own folder only, not '${name}'; what games share belongs into engine/`;
    case 'bots':
      if (GAME_DOOR.test(file)) return null;
      return `a bot knows views, not rules or states: import '#games/index.ts' or a game's index.ts or view.ts, not '${name}'`;
    case 'client':
      if (CLIENT_GAME.test(file) && (kind === 'type' || !/\/view[^/]*$/.test(file))) return null;
      return `the client imports of a game its face, its events, its words, what it prints on boards and cards, and the types of its view (import type), not '${name}'`;
    default:
      return null;
  }
}

function cycleViolations(files: readonly CodeFile[]): Violation[] {
  const graph = new Map<string, string[]>();
  for (const { path, imports } of files) {
    graph.set(
      path,
      imports.filter(({ kind }) => kind === 'value').flatMap(({ file }) => (file === null ? [] : [file])),
    );
  }
  return findCycles(graph).map((cycle) => {
    const first = files.find(({ path }) => path === cycle[0])!;
    const next = cycle[1] ?? cycle[0];
    const line = first.imports.find(({ kind, file }) => kind === 'value' && file === next)!.line;
    const round = [...cycle, cycle[0]].join(' → ');
    return {
      where: `${first.path}:${line}`,
      what: `files import each other in a circle: ${round}; move what they share into another file`,
    };
  });
}

function byPlace(a: Violation, b: Violation): number {
  const [fileA, lineA] = a.where.split(':') as [string, string];
  const [fileB, lineB] = b.where.split(':') as [string, string];
  if (fileA !== fileB) return fileA < fileB ? -1 : 1;
  return Number(lineA) - Number(lineB);
}
