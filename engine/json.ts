// Plain data: states, events and choices consist of nothing else.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy of plain data. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.slice();
    for (let i = 0; i < items.length; i++) {
      if (typeof items[i] === 'object' && items[i] !== null) items[i] = copyJson(items[i]);
    }
    return items as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    if (typeof copy[key] === 'object' && copy[key] !== null) copy[key] = copyJson(copy[key]);
  }
  return copy as T;
}

/** Makes plain data immutable, all the way down. For tables made once; what is cloned often stays unfrozen. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) frozen(inner);
    Object.freeze(value);
  }
  return value;
}
