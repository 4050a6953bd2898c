// The levels of bots that are offered, weakest first. A test compares them with those of bots/.

export const LEVELS = ['tiro', 'novice', 'fighter', 'tactician', 'veteran', 'champion'] as const;
/** The default. */
export const USUAL_LEVEL = 'fighter';
