// Events as sentences, in the reader's language.
//
// A game's message `event.<kind>` has placeholders named like the event's fields. The game's declaration says what a field
// is: a seat becomes the player's name, an item the game's noun for it. A placeholder directly after a word is an addition:
// it is put in brackets, and left out where the reader may not know the value. `cards_count` is the length of `cards`,
// `target_own` whether the target is the seat that acts.

import type { Part, SeenEvent } from '#engine/event.ts';
import { type EventField, localOf, type Stretch, standsFor } from '#engine/events/declare.ts';
import { isVeil, type Scene } from '#engine/flow/scene.ts';
import type { Game, Language, Words } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { printItem } from '#engine/requests/notation.ts';
import type { Bargain, Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { cellsIn, readerIn, seatIn, sumsIn } from '#telling/event-facts.ts';
import { COUNT, countIn, inCounts, isTellable, isUnset, OWN, UNDECLARED } from '#telling/field-values.ts';
import { aboutIn, itemIn, nounIn } from '#telling/items.ts';
import { format, placesOf, type Values, withMinus } from '#telling/messages.ts';
import { reasonOf } from '#telling/refusals.ts';
import { sumText } from '#telling/sums.ts';
import { printValue } from '#telling/values.ts';
import { type OwnWords, own } from '#telling/words.ts';

/** What is needed of a game to put it into words. */
export type GameFace = Pick<Game, 'id' | 'title' | 'nouns' | 'words' | 'events' | 'locals'>;

export class Telling {
  readonly game: GameFace;
  readonly language: Language;
  readonly names: readonly string[];
  /** Items by their names for people, not in the notation. */
  private readonly readable: boolean;
  /** The seat that is addressed as "you" where the game has words for it; null: all are told by name. */
  private readonly reader: Seat | null;
  private readerTelling: Telling | null = null;

  constructor(
    game: GameFace,
    names: readonly string[],
    language: Language,
    readable = false,
    reader: Seat | null = null,
  ) {
    this.reader = reader;
    this.game = game;
    this.names = names;
    this.language = language;
    this.readable = readable;
  }

  get words(): Words {
    return this.game.words[this.language];
  }

  /** The words with the players' names, as `seat.<n>`: for drawings. */
  get drawingWords(): Words {
    return { ...this.words, ...Object.fromEntries(this.names.map((name, seat) => [`seat.${seat}`, name])) };
  }

  get colon(): string {
    return own[this.language].colon;
  }

  /** What a field of a form is called. */
  field(name: string): string {
    return this.words[`field.${name}`] ?? this.words[name] ?? name;
  }

  name(seat: number): string {
    return this.names[seat] ?? String(seat);
  }

  /** The event as one sentence, without its clause. A game may have words of its own for a kind under one clause. */
  event(event: SeenEvent): string {
    const addressed = this.addressing(event);
    const message = addressed ?? this.messageOf('event', event);
    if (message === undefined) return this.bare(event);
    // Where the sentence says "you", so do its lists of players.
    const teller = addressed === undefined ? this : this.toReader;
    const values: { [name: string]: string | number } = {};
    for (const { name, addition, decides } of placesOf(message, this.language)) {
      const value = event[name] as Json | undefined;
      const field = this.fieldOf(event.kind, name);
      if (name.endsWith(COUNT)) values[name] = countIn(event[name.slice(0, -COUNT.length)]);
      else if (name.endsWith(OWN))
        values[name] = event[name.slice(0, -OWN.length)] === this.seatOf(event) ? 'yes' : 'no';
      else if (decides) values[name] = typeof value === 'number' || typeof value === 'string' ? value : 0;
      else if (addition) values[name] = teller.addition(name, field, value);
      else values[name] = isUnset(value) ? '?' : teller.value(name, field, value);
    }
    const text = format(message, this.language, values as Values);
    return this.readable ? withMinus(text) : text;
  }

  private messageOf(group: string, { kind, clause }: SeenEvent): string | undefined {
    return this.words[`${group}.${kind}.${clause}`] ?? this.words[`${group}.${kind}`];
  }

  /** The message that says "you"; undefined: it does not name the reader, or the game has none. */
  private addressing(event: SeenEvent): string | undefined {
    if (this.reader === null) return undefined;
    const isSeat = (field: EventField): boolean => field.of === 'seat' || this.isFigure(field);
    const role = readerIn(this.fieldsOf(event), event, this.reader, isSeat);
    return role === null ? undefined : this.messageOf(role, event);
  }

  /** What the reader is called at the beginning of a sentence; null: all are told by name. */
  get pronoun(): { seat: Seat; word: string } | null {
    return this.reader === null ? null : { seat: this.reader, word: own[this.language].You };
  }

  /** The same words, with the reader as "you" in place of the name. */
  private get toReader(): Telling {
    const names = this.names.map((name, seat) => (seat === this.reader ? own[this.language].you : name));
    this.readerTelling ??= new Telling(this.game, names, this.language, this.readable);
    return this.readerTelling;
  }

  /** The same words, with everybody by name. */
  get byName(): Telling {
    return this.reader === null ? this : new Telling(this.game, this.names, this.language, this.readable);
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
    return sumsIn(this.fieldsOf(event), event);
  }

  private fieldsOf(event: SeenEvent): [string, EventField][] {
    return Object.entries(this.game.events.kinds[event.kind]?.fields ?? {});
  }

  /** A question of the game; its placeholders are filled with public facts of the moment. */
  question(message: string, scene: Scene | null): string {
    const values: { [name: string]: string | number } = {};
    for (const { name, decides } of placesOf(message, this.language)) {
      const value = scene?.[name] as Json | undefined;
      if (decides) values[name] = typeof value === 'number' || typeof value === 'string' ? value : 0;
      else values[name] = isUnset(value) ? '?' : this.value(name, this.localOf(scene, name), value);
    }
    return format(message, this.language, values);
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

  private addition(name: string, field: EventField, value: Json | undefined): string {
    if (isUnset(value) || (Array.isArray(value) && value.length === 0)) return '';
    const text = this.value(name, field, value);
    return text === '' ? '' : ` (${text})`;
  }

  /** A field's value for a reader. */
  private value(name: string, field: EventField, told: Json): string {
    const { of, shape } = field;
    const value = standsFor(field, told);
    if (isVeil(value)) return this.tell('hidden', { count: value.hidden });
    if (of === 'sum') return sumText(this.words, value as unknown as Part[]);
    if (of === 'bargain') return this.bargain(value as unknown as Bargain);
    if (shape === 'seats' && Array.isArray(value)) return this.bySeat(value as (number | null)[]);
    if (of === 'seat')
      return Array.isArray(value) ? this.list((value as number[]).map((seat) => this.seat(seat))) : this.seat(value);
    if (this.isFigure(field)) return this.figures(of, value);
    if (Array.isArray(value)) return this.items(of, value);
    return this.single(name, of, value);
  }

  /** The name of an item: the player for a seat, the game's word for a thing, else its notation made readable. */
  item(of: string, item: Item): string {
    return of === 'seat' && typeof item === 'number' ? this.name(item) : itemIn(this.naming, of, item);
  }

  /** What the game says about an item beyond its name: odds, a price, an effect; null: nothing. */
  about(request: Request, item: Item): string | null {
    return aboutIn(this, this.naming, request, item);
  }

  private get naming() {
    return { game: this.game, words: this.words, names: this.names, readable: this.readable };
  }

  /** The question of a request, filled with public facts of the moment. */
  ask(clause: string, scene: Scene | null): string | null {
    const message = this.words[`ask.${clause}`];
    return message === undefined ? null : this.question(message, scene);
  }

  /** Why something is not allowed: in the game's words (`barred.<clause>`, `refused.<code>`), in ours, or the engine's. */
  reason(refusal: Refusal): string {
    return reasonOf(this, refusal);
  }

  /** Whether a noun of the game includes seats among other things. */
  private isFigure({ of }: EventField): boolean {
    return nounIn(this.game, of)?.seats === true;
  }

  private figures(noun: string, value: Json): string {
    const tell = (one: Json): string =>
      typeof one !== 'number' || one < 0
        ? printValue(this.game.nouns, noun, one)
        : (this.names[one] ?? this.written(noun, one));
    return Array.isArray(value) ? this.list(value.map(tell)) : tell(value);
  }

  /** The actor: a seat, or another figure where the game has more figures than seats. */
  private seat(value: Json): string {
    if (typeof value !== 'number' || value < 0) return String(value ?? '–');
    const noun = Object.keys(this.game.nouns).find((one) => this.game.nouns[one]!.seats === true);
    return this.names[value] ?? (noun === undefined ? String(value) : this.written(noun, value));
  }

  private items(of: string, items: readonly Json[]): string {
    if (items.length === 0) return this.tell('nothing');
    const isNoun = nounIn(this.game, of) !== null;
    const isPlain = items.every((item) => typeof item === 'number' || typeof item === 'string');
    const written = items.map((item) =>
      isPlain ? this.written(isNoun ? of : '', item as Item) : printValue(this.game.nouns, of, item),
    );
    if (!this.readable) return written.join(' ');
    return isNoun ? inCounts(written) : written.join(', ');
  }

  private single(name: string, of: string, value: Json): string {
    const word = this.readable && typeof value === 'string' ? this.words[`${name}.${value}`] : undefined;
    if (word !== undefined) return word;
    const isItem = nounIn(this.game, of) !== null && (typeof value === 'string' || (value as number) >= 0);
    return this.readable && isItem ? this.item(of, value as Item) : printValue(this.game.nouns, of, value);
  }

  private written(noun: string, item: Item): string {
    return this.readable ? this.item(noun, item) : printItem(this.game.nouns, noun, item);
  }

  private bySeat(numbers: readonly (number | null)[]): string {
    const name = (seat: number): string => (seat === this.reader ? this.tell('you') : this.name(seat));
    const given = numbers.flatMap((number, seat) => (number === null ? [] : [`${name(seat)} ${number}`]));
    return given.join(', ') || this.tell('nothing');
  }

  private bargain({ give, giveCoins, want, wantCoins }: Bargain): string {
    const side = (items: readonly Item[], coins: number): string =>
      [...(items.length > 0 ? [this.items('', items)] : []), ...(coins > 0 ? [`$${coins}`] : [])].join(' + ') ||
      this.tell('nothing');
    return this.tell('bargain', { give: side(give, giveCoins), want: side(want, wantCoins) });
  }

  private list(names: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(names);
  }

  private tell(key: keyof OwnWords, values: Values = {}): string {
    return format(own[this.language][key], this.language, values);
  }
}
