// ./harena dealings: plays bots that bargain against bots that may not, and all characters together, for docs/bots.md.

import { CELLS, PAGE, playDealings, writeDealings } from '#checks/strength/dealings.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';

const BLOCKS = 100;
const MINUTES = 60;

export const dealings: Subcommand = {
  name: 'dealings',
  summary: 'play bots that bargain against bots that may not, and write what comes of it to docs/bots.md',
  usage: `./harena dealings [--only NAME] [--blocks N] [--minutes M] [--write]

Parties of four play quick games of Spartacus: those who deal against those who may not, searched bids against bids by
the formula, and all characters among each other. Every deal is played in all seatings. Stopped and called again it goes
on where it was, as long as the bots play as they did.

  --only NAME   one cell only: ${CELLS.map(({ name }) => name).join(', ')}
  --blocks N    deals a cell (${BLOCKS})
  --minutes M   stop after so many minutes (${MINUTES})
  --write       play nothing, write the page from the results there are`,
  options: {
    only: { type: 'string' },
    blocks: { type: 'string' },
    minutes: { type: 'string' },
    write: { type: 'boolean' },
  },
  run,
};

async function run(args: Arguments): Promise<number> {
  const only = args.text('only');
  const cells = CELLS.filter(({ name }) => only === null || name === only);
  if (cells.length === 0)
    throw new UserError(`There is no cell '${only}'; there are ${CELLS.map(({ name }) => name).join(', ')}.`);
  if (args.flag('write')) writeDealings();
  else
    playDealings(cells, args.number('blocks', BLOCKS, 1), args.number('minutes', MINUTES, 1), (line) =>
      process.stdout.write(`${line}\n`),
    );
  process.stdout.write(`${PAGE}\n`);
  return 0;
}
