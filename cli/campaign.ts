// ./harena campaign: gladiators from game to game (chapter 21 of Gladiatori), stored in a JSON file of the player's.

import { existsSync, readFileSync } from 'node:fs';
import { sheetIn } from '#cli/character.ts';
import { inJson, replaceFile } from '#cli/given.ts';
import { gamesOfFiles, readBytes } from '#cli/replay.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import type { RulesByGame } from '#engine/frozen.ts';
import { verifyReplay } from '#engine/records/replay.ts';
import { COLOURS } from '#games/gladiatori/cards.ts';
import {
  LEAST_COINS,
  NORMAL_COINS,
  sheetFault,
  sheetFromJson,
  sheetJson,
  sheetText,
} from '#games/gladiatori/characters.ts';
import {
  afterGame,
  budgetFor,
  type CampaignRecord,
  campaignResults,
  newRecord,
  rebuild,
  sheetPlayed,
} from '#games/gladiatori/rules/21-campaign.ts';
import type { Gladiatori } from '#games/gladiatori/state.ts';

export const campaign: Subcommand = {
  name: 'campaign',
  summary: 'keep gladiators of Gladiatori from game to game',
  usage: `./harena campaign [list|new|show|add|buy|options …] [--file FILE] [--coins N] [--seat N] [--json]

Keeps gladiators in a file of yours: experience, wounds, death, and the coins they are built with next (GL-21).

  ./harena campaign list                      everybody in the file
  ./harena campaign new NAME CHARACTER        a new gladiator; see ./harena character for how one is written
  ./harena campaign show NAME                 experience, budget and character
  ./harena campaign add NAME RECORD --seat N  what a finished game has brought the gladiator in seat N; the record is
                                              the file of ./harena play --save
  ./harena campaign buy NAME CHARACTER        rebuilds him with the coins he has now (GL-21.11)
  ./harena campaign options NAME…             the options of a campaign game of these, by seat, with their experience (- for
                                              a seat without one): ./harena play gladiatori --options "$(…)"
  --file FILE   the file (campaign.json)
  --coins N     the budget without experience (${NORMAL_COINS})
  --seat N      the seat he had (0)
  --json        print one JSON document`,
  options: {
    file: { type: 'string' },
    coins: { type: 'string' },
    seat: { type: 'string' },
    json: { type: 'boolean' },
  },
  run,
};

/** A gladiator with the matches that were counted, so that none counts twice. */
type CampaignFile = CampaignRecord & { matches: string[] };

interface Roster {
  version: 1;
  gladiators: CampaignFile[];
}

async function run(args: Arguments): Promise<number> {
  const [act = 'list', ...words] = args.words;
  const file = args.text('file') ?? 'campaign.json';
  const coins = args.number('coins', NORMAL_COINS, LEAST_COINS);
  const roster = readRoster(file, act === 'new');
  const told = (changed: CampaignFile | null, shown: readonly CampaignFile[]): number => {
    if (changed !== null) replaceFile(file, inJson(roster));
    const one = act === 'list' ? shown : shown[0]!;
    process.stdout.write(args.flag('json') ? inJson(one) : shown.map((kept) => tell(kept, coins)).join(''));
    return 0;
  };
  switch (act) {
    case 'list':
      return told(null, roster.gladiators);
    case 'show':
      return told(null, [find(roster, words[0])]);
    case 'new': {
      const made = enrol(roster, words, coins);
      return told(made, [made]);
    }
    case 'add': {
      const kept = find(roster, words[0]);
      const known = await gamesOfFiles(words.slice(1));
      Object.assign(kept, count(kept, words[1], args.number('seat', 0), known));
      return told(kept, [kept]);
    }
    case 'options':
      process.stdout.write(`${optionsOf(roster, words)}\n`);
      return 0;
    case 'buy': {
      const kept = find(roster, words[0]);
      const sheet = sheetIn(words.slice(1), './harena campaign buy NAME thraex');
      const made = rebuild(kept, sheetJson(sheet), coins);
      if ('clause' in made) throw new UserError(`${made.clause}: ${made.text}.`);
      Object.assign(kept, made);
      return told(kept, [kept]);
    }
    default:
      throw new UserError(`'${act}' is none of list, new, show, add, buy, options. See ./harena campaign --help.`);
  }
}

function enrol(roster: Roster, words: readonly string[], coins: number): CampaignFile {
  const [name, ...rest] = words;
  if (name === undefined) throw new UserError('Name the gladiator: ./harena campaign new NAME CHARACTER.');
  if (roster.gladiators.some((one) => one.name === name)) throw new UserError(`There is already a '${name}'.`);
  const sheet = sheetIn(rest, `./harena campaign new ${name} thraex`);
  const fault = sheetFault(sheet, coins);
  if (fault !== null) throw new UserError(`${fault.clause}: ${fault.text}.`);
  const made = { ...newRecord(name, sheetJson(sheet)), matches: [] };
  roster.gladiators.push(made);
  return made;
}

/** GL-21.14: what a campaign game of these is set up with, by seat. */
function optionsOf(roster: Roster, names: readonly string[]): string {
  if (names.length === 0 || names.length > COLOURS.length)
    throw new UserError('Name one gladiator for each seat, 1 to 4: ./harena campaign options NAME….');
  const experience = names.map((name, seat) => {
    const kept = name === '-' ? null : find(roster, name);
    if (kept?.dead) throw new UserError(`GL-21.9: ${kept.name} is dead for good.`);
    const colour = COLOURS[seat]!;
    return `xp${colour.charAt(0).toUpperCase()}${colour.slice(1)}=${kept?.xp ?? 0}`;
  });
  return ['campaign=true', ...experience].join(',');
}

/** GL-21.2 to GL-21.13: what a recorded game adds, once it is verified. */
function count(kept: CampaignFile, file: string | undefined, seat: number, known: RulesByGame): CampaignFile {
  if (file === undefined)
    throw new UserError('Name the record of the game: ./harena campaign add NAME RECORD --seat N.');
  if (kept.dead) throw new UserError(`GL-21.9: ${kept.name} is dead for good.`);
  const { proof, fault } = verifyReplay(readBytes(file), known);
  if (fault !== null) throw new UserError(`${file}: ${fault.text}`);
  const { match, game, replay } = proof;
  if (game.id !== 'gladiatori') throw new UserError(`${file} is a game of ${game.title}, not of Gladiatori.`);
  if (!match.over) throw new UserError(`${file}: the game is not over yet.`);
  if (seat >= replay.header.seats) throw new UserError(`--seat must be from 0 to ${replay.header.seats - 1}.`);
  if (kept.matches.includes(replay.header.match)) throw new UserError(`${file} has already been counted.`);
  const state = match.table.state as Gladiatori;
  const played = sheetText(sheetPlayed(state, seat));
  if (state.gladiators[seat]!.extra === 0 && played !== sheetText(sheetFromJson(kept.sheet))) {
    throw new UserError(`Seat ${seat} played another character: ${played}.`);
  }
  const made = afterGame(kept, campaignResults(state)[seat]!);
  return { ...made, matches: [...kept.matches, replay.header.match] };
}

function find(roster: Roster, name: string | undefined): CampaignFile {
  const found = roster.gladiators.find((one) => one.name === name);
  if (found !== undefined) return found;
  const known = roster.gladiators.map((one) => one.name).join(', ') || 'nobody yet';
  throw new UserError(`${name === undefined ? 'Name a gladiator' : `There is no '${name}'`}; there are: ${known}.`);
}

function tell(kept: CampaignFile, coins: number): string {
  const state = kept.dead ? 'dead for good' : kept.wounds === null ? 'fit' : `was knocked down to ${kept.wounds} HP`;
  return `${kept.name}: ${kept.xp} XP, ${kept.games} ${kept.games === 1 ? 'game' : 'games'}, ${state}, ${budgetFor(kept, coins)} coins
  ${sheetText(sheetFromJson(kept.sheet))}
`;
}

function readRoster(file: string, mayBeNew: boolean): Roster {
  if (!existsSync(file)) {
    if (mayBeNew) return { version: 1, gladiators: [] };
    throw new UserError(`There is no file '${file}'; ./harena campaign new NAME CHARACTER makes one.`);
  }
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Roster;
    if (read.version !== 1 || !Array.isArray(read.gladiators)) throw new Error('no list of gladiators');
    for (const { name, sheet, xp, games: played, matches } of read.gladiators) {
      sheetFromJson(sheet);
      if (typeof name !== 'string' || !Number.isInteger(xp) || !Number.isInteger(played) || !Array.isArray(matches))
        throw new Error(`something is missing of ${name}`);
    }
    return read;
  } catch (error) {
    throw new UserError(`'${file}' is no campaign file: ${(error as Error).message}.`);
  }
}
