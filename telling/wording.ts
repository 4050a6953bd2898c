// Things and values in words, in the reader's language: the names of players, cards and places, what the game says about
// them, and why something is not allowed.

import type { Part } from '#engine/event.ts';
import { type EventField, standsFor } from '#engine/events/declare.ts';
import { isVeil } from '#engine/flow/scene.ts';
import type { Called, Game, Language, Noun, Words } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { printItem } from '#engine/requests/notation.ts';
import type { Bargain, Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { inCounts, isUnset } from '#telling/field-values.ts';
import { format, type Values } from '#telling/messages.ts';
import { naming, refusals } from '#telling/refusals.ts';
import { sumText } from '#telling/sums.ts';
import { printValue } from '#telling/values.ts';
import { type OwnWords, own } from '#telling/words.ts';

/** What is needed of a game to put it into words. */
export type GameFace = Pick<Game, 'id' | 'title' | 'nouns' | 'words' | 'events' | 'locals'>;

export class Wording {
  readonly game: GameFace;
  readonly language: Language;
  readonly names: readonly string[];
  /** Items by their names for people, not in the notation. */
  protected readonly readable: boolean;
  /** The seat that is addressed as "you" where the game has words for it; null: all are told by name. */
  protected readonly reader: Seat | null;
  /** The seat whose things are "yours" in a sentence; lists and buttons call them by the player's name. */
  protected owner: Seat | null = null;

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

  /** A drawing of a game, whose colons are written as in English, as the reader's language writes them. */
  spaced(drawing: string): string {
    return this.colon === ': ' ? drawing : drawing.replace(/(?<=[\p{L})]):(?=\s|$)/gmu, this.colon.trimEnd());
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

  protected addition(name: string, field: EventField, value: Json | undefined): string {
    if (isUnset(value) || (Array.isArray(value) && value.length === 0)) return '';
    const text = this.value(name, field, value);
    return text === '' ? '' : ` (${text})`;
  }

  /** A field's value for a reader. */
  protected value(name: string, field: EventField, told: Json): string {
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
    if (of === 'seat' && typeof item === 'number') return this.name(item);
    const called = this.called(of, item);
    if (called !== null) return called.name;
    const text = printItem(this.game.nouns, of, item);
    const groups = this.noun(of)?.groups ?? [of];
    const word = groups.map((group) => this.words[`${group}.${text}`]).find((one) => one !== undefined);
    if (word !== undefined) return word;
    const meant = this.words[`choice.${text}`];
    if (meant !== undefined && (typeof item === 'string' || !Object.hasOwn(this.game.nouns, of))) return meant;
    if (typeof item === 'string' && this.readable && this.words[text] !== undefined) return this.words[text]!;
    if (!/^[a-zà-ž]/i.test(text) || /[,:]/.test(text)) return text;
    const plain = text.replaceAll('-', ' ');
    // A noun prints names; words of the notation are plain words.
    return typeof item === 'number' && plain.length > 2 ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  }

  /** What the game says about an item beyond its name: odds, a price, an effect; null: nothing. */
  about(request: Request, item: Item): string | null {
    const hint = request.hints?.find((one) => one.item === item);
    const message = hint === undefined ? undefined : this.words[`hint.${hint.key}`];
    if (message !== undefined) return format(message, this.language, hint!.values);
    const called = this.called(request.of, item);
    if (called !== null) return called.about;
    const meant = this.words[`choice.${printItem(this.game.nouns, request.of, item)}`] ?? null;
    return meant === this.item(request.of, item) ? null : meant;
  }

  /**
   * Why something is not allowed: in the game's words (`barred.<clause>`, `refused.<code>.<clause>`, `refused.<code>`), in
   * ours, or the engine's.
   */
  reason(refusal: Refusal): string {
    const { clause, code, text } = refusal;
    const own =
      code === 'barred'
        ? this.words[`barred.${clause}`]
        : (this.words[`refused.${code}.${clause}`] ?? this.words[`refused.${code}`]);
    return own ?? this.naming(refusal) ?? refusals[this.language][code] ?? text;
  }

  /** The sentence with the items of a refusal; null: it is about none in particular. */
  private naming({ code, of = '', items = [], numbers, typed = '' }: Refusal): string | null {
    const message = naming[this.language][code];
    if (message === undefined || (items.length === 0 && numbers === undefined && typed === '')) return null;
    const names = [...new Set(items.map((item) => this.item(of, item)))];
    const [first = 0, second = 0] = numbers ?? [];
    return format(message, this.language, { items: names.join(', '), first, second, typed, field: this.field(typed) });
  }

  private noun(of: string): Noun | null {
    return Object.hasOwn(this.game.nouns, of) ? this.game.nouns[of]! : null;
  }

  protected called(of: string, item: Item): Called | null {
    return this.readable ? (this.noun(of)?.called?.(item, this.words, this.names, this.owner) ?? null) : null;
  }

  /** Whether a noun of the game includes seats among other things. */
  protected isFigure({ of }: EventField): boolean {
    return this.noun(of)?.seats === true;
  }

  private figures(noun: string, value: Json): string {
    const tell = (one: Json): string => {
      if (typeof one !== 'number' || one < 0) return printValue(this.game.nouns, noun, one);
      return this.names[one] ?? this.written(noun, one);
    };
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
    const isNoun = this.noun(of) !== null;
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
    const isItem = this.noun(of) !== null && (typeof value === 'string' || (value as number) >= 0);
    return this.readable && isItem ? this.item(of, value as Item) : printValue(this.game.nouns, of, value);
  }

  private written(noun: string, item: Item): string {
    return this.readable ? this.item(noun, item) : printItem(this.game.nouns, noun, item);
  }

  private bySeat(numbers: readonly (number | null)[]): string {
    const name = (seat: number): string => (seat === (this.reader ?? this.owner) ? this.tell('you') : this.name(seat));
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
