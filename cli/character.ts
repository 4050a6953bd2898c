// ./harena character: characters of Gladiatori, checked against a budget, and written as short text, JSON or an answer.

import { type CommandOutput, givenText, inJson, printed } from '#cli/given.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import { printItem } from '#engine/requests/notation.ts';
import {
  LEAST_COINS,
  NORMAL_COINS,
  pricesOf,
  READY_MADE,
  readSheet,
  type Sheet,
  sheetFault,
  sheetFromJson,
  sheetJson,
  sheetText,
} from '#games/gladiatori/characters.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { purchaseOf } from '#games/gladiatori/rules/04-creation.ts';
import { counted } from '#telling/choices.ts';

export const character: Subcommand = {
  name: 'character',
  summary: 'check, convert and list characters of Gladiatori',
  usage: `./harena character [check|print FILE|TEXT] [--coins N] [--over-limit] [--json]

A character is written as short text, 'O5 G5 E7 B5 S5 1x6 0x1 Fx0 M1,3,4 P5,6,7' (Offense, Guard, Endurance, Blood,
Speed, Energy-1, Energy-0 and Feint cards, Special Moves and Powers by their numbers), as JSON, or as the name of a
ready-made one. It stands on the command line, or in a file.

  ./harena character                      the ready-made characters
  ./harena character check my.json        whether it is legal; if not, the clause it breaks, and exit code 1
  ./harena character print thraex --json  the character as JSON; without --json as text, with what it costs and how
                                          to answer with it when a game asks who your gladiator is
  --coins N      the budget (${NORMAL_COINS}; GL-4.2)
  --over-limit   with up to four cards above the limits, at double price (GL-4.18)
  --json         print one JSON document`,
  options: { coins: { type: 'string' }, 'over-limit': { type: 'boolean' }, json: { type: 'boolean' } },
  run: (args) => printed(tellCharacter(args)),
};

export function tellCharacter(args: Arguments): CommandOutput {
  const [act, ...words] = args.words;
  const json = args.flag('json');
  if (act === undefined) return { text: json ? inJson(readyMade()) : listed(), code: 0 };
  if (act !== 'check' && act !== 'print') {
    throw new UserError(`'${act}' is neither check nor print. See ./harena character --help.`);
  }
  const sheet = sheetIn(words, `./harena character ${act} thraex`);
  const coins = args.number('coins', NORMAL_COINS, LEAST_COINS);
  if (act === 'print') return { text: json ? inJson(sheetJson(sheet)) : sheetLines(sheet, coins), code: 0 };
  const fault = sheetFault(sheet, coins, args.flag('over-limit'));
  const { total } = pricesOf(sheet, coins);
  const code = fault === null ? 0 : 1;
  if (json) return { text: inJson({ legal: fault === null, fault, coins, spent: total, ...sheetJson(sheet) }), code };
  if (fault !== null) return { text: `not legal, ${fault.clause}: ${fault.text}\n`, code };
  return { text: `legal: ${sheetText(sheet)} (${total} of ${coins} coins)\n`, code };
}

/** The character given by the words, or by the file they name. */
export function sheetIn(words: readonly string[], example: string): Sheet {
  if (words.length === 0) throw new UserError(`Name a file or write a character: ${example}.`);
  const { text: given, file } = givenText(words);
  const text = given.trim();
  try {
    return text.startsWith('{') ? sheetFromJson(JSON.parse(text)) : readSheet(text);
  } catch (error) {
    throw new UserError(`${file === null ? '' : `${file}: `}${(error as Error).message}.`);
  }
}

/** The character, what it costs, and the answer that buys it in a game. */
function sheetLines(sheet: Sheet, coins: number): string {
  const { skills, abilities, cards, moves, powers, total } = pricesOf(sheet, coins);
  const bought = purchaseOf(sheet).map((thing) => printItem(gladiatori.nouns, 'thing', thing));
  const answer =
    counted(bought)
      .map(([name, copies]) => (copies > 1 ? `${name}*${copies}` : name))
      .join('+') || '-';
  return `${sheetText(sheet)}
coins: Skills ${skills}, Abilities ${abilities}, cards ${cards}, Special Moves ${moves}, Powers ${powers}; in all ${total}
answer: own ${answer}
`;
}

const readyMade = () => READY_MADE.map(({ name, sheet, preferred }) => ({ name, ...sheetJson(sheet), preferred }));

const listed = (): string =>
  READY_MADE.map(
    ({ name, sheet, preferred }) => `${name.padEnd(12)} ${sheetText(sheet)}  prefers ${preferred.join(', ')}\n`,
  ).join('');
