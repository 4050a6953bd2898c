// The check 'json': a state is plain data, and so are events and determinised states.

import type { Trial } from '#engine/conformance/trial.ts';
import { difference } from '#engine/conformance/trial.ts';

/** What in `value` is not plain data, and where; null when all of it is. */
export function unplain(value: unknown, path = ''): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${path} is ${value}`;
    case 'object':
      return value === null ? null : unplainObject(value, path);
    default:
      return `${path} is ${typeof value}`;
  }
}

function unplainObject(value: object, path: string): string | null {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = unplain(value[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
    return Object.keys(value).length === value.length ? null : `${path} is a list with names or gaps in it`;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype) return `${path} is a ${value.constructor?.name ?? 'thing without a prototype'}`;
  for (const key in value) {
    const found = unplain((value as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** The order of the fields of a state and of its frames, which must be what it was. */
export class FieldOrder {
  private readonly first: string;
  private readonly frames = new Map<string, string>();

  constructor(state: object) {
    this.first = Object.keys(state).join();
  }

  check(trial: Trial): void {
    const { table, game } = trial;
    const now = Object.keys(table.state).join();
    if (now !== this.first) trial.fail('json', `the fields of the state were ${this.first} and are now ${now}`);
    for (const frame of table.state.flow.frames) {
      let wanted = this.frames.get(frame.rule);
      if (wanted === undefined) {
        wanted = Object.keys(game.book.get(frame.rule)!.frame()).join();
        this.frames.set(frame.rule, wanted);
      }
      const fields = Object.keys(frame).join();
      if (fields !== wanted) trial.fail('json', `a frame of '${frame.rule}' has the fields ${fields}, not ${wanted}`);
    }
  }
}

export function checkPlain(trial: Trial, order: FieldOrder): void {
  if (!trial.on('json')) return;
  const found = unplain(trial.table.state, 'state');
  if (found !== null) trial.fail('json', `${found}, which JSON cannot keep`);
  order.check(trial);
}

/** `text` is the state's JSON; what comes out of it can be played on with. */
export function checkThawed(trial: Trial, text: string): void {
  if (!trial.wants('json')) return;
  const thawed: unknown = JSON.parse(text);
  const again = JSON.stringify(trial.game.clone(thawed as Trial['table']['state']));
  if (again !== text) trial.fail('json', `a copy of the thawed state differs: ${difference(text, again)}`);
}
