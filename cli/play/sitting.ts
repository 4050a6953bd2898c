// A match at one screen: bots decide at once, people are asked in turn, behind a curtain where there are several.
//
// The viewer is the person whose secrets are on the screen. Before another person's secrets, everything is wiped and the
// screen is passed on. A bot decides as soon as it is asked.

import { type NumberedChoice, QuestionPrompt } from '#cli/play/asking.ts';
import { fitted, inPages } from '#cli/play/fitting.ts';
import { Help } from '#cli/play/help.ts';
import { type Keeping, quoted } from '#cli/play/keeping.ts';
import { nextPerson } from '#cli/play/order.ts';
import { fullName, type Party, type SeatedPlayer } from '#cli/play/setup.ts';
import { spoken } from '#cli/play/spoken.ts';
import type { Terminal } from '#cli/play/terminal.ts';
import type { Tell } from '#cli/words.ts';
import { eventFor } from '#engine/event.ts';
import type { Scene } from '#engine/flow/scene.ts';
import type { PlayedMatch } from '#engine/frozen.ts';
import type { FlowView, Language } from '#engine/game.ts';
import { onlyChoice } from '#engine/requests/choices.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { tellingOf } from '#telling/frozen.ts';
import type { Telling } from '#telling/telling.ts';

/** The indent of folded lines of the table or of the log. */
const HANG = 4;
/** How many events a resumed match begins with. */
const RECENT = 12;
/** The least lines of news, however small the screen. */
const LEAST_NEWS = 4;
/** Other lines on the screen: the empty line before the question, the question and its context, the prompt. */
const FRAME = 4;
/** The least rows of a menu, however small the screen, and the least lines of a changed table. */
const LEAST_ROWS = 4;
const LEAST_TABLE = 12;

/** The maximum length of the explanation of the default answer at the prompt. */
const LONGEST_GLOSS = 30;

/** The input has ended, and a player was asked. */
export class InputEnded extends Error {
  readonly seat: Seat;

  constructor(seat: Seat) {
    super(`no answer from seat ${seat}`);
    this.seat = seat;
  }
}

export class TerminalSession {
  readonly match: PlayedMatch;
  readonly sitters: readonly SeatedPlayer[];
  readonly terminal: Terminal;
  readonly keeping: Keeping;
  readonly tell: Tell;
  readonly telling: Telling;
  readonly asking: QuestionPrompt;
  readonly help: Help;
  readonly people: readonly Seat[];
  /** Whether people are asked even where only one answer is possible. */
  readonly asksAll: boolean;
  private viewer: Seat | null = null;
  /** By seat: how many events were shown there, and the table as it was shown last. */
  private readonly seen: number[];
  private readonly drawn: (string | null)[];
  /** The page of the menu shown last. */
  private page = 0;

  constructor(
    { match, sitters, resumed }: Party,
    terminal: Terminal,
    keeping: Keeping,
    language: Language,
    tell: Tell,
    asksAll = false,
  ) {
    this.match = match;
    this.sitters = sitters;
    this.terminal = terminal;
    this.keeping = keeping;
    this.tell = tell;
    this.asksAll = asksAll;
    this.telling = tellingOf(
      match.game,
      sitters.map(({ name }) => name),
      language,
      true,
    );
    this.asking = new QuestionPrompt(this.telling, tell);
    this.help = new Help(this.telling, this.asking, tell);
    this.people = sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.seen = sitters.map(() => (resumed ? Math.max(0, match.log.length - RECENT) : 0));
    this.drawn = sitters.map(() => null);
  }

  /** Lets the bots decide until a person must, and returns that seat; null when the game is over. */
  nextPerson(): Seat | null {
    return nextPerson(this.match, this.sitters, this.viewer);
  }

  /** Shows the screen to `seat`, behind a curtain if another person had it. */
  async seat(seat: Seat): Promise<void> {
    if (this.viewer === seat) return;
    const first = this.viewer === null;
    this.viewer = seat;
    if (this.people.length < 2) return;
    if (!first) this.terminal.wipe();
    else if (this.terminal.remembers) this.terminal.say(this.tell('pass.scroll'));
    if ((await this.terminal.askNow(`${this.tell('pass', { name: this.telling.name(seat) })} `)) === null)
      throw new InputEnded(seat);
    this.terminal.wipe();
    this.drawn[seat] = null;
  }

  /**
   * What has happened since this person last looked, the table, and the question. The table and the question must be visible
   * together, so the news come first and may scroll away.
   */
  present(seat: Seat, request: Request, menu: readonly NumberedChoice[] | null): void {
    const { terminal } = this;
    const text = this.drawing(seat);
    const isNew = text !== this.drawn[seat];
    const rest = terminal.rows - FRAME - (isNew ? LEAST_TABLE : 0);
    const ask = this.questionLines(seat, request, menu, Math.max(LEAST_ROWS, rest));
    const room = terminal.interactive ? Math.max(LEAST_TABLE, terminal.rows - ask.length - 2) : Infinity;
    const table = isNew ? this.tableLines(seat, text, room) : [];
    const news = this.newsLines(seat, Math.max(LEAST_NEWS, room - table.length - 3));
    this.drawn[seat] = text;
    this.page = 0;
    terminal.say();
    terminal.rule(`${this.telling.name(seat)} · ${request.clause}`);
    const blocks = [news, table, ask].filter((lines) => lines.length > 0);
    terminal.print(blocks.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines])));
  }

  private drawing(viewer: Seat): string {
    const { game, table } = this.match;
    return this.telling.spaced(game.draw(game.viewFor(table.state, viewer), this.telling.drawingWords));
  }

  /** The legend and the table, or as much of it as fits. */
  private tableLines(viewer: Seat, text: string, room: number): string[] {
    const legend = this.terminal.lines(this.legend(viewer));
    const before = this.drawn[viewer] ?? null;
    const fold = (paragraph: string): string[] => this.terminal.lines(paragraph, HANG);
    const more = (count: number): string => this.terminal.dim(this.tell('table.more', { count }));
    return [...legend, ...fitted(text, before, room - legend.length, fold, more)];
  }

  private questionLines(seat: Seat, request: Request, menu: readonly NumberedChoice[] | null, room: number): string[] {
    const { terminal, asking } = this;
    const scene = this.scene(seat);
    const situation = scene === null ? '' : this.telling.situation(scene, seat);
    const lines = situation === '' ? [] : terminal.lines(terminal.dim(situation), HANG);
    lines.push(...terminal.lines(terminal.bold(asking.question(request, scene))));
    if (menu !== null) return [...lines, ...this.menuPage(menu, 0, room)];
    lines.push(...asking.manner(request).flatMap((line) => terminal.lines(line, HANG)));
    if (request.kind === 'amount') return lines;
    const examples = asking.examples(request).join('   ');
    return [...lines, ...terminal.lines(this.tell('answer.example', { examples }))];
  }

  private newsLines(seat: Seat, room: number): string[] {
    const { length } = this.match.log;
    // Undone events may have been shown already.
    const from = Math.min(this.seen[seat]!, length);
    this.seen[seat] = length;
    const lines = this.eventLines(seat, from);
    if (lines.length <= room) return lines;
    return [this.tell('earlier', { count: length - from }), ...lines.slice(lines.length - room + 1)];
  }

  /** What `viewer` may know of the rule that asks. */
  scene(viewer: Seat): Scene | null {
    const { game, table } = this.match;
    const { flow } = game.viewFor(table.state, viewer) as { flow: FlowView };
    return flow.scenes.at(-1) ?? null;
  }

  /** Turns the menu's page; the first follows the last. */
  showMore(menu: readonly NumberedChoice[]): void {
    this.terminal.print(this.menuPage(menu, ++this.page, this.terminal.rows - FRAME));
  }

  private menuPage(menu: readonly NumberedChoice[], page: number, room: number): string[] {
    const { terminal } = this;
    const height = (row: string): number => terminal.lines(row, HANG).length;
    const pages = inPages(this.menuEntries(menu), terminal.width, terminal.interactive ? room : Infinity, height);
    const at = page % pages.length;
    const rows = pages[at]!.flatMap((row) => terminal.lines(row, HANG));
    if (pages.length === 1) return rows;
    const which = this.tell('choices.more', { page: at + 1, pages: pages.length, count: menu.length });
    return [...rows, terminal.dim(which)];
  }

  private menuEntries(menu: readonly NumberedChoice[]): string[] {
    const widest = Math.max(...menu.map(({ label }) => label.length));
    const isCounted = menu.every(({ label }) => /^\d+$/.test(label));
    return menu.map(({ label, shown, gloss }) => {
      const words = label === shown ? gloss : gloss === null ? shown : `${shown} (${gloss})`;
      return `  ${this.terminal.bold(isCounted ? label.padStart(widest) : label.padEnd(widest))}  ${words ?? ''}`.trimEnd();
    });
  }

  /**
   * The answer to a question with only one; null where it must be asked. Only for a person who plays alone (a script counts the
   * questions, several people would wonder whose turn it was), and while no free command could change its effect.
   */
  onlyAnswer(request: Request): Choice | null {
    const mayAnswer = this.terminal.interactive && this.people.length === 1 && !this.asksAll;
    if (!mayAnswer || this.match.table.offersFor(request.seat).some(({ opens }) => opens)) return null;
    return onlyChoice(request);
  }

  prompt(seat: Seat, request: Request): string {
    const name = this.telling.name(seat);
    if (request.fallback === null) return `${name}> `;
    const notation = this.asking.notation(request, request.fallback);
    const gloss = this.asking.gloss(request, request.fallback, notation, false);
    const answer = gloss === null || gloss.length > LONGEST_GLOSS ? notation : `${notation} (${gloss})`;
    return `${name} [${this.tell('answer.default', { answer })}]> `;
  }

  /** Draws the table again. */
  showTable(viewer: Seat): void {
    this.terminal.print(this.tableLines(viewer, this.drawing(viewer), Infinity));
  }

  /** Who sits where. */
  legend(viewer: Seat): string {
    const seats = this.sitters.map((sitter, seat) => {
      const text = `${seat} ${fullName(sitter)}`;
      return seat === viewer && this.people.length > 0 ? this.tell('seat.own', { seat: text }) : text;
    });
    return this.tell('seats', { seats: seats.join(' · ') });
  }

  /** The events from number `from` on, as `viewer` may read them. */
  showEvents(viewer: Seat, from: number): void {
    this.terminal.print(this.eventLines(viewer, from));
  }

  private eventLines(viewer: Seat, from: number): string[] {
    return this.match.log.events.slice(from).flatMap((event) => {
      const seen = eventFor(event, viewer);
      const told = `  ${this.telling.event(seen)} ${this.terminal.dim(`[${seen.clause}]`)}`;
      return [told, ...spoken(this.match, this.sitters, seen, this.telling.language)].flatMap((line) =>
        this.terminal.lines(line, HANG),
      );
    });
  }

  /** Prints why an answer was refused, and what is allowed. */
  refuse(refusal: Refusal, request: Request): void {
    const reason = this.telling.reason(refusal);
    this.terminal.say(this.tell('refused.by', { clause: refusal.clause || request.clause, reason }));
    const dropped = this.terminal.dropAhead();
    if (dropped > 0) this.terminal.say(this.tell('ahead.dropped', { count: dropped }));
    // The engine's own sentence lists what can be picked.
    if (request.kind === 'pick' && reason === refusal.text) return;
    for (const line of this.asking.manner(request)) this.terminal.say(line, HANG);
  }

  /** How it ended, for everybody at the screen. */
  showEnd(): void {
    const { terminal, people } = this;
    if (people.length > 1) terminal.wipe();
    const viewer = people.length === 1 ? people[0]! : SPECTATOR;
    terminal.say();
    this.showEvents(viewer, people.length === 0 ? 0 : Math.min(...people.map((seat) => this.seen[seat]!)));
    terminal.say();
    this.showTable(viewer);
    terminal.say();
    this.showResult();
  }

  showResult(): void {
    const { terminal, tell, match } = this;
    const { places, scores, clause } = match.outcome!;
    terminal.rule(tell('over.title'));
    // The game's own sentence about an end under this clause.
    const verdict = this.telling.words[`outcome.${clause}`];
    if (verdict !== undefined) terminal.say(verdict);
    const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]! || a - b);
    for (const seat of order) {
      const name = fullName(this.sitters[seat]!);
      terminal.say(tell('over.place', { place: places[seat]!, name, score: scores[seat]! }));
    }
    terminal.say(tell('over.clause', { clause, decisions: match.decisions.length }));
  }

  /** The seed, once it is no secret any more, and how to check it. */
  showSeed(): void {
    const { terminal, tell, keeping } = this;
    terminal.say(tell('over.seed', { seed: this.match.seed }));
    if (keeping.file !== null) terminal.say(tell('over.verify', { file: keeping.file, command: quoted(keeping.file) }));
    else if (!terminal.interactive) terminal.say(tell('over.unkept'));
  }
}
