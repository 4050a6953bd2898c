// The numbers of Jugula as the rulebook's chapter 20 prints them. They are read and checked by cards.ts and
// armaturae.ts; a test compares them with the rulebook.
// biome-ignore-all format: one line for each card, as in the rulebook

/** JU-20.1: by Vox Populi from 0 to 10. */
export const HAND_LIMITS: readonly number[] = [4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7];
export const ATTACK_BONUSES: readonly number[] = [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4];

/** JU-20.2: the Jugula deck, twelve cards for each player. */
export const JUGULA: readonly unknown[] = [
  { id: 'J01', name: 'Palus', M: 2, A: 1, V: 2, D: 3, P: 2, C: 2, special: [{ op: 'BOOST', stat: 'ATT', k: 1, n: 4, until: 'ownNextTurnEnd' }, { op: 'DRAW', n: 2 }] },
  { id: 'J02', name: 'Scutum', M: 1, A: 1, V: 2, D: 3, P: 2, C: 3, special: [{ op: 'BOOST', stat: 'DEF', k: 1, n: 4, until: 'ownNextTurnStart' }, { op: 'DRAW', n: 1 }] },
  { id: 'J03', name: 'Cursus', M: 3, A: 0, V: 2, D: 3, P: 2, C: 1, special: [{ op: 'MOVE', n: 2, mp: 2 }] },
  { id: 'J04', name: 'Ictus', M: 1, A: 2, V: 0, D: 2, P: 2, C: 5, special: [{ op: 'ATTACK', n: 1, att: 2 }] },
  { id: 'J05', name: 'Clamor', M: 1, A: 1, V: 3, D: 3, P: 2, C: 0, special: [{ op: 'VOX', who: 'self', k: 2 }, { op: 'VOX', who: 'target', k: -1 }] },
  { id: 'J06', name: 'Pompa', M: 2, A: 1, V: 3, D: 4, P: 2, C: 0, special: [{ op: 'TURN', n: 4 }, { op: 'VOX', who: 'self', k: 2 }] },
  { id: 'J07', name: 'Harena', M: 2, A: 1, V: 2, D: 3, P: 2, C: 2, special: [{ op: 'SHOVE', n: 1 }, { op: 'MOVE', n: 1, mp: 0 }] },
  { id: 'J08', name: 'Doctor', M: 1, A: 1, V: 0, D: 4, P: 3, C: 1, special: [{ op: 'RECOVER', n: 2 }, { op: 'DRAW', n: 1 }] },
  { id: 'J09', name: 'Impetus', M: 2, A: 2, V: 0, D: 2, P: 0, C: 4, special: [{ op: 'MOVE_ATTACK', mp: 0, att: 0 }] },
  { id: 'J10', name: 'Fallacia', M: 1, A: 1, V: 2, D: 3, P: 2, C: 3, special: [{ op: 'DISCARD', who: 'target', n: 1, mode: 'random' }, { op: 'DRAW', n: 2 }] },
  { id: 'J11', name: 'Furor', M: 1, A: 2, V: 2, D: 2, P: 0, C: 6, special: [{ op: 'VOX', who: 'self', k: -1 }, { op: 'ATTACK', n: 2, att: 1 }] },
  { id: 'J12', name: 'Lanista', M: 2, A: 1, V: 2, D: 4, P: 2, C: 1, special: [{ op: 'PRIMA', n: 3 }, { op: 'DISCARD', who: 'self', n: 1, mode: 'choose' }] },
];

/** JU-20.3: the Prima Jugula reserve, twelve cards for each player. */
export const PRIMA: readonly unknown[] = [
  { id: 'P01', name: 'Palma', M: 3, A: 2, V: 3, D: 4, P: 0, C: 4, special: [{ op: 'VOX', who: 'self', k: 2 }, { op: 'DRAW', n: 2 }] },
  { id: 'P02', name: 'Rudis', M: 2, A: 2, V: 3, D: 5, P: 0, C: 3, special: [{ op: 'RECOVER', n: 3 }, { op: 'TURN', n: 4 }] },
  { id: 'P03', name: 'Primus Palus', M: 2, A: 3, V: 0, D: 3, P: 0, C: 7, special: [{ op: 'ATTACK', n: 1, att: 3 }] },
  { id: 'P04', name: 'Insidiae', M: 3, A: 2, V: 0, D: 3, P: 0, C: 5, special: [{ op: 'MOVE_ATTACK', mp: 2, att: 2 }] },
  { id: 'P05', name: 'Testudo', M: 2, A: 2, V: 0, D: 4, P: 0, C: 6, special: [{ op: 'BOOST', stat: 'DEF', k: 2, n: 4, until: 'ownNextTurnStart' }, { op: 'DRAW', n: 2 }] },
  { id: 'P06', name: 'Sanguis', M: 2, A: 3, V: 3, D: 3, P: 0, C: 6, special: [{ op: 'ATTACK', n: 2, att: 1 }, { op: 'VOX', who: 'self', k: 1 }] },
  { id: 'P07', name: 'Caesar', M: 2, A: 2, V: 3, D: 4, P: 0, C: 3, special: [{ op: 'VOX', who: 'self', k: 2 }, { op: 'VOX', who: 'target', k: -2 }] },
  { id: 'P08', name: 'Turba', M: 4, A: 2, V: 0, D: 4, P: 0, C: 4, special: [{ op: 'MOVE', n: 3, mp: 2 }] },
  { id: 'P09', name: 'Ferrum', M: 2, A: 3, V: 0, D: 3, P: 0, C: 6, special: [{ op: 'BOOST', stat: 'ATT', k: 2, n: 1, until: 'ownNextTurnEnd' }, { op: 'ATTACK', n: 1, att: 0 }] },
  { id: 'P10', name: 'Tumultus', M: 2, A: 2, V: 0, D: 4, P: 0, C: 5, special: [{ op: 'SHOVE', n: 2 }, { op: 'ATTACK', n: 2, att: 1 }] },
  { id: 'P11', name: 'Perfidia', M: 1, A: 2, V: 3, D: 4, P: 0, C: 5, special: [{ op: 'PEEK' }, { op: 'DISCARD', who: 'target', n: 2, mode: 'pick' }, { op: 'DRAW', n: 1 }] },
  { id: 'P12', name: 'Machina', M: 3, A: 2, V: 3, D: 4, P: 0, C: 4, special: [{ op: 'FREE', n: 2 }, { op: 'SWAP', n: 1 }, { op: 'MOVE', n: 2, mp: 2 }] },
];

/** JU-20.4: the armaturae, healthy side. */
export const ROSTER: readonly unknown[] = [
  { id: 'murmillo', name: 'Murmillo', cls: 'H', mp: 4, att: { L: 5, H: 5 }, def: { L: 5, H: 4 }, traits: {}, cost: 7, roster: 'basic' },
  { id: 'secutor', name: 'Secutor', cls: 'H', mp: 4, att: { L: 5, H: 4 }, def: { L: 3, H: 4 }, traits: { stoic: true }, cost: 7, roster: 'basic' },
  { id: 'provocator', name: 'Provocator', cls: 'H', mp: 4, att: { L: 4, H: 5 }, def: { L: 5, H: 4 }, traits: {}, cost: 7, roster: 'basic' },
  { id: 'hoplomachus', name: 'Hoplomachus', cls: 'H', mp: 4, att: { L: 4, H: 4 }, def: { L: 4, H: 4 }, traits: { range: 1 }, cost: 7, roster: 'basic' },
  { id: 'scissor', name: 'Scissor', cls: 'H', mp: 4, att: { L: 4, H: 4 }, def: { L: 4, H: 4 }, traits: { harassment: true }, cost: 7, roster: 'basic' },
  { id: 'crupellarius', name: 'Crupellarius', cls: 'H', mp: 3, att: { L: 4, H: 6 }, def: { L: 5, H: 6 }, traits: { massive: true }, cost: 6, roster: 'basic' },
  { id: 'thraex', name: 'Thraex', cls: 'L', mp: 5, att: { L: 5, H: 5 }, def: { L: 4, H: 4 }, traits: {}, cost: 7, roster: 'basic' },
  { id: 'dimachaerus', name: 'Dimachaerus', cls: 'L', mp: 5, att: { L: 5, H: 4 }, def: { L: 4, H: 4 }, traits: { harassment: true }, cost: 7, roster: 'basic' },
  { id: 'retiarius', name: 'Retiarius', cls: 'L', mp: 6, att: { L: 4, H: 3 }, def: { L: 3, H: 4 }, traits: { range: 1, hindrance: 1 }, cost: 6, roster: 'basic' },
  { id: 'laquearius', name: 'Laquearius', cls: 'L', mp: 6, att: { L: 3, H: 3 }, def: { L: 4, H: 3 }, traits: { range: 1, hindrance: 1 }, cost: 6, roster: 'basic' },
  { id: 'sagittarius', name: 'Sagittarius', cls: 'L', mp: 5, att: { L: 4, H: 4 }, def: { L: 4, H: 3 }, traits: { bow: true, range: 5 }, cost: 5, roster: 'basic' },
  { id: 'veles', name: 'Veles', cls: 'L', mp: 6, att: { L: 4, H: 3 }, def: { L: 4, H: 3 }, traits: { range: 2 }, cost: 5, roster: 'basic' },
  { id: 'eques', name: 'Eques', cls: 'L', mp: 6, att: { L: 4, H: 4 }, def: { L: 4, H: 3 }, traits: {}, cost: 6, roster: 'extended' },
  { id: 'essedarius', name: 'Essedarius', cls: 'H', mp: 5, att: { L: 4, H: 5 }, def: { L: 3, H: 4 }, traits: { stoic: true }, cost: 7, roster: 'extended' },
];
