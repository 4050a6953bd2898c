// The characters that bots play as: a name and a temper each, in the order in which they are offered. What a temper does
// stands in bots/styles.ts; a test holds the two together.

export const ROSTER = [
  { id: 'varro', name: 'Varro', style: 'greedy' },
  { id: 'livia', name: 'Livia', style: 'vengeful' },
  { id: 'jonas', name: 'Jonas', style: 'loyal' },
  { id: 'prisca', name: 'Prisca', style: 'cautious' },
  { id: 'cassia', name: 'Cassia', style: 'generous' },
  { id: 'drusus', name: 'Drusus', style: 'blunt' },
] as const;

export type CharacterId = (typeof ROSTER)[number]['id'];
export type CharacterStyle = (typeof ROSTER)[number]['style'];

/** The games in which a temper changes how a bot plays; elsewhere it changes what it says. */
export const TEMPERED: readonly string[] = ['spartacus'];

/** A bot is kept as one word, `level:character`; old ones and unnamed ones have a level alone. */
export function botWord(level: string, character: string | null): string {
  return character === null ? level : `${level}:${character}`;
}

export function readBotWord(word: string): { level: string; character: CharacterId | null } {
  const [level = '', id = ''] = word.split(':');
  return { level, character: ROSTER.find((one) => one.id === id)?.id ?? null };
}

export const characterName = (character: string): string | null =>
  ROSTER.find(({ id }) => id === character)?.name ?? null;

export const styleOf = (character: string): CharacterStyle | null =>
  ROSTER.find(({ id }) => id === character)?.style ?? null;

/** Characters for so many seats, none twice while there are others, leaving out those who sit already. */
export function freeCharacters(count: number, taken: readonly (string | null)[]): CharacterId[] {
  const free = ROSTER.filter(({ id }) => !taken.includes(id)).map(({ id }) => id);
  const all = [...free, ...ROSTER.map(({ id }) => id)];
  return Array.from({ length: count }, (_, i) => all[i % all.length]!);
}
