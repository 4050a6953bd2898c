// ./harena games: the list of games.

import type { Arguments, Subcommand } from '#cli/subcommand.ts';
import type { Game } from '#engine/game.ts';
import type { Option } from '#engine/options.ts';
import { games as all } from '#games/index.ts';

export const games: Subcommand = {
  name: 'games',
  summary: 'list the games, with their seats and options',
  usage: `./harena games [--json]

Lists every game with its number of seats, the version of its rules and its options.

  --json   print one JSON document`,
  options: { json: { type: 'boolean' } },
  run,
};

function run(args: Arguments): number {
  const list = [...all.values()];
  process.stdout.write(args.flag('json') ? asJson(list) : `${list.map(asText).join('\n\n')}\n`);
  return 0;
}

function asJson(list: readonly Game[]): string {
  const known = list.map(({ id, title, rules, prefix, seats, options, commands }) => ({
    id,
    title,
    rules,
    prefix,
    rulebook: `rulebooks/${id}.md`,
    seats,
    options,
    commands: commands.map(({ name, clause }) => ({ name, clause })),
  }));
  return `${JSON.stringify(known, null, 2)}\n`;
}

function asText({ id, title, rules, seats, options }: Game): string {
  const lines = [`${id}  ${title}, ${seatsText(seats)} (rules ${rules})`];
  for (const [name, option] of Object.entries(options)) lines.push(`  ${name}: ${optionText(option)}`);
  lines.push(`  ./harena play ${id}`);
  return lines.join('\n');
}

const seatsText = ({ min, max }: Game['seats']): string => (min === max ? `${min} seats` : `${min} to ${max} seats`);

function optionText(option: Option): string {
  const clause = option.clause === '' ? '' : ` [${option.clause}]`;
  return `${valuesOf(option)}; ${option.default} unless given${clause}`;
}

function valuesOf(option: Option): string {
  switch (option.kind) {
    case 'flag':
      return 'true or false';
    case 'number':
      return `${option.min} to ${option.max}`;
    case 'choice':
      return option.of.join(', ');
  }
}
