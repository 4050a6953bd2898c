// Counting and listing the legal choices of a request.
//
// `enumerate` lists every choice (by kind) when there are at most `limit`, else a selection of sensible ones: payments
// without superfluous items, one cheapest walk per reachable node, amounts spread over their range.

import { countPayments, countSubsets, listPayments, listSubsets, MANY } from '#engine/requests/bag.ts';
import { crossRefusal } from '#engine/requests/legal.ts';
import type { Choice, Form, FormChoice, Item, Offer, Order, Request, Subset } from '#engine/requests/request.ts';
import { isAsked, sorted, subset } from '#engine/requests/request.ts';
import { listWalks } from '#engine/requests/walks.ts';

/** How many choices there are, not counting different orders or copies of equal items. */
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
      return countForms(request, 0, {}, MANY);
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

/** A request for any of these items: what one side of a bargain may consist of. */
const anyOf = (items: readonly Item[]): Subset => subset(0, '', items, 0, items.length);

function countBargains(request: Offer): number {
  const giving = countSubsets(anyOf(request.give)) * (request.coins + 1);
  let sum = request.mayDecline ? 1 : 0;
  for (const partner of request.partners) sum += giving * countSubsets(anyOf(partner.items)) * (partner.coins + 1) - 1;
  return sum;
}

function everyBargain(request: Offer): Choice[] {
  const found: Choice[] = request.mayDecline ? ['none'] : [];
  for (const partner of request.partners) {
    for (const give of listSubsets(anyOf(request.give), MANY)) {
      for (const want of listSubsets(anyOf(partner.items), MANY)) {
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

/** Whether later fields or conditions depend on this field's answer. */
const isReadLater = (request: Form, name: string): boolean =>
  request.fields.some((field) => field.when?.field === name) ||
  (request.distinct ?? []).some((names) => names.includes(name)) ||
  (request.totals ?? []).some((total) => total.fields.includes(name));

/** Exact up to `most` where fields depend on each other; beyond that, only that it is more. */
function countForms(request: Form, index: number, answers: FormChoice, most: number): number {
  const field = request.fields[index];
  if (field === undefined) return crossRefusal(request, answers) === null ? 1 : 0;
  if (!isAsked(field, answers)) return countForms(request, index + 1, answers, most);
  if (!isReadLater(request, field.name)) return count(field.request) * countForms(request, index + 1, answers, most);
  let sum = 0;
  for (const choice of enumerate(field.request, most)) {
    sum += countForms(request, index + 1, { ...answers, [field.name]: choice }, most);
    if (sum > most) break;
  }
  return sum;
}

/** More than any form has choices. */
const NO_LIMIT = MANY * MANY;

function listForms(request: Form, limit: number): FormChoice[] {
  const found: FormChoice[] = [];
  // Every branch gets an equal share of the limit, so that no kind of answer crowds out another.
  const extend = (index: number, answers: FormChoice, share: number): void => {
    if (found.length >= limit) return;
    const field = request.fields[index];
    if (field === undefined) {
      if (crossRefusal(request, answers) === null) found.push(answers);
    } else if (!isAsked(field, answers)) extend(index + 1, answers, share);
    else {
      const menu = enumerate(field.request, Math.max(2, share));
      const each = Math.max(1, Math.floor(share / menu.length));
      for (const choice of menu) extend(index + 1, { ...answers, [field.name]: choice }, each);
    }
  };
  const isListable = countForms(request, 0, {}, limit) <= limit;
  extend(0, {}, isListable ? NO_LIMIT : limit);
  return found;
}
