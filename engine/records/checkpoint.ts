// A checkpoint of parts: their fields as they are now, and what writes them back.
//
// A *part* is an object whose own fields hold everything that changes in it: numbers, texts, lists, lists of lists, maps.
// Whatever else a field holds is never changed in place, only replaced, so it is kept as it is.

/** Gives what puts the fields of all parts back as they are now. It may be called once. */
export function checkpoint(...parts: readonly object[]): () => void {
  const saved = parts.map((part) => fieldsOf(part));
  return () => {
    for (const [i, part] of parts.entries()) Object.assign(part, saved[i]);
  };
}

function fieldsOf(part: object): { [field: string]: unknown } {
  const fields: { [field: string]: unknown } = {};
  for (const [name, value] of Object.entries(part)) fields[name] = copied(value);
  return fields;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return Array.isArray(value[0]) ? value.map((one: unknown[]) => one.slice()) : value.slice();
  return value instanceof Map ? new Map(value) : value;
}
