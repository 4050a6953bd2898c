// The choices worth a closer look: the heuristic's choice, and its choices when that one is not available.
//
// A request has up to half a million legal choices. Some games name other sensible ones themselves. Elsewhere the
// heuristic is asked again and again, each time with its favourites taken away: items of a pick, kinds of answers of a
// form; and its own choice is varied a little: a card more or less, a step less, a coin more. What is still missing is
// filled up with a menu of unlike choices. The heuristic's own choice is always the first.

import type { Random } from '#engine/chance/random.ts';
import type { Game } from '#engine/game.ts';
import { canonical, enumerate, sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Choice, Form, FormChoice, Item, Pick, Request, Subset } from '#engine/requests/request.ts';

/** After so many equal answers in a row the heuristic has no other answer to this request. */
const STUBBORN = 2;

/** Choices in the order in which they were found, each once. */
class Found {
  readonly list: Choice[] = [];
  private readonly keys: unknown[] = [];
  private readonly request: Request;
  readonly most: number;
  /** Whether kinds of answers are tried that the heuristic does not think of, such as to sell where it would wait. */
  readonly isWide: boolean;
  /** Whether the game itself named them. */
  isProposed = false;

  constructor(request: Request, most: number, isWide: boolean) {
    this.request = request;
    this.most = most;
    this.isWide = isWide;
  }

  get isFull(): boolean {
    return this.list.length >= this.most;
  }

  /** False: it is there already, perhaps with the items of a set in another order. */
  add(choice: Choice): boolean {
    const known = canonical(this.request, choice);
    const key = typeof known === 'object' ? JSON.stringify(known) : known;
    if (this.keys.includes(key)) return false;
    this.keys.push(key);
    this.list.push(choice);
    return true;
  }
}

/** At most `most` legal answers to a request, the heuristic's favourite first. */
export function candidates(game: Game, view: unknown, request: Request, random: Random, most: number): Choice[] {
  const found = new Found(request, most, true);
  add(game, view, request, random, found);
  if (!found.isProposed && !found.isFull) addMenu(request, random, found);
  return found.list;
}

/** The same without what no player would think of. To a form, which asks for many things at once, it may be the favourite alone. */
export function likely(game: Game, view: unknown, request: Request, random: Random, most: number): Choice[] {
  const found = new Found(request, most, false);
  add(game, view, request, random, found);
  if (found.list.length === 1 && request.kind !== 'form') addMenu(request, random, found);
  return found.list;
}

function add(game: Game, view: unknown, request: Request, random: Random, found: Found): void {
  found.add(game.heuristic(view, request, random));
  if (found.isFull) return;
  for (const choice of game.alternatives?.(view, request, found.most) ?? []) if (!found.isFull) found.add(choice);
  found.isProposed = found.list.length > 1;
  if (found.isProposed) return;
  switch (request.kind) {
    case 'pick':
      addItems(game, view, request, random, found);
      break;
    case 'amount':
      addVariations(request, found);
      break;
    case 'form':
      if (found.isWide) addKinds(game, view, request, random, found);
      addAgain(game, view, request, random, found);
      addVariations(request, found);
      break;
    default:
      addAgain(game, view, request, random, found);
      addVariations(request, found);
  }
}

function addItems(game: Game, view: unknown, request: Pick, random: Random, found: Found): void {
  let from = [...new Set(request.from)].filter((item) => item !== found.list[0]);
  // A search tries all of them anyway; who slips takes the better ones first.
  if (found.isWide && from.length < found.most) {
    for (const item of from) found.add(item);
    return;
  }
  while (!found.isFull && from.length > 0) {
    const rest: Pick = { ...request, from };
    let next = game.heuristic(view, rest, random) as Item;
    if (!from.includes(next)) next = from[random.below(from.length)]!;
    found.add(next);
    from = from.filter((item) => item !== next);
  }
}

/** The heuristic's choice, changed a little. */
function addVariations(request: Request, found: Found): void {
  for (const choice of variations(request, found.list[0]!, found.isWide)) {
    if (found.isFull) return;
    if (refusalOf(request, choice) === null) found.add(choice);
  }
}

/** May name choices that are not legal. */
function* variations(request: Request, choice: Choice, isWide: boolean): Generator<Choice, void, undefined> {
  switch (request.kind) {
    case 'pick':
      yield* request.from;
      return;
    case 'amount':
      // A bid is good or bad by a coin or two.
      for (const steps of [1, -1, 2, -2]) yield (choice as number) + steps * request.step;
      return;
    case 'subset':
      yield* isWide ? nearSets(request, choice as Item[]) : slippedSets(request, choice as Item[]);
      return;
    case 'path':
      for (let length = (choice as Item[]).length - 1; length >= 0; length--) yield (choice as Item[]).slice(0, length);
      return;
    case 'form':
      for (const { name, request: asked } of request.fields.toReversed()) {
        const answer = (choice as FormChoice)[name];
        if (answer === undefined) continue;
        for (const other of variations(asked, answer, isWide)) yield { ...(choice as FormChoice), [name]: other };
      }
  }
}

/** One item less, one more, one exchanged. */
function* nearSets({ from }: Subset, chosen: readonly Item[]): Generator<Item[], void, undefined> {
  const left = from.slice();
  for (const item of chosen) left.splice(left.indexOf(item), 1);
  const others = [...new Set(left)];
  const lessBy = (item: Item): Item[] => chosen.toSpliced(chosen.indexOf(item), 1);
  for (let i = 0; i < Math.max(chosen.length, others.length); i++) {
    if (i < chosen.length) yield lessBy(chosen[i]!);
    if (i < others.length) yield [...chosen, others[i]!];
  }
  for (const item of new Set(chosen)) for (const other of others) yield [...lessBy(item), other];
}

/** The same, but nobody takes fewer cards where another one would do. */
function* slippedSets(request: Subset, chosen: readonly Item[]): Generator<Item[], void, undefined> {
  const near = [...nearSets(request, chosen)];
  for (const part of [1, 0, -1]) for (const set of near) if (set.length - chosen.length === part) yield set;
}

/** One answer of every kind, where the first field of a form says which kind it is. */
function addKinds(game: Game, view: unknown, request: Form, random: Random, found: Found): void {
  const [first, ...others] = request.fields;
  if (first!.request.kind !== 'pick') return;
  const taken = (found.list[0] as FormChoice)[first!.name];
  for (const kind of new Set(first!.request.from)) {
    if (found.isFull) return;
    if (kind === taken) continue;
    const asked = { ...first!, request: { ...first!.request, from: [kind] } };
    const narrow: Form = { ...request, fields: [asked, ...others] };
    const choice = game.heuristic(view, narrow, random);
    found.add(refusalOf(narrow, choice) === null ? choice : sample(narrow, random));
  }
}

/** Further answers of a heuristic that uses random numbers. */
function addAgain(game: Game, view: unknown, request: Request, random: Random, found: Found): void {
  for (let same = 0; same < STUBBORN && !found.isFull; )
    same = found.add(game.heuristic(view, request, random)) ? 0 : same + 1;
}

function addMenu(request: Request, random: Random, found: Found): void {
  for (const choice of enumerate(request, found.most)) {
    if (found.isFull) return;
    if (refusalOf(request, choice) === null) found.add(choice);
  }
  for (let tries = found.most; tries > 0 && !found.isFull; tries--) found.add(sample(request, random));
}
