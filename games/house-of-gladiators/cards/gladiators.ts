// The gladiators as the rulebook gives them: 30 Tiros (HG-24.1) and 24 cards of the second level (HG-24.2).

/** What an upgrade asks of a Tiro (HG-11.2). */
export interface Requirements {
  victories: number;
  coins: number;
  rations: number;
}

export interface TiroCard {
  id: string;
  name: string;
  cls: string;
  level: number;
  speed: number;
  strength: number;
  endurance: number;
  hp: number;
  req: Requirements;
  upgradeTo: string;
}

export type SecondCard = Omit<TiroCard, 'req' | 'upgradeTo'>;

// biome-ignore format: a table, one card a line
export const TIRO_CARDS: readonly TiroCard[] = [
  { id: 'TT01', name: 'Brasus', cls: 'Thracian', level: 1, speed: 3, strength: 2, endurance: 2, hp: 10, req: { victories: 1, coins: 10, rations: 4 }, upgradeTo: 'Dimachaerus' },
  { id: 'TT02', name: 'Dizas', cls: 'Thracian', level: 1, speed: 4, strength: 2, endurance: 1, hp: 10, req: { victories: 2, coins: 6, rations: 4 }, upgradeTo: 'Dimachaerus' },
  { id: 'TT03', name: 'Seuthes', cls: 'Thracian', level: 1, speed: 3, strength: 3, endurance: 1, hp: 11, req: { victories: 2, coins: 10, rations: 4 }, upgradeTo: 'Dimachaerus' },
  { id: 'TT04', name: 'Cotys', cls: 'Thracian', level: 1, speed: 3, strength: 1, endurance: 3, hp: 10, req: { victories: 2, coins: 8, rations: 2 }, upgradeTo: 'Dimachaerus' },
  { id: 'TT05', name: 'Rholes', cls: 'Thracian', level: 1, speed: 4, strength: 1, endurance: 2, hp: 11, req: { victories: 2, coins: 10, rations: 4 }, upgradeTo: 'Dimachaerus' },
  { id: 'TT06', name: 'Sitalces', cls: 'Thracian', level: 1, speed: 3, strength: 2, endurance: 1, hp: 12, req: { victories: 2, coins: 8, rations: 4 }, upgradeTo: 'Dimachaerus' },
  { id: 'TT07', name: 'Zalmo', cls: 'Thracian', level: 1, speed: 2, strength: 2, endurance: 2, hp: 12, req: { victories: 2, coins: 8, rations: 4 }, upgradeTo: 'Dimachaerus' },
  { id: 'TT08', name: 'Bithys', cls: 'Thracian', level: 1, speed: 4, strength: 2, endurance: 2, hp: 9, req: { victories: 2, coins: 12, rations: 5 }, upgradeTo: 'Dimachaerus' },
  { id: 'TT09', name: 'Teres', cls: 'Thracian', level: 1, speed: 3, strength: 3, endurance: 2, hp: 9, req: { victories: 2, coins: 12, rations: 5 }, upgradeTo: 'Dimachaerus' },
  { id: 'TT10', name: 'Mucapor', cls: 'Thracian', level: 1, speed: 4, strength: 3, endurance: 2, hp: 8, req: { victories: 3, coins: 12, rations: 6 }, upgradeTo: 'Dimachaerus' },
  { id: 'TS01', name: 'Florus', cls: 'Secutor', level: 1, speed: 2, strength: 3, endurance: 2, hp: 10, req: { victories: 1, coins: 10, rations: 4 }, upgradeTo: 'Murmillo' },
  { id: 'TS02', name: 'Castor', cls: 'Secutor', level: 1, speed: 1, strength: 4, endurance: 2, hp: 10, req: { victories: 2, coins: 6, rations: 4 }, upgradeTo: 'Murmillo' },
  { id: 'TS03', name: 'Urbicus', cls: 'Secutor', level: 1, speed: 1, strength: 3, endurance: 3, hp: 11, req: { victories: 2, coins: 10, rations: 4 }, upgradeTo: 'Murmillo' },
  { id: 'TS04', name: 'Paetus', cls: 'Secutor', level: 1, speed: 3, strength: 3, endurance: 1, hp: 10, req: { victories: 2, coins: 8, rations: 2 }, upgradeTo: 'Murmillo' },
  { id: 'TS05', name: 'Galeo', cls: 'Secutor', level: 1, speed: 2, strength: 4, endurance: 1, hp: 11, req: { victories: 2, coins: 10, rations: 4 }, upgradeTo: 'Murmillo' },
  { id: 'TS06', name: 'Tarvos', cls: 'Secutor', level: 1, speed: 1, strength: 3, endurance: 2, hp: 12, req: { victories: 2, coins: 8, rations: 4 }, upgradeTo: 'Murmillo' },
  { id: 'TS07', name: 'Drusillus', cls: 'Secutor', level: 1, speed: 2, strength: 2, endurance: 2, hp: 12, req: { victories: 2, coins: 8, rations: 4 }, upgradeTo: 'Murmillo' },
  { id: 'TS08', name: 'Viator', cls: 'Secutor', level: 1, speed: 2, strength: 4, endurance: 2, hp: 9, req: { victories: 2, coins: 12, rations: 5 }, upgradeTo: 'Murmillo' },
  { id: 'TS09', name: 'Corvus', cls: 'Secutor', level: 1, speed: 2, strength: 3, endurance: 3, hp: 9, req: { victories: 2, coins: 12, rations: 5 }, upgradeTo: 'Murmillo' },
  { id: 'TS10', name: 'Maximinus', cls: 'Secutor', level: 1, speed: 2, strength: 4, endurance: 3, hp: 8, req: { victories: 3, coins: 12, rations: 6 }, upgradeTo: 'Murmillo' },
  { id: 'TL01', name: 'Hanno', cls: 'Laquearius', level: 1, speed: 2, strength: 2, endurance: 3, hp: 10, req: { victories: 1, coins: 10, rations: 4 }, upgradeTo: 'Retiarius' },
  { id: 'TL02', name: 'Iarbas', cls: 'Laquearius', level: 1, speed: 2, strength: 1, endurance: 4, hp: 10, req: { victories: 2, coins: 6, rations: 4 }, upgradeTo: 'Retiarius' },
  { id: 'TL03', name: 'Gulussa', cls: 'Laquearius', level: 1, speed: 3, strength: 1, endurance: 3, hp: 11, req: { victories: 2, coins: 10, rations: 4 }, upgradeTo: 'Retiarius' },
  { id: 'TL04', name: 'Adherbal', cls: 'Laquearius', level: 1, speed: 1, strength: 3, endurance: 3, hp: 10, req: { victories: 2, coins: 8, rations: 2 }, upgradeTo: 'Retiarius' },
  { id: 'TL05', name: 'Masgava', cls: 'Laquearius', level: 1, speed: 1, strength: 2, endurance: 4, hp: 11, req: { victories: 2, coins: 10, rations: 4 }, upgradeTo: 'Retiarius' },
  { id: 'TL06', name: 'Bomilcar', cls: 'Laquearius', level: 1, speed: 2, strength: 1, endurance: 3, hp: 12, req: { victories: 2, coins: 8, rations: 4 }, upgradeTo: 'Retiarius' },
  { id: 'TL07', name: 'Micipsa', cls: 'Laquearius', level: 1, speed: 2, strength: 2, endurance: 2, hp: 12, req: { victories: 2, coins: 8, rations: 4 }, upgradeTo: 'Retiarius' },
  { id: 'TL08', name: 'Sabas', cls: 'Laquearius', level: 1, speed: 2, strength: 2, endurance: 4, hp: 9, req: { victories: 2, coins: 12, rations: 5 }, upgradeTo: 'Retiarius' },
  { id: 'TL09', name: 'Nasir', cls: 'Laquearius', level: 1, speed: 3, strength: 2, endurance: 3, hp: 9, req: { victories: 2, coins: 12, rations: 5 }, upgradeTo: 'Retiarius' },
  { id: 'TL10', name: 'Juba', cls: 'Laquearius', level: 1, speed: 3, strength: 2, endurance: 4, hp: 8, req: { victories: 3, coins: 12, rations: 6 }, upgradeTo: 'Retiarius' },
];

// biome-ignore format: a table, one card a line
export const SECOND_CARDS: readonly SecondCard[] = [
  { id: 'D201', name: 'Twin Fangs', cls: 'Dimachaerus', level: 2, speed: 1, strength: 0, endurance: 0, hp: 2 },
  { id: 'D202', name: 'Hornet Pair', cls: 'Dimachaerus', level: 2, speed: 1, strength: 1, endurance: 0, hp: 0 },
  { id: 'D203', name: 'Steady Hands', cls: 'Dimachaerus', level: 2, speed: 0, strength: 0, endurance: 0, hp: 3 },
  { id: 'D204', name: 'Dusk Dancer', cls: 'Dimachaerus', level: 2, speed: 1, strength: 0, endurance: 1, hp: 0 },
  { id: 'D205', name: 'Left and Right', cls: 'Dimachaerus', level: 2, speed: 0, strength: 0, endurance: 1, hp: 2 },
  { id: 'D206', name: 'Butcher of Nola', cls: 'Dimachaerus', level: 2, speed: 0, strength: 1, endurance: 0, hp: 2 },
  { id: 'D207', name: 'Whirling Iron', cls: 'Dimachaerus', level: 2, speed: 0, strength: 1, endurance: 1, hp: 0 },
  { id: 'D208', name: 'Lightning of Capua', cls: 'Dimachaerus', level: 2, speed: 2, strength: 0, endurance: 0, hp: 0 },
  { id: 'M201', name: 'Bronze Fish', cls: 'Murmillo', level: 2, speed: 0, strength: 1, endurance: 0, hp: 2 },
  { id: 'M202', name: 'Shield Wall', cls: 'Murmillo', level: 2, speed: 0, strength: 1, endurance: 1, hp: 0 },
  { id: 'M203', name: 'Old Campaigner', cls: 'Murmillo', level: 2, speed: 0, strength: 0, endurance: 0, hp: 3 },
  { id: 'M204', name: 'Rock of Arelate', cls: 'Murmillo', level: 2, speed: 1, strength: 1, endurance: 0, hp: 0 },
  { id: 'M205', name: 'Hammer Arm', cls: 'Murmillo', level: 2, speed: 0, strength: 2, endurance: 0, hp: 0 },
  { id: 'M206', name: 'Patient Giant', cls: 'Murmillo', level: 2, speed: 0, strength: 0, endurance: 1, hp: 2 },
  { id: 'M207', name: 'Crested Fury', cls: 'Murmillo', level: 2, speed: 1, strength: 0, endurance: 1, hp: 0 },
  { id: 'M208', name: 'Bull of Tarraco', cls: 'Murmillo', level: 2, speed: 1, strength: 0, endurance: 0, hp: 2 },
  { id: 'R201', name: 'Deep Cast', cls: 'Retiarius', level: 2, speed: 0, strength: 0, endurance: 1, hp: 2 },
  { id: 'R202', name: 'Barefoot Tide', cls: 'Retiarius', level: 2, speed: 1, strength: 0, endurance: 1, hp: 0 },
  { id: 'R203', name: 'Net Mender', cls: 'Retiarius', level: 2, speed: 0, strength: 0, endurance: 0, hp: 3 },
  { id: 'R204', name: 'Trident Keeper', cls: 'Retiarius', level: 2, speed: 0, strength: 1, endurance: 1, hp: 0 },
  { id: 'R205', name: 'Long Breath', cls: 'Retiarius', level: 2, speed: 0, strength: 0, endurance: 2, hp: 0 },
  { id: 'R206', name: 'Reef Walker', cls: 'Retiarius', level: 2, speed: 1, strength: 0, endurance: 0, hp: 2 },
  { id: 'R207', name: 'Storm Fisher', cls: 'Retiarius', level: 2, speed: 1, strength: 1, endurance: 0, hp: 0 },
  { id: 'R208', name: 'Child of Neptune', cls: 'Retiarius', level: 2, speed: 0, strength: 1, endurance: 0, hp: 2 },
];
