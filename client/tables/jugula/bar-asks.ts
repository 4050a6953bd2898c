// The question of the status line, where the moment tells more than the clause.

import { moverOf } from '#client/tables/jugula/arena/press.ts';
import { bonusOf, boostNow, isNetThrown, isNetted, playedNow, pointsOf } from '#client/tables/jugula/bar-notes.ts';
import { cardName } from '#client/tables/jugula/panels/card.tsx';
import { armaturaName, nameOfGladiator, type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import { frameOf } from '#client/tables/jugula/scene.ts';
import { seatOfName } from '#games/jugula/armaturae.ts';
import { handLimit } from '#games/jugula/table-things.ts';

/** The question in the viewer's own terms; null: as the game asks it. */
export function asks(props: Props): string | null {
  const { request, view, telling } = props;
  if (request === null) return null;
  const say = sayOf(props);
  const mover = moverOf(props);
  const name = mover === null ? -1 : nameOfGladiator(mover);
  const frame = frameOf(view, 'attack');
  const [by, on] = [frame?.['byGladiator'], frame?.['onGladiator']];
  const isCombat = typeof by === 'number' && typeof on === 'number';
  switch (request.clause) {
    case 'JU-21.2':
      return name < 0 ? null : say('ask.enter', { name: armaturaName(name) });
    case 'JU-21.5':
      if (isNetted(props)) return say('ask.netted', { name: armaturaName(name) });
      return name < 0
        ? null
        : say('ask.move', { name: armaturaName(name), mp: pointsOf(props, name), more: bonusOf(props) });
    case 'JU-19.7': {
      const boost = boostNow(props);
      return boost === null || request.kind !== 'subset'
        ? null
        : say('ask.boost', { boost: boost.text, until: say(`until.${boost.until}`), n: request.max });
    }
    case 'JU-21.6': {
      const charger = frameOf(view, 'charge')?.['gladiator'];
      return typeof charger === 'number' ? say('ask.charge', { name: armaturaName(charger) }) : null;
    }
    case 'JU-21.7': {
      if (!isCombat) return null;
      const isMine = seatOfName(by) === request.seat;
      const names = isMine
        ? { by: armaturaName(by), on: telling.item('gladiator', on) }
        : { by: telling.item('gladiator', by), on: armaturaName(on) };
      return say(`${isMine ? 'ask.attack' : 'ask.defend'}${isNetThrown(props) ? '.net' : ''}`, names);
    }
    case 'JU-21.9': {
      const seat = frameOf(view, 'discarding')?.['seat'];
      const n = request.kind === 'subset' ? request.min : 1;
      const card = playedNow(props);
      return seat === request.seat && card !== null ? say('ask.discard', { n, card: cardName(card) }) : null;
    }
    case 'JU-21.10': {
      const n = request.kind === 'subset' ? request.min : 1;
      return say('ask.limit', { n, limit: handLimit(view.lanistae[request.seat]!.vox) });
    }
    case 'JU-19.16': {
      const card = playedNow(props);
      return card === null ? null : say('ask.opponent', { card: cardName(card) });
    }
    case 'JU-21.15':
      return isCombat ? say('ask.push', { name: telling.item('gladiator', on) }) : null;
    default:
      return null;
  }
}
