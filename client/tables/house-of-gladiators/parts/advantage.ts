// Why a gladiator turns the wheel, in words: by level, by class, or by what his House has (HG-14.5 to HG-14.13).

import { className, type LudiProps as Props, sayOf } from '#client/tables/house-of-gladiators/props.ts';
import { SECOND_CLASS, TIRO_CLASS } from '#games/house-of-gladiators/cards.ts';
import { type Gladiator, hasAdvantage, newGladiator } from '#games/house-of-gladiators/table-things.ts';

/** One gladiator of each class, in the order of the classes: Tiros, then the second level. */
const SAMPLES: readonly Gladiator[] = [
  ...[0, 1, 2].map((sort) => newGladiator(TIRO_CLASS.indexOf(sort))),
  ...[0, 1, 2].map((sort) => ({ ...newGladiator(0), second: SECOND_CLASS.indexOf(sort) })),
];

const isSameLevel = (one: Gladiator, other: Gladiator): boolean => one.second < 0 === other.second < 0;

/** What his class is good for: over which he has advantage, and which has it over him. */
export function classAbout(props: Props, man: Gladiator): string {
  const peers = SAMPLES.filter((one) => isSameLevel(one, man));
  const name = (found: Gladiator | undefined): string => (found === undefined ? '' : className(props, found));
  return sayOf(props)('class.about', {
    sort: className(props, man),
    over: name(peers.find((one) => hasAdvantage(man, one))),
    under: name(peers.find((one) => hasAdvantage(one, man))),
  });
}

/** Why the one has advantage over the other; null: he has none. */
export function advantageOf(props: Props, one: Gladiator, other: Gladiator): string | null {
  if (!hasAdvantage(one, other)) return null;
  const say = sayOf(props);
  return isSameLevel(one, other)
    ? say('wheel.why.class', { one: className(props, one), other: className(props, other) })
    : say('wheel.why.level');
}

/** Why a side turns the wheel, from the clause that says so; empty: a card says it. */
export function whyTurns(props: Props, clause: string, one: Gladiator, other: Gladiator): string {
  const say = sayOf(props);
  if (clause === 'HG-14.12') return say('wheel.why.glory');
  if (clause === 'HG-14.13') return say('wheel.why.again');
  return advantageOf(props, one, other) ?? '';
}
