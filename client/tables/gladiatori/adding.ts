// Adding cards to an Action or a Reaction: what the value comes to with them, said before anything is sent. All numbers
// come with the request (games/gladiatori/adding-hints.ts); here they are only added up.

import { cardAbout, cardName } from '#client/tables/gladiatori/card-names.ts';
import { fallNotes, plain, signed } from '#client/tables/gladiatori/planning.ts';
import { cardsOf, grouped, ownOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { hintOf, inVain, isAdding, isBlow, partsText } from '#client/tables/gladiatori/uses.ts';
import type { Note, Plan } from '#client/tables/table.ts';
import { ACROBATIC, CARDS, isAction, isMove, SWEEP } from '#games/gladiatori/cards.ts';

/** The cards that are about to be added. */
export const plannedCards = ({ request, draft }: Props): readonly number[] =>
  isAdding(request) && Array.isArray(draft.value) ? (draft.value as number[]) : [];

export interface SoFar {
  isAttack: boolean;
  total: number;
  /** How it adds up; the cards are in it. */
  parts: string;
  /** What a hit deals; 0 in a defence. */
  damage: number;
  /** What Offense or Guard would add, and Blood or Speed at most. */
  skill: number;
  ability: number;
  halves: boolean;
}

/** The value with the cards of the draft; null: nothing is added up now. */
export function soFar(props: Props): SoFar | null {
  const { request } = props;
  const base = hintOf(request, 'base', 'parts');
  if (!isAdding(request) || base === null) return null;
  const cards = plannedCards(props);
  const worth = cards.reduce((sum, card) => sum + (hintOf(request, card, 'adds')?.['each'] ?? 0), 0);
  const fewer = cards.length === 0 ? 0 : (hintOf(request, 'hand', 'adds')?.[`n${cards.length}`] ?? 0);
  const total = Object.values(base).reduce((sum, value) => sum + value, 0) + worth + fewer;
  const played = hintOf(request, 'damage', 'damage')?.['cards'];
  const later = hintOf(request, 'later', 'adds') ?? {};
  const added = grouped(cards).flatMap(({ item, count }) => {
    const each = hintOf(request, item, 'adds')?.['each'] ?? 0;
    return each === 0 ? [] : [`${signed(each * count)} ${cardName(props, item)}`];
  });
  const left = fewer === 0 ? [] : [`${signed(fewer)} ${sayOf(props)('add.fewer')}`];
  return {
    isAttack: request.clause === 'GL-8.19',
    total,
    parts: [partsText(props, base), ...added, ...left].filter((text) => text !== '').join(', '),
    damage: played === undefined ? 0 : 1 + ((played + cards.length) >> 1),
    skill: later['skill'] ?? 0,
    ability: later['ability'] ?? 0,
    halves: hintOf(request, 'later', 'halves') !== null,
  };
}

/** The card in use, −1 for none: the viewer knows it while it lies face down. */
function cardInUse(props: Props): number {
  const own = ownOf(props)!;
  if (own.using < 0) return -1;
  const hidden = own.row.slice(0, own.using).filter((card) => card < 0).length;
  return own.row[own.using]! >= 0 ? own.row[own.using]! : (cardsOf(own.covert)[hidden] ?? -1);
}

const isEnergy = (card: number): boolean => !isAction(card) && CARDS[card]!.name.startsWith('energy');

/** What the bar says about the cards of the draft. */
export function addPlan(props: Props): Plan | null {
  if (!isAdding(props.request) || !Array.isArray(props.draft.value)) return null;
  const say = sayOf(props);
  const cards = plannedCards(props);
  const names = grouped(cards).map(({ item, count }) => `${cardName(props, item)}${count > 1 ? ` ×${count}` : ''}`);
  const text = cards.length === 0 ? say('add.none') : say('add.some', { count: cards.length, cards: names.join(', ') });
  const label = cards.length === 0 ? say('add.noneLabel') : say('add.label', { count: cards.length });
  const sum = soFar(props);
  const moves = moveNotes(props, cards);
  if (sum === null) {
    const isMovement = !isBlow(Math.max(0, cardInUse(props)));
    return {
      text,
      notes: [
        ...(isMovement ? [{ text: say('add.noteMove'), clause: 'GL-8.22', tone: 'plain' } as const] : []),
        ...moves,
      ],
      label,
    };
  }
  return {
    // What it comes to first: a phone's bar may cut the rest.
    text: `${say(sum.isAttack ? 'add.attack' : 'add.defence', { total: plain(sum.total) })} ${text}`,
    // What must be known first, then what the cards do: a phone's bar shows no more than the beginning.
    notes: [...fallNotes(props, markersOf(props, cards)), ...moves, ...sumNotes(props, sum, cards)].sort(
      (a, b) => Number(b.tone === 'cost') - Number(a.tone === 'cost'),
    ),
    label,
  };
}

/** Unbalanced markers that these cards give to the player himself (GL-13.13, GL-13.19). */
const markersOf = ({ request }: Props, cards: readonly number[]): number =>
  cards.filter((card) => (card === SWEEP || card === ACROBATIC) && hintOf(request, card, 'idle') === null).length;

/** Where the rulebook says what the Special Moves do, in the order of their cards. */
const MOVES_AT = ['GL-13.7', 'GL-13.17', 'GL-13.19', 'GL-13.22', 'GL-13.28', 'GL-13.32', 'GL-13.40', 'GL-13.50'];

/** What the Special Moves among the cards do here, or that they do nothing. */
function moveNotes(props: Props, cards: readonly number[]): Note[] {
  return cards.filter(isMove).map((card) => {
    const name = cardName(props, card);
    const idle = hintOf(props.request, card, 'idle');
    if (idle !== null)
      return { text: sayOf(props)('add.idle', { card: name }), clause: `GL-13.${idle['clause']}`, tone: 'cost' };
    return {
      text: `${name}${props.telling.colon}${cardAbout(props, card)}`,
      clause: MOVES_AT[card - SWEEP]!,
      tone: 'plain',
    };
  });
}

function sumNotes(props: Props, sum: SoFar, cards: readonly number[]): Note[] {
  const say = sayOf(props);
  // An attack that reaches nobody needs no sum, and a phone's bar has no room for both.
  const nobody = sum.isAttack ? inVain(props, cards) : [];
  if (nobody.length > 0) return nobody;
  const notes: Note[] = [];
  const isVain = cards.some(
    (card) => isEnergy(card) && CARDS[card]!.energy > 0 && hintOf(props.request, card, 'adds')?.['each'] === 0,
  );
  if (isVain) notes.push({ text: say(sum.isAttack ? 'add.vain' : 'add.vainReact'), clause: 'GL-8.22', tone: 'cost' });
  if (sum.isAttack) notes.push({ text: say('add.damage', { damage: sum.damage }), clause: 'GL-11.40', tone: 'plain' });
  if (sum.halves) notes.push({ text: say('add.halves'), clause: 'GL-10.4', tone: 'plain' });
  if (sum.skill > 0 || sum.ability > 0)
    notes.push({
      text: say(sum.isAttack ? 'add.laterAttack' : 'add.laterDefence', {
        on: sum.skill > 0 ? 'yes' : 'no',
        skill: signed(sum.skill),
        has: sum.ability > 0 ? 'yes' : 'no',
        ability: signed(sum.ability),
      }),
      clause: sum.isAttack ? 'GL-2.8' : 'GL-2.9',
      tone: 'plain',
    });
  return notes;
}
