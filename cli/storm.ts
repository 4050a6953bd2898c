// ./harena storm: the long runs against the match server, each bounded, each with a short form among the tests.

import type { Findings, Progress } from '#checks/server/findings.ts';
import { HOSTILE, hostile } from '#checks/server/hostile.ts';
import { KILL, kill } from '#checks/server/kill.ts';
import { LOAD, load } from '#checks/server/load.ts';
import { NODES, nodes } from '#checks/server/nodes.ts';
import { origins } from '#checks/server/origins.ts';
import { RESEND, resend } from '#checks/server/resend.ts';
import { SLEEPERS, sleepers } from '#checks/server/sleepers.ts';
import { TWINS, twins } from '#checks/server/twins.ts';
import { type Arguments, findGame, type Subcommand, UserError } from '#cli/subcommand.ts';

interface Storm {
  run(args: Arguments, say: Progress): Promise<Findings>;
}

const STORMS: { readonly [name: string]: Storm } = {
  kill: {
    run: (args, say) =>
      kill(
        { ...KILL, ...bounds(args, KILL), kills: args.number('count', KILL.kills, 1), game: game(args, KILL.game) },
        say,
      ),
  },
  nodes: {
    run: (args, say) => {
      const kills = args.number('count', NODES.kills, 1);
      return nodes({ ...NODES, ...bounds(args, NODES), kills, game: game(args, NODES.game) }, say);
    },
  },
  resend: {
    run: (args, say) => {
      const decisions = args.number('count', RESEND.decisions, 1);
      return resend(
        { ...RESEND, ...bounds(args, RESEND), nodes: nodesOf(args), decisions, game: game(args, RESEND.game) },
        say,
      );
    },
  },
  twins: {
    run: (args, say) => {
      const games = args.text('game') === null ? TWINS.games : [game(args, '')];
      const pairs = args.number('count', TWINS.pairs, 1);
      return twins({ ...TWINS, ...bounds(args, TWINS), nodes: nodesOf(args), pairs, games }, say);
    },
  },
  hostile: {
    run: (args, say) => {
      const frames = args.number('count', HOSTILE.frames, 1);
      return hostile({ ...bounds(args, HOSTILE), nodes: nodesOf(args), frames }, say);
    },
  },
  origins: { run: () => origins() },
  load: {
    run: (args, say) => {
      const seconds = args.number('seconds', LOAD.seconds, 2);
      const warmUp = Math.min(LOAD.warmUp, Math.floor(seconds / 4));
      const matches = args.number('count', LOAD.matches, 1);
      const perSecond = args.number('rate', LOAD.perSecond, 0);
      const seats = args.number('seats', LOAD.seats, 2);
      const { seed } = bounds(args, { ...LOAD, seconds });
      const nodes = nodesOf(args);
      return load(
        { ...LOAD, seed, seconds, warmUp, matches, perSecond, seats, nodes, game: game(args, LOAD.game) },
        say,
      );
    },
  },
  sleepers: {
    run: (args, say) => sleepers({ ...SLEEPERS, matches: args.number('count', SLEEPERS.matches, 1) }, say),
  },
};

export const storm: Subcommand = {
  name: 'storm',
  summary: 'stress the match server and check that it keeps its promises',
  usage: `./harena storm kill|nodes|resend|twins|hostile|origins|load|sleepers [--count N] [--seconds S] [--seed S] [--game GAME] [--json]

Starts its own servers, in separate processes, on temporary files. The exit code is 1 if a promise was broken, and the
report says which.

  kill       kills the server N times (${KILL.kills}) while ${KILL.tables * KILL.seats} seats play; nothing acknowledged may be lost or doubled
  nodes      kills one of ${NODES.nodes} nodes on one PostgreSQL N times (${NODES.kills}), and the database, and cuts nodes off from it;
             nothing acknowledged may be lost or doubled
  resend     N decisions (${RESEND.decisions}), each sent one to five times over up to three sockets; each must happen once
  twins      N pairs of matches (${TWINS.pairs}) that differ in what a seat may not know; that seat must receive the same bytes
  hostile    N bad frames (${HOSTILE.frames}) and forged seats; nothing may change, break or grow
  origins    pages of other sites that try to use a visitor's cookie; all must be refused
  load       N matches (${LOAD.matches}) at a steady rate of decisions; how long until the others have seen them, beside a bare relay,
             and what the server uses for one
  sleepers   a file of N matches (${SLEEPERS.matches}) that nobody plays; how long a start takes, and to wake one

  --count N    the N above
  --seconds S  how long at most; for load, how long
  --rate R     load only: decisions per second (${LOAD.perSecond}); 0: as many as can be
  --seats N    load only: players at each match (${LOAD.seats})
  --seed S     the seed of all random numbers (1)
  --game GAME  the game that is played (${KILL.game}; twins: ${TWINS.games.join(', ')})
  --nodes N    resend, twins, hostile, load: against N nodes on one PostgreSQL, not against one server on a file
  --json       print { storm, figures, faults }`,
  options: {
    count: { type: 'string' },
    seconds: { type: 'string' },
    rate: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string' },
    game: { type: 'string' },
    nodes: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(args) {
    const name = args.words[0] ?? '';
    const chosen = Object.hasOwn(STORMS, name) ? STORMS[name]! : null;
    if (chosen === null || args.words.length > 1) {
      throw new UserError(`Name one storm: ${Object.keys(STORMS).join(', ')}. See ./harena storm --help.`);
    }
    const { figures, faults } = await chosen.run(args, (line) => process.stderr.write(`${line}\n`));
    process.stdout.write(
      args.flag('json') ? `${JSON.stringify({ storm: name, figures, faults })}\n` : asText(figures, faults),
    );
    return faults.length === 0 ? 0 : 1;
  },
};

function bounds(args: Arguments, usual: { seed: number; seconds: number }): { seed: number; seconds: number } {
  return { seed: args.number('seed', usual.seed), seconds: args.number('seconds', usual.seconds, 1) };
}

const nodesOf = (args: Arguments): number => args.number('nodes', 0, 0);

/** The game that is named, checked; else the usual one. */
function game(args: Arguments, usual: string): string {
  const named = args.text('game');
  return named === null ? usual : findGame(named).id;
}

function asText(figures: Findings['figures'], faults: readonly string[]): string {
  const width = Math.max(...Object.keys(figures).map((what) => what.length));
  const rows = Object.entries(figures).map(([what, value]) => `${what.padEnd(width)}  ${value}\n`);
  const ending =
    faults.length === 0 ? 'Every promise was kept.\n' : faults.map((fault) => `BROKEN: ${fault}\n`).join('');
  return `${rows.join('')}\n${ending}`;
}
