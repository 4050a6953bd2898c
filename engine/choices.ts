// Counting, listing and drawing legal choices: what bots, fuzzers and terminals need of a request.
//
// `enumerate` lists every choice (by kind) when there are at most `limit`, else a menu of sensible ones: payments without
// waste, one cheapest walk per place that can be reached, amounts spread over their range. `sample` can return any legal
// choice that matters. Whatever they return is legal; conformance tests hold them to it.

import { countPayments, countSubsets, listPayments, listSubsets, MANY } from '#engine/bag.ts';
import { crossRefusal, isLegal } from '#engine/legal.ts';
import type { Random } from '#engine/random.ts';
import type {
  Bargain,
  Choice,
  Form,
  FormChoice,
  Item,
  Offer,
  Order,
  Partner,
  Path,
  Pay,
  Request,
  Subset,
} from '#engine/request.ts';
import { compareItems, isAsked, subset } from '#engine/request.ts';
import { cheapestWalk, listWalks } from '#engine/walks.ts';

/** How many choices there are that differ in more than the order or the copies of equal items. */
export function count(request: Request): number {
  switch (request.kind) {
    case 'pick':
      return new Set(request.from).size;
    case 'amount':
      return Math.floor((request.max - request.min) / request.step) + 1;
    case 'subset':
      return countSubsets(request);
    case 'pay':
      return countPayments(request);
    case 'path':
      return listWalks(request, MANY).length;
    case 'order':
      return countOrders(request.items);
    case 'offer':
      return countBargains(request);
    case 'form':
      return countForms(request, 0, {});
  }
}

export function enumerate(request: Request, limit: number): Choice[] {
  switch (request.kind) {
    case 'pick':
      return [...new Set(request.from)].slice(0, limit);
    case 'amount':
      return listAmounts(request.min, count(request), request.step, limit);
    case 'subset':
      return listSubsets(request, limit);
    case 'pay':
      return listPayments(request, limit, countPayments(request) <= limit);
    case 'path':
      return listWalks(request, limit);
    case 'order':
      return listOrders(request, limit);
    case 'offer':
      return countBargains(request) <= limit ? everyBargain(request) : bargainMenu(request).slice(0, limit);
    case 'form':
      return listForms(request, limit);
  }
}

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

/** The one way to write a choice: choices that mean the same become equal. */
export function canonical(request: Request, choice: Choice): Choice {
  if (request.kind === 'path' && !request.passing) return cheapestWalk(request, choice as number[]);
  return request.kind === 'form' ? eachField(request, choice as FormChoice, canonical) : ordered(request, choice);
}

/** A choice with its lists in canonical order and its walks as they were walked: what the log keeps. */
export function ordered(request: Request, choice: Choice): Choice {
  switch (request.kind) {
    case 'subset':
    case 'pay':
      return sorted(choice as Item[]);
    case 'offer': {
      if (choice === 'none') return choice;
      const { with: partner, give, giveCoins, want, wantCoins } = choice as Bargain;
      return { with: partner, give: sorted(give), giveCoins, want: sorted(want), wantCoins };
    }
    case 'form':
      return eachField(request, choice as FormChoice, ordered);
    case 'path':
    case 'order':
      return (choice as Item[]).slice();
    default:
      return choice;
  }
}

function eachField(request: Form, choice: FormChoice, write: typeof ordered): FormChoice {
  const answers: FormChoice = {};
  for (const field of request.fields) {
    if (isAsked(field, answers)) answers[field.name] = write(field.request, choice[field.name]!);
  }
  return answers;
}

const sorted = (items: readonly Item[]): Item[] =>
  items.length < 2 ? items.slice() : items.slice().sort(compareItems);

/** What the rulebook says for a seat that does not answer, or else the first choice there is. */
export function defaultChoice(request: Request): Choice {
  return request.fallback ?? enumerate(request, 1)[0]!;
}

/** The choice of a request that leaves no choice; null when there are two or more. */
export function onlyChoice(request: Request): Choice | null {
  const found = enumerate(request, 2);
  return found.length === 1 ? found[0]! : null;
}

function listAmounts(min: number, total: number, step: number, limit: number): number[] {
  const found: number[] = [];
  const shown = Math.min(total, limit);
  for (let i = 0; i < shown; i++) {
    const k = shown === total ? i : Math.round((i * (total - 1)) / Math.max(1, shown - 1));
    found.push(min + k * step);
  }
  return found;
}

function countOrders(items: readonly Item[]): number {
  let ways = 1;
  const seen = new Map<Item, number>();
  for (let i = 0; i < items.length; i++) {
    const same = (seen.get(items[i]!) ?? 0) + 1;
    seen.set(items[i]!, same);
    ways = (ways * (i + 1)) / same;
  }
  return ways;
}

function listOrders(request: Order, limit: number): Item[][] {
  const found: Item[][] = [];
  const rest = sorted(request.items);
  const chosen: Item[] = [];
  const extend = (): void => {
    if (found.length >= limit) return;
    if (rest.length === 0) {
      found.push(chosen.slice());
      return;
    }
    for (let i = 0; i < rest.length; i++) {
      if (i > 0 && rest[i] === rest[i - 1]) continue;
      const [item] = rest.splice(i, 1);
      chosen.push(item!);
      extend();
      chosen.pop();
      rest.splice(i, 0, item!);
    }
  };
  extend();
  return found;
}

const halves = (items: readonly Item[]): Subset => subset(0, '', items, 0, items.length);

function countBargains(request: Offer): number {
  const giving = countSubsets(halves(request.give)) * (request.coins + 1);
  let sum = request.mayDecline ? 1 : 0;
  for (const partner of request.partners) sum += giving * countSubsets(halves(partner.items)) * (partner.coins + 1) - 1;
  return sum;
}

function everyBargain(request: Offer): Choice[] {
  const found: Choice[] = request.mayDecline ? ['none'] : [];
  for (const partner of request.partners) {
    for (const give of listSubsets(halves(request.give), MANY)) {
      for (const want of listSubsets(halves(partner.items), MANY)) {
        for (let giveCoins = 0; giveCoins <= request.coins; giveCoins++) {
          for (let wantCoins = 0; wantCoins <= partner.coins; wantCoins++) {
            if (give.length + want.length + giveCoins + wantCoins > 0) {
              found.push({ with: partner.seat, give, giveCoins, want, wantCoins });
            }
          }
        }
      }
    }
  }
  return found;
}

/** None; then per partner: buy one, sell one, swap one for one, make a present. */
function bargainMenu(request: Offer): Choice[] {
  const found: Choice[] = request.mayDecline ? ['none'] : [];
  const price = (coins: number): number[] => (coins === 0 ? [] : [...new Set([1, Math.ceil(coins / 2), coins])]);
  for (const partner of request.partners) {
    const kinds = [...new Set(partner.items)];
    const own = [...new Set(request.give)];
    const add = (give: Item[], giveCoins: number, want: Item[], wantCoins: number): void => {
      found.push({ with: partner.seat, give, giveCoins, want, wantCoins });
    };
    for (const item of kinds) for (const coins of price(request.coins)) add([], coins, [item], 0);
    for (const item of own) for (const coins of price(partner.coins)) add([item], 0, [], coins);
    for (const item of own) for (const other of kinds) add([item], 0, [other], 0);
    if (request.coins > 0) add([], 1, [], 0);
    for (const item of own) add([item], 0, [], 0);
    if (partner.coins > 0) add([], 0, [], 1);
    for (const item of kinds) add([], 0, [item], 0);
  }
  return found;
}

function sampleBargain(request: Offer, random: Random): Choice {
  if (request.partners.length === 0 || (request.mayDecline && random.below(2) === 0)) return 'none';
  const partner: Partner = request.partners[random.below(request.partners.length)]!;
  const few = (items: readonly Item[]): Item[] => {
    const some = sampleSubset(subset(0, '', items, 0, Math.min(2, items.length)), random);
    return sorted(some);
  };
  for (let tries = 0; tries < 8; tries++) {
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
  for (let tries = 0; tries < 8; tries++) {
    const size = request.min + random.below(request.max - request.min + 1);
    const items = request.from.slice();
    for (let i = 0; i < size; i++) {
      const j = i + random.below(items.length - i);
      const swapped = items[i]!;
      items[i] = items[j]!;
      items[j] = swapped;
    }
    items.length = size;
    if (free || isLegal(request, items) === null) return items;
  }
  const menu = listSubsets(request, MANY);
  return menu[random.below(menu.length)]!;
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
  // Mostly no more than is due; where waste is legal, now and then some of it.
  const wasteful = !request.irreducible && random.below(4) === 0;
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
  for (let tries = 0; tries < 4; tries++) {
    const walk: number[] = [];
    let at = request.start;
    let left = request.budget;
    for (let wanted = random.below(request.budget + 1); wanted > 0 && left > 0; wanted--) {
      const ways = request.steps[at]!;
      const k = random.below(ways.length);
      const next = ways[k]!;
      const cost = request.costs === null ? 1 : request.costs[at]![k]!;
      if (cost < 1 || cost > left || request.blocked?.includes(next)) break;
      walk.push(next);
      at = next;
      left -= cost;
      if (request.halts?.includes(next)) break;
    }
    if (isLegal(request, walk) === null) return walk;
  }
  const menu = listWalks(request, MANY);
  return menu[random.below(menu.length)]!;
}

/** Whether later fields or conditions look at this field's answer. */
const isLookedAt = (request: Form, name: string): boolean =>
  request.fields.some((field) => field.when?.field === name) ||
  (request.distinct ?? []).some((names) => names.includes(name)) ||
  (request.totals ?? []).some((total) => total.fields.includes(name));

function countForms(request: Form, at: number, answers: FormChoice): number {
  const field = request.fields[at];
  if (field === undefined) return crossRefusal(request, answers) === null ? 1 : 0;
  if (!isAsked(field, answers)) return countForms(request, at + 1, answers);
  if (!isLookedAt(request, field.name)) return count(field.request) * countForms(request, at + 1, answers);
  let sum = 0;
  for (const choice of enumerate(field.request, MANY)) {
    sum += countForms(request, at + 1, { ...answers, [field.name]: choice });
  }
  return sum;
}

function listForms(request: Form, limit: number): FormChoice[] {
  const found: FormChoice[] = [];
  // Every branch gets an even share of what may be listed, so that no kind of answer is crowded out by another.
  const extend = (at: number, answers: FormChoice, share: number): void => {
    if (found.length >= limit) return;
    const field = request.fields[at];
    if (field === undefined) {
      if (crossRefusal(request, answers) === null) found.push(answers);
    } else if (!isAsked(field, answers)) extend(at + 1, answers, share);
    else {
      const menu = enumerate(field.request, Math.max(2, share));
      const each = Math.max(1, Math.floor(share / menu.length));
      for (const choice of menu) extend(at + 1, { ...answers, [field.name]: choice }, each);
    }
  };
  extend(0, {}, countForms(request, 0, {}) <= limit ? MANY * MANY : limit);
  return found;
}

function sampleForm(request: Form, random: Random): FormChoice {
  for (let tries = 0; tries < 16; tries++) {
    const answers: FormChoice = {};
    for (const field of request.fields) {
      if (isAsked(field, answers)) answers[field.name] = sample(field.request, random);
    }
    if ((request.distinct === null && request.totals === null) || crossRefusal(request, answers) === null)
      return answers;
  }
  const menu = listForms(request, MANY);
  return menu[random.below(menu.length)]!;
}
