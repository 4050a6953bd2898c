// The cards, Items, Powers, characters and animals of Gladiatori (chapter 1 and Table 23-A), as data checked when loaded.
//
// A *thing* is anything a player can choose or lose, as one small integer:
//   0–3 Action cards · 4–6 Energy and Feint · 7–14 Special Moves · 20–24 points of a value · 30–47 Items ·
//   50–64 the same cards as 0–14, but lying in the HP deck · 70–78 Powers · 80–97 bought Skill values
// These are the first ones of each sort:

export const POINT = 20;
export const ITEM = 30;
export const FROM_HP = 50;
export const POWER = 70;
export const BOUGHT = 80;

/** Action cards (Table 1-A); each is also a Reaction (GL-1.6): Block, Parry, Oppose, Dodge. */
export const STRENGTH = 0;
export const DEXTERITY = 1;
export const BERSERK = 2;
export const MOVEMENT = 3;
export const ENERGY_0 = 4;
export const ENERGY_1 = 5;
export const FEINT = 6;
export const SWEEP = 7;
export const SACRIFICE = 8;
export const ACROBATIC = 9;
export const OVERSKILL = 10;
export const RAGE = 11;
export const BREAK_ITEM = 12;
export const UNBALANCING = 13;
export const REFLEX = 14;
export const KINDS = 15;

/** What a Special Move or a Power needs (GL-13.2 to GL-13.4); `attack` and `defence` together mean either. */
export const NEEDS_MOVEMENT = 1;
export const NEEDS_ATTACK = 2;
export const NEEDS_DEFENCE = 4;
export const NEEDS_MELEE = 8;
const RESTRICTIONS = ['movement', 'attack', 'defence', 'melee'];

export interface Card {
  id: string;
  name: string;
  coins: number;
  energy: number;
  hp: number;
  needs: number;
}

export function needsOf(name: string, words: string): number {
  let needs = 0;
  for (const word of words.split(' ')) {
    const place = RESTRICTIONS.indexOf(word);
    if (word !== '' && place < 0) {
      throw new Error(`${name}: '${word}' is no restriction; there are ${RESTRICTIONS.join(', ')}`);
    }
    if (place >= 0) needs |= 1 << place;
  }
  return needs;
}

const card = (id: string, name: string, coins: number, energy: number, hp: number, needs = ''): Card => ({
  id,
  name,
  coins,
  energy,
  hp,
  needs: needsOf(name, needs),
});

/** Tables 1-A (GL-1.12), 1-B (GL-1.13) and 1-C (GL-1.14, GL-1.15), by kind. */
export const CARDS: readonly Card[] = [
  card('AC-S', 'strength', 0, 0, 3),
  card('AC-D', 'dexterity', 0, 0, 3),
  card('AC-B', 'berserk', 0, 0, 3),
  card('AC-M', 'movement', 0, 0, 3),
  card('EN-0', 'energy-0', 1, 0, 1),
  card('EN-1', 'energy-1', 2, 1, 2),
  card('FE', 'feint', 5, 0, 3),
  card('SM-1', 'sweep', 2, 0, 2, 'movement attack melee'),
  card('SM-2', 'sacrifice', 2, 0, 2, 'attack defence'),
  card('SM-3', 'acrobatic-strike', 3, 0, 3, 'movement attack defence'),
  card('SM-4', 'overskill', 2, 0, 2),
  card('SM-5', 'rage', 2, 0, 2),
  card('SM-6', 'break-item', 1, 0, 1, 'movement attack melee'),
  card('SM-7', 'unbalancing-strike', 2, 0, 2, 'movement attack defence melee'),
  card('SM-8', 'reflex', 1, 0, 1, 'movement'),
];

export const HP: readonly number[] = CARDS.map(({ hp }) => hp);
export const isAction = (kind: number): boolean => kind <= MOVEMENT;
export const ACTIONS: readonly number[] = [STRENGTH, DEXTERITY, BERSERK, MOVEMENT];
/** How an Action card of the row lies, one bit each: used in this turn, and turned over. */
export const ROTATED = 1;
export const FACE_DOWN = 2;
/** Every Action card, one bit each. */
export const ANY_ACTION = (1 << STRENGTH) | (1 << DEXTERITY) | (1 << BERSERK) | (1 << MOVEMENT);
export const ENERGIES: readonly number[] = [ENERGY_0, ENERGY_1];
export const isEnergy = (kind: number): boolean => kind === ENERGY_0 || kind === ENERGY_1;
export const isMove = (kind: number): boolean => kind >= SWEEP && kind < KINDS;
/** GL-8.20: what can be added to an Action or a Reaction. */
export const isAddable = (kind: number): boolean => isEnergy(kind) || isMove(kind);

/** GL-1.2: what the box holds of Energy-0, Energy-1 and Feints. */
export const BOX: readonly number[] = [32, 32, 4];
export const COLOURS = ['red', 'green', 'yellow', 'blue'] as const;

/** GL-2.2, GL-2.11: the values of a character. */
export const OFFENSE = 0;
export const GUARD = 1;
export const ENDURANCE = 2;
export const BLOOD = 3;
export const SPEED = 4;
export const VALUES = ['offense', 'guard', 'endurance', 'blood', 'speed'] as const;
export const SKILLS: readonly number[] = [OFFENSE, GUARD, ENDURANCE];
export const ABILITIES: readonly number[] = [BLOOD, SPEED];
export const isSkill = (value: number): boolean => value <= ENDURANCE;
/** GL-4.7, GL-4.8, GL-4.10: the values a character is built with lie between these. */
export const LEAST_VALUE = 3;
export const MOST_VALUE = 9;
/** The same for each of the five; written out, for lists made by `map` are copied more slowly. */
export const LEAST_VALUES: readonly number[] = [LEAST_VALUE, LEAST_VALUE, LEAST_VALUE, LEAST_VALUE, LEAST_VALUE];
export const MOST_VALUES: readonly number[] = [MOST_VALUE, MOST_VALUE, MOST_VALUE, MOST_VALUE, MOST_VALUE];
export const isPoint = (thing: number): boolean => thing >= POINT && thing < POINT + VALUES.length;

/** GL-4.6: the price of a Skill by its value. */
export const SKILL_PRICE: readonly number[] = [0, 0, 0, 3, 4, 6, 8, 10, 13, 16];

export interface Power {
  id: string;
  name: string;
  needs: number;
}
const power = (id: string, name: string, needs = ''): Power => ({ id, name, needs: needsOf(name, needs) });

/** Table 1-D (GL-1.18). */
export const POWERS: readonly Power[] = [
  power('PW-1', 'lunge', 'movement attack melee'),
  power('PW-2', 'stand-up'),
  power('PW-3', 'unbeatable'),
  power('PW-4', 'leap', 'movement attack melee'),
  power('PW-5', 'deep-wounds', 'attack'),
  power('PW-6', 'wrestling', 'movement attack melee'),
  power('PW-7', 'adaptation'),
  power('PW-8', 'delay'),
  power('PW-9', 'resistance'),
];
export const LUNGE = 0;
export const STAND_UP = 1;
export const UNBEATABLE = 2;
export const LEAP = 3;
export const DEEP_WOUNDS = 4;
export const WRESTLING = 5;
export const ADAPTATION = 6;
export const DELAY = 7;
export const RESISTANCE = 8;
/** GL-1.17 */
export const POWER_PRICE = 1;

export const SYMBOLS = ['none', 'square', 'disc', 'triangle'] as const;
const TYPES = ['sword', 'shield', 'helmet', 'iron-arm', 'spear', 'trident', 'net'] as const;
export type ItemType = (typeof TYPES)[number];
/** GL-5.5 */
const SYMBOL_OF: Readonly<Record<ItemType, number>> = {
  sword: 0,
  shield: 1,
  helmet: 2,
  'iron-arm': 0,
  spear: 3,
  trident: 3,
  net: 0,
};

export interface ItemCard {
  id: string;
  name: string;
  type: ItemType;
  symbol: number;
  attack: number;
  defence: number;
  hp: number;
  /** GL-1.22: spears and nets. */
  thrown: boolean;
}

function item(id: string, name: string, type: string, attack: number, defence: number, hp: number): ItemCard {
  if (!(TYPES as readonly string[]).includes(type))
    throw new Error(`${name}: '${type}' is no type of Item; there are ${TYPES.join(', ')}`);
  const of = type as ItemType;
  const made = {
    id,
    name,
    type: of,
    symbol: SYMBOL_OF[of],
    attack,
    defence,
    hp,
    thrown: of === 'spear' || of === 'net',
  };
  // GL-1.20: the design rule of the table.
  const sum = of === 'net' ? 3 : of === 'spear' ? 5 : 6;
  if (attack + defence + hp !== sum) throw new Error(`${name}: attack, defence and HP must add up to ${sum}`);
  return made;
}

/** Table 1-E (GL-1.19); an Item's thing is ITEM plus its place here. */
export const ITEMS: readonly ItemCard[] = [
  item('IT-01', 'gladius', 'sword', 3, 1, 2),
  item('IT-02', 'spatha', 'sword', 3, 0, 3),
  item('IT-03', 'sica', 'sword', 2, 1, 3),
  item('IT-04', 'falcata', 'sword', 2, 2, 2),
  item('IT-05', 'parmula', 'shield', 2, 3, 1),
  item('IT-06', 'clipeus', 'shield', 1, 3, 2),
  item('IT-07', 'scutum', 'shield', 0, 4, 2),
  item('IT-08', 'cetra', 'shield', 1, 2, 3),
  item('IT-09', 'galea', 'helmet', 0, 2, 4),
  item('IT-10', 'cassis', 'helmet', 1, 2, 3),
  item('IT-11', 'visored-helm', 'helmet', 0, 3, 3),
  item('IT-12', 'manica', 'iron-arm', 1, 2, 3),
  item('IT-13', 'hasta', 'spear', 3, 0, 2),
  item('IT-14', 'contus', 'spear', 2, 1, 2),
  item('IT-15', 'pilum', 'spear', 3, 1, 1),
  item('IT-16', 'fuscina', 'trident', 4, 0, 2),
  item('IT-17', 'wide-net', 'net', 1, 0, 2),
  item('IT-18', 'weighted-net', 'net', 2, 0, 1),
];
export const ALL_ITEMS: readonly number[] = ITEMS.map((_, place) => ITEM + place);
export const itemOf = (thing: number): ItemCard => ITEMS[thing - ITEM]!;
export const isNet = (thing: number): boolean => itemOf(thing).type === 'net';

export interface Species {
  name: string;
  /** GL-23.3: suggested number per player, from and to. */
  suggested: readonly [number, number];
  /** Base dice of an attack after moving; without moving, and in defence, there are two (GL-23.17, GL-23.25). */
  afterMove: number;
  extra: number;
  doubles: string;
  /** Whether doubles count in attack and defence, or in attack only. */
  doublesInDefence: boolean;
  seven: string;
  sevenInDefence: boolean;
  /** GL-21.12 */
  xp: number;
}

const EFFECTS = ['reinforce', 'step-back', 'two-more', 'unbalance', 'face-down', 'lose', 'nothing'];

function species(
  name: string,
  suggested: readonly [number, number],
  dice: number,
  extra: number,
  doubles: string,
  seven: string,
  xp: number,
): Species {
  const read = (words: string): { effect: string; both: boolean } => {
    const [effect = '', where = 'attack'] = words.split(' in ');
    if (!EFFECTS.includes(effect))
      throw new Error(`${name}: '${effect}' is no power of an animal; there are ${EFFECTS.join(', ')}`);
    if (where !== 'both' && where !== 'attack')
      throw new Error(`${name}: a power works in attack or in both, not in '${where}'`);
    return { effect, both: where === 'both' };
  };
  const two = read(doubles);
  const sum = read(seven);
  return {
    name,
    suggested,
    afterMove: dice,
    extra,
    doubles: two.effect,
    doublesInDefence: two.both,
    seven: sum.effect,
    sevenInDefence: sum.both,
    xp,
  };
}

/** By what a species is called in words; behind the printed ones comes the players' own (GL-23.67). */
export const speciesName = (species: number): string => SPECIES[species]?.name ?? 'own';

/** Table 23-A: open data (GL-23.64). */
export const SPECIES: readonly Species[] = [
  species('dog', [5, 6], 1, 0, 'reinforce in both', 'nothing', 1),
  species('wolf', [3, 5], 1, 0, 'reinforce in both', 'unbalance in attack', 2),
  species('lion', [1, 2], 2, 0, 'step-back in attack', 'face-down in attack', 3),
  species('bear', [1, 1], 1, 1, 'two-more in both', 'lose in both', 3),
];

/** A Skill is bought as a whole: a thing for each value above the least, Skill after Skill (GL-4.6). */
const BUYABLE = MOST_VALUE - LEAST_VALUE;
export const boughtSkill = (skill: number, value: number): number => BOUGHT + BUYABLE * skill + value - LEAST_VALUE - 1;
export const skillBought = (thing: number): { skill: number; value: number } => ({
  skill: Math.floor((thing - BOUGHT) / BUYABLE),
  value: LEAST_VALUE + 1 + ((thing - BOUGHT) % BUYABLE),
});
/** Everything a Skill can be bought up to, the least first. */
export const skillThings = (skill: number): number[] =>
  Array.from({ length: BUYABLE }, (_, i) => boughtSkill(skill, LEAST_VALUE + 1 + i));

/** The name of a thing, unlike that of any other. */
export function thingName(thing: number | string): string {
  if (typeof thing === 'string') return thing;
  const found =
    thing < KINDS
      ? CARDS[thing]?.name
      : thing >= BOUGHT && thing < BOUGHT + BUYABLE * SKILLS.length
        ? `${VALUES[skillBought(thing).skill]}-${skillBought(thing).value}`
        : thing >= POWER
          ? POWERS[thing - POWER]?.name
          : thing >= FROM_HP
            ? CARDS[thing - FROM_HP] && `hp:${CARDS[thing - FROM_HP]!.name}`
            : thing >= ITEM
              ? ITEMS[thing - ITEM]?.name
              : VALUES[thing - POINT];
  if (found === undefined) throw new Error(`there is no thing ${thing}`);
  return found;
}
