// Compares an event's line in its old form with its new form: only the name may differ, and fields may have been added.

import { splitWords } from '#checks/values.ts';

/** The part before the first bar, and behind each bar who may know it. */
interface Told {
  viewers: string;
  /** By field; a computed number has all of its sum. */
  fields: Map<string, string>;
}

interface EventLine {
  clause: string;
  kind: string;
  told: Told[];
}

export type Renamed = { readonly [before: string]: string };

/** Further differences of the two lines, as a sentence; null: none. */
export function lineFault(before: string, now: string, renamed: Renamed): string | null {
  const [was, is] = [readLine(before), readLine(now)];
  if (was.clause !== is.clause) return `its clause was ${was.clause} and is ${is.clause}`;
  if (was.kind !== is.kind && nameNow(was.kind, renamed) !== is.kind) return `it was '${was.kind}' and is '${is.kind}'`;
  if (was.told.length !== is.told.length) return 'it is told to others';
  for (const [i, { viewers, fields }] of was.told.entries()) {
    const other = is.told[i]!;
    if (viewers !== other.viewers) return `what was told to ${viewers} is told to ${other.viewers}`;
    for (const [name, value] of fields) {
      const found = other.fields.get(name);
      if (found !== value) return `'${name}' was ${value} and is ${found ?? 'gone'}`;
    }
  }
  return null;
}

const nameNow = (kind: string, renamed: Renamed): string => (Object.hasOwn(renamed, kind) ? renamed[kind]! : kind);

function readLine(text: string): EventLine {
  const [clause = '', kind = '', ...words] = splitWords(text);
  const told: Told[] = [{ viewers: 'everybody', fields: new Map() }];
  let field = '';
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const { fields } = told.at(-1)!;
    if (word === '|') {
      told.push({ viewers: words[++i]?.replace(/:$/, '') ?? '', fields: new Map() });
      continue;
    }
    const [, name, value] = /^(\w+)=(.+)$/s.exec(word) ?? [];
    if (name === undefined) fields.set(field, `${fields.get(field) ?? ''} ${word}`);
    else {
      field = name;
      fields.set(name, value!);
    }
  }
  return { clause, kind, told };
}
