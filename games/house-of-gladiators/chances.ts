// How a bout may end, seen from the start of a cycle: exact, over every throw that is still to come.
//
// What is left to decide is taken as the rulebook has it for a silent player: nobody re-rolls (HG-23.7), and a later cycle
// starts with its chooser's best difference (HG-25.10). All of it lies open, so everybody may know it.

import type { Hint, Item, Request } from '#engine/requests/request.ts';
import { ATTRIBUTES } from '#games/house-of-gladiators/cards.ts';
import { startOf } from '#games/house-of-gladiators/rules/14-advantage.ts';
import { bestStart, CYCLE, nextAttribute, ROLLS } from '#games/house-of-gladiators/rules/14-cycle.ts';
import { activeEffect, type Bout, fighterOf } from '#games/house-of-gladiators/rules/14-sides.ts';
import { damageOf, scoreOf } from '#games/house-of-gladiators/rules/15-rolls.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';

const FACES = 6;

/** Shares of 1, for one side: it wins, it falls, the other falls. What is missing to 1 are draws and defeats. */
export interface Chances {
  wins: number;
  falls: number;
  fells: number;
}

/** How often the best of so many dice shows each face, from 1. */
function facesOf(count: number): number[] {
  const below = (face: number): number => (face / FACES) ** count;
  return Array.from({ length: FACES }, (_, i) => below(i + 1) - below(i));
}

/** How often the first side's score is ahead by how much in this roll. */
function leads(g: Ludi, f: Bout): Map<number, number> {
  const bare = scoreOf(g, f, 0) - scoreOf(g, f, 1);
  const faces = [0, 1].map((side) => {
    const effect = activeEffect(f, side, 'DICE');
    return facesOf(effect?.rolls.includes(f.roll) ? effect.count : 1);
  });
  const all = new Map<number, number>();
  for (const [a, p] of faces[0]!.entries())
    for (const [b, q] of faces[1]!.entries()) {
      const lead = bare + a - b;
      all.set(lead, (all.get(lead) ?? 0) + p * q);
    }
  return all;
}

/** Where a bout can be between two rolls: what differs from one course of it to another. */
interface Course {
  hp: readonly number[];
  won: readonly number[];
  survived: readonly number[];
  share: number;
}

/** One roll that a side wins by so much; the side that falls is told in `down`. */
function after(f: Bout, course: Course, winner: number, difference: number): Course & { down: number | null } {
  const loser = 1 - winner;
  const damage = damageOf({ ...f, won: course.won as number[] }, winner, difference, null);
  const won = course.won.with(winner, course.won[winner]! + 1);
  const left = Math.max(0, course.hp[loser]! - damage);
  const saving = left > 0 ? null : activeEffect(f, loser, 'SURVIVE');
  const isSaved = saving !== null && course.survived[loser]! < saving.uses;
  return {
    hp: course.hp.with(loser, isSaved ? saving.hp : left),
    won,
    survived: isSaved ? course.survived.with(loser, course.survived[loser]! + 1) : course.survived,
    share: course.share,
    down: left === 0 && !isSaved ? loser : null,
  };
}

/** The chances of a side if the cycle that comes next starts with this attribute. */
export function chancesOf(g: Ludi, bout: Bout, side: number, start: number): Chances {
  const f: Bout = { ...bout, dice: [0, 0], attribute: start };
  const chances: Chances = { wins: 0, falls: 0, fells: 0 };
  const first: Course = {
    hp: [fighterOf(g, f, 0).hp, fighterOf(g, f, 1).hp],
    won: f.won,
    survived: f.survived,
    share: 1,
  };
  let courses = new Map<string, Course>([['', first]]);
  for (const begun = f.roll; f.roll < ROLLS[f.slot]!; ) {
    if (f.roll > begun) f.attribute = f.roll % CYCLE === 0 ? bestStart(g, f, startOf(f)) : nextAttribute(f);
    f.roll++;
    const [ahead, next] = [leads(g, f), new Map<string, Course>()];
    for (const course of courses.values())
      for (const [lead, share] of ahead) {
        const now = { ...course, share: course.share * share };
        const then = lead === 0 ? { ...now, down: null } : after(f, now, lead > 0 ? 0 : 1, Math.abs(lead));
        if (then.down !== null) {
          if (then.down === side) chances.falls += then.share;
          else {
            chances.fells += then.share;
            chances.wins += then.share;
          }
          continue;
        }
        const key = `${then.hp} ${then.won} ${then.survived}`;
        const known = next.get(key);
        if (known === undefined) next.set(key, then);
        else known.share += then.share;
      }
    courses = next;
  }
  // HG-18.1
  for (const { hp, share } of courses.values()) if (hp[side]! > hp[1 - side]!) chances.wins += share;
  return chances;
}

const percent = (share: number): number => Math.round(share * 100);

/** For every start that may be chosen: how often the viewer's gladiator wins, falls, and fells the other. */
export function chanceHints(g: Ludi, f: Bout, request: Request): Hint[] {
  if (request.kind !== 'pick') return [];
  const side = startOf(f);
  return request.from.map((item: Item) => {
    const { wins, falls, fells } = chancesOf(g, f, side, ATTRIBUTES.indexOf(item as (typeof ATTRIBUTES)[number]));
    return { item, key: 'chances', values: { wins: percent(wins), falls: percent(falls), fells: percent(fells) } };
  });
}
