// Steps of a special effect that would find nothing to do now: the rules leave them out without asking (JU-19.1), so the
// card says it before it is played. It also says when an attack would have to do without a card of the hand.

import { askedOf, homeOf, type JugulaProps as Props } from '#client/tables/jugula/props.ts';
import type { JugulaKey } from '#client/tables/jugula/words.ts';
import { inFront } from '#games/jugula/board.ts';
import { ATTACK, CARDS, cardOf, SPECIAL, useOf } from '#games/jugula/cards.ts';
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

const FILLS = ['DRAW', 'RECOVER', 'PRIMA'];

/**
 * Whether a way to play a card attacks with one card left in the hand: a last card is not used in combat (JU-13.3). Where
 * cards are taken first, or nobody is in reach, it does not matter.
 */
export function leavesLast(props: Props, play: number): boolean {
  const request = askedOf(props);
  if (request?.of !== 'play' || props.view.dice || props.view.lanistae[homeOf(props)]!.hand !== 2) return false;
  if (request.hints?.some(({ item, key }) => item === play && key === 'noTarget')) return false;
  if (useOf(play) === ATTACK) return true;
  const ops = useOf(play) === SPECIAL ? CARDS[cardOf(play)]!.special.map(({ op }) => op as string) : [];
  const attack = ops.findIndex((op) => op === 'ATTACK' || op === 'MOVE_ATTACK');
  return attack >= 0 && !ops.slice(0, attack).some((op) => FILLS.includes(op));
}
