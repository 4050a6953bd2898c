// ./harena verify: plays recorded matches again and says whether everything in them holds.

import { plain, readBytes } from '#cli/replay.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import type { Outcome } from '#engine/game.ts';
import { verifyReplay } from '#engine/replay.ts';
import { games } from '#games/index.ts';

export const verify: Subcommand = {
  name: 'verify',
  summary: 'prove that a recorded match kept the rules and had honest dice',
  usage: `./harena verify FILE… [--json]

Plays each recorded match again from its seed and prints one line for it. Verified means: no byte of the file has
changed since it was written, the rules allow every decision, the states noted on the way and the result come out as
noted, and the seed of the dice is the one that was committed to before the match.

  --json   print one JSON document: { verified, refused, files }

The exit code is 1 if any file is refused.`,
  options: { json: { type: 'boolean' } },
  run(args) {
    const checks = verifyFiles(args);
    process.stdout.write(args.flag('json') ? asJson(checks) : asText(checks));
    return checks.every((check) => check.verified) ? 0 : 1;
  },
};

export type Check =
  | {
      file: string;
      verified: true;
      game: string;
      rules: string;
      match: string;
      seats: number;
      decisions: number;
      hashes: number;
      draws: number;
      commitment: string;
      /** Null for a save: the game goes on. */
      result: Outcome | null;
    }
  | { file: string; verified: false; line: number | null; problem: string };

export function verifyFiles(args: Arguments): Check[] {
  if (args.words.length === 0) throw new UserError('Name one or more replay files: ./harena verify FILE….');
  return args.words.map(check);
}

function check(file: string): Check {
  let bytes: Uint8Array;
  try {
    bytes = readBytes(file);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { file, verified: false, line: null, problem: error.message };
  }
  const { proof, fault } = verifyReplay(bytes, games);
  if (fault !== null) return { file, verified: false, line: fault.line, problem: fault.text };
  const { game, rules, match, seats, commitment } = proof.replay.header;
  const { decisions, hashes, draws } = proof;
  const { result } = proof.replay.ending;
  return { file, verified: true, game, rules, match, seats, decisions, hashes, draws, commitment, result };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function asText(checks: readonly Check[]): string {
  const lines = checks.map((one) => `${one.file}: ${one.verified ? proofText(one) : `REFUSED. ${one.problem}`}`);
  return `${lines.map(plain).join('\n')}\n`;
}

function proofText({ rules, match, decisions, hashes, draws, result }: Check & { verified: true }): string {
  const end = result === null ? 'a save, which holds the seed: the game goes on' : `places ${result.places.join(' ')}`;
  const what = [
    `${counted(decisions, 'decision')} by the rules`,
    `${hashes} state ${hashes === 1 ? 'hash' : 'hashes'}`,
    `${counted(draws, 'random number')} from the seed committed to`,
  ];
  return `verified. ${rules}, match ${match}: ${what.join(', ')}; ${end}.`;
}

function asJson(checks: readonly Check[]): string {
  const refused = checks.filter((check) => !check.verified).length;
  return `${JSON.stringify({ verified: checks.length - refused, refused, files: checks }, null, 2)}\n`;
}
