// The Victory Tasks as the rulebook gives them (HG-24.7).

import type { TaskCard } from '#games/house-of-gladiators/conditions.ts';

// biome-ignore format: a table, one card a line
export const TASK_CARDS: readonly TaskCard[] = [
  { id: 'HT01', name: 'Two Palms', cond: { op: 'WINS_IN_ROUND', n: 2 } },
  { id: 'HT02', name: 'Torchlight Hero', cond: { op: 'WIN_SLOT', slot: 'evening', n: 1 } },
  { id: 'HT03', name: 'Masters of Noon', cond: { op: 'WIN_SLOT', slot: 'afternoon', n: 2 } },
  { id: 'HT04', name: 'Early Risers', cond: { op: 'WIN_SLOT', slot: 'morning', n: 2 } },
  { id: 'HT05', name: 'Name of the House', cond: { op: 'HOUSE_GLORY', n: 25 } },
  { id: 'HT06', name: 'A Living Legend', cond: { op: 'GLADIATOR_GLORY', n: 15 } },
  { id: 'HT07', name: 'Proven Specialist', cond: { op: 'WIN_LEVEL', level: 2, n: 1 } },
  { id: 'HT08', name: 'New Armatura', cond: { op: 'UPGRADES', n: 1 } },
  { id: 'HT09', name: 'Three Schools', cond: { op: 'OWN_CLASSES', n: 3 } },
  { id: 'HT10', name: 'Full Barracks', cond: { op: 'OWN', n: 5 } },
  { id: 'HT11', name: 'Strongbox', cond: { op: 'HOLD', coins: 30 } },
  { id: 'HT12', name: 'Granary', cond: { op: 'HOLD', rations: 15 } },
  { id: 'HT13', name: 'The Sand Drinks', cond: { op: 'KILLS', n: 1 } },
  { id: 'HT14', name: 'Against the Odds', cond: { op: 'WIN_AGAINST_ODDS', n: 1 } },
  { id: 'HT15', name: 'Untouched', cond: { op: 'WIN_LOSS_AT_MOST', hp: 1, n: 1 } },
  { id: 'HT16', name: 'Bare Hands', cond: { op: 'WIN_UNEQUIPPED', n: 2 } },
  { id: 'HT17', name: 'Depth of the Ludus', cond: { op: 'DISTINCT_WINNERS', n: 3 } },
  { id: 'HT18', name: 'Missio', cond: { op: 'SPARES', n: 1 } },
  { id: 'HT19', name: 'Slave Market Regular', cond: { op: 'AUCTIONS', kind: 'gladiator', n: 2 } },
  { id: 'HT20', name: 'Wooden Sword', cond: { op: 'FREED', minGlory: 8, n: 1 } },
];
