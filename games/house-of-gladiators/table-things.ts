// What a table that draws the game needs to know of it besides its cards: the parts of the day and their rewards, what a
// gladiator is worth, who has advantage over whom, and how far a task has come.

export { progress, SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
export { TASKS_TO_WIN } from '#games/house-of-gladiators/rules/03-objective.ts';
export { saleValue } from '#games/house-of-gladiators/rules/09-selling.ts';
export { hasAdvantage } from '#games/house-of-gladiators/rules/14-advantage.ts';
export { REWARDS } from '#games/house-of-gladiators/rules/18-rewards.ts';
export {
  cardsHeld,
  classOf,
  find,
  type Gladiator,
  HAND_LIMIT,
  houseGlory,
  LUDUS_LIMIT,
  maxHp,
  newGladiator,
  statOf,
} from '#games/house-of-gladiators/state.ts';
