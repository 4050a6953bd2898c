// The levels people choose a bot by, the same six in every game, weakest first, and what each does in which game.
//
// Tiro and Novice play the game's heuristic with slips, Fighter plays it as it is, and from Tactician on bots search. Where a
// search gains little over the heuristic, as in House of Gladiators, a Fighter slips too, so that every level is felt. The
// numbers were found by duels (./harena duel; docs/ladder.md has what they come to). A level is a number of playouts and
// never a time, so that a seed repeats exactly and strength does not depend on the machine.

import type { Effort } from '#bots/search.ts';

export const LEVELS = ['tiro', 'novice', 'fighter', 'tactician', 'veteran', 'champion'] as const;
/** Names of earlier days, which matches that were kept may still use: any legal choice, and the heuristic. */
export const OLD_LEVELS = ['random', 'heuristic'] as const;
export type Level = (typeof LEVELS)[number] | (typeof OLD_LEVELS)[number];

export const isLevel = (word: string): word is Level => ([...LEVELS, ...OLD_LEVELS] as string[]).includes(word);

/** What a level does: any legal choice, the heuristic with slips, or a search. */
export type LevelPlay = { kind: 'any' } | { kind: 'slips'; rate: number } | { kind: 'search'; effort: Effort };

interface Ladder {
  /** Slips in 100 decisions among four answers or more (slips.ts); above 100 where a game mostly asks for one of two. */
  tiro: number;
  novice: number;
  /** None unless given. */
  fighter?: number;
  tactician: Effort;
  veteran: Effort;
  champion: Effort;
}

const effort = (playouts: number, candidates: number, rounds: number, decisions: number, margin = 0.5): Effort => ({
  playouts,
  candidates,
  rounds,
  decisions,
  margin,
});

/** No playout is cut for its length alone. */
const ANY = 400;

/** For a game nobody has tuned the levels of. */
const COMMON: Ladder = {
  tiro: 200,
  novice: 70,
  tactician: effort(16, 4, 1, ANY),
  veteran: effort(64, 8, 1, ANY),
  champion: effort(256, 16, 1, ANY),
};

const LADDERS: { readonly [game: string]: Ladder } = {
  gladiatori: {
    tiro: 52,
    novice: 22,
    tactician: effort(8, 4, 1, ANY),
    veteran: effort(200, 12, 2, ANY),
    champion: effort(2000, 24, 3, ANY),
  },
  spartacus: {
    tiro: 70,
    novice: 34,
    tactician: effort(48, 8, 0, 24),
    veteran: effort(300, 24, 0, 36),
    champion: effort(800, 24, 0, 48),
  },
  jugula: {
    tiro: 80,
    novice: 36,
    tactician: effort(24, 6, 2, ANY),
    veteran: effort(200, 12, 3, ANY),
    champion: effort(600, 16, 4, ANY),
  },
  'house-of-gladiators': {
    tiro: 126,
    novice: 76,
    fighter: 30,
    tactician: { ...effort(8, 3, 1, ANY), work: 400 },
    veteran: { ...effort(300, 12, 2, ANY), work: 20_000 },
    champion: { ...effort(2000, 16, 2, ANY), work: 150_000 },
  },
};

export function mannerOf(level: Level, game: string): LevelPlay {
  const ladder = LADDERS[game] ?? COMMON;
  switch (level) {
    case 'random':
      return { kind: 'any' };
    case 'heuristic':
      return { kind: 'slips', rate: 0 };
    case 'tiro':
    case 'novice':
    case 'fighter':
      return { kind: 'slips', rate: ladder[level] ?? 0 };
    default:
      return { kind: 'search', effort: ladder[level] };
  }
}
