// Steps of a special effect that would find nothing to do now: the rules leave them out without asking (JU-19.1), so the
// card says it before it is played.

import { homeOf, type JugulaProps as Props } from '#client/tables/jugula/props.ts';
import type { JugulaKey } from '#client/tables/jugula/words.ts';
import { inFront } from '#games/jugula/board.ts';
import { CARDS } from '#games/jugula/cards.ts';
import { isHindered } from '#games/jugula/table-things.ts';

export function idleSteps(props: Props, card: number): JugulaKey[] {
  const { gladiators, lanistae } = props.view;
  const home = homeOf(props);
  const own = gladiators.filter(({ seat, cell }) => seat === home && cell >= 0);
  const enemies = gladiators.filter(({ seat, cell }) => seat !== home && cell >= 0);
  const isShoved = own.some(
    (man) => !isHindered(man) && enemies.some((one) => inFront(man.cell, man.facing, one.cell)),
  );
  const told: JugulaKey[] = [];
  for (const { op } of CARDS[card]!.special) {
    // Where men move first, nobody knows yet who will stand before whom.
    if (op === 'MOVE' || op === 'MOVE_ATTACK') break;
    if (op === 'SHOVE' && !isShoved) told.push('idle.shove');
    if (op === 'RECOVER' && lanistae[home]!.discard.length === 0) told.push('idle.recover');
    if (op === 'FREE' && own.every(({ net }) => net < 0)) told.push('idle.free');
  }
  return told;
}
