// The table of Spartacus in parts: what is for sale or launched, every House with its cards, and the arena in a fight.

import type { Words } from '#engine/game.ts';
import { type Entry, entries, list, type Section, type Sketch, type SketchField, section } from '#engine/sketch.ts';
import { arena } from '#games/spartacus/board.ts';
import { assetCalled, cardCalled } from '#games/spartacus/called.ts';
import { CARDS, cardOf, kindOf } from '#games/spartacus/cards.ts';
import { type Fight, handSize, SLOTS } from '#games/spartacus/state.ts';
import type { HouseView, SpartacusView } from '#games/spartacus/view.ts';

export function sketch(view: SpartacusView, words: Words, players: readonly string[]): Sketch {
  const say = (key: string): string => words[key] ?? key;
  const facts = [
    { label: say('turn'), value: String(view.turn) },
    ...(view.host < 0 ? [] : [{ label: say('col.host'), value: players[view.host] ?? String(view.host + 1) }]),
    { label: say('market'), value: `${view.market}+${view.row}` },
    { label: say('intrigue'), value: String(view.intrigue) },
  ];
  const fight = view.fight !== null && view.fight.seats.length > 0 ? view.fight : null;
  const open = [...list(say('lot'), cards(view.lot, words)), ...list(say('scheme'), cards(view.played, words))];
  return {
    facts,
    field: fight === null || fight.seats.length < 2 ? null : field(fight, words),
    sections: [
      ...(open.length === 0 ? [] : [section(say('col.open'), { lists: open })]),
      ...(fight === null ? [] : [fighters(fight, words, players)]),
      ...view.houses.map((house, seat) => houseOf(view, house, seat, words)),
    ],
  };
}

/** Cards with what they do. */
const cards = (kinds: readonly number[], words: Words): Entry[] =>
  entries(
    kinds.map((kind) => cardCalled(kind, words)),
    (_name, at) => words[`text.card.${CARDS[kinds[at]!]!.slug}`] ?? null,
  );

const assets = (all: readonly number[], words: Words): Entry[] =>
  entries(
    all.map((asset) => assetCalled(asset, words)),
    (_name, at) => words[`text.card.${CARDS[kindOf(all[at]!)]!.slug}`] ?? null,
  );

function houseOf(view: SpartacusView, house: HouseView, seat: number, words: Words): Section {
  const say = (key: string): string => words[key] ?? key;
  const held = typeof house.hand === 'number' ? house.hand : house.hand.length;
  const hand = typeof house.hand === 'number' ? house.known : house.hand;
  const { id, powers } = house.card < 0 ? { id: '', powers: [] } : CARDS[house.card]!;
  const abilities = powers.map((_, i) => ({
    name: say(`power.${id}-${i + 1}`),
    about: say(`text.power.${id}-${i + 1}`),
    count: 1,
  }));
  return section(house.card < 0 ? '' : cardCalled(house.card, words), {
    seat,
    facts: [
      { label: say('influence'), value: String(house.influence) },
      { label: say('gold'), value: house.gold === null ? say('col.hidden') : String(house.gold) },
      { label: say('hand'), value: `${held}/${handSize(house.influence)}` },
    ],
    lists: [
      ...list(say('hand'), cards(hand, words)),
      ...list(say('col.table'), assets(house.assets, words)),
      // In the arena a House's own abilities are no use.
      ...(seat === view.viewer && view.fight === null ? list(say('house'), abilities) : []),
    ],
  });
}

function fighters(fight: Fight, words: Words, players: readonly string[]): Section {
  const say = (key: string): string => words[key] ?? key;
  const rows = fight.seats.map((seat, slot) => ({
    cells: [
      `${SLOTS[slot]} ${cardCalled(kindOf(fight.cards[slot]!), words)}`,
      players[seat] ?? String(seat + 1),
      ...fight.health.slice(slot * 3, slot * 3 + 3).map(String),
      fight.gear[slot]!.map((asset) => assetCalled(asset, words)).join(', '),
    ],
    faint: false,
  }));
  const heads = [say('scene.slot'), say('col.player'), 'ATK', 'DEF', 'SPD', say('col.gear')];
  return section(say('rule.fight'), { tables: [{ title: '', heads, rows }] });
}

/** Hexes with their points up, rows 0.866 apart. */
const ROW = Math.sqrt(3) / 2;

function field(fight: Fight, words: Words): SketchField {
  const places = Array.from({ length: arena.size }, (_, cell) => ({
    x: arena.q[cell]! + arena.r[cell]! / 2,
    y: arena.r[cell]! * ROW,
    name: arena.name(cell),
  }));
  const figures = fight.cells.flatMap((cell, slot) =>
    cell < 0 || slot >= fight.seats.length
      ? []
      : [
          {
            place: cell,
            seat: fight.seats[slot]!,
            name: cardCalled(kindOf(fight.cards[slot]!), words),
            short: cardOf(fight.cards[slot]!).name.slice(0, 2),
            turn: null,
            hurt: false,
          },
        ],
  );
  return { shape: 'hex', places, figures };
}
