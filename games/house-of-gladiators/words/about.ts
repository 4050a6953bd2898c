// What a card does and what a task asks, in words, put together from the effect language: no card has a text of its own.

import type { Language } from '#engine/game.ts';
import { ATTRIBUTES, CONDITIONS, EFFECTS, HAS_WHEEL } from '#games/house-of-gladiators/cards.ts';
import type { Condition } from '#games/house-of-gladiators/conditions.ts';
import type { Effect } from '#games/house-of-gladiators/effects.ts';
import { PHRASES, type Phrases } from '#games/house-of-gladiators/words/phrases.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const fill = (phrase: string, values: { readonly [name: string]: string | number }): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const ONE = { victories: 'victory', coins: 'coin', rations: 'ration', glory: 'glory' } as const;

/** `+3 coins, +1 ration`; what is 0 or absent is left out. */
function amounts(phrases: Phrases, given: { readonly [what: string]: unknown }, write: (n: number) => string): string {
  return (['victories', 'coins', 'rations', 'glory'] as const)
    .filter((what) => typeof given[what] === 'number')
    .map((what) => `${write(given[what] as number)} ${phrases[given[what] === 1 ? ONE[what] : what]}`)
    .join(', ');
}

/** `once`, `twice`, `3 times`. */
const timesOf = (phrases: Phrases, n: number): string =>
  n === 1 ? phrases.once : n === 2 ? phrases.twice : fill(phrases.times, { n });

/** `a bout`, `2 bouts`. */
const countOf = (n: number, one: string, several: string): string => (n === 1 ? one : `${n} ${several}`);

/** `in roll 1`, `in rolls 3 and 4`. */
function rollsOf(phrases: Phrases, language: Language, rolls: readonly number[]): string {
  if (rolls.length === 1) return fill(phrases.roll, { n: rolls[0]! });
  return fill(phrases.rolls, { list: new Intl.ListFormat(language).format(rolls.map(String)) });
}

function aboutEffect(effect: Effect, phrases: Phrases, language: Language): string {
  switch (effect.op) {
    case 'STAT': {
      const stats = ATTRIBUTES.filter((one) => effect[one] !== undefined).map(
        (one) => `${phrases[one]} ${signed(effect[one]!)}`,
      );
      return effect.who === 'foe' ? fill(phrases.foe, { what: stats.join(', ') }) : stats.join(', ');
    }
    case 'HP_START':
      return fill(phrases.hpStart, { n: signed(effect.n) });
    case 'PICK_START':
      return effect.cycle === 'all' ? phrases.pickAll : fill(phrases.pickOne, { n: effect.cycle });
    case 'REVERSE_CYCLE':
      return phrases.reverse;
    case 'CANCEL':
      return fill(phrases.cancel, { what: phrases[effect.slot] });
    case 'DICE':
      return fill(phrases.dice, { n: effect.count, rolls: rollsOf(phrases, language, effect.rolls) });
    case 'REROLL':
      return fill(effect.who === 'self' ? phrases.rerollSelf : phrases.rerollFoe, {
        times: timesOf(phrases, effect.uses),
      });
    case 'TAKEN':
      return fill(phrases.taken, { n: signed(effect.n), uses: effect.uses });
    case 'DEALT':
      return fill(phrases.dealt, { n: signed(effect.n), uses: effect.uses });
    case 'SURVIVE':
      return fill(phrases.survive, { n: effect.hp, times: timesOf(phrases, effect.uses) });
    case 'DEATH':
      return fill(effect.of === 'self' ? phrases.deathSelf : phrases.deathFoe, {
        rolls: rollsOf(phrases, language, effect.rolls),
        who: phrases[effect.chooser],
      });
    case 'GAIN': {
      const gains = amounts(phrases, effect, signed);
      return effect.on === 'WIN' ? fill(phrases.onWin, { what: gains }) : gains;
    }
    case 'HEAL': {
      const n = effect.n === 'full' ? phrases.healFull : fill(phrases.heal, { n: effect.n });
      return effect.target === 'all' ? fill(phrases.onAll, { what: n }) : n;
    }
    case 'UPGRADE_DISCOUNT':
      return fill(phrases.discount, { what: amounts(phrases, effect, (n) => `${n}`) });
    case 'LOOK':
      return effect.what === 'task' ? phrases.lookTask : phrases.lookHand;
    case 'REIMBURSE':
      return fill(phrases.reimburse, { n: effect.factor });
  }
}

export function aboutCard(card: number, language: Language): string {
  const phrases = PHRASES[language];
  const effects = EFFECTS[card]!.map((effect) => aboutEffect(effect, phrases, language));
  return [...effects, ...(HAS_WHEEL[card] ? [phrases.wheel] : [])].join(language === 'fr' ? ' ; ' : '; ');
}

/** The fields of a condition as the phrases name them. */
function valuesOf(cond: Condition, phrases: Phrases): { [name: string]: string | number } {
  const values: { [name: string]: string | number } = {};
  for (const [field, value] of Object.entries(cond)) values[field] = value as string | number;
  if (cond.op === 'WIN_SLOT') values['slot'] = phrases[cond.slot];
  if ('n' in cond) {
    values['bouts'] = countOf(cond.n, phrases.bout, phrases.bouts);
    values['men'] = countOf(cond.n, phrases.gladiator, phrases.gladiators);
  }
  if (cond.op === 'HOLD') values['what'] = amounts(phrases, cond, String);
  if (cond.op === 'AUCTIONS') values['kind'] = phrases[cond.kind === 'gladiator' ? 'gladiators' : 'resources'];
  return values;
}

export function aboutTask(task: number, language: Language): string {
  const phrases = PHRASES[language];
  const cond = CONDITIONS[task]!;
  return fill(phrases.tasks[cond.op], valuesOf(cond, phrases));
}
