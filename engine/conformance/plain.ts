// The check 'json': a state is plain data, and so are events and determinised states.

import { fingerprint } from '#engine/conformance/fingerprint.ts';
import type { Trial } from '#engine/conformance/trial.ts';

/** What in `value` is not plain data, and where; null when all of it is. */
export const unplain = (value: unknown, path = ''): string | null => (isPlain(value) ? null : strange(value, path));

/** The fast path: nearly every value is plain, and then no path to the fault is needed. */
function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object':
      return value === null || (Array.isArray(value) ? isPlainList(value) : isPlainObject(value));
    default:
      return false;
  }
}

function isPlainList(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (Number.isInteger(item)) continue;
    if (!isPlain(item)) return false;
  }
  return Object.keys(list).length === list.length;
}

function isPlainObject(object: object): boolean {
  if (Object.getPrototypeOf(object) !== Object.prototype) return false;
  for (const key in object) if (!isPlain((object as Record<string, unknown>)[key])) return false;
  return true;
}

function strange(value: unknown, path: string): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${path} is ${value}`;
    case 'object':
      return value === null ? null : strangeObject(value, path);
    default:
      return `${path} is ${typeof value}`;
  }
}

function strangeObject(value: object, path: string): string | null {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = strange(value[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return Object.keys(value).length === value.length ? null : `${path} is a list with names or gaps in it`;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype) return `${path} is a ${value.constructor?.name ?? 'thing without a prototype'}`;
  for (const key in value) {
    const found = strange((value as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** The order of the fields of a state and of its frames, which must never change. */
export class FieldOrder {
  private readonly first: readonly string[];
  private readonly frames = new Map<string, readonly string[]>();

  constructor(state: object) {
    this.first = Object.keys(state);
  }

  check(trial: Trial): void {
    const { table, game } = trial;
    if (!hasFields(table.state, this.first)) {
      trial.fail('json', `the fields of the state were ${this.first} and are now ${Object.keys(table.state)}`);
    }
    for (const frame of table.state.flow.frames) {
      let wanted = this.frames.get(frame.rule);
      if (wanted === undefined) {
        wanted = Object.keys(game.book.get(frame.rule)!.frame());
        this.frames.set(frame.rule, wanted);
      }
      if (!hasFields(frame, wanted)) {
        trial.fail('json', `a frame of '${frame.rule}' has the fields ${Object.keys(frame)}, not ${wanted}`);
      }
    }
  }
}

/** Whether the object has these fields, in this order, and no others. */
function hasFields(object: object, fields: readonly string[]): boolean {
  let n = 0;
  for (const field in object) if (field !== fields[n++]) return false;
  return n === fields.length;
}

/** Half of the time the game continues with a state parsed from its text. `print` is the state's fingerprint. */
export function checkPlain(trial: Trial, order: FieldOrder, print: number): void {
  const thaws = trial.checking.below(2) === 0;
  const { state } = trial.table;
  if (thaws) trial.thaw();
  if (!trial.begins('json')) return;
  order.check(trial);
  if (thaws && fingerprint(trial.table.state) === print) return;
  const found = unplain(state, 'state');
  if (found !== null) trial.fail('json', `${found}, which JSON cannot keep`);
  if (thaws) trial.fail('json', 'the state is another one once it was text in between');
}
