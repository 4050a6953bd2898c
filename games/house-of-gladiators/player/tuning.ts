// The numbers that the player goes by, in points of about one coin; found by play against itself and earlier players.

export const TUNING = {
  // Assignment (HG-12.5). How likely another House sends its men by strength, the best to the latest slot, and how likely
  // in the order that is best against such; else any of them may come.
  ordered: 0.25,
  foreseen: 0.45,
  /** Below this share of his health another House is taken to let a man rest. */
  fit: 0.45,
  /** A point of Glory, and what any win is worth beyond its reward: the other House does not get it. */
  glory: 0.5,
  win: 2.8,
  /** The victory that lets a man be upgraded; one before it counts half. */
  victory: 8,
  /** What a win for the player's own task is worth: one that completes it, one of several, and a point of Glory. */
  taskWin: 24,
  taskStep: 8,
  taskGlory: 2,
  /** A lost bout: whatever the man is, by how much he is better than the weakest, and if he was hurt before. */
  loss: 4,
  lossQuality: 0.15,
  lossHurt: 3,
  /** A slot left empty, as a share of what it would have brought (HG-13.5). */
  empty: 0.9,

  // Auctions. A card beyond its mean worth, and what riches add: a coin for so many above a purse.
  card: 1,
  /** The same among three and four Houses, where a bid that hurts one rival helps the others. */
  cardAmongMany: 0,
  /** In the first round of a duel: the first coins are better spent on men in the second. */
  cardAtFirst: -2,
  /** What a Blessing is worth beside that: what it heals, rest heals for nothing. */
  blessing: -2,
  cardRiches: 6,
  cardPurse: 12,
  /** A gladiator for a Ludus that holds so many, by his quality. */
  recruit: [16, 12, 6, 5, 5, 4] as readonly number[],
  recruitAmongMany: [16, 10, 5, 5, 5, 4] as readonly number[],
  quality: 1.1,
  /** What the player's task adds, divided by how many men are missing. */
  wanted: 6,
  recruitRiches: 5,
  recruitPurse: 12,

  /** The share of the price of an upgrade that is kept where the task wants one. */
  reserve: 0.5,

  // Training. Men above this number are sold.
  keep: 5,
  /** What a coin of the price counts against a point of quality when a gladiator is sold. */
  sale: 0,
  /** What must be left after an upgrade that the task does not want. */
  upgradePurse: 0,
  /** The share of the measured effort of a task where a search judges a position; the rest is judged by the position. */
  measured: 0.7,
  /** What a round that a task takes more than usual costs of the chance to win (HG-2.12), in hundredths: first task, later. */
  taskRound: [10, 12] as readonly number[],

  // Verdicts (HG-17.2): a fallen man is killed if this sum is above 0: for any man, for each point of his Glory, for each
  // victory, for one who was upgraded, and for each man his House has beside him. His House gets 5 or 10 coins for him.
  kill: -1,
  killGlory: 0.3,
  killVictory: 0.5,
  killSecond: 1,
  killMen: 0,
  /** HG-17.3: a man of his own is let die for the coins if this sum is above 0; the same, in the same order. */
  die: -9,
  dieGlory: -1,
  dieMen: 1,
};
