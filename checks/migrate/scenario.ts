// Migrates a scenario of an earlier Harena (`./harena scenario --migrate`).
//
// Events have new names and more fields, and `expect` now declares the kind of a value that was guessed from its name
// before. Decisions, dice, the order of events and all old fields must be unchanged: a file with any other difference is
// left alone, and the differences are reported.

import { flat } from '#checks/lines.ts';
import { lineFault } from '#checks/migrate/event-line.ts';
import { RENAMED } from '#checks/migrate/renamed.ts';
import { type Mismatch, parseScenario, type ScenarioStep } from '#checks/scenario.ts';
import { runScenario, type ScenarioRun } from '#checks/scenario-run.ts';
import { updated } from '#checks/scenario-update.ts';
import { splitWords } from '#checks/values.ts';
import type { Game } from '#engine/game.ts';

export interface Migrated {
  /** The migrated file; unchanged where there are problems. */
  text: string;
  problems: Mismatch[];
}

export function migrateScenario(game: Game, text: string, file: string): Migrated {
  const lines = text.split(/\r?\n/);
  // From the last to the first: one line can become several.
  for (const act of parseScenario(text, file).acts.toReversed()) {
    if (act.kind === 'expect') lines.splice(act.line - 1, 1, ...expectLines(game, act));
  }
  const run = runScenario(game, parseScenario(lines.join('\n'), file));
  const problems = [...otherProblems(run), ...eventProblems(game, run)].sort((a, b) => a.line - b.line);
  return { text: problems.length === 0 ? updated(run) : text, problems };
}

function eventProblems(game: Game, { scenario, happened }: ScenarioRun): Mismatch[] {
  return scenario.acts.flatMap((act, i) => {
    const now = (happened[i] ?? []).map(flat);
    if (now.length !== act.events.length)
      return [{ line: act.line, text: `${act.events.length} events are written here, but ${now.length} happen.` }];
    return act.events.flatMap((event, k) => {
      const fault = lineFault(event.text, now[k]!, RENAMED[game.id] ?? {});
      return fault === null ? [] : [{ line: event.line, text: `${fault}.` }];
    });
  });
}

/** Problems apart from the events, which are compared separately. */
const otherProblems = ({ problems }: ScenarioRun): Mismatch[] =>
  problems.filter(({ text }) => !text.startsWith('the events differ'));

type Expect = Extract<ScenarioStep, { kind: 'expect' }>;

/** An expectation with the kind of its value; a record that contains items becomes one for each of its fields. */
function expectLines(game: Game, { viewer, path, as, value }: Expect): string[] {
  const sees = viewer === null ? '' : `${viewer} sees `;
  return valueLines(game, path, as, value).map((line) => `expect ${sees}${line}`);
}

function valueLines(game: Game, path: string, as: string | null, value: string): string[] {
  const name = path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? '';
  const noun = nounBefore(game, as ?? name);
  const members = /^[[{]/.test(value) ? splitWords(value.slice(1, -1)) : [];
  if (value.startsWith('{') && members.some((member) => nounBefore(game, member.split('=')[0]!) !== null))
    return members.flatMap((member) => {
      const [, key, inner] = /^(\w+)=(.+)$/s.exec(member)!;
      return valueLines(game, `${path}.${key}`, null, inner!);
    });
  if (value.startsWith('[{'))
    return [
      `${path}.length = ${members.length}`,
      ...members.flatMap((member, i) => valueLines(game, `${path}.${i}`, null, member)),
    ];
  // For a plural only the members of a list were items.
  const isItem = noun !== null && (!noun.many || value.startsWith('['));
  return [`${path}${isItem ? ` as ${noun.noun}` : ''} = ${value}`];
}

/** The noun that was guessed from a name: the name itself, or its last word, in the singular or the plural. */
function nounBefore({ nouns }: Game, name: string): { noun: string; many: boolean } | null {
  const last = /[A-Z]?[a-z0-9]*$/.exec(name)?.[0].toLowerCase() ?? '';
  for (const word of [name, last]) {
    if (Object.hasOwn(nouns, word)) return { noun: word, many: false };
    const singular = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
    const noun = singular.find((one) => one !== word && Object.hasOwn(nouns, one));
    if (noun !== undefined) return { noun, many: true };
  }
  return null;
}
