// The levels of bots that are offered, weakest first. A test holds them to those there are.

export const LEVELS = ['tiro', 'novice', 'fighter', 'tactician', 'veteran', 'champion'] as const;
/** Who sits down where nobody has chosen. */
export const USUAL_LEVEL = 'fighter';
