// ./harena freeze: keeps a version of a game's rules beside the next one, as one file.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#checks/flaw.ts';
import { FreezeError, freeze as freezeRules } from '#checks/freeze/freeze.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';

export const freeze: Subcommand = {
  name: 'freeze',
  summary: 'keep the present rules of a game as one file, so that its matches outlive the next version',
  usage: `./harena freeze GAME [--from COMMIT] [--door FILE]

Bundles the rules of GAME with the engine, the words and the bots they are played with into games/GAME/frozen/N.js, N the
number of their version, holds the build to the records of the game, and lists it in games/frozen.ts. Matches of that
version are then opened, played on, replayed and exported with it. Do it before you raise a version that people have
played (see CONTRIBUTING.md).

  --from COMMIT  the rules as they were in that commit
  --door FILE    the module that gives the build its interface, for a commit that has none (checks/freeze)`,
  options: { from: { type: 'string' }, door: { type: 'string' } },
  run,
};

async function run(args: Arguments): Promise<number> {
  const [game, ...more] = args.words;
  if (game === undefined || more.length > 0) throw new UserError('Name one game: ./harena freeze GAME.');
  try {
    const files = await freezeRules({ game, from: args.text('from'), door: args.text('door') });
    const size = (file: string): string => `${Math.ceil(statSync(join(ROOT, file)).size / 1024)} KiB`;
    process.stdout.write(`${files.map((file) => `${file}  ${size(file)}`).join('\n')}\n`);
    return 0;
  } catch (error) {
    if (error instanceof FreezeError) throw new UserError(error.message);
    throw error;
  }
}
