// A bout in beats: entrance, wheel, dice, sums, health, and the fate of the fallen. All of it is one picture that every
// event adds to, so that the six rolls stay until the next bout.

import type { Beat, Pictures } from '#client/stage/beat.ts';
import {
  type Bout,
  type BoutEnding,
  type BoutSide,
  pictured,
  type Roll,
  type Throw,
} from '#client/tables/house-of-gladiators/pictures.ts';
import {
  inScene,
  type LudiEventOf,
  type LudiScenes,
  NUMBER,
  RESULT,
  SEEN,
  THROW,
} from '#client/tables/house-of-gladiators/scenes/scene-of.ts';
import { effectOf, RESOURCE_NAMES, TYPE_OF, TYPES } from '#games/house-of-gladiators/cards.ts';
import { find, newGladiator } from '#games/house-of-gladiators/table-things.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

const NOTHING: Bout = {
  slot: '',
  sides: [],
  rolls: [],
  chooser: null,
  turned: [],
  isReversed: false,
  fell: null,
  verdict: null,
  isDead: false,
  acts: [],
  ending: null,
};

const sideOf = (bout: Bout, tiro: unknown): number => bout.sides.findIndex(({ man }) => man.tiro === tiro);

const withSide = (bout: Bout, which: number, change: Partial<BoutSide>): Bout => ({
  ...bout,
  sides: bout.sides.map((side, i) => (i === which ? { ...side, ...change } : side)),
});

/** The bout with a change, as a beat. A card that acts is lit until the next event. */
function changed(lies: Pictures, beat: Partial<Beat>, change: (bout: Bout) => Bout): Partial<Beat> | null {
  const bout = pictured(lies, 'bout');
  return bout === null ? null : inScene('bout', { ...beat, lays: { bout: change({ ...bout, acts: [] }) } });
}

/** The bout with the cards of its sides lit for which this holds. */
const acting = (bout: Bout, does: (card: number, side: number) => boolean): Bout => ({
  ...bout,
  acts: bout.sides.flatMap(({ gear, cancelled }, side) =>
    gear
      .filter((card) => !cancelled.includes(TYPES[TYPE_OF[card]!]!) && does(card, side))
      .map((card) => ({ side, card })),
  ),
});

type Op = Parameters<typeof effectOf>[1];

/** The bout in which the lit cards of that effect have been used once more. */
const using = (bout: Bout, ...ops: readonly Op[]): Bout => ({
  ...bout,
  sides: bout.sides.map((side, i) => {
    const cards = bout.acts.filter((one) => one.side === i && ops.some((op) => effectOf(one.card, op) !== null));
    return cards.length === 0 ? side : { ...side, used: [...side.used, ...cards.map(({ card }) => card)] };
  }),
});

function manOf(view: LudiView, seat: number, tiro: number) {
  const house = view.houses[seat];
  if (house === undefined) return newGladiator(tiro);
  return find(house, tiro) ?? find({ ludus: house.dead }, tiro) ?? newGladiator(tiro);
}

/** Changes one side of a roll; adds the roll where it is new. */
function withThrow(bout: Bout, roll: number, attribute: string, side: number, change: Partial<Throw>): Bout {
  const before: Roll = bout.rolls.find((one) => one.roll === roll) ?? {
    roll,
    attribute,
    sides: [null, null],
    hurt: null,
    isTied: false,
  };
  const thrown: Throw = {
    ...(before.sides[side] ?? { die: 0, dice: [], again: false, parts: [], total: null }),
    ...change,
  };
  const now = { ...before, sides: before.sides.map((one, i) => (i === side ? thrown : one)) };
  return { ...bout, rolls: [...bout.rolls.filter((one) => one.roll !== roll), now] };
}

function thrown(event: LudiEventOf<'rolled' | 'rerolled'>, lies: Pictures): Partial<Beat> | null {
  const { roll, attribute, die, dice, gladiator } = event;
  const side = sideOf(pictured(lies, 'bout') ?? NOTHING, gladiator);
  if (side < 0) return null;
  const by = event.kind === 'rerolled' ? (event.card as number) : -1;
  const again = by >= 0;
  // Both sides roll at once: the beat comes with the second die.
  const isMoving = again || side === 1;
  return changed(
    lies,
    { name: 'throw', lasts: isMoving ? THROW : 0, least: isMoving ? SEEN : 0, sound: isMoving ? 'dice' : null },
    (bout) => {
      const now = withThrow(bout, roll, attribute, side, { die, dice, again });
      if (again)
        return using(
          acting(now, (card, of) => card === by && (effectOf(card, 'REROLL')?.who === 'self') === (of === side)),
          'REROLL',
        );
      return { ...now, sides: now.sides.map((one) => ({ ...one, lost: 0 })) };
    },
  );
}

const lastRoll = (bout: Bout, change: Partial<Roll>): Bout => ({
  ...bout,
  rolls: bout.rolls.map((roll, i) => (i === bout.rolls.length - 1 ? { ...roll, ...change } : roll)),
});

const judged = (
  event: LudiEventOf<'condemned' | 'spared' | 'abandoned' | 'saved'>,
  lies: Pictures,
): Partial<Beat> | null =>
  changed(lies, { name: 'verdict', lasts: 1100, least: SEEN, sound: 'crowd' }, (bout) => ({
    ...bout,
    verdict: { seat: event.seat, kind: event.kind },
  }));

export const boutScenes: LudiScenes = {
  entered: (event, view, lies) => {
    const before = pictured(lies, 'bout') ?? NOTHING;
    const isFirst = before.sides.length !== 1;
    const tiro = event.gladiator as number;
    const side: BoutSide = {
      seat: event.seat,
      control: event.seat,
      man: manOf(view, event.seat, tiro),
      hp: event.hp,
      lost: 0,
      gear: event.cards as readonly number[],
      cancelled: [],
      used: [],
    };
    const slot = String(event.slot);
    const bout: Bout = isFirst ? { ...NOTHING, slot, sides: [side] } : { ...before, sides: [...before.sides, side] };
    // HG-13.12: the House that has sent nobody rolls for the substitute.
    const empty = pictured(lies, 'empty');
    const isSubstitute = !isFirst && empty?.kind === 'substituted' && empty.tiro === tiro;
    const shown = isSubstitute ? withSide(bout, 1, { control: empty.seats[1]! }) : bout;
    return inScene('bout', {
      name: 'enter',
      lasts: isFirst ? 0 : 900,
      sound: isFirst ? null : 'crowd',
      clears: isFirst ? ['duties', 'opened', 'lot', 'lots'] : ['empty'],
      lays: { bout: shown },
    });
  },
  cancelled: (event, _view, lies) =>
    changed(lies, { name: 'cancelled', lasts: NUMBER, sound: 'card' }, (bout) => ({
      ...acting(
        bout,
        (card, side) => bout.sides[side]!.control !== event.seat && effectOf(card, 'CANCEL')?.slot === event.type,
      ),
      sides: bout.sides.map((side) =>
        side.control === event.seat ? { ...side, cancelled: [...side.cancelled, event.type] } : side,
      ),
    })),
  prepared: (event, _view, lies) =>
    changed(lies, { name: 'prepared', lasts: NUMBER }, (bout) => {
      const own = sideOf(bout, event.gladiator);
      const lit = acting(bout, (card, side) => side === own && effectOf(card, 'HP_START') !== null);
      return withSide(lit, own, { hp: event.hp });
    }),
  reversed: (event, _view, lies) =>
    changed(lies, { name: 'reversed', lasts: NUMBER, sound: 'card' }, (bout) => ({
      ...acting(
        bout,
        (card, side) => bout.sides[side]!.control === event.seat && effectOf(card, 'REVERSE_CYCLE') !== null,
      ),
      isReversed: !bout.isReversed,
    })),
  chooserNamed: (event, _view, lies) =>
    changed(lies, { name: 'chooser', lasts: NUMBER }, (bout) => ({
      ...bout,
      chooser: { side: sideOf(bout, event.gladiator), clause: event.clause },
    })),
  attributeChosen: (event, _view, lies) =>
    changed(lies, { name: 'wheel', lasts: 700, least: 400, sound: 'step' }, (bout) => ({
      ...bout,
      turned: [...bout.turned, { roll: event.roll, seat: event.seat, attribute: event.attribute }],
    })),
  rolled: (event, _view, lies) => thrown(event, lies),
  rerolled: (event, _view, lies) => thrown(event, lies),
  scored: (event, _view, lies) => {
    const { roll, attribute, parts, total, gladiator } = event;
    const side = sideOf(pictured(lies, 'bout') ?? NOTHING, gladiator);
    if (side < 0) return null;
    return changed(lies, { name: 'sum', lasts: side === 1 ? NUMBER : 0, least: side === 1 ? 400 : 0 }, (bout) =>
      withThrow(bout, roll, attribute, side, { parts, total }),
    );
  },
  scoresTied: (_event, _view, lies) =>
    changed(lies, { name: 'tied', lasts: NUMBER, sound: 'card' }, (bout) => lastRoll(bout, { isTied: true })),
  hurt: (event, _view, lies) =>
    changed(lies, { name: 'hurt', lasts: 800, least: SEEN, sound: event.total > 0 ? 'blow' : 'card' }, (bout) => {
      const side = sideOf(bout, event.gladiator);
      const before = bout.sides[side]?.hp ?? event.hp;
      const shown = withSide(bout, side, { hp: event.hp, lost: Math.max(0, before - event.hp) });
      const lit = acting(shown, (card) => event.parts.some(({ label }) => label === RESOURCE_NAMES[card]));
      return lastRoll(using(lit, 'DEALT', 'TAKEN'), { hurt: { side, parts: event.parts, total: event.total } });
    }),
  survived: (event, _view, lies) =>
    changed(lies, { name: 'survived', lasts: NUMBER, sound: 'crowd' }, (bout) => {
      const own = sideOf(bout, event.gladiator);
      const lit = acting(bout, (card, side) => side === own && effectOf(card, 'SURVIVE') !== null);
      return withSide(using(lit, 'SURVIVE'), own, { hp: event.hp });
    }),
  fell: (event, _view, lies) =>
    changed(lies, { name: 'fell', lasts: 1000, least: SEEN, sound: 'crowd' }, (bout) => ({
      ...bout,
      fell: { side: sideOf(bout, event.gladiator), roll: event.roll },
    })),
  condemned: (event, _view, lies) => judged(event, lies),
  spared: (event, _view, lies) => judged(event, lies),
  abandoned: (event, _view, lies) => judged(event, lies),
  saved: (event, _view, lies) => judged(event, lies),
  died: (_event, _view, lies) =>
    changed(lies, { name: 'died', lasts: 900, least: SEEN, sound: 'wax' }, (bout) => ({ ...bout, isDead: true })),
  won: (event, _view, lies) => {
    const { coins, rations, glory, clause } = event;
    return ended(lies, event.seat, (bout) => ({
      kind: 'won',
      side: sideOf(bout, event.gladiator),
      coins,
      rations,
      glory,
      clause,
    }));
  },
  boutDrawn: ({ coins, rations, clause }, _view, lies) =>
    ended(lies, -1, () => ({ kind: 'drawn', side: -1, coins, rations, glory: 0, clause })),
};

function ended(lies: Pictures, winner: number, how: (bout: Bout) => BoutEnding): Partial<Beat> | null {
  const bout = pictured(lies, 'bout');
  if (bout === null) return null;
  const past = { slot: bout.slot, seats: bout.sides.map(({ seat }) => seat), winner, isDrawn: winner < 0 };
  return inScene('bout', {
    name: 'result',
    lasts: RESULT,
    least: 2200,
    sound: 'coin',
    lays: { bout: { ...bout, ending: how(bout) }, day: [...(pictured(lies, 'day') ?? []), past] },
  });
}
