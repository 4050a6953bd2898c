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

/** Where a bout can be between two rolls: what differs from one course of it to another, by side, and how often it does. */
interface Course {
  hp: number[];
  won: number[];
  survived: number[];
  share: number;
}

/** A number for each course; none has 256 health, 32 rolls or 8 survivals. */
const keyOf = ({ hp, won, survived }: Course): number =>
  ((((hp[0]! * 256 + hp[1]!) * 32 + won[0]!) * 32 + won[1]!) * 8 + survived[0]!) * 8 + survived[1]!;

/** One roll that the first side wins by so much, after which the bout is at `next`; returns the side that falls, or null. */
function follow(f: Bout, { hp, won, survived }: Course, lead: number, next: Course): number | null {
  for (let side = 0; side < 2; side++) {
    next.hp[side] = hp[side]!;
    next.won[side] = won[side]!;
    next.survived[side] = survived[side]!;
  }
  if (lead === 0) return null;
  const winner = lead > 0 ? 0 : 1;
  const loser = 1 - winner;
  const left = Math.max(0, hp[loser]! - damageOf(f, winner, Math.abs(lead), null));
  next.won[winner]!++;
  next.hp[loser] = left;
  if (left > 0) return null;
  const saving = activeEffect(f, loser, 'SURVIVE');
  if (saving === null || survived[loser]! >= saving.uses) return loser;
  next.hp[loser] = saving.hp;
  next.survived[loser]!++;
  return null;
}

/** The chances of a side if the cycle that comes next starts with this attribute. */
export function chancesOf(g: Ludi, bout: Bout, side: number, start: number): Chances {
  const f: Bout = { ...bout, dice: [0, 0], attribute: start };
  const chances: Chances = { wins: 0, falls: 0, fells: 0 };
  const hp = [fighterOf(g, f, 0).hp, fighterOf(g, f, 1).hp];
  let courses = new Map<number, Course>([[0, { hp, won: f.won, survived: f.survived, share: 1 }]]);
  const then: Course = { hp: [0, 0], won: [0, 0], survived: [0, 0], share: 0 };
  for (const begun = f.roll; f.roll < ROLLS[f.slot]!; ) {
    if (f.roll > begun) f.attribute = f.roll % CYCLE === 0 ? bestStart(g, f, startOf(f)) : nextAttribute(f);
    f.roll++;
    const [ahead, next] = [leads(g, f), new Map<number, Course>()];
    for (const course of courses.values()) {
      f.won = course.won;
      for (const [lead, often] of ahead) {
        const share = course.share * often;
        const down = follow(f, course, lead, then);
        if (down === side) chances.falls += share;
        else if (down !== null) {
          chances.fells += share;
          chances.wins += share;
        } else {
          const key = keyOf(then);
          const known = next.get(key);
          if (known !== undefined) known.share += share;
          else next.set(key, { hp: then.hp.slice(), won: then.won.slice(), survived: then.survived.slice(), share });
        }
      }
    }
    courses = next;
  }
  // HG-18.1
  for (const { hp: left, share } of courses.values()) if (left[side]! > left[1 - side]!) chances.wins += share;
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
