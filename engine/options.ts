// The options of a game, as a schema from which forms, command lines and checks are made.

import { type Refusal, shortened, shown } from '#engine/requests/legal.ts';

export type OptionValue = boolean | number | string;

/** What all options have. */
interface Common {
  clause: string;
  /** It means something only where each of these options has one of these values: else a form need not show it. */
  when?: { readonly [name: string]: readonly OptionValue[] };
}

export type Option = Common &
  (
    | { kind: 'flag'; default: boolean }
    | { kind: 'number'; min: number; max: number; default: number }
    | { kind: 'choice'; of: readonly string[]; default: string }
  );

export type OptionSchema = { readonly [name: string]: Option };
export type Options = { readonly [name: string]: OptionValue };

/** The part of a game that concerns its seats (see engine/game.ts). */
interface Seated {
  title: string;
  seats: { min: number; max: number };
  seatsFor?(options: Options): readonly number[];
}

/** The numbers of seats of a game with these options. */
export function seatNumbers({ seats: { min, max }, seatsFor }: Seated, options: Options): readonly number[] {
  return seatsFor?.(options) ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** Why the game cannot be played by so many with these options; null when it can. */
export function seatFault(game: Seated, seats: number, options: Options): string | null {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return `${game.title} takes ${min} to ${max} seats, not ${seats}`;
  }
  const numbers = seatNumbers(game, options);
  if (numbers.includes(seats)) return null;
  if (numbers.length === 0) return `${game.title} cannot be played with these options together`;
  return `${game.title} takes ${numbers.join(' or ')} seats with these options, not ${seats}`;
}

/** Whether an option means something beside the others. */
export const isMeant = ({ when = {} }: Option, options: Options): boolean =>
  Object.entries(when).every(([name, values]) => values.includes(options[name]!));

export function defaultOptions(schema: OptionSchema): Options {
  const options: Record<string, OptionValue> = {};
  for (const name in schema) options[name] = schema[name]!.default;
  return options;
}

/** The full options for the given ones, or why they are not possible. */
export function readOptions(schema: OptionSchema, given: unknown): Options | Refusal {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { clause: '', code: 'no-options', text: 'options are given as { name: value }' };
  }
  for (const [name, value] of Object.entries(given)) {
    const option = Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (option === undefined) {
      const known = Object.keys(schema).join(', ') || 'none';
      return { clause: '', code: 'no-option', text: `there is no option '${shortened(name)}'; there are: ${known}` };
    }
    const wanted = wantedInstead(option, value);
    if (wanted !== null) {
      return {
        clause: option.clause,
        code: 'bad-option',
        text: `option '${name}' must be ${wanted}, not ${shown(value)}`,
      };
    }
  }
  return { ...defaultOptions(schema), ...(given as Options) };
}

export const isRefusal = (read: Options | Refusal): read is Refusal =>
  typeof read['code'] === 'string' && 'text' in read;

function wantedInstead(option: Option, value: unknown): string | null {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : 'true or false';
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= option.min && value <= option.max
        ? null
        : `a whole number from ${option.min} to ${option.max}`;
    case 'choice':
      return typeof value === 'string' && option.of.includes(value) ? null : `one of ${option.of.join(', ')}`;
  }
}
