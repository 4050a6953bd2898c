// The closed language of task conditions (HG-23.20, HG-23.21), and the deeds of a House that they count.
//
// Deeds are noted for every House since it kept its task (HG-20.4), whatever that task is, so that they betray nothing.

export interface Win {
  round: number;
  /** 0 Morning, 1 Afternoon, 2 Evening. */
  slot: number;
  level: number;
  tiro: number;
  /** The opponent had advantage by level or class, or more health before the first roll. */
  against: boolean;
  bare: boolean;
  /** Health lost through the rolls of the bout. */
  loss: number;
  /** Won in a House Substitution (HG-23.22). */
  substitution: boolean;
}

export interface Deeds {
  wins: Win[];
  upgrades: number;
  kills: number;
  spares: number;
  /** Auctions won: of resource cards, of gladiators. */
  auctions: number[];
  /** The Glory of each gladiator freed. */
  freed: number[];
}

export const noDeeds = (): Deeds => ({ wins: [], upgrades: 0, kills: 0, spares: 0, auctions: [0, 0], freed: [] });

export type Condition =
  | { op: 'WINS'; n: number }
  | { op: 'WINS_IN_ROUND'; n: number }
  | { op: 'WIN_SLOT'; slot: 'morning' | 'afternoon' | 'evening'; n: number }
  | { op: 'WIN_LEVEL'; level: number; n: number }
  | { op: 'WIN_AGAINST_ODDS'; n: number }
  | { op: 'WIN_UNEQUIPPED'; n: number }
  | { op: 'WIN_LOSS_AT_MOST'; hp: number; n: number }
  | { op: 'DISTINCT_WINNERS'; n: number }
  | { op: 'UPGRADES'; n: number }
  | { op: 'KILLS'; n: number }
  | { op: 'SPARES'; n: number }
  | { op: 'AUCTIONS'; kind: 'resource' | 'gladiator'; n: number }
  | { op: 'FREED'; minGlory: number; n: number }
  | { op: 'HOUSE_GLORY'; n: number }
  | { op: 'GLADIATOR_GLORY'; n: number }
  | { op: 'HOLD'; coins?: number; rations?: number }
  | { op: 'OWN'; n: number }
  | { op: 'OWN_CLASSES'; n: number }
  | { op: 'OWN_LEVEL2'; n: number };

export interface TaskCard {
  id: string;
  name: string;
  cond: Condition;
}

export const SLOT_NAMES = ['morning', 'afternoon', 'evening'] as const;
const KINDS = ['resource', 'gladiator'] as const;
/** Their places in the list of auctions won. */
export const RESOURCES = 0;
export const GLADIATORS = 1;

const LANGUAGE: {
  readonly [O in Condition['op']]: { readonly [field: string]: readonly string[] | 'number' | 'number?' };
} = {
  WINS: { n: 'number' },
  WINS_IN_ROUND: { n: 'number' },
  WIN_SLOT: { slot: SLOT_NAMES, n: 'number' },
  WIN_LEVEL: { level: 'number', n: 'number' },
  WIN_AGAINST_ODDS: { n: 'number' },
  WIN_UNEQUIPPED: { n: 'number' },
  WIN_LOSS_AT_MOST: { hp: 'number', n: 'number' },
  DISTINCT_WINNERS: { n: 'number' },
  UPGRADES: { n: 'number' },
  KILLS: { n: 'number' },
  SPARES: { n: 'number' },
  AUCTIONS: { kind: KINDS, n: 'number' },
  FREED: { minGlory: 'number', n: 'number' },
  HOUSE_GLORY: { n: 'number' },
  GLADIATOR_GLORY: { n: 'number' },
  HOLD: { coins: 'number?', rations: 'number?' },
  OWN: { n: 'number' },
  OWN_CLASSES: { n: 'number' },
  OWN_LEVEL2: { n: 'number' },
};

/** The card itself; an Error names the card and the word that is not in the language. */
export function checkTask(card: TaskCard): TaskCard {
  const given = card.cond as unknown as { [field: string]: unknown };
  const fields = Object.hasOwn(LANGUAGE, card.cond.op) ? LANGUAGE[card.cond.op] : undefined;
  if (fields === undefined) throw new Error(`${card.id}: there is no condition '${card.cond.op}'`);
  for (const field of Object.keys(given)) {
    if (field !== 'op' && !Object.hasOwn(fields, field))
      throw new Error(`${card.id}: ${card.cond.op} has no '${field}'`);
  }
  for (const [field, says] of Object.entries(fields)) {
    const value = given[field];
    const said =
      typeof says === 'string'
        ? (says === 'number?' && value === undefined) || Number.isInteger(value)
        : says.includes(value as string);
    if (!said) throw new Error(`${card.id}: '${field}' of ${card.cond.op} cannot be '${JSON.stringify(value)}'`);
  }
  return card;
}

/** What a state condition looks at. */
export interface Standing {
  glory: number;
  best: number;
  coins: number;
  rations: number;
  gladiators: number;
  classes: number;
  upgraded: number;
}

const countWins = (wins: readonly Win[], counts: (win: Win) => boolean): number => {
  let sum = 0;
  for (const win of wins) if (counts(win)) sum++;
  return sum;
};

/** HG-23.22: such wins count for four conditions only. */
const inPerson = (win: Win): boolean => !win.substitution;

/** How far a House has come, and what the condition asks; `HOLD` counts what is missing least. */
export function progress(cond: Condition, deeds: Deeds, now: Standing, round: number): { have: number; need: number } {
  const { wins } = deeds;
  switch (cond.op) {
    case 'WINS':
      return { have: wins.length, need: cond.n };
    case 'WINS_IN_ROUND':
      return { have: countWins(wins, (win) => inPerson(win) && win.round === round), need: cond.n };
    case 'WIN_SLOT': {
      const slot = SLOT_NAMES.indexOf(cond.slot);
      return { have: countWins(wins, (win) => win.slot === slot), need: cond.n };
    }
    case 'WIN_LEVEL':
      return { have: countWins(wins, (win) => win.level === cond.level), need: cond.n };
    case 'WIN_AGAINST_ODDS':
      return { have: countWins(wins, (win) => inPerson(win) && win.against), need: cond.n };
    case 'WIN_UNEQUIPPED':
      return { have: countWins(wins, (win) => inPerson(win) && win.bare), need: cond.n };
    case 'WIN_LOSS_AT_MOST':
      return { have: countWins(wins, (win) => inPerson(win) && win.loss <= cond.hp), need: cond.n };
    case 'DISTINCT_WINNERS':
      return { have: new Set(wins.map((win) => win.tiro)).size, need: cond.n };
    case 'UPGRADES':
      return { have: deeds.upgrades, need: cond.n };
    case 'KILLS':
      return { have: deeds.kills, need: cond.n };
    case 'SPARES':
      return { have: deeds.spares, need: cond.n };
    case 'AUCTIONS':
      return { have: deeds.auctions[KINDS.indexOf(cond.kind)]!, need: cond.n };
    case 'FREED':
      return { have: deeds.freed.filter((glory) => glory >= cond.minGlory).length, need: cond.n };
    case 'HOUSE_GLORY':
      return { have: now.glory, need: cond.n };
    case 'GLADIATOR_GLORY':
      return { have: now.best, need: cond.n };
    case 'HOLD': {
      const coins = cond.coins ?? 0;
      const rations = cond.rations ?? 0;
      return { have: Math.min(now.coins, coins) + Math.min(now.rations, rations), need: coins + rations };
    }
    case 'OWN':
      return { have: now.gladiators, need: cond.n };
    case 'OWN_CLASSES':
      return { have: now.classes, need: cond.n };
    case 'OWN_LEVEL2':
      return { have: now.upgraded, need: cond.n };
  }
}
