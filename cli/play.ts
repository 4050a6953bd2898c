// ./harena play: a game in the terminal.

import { CHARACTERS, LEVELS } from '#bots/index.ts';
import { optionsIn } from '#cli/options.ts';
import { Keeping, quoted } from '#cli/play/keeping.ts';
import { Interrupted } from '#cli/play/lines.ts';
import { askWish } from '#cli/play/menu.ts';
import { nextPerson } from '#cli/play/order.ts';
import { newParty, type Party, rolesIn, savedParty, seated, seedIn } from '#cli/play/setup.ts';
import { TerminalSession } from '#cli/play/sitting.ts';
import { playOut } from '#cli/play/table.ts';
import { Terminal } from '#cli/play/terminal.ts';
import { INTERRUPTED } from '#cli/program.ts';
import { gamesOfFiles } from '#cli/replay.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import { LANGUAGES, languageOf, type Tell, tellIn } from '#cli/words.ts';
import type { Language } from '#engine/game.ts';
import { games } from '#games/index.ts';

export const play: Subcommand = {
  name: 'play',
  summary: 'play a game in the terminal, with people at this screen and bots',
  usage: `./harena play [GAME] [--seats human,veteran] [--names Anna,Ben] [--options rounds=3] [--seed HEX]
              [--save FILE] [--resume FILE] [--lang en|fr|it] [--ask-all] [--plain] [--quiet]
              [--json]

Without a game, a short menu asks for one. Several people at one screen are asked in turn, and the screen is wiped
between them. With bots in every seat the game is played at once and its log printed.

  --seats LIST     who sits where: human, ${LEVELS.join(', ')}; or a number of seats (one person, else bots).
                   A bot may have a character: veteran:livia. There are ${Object.keys(CHARACTERS).join(', ')} (docs/bots.md)
  --names LIST     the players' names, by seat
  --options LIST   what differs from the defaults: name=value,name=value, JSON or @FILE with JSON (see ./harena games)
  --seed HEX       the dice: the same seed and decisions give the same game again (fresh and secret unless given)
  --save FILE      save the match to this file after every decision; when finished, it can be verified
  --resume FILE    continue a saved match, and save it there
  --lang LANG      ${LANGUAGES.join(', ')}; else the language of the terminal
  --ask-all        ask even where only one answer is possible (otherwise a person alone is not asked)
  --plain          no colours and no control codes, as for a screen reader
  --quiet          print the result only (bots in every seat)
  --json           print the result as one JSON document (bots in every seat)

At a question: ? explains it, u takes back, ! lists the free commands, help lists everything.`,
  options: {
    seats: { type: 'string' },
    names: { type: 'string' },
    options: { type: 'string', multiple: true },
    seed: { type: 'string' },
    save: { type: 'string' },
    resume: { type: 'string' },
    lang: { type: 'string' },
    'ask-all': { type: 'boolean' },
    plain: { type: 'boolean' },
    quiet: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run,
};

async function run(args: Arguments): Promise<number> {
  if (args.words.length > 1) throw new UserError(`Name one game, not ${args.words.length}. See ./harena play --help.`);
  const language = languageIn(args);
  const tell = tellIn(language);
  const { stdin: input, stdout: output, env } = process;
  const seat = (): Terminal => new Terminal({ input, output, env, plain: args.flag('plain') });
  const asks = args.words.length === 0 && args.text('resume') === null;
  if (asks && !(input.isTTY && output.isTTY)) throw new UserError(`Name a game: ${[...games.keys()].join(', ')}.`);
  const terminal = asks ? seat() : null;
  const party = terminal === null ? await partyIn(args, tell) : await wished(terminal, args, tell);
  if (party === null) return 0;
  const keeping = new Keeping(party.match, args.text('resume'));
  const save = args.text('save');
  const fault = save === null ? null : keeping.fault(save);
  if (fault !== null) {
    const [what, instead] =
      fault === 'exists'
        ? ['is there already', `, or go on with it: ./harena play --resume ${quoted(save!)}`]
        : ['is in no folder that exists', '.'];
    throw new UserError(`${save} ${what}. Choose another file${instead}`);
  }
  keeping.file = save ?? keeping.file;
  const bots = party.sitters.every(({ bot }) => bot !== null);
  if (!bots && (args.flag('json') || args.flag('quiet')))
    throw new UserError('--json and --quiet need bots in every seat. Change --seats.');
  if (args.flag('json')) return printed(party, keeping);
  const sitting = new TerminalSession(party, terminal ?? seat(), keeping, language, tell, args.flag('ask-all'));
  return playOut(sitting, party.resumed, args.flag('quiet'));
}

function languageIn(args: Arguments): Language {
  const wanted = args.text('lang');
  if (wanted === null) return languageOf(process.env);
  const found = LANGUAGES.find((language) => language === wanted.toLowerCase());
  if (found === undefined) throw new UserError(`--lang must be one of ${LANGUAGES.join(', ')}, not '${wanted}'.`);
  return found;
}

async function partyIn(args: Arguments, tell: Tell): Promise<Party> {
  const file = args.text('resume');
  if (file !== null) {
    for (const name of ['seed', 'options']) {
      if (args.text(name) !== null || args.list(name).length > 0)
        throw new UserError(`--${name} cannot change a match that goes on; leave it out.`);
    }
    return savedParty(file, args, tell, await gamesOfFiles([file]));
  }
  const game = args.game();
  const options = optionsIn(args.list('options'), game);
  const sitters = seated(rolesIn(args.text('seats'), game, options), args.text('names')?.split(',') ?? [], game, tell);
  return newParty(game, sitters, options, seedIn(args.text('seed')));
}

/** The match chosen in the menu; null when the player left it. */
async function wished(terminal: Terminal, args: Arguments, tell: Tell): Promise<Party | null> {
  try {
    const wish = await askWish(terminal, tell, [...games.values()]);
    if (wish === null) {
      terminal.close();
      return null;
    }
    const { game, roles, names } = wish;
    return newParty(
      game,
      seated(roles, names, game, tell),
      optionsIn(args.list('options'), game),
      seedIn(args.text('seed')),
    );
  } catch (error) {
    terminal.close();
    if (!(error instanceof Interrupted)) throw error;
    process.exit(INTERRUPTED);
  }
}

/** Plays without output, and prints the result for programs. */
function printed({ match, sitters }: Party, keeping: Keeping): number {
  nextPerson(match, sitters, null);
  keeping.keep();
  const { header, seed, decisions, outcome } = match;
  const { game, rules, match: name, seats, options, commitment, names } = header;
  const report = {
    game,
    rules,
    match: name,
    seats,
    names,
    options,
    commitment,
    seed,
    decisions: decisions.length,
    outcome,
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  return 0;
}
