// The cards as small numbers, read from the data tables and checked on loading.
//
// Resource kinds: 0–2 the starter cards, then Combat, Special, Blessing in the rulebook's order. A Tiro is 0–29, a card of
// the second level 0–23, a task 0–19. Classes are numbered so that a Tiro's class k leads to the second-level class k.

import { cardsOf } from '#engine/chance/deck.ts';
import { SECOND_CARDS, TIRO_CARDS } from '#games/house-of-gladiators/cards/gladiators.ts';
import {
  BLESSING_CARDS,
  COMBAT_CARDS,
  SPECIAL_CARDS,
  STARTER_CARDS,
} from '#games/house-of-gladiators/cards/resources.ts';
import { TASK_CARDS } from '#games/house-of-gladiators/cards/tasks.ts';
import { type Condition, checkTask } from '#games/house-of-gladiators/conditions.ts';
import { checkCard, type Effect, type EffectOf, type Op } from '#games/house-of-gladiators/effects.ts';

export const COMBAT = 0;
export const SPECIAL = 1;
export const BLESSING = 2;
export const TYPES = ['combat', 'special', 'blessing'] as const;

/** HG-14.15 names them; the order here is the book's list. */
export const ATTRIBUTES = ['speed', 'strength', 'endurance'] as const;

export const RESOURCES = [...STARTER_CARDS, ...COMBAT_CARDS, ...SPECIAL_CARDS, ...BLESSING_CARDS].map(checkCard);
export const STARTERS = STARTER_CARDS.length;
export const KINDS = RESOURCES.length;

export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
export const RESOURCE_NAMES: readonly string[] = RESOURCES.map((card) => slugOf(card.name));
export const TIRO_NAMES: readonly string[] = TIRO_CARDS.map((card) => slugOf(card.name));
export const SECOND_NAMES: readonly string[] = SECOND_CARDS.map((card) => slugOf(card.name));
export const TASK_NAMES: readonly string[] = TASK_CARDS.map((card) => slugOf(card.name));

export const TYPE_OF: readonly number[] = RESOURCES.map((card) => TYPES.indexOf(card.kind));
export const HAS_WHEEL: readonly boolean[] = RESOURCES.map((card) => card.wheel);
export const EFFECTS: readonly (readonly Effect[])[] = RESOURCES.map((card) => card.effects);
export const isStarter = (card: number): boolean => card < STARTERS;

/** HG-1.3: the Market deck; the starter cards are no part of it (HG-2.5). */
export const MARKET: readonly number[] = cardsOf(RESOURCES.map((card, kind) => (isStarter(kind) ? 0 : card.copies)));
export const ALL_TIROS: readonly number[] = TIRO_CARDS.map((_, tiro) => tiro);
export const ALL_TASKS: readonly number[] = TASK_CARDS.map((_, task) => task);
export const CONDITIONS: readonly Condition[] = TASK_CARDS.map((card) => checkTask(card).cond);

/** The first effect of that sort a card has, or null. */
export function effectOf<O extends Op>(card: number, op: O): EffectOf<O> | null {
  const effects = EFFECTS[card]!;
  for (let i = 0; i < effects.length; i++) if (effects[i]!.op === op) return effects[i] as EffectOf<O>;
  return null;
}

const statsOf = (who: 'self' | 'foe'): number[][] =>
  RESOURCES.map((card) =>
    ATTRIBUTES.map((attribute) =>
      card.effects.reduce((sum, one) => (one.op === 'STAT' && one.who === who ? sum + (one[attribute] ?? 0) : sum), 0),
    ),
  );
/** HG-23.2: what a card adds to each attribute of its carrier, and of his opponent. */
export const SELF_STATS: readonly (readonly number[])[] = statsOf('self');
export const FOE_STATS: readonly (readonly number[])[] = statsOf('foe');

/** HG-1.1: classes 0–2; HG-1.2: the class each leads to. */
export const FIRST_CLASSES = ['Thracian', 'Secutor', 'Laquearius'] as const;
export const SECOND_CLASSES = ['Dimachaerus', 'Murmillo', 'Retiarius'] as const;
export const CLASS_NAMES: readonly string[] = [...FIRST_CLASSES, ...SECOND_CLASSES];

export const TIRO_CLASS: readonly number[] = TIRO_CARDS.map((card) => classOf(card.id, FIRST_CLASSES, card.cls));
export const SECOND_CLASS: readonly number[] = SECOND_CARDS.map((card) => classOf(card.id, SECOND_CLASSES, card.cls));
/** HG-11.5 */
export const LEADS_TO: readonly number[] = TIRO_CARDS.map((card) => classOf(card.id, SECOND_CLASSES, card.upgradeTo));
export const REQUIREMENTS = TIRO_CARDS.map((card) => card.req);

export const TIRO_STATS: readonly (readonly number[])[] = TIRO_CARDS.map((card) => ATTRIBUTES.map((one) => card[one]));
export const SECOND_STATS: readonly (readonly number[])[] = SECOND_CARDS.map((card) =>
  ATTRIBUTES.map((one) => card[one]),
);
export const TIRO_HP: readonly number[] = TIRO_CARDS.map((card) => card.hp);
export const SECOND_HP: readonly number[] = SECOND_CARDS.map((card) => card.hp);

/** The second-level decks, one per class. */
export const SECOND_DECKS: readonly (readonly number[])[] = SECOND_CLASSES.map((_, cls) =>
  SECOND_CARDS.map((_card, second) => second).filter((second) => SECOND_CLASS[second] === cls),
);

function classOf(id: string, classes: readonly string[], name: string): number {
  const found = classes.indexOf(name);
  if (found < 0) throw new Error(`${id}: there is no class '${name}' on its level`);
  return found;
}
