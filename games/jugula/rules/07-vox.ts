// Chapter 7: Vox Populi, the favour of the crowd.

import { part } from '#engine/event.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Seat } from '#engine/seat.ts';
import { ATTACK_BONUSES, HAND_LIMITS } from '#games/jugula/data.ts';
import type { Jugula } from '#games/jugula/state.ts';

/** JU-7.1 */
export const MOST_VOX = 10;

/** JU-7.3, JU-20.1 */
export const handLimit = (vox: number): number => HAND_LIMITS[vox]!;
export const attackBonus = (vox: number): number => ATTACK_BONUSES[vox]!;

/** JU-7.2, JU-7.9: changes a track at once; what goes beyond its ends is lost. */
export function changeVox(g: Jugula, t: Table<Jugula>, seat: Seat, by: number, clause: string): void {
  const lanista = g.lanistae[seat]!;
  const before = lanista.vox;
  const wanted = before + by;
  lanista.vox = Math.max(0, Math.min(MOST_VOX, wanted));
  if (t.log === null) return;
  const parts = [part('before', before, 'JU-7.1'), part('change', by, clause)];
  if (lanista.vox !== wanted) parts.push(part('lost', lanista.vox - wanted, 'JU-7.2'));
  t.log.emit('voxChanged', { clause, seat, parts, total: lanista.vox });
}
