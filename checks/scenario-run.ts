// Plays a scenario and reports how the result differs from the text.
//
// A run continues after a difference, so that all of them are reported at once, but not after a decision that could not
// be made. It also collects the clauses the scenario touched: those of steps, events, parts of sums, refusals and
// outcomes.

import { differences } from '#checks/diff.ts';
import { Flaw } from '#checks/flaw.ts';
import { clausesOf, flat, printEvent, printOutcome, printRequest } from '#checks/lines.ts';
import { quoteProblems } from '#checks/quote.ts';
import { isRead, readRefused } from '#checks/refused.ts';
import type { Rulebook } from '#checks/rulebook.ts';
import type { Mismatch, Scenario, ScenarioDecision, ScenarioStep } from '#checks/scenario.ts';
import { setUp } from '#checks/scenario-setup.ts';
import { type FixedRandom, fixedRandom } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import { Table } from '#engine/flow/table.ts';
import { Trace } from '#engine/flow/trace.ts';
import type { Game } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { parse } from '#engine/requests/notation.ts';
import type { Request } from '#engine/requests/request.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { printValue } from '#telling/values.ts';

export interface ScenarioRun {
  scenario: Scenario;
  problems: Mismatch[];
  /** The clauses that were touched, each with the line of the scenario that first did. */
  touched: Map<string, number>;
  /** The clauses that the title names. */
  named: string[];
  /** The events that happened in each act, each printed on one or more lines. */
  happened: string[][][];
  /** The refusal of each act. */
  refusals: (Refusal | null)[];
}

export interface ScenarioRunOptions {
  /** The rulebook that the scenario must agree with. */
  book?: Rulebook | null;
  /** Whether the state goes through JSON before every decision. */
  thaw?: boolean;
}

export function runScenario(game: Game, scenario: Scenario, options: ScenarioRunOptions = {}): ScenarioRun {
  return new Playing(game, scenario, options).play();
}

type Of<K extends ScenarioStep['kind']> = Extract<ScenarioStep, { kind: K }>;

class Playing {
  private readonly game: Game;
  private readonly thaw: boolean;
  private readonly run: ScenarioRun;
  private readonly random: FixedRandom;
  private readonly log = new Log();
  private readonly trace = new Trace();
  private readonly book: Rulebook | null;
  private table!: Table;
  private seats = 0;
  /** How many rolls are listed above the current act. */
  private rollsAbove: number;
  private act: ScenarioStep;

  constructor(game: Game, scenario: Scenario, { book = null, thaw = false }: ScenarioRunOptions) {
    this.game = game;
    this.book = book;
    this.thaw = thaw;
    this.run = { scenario, problems: [], touched: new Map(), named: [], happened: [], refusals: [] };
    const later = scenario.acts.flatMap((act) => (act.kind === 'dice' ? act.rolls : []));
    this.random = fixedRandom([...scenario.dice, ...later], { shuffles: scenario.shuffles });
    this.rollsAbove = scenario.dice.length;
    this.act = scenario.acts[0]!;
  }

  play(): ScenarioRun {
    const { scenario, problems } = this.run;
    try {
      if (this.book !== null) {
        this.run.named = this.book.cited(scenario.title.text).ids;
        problems.push(...quoteProblems(this.book, scenario));
      }
      const { state, seats } = setUp(this.game, scenario);
      this.seats = seats;
      this.seat(state);
      for (const act of scenario.acts) {
        this.act = act;
        const wentOn = this.playAct(act);
        this.note();
        if (!wentOn) return this.run;
      }
      this.checkDice('at the end of the scenario');
    } catch (error) {
      if (error instanceof Flaw) problems.push({ line: error.line, text: error.what });
      else problems.push({ line: this.act.line, text: describe(error) });
    }
    return this.run;
  }

  private seat(state: Table['state']): void {
    this.table = new Table(this.game, state, this.random, this.log);
    this.table.trace = this.trace;
  }

  private problem(text: string, line = this.act.line): void {
    this.run.problems.push({ line, text });
  }

  private touch(clause: string): void {
    if (clause !== '' && !this.run.touched.has(clause)) this.run.touched.set(clause, this.act.line);
  }

  private note(): void {
    for (const clause of this.trace.clauses) this.touch(clause);
  }

  /** False when the scenario cannot continue. */
  private playAct(act: ScenarioStep): boolean {
    const before = this.log.events.length;
    this.run.refusals.push(null);
    const wentOn = this.perform(act);
    const events = this.log.events.slice(before);
    for (const event of events) for (const clause of clausesOf(event, this.game)) this.touch(clause);
    const happened = events.map((event) => printEvent(event, this.game, this.seats));
    this.run.happened.push(happened);
    if (wentOn) this.compareEvents(act, happened.map(flat));
    return wentOn;
  }

  private perform(act: ScenarioStep): boolean {
    switch (act.kind) {
      case 'begin':
        this.table.run();
        return true;
      case 'decide':
        return this.decide(act);
      case 'refuse':
        return this.refuse(act);
      case 'dice':
        this.checkDice('before this line');
        this.rollsAbove += act.rolls.length;
        return true;
      case 'ask':
        this.checkAsked(act);
        return true;
      case 'expect':
        this.checkValue(act);
        return true;
      case 'over':
        this.checkOver(act);
        return true;
    }
  }

  private compareEvents(act: ScenarioStep, happened: string[]): void {
    const expected = act.events.map((event) => event.text);
    const found = differences(expected, happened);
    if (found.every((one) => one.sign === ' ')) return;
    const lines = found.map(({ sign, first, second }) => {
      const place = first >= 0 && sign === '-' ? `   (line ${act.events[first]!.line})` : '';
      return `\n  ${sign} ${first >= 0 ? expected[first] : happened[second]}${place}`;
    });
    this.problem(`the events differ; - is written here, + is what happens:${lines.join('')}`);
  }

  private decide(act: Of<'decide'>): boolean {
    if (this.thaw) this.seat(JSON.parse(JSON.stringify(this.table.state)) as Table['state']);
    if (this.thaw) this.table.run();
    const request = this.requestFor(act);
    const read = request === null ? null : parse(request, act.text, this.game.nouns);
    const refusal =
      read === null || read.refusal === null
        ? this.table.decide(act.seat, request?.id ?? act.command ?? 0, read?.choice ?? act.text)
        : read.refusal;
    if (refusal === null) return true;
    const asked = this.table.asked.map((one) => `\n    ask ${printRequest(one, this.game.nouns)}`).join('');
    this.run.refusals[this.run.refusals.length - 1] = refusal;
    this.problem(`this is refused: ${`${refusal.clause} ${refusal.text}`.trim()}${asked && `; asked now:${asked}`}`);
    return false;
  }

  private requestFor(decision: ScenarioDecision): Request | null {
    if (decision.command === null) return this.table.requestFor(decision.seat);
    return this.table.offersFor(decision.seat).find((offer) => offer.id === decision.command) ?? null;
  }

  private refuse(act: Of<'refuse'>): boolean {
    const before = JSON.stringify(this.table.state);
    const request = this.requestFor(act);
    const read = request === null ? null : readRefused(request, act.text, this.game.nouns);
    const refusal =
      read === null || isRead(read)
        ? this.table.decide(act.seat, request?.id ?? act.command ?? 0, read?.choice ?? act.text)
        : read;
    if (refusal === null) {
      this.problem('this should be refused, but it is allowed.');
      return false;
    }
    this.run.refusals[this.run.refusals.length - 1] = refusal;
    this.touch(refusal.clause);
    const { clause, code, text } = refusal;
    if (code === 'unreadable') this.problem(`this is not refused by a rule, it cannot be read: ${text}.`);
    else if (act.clause === '') this.problem(`say by which clause this is refused: ! ${clause} ${text}`);
    else if (act.clause !== clause || !text.toLowerCase().includes(act.reason.toLowerCase())) {
      this.problem(`this is refused, but otherwise: ${clause} ${text}`);
    }
    if (JSON.stringify(this.table.state) !== before) this.problem('the refusal changed the state.');
    return true;
  }

  private checkDice(when: string): void {
    const { draws } = this.random;
    const rolls = [
      ...this.run.scenario.dice,
      ...this.run.scenario.acts.flatMap((act) => (act.kind === 'dice' ? act.rolls : [])),
    ];
    if (draws < this.rollsAbove) {
      this.problem(`not all dice were used ${when}: left are ${rolls.slice(draws, this.rollsAbove).join(' ')}.`);
    } else if (draws > this.rollsAbove) {
      this.problem(`more dice were needed ${when}: ${rolls.slice(this.rollsAbove, draws).join(' ')} must stand above.`);
    }
  }

  private checkAsked(act: Of<'ask'>): void {
    if (act.text === 'nobody') {
      const asked = this.table.asked.map((one) => `\n    ask ${printRequest(one, this.game.nouns)}`).join('');
      if (asked !== '') this.problem(`a seat is asked something:${asked}`);
      return;
    }
    const [, seat, command = null] = /^(\d+)(?: !([\w-]+))?/.exec(act.text) ?? [];
    const request = seat === undefined ? null : this.requestFor({ seat: Number(seat), command, text: '' });
    if (request === null) {
      this.problem(seat === undefined ? `'ask' needs a seat or nobody.` : `seat ${seat} is not asked this now.`);
      return;
    }
    this.touch(request.clause);
    const asked = printRequest(request, this.game.nouns);
    const same = act.text.endsWith(' …') ? asked.startsWith(act.text.slice(0, -2)) : asked === act.text;
    if (!same) this.problem(`the question is another:\n    ask ${asked}`);
  }

  private checkValue(act: Of<'expect'>): void {
    const { nouns } = this.game;
    const viewer = act.viewer === 'spectator' ? SPECTATOR : Number(act.viewer);
    const seen = act.viewer === null ? this.table.state : this.game.viewFor(this.table.state, viewer);
    let value = seen as unknown as Json | undefined;
    for (const key of act.path.split('.')) {
      const inside = value as { readonly [key: string]: Json } | null | undefined;
      if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, key)) {
        const known =
          typeof inside === 'object' && inside !== null ? `; there are ${Object.keys(inside).join(', ')}` : '';
        this.problem(`there is no '${key}' in ${act.path}${known}.`);
        return;
      }
      value = inside[key];
    }
    const printed = printValue(nouns, act.as ?? '', value ?? null);
    if (printed !== act.value) this.problem(`${act.path} is ${printed}, not ${act.value}.`);
  }

  private checkOver(act: Of<'over'>): void {
    if (!this.table.over) {
      this.problem(`the game is not over: ${this.table.where()}.`);
      return;
    }
    const outcome = this.game.outcome(this.table.state);
    this.touch(outcome.clause);
    const printed = printOutcome(outcome);
    if (printed !== act.text) this.problem(`the game ended otherwise:\n    over ${printed}`);
  }
}

/** The message of an expected error; for a bug also its place. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs = error.constructor === Error;
  const place = isOurs ? '' : (error.stack?.split('\n').find((line) => line.trim().startsWith('at ')) ?? '');
  return `${isOurs ? '' : `${error.name}: `}${error.message}${place === '' ? '' : `\n${place}`}`;
}
