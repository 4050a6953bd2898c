// A copy of a state that shares nothing with it, field by field: search makes millions of them.

import { cloneFlow } from '#engine/game.ts';
import { book } from '#games/jugula/book.ts';
import type { Gladiator, Jugula, Lanista } from '#games/jugula/state.ts';

export const cloneGladiator = (one: Gladiator): Gladiator => ({
  seat: one.seat,
  kind: one.kind,
  cell: one.cell,
  facing: one.facing,
  wounds: one.wounds,
  net: one.net,
  nets: one.nets,
  moved: one.moved,
  attacked: one.attacked,
  hurt: one.hurt,
  boosts: one.boosts.length === 0 ? [] : one.boosts.map(({ stat, k, until, turn }) => ({ stat, k, until, turn })),
});

const cloneLanista = (one: Lanista): Lanista => ({
  vox: one.vox,
  glory: one.glory,
  left: one.left,
  toll: one.toll,
  hand: one.hand.slice(),
  known: one.known.length === 0 ? [] : one.known.map(({ to, cards }) => ({ to, cards: cards.slice() })),
  deck: one.deck.slice(),
  played: one.played.slice(),
  discard: one.discard.slice(),
  reserve: one.reserve.slice(),
});

export const clone = (g: Jugula): Jugula => ({
  flow: cloneFlow(book, g.flow),
  seats: g.seats,
  size: g.size,
  budget: g.budget,
  extended: g.extended,
  roundLimit: g.roundLimit,
  dice: g.dice,
  fan: g.fan,
  binding: g.binding,
  first: g.first,
  active: g.active,
  turn: g.turn,
  round: g.round,
  calm: g.calm,
  fought: g.fought,
  exits: g.exits,
  ending: g.ending,
  gladiators: g.gladiators.map(cloneGladiator),
  lanistae: g.lanistae.map(cloneLanista),
});
