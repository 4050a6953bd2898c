// The closed effect language of the resource cards (HG-23.1–23.17): its types, and the check made when cards are loaded.
// A card is a list of effects; what an effect does is done by the chapters, none of which knows a single card.

export type Attribute = 'speed' | 'strength' | 'endurance';

export type Effect =
  | ({ on: 'PASSIVE'; op: 'STAT'; who: 'self' | 'foe' } & { [A in Attribute]?: number })
  | { on: 'REVEAL'; op: 'HP_START'; n: number }
  | { on: 'REVEAL'; op: 'PICK_START'; cycle: 1 | 2 | 'all' }
  | { on: 'REVEAL'; op: 'REVERSE_CYCLE' }
  | { on: 'REVEAL'; op: 'CANCEL'; slot: 'combat' | 'special' }
  | { on: 'DICE'; op: 'DICE'; count: number; keep: 'best'; rolls: readonly number[] }
  | { on: 'SHOWN'; op: 'REROLL'; who: 'self' | 'foe'; uses: number }
  | { on: 'DAMAGE'; op: 'TAKEN'; n: number; uses: number }
  | { on: 'DAMAGE'; op: 'DEALT'; n: number; uses: number }
  | { on: 'ZERO'; op: 'SURVIVE'; hp: number; uses: number }
  | { on: 'ZERO'; op: 'DEATH'; of: 'self' | 'foe'; rolls: readonly number[]; chooser: 'owner' | 'attacker' }
  | { on: 'WIN' | 'TRAINING'; op: 'GAIN'; coins?: number; rations?: number; glory?: number }
  | { on: 'TRAINING'; op: 'HEAL'; n: number | 'full'; target: 'one' | 'all' }
  | { on: 'TRAINING'; op: 'UPGRADE_DISCOUNT'; victories?: number; coins?: number; rations?: number }
  | { on: 'TRAINING'; op: 'LOOK'; what: 'task' | 'hand' }
  | { on: 'DUTIES'; op: 'REIMBURSE'; factor: number };

export type Op = Effect['op'];
export type EffectOf<O extends Op> = Extract<Effect, { op: O }>;

export interface ResourceCard {
  id: string;
  kind: 'combat' | 'special' | 'blessing';
  name: string;
  copies: number;
  /** Whether it carries the wheel symbol (HG-1.7). */
  wheel: boolean;
  effects: readonly Effect[];
}

/** What a field of an effect may say: words, a whole number, or a list of rolls; a `?` may be left out. */
type Says = readonly (string | number)[] | 'number' | 'number?' | 'rolls' | 'number or full';

interface Word {
  on: readonly string[];
  fields: { readonly [field: string]: Says };
}

const WHO = ['self', 'foe'] as const;

/** HG-23.1–23.17 */
const LANGUAGE: { readonly [O in Op]: Word } = {
  STAT: { on: ['PASSIVE'], fields: { who: WHO, speed: 'number?', strength: 'number?', endurance: 'number?' } },
  HP_START: { on: ['REVEAL'], fields: { n: 'number' } },
  PICK_START: { on: ['REVEAL'], fields: { cycle: [1, 2, 'all'] } },
  REVERSE_CYCLE: { on: ['REVEAL'], fields: {} },
  CANCEL: { on: ['REVEAL'], fields: { slot: ['combat', 'special'] } },
  DICE: { on: ['DICE'], fields: { count: 'number', keep: ['best'], rolls: 'rolls' } },
  REROLL: { on: ['SHOWN'], fields: { who: WHO, uses: 'number' } },
  TAKEN: { on: ['DAMAGE'], fields: { n: 'number', uses: 'number' } },
  DEALT: { on: ['DAMAGE'], fields: { n: 'number', uses: 'number' } },
  SURVIVE: { on: ['ZERO'], fields: { hp: 'number', uses: 'number' } },
  DEATH: { on: ['ZERO'], fields: { of: WHO, rolls: 'rolls', chooser: ['owner', 'attacker'] } },
  GAIN: { on: ['WIN', 'TRAINING'], fields: { coins: 'number?', rations: 'number?', glory: 'number?' } },
  HEAL: { on: ['TRAINING'], fields: { n: 'number or full', target: ['one', 'all'] } },
  UPGRADE_DISCOUNT: { on: ['TRAINING'], fields: { victories: 'number?', coins: 'number?', rations: 'number?' } },
  LOOK: { on: ['TRAINING'], fields: { what: ['task', 'hand'] } },
  REIMBURSE: { on: ['DUTIES'], fields: { factor: 'number' } },
};

/** Which moments a card of a kind can act at: equipment in bouts, Blessings in Training and House Duties (HG-10.7). */
const BLESSED: readonly string[] = ['TRAINING', 'DUTIES'];

/** The card itself; an Error names the card and the word that is not in the language. */
export function checkCard(card: ResourceCard): ResourceCard {
  if (!['combat', 'special', 'blessing'].includes(card.kind))
    throw new Error(`${card.id}: there is no kind '${card.kind}'`);
  for (const effect of card.effects) {
    checkEffect(card.id, effect);
    if (BLESSED.includes(effect.on) !== (card.kind === 'blessing'))
      throw new Error(`${card.id}: a ${card.kind} card cannot act on '${effect.on}'`);
  }
  return card;
}

function checkEffect(id: string, effect: Effect): void {
  const given = effect as unknown as { [field: string]: unknown };
  const word = Object.hasOwn(LANGUAGE, effect.op) ? LANGUAGE[effect.op] : undefined;
  if (word === undefined) throw new Error(`${id}: there is no effect '${effect.op}'`);
  if (!word.on.includes(effect.on)) throw new Error(`${id}: ${effect.op} cannot come on '${effect.on}'`);
  for (const field of Object.keys(given)) {
    if (field !== 'on' && field !== 'op' && !Object.hasOwn(word.fields, field))
      throw new Error(`${id}: ${effect.op} has no '${field}'`);
  }
  for (const [field, says] of Object.entries(word.fields)) {
    if (!isSaid(says, given[field]))
      throw new Error(`${id}: '${field}' of ${effect.op} cannot be '${JSON.stringify(given[field])}'`);
  }
}

function isSaid(says: Says, value: unknown): boolean {
  if (says === 'number?' && value === undefined) return true;
  if (says === 'number or full') return value === 'full' || Number.isInteger(value);
  if (says === 'number' || says === 'number?') return Number.isInteger(value);
  if (says === 'rolls')
    return Array.isArray(value) && value.every((roll) => Number.isInteger(roll) && roll >= 1 && roll <= 6);
  return says.includes(value as string);
}
