// ./harena serve: runs the match server until it is stopped.

import { join } from 'node:path';
import { ROOT } from '#checks/flaw.ts';
import { dataIn, forUser } from '#cli/data.ts';
import { openInBrowser } from '#cli/open.ts';
import { version } from '#cli/program.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import { cleanOrigin } from '#server/origins.ts';
import { type Served, serve as startServer } from '#server/serve.ts';
import { collect } from '../scripts/run.mjs';
import { toStderr } from '../scripts/things.mjs';

/** The default: the first of these that is free. */
const FIRST_PORT = 8080;
const LAST_PORT = 8180;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

export const serve: Subcommand = {
  name: 'serve',
  summary: 'run the match server: people create a match, send a link, play, leave and come back',
  usage: `./harena serve [--port N] [--host ADDRESS] [--data FILE] [--base-path PATH] [--origin URL]…

Serves the web client and the matches, and prints the address. The client is built first if its sources have changed. All
data is in one file; an acknowledged decision is on disk. Ctrl-C or SIGTERM closes all connections and stops the server
within five seconds; players continue their matches when it runs again.

  --port N          the port to listen at (8080, or the next that is free; 0 for any)
  --host ADDRESS    the address to listen at (127.0.0.1: this machine only; 0.0.0.0 for everybody who can reach it)
  --data FILE       the file that holds everything (.harena/harena.sqlite), or postgres://user:password@host/name: a
                    PostgreSQL that several servers may share (docs/hosting.md)
  --base-path PATH  the path of the pages, behind a proxy that shares its host name with others (/)
  --origin URL      an address by which people reach the server, such as https://play.example.org; may be repeated
  --proxy           the server is behind a proxy, whose X-Forwarded-For is trusted
  --bots N          how many threads compute the bots' decisions (1; 2 at most)
  --silent-bots     bots say nothing at the tables of this server
  --sweep-waiting DAYS
                    remove tables that wait for players, or where only bots sit, after so many days without a change
                    (7; 0: never)
  --sweep-abandoned DAYS
                    remove matches that were begun and not ended after so many days without a change (90; 0: never)
  --metrics-token SECRET
                    with this token (Authorization: Bearer SECRET) /metrics can be read from anywhere, without it not at
                    all; default: no token, and only this machine can read them
  --open            open the address in the browser, where there is a desktop
  --log LEVEL       how much is logged to the error output, as JSON: ${LOG_LEVELS.join(', ')} (info)
  --sockets-per-address N, --matches-per-minute N, --messages-per-second N
                    raise these limits where many people share one address, or programs play`,
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    'base-path': { type: 'string' },
    origin: { type: 'string', multiple: true },
    proxy: { type: 'boolean' },
    open: { type: 'boolean' },
    bots: { type: 'string' },
    'silent-bots': { type: 'boolean' },
    'sweep-waiting': { type: 'string' },
    'sweep-abandoned': { type: 'string' },
    'metrics-token': { type: 'string' },
    log: { type: 'string' },
    'sockets-per-address': { type: 'string' },
    'matches-per-minute': { type: 'string' },
    'messages-per-second': { type: 'string' },
  },
  run,
};

async function run(args: Arguments): Promise<number> {
  if (args.words.length > 0) throw new UserError(`serve takes no '${args.words[0]}'. See ./harena serve --help.`);
  const served = await started(args);
  process.stdout.write(`Harena is at ${served.url} (Ctrl-C stops it)\n`);
  if (args.flag('open')) openInBrowser(served.url);
  await stopSignal();
  await served.close();
  return 0;
}

async function started(args: Arguments): Promise<Served> {
  const wished = args.text('port');
  const port = args.number('port', FIRST_PORT);
  if (port > 65_535) throw new UserError(`--port must be at most 65535, not ${port}.`);
  const host = args.text('host') ?? '127.0.0.1';
  const data = dataIn(args);
  const perSecond = args.number('messages-per-second', 5, 1);
  const options = {
    host,
    data,
    base: basePath(args.text('base-path') ?? '/'),
    client: join(ROOT, '.harena', 'client'),
    origins: args.list('origin').map(checkedOrigin),
    proxy: args.flag('proxy'),
    version: version(),
    lines: !args.flag('silent-bots'),
    thinking: { workers: Math.min(2, args.number('bots', 1, 1)) },
    limits: {
      socketsPerAddress: args.number('sockets-per-address', 200, 1),
      strangersPerAddress: Math.max(20, args.number('sockets-per-address', 20, 1)),
      matchesPerMinute: args.number('matches-per-minute', 10, 1),
      guestsPerMinute: Math.max(60, args.number('matches-per-minute', 10, 1)),
      messages: 20 * perSecond,
      messagesPerSecond: perSecond,
    },
    sweep: { waiting: days(args.number('sweep-waiting', 7)), abandoned: days(args.number('sweep-abandoned', 90)) },
    metricsToken: args.text('metrics-token'),
    log: { level: logLevel(args.text('log') ?? 'info'), to: process.stderr },
  };
  await buildClient();
  for (let next = port; ; next++) {
    try {
      const served = await startServer({ ...options, port: next });
      if (next > port) toStderr(`Port ${port} is in use by another program, so this is port ${next}.`);
      return served;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || wished !== null || next === LAST_PORT) throw explained(error, host, next);
    }
  }
}

/** In a separate process: the build loads a lot, and is needed only after a change. */
async function buildClient(): Promise<void> {
  const build = join(ROOT, 'client', 'build', 'index.ts');
  const quiet = '--disable-warning=ExperimentalWarning';
  const { code } = await collect(process.execPath, [quiet, build, '--quiet'], { tell: process.stderr });
  if (code !== 0) throw new UserError('The web client could not be built, so it cannot be served.');
}

/** One clear sentence for an error of the environment. */
function explained(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new UserError(`Port ${port} is in use by another program; stop that one, or choose another with --port.`);
    case 'EACCES':
      return new UserError(`This account may not listen at port ${port}; choose one above 1023 with --port.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new UserError(`This machine has no address '${host}'; choose another with --host.`);
    default:
      return forUser(error);
  }
}

/** In milliseconds; null for never. */
const days = (count: number): number | null => (count === 0 ? null : count * 24 * 3_600_000);

function basePath(text: string): string {
  if (!/^\/?[\w.~/-]*$/.test(text) || text.includes('//') || text.includes('..')) {
    throw new UserError(`--base-path must be a path such as /harena, not '${text}'.`);
  }
  const inner = text.replace(/^\/|\/$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

function checkedOrigin(text: string): string {
  const origin = cleanOrigin(text);
  if (origin === null) {
    throw new UserError(`--origin must be an address such as https://play.example.org, without a path, not '${text}'.`);
  }
  return origin;
}

function logLevel(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new UserError(`--log must be one of ${LOG_LEVELS.join(', ')}, not '${text}'.`);
}

/** Resolves when the process is asked to stop. */
const stopSignal = (): Promise<void> =>
  new Promise((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
