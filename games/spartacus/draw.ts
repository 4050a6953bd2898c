// The table as text, for terminals: who has what, the arena, and what the cards do that are in play.

import type { Words } from '#engine/game.ts';
import { arena } from '#games/spartacus/board.ts';
import { assetName, CARDS, cardOf, isCombatant, kindOf } from '#games/spartacus/cards.ts';
import { offerName, tradeName } from '#games/spartacus/rules/07-offers.ts';
import { type Fight, handSize, poolAt, SLOTS, type Trade } from '#games/spartacus/state.ts';
import type { HouseView, SpartacusView } from '#games/spartacus/view.ts';

type Say = (key: string) => string;

export function draw(view: SpartacusView, words: Words): string {
  const word: Say = (key) => words[key] ?? key;
  const lines = [
    `${word('turn')} ${view.turn} · ${word('host')} ${view.host} · ${word('market')} ${view.market}+${view.row} · ${word('intrigue')} ${view.intrigue}`,
  ];
  for (const kind of view.lot) lines.push(`${word('lot')}: ${cardLine(kind, word)}`);
  for (const kind of view.played) lines.push(`${word('scheme')}: ${cardLine(kind, word)}`);
  for (const [seat, house] of view.houses.entries()) lines.push(...drawHouse(house, seat, view.viewer, word));
  lines.push(...drawOffers(view, false, word), ...drawOffers(view, true, word));
  if (view.fight !== null && view.fight.seats.length > 0) lines.push('', ...drawFight(view.fight, word));
  return [...lines, ...legend(view, word)].join('\n');
}

function drawHouse(house: HouseView, seat: number, viewer: number, word: Say): string[] {
  const name = house.card < 0 ? '–' : CARDS[house.card]!.slug;
  const most = handSize(house.influence);
  const hand =
    typeof house.hand === 'number'
      ? `${house.hand}/${most}`
      : `${house.hand.length}/${most} ${house.hand.map((kind) => CARDS[kind]!.slug).join(' ')}`.trimEnd();
  const seen = house.known.length === 0 ? '' : ` (${house.known.map((kind) => CARDS[kind]!.slug).join(' ')})`;
  return [
    `${seat === viewer ? '*' : ' '}${seat} ${name.padEnd(9)} ${word('influence')} ${String(house.influence).padStart(2)}` +
      `  ${word('gold')} ${house.gold ?? '?'}  ${word('hand')} ${hand}${seen}`,
    `     ${house.assets.map(assetLine).join(' ') || '–'}`,
  ];
}

/** The open offers that the viewer got, or made, by their names; on the left what they give. */
function drawOffers({ trades, viewer }: SpartacusView, made: boolean, word: Say): string[] {
  const lines: string[] = [];
  const counts: number[] = [];
  for (const trade of trades) {
    if ((made ? trade.from : trade.to) !== viewer) continue;
    const other = made ? trade.to : trade.from;
    counts[other] = (counts[other] ?? 0) + 1;
    const { give, giveGold, want, wantGold } = trade;
    lines.push(`  ${tradeName(offerName(other, counts[other]))}  ${goods(give, giveGold)} → ${goods(want, wantGold)}`);
  }
  return lines.length === 0 ? [] : ['', `${word(made ? 'offers.made' : 'offers.got')}:`, ...lines];
}

/** Cards and gold as an offer is written. */
const goods = (cards: Trade['give'], gold: number): string =>
  [...cards.map(assetName), ...(gold > 0 ? [`$${gold}`] : [])].join('+') || '–';

/** An asset as it is written in answers; of a combatant its dice too. */
const assetLine = (asset: number): string =>
  isCombatant(asset) ? `${assetName(asset)}(${cardOf(asset).dice.join('/')})` : assetName(asset);

/** A card with its numbers and what it does. */
export const cardLine = (kind: number, word: Say): string =>
  `${CARDS[kind]!.slug} ${word(`text.card.${CARDS[kind]!.slug}`)}`;

/** The effects of the viewer's hand and House and of the cards on all tables; each card once. */
function legend(view: SpartacusView, word: Say): string[] {
  const lines: string[] = [];
  const own = view.houses[view.viewer];
  if (own !== undefined && typeof own.hand !== 'number' && own.hand.length > 0) {
    lines.push('', `${word('hand')}:`);
    for (const kind of new Set(own.hand)) lines.push(`  ${cardLine(kind, word)}`);
  }
  // In the arena a House’s own abilities are no use.
  if (own !== undefined && own.card >= 0 && view.fight === null) {
    const { id, powers } = CARDS[own.card]!;
    lines.push('', `${word('house')}:`);
    for (let i = 1; i <= powers.length; i++)
      lines.push(`  ${word(`power.${id}-${i}`)}: ${word(`text.power.${id}-${i}`)}`);
  }
  const kinds = new Set(view.houses.flatMap((house) => house.assets.map(kindOf)));
  if (own !== undefined && typeof own.hand !== 'number') for (const kind of own.hand) kinds.delete(kind);
  const told = [...kinds].filter((kind) => CARDS[kind]!.abilities.length > 0).sort((a, b) => a - b);
  if (told.length > 0) lines.push('', `${word('tables')}:`, ...told.map((kind) => `  ${cardLine(kind, word)}`));
  return lines;
}

function drawFight(fight: Fight, word: Say): string[] {
  const lines: string[] = [];
  for (let slot = 0; slot < fight.seats.length; slot++) {
    const pools = fight.health.slice(poolAt(slot, 0), poolAt(slot + 1, 0)).join('/');
    const gear = fight.gear[slot]!.map((asset) => assetName(asset)).join(' ');
    lines.push(
      `${SLOTS[slot]!.padEnd(2)} ${word('seat')} ${fight.seats[slot]} ${cardOf(fight.cards[slot]!).slug} ATK/DEF/SPD ${pools} ${gear}`.trimEnd(),
    );
  }
  if (fight.seats.length < 2) return lines;
  for (let r = -3; r <= 3; r++) {
    let row = '   '.repeat(Math.abs(r));
    for (let q = -3; q <= 3; q++) {
      const cell = arena.cellAt(q, r);
      if (cell < 0) continue;
      const slot = fight.cells.indexOf(cell);
      row += (slot < 0 ? arena.name(cell) : `[${SLOTS[slot]}]`).padEnd(6);
    }
    lines.push(`  ${row.trimEnd()}`);
  }
  return lines;
}
