// The language of the cards (SP-14.1): a closed vocabulary, read once when the card set is loaded.
//
// A word is a name with arguments, and every argument becomes a small integer: a filter, a pool and a kind of set its
// place in the lists below, a list of windows one bit each. What the words do stands in rules/14-*.ts, one function each.

export const FILTERS = ['gladiator', 'slave', 'combatant', 'nonChampion', 'equipment', 'guard', 'injured'] as const;
export const POOLS = ['ATK', 'DEF', 'SPD'] as const;
/** A set's place here plus 2 is how many equal dice make one. */
export const SETS = ['double', 'triple'] as const;
export const WINDOWS = [
  'ledgersBalanced',
  'schemeLaunched',
  'intrigueTurnEnded',
  'bidsRevealed',
  'invitationDeclined',
  'betsPlaced',
  'betsResolved',
  'thumbDown',
] as const;
export type Window = (typeof WINDOWS)[number];

type Kind = 'number' | 'filter' | 'pool' | 'set' | 'windows';

const TRIGGERS = {
  scheme: [],
  react: ['windows'],
  guardTry: [],
  intrigue: [],
  static: [],
  healFailed: [],
  guardFailed: [],
  tributeStep: [],
  preInit: [],
  oppTurn: [],
  attackDeclared: [],
  defenseDeclared: [],
  attackRolled: [],
  defenseRolled: [],
  oppAttackRolled: [],
  oppDefenseRolled: [],
  woundsDealt: [],
  woundsTaken: [],
  combatWon: [],
} as const;

const COSTS = {
  exhaustSelf: [],
  exhaust: ['number', 'filter'],
  pay: ['number'],
  payEach: ['number'],
  payLauncher: ['number'],
  discardHand: ['number'],
} as const;

const CONDITIONS = {
  readyCount: ['filter', 'number'],
  targetGoldZero: [],
  targetInfluenceAtMostMine: [],
  schemeTargetsMe: [],
  iBidThisRound: [],
  iDeclined: [],
  iWonABet: [],
  iSupportIt: [],
  iGaveSupport: [],
  supportedInVain: [],
  targetSupportsMe: [],
  notInvited: [],
  dealtAtLeast: ['number'],
} as const;

const TARGETS = {
  self: [],
  rival: [],
  any: [],
  launcher: [],
  active: [],
  host: [],
  participant: [],
  opp: [],
  none: [],
} as const;

const EFFECTS = {
  gold: ['number'],
  steal: ['number'],
  influence: ['number'],
  draw: ['number'],
  peekCard: ['number'],
  peekHandDiscard: ['number'],
  peekMarket: ['number', 'number'],
  injure: ['filter'],
  kill: ['filter'],
  tap: ['filter'],
  take: ['filter'],
  lose: ['number', 'filter'],
  cure: ['filter'],
  recall: ['filter'],
  addFavor: ['number', 'number'],
  schemeBonus: ['number'],
  supportersGold: ['number'],
  supportersInfluence: ['number'],
  foil: [],
  guardRoll: ['number'],
  retryGuard: [],
  healRetry: [],
  income: ['number'],
  noUpkeep: [],
  tribute: ['number'],
  addBid: ['number'],
  excuse: [],
  swapCombatant: [],
  openingWound: ['number'],
  spare: [],
} as const;

const COMBAT_EFFECTS = {
  reroll: ['pool', 'number'],
  forceReroll: ['pool', 'number'],
  range: ['number'],
  speedAttack: ['number'],
  ignoreWound: ['number'],
  extraWound: ['number'],
  winInitiative: [],
  initBonus: ['number'],
  moveBonus: ['number'],
  slow: ['number'],
  addDice: ['pool', 'number'],
  autoWoundPer: ['set', 'pool'],
} as const;

const LIMITS = { perTurn: ['number'], perRoll: ['number'], perCombat: ['number'] } as const;

export type Trigger = keyof typeof TRIGGERS;
export type Cost = keyof typeof COSTS;
export type Condition = keyof typeof CONDITIONS;
export type Target = keyof typeof TARGETS;
export type Effect = keyof typeof EFFECTS;
export type CombatEffect = keyof typeof COMBAT_EFFECTS;
export type Limit = keyof typeof LIMITS;

export interface Word<N extends string> {
  name: N;
  args: readonly number[];
}

export interface Ability {
  trigger: Trigger;
  /** Of a reaction: one bit for each window. */
  windows: number;
  costs: readonly Word<Cost>[];
  conditions: readonly Word<Condition>[];
  target: Target;
  effects: readonly Word<Effect | CombatEffect>[];
  limit: Word<Limit> | null;
}

type Vocabulary = { readonly [name: string]: readonly Kind[] };

const SLOTS: readonly { opens: string; what: string; words: Vocabulary; many: string }[] = [
  { opens: 'T:', what: 'trigger', words: TRIGGERS, many: '' },
  { opens: 'C:', what: 'cost', words: COSTS, many: '+' },
  { opens: 'IF:', what: 'condition', words: CONDITIONS, many: '&' },
  { opens: 'TG:', what: 'target', words: TARGETS, many: '' },
  { opens: 'E:', what: 'effect', words: { ...EFFECTS, ...COMBAT_EFFECTS }, many: '+' },
  { opens: 'L:', what: 'limit', words: LIMITS, many: '' },
];

/** The abilities of a card's line, '-' for none; an Error names the card and the word that is wrong. */
export function readAbilities(card: string, text: string): Ability[] {
  return text.trim() === '-' ? [] : text.split(' || ').map((one) => readAbility(card, one.trim()));
}

function readAbility(card: string, text: string): Ability {
  const slots = new Map<string, Word<string>[]>();
  let last = -1;
  for (const piece of text.split(/\s+/)) {
    const at = SLOTS.findIndex((slot) => piece.startsWith(slot.opens));
    if (at <= last)
      throw new Error(
        `card ${card}: '${piece}' does not belong there; an ability is T: C: IF: TG: E: L:, in this order`,
      );
    last = at;
    const { opens, what, words, many } = SLOTS[at]!;
    const rest = piece.slice(opens.length);
    const parts = many === '' ? [rest] : rest.split(many);
    slots.set(
      opens,
      parts.map((part) => readWord(card, what, words, part)),
    );
  }
  const trigger = slots.get('T:')?.[0];
  const effects = slots.get('E:');
  if (trigger === undefined || effects === undefined)
    throw new Error(`card ${card}: '${text}' lacks its ${trigger ? 'effect' : 'trigger'}`);
  return {
    trigger: trigger.name as Trigger,
    windows: trigger.args[0] ?? 0,
    costs: (slots.get('C:') ?? []) as Word<Cost>[],
    conditions: (slots.get('IF:') ?? []) as Word<Condition>[],
    target: (slots.get('TG:')?.[0]?.name ?? 'none') as Target,
    effects: effects as Word<Effect | CombatEffect>[],
    limit: (slots.get('L:')?.[0] ?? null) as Word<Limit> | null,
  };
}

function readWord(card: string, what: string, words: Vocabulary, text: string): Word<string> {
  const [, name = text, inside] = /^(\w+)(?:\(([^()]*)\))?$/.exec(text) ?? [];
  const kinds = Object.hasOwn(words, name) ? words[name]! : null;
  if (kinds === null) throw new Error(`card ${card}: '${name}' is no ${what} of the card language`);
  const given = inside === undefined ? [] : inside.split(',');
  if (given.length !== kinds.length) {
    throw new Error(`card ${card}: '${name}' takes ${kinds.length} arguments, '${text}' gives ${given.length}`);
  }
  return { name, args: given.map((arg, i) => readArgument(card, name, kinds[i]!, arg.trim())) };
}

const LISTS: { readonly [K in Exclude<Kind, 'number' | 'windows'>]: readonly string[] } = {
  filter: FILTERS,
  pool: POOLS,
  set: SETS,
};

function readArgument(card: string, word: string, kind: Kind, text: string): number {
  if (kind === 'windows') {
    return text.split('|').reduce((bits, one) => bits | (1 << placeIn(card, word, 'window', WINDOWS, one.trim())), 0);
  }
  if (kind !== 'number') return placeIn(card, word, kind, LISTS[kind], text);
  if (!/^-?\d+$/.test(text)) throw new Error(`card ${card}: '${text}' in '${word}' is no whole number`);
  return Number(text);
}

function placeIn(card: string, word: string, what: string, list: readonly string[], text: string): number {
  const place = list.indexOf(text);
  if (place < 0) throw new Error(`card ${card}: '${text}' in '${word}' is no ${what}; there are ${list.join(', ')}`);
  return place;
}

/** The effects that work inside a fight. */
export const isCombatEffect = (name: string): name is CombatEffect => IN_COMBAT.has(name);
const IN_COMBAT: ReadonlySet<string> = new Set(Object.keys(COMBAT_EFFECTS));
