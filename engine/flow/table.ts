// The interpreter: runs the rules until a seat must decide, and accepts decisions in one place.
//
// A table holds a state and what surrounds it: the random stream, the log (null in search) and the pending requests,
// which are derived from the top frame and never stored in the state. `decide` checks every choice with the data that
// made the offer; a refusal changes nothing.

import type { Random } from '#engine/chance/random.ts';
import type { Log } from '#engine/event.ts';
import { type Deciding, released, withDefault, withReasons } from '#engine/flow/dress.ts';
import {
  AGAIN,
  type EventsOf,
  type Frame,
  type GameState,
  type Next,
  type Rule,
  type SealedStep,
  type Step,
} from '#engine/flow/flow.ts';
import type { Trace } from '#engine/flow/trace.ts';
import { pushTriggers } from '#engine/flow/trigger.ts';
import type { Command, Game } from '#engine/game.ts';
import { onlyChoice, ordered } from '#engine/requests/choices.ts';
import { type Refusal, refusalOf } from '#engine/requests/legal.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { EVERYBODY, NOBODY, type Seat, type Viewers } from '#engine/seat.ts';

/** A game that takes this many steps without a request is in an endless loop. */
const RUNAWAY = 10_000;
const NOTHING: Request[] = [];

type AnyStep = Step<GameState, unknown>;

export class Table<G extends GameState = GameState> {
  readonly game: Game<G>;
  readonly state: G;
  random: Random;
  log: Log<EventsOf<G>> | null;
  /** Counts the steps and uses that occur, if the caller wants it. */
  trace: Trace | null = null;
  /**
   * The pending requests, one per seat. A seat whose sealed answer is in stays among them, because it may replace it (see
   * `waiting`). They share lists with the state: valid until it changes.
   */
  asked: Request[] = NOTHING;
  /** The viewers who have learned something hidden since this was last cleared. */
  disclosed: Viewers = NOBODY;
  private readonly raised: { kind: string; subject: number }[] = [];

  constructor(game: Game<G>, state: G, random: Random, log: Log<EventsOf<G>> | null) {
    this.game = game;
    this.state = state;
    this.random = random;
    this.log = log;
    if (log !== null) log.declared = game.events;
  }

  get over(): boolean {
    return this.state.flow.frames.length === 0;
  }

  /** A copy for search: no log, a separate random stream, the same pending requests, made from its own state. */
  fork(random: Random): Table<G> {
    return new Table(this.game, this.game.clone(this.state), random, null).run();
  }

  /** Runs until a seat must decide or the game is over. */
  run(): this {
    const frames = this.state.flow.frames;
    this.asked = NOTHING;
    for (let fuel = RUNAWAY; frames.length > 0; fuel--) {
      if (fuel === 0) throw new Error(`no decision after ${RUNAWAY} steps at ${this.where()}`);
      const frame = frames[frames.length - 1]!;
      const rule = this.game.book.ruleOf(frame, frames.length - 1);
      const place = rule.place(frame.at);
      const step = rule.steps[place] as AnyStep;
      this.enter(step, frame);
      if (step.run !== undefined)
        this.follow(frame, rule, place, step.run(this.state, frame, this as unknown as Table));
      else {
        const requests = step.ask(this.state, frame);
        if (requests === null || (Array.isArray(requests) && requests.length === 0)) this.follow(frame, rule, place);
        else if (this.waitFor(step, rule, place, frame, Array.isArray(requests) ? requests : [requests])) return this;
      }
    }
    return this;
  }

  /** The one way to decide. Null when the choice was accepted, else why it was refused, and then nothing has changed. */
  decide(seat: Seat, id: number | string, choice: unknown): Refusal | null {
    const question = this.question(seat, id);
    if (question === null) return this.noQuestion(seat, id);
    const refusal = this.refusalOf(question, choice);
    if (refusal === null) this.accept(seat, question, ordered(question, choice as Choice));
    return refusal;
  }

  /** The request that `seat` answers with `id`; null: there is none (see `noQuestion`). */
  question(seat: Seat, id: number | string): Request | null {
    if (typeof id === 'string') return this.offer(seat, id);
    const request = this.pending(seat);
    return request !== null && request.id === id ? request : null;
  }

  /** Why `id` is no request to `seat`. */
  noQuestion(seat: Seat, id: number | string): Refusal {
    if (!this.isSeat(seat)) return this.refuse('no-seat', `there is no such seat at this table of ${this.seats}`);
    if (typeof id === 'string') {
      const command = this.commandOf(id);
      if (command === undefined) return this.refuse('no-command', `there is no command '${id}'`);
      const why = this.over ? null : (command.barred?.(this.state, seat) ?? null);
      if (why !== null) return { clause: why.clause, code: 'barred', text: why.reason };
      return { clause: command.clause, code: 'not-now', text: `'${id}' is not open now` };
    }
    if (typeof id !== 'number') return this.refuse('stale', 'an answer names the number of its question');
    const request = this.pending(seat);
    if (request === null) return this.refuse('not-asked', `seat ${seat} is not asked anything now`);
    return this.refuse('stale', `this answers question ${id}, but question ${request.id} is asked now`);
  }

  /** Why the choice does not answer this pending request, or null. */
  refusalOf(question: Request, choice: unknown): Refusal | null {
    const refusal = refusalOf(question, choice);
    if (refusal === null || typeof question.id === 'string') return refusal;
    return refusalOf(this.dress(question, withReasons), choice) ?? refusal;
  }

  /** Takes an answer that was checked (`refusalOf`) and put in order (`ordered`). */
  accept(seat: Seat, question: Request, choice: Choice): void {
    if (typeof question.id === 'string') this.command(seat, question.id, choice);
    else this.take(question, choice);
  }

  /** The request to a person at `seat`, with the rulebook's default, what is barred and why, and hints; null: none. */
  requestFor(seat: Seat): Request | null {
    const request = this.pending(seat);
    return request === null ? null : released(this.dress(request, withReasons));
  }

  /** The same request to a bot, without what only people read: hints alone can cost more than the bot's decision. */
  requestForBot(seat: Seat): Request | null {
    const request = this.pending(seat);
    return request === null ? null : released(this.dress(request, withDefault));
  }

  /** The first request without an answer: what a program should decide next. Null when the game is over. */
  get waiting(): Request | null {
    const sealed = this.top()?.sealed ?? null;
    for (const request of this.asked) if (sealed === null || sealed[request.seat] === null) return request;
    return null;
  }

  /** What each of `viewers` may know now. The views may share parts, so callers must not change them. */
  views(viewers: readonly Seat[]): unknown[] {
    const { game, state } = this;
    return game.viewsFor?.(state, viewers) ?? viewers.map((viewer) => game.viewFor(state, viewer));
  }

  /** The free commands open to `seat` now. */
  offersFor(seat: Seat): Request[] {
    const offers: Request[] = [];
    if (this.over || !this.isSeat(seat)) return offers;
    for (const command of this.game.commands) {
      const request = command.offer(this.state, seat);
      if (request !== null) offers.push(released(this.stampCommand(command, request)));
    }
    return offers;
  }

  /** Whether answers to the pending requests are sealed: kept until the last is in, then taken together. */
  get isSealed(): boolean {
    const frame = this.top();
    if (frame === undefined) return false;
    const rule = this.game.book.get(frame.rule)!;
    return rule.steps[rule.place(frame.at)]!.sealed === true;
  }

  /** The sealed answer of `seat` that is in and can still be replaced; null: none. */
  answerOf(seat: Seat): Choice | null {
    return this.top()?.sealed?.[seat] ?? null;
  }

  hasAnswered(seat: Seat): boolean {
    return this.answerOf(seat) !== null;
  }

  /** Clears a sealed answer whose basis has changed. */
  reopen(seat: Seat): void {
    const frame = this.top();
    if (frame?.sealed) frame.sealed[seat] = null;
  }

  /** Declares that what only `before` could see can now be seen by `after`. */
  reveal(before: Viewers, after: Viewers): void {
    this.disclosed |= after & ~before;
  }

  /** Raises a trigger: the rules tied to it are carried out after the running step. */
  raise(kind: string, subject: number): void {
    this.raised.push({ kind, subject });
  }

  /** Notes that a card, a power or a trait has come into play. */
  use(name: string): void {
    this.trace?.use(name);
  }

  /** The stack for humans: *turn HA-4.1 › attack HA-5.2*. */
  where(): string {
    return this.state.flow.frames.map((frame) => `${frame.rule} ${frame.at}`).join(' › ');
  }

  private get seats(): number {
    return this.state.flow.decided.length;
  }

  private isSeat(seat: unknown): boolean {
    return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < this.seats;
  }

  private pending(seat: Seat): Request | null {
    for (let i = 0; i < this.asked.length; i++) if (this.asked[i]!.seat === seat) return this.asked[i]!;
    return null;
  }

  private top(): Frame | undefined {
    return this.state.flow.frames[this.state.flow.frames.length - 1];
  }

  private enter(step: AnyStep, frame: Frame): void {
    if (this.log !== null) this.log.clause = step.clause;
    if (this.trace !== null) this.trace.step(frame.rule, step.at ?? step.clause, step.clause);
  }

  /** Stamps the requests and waits for their answers. False when the answers are there, and the flow continues. */
  private waitFor(
    step: Deciding,
    rule: Rule<GameState, unknown>,
    place: number,
    frame: Frame,
    requests: Request[],
  ): boolean {
    const flow = this.state.flow;
    for (const request of requests) {
      request.clause = step.clause;
      request.id = flow.visits + flow.decided[request.seat]!;
    }
    this.enter(step, frame);
    if (step.sealed) {
      if (frame.sealed === null || !this.sealedComplete(frame, requests)) {
        this.asked = requests;
        return true;
      }
      this.unseal(step, rule, place, frame, requests);
      return false;
    }
    if (step.auto && requests.length === 1) {
      const choice = onlyChoice(requests[0]!);
      if (choice !== null) {
        const next = step.take(this.state, frame, this as unknown as Table, choice, requests[0]!.seat);
        this.follow(frame, rule, place, next);
        return false;
      }
    }
    this.asked = requests;
    return true;
  }

  /** Drops answers that are no longer legal or no longer asked for; true when every asked seat has one. */
  private sealedComplete(frame: Frame, requests: Request[]): boolean {
    const sealed = frame.sealed!;
    const kept = new Array<Choice | null>(sealed.length).fill(null);
    let complete = true;
    for (const request of requests) {
      const answer = sealed[request.seat]!;
      if (answer !== null && refusalOf(request, answer) === null) kept[request.seat] = answer;
      else complete = false;
    }
    frame.sealed = kept;
    return complete;
  }

  private take(request: Request, choice: Choice): void {
    const frame = this.top()!;
    const rule = this.game.book.ruleOf(frame, this.state.flow.frames.length - 1);
    const place = rule.place(frame.at);
    const step = rule.steps[place] as Deciding;
    this.enter(step, frame);
    if (step.sealed) {
      frame.sealed ??= new Array<Choice | null>(this.state.flow.decided.length).fill(null);
      frame.sealed[request.seat] = choice;
      for (const one of this.asked) if (frame.sealed[one.seat] === null) return;
      this.unseal(step, rule, place, frame, this.asked);
    } else {
      const flow = this.state.flow;
      flow.decided[request.seat]!++;
      const next = step.take(this.state, frame, this as unknown as Table, choice, request.seat);
      this.follow(frame, rule, place, next);
      // The other answers stay only where the very same request continues.
      if (next !== AGAIN || this.top() !== frame) flow.visits++;
    }
    this.run();
  }

  private unseal(
    step: SealedStep<GameState, unknown>,
    rule: Rule<GameState, unknown>,
    place: number,
    frame: Frame,
    asked: Request[],
  ): void {
    const answers = frame.sealed!;
    frame.sealed = null;
    this.disclosed = EVERYBODY;
    this.state.flow.visits++;
    for (const one of asked) this.state.flow.decided[one.seat]!++;
    this.follow(frame, rule, place, step.take(this.state, frame, this as unknown as Table, answers));
  }

  private commandOf(name: string): Command<G> | undefined {
    return this.game.commands.find((one) => one.name === name);
  }

  /** The request of a free command to `seat` now; null: it is not open. */
  private offer(seat: Seat, name: string): Request | null {
    const command = this.isSeat(seat) && !this.over ? this.commandOf(name) : undefined;
    const request = command?.offer(this.state, seat) ?? null;
    return request === null ? null : this.stampCommand(command!, request);
  }

  private command(seat: Seat, name: string, choice: Choice): void {
    const command = this.commandOf(name)!;
    if (this.log !== null) this.log.clause = command.clause;
    this.trace?.step('command', name, command.clause);
    const waiting = this.top();
    const next = command.take(this.state, this as Table<G>, choice, seat);
    if (next?.call) this.state.flow.frames.push(next.call);
    this.raiseTriggers();
    if (this.top() !== waiting) this.state.flow.visits++;
    this.run();
  }

  private stampCommand(command: Command<G>, request: Request): Request {
    request.id = command.name;
    request.clause = command.clause;
    if (command.opens) request.opens = true;
    return request;
  }

  /** Follows where a step leads. */
  private follow(frame: Frame, rule: Rule<GameState, unknown>, place: number, next?: Next | void): void {
    const frames = this.state.flow.frames;
    if (next?.end) this.leave(frame, next.result);
    else if (next !== AGAIN) {
      const at = next?.to ?? rule.nameOf(place + 1);
      if (at !== null) frame.at = at;
      // A call in the last clause needs no return: the caller is done.
      else this.leave(frame, null);
      if (next?.call) frames.push(next.call);
    }
    this.raiseTriggers();
  }

  private leave(frame: Frame, result: Next['result']): void {
    const frames = this.state.flow.frames;
    if (frames[frames.length - 1] === frame) frames.pop();
    else frames.splice(frames.lastIndexOf(frame), 1);
    const caller = this.top();
    if (caller !== undefined) caller.result = result;
  }

  private raiseTriggers(): void {
    if (this.raised.length > 0) pushTriggers(this, this.raised.splice(0));
  }

  private dress(request: Request, how: typeof withReasons): Request {
    const frame = this.top()!;
    const rule = this.game.book.get(frame.rule)!;
    return how(this.state, frame, rule.steps[rule.place(frame.at)] as Deciding, request);
  }

  private refuse(code: string, text: string): Refusal {
    return { clause: this.asked[0]?.clause ?? '', code, text };
  }
}
