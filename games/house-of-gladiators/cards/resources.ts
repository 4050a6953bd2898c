// The resource cards as the rulebook gives them, in its effect language (effects.ts says what the words mean).

import type { ResourceCard } from '#games/house-of-gladiators/effects.ts';

/** HG-24.3: one of each per House */
// biome-ignore format: a table, one card a line
export const STARTER_CARDS: readonly ResourceCard[] = [
  { id: 'HS1', kind: 'combat', name: 'Practice Sica', copies: 1, wheel: true, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', speed: 1 }] },
  { id: 'HS2', kind: 'combat', name: 'Practice Gladius', copies: 1, wheel: true, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', strength: 1 }] },
  { id: 'HS3', kind: 'combat', name: 'Practice Shield', copies: 1, wheel: true, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', endurance: 1 }] },
];

/** HG-24.4 */
// biome-ignore format: a table, one card a line
export const COMBAT_CARDS: readonly ResourceCard[] = [
  { id: 'HC01', kind: 'combat', name: 'Whetted Sica', copies: 2, wheel: true, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', speed: 1 }] },
  { id: 'HC02', kind: 'combat', name: 'Balanced Gladius', copies: 2, wheel: true, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', strength: 1 }] },
  { id: 'HC03', kind: 'combat', name: 'Quilted Manica', copies: 2, wheel: true, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', endurance: 1 }] },
  { id: 'HC04', kind: 'combat', name: 'Oiled Limbs', copies: 3, wheel: false, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', speed: 2 }] },
  { id: 'HC05', kind: 'combat', name: 'Leaden Pommel', copies: 3, wheel: false, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', strength: 2 }] },
  { id: 'HC06', kind: 'combat', name: 'Tall Scutum', copies: 3, wheel: false, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', endurance: 2 }] },
  { id: 'HC07', kind: 'combat', name: 'Headlong Rush', copies: 2, wheel: false, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', speed: 3, endurance: -1 }] },
  { id: 'HC08', kind: 'combat', name: 'Crushing Stance', copies: 2, wheel: false, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', strength: 3, speed: -1 }] },
  { id: 'HC09', kind: 'combat', name: 'Turtle Guard', copies: 2, wheel: false, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', endurance: 3, strength: -1 }] },
  { id: 'HC10', kind: 'combat', name: 'Master Armour', copies: 2, wheel: false, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', speed: 1, strength: 1, endurance: 1 }] },
  { id: 'HC11', kind: 'combat', name: 'Ankle Weights', copies: 1, wheel: false, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'foe', speed: -2 }] },
  { id: 'HC12', kind: 'combat', name: 'Blunted Edge', copies: 1, wheel: false, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'foe', strength: -2 }] },
  { id: 'HC13', kind: 'combat', name: 'Midday Sun', copies: 1, wheel: false, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'foe', endurance: -2 }] },
  { id: 'HC14', kind: 'combat', name: 'Bloodied Standard', copies: 1, wheel: false, effects: [{ on: 'PASSIVE', op: 'STAT', who: 'self', speed: 2, strength: 2, endurance: 2 }, { on: 'REVEAL', op: 'HP_START', n: -5 }] },
];

/** HG-24.5 */
// biome-ignore format: a table, one card a line
export const SPECIAL_CARDS: readonly ResourceCard[] = [
  { id: 'HX01', kind: 'special', name: 'Feint', copies: 2, wheel: false, effects: [{ on: 'SHOWN', op: 'REROLL', who: 'self', uses: 1 }] },
  { id: 'HX02', kind: 'special', name: 'Trip Cord', copies: 2, wheel: false, effects: [{ on: 'SHOWN', op: 'REROLL', who: 'foe', uses: 1 }] },
  { id: 'HX03', kind: 'special', name: 'Opening Salute', copies: 1, wheel: true, effects: [{ on: 'DICE', op: 'DICE', count: 2, keep: 'best', rolls: [1] }] },
  { id: 'HX04', kind: 'special', name: 'Darling of the Stands', copies: 1, wheel: true, effects: [{ on: 'REVEAL', op: 'PICK_START', cycle: 'all' }] },
  { id: 'HX05', kind: 'special', name: 'Turned Tide', copies: 1, wheel: false, effects: [{ on: 'REVEAL', op: 'REVERSE_CYCLE' }, { on: 'DICE', op: 'DICE', count: 2, keep: 'best', rolls: [3, 4] }] },
  { id: 'HX06', kind: 'special', name: 'Scale Greaves', copies: 2, wheel: false, effects: [{ on: 'DAMAGE', op: 'TAKEN', n: -1, uses: 3 }] },
  { id: 'HX07', kind: 'special', name: 'Barbed Point', copies: 2, wheel: false, effects: [{ on: 'DAMAGE', op: 'DEALT', n: 1, uses: 3 }] },
  { id: 'HX08', kind: 'special', name: 'One Last Breath', copies: 1, wheel: false, effects: [{ on: 'ZERO', op: 'SURVIVE', hp: 1, uses: 1 }] },
  { id: 'HX09', kind: 'special', name: 'Disarming Hook', copies: 1, wheel: false, effects: [{ on: 'REVEAL', op: 'CANCEL', slot: 'combat' }] },
  { id: 'HX10', kind: 'special', name: 'Handful of Sand', copies: 1, wheel: false, effects: [{ on: 'REVEAL', op: 'CANCEL', slot: 'special' }] },
  { id: 'HX11', kind: 'special', name: 'Palm Branch', copies: 1, wheel: false, effects: [{ on: 'WIN', op: 'GAIN', glory: 2 }] },
  { id: 'HX12', kind: 'special', name: 'Side Wager', copies: 1, wheel: false, effects: [{ on: 'WIN', op: 'GAIN', coins: 3 }] },
  { id: 'HX13', kind: 'special', name: 'Raised Finger', copies: 1, wheel: false, effects: [{ on: 'ZERO', op: 'DEATH', of: 'self', rolls: [2, 3, 4], chooser: 'owner' }] },
  { id: 'HX14', kind: 'special', name: 'No Quarter', copies: 1, wheel: false, effects: [{ on: 'ZERO', op: 'DEATH', of: 'foe', rolls: [5, 6], chooser: 'attacker' }] },
];

/** HG-24.6 */
// biome-ignore format: a table, one card a line
export const BLESSING_CARDS: readonly ResourceCard[] = [
  { id: 'HB01', kind: 'blessing', name: 'Salve of Aesculapius', copies: 4, wheel: false, effects: [{ on: 'TRAINING', op: 'HEAL', n: 4, target: 'one' }, { on: 'TRAINING', op: 'GAIN', rations: 1 }] },
  { id: 'HB02', kind: 'blessing', name: 'Night in the Temple', copies: 2, wheel: false, effects: [{ on: 'TRAINING', op: 'HEAL', n: 'full', target: 'one' }] },
  { id: 'HB03', kind: 'blessing', name: 'Sheaf of Ceres', copies: 2, wheel: false, effects: [{ on: 'TRAINING', op: 'GAIN', rations: 3 }] },
  { id: 'HB04', kind: 'blessing', name: 'Purse of Mercury', copies: 2, wheel: false, effects: [{ on: 'TRAINING', op: 'GAIN', coins: 4 }] },
  { id: 'HB05', kind: 'blessing', name: 'Eye of Mars', copies: 1, wheel: false, effects: [{ on: 'TRAINING', op: 'UPGRADE_DISCOUNT', victories: 1 }] },
  { id: 'HB06', kind: 'blessing', name: 'Counsel of Minerva', copies: 1, wheel: false, effects: [{ on: 'TRAINING', op: 'UPGRADE_DISCOUNT', coins: 4, rations: 1 }] },
  { id: 'HB07', kind: 'blessing', name: 'Whisper of Fortuna', copies: 1, wheel: false, effects: [{ on: 'TRAINING', op: 'LOOK', what: 'task' }, { on: 'TRAINING', op: 'LOOK', what: 'hand' }] },
  { id: 'HB08', kind: 'blessing', name: 'Hearth of Vesta', copies: 1, wheel: false, effects: [{ on: 'TRAINING', op: 'HEAL', n: 2, target: 'all' }] },
  { id: 'HB09', kind: 'blessing', name: 'Toll of Pluto', copies: 1, wheel: false, effects: [{ on: 'DUTIES', op: 'REIMBURSE', factor: 2 }] },
];
