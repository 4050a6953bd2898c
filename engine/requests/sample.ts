// Sampling legal choices, fast enough for playouts; every choice that matters can come up.

import type { Random } from '#engine/chance/random.ts';
import { listPayments, listSubsets, MANY } from '#engine/requests/bag.ts';
import { enumerate } from '#engine/requests/enumerate.ts';
import { crossRefusal, refusalOf } from '#engine/requests/legal.ts';
import type {
  Choice,
  Field,
  Form,
  FormChoice,
  Item,
  Offer,
  Partner,
  Path,
  Pay,
  Request,
  Subset,
} from '#engine/requests/request.ts';
import { isAsked, sorted, subset } from '#engine/requests/request.ts';
import { listWalks } from '#engine/requests/walks.ts';

/** How often a choice is drawn before the legal ones are listed, which is certain to find one but slow. */
const BARGAIN_TRIES = 8;
const SUBSET_TRIES = 8;
const WALK_TRIES = 4;
const FORM_TRIES = 16;
/** One payment in so many includes superfluous items. */
const WASTEFUL = 4;

export function sample(request: Request, random: Random): Choice {
  switch (request.kind) {
    case 'pick':
      return request.from[random.below(request.from.length)]!;
    case 'amount':
      return request.min + request.step * random.below(Math.floor((request.max - request.min) / request.step) + 1);
    case 'subset':
      return sampleSubset(request, random);
    case 'pay':
      return samplePayment(request, random);
    case 'path':
      return sampleWalk(request, random);
    case 'order': {
      const items = request.items.slice();
      random.shuffle(items);
      return items;
    }
    case 'offer':
      return sampleBargain(request, random);
    case 'form':
      return sampleForm(request, random);
  }
}

function sampleBargain(request: Offer, random: Random): Choice {
  if (request.partners.length === 0 || (request.mayDecline && random.below(2) === 0)) return 'none';
  const partner: Partner = request.partners[random.below(request.partners.length)]!;
  const few = (items: readonly Item[]): Item[] => {
    const some = sampleSubset(subset(0, '', items, 0, Math.min(2, items.length)), random);
    return sorted(some);
  };
  for (let tries = 0; tries < BARGAIN_TRIES; tries++) {
    const give = few(request.give);
    const want = few(partner.items);
    const giveCoins = random.below(2) === 0 ? 0 : random.below(request.coins + 1);
    const wantCoins = random.below(2) === 0 ? 0 : random.below(partner.coins + 1);
    const bargain = { with: partner.seat, give, giveCoins, want, wantCoins };
    if (give.length + want.length + giveCoins + wantCoins > 0) return bargain;
  }
  const menu = enumerate(request, MANY);
  return menu[random.below(menu.length)]!;
}

function sampleSubset(request: Subset, random: Random): Item[] {
  const free = request.groups === null && request.worth === null;
  for (let tries = 0; tries < SUBSET_TRIES; tries++) {
    const size = request.min + random.below(request.max - request.min + 1);
    const items = request.from.slice();
    // Items that the limits forbid are skipped, so that large purchases come up as often as small ones.
    let taken = 0;
    let purse = request.atMost;
    for (let i = 0; i < items.length && taken < size; i++) {
      const j = i + random.below(items.length - i);
      const item = items[j]!;
      items[j] = items[i]!;
      items[i] = item;
      if (!free && !hasRoom(request, items, taken, item, purse)) continue;
      if (request.worth !== null) purse -= request.worth[request.from.indexOf(item)]!;
      items[i] = items[taken]!;
      items[taken++] = item;
    }
    items.length = taken;
    if (free || refusalOf(request, items) === null) return items;
  }
  const menu = listSubsets(request, MANY);
  return menu[random.below(menu.length)]!;
}

/** Whether one more item fits the purse and the groups, beside the first `taken` of `items`. */
function hasRoom(request: Subset, items: readonly Item[], taken: number, item: Item, purse: number): boolean {
  if (request.worth !== null && request.worth[request.from.indexOf(item)]! > purse) return false;
  for (const group of request.groups ?? []) {
    if (!group.items.includes(item)) continue;
    let inside = 0;
    for (let i = 0; i < taken; i++) if (group.items.includes(items[i]!)) inside++;
    if (inside >= group.max) return false;
  }
  return true;
}

function samplePayment(request: Pay, random: Random): Item[] {
  if (request.exact) {
    const menu = listPayments(request, MANY, true);
    return menu[random.below(menu.length)]!;
  }
  const places: number[] = [];
  for (let i = 0; i < request.from.length; i++) places.push(i);
  random.shuffle(places);
  let paid = 0;
  let taken = 0;
  while (paid < request.due && taken < places.length) paid += request.worth[places[taken++]!]!;
  const wasteful = !request.irreducible && random.below(WASTEFUL) === 0;
  const items: Item[] = [];
  for (let i = 0; i < places.length; i++) {
    const worth = request.worth[places[i]!]!;
    if (i >= taken) {
      if (!wasteful || random.below(2) === 0) continue;
    } else if (!wasteful && paid - worth >= request.due) {
      paid -= worth;
      continue;
    }
    items.push(request.from[places[i]!]!);
  }
  return items;
}

function sampleWalk(request: Path, random: Random): number[] {
  for (let tries = 0; tries < WALK_TRIES; tries++) {
    const walk: number[] = [];
    let cell = request.start;
    let left = request.budget;
    for (let wanted = random.below(request.budget + 1); wanted > 0 && left > 0; wanted--) {
      const ways = request.steps[cell]!;
      const k = random.below(ways.length);
      const next = ways[k]!;
      const cost = request.costs === null ? 1 : request.costs[cell]![k]!;
      if (cost < 1 || cost > left || request.blocked?.includes(next)) break;
      walk.push(next);
      cell = next;
      left -= cost;
      if (request.halts?.includes(next)) break;
    }
    if (refusalOf(request, walk) === null) return walk;
  }
  const menu = listWalks(request, MANY);
  return menu[random.below(menu.length)]!;
}

function sampleForm(request: Form, random: Random): FormChoice {
  for (let tries = 0; tries < FORM_TRIES; tries++) {
    const answers: FormChoice = {};
    for (const field of request.fields) {
      if (!isAsked(field, answers)) continue;
      // The first try is blind; later ones leave out what earlier answers exclude.
      const asked = tries === 0 ? field.request : narrowed(request, field, answers);
      answers[field.name] = sample(asked, random);
    }
    if ((request.distinct === null && request.totals === null) || crossRefusal(request, answers) === null)
      return answers;
  }
  const menu = enumerate(request, MANY) as FormChoice[];
  return menu[random.below(menu.length)]!;
}

/** A field without what the answers so far exclude, as far as something is left. */
function narrowed({ distinct, totals }: Form, { name, request }: Field, answers: FormChoice): Request {
  if (request.kind === 'pick') {
    const groups = distinct?.filter((names) => names.includes(name)) ?? [];
    if (groups.length === 0) return request;
    const isTaken = (item: Item): boolean =>
      item !== 'none' && groups.some((names) => names.some((other) => other !== name && answers[other] === item));
    const from = request.from.filter((item) => !isTaken(item));
    return from.length === 0 ? request : { ...request, from };
  }
  if (request.kind !== 'amount') return request;
  let { max } = request;
  for (const total of totals ?? []) {
    if (!total.fields.includes(name)) continue;
    let left = total.max;
    for (const other of total.fields) if (other !== name) left -= (answers[other] as number | undefined) ?? 0;
    max = Math.min(max, left);
  }
  return max >= request.max || max < request.min ? request : { ...request, max };
}
