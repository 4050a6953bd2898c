// Golden scenarios: what a clause does, as a text that a person reads beside the rulebook.
//
//   # HA-5.3 A feint makes the defender react again     the title, with the clauses it shows
//   > once per attack … the attacker may discard        the rulebook's own words; … stands for what is left out
//   game harenula
//   seats 2                                             else as few as the game takes
//   options rounds=2                                    else the defaults
//   at attack HA-5.2 by=0 on=1                          start at this rule [and step], these its locals; several `at`
//                                                       lines stack up, the last on top; without one: from the set-up
//   set seat 0 hand blow-2 trick                        changes the position, in the game's own words (Game.arrange)
//   shuffles roll                                       shuffles take from the dice; else they leave things as they lie
//   dice 3 5                                            every roll in order; all of them must be used
//   ---
//   0: blow-2                                           a decision: seat and notation; a free command: 0 !give: 1 2
//     HA-5.1 laid seat=0 count=1 | 0: cards=[blow-2]    every event it leads to, in full (lines.ts); a line indented
//         deeper goes on with the one above
//   1: guard-2 ! HA-5.2 not one of                      must be refused, by this clause, with these words in the reason
//   ask 1 HA-5.2 pick guard-1 none                      what a seat is asked now; a last … leaves the rest open
//   ask nobody                                          nobody is asked anything
//   dice 4                                              more rolls, once those above are used up
//   expect players.1.coins = 3                          a value of the state; `as card` before the = says what it is
//   expect 1 sees hands.0 = 2                           a value of what that seat (or spectator) sees
//   over HA-8.5 places=[1 2] scores=[7 4]               how the game has ended
//
// Events before the first decision stand directly under ---. Lines that open with # are comments. This file reads the
// format; scenario-run.ts plays it, and scenario-update.ts writes its events again.

import { Flaw } from '#checks/flaw.ts';
import { splitWords } from '#checks/values.ts';

/** A line of the file, by its number. */
export interface ScenarioLine {
  line: number;
  text: string;
}

/** An expected event: `text` on one line, even if it takes the lines `line` to `last`. */
export interface Expected extends ScenarioLine {
  last: number;
}

/** A frame to start with. */
export interface StartFrame {
  line: number;
  rule: string;
  step: string | null;
  locals: string[];
}

/** Who decides what; `command` names a free command. */
export interface ScenarioDecision {
  seat: number;
  command: string | null;
  text: string;
}

/** What the body of a scenario is made of, in order. `begin` is the run up to the first decision. */
export type ScenarioStep = { line: number; events: Expected[] } & (
  | { kind: 'begin' }
  | ({ kind: 'decide' } & ScenarioDecision)
  | ({ kind: 'refuse'; clause: string; reason: string } & ScenarioDecision)
  | { kind: 'dice'; rolls: number[] }
  | { kind: 'ask'; text: string }
  | { kind: 'expect'; viewer: string | null; path: string; as: string | null; value: string }
  | { kind: 'over'; text: string }
);

export interface Scenario {
  file: string;
  title: ScenarioLine;
  quotes: ScenarioLine[];
  game: ScenarioLine;
  seats: ScenarioLine | null;
  options: ScenarioLine[];
  starts: StartFrame[];
  sets: ScenarioLine[];
  shuffles: 'keep' | 'roll';
  dice: number[];
  acts: ScenarioStep[];
  /** The text of the file. */
  lines: string[];
}

/** A difference between a scenario and its run. */
export interface Mismatch {
  line: number;
  /** One sentence; a difference of events continues over several lines. */
  text: string;
}

/** The `key words` of the set-up, for messages. */
const KEYS = 'game, seats, options, at, set, shuffles, dice';

export function parseScenario(text: string, file: string): Scenario {
  return new Reading(text, file).read();
}

class Reading {
  private readonly file: string;
  private readonly made: Scenario;
  private hasGame = false;

  constructor(text: string, file: string) {
    this.file = file;
    const lines = text.split(/\r?\n/);
    if (lines.at(-1) === '') lines.pop();
    const none = { line: 1, text: '' };
    this.made = {
      file,
      title: none,
      quotes: [],
      game: none,
      seats: null,
      options: [],
      starts: [],
      sets: [],
      shuffles: 'keep',
      dice: [],
      acts: [],
      lines,
    };
  }

  read(): Scenario {
    const { lines } = this.made;
    const begin = lines.findIndex((line) => line.trim() === '---');
    if (begin < 0) throw this.flaw(lines.length, 'a line with --- must stand between the set-up and the decisions.');
    const title = lines.findIndex((line) => line.trim() !== '');
    if (!/^#\s*\S/.test(lines[title]!)) {
      throw this.flaw(
        title + 1,
        "the first line must be a title, such as '# HA-5.3 A feint makes the defender react again'.",
      );
    }
    this.made.title = { line: title + 1, text: lines[title]!.replace(/^#\s*/, '').trim() };
    for (let i = title + 1; i < begin; i++) this.readSetUp(lines[i]!.trim(), i + 1);
    if (!this.hasGame)
      throw this.flaw(begin + 1, "the set-up does not say which game; add a line such as 'game harenula'.");
    this.made.acts.push({ kind: 'begin', line: begin + 1, events: [] });
    for (let i = begin + 1; i < lines.length; i++) this.readBody(lines[i]!, i + 1);
    return this.made;
  }

  private flaw(line: number, what: string): Flaw {
    return new Flaw(this.file, line, what);
  }

  private readSetUp(text: string, line: number): void {
    if (text === '' || text.startsWith('#')) return;
    if (text.startsWith('>')) {
      this.made.quotes.push({ line, text: text.slice(1).trim() });
      return;
    }
    const [, key = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text)!;
    if (rest === '')
      throw this.flaw(line, `'${key}' says nothing; the set-up is made of ${KEYS}, each with its value.`);
    switch (key) {
      case 'game':
        if (this.hasGame) throw this.flaw(line, 'the game is named twice.');
        this.hasGame = true;
        this.made.game = { line, text: rest };
        return;
      case 'seats':
        if (!/^\d+$/.test(rest)) throw this.flaw(line, `the number of seats must be a whole number, not '${rest}'.`);
        this.made.seats = { line, text: rest };
        return;
      case 'options':
        this.made.options.push({ line, text: rest });
        return;
      case 'at':
        this.made.starts.push(this.readStart(rest, line));
        return;
      case 'set':
        this.made.sets.push({ line, text: rest });
        return;
      case 'shuffles':
        if (rest !== 'keep' && rest !== 'roll') throw this.flaw(line, `shuffles either keep or roll, not '${rest}'.`);
        this.made.shuffles = rest;
        return;
      case 'dice':
        this.made.dice.push(...this.readDice(rest, line));
        return;
      default:
        throw this.flaw(line, `'${key}' is unknown here; the set-up is made of ${KEYS}, and ends with ---.`);
    }
  }

  private readStart(text: string, line: number): StartFrame {
    const words = this.split(text, line);
    const isLocal = (word: string): boolean => /^\w+=/.test(word);
    const first = words.findIndex(isLocal);
    const names = first < 0 ? words : words.slice(0, first);
    const locals = first < 0 ? [] : words.slice(first);
    if (names.length === 0 || !locals.every(isLocal)) {
      throw this.flaw(
        line,
        "'at' needs a rule, perhaps a step of it, and locals as name=value: at attack HA-5.2 by=0 on=1.",
      );
    }
    // The name of a step may have blanks, as `HA-6.3 next` has.
    return { line, rule: names[0]!, step: names.slice(1).join(' ') || null, locals };
  }

  private split(text: string, line: number): string[] {
    try {
      return splitWords(text);
    } catch (error) {
      throw this.flaw(line, `${(error as Error).message}.`);
    }
  }

  private readDice(text: string, line: number): number[] {
    if (!/^\d+(\s+\d+)*$/.test(text))
      throw this.flaw(line, `dice are whole numbers with blanks between them, not '${text}'.`);
    return text.split(/\s+/).map(Number);
  }

  private readBody(raw: string, line: number): void {
    const text = raw.trim();
    if (text === '' || text.startsWith('#')) return;
    if (/^\s/.test(raw)) this.readEvent(raw, line);
    else this.made.acts.push(this.readAct(text, line));
  }

  private readEvent(raw: string, line: number): void {
    const act = this.made.acts.at(-1)!;
    if (act.kind !== 'begin' && act.kind !== 'decide') {
      throw this.flaw(line, 'indented lines are events and must stand directly under the decision that leads to them.');
    }
    const text = raw.trim().replace(/\s+/g, ' ');
    const last = act.events.at(-1);
    if (!/^\s{4}/.test(raw)) act.events.push({ line, last: line, text });
    else if (last === undefined)
      throw this.flaw(line, 'this line is indented as if it went on with an event; indent it by two.');
    else {
      last.text += ` ${text}`;
      last.last = line;
    }
  }

  private readAct(text: string, line: number): ScenarioStep {
    const base = { line, events: [] };
    const decision = /^(\d+)(?:\s+!([\w-]+))?:\s*(.*)$/.exec(text);
    if (decision !== null) {
      const [, seat, command = null, words = ''] = decision;
      const who = { ...base, seat: Number(seat), command };
      const refused = /^(.*?)\s+!(?:\s+(\S+)\s*(.*))?$/.exec(` ${words}`);
      if (refused === null) return { kind: 'decide', ...who, text: words };
      return { kind: 'refuse', ...who, text: refused[1]!.trim(), clause: refused[2] ?? '', reason: refused[3] ?? '' };
    }
    const [, key = '', spaced = ''] = /^(\S+)\s*(.*)$/.exec(text)!;
    const rest = spaced.replace(/\s+/g, ' ');
    if (key === 'dice') return { kind: 'dice', ...base, rolls: this.readDice(rest, line) };
    if (key === 'ask' && rest !== '') return { kind: 'ask', ...base, text: rest };
    if (key === 'over' && rest !== '') return { kind: 'over', ...base, text: rest };
    const wanted = /^(?:(\d+|spectator) sees )?(\S+)(?: as ([\w-]+))? = (.+)$/.exec(rest);
    if (key === 'expect' && wanted !== null) {
      const [, viewer = null, path = '', as = null, value = ''] = wanted;
      return { kind: 'expect', ...base, viewer, path, as, value };
    }
    if (key === 'expect')
      throw this.flaw(line, "an expectation is 'expect PATH = VALUE' or 'expect SEAT sees PATH = VALUE'.");
    throw this.flaw(
      line,
      `'${text}' is no decision (0: blow-2), no event (indented), and none of ask, expect, dice, over.`,
    );
  }
}
