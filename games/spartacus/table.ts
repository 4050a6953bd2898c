// The table of Spartacus in parts: the lot or the scheme in the middle, in a fight the arena and its two sides, and for
// every House its influence, gold, cards and table.

import type { Words } from '#engine/game.ts';
import type { Item, Request } from '#engine/requests/request.ts';
import {
  at,
  type Centre,
  card,
  centre,
  type Group,
  group,
  placeKey,
  type Side,
  type Sketch,
  type Sketcher,
  type SketchField,
  type Stand,
  seatKey,
  side,
  tally,
  type Where,
} from '#games/shared/table.ts';
import { actOf } from '#games/spartacus/acts.ts';
import { arena } from '#games/spartacus/board.ts';
import { assetCalled, cardCalled } from '#games/spartacus/called.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { CARDS, HOUSES, kindOf, typeOf } from '#games/spartacus/cards.ts';
import { offerName, tradeName } from '#games/spartacus/rules/07-offers.ts';
import { CORNERS, type Fight, GOAL, handSize, poolAt, SLOTS, type Trade } from '#games/spartacus/state.ts';
import { abilitiesOf, emblemOf, held, houseCard, isEquipped, laid, printed } from '#games/spartacus/table-cards.ts';
import type { HouseView, SpartacusView } from '#games/spartacus/view.ts';

const PHASES = ['upkeep', 'intrigue', 'market', 'arena'];

/** What still belongs to the arena when its own rule has done its part. */
const IN_ARENA = ['victory', 'tournament'];

const phaseOf = ({ flow }: SpartacusView): number =>
  Math.max(...flow.scenes.map(({ rule }) => PHASES.indexOf(IN_ARENA.includes(rule) ? 'arena' : rule)), -1);

function sketch(view: SpartacusView, words: Words, players: readonly string[]): Sketch {
  const fight = view.fight !== null && view.fight.seats.length > 0 ? view.fight : null;
  return {
    round: view.turn === 0 ? '' : words['sketch.turn']!.replace('{n}', String(view.turn)),
    phases: PHASES.map((phase) => words[`phase.${phase}`] ?? phase),
    phase: phaseOf(view),
    field: fight === null || fight.seats.length < 2 || fight.cells.length < 2 ? null : field(fight, words),
    centre: middle(view, fight, words, players),
    stands: view.houses.map((house, seat) => {
      const own = stand(view, house, seat, words);
      return seat === view.viewer ? { ...own, groups: [...offers(view, words, players), ...own.groups] } : own;
    }),
  };
}

function middle(view: SpartacusView, fight: Fight | null, words: Words, players: readonly string[]): Centre {
  const piles = [
    { name: words['market']!, count: view.market, band: 'market' as const },
    ...(view.row === 0 ? [] : [{ name: words['sketch.row']!, count: view.row, band: 'market' as const }]),
    { name: words['sketch.discard.market']!, count: view.marketDiscard.length, band: 'market' as const },
    { name: words['intrigue']!, count: view.intrigue, band: 'combat' as const },
    { name: words['sketch.discard.intrigue']!, count: view.intrigueDiscard.length, band: 'combat' as const },
  ].filter(({ count }) => count > 0);
  if (view.flow.scenes.some(({ rule }) => rule === 'set-up')) {
    const taken = new Set(view.houses.map(({ card }) => card));
    const free = HOUSES.filter((kind) => !taken.has(kind));
    return centre(words['sketch.houses']!, { cards: free.map((kind) => houseCard(kind, words)), piles: [] });
  }
  if (fight !== null)
    return centre(words['rule.fight']!, { sides: fight.seats.map((_, slot) => fighter(view, fight, slot, words)) });
  if (view.lot.length > 0) return centre(words['lot']!, { cards: view.lot.map((kind) => printed(kind, words)), piles });
  if (view.played.length > 0) {
    const scheme = view.flow.scenes.findLast(({ rule }) => rule === 'scheme');
    const aimed = [scheme?.['by'], scheme?.['target']].flatMap((seat) =>
      typeof seat === 'number' && seat >= 0 ? [players[seat]!] : [],
    );
    const title = [words['scheme']!, aimed.join(' → ')].filter((part) => part !== '').join(': ');
    return centre(title, { cards: view.played.map((kind) => printed(kind, words)), piles });
  }
  return centre('', { piles });
}

/** The open offers that the viewer got and made, by their names; before the arrow what is given. */
function offers({ trades, viewer }: SpartacusView, words: Words, players: readonly string[]): Group[] {
  const goods = (assets: Trade['give'], gold: number): string =>
    [...assets.map((asset) => assetCalled(asset, words)), ...(gold > 0 ? [`${words['gold']} ${gold}`] : [])].join(
      ' + ',
    ) || '–';
  return [false, true].flatMap((made) => {
    const counts: number[] = [];
    const cards = trades.flatMap((trade) => {
      if ((made ? trade.from : trade.to) !== viewer) return [];
      const other = made ? trade.to : trade.from;
      counts[other] = (counts[other] ?? 0) + 1;
      const name = `${tradeName(offerName(other, counts[other]))} ${players[other] ?? ''}`;
      const about = `${goods(trade.give, trade.giveGold)} → ${goods(trade.want, trade.wantGold)}`;
      return [card(name, { about, emblem: 'scroll' })];
    });
    return group(words[made ? 'offers.made' : 'offers.got']!, 'notes', cards);
  });
}

function stand(view: SpartacusView, house: HouseView, seat: number, words: Words): Stand {
  const shown = typeof house.hand === 'number' ? null : house.hand;
  const known = shown ?? house.known;
  const count = shown?.length ?? (house.hand as number);
  const bets = view.bets.slice(seat * CORNERS.length, (seat + 1) * CORNERS.length);
  const of = (title: string, as: Group['as'], test: (asset: number) => boolean): Group[] =>
    group(
      words[title]!,
      as,
      house.assets.filter(test).map((asset) => laid(asset, seat, words)),
    );
  return {
    seat,
    title: house.card < 0 ? '' : cardCalled(house.card, words),
    score: tally(words['influence']!, house.influence, { of: GOAL, emblem: 'laurel' }),
    tallies: [
      tally(words['gold']!, house.gold, { emblem: 'coins' }),
      tally(words['hand']!, `${count}/${handSize(house.influence)}`, { emblem: 'hand' }),
      ...bets.flatMap((gold, corner) =>
        gold === 0 ? [] : [tally(words[`field.${CORNERS[corner]!}`]!, gold, { emblem: 'coins' })],
      ),
    ],
    groups: [
      ...group(words[shown === null ? 'sketch.known' : 'sketch.hand']!, shown === null ? 'names' : 'cards', [
        ...known.map((kind) => held(kind, seat, words)),
      ]),
      ...of('sketch.gladiators', 'people', (asset) => typeOf(asset) === 'gladiator'),
      ...of('sketch.slaves', 'people', (asset) => typeOf(asset) === 'slave'),
      ...of('sketch.equipment', 'notes', isEquipped),
      ...of('sketch.guards', 'names', (asset) => typeOf(asset) === 'guard'),
      ...(seat === view.viewer && house.card >= 0
        ? group(words['sketch.abilities']!, 'notes', abilitiesOf(house.card, words))
        : []),
    ],
    note: view.host === seat && view.turn > 0 ? words['sketch.host']! : null,
  };
}

/** What is thrown in the attack that is going on. */
function diceOf({ flow }: SpartacusView, slot: number): number[] {
  const attack = flow.scenes.findLast(({ rule }) => rule === 'attack');
  if (attack === undefined) return [];
  const dice = attack['slot'] === slot ? attack['offense'] : attack['defense'];
  return Array.isArray(dice) ? (dice as number[]) : [];
}

function fighter(view: SpartacusView, fight: Fight, slot: number, words: Words): Side {
  const asset = fight.cards[slot];
  const seat = fight.seats[slot]!;
  if (asset === undefined) return side(seat, SLOTS[slot]!, 'helmet');
  const kind = kindOf(asset);
  const full = CARDS[kind]!.dice;
  return side(seat, cardCalled(kind, words), emblemOf(kind), {
    about: [words['scene.slot']!, SLOTS[slot]!].join(' '),
    tallies: POOLS.map((pool, i) => {
      const now = fight.health[poolAt(slot, i)] ?? full[i]!;
      return tally(words[`sketch.${pool}`]!, now, {
        of: Math.max(full[i]!, now),
        keys: seat === view.viewer ? [`pool ${i}`] : [],
      });
    }),
    gear: (fight.gear[slot] ?? []).map((one) => {
      const { name, about } = laid(one, seat, words);
      return { label: name, value: about ?? '' };
    }),
    dice: diceOf(view, slot),
  });
}

/** Hexes with their points up, rows 0.866 apart. */
const ROW = Math.sqrt(3) / 2;
const PLACES = Array.from({ length: arena.size }, (_, cell) => ({
  x: arena.q[cell]! + arena.r[cell]! / 2,
  y: arena.r[cell]! * ROW,
  name: arena.name(cell),
}));

const field = (fight: Fight, words: Words): SketchField => ({
  shape: 'hex',
  places: PLACES,
  edges: null,
  figures: fight.cells.flatMap((cell, slot) =>
    cell < 0 || slot >= fight.seats.length
      ? []
      : [
          {
            keys: [`slot ${slot}`],
            place: cell,
            seat: fight.seats[slot]!,
            name: cardCalled(kindOf(fight.cards[slot]!), words),
            emblem: emblemOf(kindOf(fight.cards[slot]!)),
            turn: null,
            hurt: fight.health
              .slice(poolAt(slot, 0), poolAt(slot + 1, 0))
              .some((now, i) => now < CARDS[kindOf(fight.cards[slot]!)]!.dice[i]!),
          },
        ],
  ),
});

function where(request: Request, item: Item, view: SpartacusView): Where | null {
  if (request.of === 'act') return typeof item === 'string' ? whereAct(item, view) : null;
  if (typeof item !== 'number') return null;
  switch (request.of) {
    case 'card':
      return view.flow.scenes.at(-1)!.rule === 'scout' ? null : at(`card ${ownerIn(view)} ${item}`);
    case 'house':
      return at(`house ${item}`);
    case 'asset':
      return at(`asset ${ownerIn(view)} ${item}`);
    case 'seat':
      return at(seatKey(item));
    case 'cell':
      return at(placeKey(item));
    case 'pool':
      return at(`pool ${item}`);
    default:
      return null;
  }
}

/** Whose cards are chosen from: a scheme may hit another's table, a spy looks into another's hand. */
function ownerIn({ flow, viewer }: SpartacusView): number {
  const { rule, owner } = flow.scenes.at(-1)!;
  return (rule === 'choose' || rule === 'spy') && typeof owner === 'number' ? owner : viewer;
}

function whereAct(word: string, { viewer }: SpartacusView): Where | null {
  if (!word.includes('.')) return null;
  const { verb, card, ability } = actOf(word);
  if (card < 0) return null;
  if (CARDS[card]!.type === 'house') return at(`power ${card} ${ability}`);
  return at(
    verb === 'use' || verb === 'table' || verb === 'attack' ? `kind ${viewer} ${card}` : `card ${viewer} ${card}`,
  );
}

export const sketcher: Sketcher<SpartacusView> = { sketch, where };
