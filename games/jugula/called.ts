// What people call the things of Jugula that the notation writes short: `murmillo.0` is "Murmillo (Anna)", `J01-move` what
// the card does, `3,4ne` the square as `d4 NE`.

import type { Called, Noun, Words } from '#engine/game.ts';
import type { Item } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { ARMATURAE, KINDS, kindOfName, seatOfName } from '#games/jugula/armaturae.ts';
import { FACING_NAMES, facingOf, squareCalled, squareOf } from '#games/jugula/board.ts';
import { CARDS, playName } from '#games/jugula/cards.ts';
import { attackerKind, isNet, targetName } from '#games/jugula/rules/12-attack.ts';
import { pivotFacing, pivotKind } from '#games/jugula/rules/19-manoeuvres.ts';

/** By facing: north, north-east, and so on; for drawings that have the north at the top. */
export const ARROWS = '↑↗→↘↓↙←↖';

/** A point of the compass in a sentence: an arrow would be wrong for a player who sees the arena from the north. */
const far = (facing: number, words: Words): string => {
  const name = FACING_NAMES[facing]!;
  return words[`way.${name}`] ?? name;
};

/** Beside a square or a card: "NE". */
const way = (facing: number, words: Words): string => {
  const name = FACING_NAMES[facing]!;
  return words[`facing.${name}`] ?? name;
};

const kindName = (kind: number): string => ARMATURAE[kind]!.name;

/** The gladiator with his owner, since two familiae may have the same armatura. */
const gladiatorCalled = (name: number, players: readonly string[]): string =>
  `${kindName(kindOfName(name))} (${players[seatOfName(name)] ?? seatOfName(name) + 1})`;

type Calls = (item: number, words: Words, players: readonly string[], reader: Seat | null) => string;

/** Of a word of the notation, such as `stop`, the game's own word. */
const calls =
  (name: Calls, about: Calls | null = null): NonNullable<Noun['called']> =>
  (item: Item, words: Words, players: readonly string[], reader: Seat | null = null): Called =>
    typeof item === 'number'
      ? { name: name(item, words, players, reader), about: about?.(item, words, players, reader) ?? null }
      : { name: words[`choice.${item}`] ?? item, about: null };

export const called = {
  card: calls(
    (card) => CARDS[card]!.name,
    (card, words) => `${words[`card.${CARDS[card]!.id}.effect`]!} (${words['rule.effect']})`,
  ),
  play: calls((play, words) => words[`choice.${playName(play)}`] ?? playName(play)),
  gladiator: calls((name, words, players, reader) =>
    seatOfName(name) === reader
      ? `${words['gladiator.own']} ${kindName(kindOfName(name))}`
      : gladiatorCalled(name, players),
  ),
  strike: calls((strike, words, players) => {
    const target = gladiatorCalled(targetName(strike), players);
    const net = isNet(strike) ? ` (${words['scene.net']})` : '';
    return `${kindName(attackerKind(strike))} → ${target}${net}`;
  }),
  pivot: calls((turn, words) => `${kindName(pivotKind(turn))} ${way(pivotFacing(turn), words)}`),
  pair: calls((pair) => `${kindName(Math.floor(pair / KINDS))} ⇄ ${kindName(pair % KINDS)}`),
  cell: calls((cell) => squareCalled(cell)),
  stance: calls((stance, words) => {
    const facing = far(facingOf(stance), words);
    return `${squareCalled(squareOf(stance))}, ${words['facing.how'] ?? ''} ${facing}`;
  }),
  facing: calls(far),
};
