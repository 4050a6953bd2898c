// What the action bar says about a plan, and which answers are buttons of the bar.

import { moverOf } from '#client/tables/jugula/arena/press.ts';
import { choicesOf, strikeNames } from '#client/tables/jugula/choices.ts';
import { cardName } from '#client/tables/jugula/panels/card.tsx';
import { oddsText } from '#client/tables/jugula/panels/sums.tsx';
import {
  armaturaName,
  hintOf,
  nameOfGladiator,
  type JugulaProps as Props,
  sayOf,
  sharedBy,
  wayOf,
} from '#client/tables/jugula/props.ts';
import { frameOf } from '#client/tables/jugula/scene.ts';
import type { Beside, Note, Plan } from '#client/tables/table.ts';
import type { Item } from '#engine/requests/request.ts';
import { ARMATURAE, kindOfName } from '#games/jugula/armaturae.ts';
import { facingOf, squareCalled, squareOf } from '#games/jugula/board.ts';
import { cardOf } from '#games/jugula/cards.ts';
import { isNet } from '#games/jugula/table-things.ts';
import { choiceText } from '#telling/choices.ts';

const note = (text: string, clause: string | null, tone: Note['tone'] = 'plain'): Note => ({ text, clause, tone });

/** His movement points, with what the card in play adds. */
function pointsOf(props: Props, name: number): number {
  const bonus = frameOf(props.view, 'moves')?.['mp'];
  return ARMATURAE[kindOfName(name)]!.mp + (typeof bonus === 'number' ? bonus : 0);
}

export function says(props: Props): Plan | null {
  const { request, draft, telling } = props;
  const value = draft.value;
  if (request === null) return null;
  const say = sayOf(props);
  if (value === null) {
    const { card } = sharedBy(props);
    if (request.of !== 'play') return null;
    return { text: card.value < 0 ? say('use.choose') : say('bar.uses', { card: cardName(card.value) }) };
  }
  const text = choiceText(telling, request, value);
  if (request.kind === 'subset') {
    const n = (value as Item[]).length;
    if (request.of === 'armatura') return { text: text || say('bar.none'), label: say('bar.familia') };
    const isAway = request.clause === 'JU-21.10' || request.clause === 'JU-21.9';
    if (request.of === 'card')
      return { text: text || say('bar.none'), label: say(isAway ? 'bar.discard' : 'bar.take', { n }) };
    return null;
  }
  if (typeof value !== 'number' && value !== 'top') return null;
  const hint = hintOf(request, value);
  const isOdds = hint?.key === 'odds' || hint?.key === 'netOdds';
  const hinted = hint === null ? null : isOdds ? oddsText(props, hint) : telling.about(request, value);
  const notes = hinted === null ? [] : [note(hinted, request.clause, hint?.key === 'noTarget' ? 'cost' : 'plain')];
  if (value === 'top') return { text, notes, label: say('bar.with', { card: telling.item('card', value) }) };
  switch (request.of) {
    case 'play':
      return { text, notes, label: say('bar.use', { card: cardName(cardOf(value)) }) };
    case 'stance': {
      const key = request.clause === 'JU-21.2' ? 'bar.deploy' : 'bar.move';
      const mover = moverOf(props);
      const name = mover === null ? '' : armaturaName(nameOfGladiator(mover));
      const stands = { name, square: squareCalled(squareOf(value)), way: wayOf(props, facingOf(value)) };
      return {
        text: say('bar.stands', stands),
        notes: request.clause === 'JU-21.2' ? notes : [],
        label: say(key, { square: stands.square }),
        ...(hinted === null ? {} : { price: hinted }),
      };
    }
    case 'strike': {
      if (request.clause !== 'JU-21.6') return null;
      const { by, on } = strikeNames(value, request.seat);
      const names = { by: armaturaName(by), on: armaturaName(on) };
      return { text, notes, label: say(isNet(value) ? 'bar.net' : 'bar.strike', names) };
    }
    case 'card':
      return { text, notes, label: say('bar.with', { card: cardName(value) }) };
    case 'gladiator':
      if (request.clause !== 'JU-21.4') return { text, notes, label: say('bar.mover', { name: armaturaName(value) }) };
      return {
        text: say('bar.mover.says', { name: armaturaName(value), mp: pointsOf(props, value) }),
        notes,
        label: say('bar.mover', { name: armaturaName(value) }),
      };
    default:
      return null;
  }
}

export function beside(props: Props): readonly Beside[] {
  const { request, telling } = props;
  if (request === null) return [];
  const say = sayOf(props);
  const words = choicesOf(request, props.view).beside.map((item) => ({
    choice: item,
    label: item === 'stop' ? say('bar.stop') : telling.item(request.of, item),
  }));
  return request.kind === 'subset' && request.min === 0 ? [...words, { choice: [], label: say('bar.none') }] : words;
}
