// A checkpoint of parts: their present fields, and a function that restores them. The same as plain JSON, to be stored.
//
// A *part* is an object whose own fields hold everything that changes in it: numbers, texts, lists, lists of lists, maps.
// Any other value of a field is never changed in place, only replaced, so the reference is kept.

/** Returns a function that restores the present fields of all parts. It may be called once. */
export function checkpoint(...parts: readonly object[]): () => void {
  const names: string[][] = [];
  const saved: unknown[] = [];
  for (const part of parts as readonly Fields[]) {
    const own = Object.keys(part);
    names.push(own);
    for (const name of own) saved.push(copied(part[name]));
  }
  return () => {
    let next = 0;
    for (const [i, part] of (parts as readonly Fields[]).entries()) {
      for (const name of names[i]!) part[name] = saved[next++];
    }
  };
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
