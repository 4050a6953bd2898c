// The declaration of a game's events.
//
//   export const events = defineEvents(nouns, {
//     roundBegan: begins('round', { round: 'number' }),
//     rolled:     { seat: 'seat', dice: 'die[]' },
//     drew:       { seat: 'seat', count: 'number', cards: secret('card[]') },
//     scored:     { seat: 'seat', total: 'number', parts: sumOf('total') },
//   });
//
// The compiler checks `Log.emit` against it, and the conformance suite does so while games are played. A reader of an
// event (log, live region, scenes, scenarios) looks up here what a field is, and never guesses from the field's name.
//
// A field is one of
//   seat      a seat; people read the player's name
//   number    a number
//   die       what a die shows
//   flag      yes or no
//   word      a word of the game; people read the message `<field>.<word>` where the game has one
//   clause    the id of a clause
//   bargain   both sides of an offer
//   <noun>    an item of the game, written with that noun
// and k[] is a list, k[seat] a list with one entry for each seat (null: none), k[][] a list of lists. k? may be null or
// missing. oneOf(…) is a word out of a few. sumOf(total) are the parts of the number in the field `total`; sumOf('total?')
// may be missing. recordsBy(noun), of locals only, is a list of records, each known by its field of that name. Only the
// viewers that emit names may read a secret(…) field; where all may, it is emitted like any other.

import type { Part } from '#engine/event.ts';
import type { Noun } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Bargain, Item } from '#engine/requests/request.ts';
import type { Viewers } from '#engine/seat.ts';

type Plain = 'seat' | 'number' | 'die' | 'flag' | 'word' | 'clause' | 'bargain';
type Named<N extends string> = `${Plain | N}${'' | '[]' | '[][]' | '[seat]'}${'' | '?'}`;

export interface OneOf<W extends string> {
  readonly oneOf: readonly W[];
}
export interface SumOf<T extends string> {
  readonly sumOf: T;
}
export interface RecordsBy<N extends string> {
  readonly recordsBy: N;
}
type Open<N extends string> = Named<N> | OneOf<string> | SumOf<string>;
export interface SecretKind<K> {
  readonly secret: K;
}

/** The fields of an event and their kinds. */
export type FieldKinds<N extends string = string> = { readonly [field: string]: Open<N> | SecretKind<Open<N>> };

/** What a beginning opens: its line in a log is a heading. */
export type Stretch = 'round' | 'turn' | 'phase';
export interface Beginning<F extends FieldKinds> {
  readonly begins: Stretch;
  readonly with: F;
}
type IsBeginning = { readonly begins: Stretch };

export type Declaration<N extends string = string> = {
  readonly [kind: string]: FieldKinds<N> | Beginning<FieldKinds<N>>;
};

export const oneOf = <const W extends string>(...words: W[]): OneOf<W> => ({ oneOf: words });
export const sumOf = <const T extends string>(total: T): SumOf<T> => ({ sumOf: total });
export const recordsBy = <const N extends string>(noun: N): RecordsBy<N> => ({ recordsBy: noun });
export const secret = <const K>(kind: K): SecretKind<K> => ({ secret: kind });
export const begins = <const F extends FieldKinds>(stretch: Stretch, fields: F): Beginning<F> => ({
  begins: stretch,
  with: fields,
});

/** What identifies a value: for records, their identifying field. */
export const standsFor = ({ by }: EventField, value: Json): Json =>
  by === null || !Array.isArray(value) ? value : value.map((one) => (one as { [name: string]: Json })[by]!);

/** A field as readers need it. */
export interface EventField {
  /** One of the kinds above: seat, number, die, flag, word, clause, bargain, sum, or a noun of the game. */
  readonly of: string;
  readonly shape: 'one' | 'list' | 'lists' | 'seats';
  readonly optional: boolean;
  readonly secret: boolean;
  /** The words it may be, where they are listed. */
  readonly words: readonly string[] | null;
  /** Of parts: the field they add up to. */
  readonly total: string | null;
  /** Of records: the field that identifies each of them. */
  readonly by: string | null;
}

export interface EventKind {
  readonly begins: Stretch | null;
  readonly fields: { readonly [field: string]: EventField };
}

/** The declared events; `declared` exists only for the compiler. */
export interface Events<D extends Declaration = Declaration> {
  readonly kinds: { readonly [kind: string]: EventKind };
  readonly declared?: D;
}

/** Kinds by name, for the locals of a game's rules. */
export type Fields = { readonly [name: string]: EventField };

type Nouns = { readonly [of: string]: Noun };

export function defineEvents<const N extends Nouns, const D extends Declaration<keyof N & string>>(
  _nouns: N,
  declared: D,
): Events<D> {
  const kinds: { [kind: string]: EventKind } = {};
  for (const [kind, one] of Object.entries(declared) as [string, FieldKinds | Beginning<FieldKinds>][]) {
    const isBeginning = typeof (one as Partial<IsBeginning>).begins === 'string' && 'with' in one;
    const begins = isBeginning ? (one as Beginning<FieldKinds>).begins : null;
    kinds[kind] = { begins, fields: fieldsOf(isBeginning ? (one as Beginning<FieldKinds>).with : (one as FieldKinds)) };
  }
  return { kinds };
}

/** The kinds of the locals of a game's rules: one kind per name, whichever rule it is a local of. */
export const defineLocals = <const N extends Nouns>(
  _nouns: N,
  declared: { readonly [local: string]: Open<keyof N & string> | RecordsBy<keyof N & string> },
): Fields => fieldsOf(declared);

/** The kind of a local; where a name means different things in two rules, it is declared as `rule.local`. */
export const localOf = (locals: Fields, rule: string, local: string): EventField | undefined =>
  locals[`${rule}.${local}`] ?? locals[local];

const fieldsOf = (declared: { readonly [name: string]: FieldKinds[string] | RecordsBy<string> }): Fields =>
  Object.fromEntries(Object.entries(declared).map(([name, kind]) => [name, fieldOf(kind)]));

const SHAPES = { '': 'one', '[]': 'list', '[][]': 'lists', '[seat]': 'seats' } as const;

function fieldOf(kind: FieldKinds[string] | RecordsBy<string>): EventField {
  const base: EventField = {
    of: 'word',
    shape: 'one',
    optional: false,
    secret: false,
    words: null,
    total: null,
    by: null,
  };
  if (typeof kind === 'object') {
    if ('secret' in kind) return { ...fieldOf(kind.secret), secret: true };
    if ('recordsBy' in kind) return { ...base, of: kind.recordsBy, shape: 'list', by: kind.recordsBy };
    if ('oneOf' in kind) return { ...base, words: kind.oneOf };
    const [, total, optional] = /^(\w+)(\??)$/.exec(kind.sumOf) as unknown as string[];
    return { ...base, of: 'sum', shape: 'list', optional: optional === '?', total: total! };
  }
  const [, of, shape, optional] = /^(\w+)(|\[\]|\[\]\[\]|\[seat\])(\??)$/.exec(kind) as unknown as string[];
  return { ...base, of: of!, shape: SHAPES[shape as keyof typeof SHAPES], optional: optional === '?' };
}

// What follows is for the compiler.

type One<B> = B extends 'flag'
  ? boolean
  : B extends 'seat' | 'number' | 'die'
    ? number
    : B extends 'word' | 'clause'
      ? string
      : B extends 'bargain'
        ? Bargain
        : Item;
type Shaped<K> = K extends `${infer B}[][]`
  ? readonly (readonly One<B>[])[]
  : K extends `${infer B}[seat]`
    ? readonly (One<B> | null)[]
    : K extends `${infer B}[]`
      ? readonly One<B>[]
      : One<K>;
type Value<K> =
  K extends SecretKind<infer S>
    ? Value<S>
    : K extends OneOf<infer W>
      ? W
      : K extends SumOf<infer T>
        ? readonly Part[] | (T extends `${string}?` ? null : never)
        : K extends `${infer B}?`
          ? Shaped<B> | null
          : Shaped<K>;
type IsOptional<K> =
  K extends SecretKind<infer S> ? IsOptional<S> : K extends `${string}?` | SumOf<`${string}?`> ? true : false;
type Having<F, Secrets extends boolean> = {
  [N in keyof F as F[N] extends SecretKind<unknown>
    ? Secrets extends true
      ? N
      : never
    : Secrets extends true
      ? never
      : N]: F[N];
};
type Values<F> = {
  -readonly [N in keyof F as IsOptional<F[N]> extends true ? never : N]: Value<F[N]>;
} & {
  -readonly [N in keyof F as IsOptional<F[N]> extends true ? N : never]?: Value<F[N]>;
};
type FieldsIn<E> = E extends Beginning<infer F> ? F : E;
/** The clause of an event, where it is not that of the running step. */
type Stamp = { clause?: string };
type OpenValues<F> = Values<Having<F, false>>;
type SecretValues<F> = Values<Having<F, true>>;

/** Fields of an event that only the viewers in `to` may read. */
export interface ShownTo<F> {
  to: Viewers;
  fields: F;
}

type Loose = Stamp & { [field: string]: unknown };
/** What any event can be emitted with, where its game is unknown. */
export type AnyEmitted = [fields?: Loose, ...shown: ShownTo<object>[]];
/** What an event of this kind is emitted with. */
export type EmittedFields<E> = E extends unknown
  ? string extends keyof FieldsIn<E>
    ? AnyEmitted
    : EmittedOf<FieldsIn<E>>
  : never;
type EmittedOf<F> = [keyof F] extends [never]
  ? [fields?: Stamp]
  : [keyof Having<F, true>] extends [never]
    ? [fields: OpenValues<F> & Stamp]
    :
        | [fields: OpenValues<F> & SecretValues<F> & Stamp]
        | [fields: OpenValues<F> & Stamp, shown: ShownTo<SecretValues<F>>]
        | [
            fields: OpenValues<F> & Partial<SecretValues<F>> & Stamp,
            one: ShownTo<Partial<SecretValues<F>>>,
            other: ShownTo<Partial<SecretValues<F>>>,
            ...more: ShownTo<Partial<SecretValues<F>>>[],
          ];

/** The events of a game as one viewer may read them, told apart by `kind`; secrets may be missing. */
export type EventOf<E extends Events> = E extends Events<infer D> ? Seen<D> : never;
type Seen<D extends Declaration> = {
  [K in keyof D & string]: { n: number; clause: string; kind: K } & OpenValues<FieldsIn<D[K]>> &
    Partial<SecretValues<FieldsIn<D[K]>>>;
}[keyof D & string];
