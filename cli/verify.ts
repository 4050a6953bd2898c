// ./harena verify: replays recorded matches and reports whether everything in them is right.

import { gamesOfFiles, plain, readBytes } from '#cli/replay.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import type { RulesByGame } from '#engine/frozen.ts';
import type { Outcome } from '#engine/game.ts';
import { verifyReplay } from '#engine/records/replay.ts';
import { games } from '#games/index.ts';

export const verify: Subcommand = {
  name: 'verify',
  summary: 'check that a recorded match kept the rules and threw the dice it was committed to',
  usage: `./harena verify FILE… [--commitment HEX] [--json]

Replays each recorded match from its seed and prints one line for it. Verified means: the file is complete and in the
format that Harena writes, the rules allow every decision, the recorded states and the result are right, and the dice are
those of the seed that the file is committed to.

The author of the file could write another commitment into it, with another seed. Only the commitment that you noted down
when the match began proves that the dice were fixed before the first roll: give it with --commitment. It does not prove
that the host of the match, who knew the seed, kept it secret. docs/records.md says more.

  --commitment HEX   compare with the commitment shown at the start; for one FILE
  --json             print one JSON document: { verified, refused, files }

The exit code is 1 if any file is refused.`,
  options: { commitment: { type: 'string' }, json: { type: 'boolean' } },
  async run(args) {
    const checks = verifyFiles(args, await gamesOfFiles(args.words));
    process.stdout.write(args.flag('json') ? asJson(checks) : asText(checks));
    return checks.every((check) => check.verified) ? 0 : 1;
  },
};

type VerifiedFile =
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
      /** Whether a player had noted the commitment; else it is only the file's own. */
      noted: boolean;
      /** Null for a save: the game goes on. */
      result: Outcome | null;
    }
  | { file: string; verified: false; line: number | null; problem: string };

function verifyFiles(args: Arguments, known: RulesByGame = games): VerifiedFile[] {
  if (args.words.length === 0) throw new UserError('Name one or more replay files: ./harena verify FILE….');
  const noted = notedIn(args);
  return args.words.map((file) => check(file, noted, known));
}

function notedIn(args: Arguments): string | null {
  const text = args.text('commitment')?.trim().toLowerCase() ?? null;
  if (text === null) return null;
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new UserError('--commitment must be the 64 hexadecimal characters shown at the start of the match.');
  }
  if (args.words.length > 1) throw new UserError('--commitment is that of one match; name one file.');
  return text;
}

function check(file: string, noted: string | null, known: RulesByGame): VerifiedFile {
  let bytes: Uint8Array;
  try {
    bytes = readBytes(file);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { file, verified: false, line: null, problem: error.message };
  }
  const { proof, fault } = verifyReplay(bytes, known, noted);
  if (fault !== null) return { file, verified: false, line: fault.line, problem: fault.text };
  const { game, rules, match, seats, commitment } = proof.replay.header;
  const { decisions, hashes, draws } = proof;
  const { result } = proof.replay.ending;
  const proved = { decisions, hashes, draws, commitment, noted: noted !== null, result };
  return { file, verified: true, game, rules, match, seats, ...proved };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function asText(checks: readonly VerifiedFile[]): string {
  const lines = checks.map((one) => `${one.file}: ${one.verified ? proofText(one) : `REFUSED. ${one.problem}`}`);
  return `${lines.map(plain).join('\n')}\n`;
}

function proofText({
  rules,
  match,
  decisions,
  hashes,
  draws,
  noted,
  result,
}: VerifiedFile & { verified: true }): string {
  const end = result === null ? 'a save, which holds the seed: the game goes on' : `places ${result.places.join(' ')}`;
  const what = [
    `${counted(decisions, 'decision')} by the rules`,
    `${hashes} state ${hashes === 1 ? 'hash' : 'hashes'}`,
    `${counted(draws, 'random number')} by ${noted ? 'the commitment you noted' : 'its own commitment'}`,
  ];
  return `verified. ${rules}, match ${match}: ${what.join(', ')}; ${end}.`;
}

function asJson(checks: readonly VerifiedFile[]): string {
  const refused = checks.filter((check) => !check.verified).length;
  return `${JSON.stringify({ verified: checks.length - refused, refused, files: checks }, null, 2)}\n`;
}
