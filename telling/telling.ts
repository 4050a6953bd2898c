// Events as sentences, in the reader's language.
//
// A game's message `event.<kind>` has places named like the event's fields. A field's value is written with the game's
// noun for it; a field that names a seat is written as the name of whoever sits there. A place that stands directly
// behind a word is an addition: it is put in brackets, and left out where the reader may not know the value.

import type { Part, SeenEvent } from '#engine/event.ts';
import { isVeil, type Scene } from '#engine/flow/flow.ts';
import { type Called, type Game, type Language, SEAT_FIELDS, SEAT_LISTS, type Words } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { printItem } from '#engine/requests/notation.ts';
import type { Bargain, Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { format, placesOf, type Values } from '#telling/messages.ts';
import { refusals } from '#telling/refusals.ts';
import { nounOf, printValue } from '#telling/values.ts';
import { type OwnWords, own } from '#telling/words.ts';

/** Kinds of things that games have words for under their kind, such as `card.laurel`. */
const NAMED = ['card', 'item', 'power', 'value', 'character', 'animal', 'type'];

/** Equal names once, with their number: `Energy 0 ×2, Rage`. */
function inCounts(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}

const isUnset = (value: Json | undefined): value is null | undefined => value === undefined || value === null;

const isBargain = (value: Json): value is Json & Bargain =>
  typeof value === 'object' && value !== null && 'giveCoins' in value && 'wantCoins' in value;

/** Nothing, none of it, or not; no item is negative, so a number below 0 says that there is none. */
const isTrivial = (value: Json): boolean =>
  value === null ||
  value === false ||
  value === 'none' ||
  (typeof value === 'number' && value < 0) ||
  (Array.isArray(value) && value.every((one) => one === 0 || one === null)) ||
  (isVeil(value) && value.hidden === 0);

/** What must be known of a game to put it into words. */
export type GameFace = Pick<Game, 'id' | 'title' | 'nouns' | 'words' | 'seatFields' | 'seatLists'>;

export class Telling {
  readonly game: GameFace;
  readonly language: Language;
  readonly names: readonly string[];
  private readonly roles: ReadonlySet<string>;
  private readonly bySeatLists: ReadonlySet<string>;
  /** Things by the names people call them, not as the notation writes them. */
  private readonly readable: boolean;

  constructor(game: GameFace, names: readonly string[], language: Language, readable = false) {
    this.game = game;
    this.names = names;
    this.language = language;
    this.roles = new Set(game.seatFields ?? SEAT_FIELDS);
    this.bySeatLists = new Set(game.seatLists ?? SEAT_LISTS);
    this.readable = readable;
  }

  get words(): Words {
    return this.game.words[this.language];
  }

  /** The words with what the players are called, as `seat.<n>`: for drawings. */
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

  /** The event as one sentence, without its clause. */
  event(event: SeenEvent): string {
    const message = this.words[`event.${event.kind}`];
    if (message === undefined) return this.bare(event);
    const values: { [name: string]: string | number } = {};
    for (const { name, addition, decides } of placesOf(message, this.language)) {
      const value = event[name] as Json | undefined;
      if (decides) values[name] = typeof value === 'number' || typeof value === 'string' ? value : 0;
      else if (addition) values[name] = this.addition(name, value);
      else values[name] = isUnset(value) ? '?' : this.value(name, value);
    }
    return format(message, this.language, values as Values);
  }

  /** A question of the game; its places are filled with what everybody there may know of the moment. */
  question(message: string, scene: Scene | null): string {
    const values: { [name: string]: string | number } = {};
    for (const { name, decides } of placesOf(message, this.language)) {
      const value = scene?.[name] as Json | undefined;
      if (decides) values[name] = typeof value === 'number' || typeof value === 'string' ? value : 0;
      else values[name] = isUnset(value) ? '?' : this.value(name, value);
    }
    return format(message, this.language, values);
  }

  /**
   * What is going on: the rule and what `viewer` may know of it, but for himself; empty where that says nothing. What the
   * game has no word for is its bookkeeping, and a plain yes says no more than its name.
   */
  situation({ rule, at: _at, sealed: _sealed, ...locals }: Scene, viewer: Seat): string {
    const told = Object.entries(locals as { [name: string]: Json }).flatMap(([name, value]) => {
      const word = this.words[`scene.${name}`] ?? this.words[name];
      if (word === undefined || isTrivial(value) || !this.isTellable(name, value)) return [];
      if ((this.isRole(name) || this.isFigure(name)) && value === viewer) return [];
      return [value === true ? word : `${word} ${this.value(name, value)}`];
    });
    return told.length === 0 ? '' : `${this.words[`rule.${rule}`] ?? rule}: ${told.join(' · ')}`;
  }

  /** Whether a value says something by its name: bare numbers in a list could be anything, and so could records. */
  private isTellable(name: string, value: Json): boolean {
    if (nounOf(this.game.nouns, name) !== null || this.isRole(name)) return true;
    if (Array.isArray(value)) return this.bySeatLists.has(name) || this.isRole(name.replace(/s$/, ''));
    if (typeof value === 'object' && value !== null) return isVeil(value) || isBargain(value);
    return value !== 0;
  }

  /** What an event says when the game has no words for it. */
  private bare({ n: _n, clause: _clause, kind, ...fields }: SeenEvent): string {
    const pairs = Object.entries(fields as { [name: string]: Json });
    return [kind, ...pairs.map(([name, value]) => `${name} ${this.value(name, value)}`)].join(', ').replace(',', ':');
  }

  private addition(name: string, value: Json | undefined): string {
    if (isUnset(value) || (Array.isArray(value) && value.length === 0)) return '';
    const text = this.value(name, value);
    return text === '' ? '' : ` (${text})`;
  }

  /** A field's value as a reader wants it. */
  value(name: string, value: Json): string {
    if (name === 'parts') return this.parts(value as unknown as Part[]);
    const single = name.replace(/s$/, '');
    if (this.bySeatLists.has(name) && Array.isArray(value)) return this.bySeat(value as (number | null)[]);
    if (Array.isArray(value) && (this.isRole(name) || this.isRole(single)))
      return this.list((value as number[]).map((seat) => this.seat(seat)));
    if (this.isRole(name)) return this.seat(value);
    if (this.isFigure(name)) return this.figures(name, value);
    if (Array.isArray(value)) return this.items(name, value);
    if (isVeil(value)) return this.tell('hidden', { count: value.hidden });
    if (isBargain(value)) return this.bargain(value);
    return this.single(name, value);
  }

  /** What an item is called: the player for a seat, the game's word for a thing, else its notation made readable. */
  item(of: string, item: Item): string {
    if (of === 'seat' && typeof item === 'number') return this.name(item);
    const called = this.called(of, item);
    if (called !== null) return called.name;
    const text = printItem(this.game.nouns, of, item);
    const word = [of, ...NAMED].map((kind) => this.words[`${kind}.${text}`]).find((one) => one !== undefined);
    if (word !== undefined) return word;
    const meant = this.words[`choice.${text}`];
    if (meant !== undefined && (typeof item === 'string' || !Object.hasOwn(this.game.nouns, of))) return meant;
    if (typeof item === 'string' && this.readable && this.words[text] !== undefined) return this.words[text]!;
    if (!/^[a-zà-ž]/i.test(text) || /[,:]/.test(text)) return text;
    const plain = text.replaceAll('-', ' ');
    // What a noun prints is a name; words of the notation are plain words.
    return typeof item === 'number' && plain.length > 2 ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  }

  /** What the game says about an item beyond its name: odds, a price, what a card does; null where it says nothing. */
  about(request: Request, item: Item): string | null {
    const hint = request.hints?.find((one) => one.item === item);
    const message = hint === undefined ? undefined : this.words[`hint.${hint.key}`];
    if (message !== undefined) return format(message, this.language, hint!.values);
    const called = this.called(request.of, item);
    if (called !== null) return called.about;
    const meant = this.words[`choice.${printItem(this.game.nouns, request.of, item)}`] ?? null;
    return meant === this.item(request.of, item) ? null : meant;
  }

  /** The question that a request puts, with what everybody may know of the moment filled in. */
  ask(clause: string, scene: Scene | null): string | null {
    const message = this.words[`ask.${clause}`];
    return message === undefined ? null : this.question(message, scene);
  }

  /** Why something is not allowed: in the game's words (`barred.<clause>`, `refused.<code>`), in ours, or the engine's. */
  reason({ clause, code, text }: Refusal): string {
    const own = this.words[code === 'barred' ? `barred.${clause}` : `refused.${code}`];
    return own ?? refusals[this.language][code] ?? text;
  }

  private called(of: string, item: Item): Called | null {
    if (!this.readable || !Object.hasOwn(this.game.nouns, of)) return null;
    return this.game.nouns[of]!.called?.(item, this.words, this.names) ?? null;
  }

  private isRole(name: string): boolean {
    return (this.roles.has(name) || name.endsWith('Seat')) && nounOf(this.game.nouns, name) === null;
  }

  /** Whether a noun of the game speaks of seats among other things. */
  private isFigure(name: string): boolean {
    const known = nounOf(this.game.nouns, name);
    return known !== null && this.game.nouns[known.noun]!.seats === true;
  }

  private figures(name: string, value: Json): string {
    const noun = nounOf(this.game.nouns, name)!.noun;
    const tell = (one: Json): string => {
      if (typeof one !== 'number' || one < 0) return printValue(this.game.nouns, noun, one);
      return this.names[one] ?? this.written(noun, one);
    };
    return Array.isArray(value) ? this.list(value.map(tell)) : tell(value);
  }

  /** Who plays the part: a seat, or where the game has more figures than seats, another one. */
  private seat(value: Json): string {
    if (typeof value !== 'number' || value < 0) return String(value ?? '–');
    const noun = Object.keys(this.game.nouns).find((one) => this.game.nouns[one]!.seats === true);
    return this.names[value] ?? (noun === undefined ? String(value) : this.written(noun, value));
  }

  private items(name: string, items: readonly Json[]): string {
    if (items.length === 0) return this.tell('nothing');
    const noun = nounOf(this.game.nouns, name)?.noun ?? '';
    const isPlain = items.every((item) => typeof item === 'number' || typeof item === 'string');
    const written = items.map((item) =>
      isPlain ? this.written(noun, item as Item) : printValue(this.game.nouns, name, item),
    );
    if (!this.readable) return written.join(' ');
    return noun === '' ? written.join(', ') : inCounts(written);
  }

  private single(name: string, value: Json): string {
    const known = nounOf(this.game.nouns, name);
    const word = this.readable && typeof value === 'string' ? this.words[`${name}.${value}`] : undefined;
    if (word !== undefined) return word;
    const isItem = known !== null && !known.many && (typeof value === 'string' || (value as number) >= 0);
    return this.readable && isItem ? this.item(known.noun, value as Item) : printValue(this.game.nouns, name, value);
  }

  private written(noun: string, item: Item): string {
    return this.readable ? this.item(noun, item) : printItem(this.game.nouns, noun, item);
  }

  private bySeat(numbers: readonly (number | null)[]): string {
    const given = numbers.flatMap((number, seat) => (number === null ? [] : [`${this.name(seat)} ${number}`]));
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

  /** `blow 3 + die 5 − stand 4`; parts of 0 say nothing. */
  private parts(parts: readonly Part[]): string {
    const told = parts.filter((part) => part.value !== 0);
    return told
      .map(({ label, value }, i) => {
        const sign = value < 0 ? (i === 0 ? '−' : '− ') : i === 0 ? '' : '+ ';
        const name = this.words[`part.${label}`] ?? this.words[label] ?? label;
        return `${sign}${name}${/\d$/.test(name) ? ':' : ''} ${Math.abs(value)}`;
      })
      .join(' ');
  }
}
