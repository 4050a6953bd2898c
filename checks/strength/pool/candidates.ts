// The choices that the first search looked at, frozen as they were then: what the game's heuristic would do, and what it
// would do if it could not do that.
//
// A request has up to half a million legal choices, so the heuristic is asked again and again, each time with its
// favourites taken away: items of a pick, kinds of answers of a form. What is still missing is filled up with a menu of
// unlike choices. The heuristic's own choice is always the first.

import type { Random } from '#engine/chance/random.ts';
import type { Game } from '#engine/game.ts';
import { enumerate, sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Amount, Choice, Form, Item, Pick, Request } from '#engine/requests/request.ts';

/** A heuristic that answers alike so often in a row has no other answer to this question. */
const STUBBORN = 2;

/** Choices in the order in which they were found, each once. */
class Found {
  readonly list: Choice[] = [];
  private readonly keys: unknown[] = [];
  readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get isFull(): boolean {
    return this.list.length >= this.most;
  }

  /** False where it was there already. */
  add(choice: Choice): boolean {
    const key = typeof choice === 'object' ? JSON.stringify(choice) : choice;
    if (this.keys.includes(key)) return false;
    this.keys.push(key);
    this.list.push(choice);
    return true;
  }
}

/** At most `most` legal answers to a question, the heuristic's favourite first. */
export function candidates(game: Game, view: unknown, request: Request, random: Random, most: number): Choice[] {
  const found = new Found(most);
  found.add(game.heuristic(view, request, random));
  if (found.isFull) return found.list;
  switch (request.kind) {
    case 'pick':
      addItems(game, view, request, random, found);
      break;
    case 'amount':
      addNear(request, found);
      break;
    case 'form':
      addKinds(game, view, request, random, found);
      addAgain(game, view, request, random, found);
      break;
    default:
      addAgain(game, view, request, random, found);
  }
  if (!found.isFull) addMenu(request, random, found);
  return found.list;
}

function addItems(game: Game, view: unknown, request: Pick, random: Random, found: Found): void {
  let from = [...new Set(request.from)].filter((item) => item !== found.list[0]);
  if (from.length < found.most) {
    for (const item of from) found.add(item);
    return;
  }
  while (!found.isFull) {
    const rest: Pick = { ...request, from };
    let next = game.heuristic(view, rest, random) as Item;
    if (!from.includes(next)) next = from[random.below(from.length)]!;
    found.add(next);
    from = from.filter((item) => item !== next);
  }
}

/** A bid is good or bad by a coin or two. */
function addNear({ min, max, step }: Amount, found: Found): void {
  const middle = found.list[0] as number;
  for (let away = step; !found.isFull && away <= 2 * step; away += step) {
    if (middle + away <= max) found.add(middle + away);
    if (!found.isFull && middle - away >= min) found.add(middle - away);
  }
}

/** One answer of every kind, where the first field of a form says which kind it is. */
function addKinds(game: Game, view: unknown, request: Form, random: Random, found: Found): void {
  const [first, ...others] = request.fields;
  if (first!.request.kind !== 'pick') return;
  const taken = (found.list[0] as { [field: string]: Choice })[first!.name];
  for (const kind of new Set(first!.request.from)) {
    if (found.isFull) return;
    if (kind === taken) continue;
    const asked = { ...first!, request: { ...first!.request, from: [kind] } };
    const narrow: Form = { ...request, fields: [asked, ...others] };
    const choice = game.heuristic(view, narrow, random);
    found.add(refusalOf(narrow, choice) === null ? choice : sample(narrow, random));
  }
}

/** What the heuristic answers when it is asked again, as far as it leaves something to chance. */
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
