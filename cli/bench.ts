// ./harena bench: how fast the games are, and the engine compared with others.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Arguments, findGame, type Subcommand, UserError } from '#cli/subcommand.ts';
import type { Game } from '#engine/game.ts';
import { defaultOptions, seatFault } from '#engine/options.ts';
import { games } from '#games/index.ts';
import type { Comparison } from '../bench/measure.ts';

interface GameRates {
  decisionsPerSecond: number;
  playoutsPerSecond: number;
  cloneMicros: number;
  viewMicros: number;
  decisionsPerPlayout: number;
  stateBytes: number;
  /** How much faster than structuredClone. */
  cloneRatio: number;
}
interface PeerRates {
  decisionsPerSecond: number;
  ratio: number;
}

const FIXTURE = 'harenula';
const PEER_SEATS = 3;
const folder = fileURLToPath(new URL('../bench/', import.meta.url));

export const bench: Subcommand = {
  name: 'bench',
  summary: 'measure the engine',
  usage: `./harena bench [GAME…] [--seats N] [--rounds N] [--seconds N | --quick] [--no-peers | --against DIR] [--json]

Measures random play of each game (all without a name): decisions and whole games per second of processor time with
the log off, the cost of a clone and of one seat's view. For harenula, the fixture game, it also measures other engines
that play the same rules, in the same run, and prints how many times faster ours is. The first time, the others are
fetched with npm into bench/node_modules; they are no part of the product.

  --seats N     players per game (default 2, 3 for harenula)
  --rounds N    how often each measurement is taken; the median counts (default 3)
  --seconds N   processor seconds of each measurement, after a warm-up until it gets no faster (default 2)
  --quick       a fifth of a second each, for a first look while working; too short to quote
  --no-peers    leave the other engines out
  --against DIR compare with another checkout of this repository instead, such as a git worktree of an earlier commit:
                the two alternate in short turns, and what is printed is how many times as fast this one is
  --json        {games: {id: {decisionsPerSecond, playoutsPerSecond, cloneMicros, viewMicros, …}},
                 peers: {name: {decisionsPerSecond, ratio}}}; with --against {GAME: {plain, clone, view}}, each
                 {here, there, ratio, spread}`,
  options: {
    seats: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    quick: { type: 'boolean' },
    'no-peers': { type: 'boolean' },
    against: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(args) {
    const chosen = args.words.length > 0 ? args.words.map(findGame) : [...games.values()];
    const against = args.text('against');
    if (against !== null) return compareGames(chosen, checkoutAt(against), args);
    const report = { games: {} as { [id: string]: GameRates }, peers: {} as { [name: string]: PeerRates } };
    for (const game of chosen) report.games[game.id] = await rateGame(game, args);
    if (chosen.some((game) => game.id === FIXTURE) && !args.flag('no-peers')) report.peers = await ratePeers(args);
    if (args.flag('json')) process.stdout.write(`${JSON.stringify(report)}\n`);
    else tell(report);
    return 0;
  },
};

const progress = (name: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[Kmeasuring ${name}`);
};
const clearProgress = (): void => {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
};

const secondsOf = (args: Arguments): number => (args.flag('quick') ? 0.2 : args.number('seconds', 2, 1));

const seatsFor = (game: Game, args: Arguments): number => {
  const seats = args.number('seats', game.id === FIXTURE ? PEER_SEATS : Math.max(2, game.seats.min), 1);
  const fault = seatFault(game, seats, defaultOptions(game.options));
  if (fault !== null) throw new UserError(`${fault}.`);
  return seats;
};

async function rateGame(game: Game, args: Arguments): Promise<GameRates> {
  const { measure } = await import('../bench/measure.ts');
  const { stateBytes } = await import('../bench/candidates.ts');
  const seats = seatsFor(game, args);
  const name = (what: string): string => `ours ${game.id} ${seats} ${what}`;
  const all = ['plain', 'clone', 'view', 'structuredClone'].map(name);
  const rates = await measure(all, args.number('rounds', 3, 1), secondsOf(args), progress);
  clearProgress();
  const rate = (what: string) => rates.get(name(what))!;
  const { perSecond, unitsPerRun } = rate('plain');
  return {
    decisionsPerSecond: Math.round(perSecond),
    playoutsPerSecond: Math.round(perSecond / unitsPerRun),
    cloneMicros: micros(rate('clone').perSecond),
    viewMicros: micros(rate('view').perSecond),
    decisionsPerPlayout: Math.round(unitsPerRun * 10) / 10,
    stateBytes: stateBytes(game, seats),
    cloneRatio: Math.round((rate('clone').perSecond / rate('structuredClone').perSecond) * 10) / 10,
  };
}

const micros = (perSecond: number): number => Math.round(1e9 / perSecond) / 1000;

/** What is compared, and what is counted of it. */
const COMPARED = { plain: 'decisions', clone: 'clones', view: 'views' };

/** The folder of another checkout that can be measured. */
function checkoutAt(name: string): string {
  const checkout = resolve(name);
  if (existsSync(join(checkout, 'bench', 'candidates.ts'))) return checkout;
  throw new UserError(`${name} is no checkout of this repository: it has no bench/candidates.ts.`);
}

async function compareGames(chosen: readonly Game[], checkout: string, args: Arguments): Promise<number> {
  const { compare } = await import('../bench/measure.ts');
  const report: { [id: string]: { [what: string]: Comparison } } = {};
  for (const game of chosen) {
    const compared: { [what: string]: Comparison } = {};
    report[game.id] = compared;
    for (const [what, units] of Object.entries(COMPARED)) {
      const name = `ours ${game.id} ${seatsFor(game, args)} ${what}`;
      const one = await compare(name, checkout, args.number('rounds', 3, 1), secondsOf(args), progress);
      compared[what] = one;
      clearProgress();
      if (args.flag('json')) continue;
      const [low, high] = one.spread.map((ratio) => ratio.toFixed(2));
      const rates = `${Math.round(one.here).toLocaleString('en')} ${units}/s, ${one.ratio.toFixed(2)} times as fast`;
      console.log(`${game.id.padEnd(22)} ${rates} (middle half of the turns ${low} to ${high})`);
    }
  }
  if (args.flag('json')) process.stdout.write(`${JSON.stringify(report)}\n`);
  return 0;
}

async function ratePeers(args: Arguments): Promise<{ [name: string]: PeerRates }> {
  installPeers();
  const { measure } = await import('../bench/measure.ts');
  const ways = ['plain', 'views'];
  const pairs = ways.flatMap((way) => [
    {
      name: `boardgame.io${way === 'views' ? ', all views' : ''}`,
      peer: `boardgame.io manual ${PEER_SEATS} ${way}`,
      way,
    },
    {
      name: `boardgame.io, lean${way === 'views' ? ', all views' : ''}`,
      peer: `boardgame.io lean ${PEER_SEATS} ${way}`,
      way,
    },
  ]);
  const flat = { name: 'a bare loop, no engine', peer: `flat ${PEER_SEATS}`, way: 'plain' };
  const own = (way: string): string => `ours ${FIXTURE} ${PEER_SEATS} ${way}`;
  const all = [...ways.map(own), ...pairs.map(({ peer }) => peer), flat.peer];
  const rates = await measure(all, args.number('rounds', 3, 1), secondsOf(args), progress);
  clearProgress();
  return Object.fromEntries(
    [...pairs, flat].map(({ name, peer, way }) => {
      const { perSecond } = rates.get(peer)!;
      const ratio = Math.round((rates.get(own(way))!.perSecond / perSecond) * 100) / 100;
      return [name, { decisionsPerSecond: Math.round(perSecond), ratio }];
    }),
  );
}

function installPeers(): void {
  if (existsSync(new URL('../bench/node_modules/boardgame.io/package.json', import.meta.url))) return;
  process.stderr.write('Fetching the other engines into bench/node_modules …\n');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (npm.status === 0) return;
  const why = npm.stderr?.trim().split('\n')[0] ?? 'npm was not found';
  throw new UserError(
    `The other engines could not be fetched (${why}). Check the network, or leave them out with --no-peers.`,
  );
}

function tell(report: { games: { [id: string]: GameRates }; peers: { [name: string]: PeerRates } }): void {
  const number = (value: number): string => value.toLocaleString('en');
  for (const [id, rates] of Object.entries(report.games)) {
    console.log(`${id}`);
    console.log(
      `  ${number(rates.decisionsPerSecond)} decisions/s, ${number(rates.playoutsPerSecond)} games/s (${rates.decisionsPerPlayout} decisions a game)`,
    );
    console.log(
      `  clone ${rates.cloneMicros} µs (${rates.cloneRatio} × structuredClone, state of ${number(rates.stateBytes)} bytes of JSON), view ${rates.viewMicros} µs`,
    );
  }
  if (Object.keys(report.peers).length > 0) console.log(`\n${FIXTURE} on other engines, ${PEER_SEATS} seats`);
  for (const [name, { decisionsPerSecond, ratio }] of Object.entries(report.peers)) {
    console.log(
      `  ${name.padEnd(32)} ${number(decisionsPerSecond).padStart(10)} decisions/s   ours is ${ratio} times as fast`,
    );
  }
}
