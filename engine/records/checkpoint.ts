// A checkpoint of parts: their present fields, and a function that restores them. The same as plain JSON, to be stored.
//
// A *part* is an object whose own fields hold everything that changes in it: numbers, texts, lists, lists of lists, maps.
// Any other value of a field is never changed in place, only replaced, so the reference is kept.

/** Returns a function that restores the present fields of all parts. It may be called once. */
export function checkpoint(...parts: readonly object[]): () => void {
  const saved: unknown[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Fields;
    const names = namesIn(part);
    for (let k = 0; k < names.length; k++) saved.push(copied(part[names[k]!]));
  }
  return () => {
    let next = 0;
    for (const part of parts as readonly Fields[]) for (const name of namesIn(part)) part[name] = saved[next++];
  };
}

/** By class: the names of its fields, all of which are there from the start. */
const named = new WeakMap<object, readonly string[]>();

function namesIn(part: Fields): readonly string[] {
  const found = named.get(part.constructor);
  if (found !== undefined && part.constructor !== Object) return found;
  const names = Object.keys(part);
  named.set(part.constructor, names);
  return names;
}

interface Fields {
  [field: string]: unknown;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return Array.isArray(value[0]) ? value.map((one: unknown[]) => one.slice()) : value.slice();
  return value instanceof Map ? new Map(value) : value;
}

/** The fields of a part as plain JSON. */
export type SavedPart = { readonly [field: string]: unknown };

/** The present fields of a part, valid until it changes. Its fields must be plain JSON, or maps of that. */
export function savedPart(part: object): SavedPart {
  const saved: Fields = {};
  for (const [name, value] of Object.entries(part)) saved[name] = value instanceof Map ? [...value] : value;
  return saved;
}

/** Gives a part the fields that were saved. */
export function restorePart(part: object, saved: SavedPart): void {
  const fields = part as Fields;
  for (const name of Object.keys(part)) {
    if (!(name in saved)) throw new Error(`what was saved has no '${name}'`);
    fields[name] = fields[name] instanceof Map ? new Map(saved[name] as [unknown, unknown][]) : saved[name];
  }
}
