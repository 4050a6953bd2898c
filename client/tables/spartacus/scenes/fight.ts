// The fight in beats: initiative, ways, throws, pairs, wounds. Dice lie there until the next attack or the next round.

import type { Pictures } from '#client/stage/beat.ts';
import { type Attack, type Course, pictured, type ThrownDie } from '#client/tables/spartacus/pictures.ts';
import {
  inScene,
  NUMBER,
  number,
  numbers,
  PAIR,
  type SceneOf,
  SEEN,
  THROW,
} from '#client/tables/spartacus/scenes/scene-of.ts';
import type { Part, SeenEvent } from '#engine/event.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const FIGHT = 'fight';
/** Milliseconds a figure needs for a hex. */
const STEP = 260;

const partsOf = (event: SeenEvent): Part[] => (event['parts'] as unknown as Part[] | undefined) ?? [];

const thrown = (faces: readonly number[]): ThrownDie[] => faces.map((face) => ({ face, again: false }));

/** One more line in what was done in this round. */
const then = (lies: Pictures, event: SeenEvent, sign: Course['steps'][number]['sign']): Course => ({
  steps: [...(pictured(lies, 'course')?.steps ?? []), { event: event.n, sign, clause: event.clause }],
});

/** The other one of the two who fight. */
const opponent = ({ fight }: SpartacusView, seat: number): number => fight?.seats.find((one) => one !== seat) ?? -1;

/** A die of that face which has not been rolled again, replaced. */
function rerolled(dice: readonly ThrownDie[], face: number, now: number): ThrownDie[] {
  const place = dice.findIndex((die) => die.face === face && !die.again);
  return dice.map((die, i) => (i === place ? { face: now, again: true } : die));
}

/** Faces as they were compared, with the marks of those that were rolled again. */
function sorted(dice: readonly ThrownDie[], faces: readonly number[]): ThrownDie[] {
  const left = dice.slice();
  return faces.map((face) => {
    const place = left.findIndex((die) => die.face === face);
    return place < 0 ? { face, again: false } : left.splice(place, 1)[0]!;
  });
}

const attackOf = (lies: Pictures): Attack | null => pictured(lies, 'attack');

export const fightScenes: { readonly [kind: string]: SceneOf } = {
  fight: (_event, _view, lies) =>
    inScene(FIGHT, {
      name: 'fight',
      lasts: NUMBER,
      sound: 'crowd',
      clears: 'all',
      lays: { stakes: pictured(lies, 'stakes') ?? [] },
    }),
  round: (event) =>
    inScene(FIGHT, {
      name: 'round',
      lasts: 0,
      clears: ['attack', 'wounds', 'trail', 'course', 'initiative'],
      lays: { initiative: { round: number(event, 'round'), rolls: [], winner: -1, first: -1 } },
    }),
  'rolled-initiative': (event, view, lies) => {
    const before = pictured(lies, 'initiative') ?? { round: view.fight?.round ?? 0, rolls: [], winner: -1, first: -1 };
    const parts = partsOf(event);
    const roll = {
      seat: number(event, 'seat'),
      dice: parts.filter(({ label }) => label === 'die').map(({ value }) => value),
      bonus: parts.find(({ label }) => label === 'bonus')?.value ?? 0,
      total: number(event, 'total'),
    };
    // A tie is rolled again by both: the two dice of one throw lie there, and no more.
    const rolls = before.rolls.length >= 2 ? [roll] : [...before.rolls, roll];
    const isBoth = rolls.length === 2;
    return inScene(FIGHT, {
      name: 'initiative',
      lasts: isBoth ? THROW : 0,
      least: isBoth ? SEEN : 0,
      sound: 'dice',
      lays: { initiative: { ...before, rolls } },
    });
  },
  initiative: (event, view, lies) => {
    const before = pictured(lies, 'initiative') ?? { round: view.fight?.round ?? 0, rolls: [], winner: -1, first: -1 };
    return inScene(FIGHT, {
      name: 'initiative',
      lasts: NUMBER,
      lays: { initiative: { ...before, winner: number(event, 'seat') } },
    });
  },
  order: (event, view, lies) => {
    const before = pictured(lies, 'initiative') ?? { round: view.fight?.round ?? 0, rolls: [], winner: -1, first: -1 };
    return inScene(FIGHT, {
      name: 'order',
      lasts: NUMBER,
      lays: { initiative: { ...before, first: number(event, 'leader') } },
    });
  },
  moved: (event, view, lies) => {
    const seat = number(event, 'seat');
    const from = view.fight?.cells[view.fight.seats.indexOf(seat)];
    const cells = numbers(event, 'cells');
    return inScene(FIGHT, {
      name: 'move',
      lasts: STEP * cells.length + STEP,
      sound: 'step',
      lays: {
        trail: { seat, cells: from === undefined ? cells : [from, ...cells] },
        course: then(lies, event, 'done'),
      },
    });
  },
  attacked: (event, _view, lies) =>
    inScene(FIGHT, {
      name: 'attack',
      lasts: NUMBER,
      sound: 'blow',
      clears: ['attack', 'wounds'],
      lays: { course: then(lies, event, 'done') },
    }),
  rolled: (event, view) => {
    const seat = number(event, 'seat');
    const attack: Attack = {
      seat,
      target: opponent(view, seat),
      isSpeed: isSpeedAttack(view),
      offense: thrown(numbers(event, 'dice')),
      defense: thrown(numbers(event, 'against')),
      wounds: null,
      parts: [],
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
    const attack = attackOf(lies);
    if (attack === null) return null;
    const [face, now] = [number(event, 'die'), number(event, 'now')];
    // Whose die it was is not told by who had it rolled: it is the side that shows this face and may still change it.
    const isOwn = event.clause === 'SP-12.11';
    const isAttacker = number(event, 'seat') === attack.seat;
    const changed =
      isAttacker === isOwn
        ? { ...attack, offense: rerolled(attack.offense, face, now) }
        : { ...attack, defense: rerolled(attack.defense, face, now) };
    return inScene(FIGHT, {
      name: 'again',
      lasts: THROW,
      least: SEEN,
      sound: 'dice',
      lays: { attack: changed, course: then(lies, event, 'again') },
    });
  },
  hit: (event, view, lies) => {
    const seat = number(event, 'seat');
    const before = attackOf(lies);
    const [dice, against] = [numbers(event, 'dice'), numbers(event, 'against')];
    const attack: Attack = {
      seat,
      target: opponent(view, seat),
      isSpeed: before?.isSpeed ?? false,
      offense: sorted(before?.offense ?? [], dice),
      defense: sorted(before?.defense ?? [], against),
      wounds: number(event, 'total'),
      parts: partsOf(event),
    };
    return inScene(FIGHT, {
      name: 'pairs',
      lasts: PAIR * (dice.length + 1) + NUMBER,
      least: SEEN,
      sound: number(event, 'total') > 0 ? 'blow' : 'card',
      lays: { attack, course: then(lies, event, 'done') },
    });
  },
  added: (event, _view, lies) => woundsNow(event, lies),
  ignored: (event, _view, lies) => woundsNow(event, lies),
  automatic: (event, _view, lies) =>
    inScene(FIGHT, { name: 'automatic', lasts: SEEN, sound: 'blow', lays: { course: then(lies, event, 'wound') } }),
  wounded: (event, _view, lies) =>
    inScene(FIGHT, {
      name: 'wounds',
      lasts: SEEN,
      sound: 'blow',
      lays: {
        wounds: { seat: number(event, 'seat'), pools: numbers(event, 'pools'), left: numbers(event, 'left') },
        course: then(lies, event, 'wound'),
      },
    }),
  slowed: (event, _view, lies) =>
    inScene(FIGHT, { name: 'slowed', lasts: NUMBER, lays: { course: then(lies, event, 'done') } }),
};

/** The number of wounds changes after the dice are compared. */
function woundsNow(event: SeenEvent, lies: Pictures) {
  const attack = attackOf(lies);
  if (attack === null) return null;
  return inScene(FIGHT, {
    name: 'wounds',
    lasts: NUMBER,
    lays: { attack: { ...attack, wounds: number(event, 'wounds') }, course: then(lies, event, 'wound') },
  });
}

const isSpeedAttack = (view: SpartacusView): boolean => {
  const attack = view.flow.scenes.findLast(({ rule }) => rule === 'attack');
  return typeof attack?.['speed'] === 'number' && (attack['speed'] as number) >= 0;
};
