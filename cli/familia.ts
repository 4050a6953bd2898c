// ./harena familia: familiae of Jugula, checked, written as text or JSON, and the ready-made ones.

import { type CommandOutput, givenText, inJson, printed } from '#cli/given.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import { ARMATURAE } from '#games/jugula/armaturae.ts';
import {
  budgetFor,
  costOf,
  familiaText,
  familiaWritten,
  READY_MADE,
  readFamilia,
  type Terms,
} from '#games/jugula/familia.ts';

export const familia: Subcommand = {
  name: 'familia',
  summary: 'check, convert and list familiae of Jugula',
  usage: `./harena familia [check|print FILE|TEXT] [--size N] [--free] [--basic] [--json]

A familia is written as its armaturae with commas between them, as JSON {"familia": ["murmillo", …]}, or as the name of
a ready-made one. It stands on the command line, or in a file.

  ./harena familia                       the ready-made familiae and what they cost
  ./harena familia check my-familia.txt  whether it is legal; if not, the clause it breaks, and exit code 1
  ./harena familia check murmillo, thraex, retiarius, provocator
  ./harena familia print stoica --json   the familia as JSON; without --json as text
  --size N   gladiators in a familia, 2 to 4 (default 4; JU-4.7)
  --free     without a limit of points (JU-4.5)
  --basic    from the basic roster only (JU-3.2)
  --json     print one JSON document`,
  options: {
    size: { type: 'string' },
    free: { type: 'boolean' },
    basic: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run: (args) => printed(tellFamilia(args)),
};

function tellFamilia(args: Arguments): CommandOutput {
  const [act, ...words] = args.words;
  const json = args.flag('json');
  if (act === undefined) return { text: json ? inJson(readyMade()) : listed(), code: 0 };
  if (act !== 'check' && act !== 'print') {
    throw new UserError(`'${act}' is neither check nor print. See ./harena familia --help.`);
  }
  if (words.length === 0) throw new UserError(`Name a file or write a familia: ./harena familia ${act} classica.`);
  const { kinds, refusal } = readFamilia(givenText(words).text, termsOf(args));
  if (act === 'print') {
    if (refusal !== null) throw new UserError(`${refusal.clause}: ${refusal.text}.`);
    return { text: json ? inJson(familiaWritten(kinds)) : `${familiaText(kinds)}\n`, code: 0 };
  }
  const code = refusal === null ? 0 : 1;
  if (json)
    return { text: inJson(refusal ? { legal: false, refusal } : { legal: true, ...familiaWritten(kinds) }), code };
  if (refusal !== null) return { text: `not legal, ${refusal.clause}: ${refusal.text}\n`, code };
  return { text: `legal: ${familiaText(kinds)} (${costOf(kinds)} points)\n`, code };
}

function termsOf(args: Arguments): Terms {
  const size = args.number('size', 4, 2);
  if (size > 4) throw new UserError('--size must be 2, 3 or 4 (JU-4.7).');
  return { size, budget: args.flag('free') ? 0 : budgetFor(size), extended: !args.flag('basic') };
}

const readyMade = () => Object.entries(READY_MADE).map(([name, kinds]) => ({ name, ...familiaWritten(kinds) }));

function listed(): string {
  const lines = Object.entries(READY_MADE).map(
    ([name, kinds]) => `${name.padEnd(10)} ${costOf(kinds)}  ${familiaText(kinds)}`,
  );
  const roster = ARMATURAE.map(({ id, cost, basic }) => `${id} ${cost}${basic ? '' : '*'}`);
  return `${lines.join('\n')}\n\nArmaturae and what they cost (* not in the basic roster):\n${roster.join(', ')}\n`;
}
