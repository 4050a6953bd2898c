// The stage: events in, beats out.
//
// A table sends updates: the events that happened and the view after them. The stage plays the events one beat after the
// other and says what is *shown*: the view and the log as far as they have been played, the running beat, and what lies
// on the table. It knows nothing of the network and no rule. How events look is the scenes' business (beat.ts), how long
// they take is the pace's (pace.ts).
//
// Nothing is left out unless the player asks for it: `skip` ends the running beat, `catchUp` all that wait.

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { SoundName } from '#client/shell/sound.ts';
import {
  type Beat,
  beatOf,
  type Held,
  type Laid,
  lay,
  NO_BEAT,
  type Pictures,
  type Scenes,
} from '#client/stage/beat.ts';
import type { Timer } from '#client/stage/clock.ts';
import { lengthOf, tempoOf } from '#client/stage/pace.ts';
import { recalled } from '#client/stage/recall.ts';
import type { SeenEvent } from '#engine/event.ts';

/** An update. `moment` is what the page needs of it once all of it has been shown. */
export interface Told<M> {
  moment: M;
  view: unknown;
  /** The whole log. */
  events: readonly SeenEvent[];
  /** Where this update's events begin; known events from there on have been undone. */
  from: number;
  /** The match is over: its log is told again from the beginning, with what was secret. */
  isOver?: boolean;
}

/** The running beat. */
export interface Running {
  n: number;
  name: string;
  /** Milliseconds. */
  lasts: number;
  event: SeenEvent;
  /** Whether the event is told only when the beat ends. */
  tellsAfter: boolean;
  /** Whether it is played once more. */
  again: boolean;
}

export interface StageState<M> {
  /** The newest update that has been shown to its end. */
  moment: M;
  view: unknown;
  events: readonly SeenEvent[];
  /** How many of them were not shown before. */
  fresh: number;
  beat: Running | null;
  held: Held;
  /** How many beats wait behind the running one. */
  waiting: number;
}

/** What the stage must know about its viewer. */
export interface Manner {
  clock: Timer;
  /** The pace of the bots in milliseconds, as it is set at the moment. */
  pace(): number;
  still(): boolean;
  sound(name: SoundName): void;
}

interface Entry<M> {
  beat: Beat;
  /** Null: an update without events. */
  event: SeenEvent | null;
  /** What is played once more; it has been told. */
  again?: SeenEvent;
  view: unknown;
  /** With the last event of an update. */
  moment: M | null;
}

/** To find what lies on the table, the stage looks back this many events. */
const REMEMBERED = 120;

const NO_SCENES: Scenes = { beat: () => null };

export class Stage<M> {
  private readonly scenes: Scenes;
  private readonly manner: Manner;
  private readonly now: Signal<StageState<M>>;
  private queue: Entry<M>[] = [];
  /** What will lie on the table once the queue has been played. */
  private lies: Pictures = {};
  private view: unknown;
  private known: number;
  private beats = 0;
  private stop: (() => void) | null = null;
  /** The moment that comes with the end of the running beat. */
  private due: M | null = null;
  /** The event that is told with the end of the beat that runs. */
  private untold: SeenEvent | null = null;
  private isPaused = false;

  constructor(first: Told<M>, scenes: Scenes | undefined, manner: Manner) {
    this.scenes = scenes ?? NO_SCENES;
    this.manner = manner;
    this.view = first.view;
    this.known = first.events.length;
    this.lies = this.lieAfter(first);
    this.now = signal(this.still(first, this.known));
  }

  get shown(): ReadonlySignal<StageState<M>> {
    return this.now;
  }

  /** The share of its length that a beat gets now; animations use it too. */
  get tempo(): number {
    return tempoOf(this.manner.pace());
  }

  /** Queues an update. What was undone, or was not followed from its beginning, is shown at once. */
  tell(told: Told<M>): void {
    if (told.from < this.known && !this.goesOn(told)) return this.jump(told);
    const fresh = told.events.slice(this.known);
    this.known = told.events.length;
    for (const [i, event] of fresh.entries()) {
      const isLast = i === fresh.length - 1;
      const made = this.scenes.beat(event, this.view, this.lies, fresh.slice(i + 1));
      this.view = isLast ? told.view : (this.scenes.after?.(this.view, event) ?? this.view);
      this.enqueue({ beat: beatOf(made), event, view: this.view, moment: isLast ? told.moment : null });
    }
    if (fresh.length === 0) {
      this.view = told.view;
      this.enqueue({ beat: NO_BEAT, event: null, view: told.view, moment: told.moment });
    }
    if (this.stop === null) this.play();
    else this.now.value = { ...this.now.value, waiting: this.waiting };
  }

  /** Shows a moment at once and drops the queue. */
  jump(told: Told<M>): void {
    this.stop?.();
    this.stop = null;
    this.queue = [];
    this.due = null;
    this.untold = null;
    this.lies = this.lieAfter(told);
    this.view = told.view;
    this.known = told.events.length;
    this.now.value = this.still(told, 0);
  }

  /** Plays events of the log once more, over what lay on the table before them; then the table is as it was. */
  recall(events: readonly SeenEvent[]): void {
    if (this.stop !== null || this.queue.length > 0) return;
    const { scenes, view, tempo, lies } = this;
    const log = this.now.value.events;
    const before = (at: number): Pictures => this.lieAfter({ events: log.slice(0, at), view });
    const beats = recalled({ scenes, view, log, before, now: lies, tempo }, events);
    for (const one of beats) this.enqueue({ ...one, event: null, view, moment: null });
    this.play();
  }

  /** Ends the running beat; returns whether there was one. */
  skip(): boolean {
    if (this.stop === null) return false;
    this.stop();
    this.stop = null;
    this.play();
    return true;
  }

  /** Shows at once all that is queued; returns how many beats that was. */
  catchUp(): number {
    const left = this.waiting + (this.stop === null ? 0 : 1);
    this.stop?.();
    this.stop = null;
    this.play(true);
    return left;
  }

  /** While the page is hidden nothing is played; the queue waits. */
  pause(isPaused: boolean): void {
    if (this.isPaused === isPaused) return;
    this.isPaused = isPaused;
    if (!isPaused && this.stop === null) this.play();
  }

  close(): void {
    this.stop?.();
    this.stop = null;
    this.queue = [];
  }

  /** Whether the log is the known one, told again because the match is over, and more: then the last act is played too. */
  private goesOn({ events, isOver }: Told<M>): boolean {
    if (isOver !== true || events.length <= this.known) return false;
    const { now } = this;
    const shown = now.value.events.length;
    const waits = this.queue.flatMap(({ event }) => (event === null ? [] : [event]));
    const known = [...now.value.events, ...(this.untold === null ? [] : [this.untold]), ...waits];
    if (known.some(({ kind }, i) => events[i]!.kind !== kind)) return false;
    now.value = { ...now.value, events: events.slice(0, shown), fresh: 0 };
    return true;
  }

  private enqueue(entry: Entry<M>): void {
    this.lies = lay(this.lies, entry.beat, (picture) => picture);
    this.queue.push(entry);
  }

  /** What the last acts have left on the table, for a viewer who opens it now. */
  private lieAfter({ events, view }: Pick<Told<M>, 'events' | 'view'>): Pictures {
    const last = events.slice(-REMEMBERED);
    let lies: Pictures = {};
    for (const [i, event] of last.entries()) {
      const beat = beatOf(this.scenes.beat(event, view, lies, last.slice(i + 1)));
      lies = lay(lies, beat, (picture) => picture);
    }
    return lies;
  }

  private still(told: Told<M>, fresh: number): StageState<M> {
    const { moment, view, events } = told;
    const held: { [place: string]: Laid } = {};
    for (const [place, picture] of Object.entries(this.lies)) held[place] = { picture, beat: 0 };
    return { moment, view, events, fresh, beat: null, held, waiting: 0 };
  }

  /** Takes beats from the queue up to the first that lasts. */
  private play(all = false): void {
    if (this.isPaused && !all) return;
    const { now, queue, manner } = this;
    let { view, held } = now.value;
    let moment = this.due ?? now.value.moment;
    this.due = null;
    const events: SeenEvent[] = this.untold === null ? [] : [this.untold];
    this.untold = null;
    let beat: Running | null = null;
    let taken = 0;
    while (taken < queue.length && beat === null) {
      const entry = queue[taken++]!;
      const n = ++this.beats;
      held = lay(held, entry.beat, (picture) => ({ picture, beat: n }));
      view = entry.view;
      const lasts = all ? 0 : lengthOf(entry.beat, this.tempo, manner.still(), this.behind(taken));
      const tellsAfter = lasts > 0 && entry.beat.tellsAfter;
      if (tellsAfter) this.untold = entry.event;
      else if (entry.event !== null) events.push(entry.event);
      if (lasts > 0) {
        if (entry.beat.sound !== null) manner.sound(entry.beat.sound);
        const event = entry.event ?? entry.again ?? now.value.events.at(-1)!;
        beat = { n, name: entry.beat.name, lasts, event, tellsAfter, again: entry.again !== undefined };
        this.due = entry.moment;
      } else if (entry.moment !== null) moment = entry.moment;
    }
    queue.splice(0, taken);
    if (beat !== null) {
      this.stop = manner.clock.after(beat.lasts, () => {
        this.stop = null;
        this.play();
      });
    } else if (taken === 0 && now.value.beat === null) return;
    now.value = {
      moment,
      view,
      events: events.length === 0 ? now.value.events : [...now.value.events, ...events],
      fresh: events.length,
      beat,
      held,
      waiting: this.waiting,
    };
  }

  private get waiting(): number {
    return this.queue.filter(({ beat }) => beat.lasts > 0).length;
  }

  /** Milliseconds of all beats from this place of the queue on. */
  private behind(from: number): number {
    let sum = 0;
    for (let i = from; i < this.queue.length; i++) sum += this.queue[i]!.beat.lasts;
    return sum * this.tempo;
  }
}
