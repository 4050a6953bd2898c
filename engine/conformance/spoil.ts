// Writing over what was handed out, as a careless or cunning reader might, and putting it back.

/** Overwrites everything in `value`, however deep, that is not frozen. Returns what puts it all back. */
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
