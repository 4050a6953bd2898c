// One thing, one name: outside the games, a type, interface, class or enum is exported under its name by one file only.
// Two things of one name are mixed up when code is read, and editors import the wrong one.
//
// Exempt: `games/`, where every folder has the same shape, and the frozen bots, which are copies of players.

import type { CodeFile, Violation } from '#checks/code-file.ts';
import { lineAt } from '#checks/source.ts';

const DECLARED = /^export (?:declare |abstract )*(?:type|interface|class|enum) (\w+)/gm;
const EXEMPT = /^(games|checks\/strength\/pool)\/|\.test\.ts$/;

/** A violation for each further declaration of a name, which says where the first one is. */
export function nameViolations(files: readonly Pick<CodeFile, 'path' | 'text'>[]): Violation[] {
  const found: Violation[] = [];
  const first = new Map<string, string>();
  for (const { path, text } of files) {
    if (EXEMPT.test(path)) continue;
    for (const match of text.matchAll(DECLARED)) {
      const name = match[1]!;
      const where = `${path}:${lineAt(text, match.index)}`;
      const other = first.get(name);
      if (other === undefined) first.set(name, where);
      else
        found.push({
          where,
          what: `'${name}' is exported by ${other} too; import that one, or give this one a name that says how it differs`,
        });
    }
  }
  return found;
}
