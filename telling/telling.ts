// Events as sentences, in the reader's language.
//
// A game's message `event.<kind>` has placeholders named like the event's fields. The game's declaration says what a field
// is: a seat becomes the player's name, an item the game's noun for it. A placeholder directly after a word is an addition:
// it is put in brackets, and left out where the reader may not know the value. `cards_count` is the length of `cards`,
// `target_own` whether the target is the seat that acts, `stacks_any` whether there is anything in `stacks`.

import type { Part, SeenEvent } from '#engine/event.ts';
import { type EventField, localOf, type Stretch, standsFor } from '#engine/events/declare.ts';
import type { Scene } from '#engine/flow/scene.ts';
import type { Json } from '#engine/json.ts';
import type { Seat } from '#engine/seat.ts';
import { cellsIn, readerIn, seatIn } from '#telling/event-facts.ts';
import { ANY, COUNT, countIn, isTellable, isUnset, OWN, UNDECLARED } from '#telling/field-values.ts';
import { format, placesOf, type Values, withMinus } from '#telling/messages.ts';
import { Wording } from '#telling/wording.ts';
import { own } from '#telling/words.ts';

/** A sentence may begin with "your"; a player's name stays as it is written. */
const begun = (text: string, names: readonly string[]): string =>
  names.some((name) => text.startsWith(name)) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** What selects a form of a message: a number, a word, 'true' or 'false'. */
const deciding = (value: Json | undefined): number | string =>
  typeof value === 'boolean' ? String(value) : typeof value === 'number' || typeof value === 'string' ? value : 0;

/** The group of words for events that are told as one (telling/runs.ts); null: a single event. */
const runOf = ({ run }: SeenEvent): string | null => (typeof run === 'string' ? run : null);

export class Telling extends Wording {
  private readerTelling: Telling | null = null;
  private ownerTelling: Telling | null = null;

  /** The event as one sentence, without its clause. A game may have words of its own for a kind under one clause. */
  event(event: SeenEvent): string {
    const addressed = this.addressing(event);
    const message = addressed ?? this.messageOf(runOf(event) ?? 'event', event);
    if (message === undefined) return this.bare(event);
    // Where the sentence says "you", so do its lists of players.
    const teller = addressed === undefined ? this.toOwner : this.toReader;
    const values: { [name: string]: string | number } = {};
    for (const { name, addition, decides } of placesOf(message, this.language)) {
      const value = event[name] as Json | undefined;
      const field = this.fieldOf(event.kind, name);
      if (name.endsWith(COUNT)) values[name] = countIn(event[name.slice(0, -COUNT.length)]);
      else if (name.endsWith(ANY)) {
        const base = name.slice(0, -ANY.length);
        values[name] = isTellable(this.fieldOf(event.kind, base), (event[base] ?? null) as Json) ? 'yes' : 'no';
      } else if (name.endsWith(OWN))
        values[name] = event[name.slice(0, -OWN.length)] === this.seatOf(event) ? 'yes' : 'no';
      else if (decides) values[name] = deciding(value);
      else if (addition) values[name] = teller.addition(name, field, value);
      else values[name] = isUnset(value) ? '?' : teller.value(name, field, value);
    }
    const text = format(message, this.language, values as Values);
    return this.readable ? withMinus(begun(text, this.names)) : text;
  }

  private messageOf(group: string, { kind, clause }: SeenEvent): string | undefined {
    return this.words[`${group}.${kind}.${clause}`] ?? this.words[`${group}.${kind}`];
  }

  /** The message that says "you"; undefined: it does not name the reader, or the game has none. */
  private addressing(event: SeenEvent): string | undefined {
    if (this.reader === null) return undefined;
    const isSeat = (field: EventField): boolean => field.of === 'seat' || this.isFigure(field);
    const role = readerIn(this.fieldsOf(event), event, this.reader, isSeat);
    const run = runOf(event);
    return role === null ? undefined : this.messageOf(run === null ? role : `${role}-${run}`, event);
  }

  /** What the reader is called at the beginning of a sentence; null: all are told by name. */
  get pronoun(): { seat: Seat; word: string } | null {
    return this.reader === null ? null : { seat: this.reader, word: own[this.language].You };
  }

  /** The same words, with the reader as "you" in place of the name. */
  private get toReader(): Telling {
    this.readerTelling ??= new Telling(
      this.game,
      this.names.map((name, seat) => (seat === this.reader ? own[this.language].you : name)),
      this.language,
      this.readable,
    );
    this.readerTelling.owner = this.reader;
    return this.readerTelling;
  }

  /** The same words, with everybody by name, and what is the reader's as "yours". */
  private get toOwner(): Telling {
    if (this.reader === null) return this;
    this.ownerTelling ??= new Telling(this.game, this.names, this.language, this.readable);
    this.ownerTelling.owner = this.reader;
    return this.ownerTelling;
  }

  /** The same words, with everybody by name. */
  get byName(): Telling {
    return this.reader === null ? this : new Telling(this.game, this.names, this.language, this.readable);
  }

  /** What the things mean that the event names, such as the text of a card; null: there is nothing to add. */
  explains(event: SeenEvent): string | null {
    const texts = this.fieldsOf(event).flatMap(([name, field]) => {
      const value = standsFor(field, (event[name] ?? null) as Json);
      const items = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number' && one >= 0);
      return (items as number[]).flatMap((item) => {
        const called = this.called(field.of, item);
        return called === null || called.about === null ? [] : [`${called.name}${this.colon}${called.about}`];
      });
    });
    return texts.length === 0 ? null : [...new Set(texts)].join(' · ');
  }

  /** What the event opens, such as a round: its line is a heading. Null: nothing. */
  begins(event: SeenEvent): Stretch | null {
    return this.game.events.kinds[event.kind]?.begins ?? null;
  }

  /** The seat that acts in the event: the first seat it names. Null: none. */
  seatOf(event: SeenEvent): Seat | null {
    return seatIn(this.fieldsOf(event), event);
  }

  /** The cells the event names, those of a way included. */
  cellsOf(event: SeenEvent): number[] {
    return cellsIn(this.fieldsOf(event), event);
  }

  /** The computed numbers of the event, with the parts the reader may know. */
  sums(event: SeenEvent): { name: string; parts: readonly Part[]; total: Json }[] {
    return this.fieldsOf(event).flatMap(([name, { of, total }]) => {
      const parts = event[name] as unknown as Part[] | null | undefined;
      return of === 'sum' && parts ? [{ name, parts, total: (event[total!] ?? null) as Json }] : [];
    });
  }

  private fieldsOf(event: SeenEvent): [string, EventField][] {
    return Object.entries(this.game.events.kinds[event.kind]?.fields ?? {});
  }

  /** A question of the game; its placeholders are filled with public facts of the moment. */
  question(message: string, scene: Scene | null): string {
    const values: { [name: string]: string | number } = {};
    for (const { name, decides } of placesOf(message, this.language)) {
      const value = scene?.[name] as Json | undefined;
      if (decides) values[name] = deciding(value);
      else values[name] = isUnset(value) ? '?' : this.value(name, this.localOf(scene, name), value);
    }
    return format(message, this.language, values);
  }

  /** The question of a request, filled with public facts of the moment. */
  ask(clause: string, scene: Scene | null): string | null {
    const message = this.words[`ask.${clause}`];
    return message === undefined ? null : this.question(message, scene);
  }

  /** The running rule and the locals that `viewer` may know, but those about `viewer`. Locals without a word are internal. */
  situation({ rule, at: _at, sealed: _sealed, ...locals }: Scene, viewer: Seat): string {
    const told = Object.entries(locals as { [name: string]: Json }).flatMap(([name, value]) => {
      const word = this.words[`scene.${name}`];
      const field = localOf(this.game.locals, rule, name);
      if (word === undefined || field === undefined || !isTellable(field, value)) return [];
      if ((field.of === 'seat' || this.isFigure(field)) && value === viewer) return [];
      return [value === true ? word : `${word} ${this.value(name, field, value)}`];
    });
    return told.length === 0 ? '' : `${this.words[`rule.${rule}`] ?? rule}${this.colon}${told.join(' · ')}`;
  }

  private localOf(scene: Scene | null, name: string): EventField {
    return (scene === null ? undefined : localOf(this.game.locals, scene.rule, name)) ?? UNDECLARED;
  }

  private fieldOf(kind: string, name: string): EventField {
    return this.game.events.kinds[kind]?.fields[name] ?? UNDECLARED;
  }

  /** The sentence of an event for which the game has no message. */
  private bare({ n: _n, clause: _clause, kind, ...fields }: SeenEvent): string {
    const pairs = Object.entries(fields as { [name: string]: Json });
    return [kind, ...pairs.map(([name, value]) => `${name} ${this.value(name, this.fieldOf(kind, name), value)}`)]
      .join(', ')
      .replace(',', ':');
  }
}
