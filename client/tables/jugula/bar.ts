// What the action bar says about a plan, and which answers are buttons of the bar.

import { narrow } from '#client/shell/narrow.ts';
import { moverOf } from '#client/tables/jugula/arena/press.ts';
import {
  boostNow,
  bound,
  isNetThrown,
  isNetted,
  isOwnLast,
  lastLeft,
  listOf,
  note,
  playedNow,
  pointsOf,
  priceOf,
  stopOf,
  threatsThere,
  tooMany,
  useInCombat,
} from '#client/tables/jugula/bar-notes.ts';
import { choicesOf, pairNames, strikeNames } from '#client/tables/jugula/choices.ts';
import { cardName, effectOf } from '#client/tables/jugula/panels/card.tsx';
import { idleSteps, leavesLast } from '#client/tables/jugula/panels/idle.ts';
import { restless, roundsToAttack } from '#client/tables/jugula/panels/restless.ts';
import { discarderOf } from '#client/tables/jugula/panels/shelf.tsx';
import { oddsOf } from '#client/tables/jugula/panels/stoic.ts';
import { waysToStrike } from '#client/tables/jugula/panels/strip.tsx';
import { oddsText } from '#client/tables/jugula/panels/sums.tsx';
import { voxBrings } from '#client/tables/jugula/panels/vox-brings.ts';
import {
  armaturaName,
  arrowOf,
  gladiatorAt,
  nameAmong,
  nameOfGladiator,
  type JugulaProps as Props,
  sayOf,
  sharedBy,
  wayOf,
} from '#client/tables/jugula/props.ts';
import { frameOf } from '#client/tables/jugula/scene.ts';
import type { Beside, Note, Plan } from '#client/tables/table.ts';
import type { Item, Request } from '#engine/requests/request.ts';
import { nameOf } from '#games/jugula/armaturae.ts';
import { facingOf, squareCalled, squareOf } from '#games/jugula/board.ts';
import { cardOf, SPECIAL, USES, useOf } from '#games/jugula/cards.ts';
import { isHindered, isNet, pivotFacing, pivotKind } from '#games/jugula/table-things.ts';
import { choiceText } from '#telling/choices.ts';

/** What to touch, before anything is chosen; null: the house says it. */
function toTouch(props: Props, request: Request): string | null {
  const say = sayOf(props);
  switch (request.of) {
    case 'play': {
      const { card } = sharedBy(props);
      // A narrow bar has no room for a note.
      if (card.value < 0 && narrow.value && roundsToAttack(props) === 1) return say('crowd.brief');
      return card.value < 0 ? say('use.choose') : say('bar.uses', { card: cardName(card.value) });
    }
    case 'gladiator':
      return say(request.kind === 'subset' ? 'touch.men' : 'touch.man');
    case 'strike': {
      const { first } = sharedBy(props);
      if (request.clause === 'JU-19.6') return say('touch.shove');
      return first.value < 0 ? say('touch.strike') : say('touch.strike.by', { name: armaturaName(first.value) });
    }
    case 'stance':
      if (isNetted(props)) return say('touch.netted');
      if (request.clause === 'JU-21.2') return say('touch.stance');
      return bound(props) ?? say('touch.risk');
    case 'cell':
      return say(request.clause === 'JU-21.15' ? 'touch.push' : 'touch.square');
    case 'pivot':
      return say('touch.pivot');
    case 'pair': {
      const { first } = sharedBy(props);
      return first.value < 0 ? say('touch.pair') : say('touch.pair.with', { name: armaturaName(first.value) });
    }
    case 'seat': {
      // On a phone they are buttons of the bar, and there is room for what the card does.
      const card = playedNow(props);
      return narrow.value && card !== null ? effectOf(props, card) : say('touch.seat');
    }
    case 'card':
      if (request.kind !== 'subset')
        return say(
          isNetThrown(props) ? 'touch.combat.net' : isOwnLast(props, request) ? 'touch.combat.last' : 'touch.combat',
        );
      if (!isDiscard(request)) return say('touch.cards');
      return isOwnHand(props, request)
        ? say('touch.away')
        : say('touch.away.of', { player: props.names[discarderOf(props)] ?? '' });
    default:
      return null;
  }
}

/** Whether the player gives away cards of his own hand. */
const isOwnHand = (props: Props, { clause, seat }: Request): boolean =>
  clause === 'JU-21.10' || discarderOf(props) === seat;

const isDiscard = ({ clause }: Request): boolean => clause === 'JU-21.9' || clause === 'JU-21.10';

/** Who moves; a man in a net does not, he only gets rid of it. */
function moverSays(props: Props, { clause }: Request, name: number, notes: Note[]): Plan {
  const say = sayOf(props);
  const man = gladiatorAt(props.view, name);
  const who = { name: armaturaName(name) };
  if (man !== null && isHindered(man))
    return {
      text: say('bar.netted.says', who),
      notes: [note(say('bar.netted.why'), 'JU-16.16')],
      label: say('bar.netted', who),
    };
  return {
    text: say(clause === 'JU-19.4' ? 'bar.charge.says' : 'bar.mover.says', { ...who, mp: pointsOf(props, name) }),
    notes,
    label: say('bar.mover', who),
  };
}

/** Several men at once: who gets the boost, or who is freed of the net. */
function chosenMen(props: Props, { clause }: Request, names: readonly number[]): Plan {
  const say = sayOf(props);
  const { telling } = props;
  const boost = clause === 'JU-19.7' ? boostNow(props) : null;
  const list = listOf(props, names);
  return {
    text: names.length === 0 ? say('bar.nobody') : boost === null ? list : `${list}${telling.colon}${boost.text}`,
    // A narrow bar leaves it to the question.
    notes: boost === null || narrow.value ? [] : [note(say(`until.${boost.until}`), clause)],
    label: say(boost === null ? 'bar.freed' : 'bar.boost', { n: names.length }),
  };
}

export function says(props: Props): Plan | null {
  const { request, draft, telling } = props;
  const value = draft.value;
  if (request === null) return null;
  const say = sayOf(props);
  if (value === null) {
    const touch = toTouch(props, request);
    if (touch === null) return null;
    const calls = request.of === 'play' ? restless(props, null) : [];
    // Before a card is open the sentence itself says it there.
    const notes = narrow.value && sharedBy(props).card.value < 0 ? [] : calls;
    // The tip of a combat tells of wounds, which a net does not bring, and that of a movement of free ways.
    const isOther = isNetThrown(props) || (request.of === 'stance' && bound(props) !== null);
    return { text: touch, notes, instead: calls.length > 0 || isOther };
  }
  const text = choiceText(telling, request, value);
  if (request.kind === 'subset') {
    const n = (value as Item[]).length;
    if (request.of === 'armatura') return { text: text || say('touch.men'), label: say('bar.familia') };
    if (request.of === 'gladiator') return chosenMen(props, request, value as number[]);
    if (request.of === 'card' && !isDiscard(request))
      return { text: text || say('bar.none'), notes: tooMany(props, request, n), label: say('bar.take', { n }) };
    if (request.of === 'card')
      return {
        text,
        notes: isOwnHand(props, request) ? [note(say('bar.returns', { n }), 'JU-6.6')] : [],
        label: say('bar.discard', { n }),
      };
    return null;
  }
  // What a lesson lays on the table is called as its button is.
  if (value === 'stop') return { text: say(stopOf(props, request)), label: say(stopOf(props, request)) };
  if (typeof value !== 'number' && value !== 'top') return null;
  const hint = oddsOf(props, request, value);
  const isOdds = hint?.key === 'odds' || hint?.key === 'netOdds';
  const hinted = hint === null ? null : isOdds ? oddsText(props, hint, narrow.value) : telling.about(request, value);
  const notes = hinted === null ? [] : [note(hinted, request.clause, hint?.key === 'noTarget' ? 'cost' : 'plain')];
  if (value === 'top')
    return {
      text: text.charAt(0).toLocaleUpperCase() + text.slice(1),
      notes,
      label: useInCombat(props, say('bar.with.top')),
    };
  switch (request.of) {
    case 'play': {
      const card = cardOf(value);
      const idle = useOf(value) === SPECIAL && !narrow.value ? idleSteps(props, card) : [];
      const brings = voxBrings(props, value);
      const left = [
        ...idle.map((key) => note(say(key), 'JU-19.1', 'cost')),
        ...restless(props, value),
        ...(leavesLast(props, value) ? [note(say('use.last'), 'JU-13.3', 'cost')] : []),
        ...(brings === '' ? [] : [note(brings, 'JU-7.3')]),
      ];
      return {
        text,
        // A narrow bar has no room for what the open card says already.
        notes: narrow.value ? [] : [...notes, ...left],
        label: say('bar.use', { card: cardName(card), use: USES[useOf(value)]! }),
      };
    }
    case 'stance': {
      const mover = moverOf(props);
      const name = mover === null ? '' : armaturaName(nameOfGladiator(mover));
      const stands = { name, square: squareCalled(squareOf(value)), way: wayOf(props, facingOf(value)) };
      const who = mover === null ? null : nameOfGladiator(mover);
      const isMove = request.clause !== 'JU-21.2';
      const stays = mover !== null && mover.cell === squareOf(value);
      const moves = !stays ? 'bar.move' : mover.facing === facingOf(value) ? 'bar.stay' : 'bar.turnOn';
      return {
        // A narrow bar needs its room for what it costs.
        text: narrow.value
          ? `${stands.name}, ${stands.square} ${arrowOf(props, facingOf(value))}`
          : say('bar.stands', stands),
        notes: [
          ...(isMove ? [] : notes),
          ...(who === null ? [] : threatsThere(props, who, squareOf(value))),
          ...(who === null || !isMove || narrow.value ? [] : priceOf(props, who, value)),
        ],
        label: say(isMove ? moves : 'bar.deploy', { square: stands.square }),
        ...(hinted === null ? {} : { price: hinted }),
      };
    }
    case 'strike': {
      const { by, on } = strikeNames(value, request.seat);
      const names = { by: armaturaName(by), on: nameAmong(props, on) };
      if (request.clause !== 'JU-21.6') return { text, notes, label: say('bar.shove', names) };
      // A narrow bar has room for the two and what befalls the target; the tab beside the arena tells it all.
      const who = narrow.value ? `${names.by} → ${names.on}` : text;
      const caught = isNet(value) && narrow.value ? [note(say('bar.net.why'), 'JU-16.11')] : [];
      // Where the ways to strike him lie side by side, each says its odds.
      const odds = narrow.value && waysToStrike(props).length > 0 ? [] : notes;
      return { text: who, notes: [...odds, ...caught], label: say(isNet(value) ? 'bar.net' : 'bar.strike', names) };
    }
    case 'pivot': {
      const name = armaturaName(nameOf(request.seat, pivotKind(value)));
      return {
        text: say('bar.turns', { name, way: wayOf(props, pivotFacing(value)) }),
        notes,
        label: say('bar.turn', { name }),
      };
    }
    case 'cell': {
      const on = frameOf(props.view, 'attack')?.['onGladiator'];
      if (request.clause !== 'JU-21.15' || typeof on !== 'number') return null;
      const square = squareCalled(value);
      return {
        text: say('bar.pushed', { name: armaturaName(on), square }),
        notes,
        label: say('bar.push', { square }),
      };
    }
    case 'card':
      return {
        text,
        notes: [...notes, ...lastLeft(props, request)],
        label: useInCombat(props, cardName(value)),
      };
    case 'pair': {
      const [name, other] = pairNames(value, request.seat);
      return {
        text: say('bar.pair', { name: armaturaName(name), other: armaturaName(other) }),
        label: say('bar.swap'),
      };
    }
    case 'gladiator':
      return moverSays(props, request, value, notes);
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
    label:
      item === 'stop'
        ? say(stopOf(props, request))
        : item === 'free'
          ? say('bar.free')
          : telling.item(request.of, item),
  }));
  // On a phone the opponents are behind a tab, and the question is here.
  if (request.of === 'seat' && request.kind === 'pick' && narrow.value)
    return request.from.map((seat) => ({ choice: seat, label: props.names[seat as number]! }));
  if (request.kind !== 'subset' || request.min > 0) return words;
  return [...words, { choice: [], label: say(request.of === 'gladiator' ? 'bar.nobody' : 'bar.none') }];
}
