// What happens in Jugula, as beats: walks, cards that are turned up together, sums, and results.

import type { Beat, Pictures, Scenes } from '#client/stage/beat.ts';
import { type FoldMap, type SceneMap, scenesFrom } from '#client/stage/scene-map.ts';
import { type Combat, pictured, type Sum } from '#client/tables/jugula/pictures.ts';
import type { EventOf } from '#engine/events/declare.ts';
import { kindOfName, seatOfName } from '#games/jugula/armaturae.ts';
import { facingOf, squareOf } from '#games/jugula/board.ts';
import { USES } from '#games/jugula/cards.ts';
import type { events } from '#games/jugula/events.ts';
import { aimOf, type Gladiator } from '#games/jugula/table-things.ts';
import type { JugulaView, LanistaView } from '#games/jugula/view.ts';

type JugulaEvent = EventOf<typeof events>;
/** Milliseconds at normal pace: a step, a number that changes, a card that is turned up, a push. */
export const STEP = 260;
const NUMBER = 450;
const FLIP = 900;
const PUSH = 700;
/** What a combat came to: two sums and a sentence are read before the next act. */
const RESULT = 2000;
/** A card that was turned up, and a result, stay visible for at least this long, whatever waits. */
const SEEN = 650;
const READ = 1400;

/** What another player does is a sentence to read; the viewer's own act is known to the viewer. */
const TOLD = 1300;
const actOf = (seat: number, view: JugulaView): Pick<Beat, 'lasts' | 'least'> =>
  seat === view.viewer ? { lasts: NUMBER, least: NUMBER } : { lasts: TOLD, least: SEEN };

/** What an act takes off the table; the card by which it is done stays. */
const ACTS = ['combat', 'trail'];

const cellOf = ({ gladiators }: JugulaView, name: number): number => gladiators.find(isNamed(name))?.cell ?? -1;

const begun = (view: JugulaView, by: number, on: number, net: boolean): Partial<Beat> => {
  const cell = cellOf(view, on);
  const combat: Combat = {
    ...{ by, on, net, cards: [], attack: null, defence: null, outcome: null, wounded: false, clause: '' },
    threats: aimOf(view, view.fan, by, on, 0).threats,
    from: cell,
    to: cell,
  };
  return { name: 'attack', lasts: NUMBER, sound: 'blow', clears: ACTS, lays: { combat } };
};

/** The combat that lies there, with a change. */
const now = (lies: Pictures, change: Partial<Combat>, beat: Partial<Beat>): Partial<Beat> | null => {
  const combat = pictured(lies, 'combat');
  return combat === null ? null : { ...beat, lays: { combat: { ...combat, ...change } } };
};

const sumOf = ({ parts, total }: { parts: Sum['parts']; total: number }): Sum => ({ parts, total });

const ended = (lies: Pictures, outcome: Combat['outcome'], clause: string, sound: Beat['sound'], more = {}) =>
  now(lies, { outcome, clause, ...more }, { name: outcome ?? '', lasts: RESULT, least: READ, sound });

/** A push that wounds is only half of what the combat came to. */
const isHalf = (later: readonly { kind: string }[]): boolean =>
  later[0]?.kind === 'wounded' || later[0]?.kind === 'bitTheDust';
const half = (beat: Partial<Beat> | null): Partial<Beat> | null =>
  beat === null ? null : { ...beat, lasts: PUSH, least: SEEN };

const SCENES: SceneMap<JugulaEvent, JugulaView> = {
  deployed: () => ({ name: 'deployed', lasts: STEP, sound: 'step' }),
  played: ({ seat, card, use }, view) => ({
    name: 'played',
    ...actOf(seat, view),
    sound: 'card',
    clears: 'all',
    lays: { played: { seat, card: card as number, use: USES.indexOf(use) } },
  }),
  voxChanged: ({ seat }, view) => ({ name: 'vox', ...actOf(seat, view), sound: 'crowd' }),
  acquired: ({ seat }, view) => ({ name: 'acquired', ...actOf(seat, view), sound: 'card' }),
  recovered: ({ seat }, view) => ({ name: 'recovered', ...actOf(seat, view), sound: 'card' }),
  peeked: ({ seat }, view) => ({ name: 'peeked', ...actOf(seat, view), sound: 'card' }),
  boosted: () => ({ name: 'boosted', lasts: FLIP, least: SEEN, sound: 'card' }),
  // A card in play may cost somebody else a card, and nobody has chosen it.
  discarded: ({ clause }) =>
    clause === 'JU-19.10'
      ? { name: 'discarded', lasts: TOLD, least: SEEN, sound: 'card' }
      : { name: 'discarded', lasts: NUMBER, sound: 'card' },
  moved: ({ gladiator, from, cells }) => ({
    name: 'move',
    lasts: STEP * (cells.length + 1),
    sound: 'step',
    clears: ACTS,
    lays: { trail: { name: gladiator, cells: [squareOf(from as number), ...(cells as number[])] } },
  }),
  turned: () => ({ name: 'turned', lasts: STEP, sound: 'step' }),
  shoved: ({ onGladiator, from, cell }) => ({
    name: 'shoved',
    lasts: PUSH,
    sound: 'blow',
    clears: ACTS,
    lays: { trail: { name: onGladiator, cells: [from as number, cell as number] } },
  }),
  stoodFirm: () => ({ name: 'stoodFirm', lasts: NUMBER, sound: 'blow' }),
  swapped: () => ({ name: 'swapped', lasts: PUSH, sound: 'step', clears: ACTS }),
  attacked: ({ gladiator, onGladiator }, view) => begun(view, gladiator as number, onGladiator as number, false),
  netThrown: ({ gladiator, onGladiator }, view) => begun(view, gladiator as number, onGladiator as number, true),
  // Both are turned up together: the second one already lies there when its own event comes.
  combatCardUsed: (event, _view, lies, later) => {
    const before = pictured(lies, 'combat')?.cards ?? [];
    if (before.some(({ seat }) => seat === event.seat)) return null;
    const second = later.find(({ kind }) => kind === 'combatCardUsed' || kind === 'defenceScored');
    const both = second?.kind === 'combatCardUsed' ? [event, second] : [event];
    const cards = [...before, ...both.map(({ seat, card, fromHand }) => ({ seat, card: card as number, fromHand }))];
    return now(lies, { cards }, { name: 'reveal', lasts: FLIP, least: SEEN, sound: 'card' });
  },
  attackScored: (event, _view, lies) => now(lies, { attack: sumOf(event) }, { name: 'sum', lasts: NUMBER }),
  defenceScored: (event, _view, lies) => now(lies, { defence: sumOf(event) }, { name: 'sum', lasts: NUMBER }),
  held: ({ clause }, _view, lies) => ended(lies, 'held', clause, 'crowd'),
  scoresTied: ({ clause }, _view, lies) => ended(lies, 'even', clause, null),
  netted: ({ clause }, _view, lies) => ended(lies, 'netted', clause, 'blow'),
  pushed: ({ clause, cell }, _view, lies, later) => {
    const beat = ended(lies, 'pushed', clause, 'blow', { to: cell });
    return isHalf(later) ? half(beat) : beat;
  },
  pinned: ({ clause }, _view, lies, later) => {
    const beat = ended(lies, 'pinned', clause, 'blow');
    return isHalf(later) ? half(beat) : beat;
  },
  wounded: ({ clause }, _view, lies) =>
    now(lies, { wounded: true, clause }, { name: 'wounded', lasts: RESULT, least: READ, sound: 'blow' }),
  bitTheDust: ({ clause, cell }, _view, lies) =>
    ended(lies, 'dust', clause, 'crowd', { wounded: true, from: cell, to: cell }),
  // The result of the match covers the arena: before that the last blow is seen.
  won: () => ({ name: 'won', lasts: RESULT, least: READ }),
};

const isNamed =
  (name: number) =>
  ({ seat, kind }: Gladiator): boolean =>
    seat === seatOfName(name) && kind === kindOfName(name);

function withGladiator(view: JugulaView, name: number, change: Partial<Gladiator>): JugulaView {
  const isHe = isNamed(name);
  return { ...view, gladiators: view.gladiators.map((one) => (isHe(one) ? { ...one, ...change } : one)) };
}

const withLanista = (view: JugulaView, seat: number, change: Partial<LanistaView>): JugulaView => ({
  ...view,
  lanistae: view.lanistae.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

/** His hand without cards that have left it, as far as the viewer knows it. */
function without({ lanistae }: JugulaView, seat: number, ...cards: number[]): Pick<LanistaView, 'open' | 'seen'> {
  const isLeft = (card: number): boolean => !cards.includes(card);
  const { open, seen } = lanistae[seat]!;
  return { open: open.filter(isLeft), seen: seen.filter(isLeft) };
}

const FOLDS: FoldMap<JugulaEvent, JugulaView> = {
  turnBegan: (view, { seat, round }) => ({ ...view, active: seat, round }),
  deployed: (view, { gladiator, stance }) => standing(view, gladiator as number, stance as number),
  moved: (view, { gladiator, stance }) => standing(view, gladiator as number, stance as number),
  turned: (view, { gladiator, facing }) => withGladiator(view, gladiator as number, { facing: facing as number }),
  shoved: (view, { onGladiator, cell }) => withGladiator(view, onGladiator as number, { cell: cell as number }),
  swapped: (view, { gladiator, cell, withGladiator: other, withCell }) =>
    withGladiator(withGladiator(view, gladiator as number, { cell: cell as number }), other as number, {
      cell: withCell as number,
    }),
  pushed: (view, { gladiator, cell }) => withGladiator(view, gladiator as number, { cell: cell as number }),
  wounded: (view, { gladiator, wounds }) => withGladiator(view, gladiator as number, { wounds }),
  netted: (view, { gladiator, byGladiator }) =>
    withGladiator(view, gladiator as number, { net: view.gladiators.findIndex(isNamed(byGladiator as number)) }),
  freed: (view, { gladiator }) => withGladiator(view, gladiator as number, { net: -1 }),
  bitTheDust: (view, { gladiator, wounds }) => withGladiator(view, gladiator as number, { wounds, cell: -1 }),
  voxChanged: (view, { seat, total }) => withLanista(view, seat, { vox: total }),
  played: (view, { seat, hand, card }) => withLanista(view, seat, { hand, ...without(view, seat, card as number) }),
  combatCardUsed: (view, { seat, card, fromHand }) =>
    fromHand
      ? withLanista(view, seat, {
          hand: view.lanistae[seat]!.hand - 1,
          ...without(view, seat, card as number),
        })
      : view,
  drew: (view, { seat, hand }) => withLanista(view, seat, { hand }),
  discarded: (view, { seat, hand, cards }) =>
    withLanista(view, seat, { hand, ...without(view, seat, ...(cards as number[])) }),
  recovered: (view, { seat, hand }) => withLanista(view, seat, { hand }),
};

const standing = (view: JugulaView, name: number, stance: number): JugulaView =>
  withGladiator(view, name, { cell: squareOf(stance), facing: facingOf(stance) });

export const scenes: Scenes<JugulaView> = scenesFrom(SCENES, FOLDS);
