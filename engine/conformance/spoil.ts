// Overwrites returned values, as a careless or malicious reader might, and restores them.

/** Overwrites everything in `value`, at any depth, that is not frozen. Returns a function that restores it. */
export function spoil(value: unknown): () => void {
  const met = new Set<object>();
  const mends: (() => void)[] = [];
  const visit = (one: unknown): void => {
    if (typeof one !== 'object' || one === null || met.has(one)) return;
    met.add(one);
    for (const inner of Object.values(one)) visit(inner);
    if (Object.isFrozen(one)) return;
    mends.push(Array.isArray(one) ? spoilList(one) : spoilObject(one as Record<string, unknown>));
  };
  visit(value);
  return () => {
    for (const mend of mends) mend();
  };
}

function spoilList(list: unknown[]): () => void {
  const items = list.slice();
  list.fill('spoilt');
  list.push('spoilt');
  return () => list.splice(0, list.length, ...items);
}

function spoilObject(object: Record<string, unknown>): () => void {
  const fields = { ...object };
  for (const key in fields) object[key] = 'spoilt';
  object['spoilt'] = true;
  return () => {
    delete object['spoilt'];
    Object.assign(object, fields);
  };
}
