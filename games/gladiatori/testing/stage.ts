// A table set for a test: positions in the words of arrange.ts, decisions in the notation.
//
//   const s = stage({ set: [duel, 'seat 0 hand strength'] });
//   s.play('0: done | 0: new-strength | 0: attack:1 | 0: yes | 1: no');
//   s.refusal('0: pass')   why a decision is refused     s.from(0)   what a seat can pick now

import { fixedRandom, type Random } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import type { EventOf } from '#engine/events/declare.ts';
import type { Frame } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { parse, printItem } from '#engine/requests/notation.ts';
import type { Request } from '#engine/requests/request.ts';
import { arrange } from '#games/gladiatori/arrange.ts';
import { thingName } from '#games/gladiatori/cards.ts';
import type { events as declared } from '#games/gladiatori/events.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import type { Gladiator, Gladiatori } from '#games/gladiatori/state.ts';

type EventName = EventOf<typeof declared>['kind'];

export interface Scene {
  seats?: number;
  options?: { [name: string]: boolean | number | string };
  /** The frames to start with, the last on top: a rule, perhaps a step of it, and locals. */
  at?: [rule: string, locals?: object, step?: string][];
  set?: string[];
  dice?: number[];
  random?: Random;
}

/** A gladiator with middling values and eight cards in his HP deck. */
export const man = (seat: number, at: string, hand = '', more: string[] = []): string =>
  [
    `seat ${seat} values 5 4 5 5 3`,
    `seat ${seat} at ${at}`,
    `seat ${seat} hp energy-1*4 energy-0*4`,
    hand && `seat ${seat} hand ${hand}`,
    ...more.map((line) => `seat ${seat} ${line}`),
  ]
    .filter((line) => line !== '')
    .join('\n');

/** Two gladiators face to face. */
export const duel = (mine = 'strength', his = '', more: string[] = [], hisMore: string[] = []): string =>
  ['turn 3', 'round 1', man(0, '0,0 facing 0', mine, more), man(1, '1,0 facing 3', his, hisMore)].join('\n');

export class Stage {
  readonly g: Gladiatori;
  readonly table: Table<Gladiatori>;
  readonly log = new Log();

  constructor({ seats = 2, options = {}, at = [['activation', { by: 0 }]], set = [], dice = [], random }: Scene) {
    this.g = gladiatori.setup(seats, { ...defaultOptions(gladiatori.options), ...options });
    this.g.flow.frames = at.map(([name, locals = {}, step]) => {
      const frame = gladiatori.book.get(name)!.frame(locals as never) as Frame;
      if (step !== undefined) frame.at = step;
      return frame;
    });
    for (const line of set.join('\n').split('\n')) if (line.trim() !== '') arrange(this.g, line.trim());
    this.table = new Table(gladiatori, this.g, random ?? fixedRandom(dice, { shuffles: 'keep' }), this.log).run();
  }

  seat(seat: number): Gladiator {
    return this.g.gladiators[seat]!;
  }

  request(seat: number, command: string | null = null): Request {
    const found =
      command === null
        ? this.table.requestFor(seat)
        : (this.table.offersFor(seat).find(({ id }) => id === command) ?? null);
    if (found === null)
      throw new Error(
        `seat ${seat} is not asked ${command ?? 'anything'}; it waits at ${this.table.where()} for ${this.asked()}`,
      );
    return found;
  }

  /** Who is asked under which clause. */
  asked(): string {
    return this.table.asked.map(({ seat, clause }) => `${seat} ${clause}`).join(', ');
  }

  /** What a pick offers, as words. */
  from(seat: number): string[] {
    const request = this.request(seat);
    if (request.kind !== 'pick' && request.kind !== 'subset')
      throw new Error(`seat ${seat} is asked a ${request.kind}`);
    return request.from.map((item) => printItem(gladiatori.nouns, request.of, item));
  }

  /** The names of the fields of a form. */
  fields(seat: number): string[] {
    const request = this.request(seat);
    return request.kind === 'form' ? request.fields.map(({ name }) => name) : [];
  }

  /** The any-time Powers open to a seat; that it may surrender is left out. */
  offers(seat: number): string[] {
    return this.table
      .offersFor(seat)
      .map(({ id }) => String(id))
      .filter((id) => id !== 'surrender');
  }

  maySurrender(seat: number): boolean {
    return this.table.offersFor(seat).some(({ id }) => id === 'surrender');
  }

  refusal(line: string): Refusal | null {
    const [, seat, command = null, text = ''] = /^\s*(\d+)(?: !([\w-]+))?:\s*(.*?)\s*$/.exec(line)!;
    const request = this.request(Number(seat), command);
    const read = parse(request, text, gladiatori.nouns);
    return read.refusal ?? this.table.decide(Number(seat), request.id, read.choice);
  }

  /** Takes decisions, parted by |. */
  play(lines: string): this {
    for (const line of lines.split('|')) {
      const refusal = this.refusal(line);
      if (refusal !== null)
        throw new Error(
          `${line.trim()} is refused: ${refusal.clause} ${refusal.text}; waiting at ${this.table.where()} for ${this.asked()}`,
        );
    }
    return this;
  }

  /** The totals announced under this kind of event. */
  totals(kind: EventName): number[] {
    return this.log.events.filter((event) => event.kind === kind).map(({ fields }) => fields['total'] as number);
  }

  has(kind: EventName, clause?: string): boolean {
    return this.log.events.some((event) => event.kind === kind && (clause === undefined || event.clause === clause));
  }
}

export const stage = (scene: Scene): Stage => new Stage(scene);

/** The names of cards, Items, Powers and values. */
export const names = (things: readonly number[]): string[] => things.map(thingName);
