// What a change of the viewer's Vox Populi brings: how many cards he may keep, and how much stronger he attacks (JU-7.3).
// The step that he would reach comes with the request.

import { askedOf, type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import type { Hint, Item } from '#engine/requests/request.ts';
import { attackBonus, handLimit } from '#games/jugula/table-things.ts';

interface Change {
  from: number;
  to: number;
}

const changeIn = (hint: Hint | undefined): Change | null =>
  hint === undefined ? null : { from: hint.values['from'] ?? 0, to: hint.values['to'] ?? 0 };

/** From which step to which a way to play a card leads; null: it does not change Vox Populi. */
function changeBy(props: Props, play: Item): Change | null {
  const request = askedOf(props);
  if (request?.of !== 'play') return null;
  return changeIn(request.hints?.find(({ item, key }) => item === play && key === 'voxTo'));
}

/** The same for the way that is chosen. */
export const voxTo = (props: Props): Change | null =>
  typeof props.draft.value === 'number' ? changeBy(props, props.draft.value) : null;

const bonus = (vox: number): string => `+${attackBonus(vox)}`;

/** What it brings, in words: "hand limit 4 → 5, attack +1 → +2"; empty where both stay as they are. */
export function voxBrings(props: Props, play: Item): string {
  const change = changeBy(props, play);
  if (change === null) return '';
  const { from, to } = change;
  const say = sayOf(props);
  const hand = { from: handLimit(from), to: handLimit(to) };
  return [
    ...(hand.from === hand.to ? [] : [say('use.vox.hand', hand)]),
    ...(attackBonus(from) === attackBonus(to) ? [] : [say('use.vox.attack', { from: bonus(from), to: bonus(to) })]),
  ].join(', ');
}
