// The fight in beats: initiative, walks, throws, pairs, wounds. Dice stay until the next attack.

import type { Pictures } from '#client/stage/beat.ts';
import {
  type Attack,
  type Course,
  type Initiative,
  pictured,
  type ThrownDie,
} from '#client/tables/spartacus/pictures.ts';
import { inScene, NUMBER, PAIR, SEEN, type SpartacusScenes, THROW } from '#client/tables/spartacus/scenes/scene-of.ts';

const FIGHT = 'fight';
/** Milliseconds a figure needs for a hex. */
const STEP = 260;
const SPD = 2;

const thrown = (faces: readonly number[]): ThrownDie[] => faces.map((face) => ({ face, again: false }));

/** One more line in what was done in this round. */
const then = (
  lies: Pictures,
  { n, clause }: { n: number; clause: string },
  sign: Course['steps'][number]['sign'],
): Course => ({ steps: [...(pictured(lies, 'course')?.steps ?? []), { event: n, sign, clause }] });

const NO_INITIATIVE: Initiative = { round: 0, rolls: [], winner: -1, first: -1, tied: 0 };
const initiativeIn = (lies: Pictures): Initiative => pictured(lies, 'initiative') ?? NO_INITIATIVE;

/** Replaces a die of that face that has not been rerolled. */
function rerolled(dice: readonly ThrownDie[], face: number, now: number): ThrownDie[] {
  const place = dice.findIndex((die) => die.face === face && !die.again);
  return dice.map((die, i) => (i === place ? { face: now, again: true } : die));
}

const shows = (dice: readonly ThrownDie[], faces: readonly number[]): boolean =>
  dice
    .map(({ face }) => face)
    .sort()
    .join() === faces.toSorted().join();

/** Faces in the order of comparison, with the marks of rerolled ones. */
function sorted(dice: readonly ThrownDie[], faces: readonly number[]): ThrownDie[] {
  const left = dice.slice();
  return faces.map((face) => {
    const place = left.findIndex((die) => die.face === face);
    return place < 0 ? { face, again: false } : left.splice(place, 1)[0]!;
  });
}

export const fightScenes: SpartacusScenes = {
  fightBegan: (_event, _view, lies) =>
    inScene(FIGHT, {
      name: 'fight',
      lasts: NUMBER,
      sound: 'crowd',
      clears: 'all',
      lays: { stakes: pictured(lies, 'stakes') ?? [] },
    }),
  // The last attack stays until the next one, marked as over.
  roundBegan: ({ round }, _view, lies) => {
    const attack = pictured(lies, 'attack');
    return inScene(FIGHT, {
      name: 'round',
      clears: ['trail', 'course', 'initiative'],
      lays: {
        initiative: { ...NO_INITIATIVE, round },
        ...(attack === null ? {} : { attack: { ...attack, isPast: true } }),
      },
    });
  },
  initiativeRolled: ({ seat, dice, parts, total }, _view, lies) => {
    const before = initiativeIn(lies);
    const bonus = parts.find(({ label }) => label === 'bonus')?.value ?? 0;
    // After a tie both roll again: only the dice of the newest throw lie there.
    const isAgain = before.rolls.length >= 2;
    const rolls = [...(isAgain ? [] : before.rolls), { seat, dice, bonus, total }];
    const tied = isAgain ? before.rolls[0]!.total : before.tied;
    const isBoth = rolls.length === 2;
    return inScene(FIGHT, {
      name: 'initiative',
      lasts: isBoth ? THROW : 0,
      least: isBoth ? SEEN : 0,
      sound: 'dice',
      lays: { initiative: { ...before, rolls, tied } },
    });
  },
  initiativeWon: ({ seat }, _view, lies) =>
    inScene(FIGHT, {
      name: 'initiative',
      lasts: NUMBER,
      lays: { initiative: { ...initiativeIn(lies), winner: seat } },
    }),
  orderChosen: ({ leader }, _view, lies) =>
    inScene(FIGHT, { name: 'order', lasts: NUMBER, lays: { initiative: { ...initiativeIn(lies), first: leader } } }),
  moved: (event, _view, lies) =>
    inScene(FIGHT, {
      name: 'move',
      lasts: STEP * (event.cells.length + 1),
      sound: 'step',
      lays: {
        trail: { seat: event.seat, cells: [event.from, ...event.cells] as number[] },
        course: then(lies, event, 'done'),
      },
    }),
  attacked: (event, _view, lies) =>
    inScene(FIGHT, {
      name: 'attack',
      lasts: NUMBER,
      sound: 'blow',
      clears: ['attack', 'wounds'],
      lays: { course: then(lies, event, 'done') },
    }),
  rolled: ({ seat, target, pool, dice, against }) => {
    const attack: Attack = {
      seat,
      target,
      isSpeed: pool === SPD,
      offense: thrown(dice),
      defense: thrown(against),
      wounds: null,
      parts: [],
      isPast: false,
    };
    return inScene(FIGHT, {
      name: 'throw',
      lasts: THROW,
      least: SEEN,
      sound: 'dice',
      clears: ['wounds'],
      lays: { attack },
    });
  },
  rerolled: (event, _view, lies) => {
    const attack = pictured(lies, 'attack');
    if (attack === null) return null;
    // The dice that lie there show whose die it was.
    const offense = rerolled(attack.offense, event.die, event.now);
    const defense = rerolled(attack.defense, event.die, event.now);
    const changed = shows(offense, event.dice) ? { ...attack, offense } : { ...attack, defense };
    return inScene(FIGHT, {
      name: 'again',
      lasts: THROW,
      least: SEEN,
      sound: 'dice',
      lays: { attack: changed, course: then(lies, event, 'again') },
    });
  },
  hit: (event, _view, lies) => {
    const { seat, target, dice, against, parts, total } = event;
    const before = pictured(lies, 'attack');
    const attack: Attack = {
      seat,
      target,
      isSpeed: before?.isSpeed ?? false,
      offense: sorted(before?.offense ?? [], dice),
      defense: sorted(before?.defense ?? [], against),
      wounds: total,
      parts,
      isPast: false,
    };
    return inScene(FIGHT, {
      name: 'pairs',
      lasts: PAIR * (dice.length + 1) + NUMBER,
      least: SEEN,
      sound: total > 0 ? 'blow' : 'card',
      lays: { attack, course: then(lies, event, 'done') },
    });
  },
  added: (event, _view, lies) => woundsNow(event, lies),
  ignored: (event, _view, lies) => woundsNow(event, lies),
  struckBack: (event, _view, lies) =>
    inScene(FIGHT, { name: 'back', lasts: SEEN, sound: 'blow', lays: { course: then(lies, event, 'wound') } }),
  wounded: (event, _view, lies) =>
    inScene(FIGHT, {
      name: 'wounds',
      lasts: SEEN,
      sound: 'blow',
      lays: {
        wounds: { seat: event.seat, pools: event.pools as number[], left: event.left },
        course: then(lies, event, 'wound'),
      },
    }),
  slowed: (event, _view, lies) =>
    inScene(FIGHT, { name: 'slowed', lasts: NUMBER, lays: { course: then(lies, event, 'done') } }),
};

/** The number of wounds changes after the dice are compared. */
function woundsNow(event: { n: number; clause: string; wounds: number }, lies: Pictures) {
  const attack = pictured(lies, 'attack');
  if (attack === null) return null;
  return inScene(FIGHT, {
    name: 'wounds',
    lasts: NUMBER,
    lays: { attack: { ...attack, wounds: event.wounds }, course: then(lies, event, 'wound') },
  });
}
