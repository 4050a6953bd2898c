// How matches against bots ended in this browser, by game and level: the level that fits a player follows from them.

import { LEVELS } from '#client/shell/levels.ts';

interface Result {
  match: string;
  game: string;
  level: string;
  won: boolean;
}

const KEY = 'harena.results';
const KEPT = 200;
/** A newcomer meets this one first. */
const FIRST = 'novice';
/** So many in a row lead a step up or down. */
const IN_A_ROW = 2;

function all(): Result[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Result[];
  } catch {
    return [];
  }
}

/** Once for each match. */
export function noteResult(result: Result): void {
  const known = all();
  if (known.some(({ match }) => match === result.match)) return;
  localStorage.setItem(KEY, JSON.stringify([...known, result].slice(-KEPT)));
}

/** The last results at a level, the oldest first. */
export const resultsAt = (game: string, level: string, most: number): boolean[] =>
  all()
    .filter((one) => one.game === game && one.level === level)
    .slice(-most)
    .map(({ won }) => won);

/** The level of the last match; one up after two victories in a row at it, one down after two defeats. */
export function fittingLevel(game: string): string {
  const level = all().findLast((one) => one.game === game)?.level;
  const step = (LEVELS as readonly string[]).indexOf(level ?? '');
  if (level === undefined || step < 0) return FIRST;
  const last = resultsAt(game, level, IN_A_ROW);
  if (last.length < IN_A_ROW || last.some((won) => won !== last[0])) return level;
  return LEVELS[Math.min(LEVELS.length - 1, Math.max(0, step + (last[0] ? 1 : -1)))]!;
}
