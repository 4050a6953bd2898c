// The versions of rules that are kept as frozen builds (engine/frozen.ts): `name@2` is the file games/name/frozen/2.js.
// `./harena freeze` makes such a file and its line here; CONTRIBUTING.md says when.

// biome-ignore format: one line for each version
export const FROZEN_VERSIONS: readonly string[] = [
  'gladiatori@2',
  'gladiatori@3',
  'gladiatori@4',
  'house-of-gladiators@2',
  'jugula@2',
  'jugula@3',
  'jugula@4',
  'spartacus@2',
  'spartacus@3',
  'spartacus@4',
  'spartacus@5',
];

/** The number by which the frozen build of this version is filed; null: it is not kept. */
export function frozenNumber(game: string, rules: string): string | null {
  const [name, number] = rules.split('@');
  return name === game && FROZEN_VERSIONS.includes(rules) ? number! : null;
}
