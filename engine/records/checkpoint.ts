// A checkpoint of parts: their present fields, and a function that restores them.
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
