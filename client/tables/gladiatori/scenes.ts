// What happens in Gladiatori, as beats. The fight is drawn from the log (bout.ts), so a beat only gives each of its steps
// the time a player needs to see it: the attack, the cards, both totals, the result, and what was paid.

import type { Beat, Scenes } from '#client/stage/beat.ts';
import type { EventOf } from '#engine/events/declare.ts';
import type { events } from '#games/gladiatori/events.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';

type Happened = EventOf<typeof events>;
type Kind = Happened['kind'];

const BEATS: { readonly [K in Kind]?: Partial<Beat> } = {
  declared: { name: 'declared', lasts: 600, sound: 'step' },
  revealed: { name: 'cards', lasts: 700, least: 600, sound: 'card' },
  attackValued: { name: 'total', lasts: 700, least: 600, sound: 'card' },
  defenceValued: { name: 'total', lasts: 700, least: 600, sound: 'card' },
  attackNullified: { name: 'result', lasts: 700 },
  feinted: { name: 'result', lasts: 700 },
  hit: { name: 'result', lasts: 900, least: 600, sound: 'blow' },
  missed: { name: 'result', lasts: 900, least: 600, sound: 'card' },
  damaged: { name: 'wounds', lasts: 600, sound: 'blow' },
  paid: { name: 'wounds', lasts: 600 },
  killed: { name: 'killed', lasts: 1100, least: 700, sound: 'crowd' },
  surrendered: { name: 'surrendered', lasts: 900, sound: 'crowd' },
  trapped: { name: 'result', lasts: 700, sound: 'blow' },
  wrestled: { name: 'result', lasts: 600, sound: 'blow' },
  itemWon: { name: 'item', lasts: 600, sound: 'coin' },
  entryRolled: { name: 'throw', lasts: 800, least: 600, sound: 'dice' },
  animalEntered: { name: 'animal', lasts: 700, least: 600, sound: 'dice' },
  animalMoved: { name: 'animal', lasts: 700, least: 600, sound: 'dice' },
  animalAttacked: { name: 'animal', lasts: 800, sound: 'blow' },
  animalDefended: { name: 'total', lasts: 700 },
  mauled: { name: 'result', lasts: 900, least: 600, sound: 'blow' },
  fendedOff: { name: 'result', lasts: 900, least: 600, sound: 'card' },
};

/** Milliseconds for a step of another player. The viewer's own steps take none: the next one is already planned. */
const STEP = 180;

export const scenes: Scenes<GladiatoriView> = {
  beat(event, view) {
    const happened = event as unknown as Happened;
    if (happened.kind === 'moved')
      return happened.seat === view.viewer ? null : { name: 'move', lasts: STEP, sound: 'step' };
    return BEATS[happened.kind] ?? null;
  },
  after(view, event) {
    const happened = event as unknown as Happened;
    if (happened.kind !== 'moved') return view;
    const { seat, cell, facing } = happened;
    return {
      ...view,
      gladiators: view.gladiators.map((one, i) =>
        i === seat ? { ...one, cell: cell as number, facing: facing as number } : one,
      ),
    };
  },
};
