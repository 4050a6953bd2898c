// `npm run fresh`: both commands of the README, and `./harena serve` as the first of all, in fresh clones on bare
// Debians, as root and as an ordinary user, with Node 20 and Node 24. It takes a while, and needs root, git and
// debootstrap; what is not committed is not cloned.
//
//   npm run fresh                 with all tests
//   npm run fresh -- WORD…        with the tests in files whose path contains one of the words

import { spawnSync } from 'node:child_process';
import { ROOT } from '#checks/flaw.ts';
import { BareRoot, endAll, type Person } from '#checks/fresh/bare-root.ts';
import { stop, Trouble } from '../../scripts/surroundings.mjs';
import { toStderr } from '../../scripts/things.mjs';

const SERVED_WITHIN = 300_000;

/** Set when the run is interrupted; the folders are removed first. */
let isStopped = false;

interface Case {
  person: Person;
  node: number;
  first: 'npm test' | 'npm start' | './harena serve';
}

/** Each in a root of its own, so that one installation does not help the next. */
const CASES: readonly Case[] = [
  { person: 'root', node: 20, first: 'npm test' },
  { person: 'player', node: 20, first: 'npm test' },
  { person: 'player', node: 24, first: 'npm start' },
  { person: 'root', node: 20, first: './harena serve' },
];

async function main(words: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) throw new Trouble('A bare root can be made by root only: run npm run fresh as root.');
  for (const [program, flag] of [
    ['debootstrap', '--version'],
    ['git', '--version'],
    ['unshare', '--version'],
  ] as const) {
    if (spawnSync(program, [flag]).status !== 0) {
      throw new Trouble(
        `npm run fresh needs ${program}: apt-get install debootstrap git util-linux, and run it again.`,
      );
    }
  }
  toStderr('Making a bare Debian …');
  const bare = BareRoot.make();
  const bad: string[] = [];
  try {
    for (const one of CASES) {
      if (isStopped) throw new Trouble('It was stopped, and the rest was not run.');
      const title = `${one.first} first, as ${one.person}, on Node ${one.node}`;
      process.stdout.write(`\n==== ${title}\n`);
      const root = bare.copy();
      const well = await isWell(root, one, words).finally(() => root.remove());
      process.stdout.write(`==== ${title}: ${well ? 'passed' : 'FAILED'}\n`);
      if (!well) bad.push(title);
    }
  } finally {
    bare.remove();
  }
  process.stdout.write(`\n${CASES.length - bad.length} passed, ${bad.length} failed\n`);
  if (bad.length > 0) process.exitCode = 1;
}

async function isWell(root: BareRoot, { person, node, first }: Case, words: readonly string[]): Promise<boolean> {
  root.installNode(node);
  const clone = root.clone(ROOT, person);
  const tests = (): Promise<boolean> => runs(root, person, clone, ['npm test --', ...words].join(' '));
  const page = (): Promise<boolean> =>
    serves(root, person, clone, first === './harena serve' ? './harena serve --port 0' : 'npm start -- --port 0');
  return first === 'npm test' ? (await tests()) && page() : page();
}

/** Whether the command succeeds. */
function runs(root: BareRoot, person: Person, clone: string, command: string): Promise<boolean> {
  process.stdout.write(`$ ${command}\n`);
  const child = root.start(person, clone, command);
  child.stdout?.pipe(process.stdout, { end: false });
  child.stderr?.pipe(process.stdout, { end: false });
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve(code === 0)));
}

/** Whether the command prints its address, and the page is there. */
async function serves(root: BareRoot, person: Person, clone: string, command: string): Promise<boolean> {
  process.stdout.write(`$ ${command}\n`);
  const child = root.start(person, clone, command);
  const ended = new Promise((resolve) => child.on('close', resolve));
  child.stderr?.pipe(process.stdout, { end: false });
  let said = '';
  const address = new Promise<string | null>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const found = /Harena is at (\S+) /.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => resolve(null));
    setTimeout(() => resolve(null), SERVED_WITHIN).unref();
  });
  try {
    const url = await address;
    if (url === null) return false;
    const page = await fetch(url);
    const text = await page.text();
    process.stdout.write(`${url} answers ${page.status} with ${text.length} characters\n`);
    return page.status === 200 && text.includes('<title>');
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // The start script passes on what a whole group of processes was sent: it may come twice.
  process.on(signal, () => {
    isStopped = true;
    endAll();
  });
}
main(process.argv.slice(2)).catch(stop);
