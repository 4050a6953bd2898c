// Why a fighter cannot be chosen, from what the request bars.

import { reasonText } from '#client/table/refusals.ts';
import { strikeNames } from '#client/tables/jugula/choices.ts';
import { armaturaName, askedOf, type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import type { Item } from '#engine/requests/request.ts';
import { seatOfName } from '#games/jugula/armaturae.ts';

/** Why one of the viewer's own fighters cannot be chosen for what is asked; empty: nothing is known against him. */
export function whyNot(props: Props, name: number): string {
  const request = askedOf(props);
  if (request === null || seatOfName(name) !== request.seat) return '';
  const isHis = (item: Item): boolean =>
    request.of === 'gladiator' ? item === name : strikeNames(item as number, request.seat).by === name;
  const his = ['gladiator', 'strike'].includes(request.of)
    ? (request.barred ?? []).filter(({ item }) => isHis(item))
    : [];
  // That he may not attack his own says nothing about him.
  const found = his.find(({ clause }) => clause !== 'JU-12.8');
  if (found === undefined) return '';
  const why = reasonText(props.telling, { clause: found.clause, code: 'barred', text: found.reason });
  return sayOf(props)('stand.why', { name: armaturaName(name), why });
}
