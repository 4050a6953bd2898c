// Choosing some of many items, by kind.
//
// A bag is the list of items on offer; equal items form one kind. Sixteen cards of six kinds have a few hundred
// different selections, not 65,536, and every function here counts and lists those.

import type { Group, Item, Pay, Subset } from '#engine/requests/request.ts';
import { compareItems, countIn } from '#engine/requests/request.ts';

interface Kind {
  item: Item;
  count: number;
  worth: number;
}

/** The kinds of a bag in canonical order. */
function kindsOf(from: readonly Item[], worth: readonly number[] | null): Kind[] {
  const kinds: Kind[] = [];
  for (let i = 0; i < from.length; i++) {
    const known = kinds.find((kind) => kind.item === from[i]);
    if (known) known.count++;
    else kinds.push({ item: from[i]!, count: 1, worth: worth === null ? 0 : worth[i]! });
  }
  return kinds.sort((a, b) => compareItems(a.item, b.item));
}

/** Counting stops here: no caller needs a larger exact number. */
export const MANY = 10_000;
/** Listing stops after so many partial selections: no request of a real game comes near it. */
const MOST_WORK = 1_000_000;
/** Above this a table by sum does not pay. */
const MOST_DUE = 100_000;

/** How many selections of each size a bag of these kinds has. */
function selectionsBySize(kinds: readonly Kind[]): number[] {
  let ways = [1];
  for (const kind of kinds) {
    const wider = new Array<number>(ways.length + kind.count).fill(0);
    for (let size = 0; size < ways.length; size++) {
      for (let k = 0; k <= kind.count; k++) wider[size + k]! += ways[size]!;
    }
    ways = wider;
  }
  return ways;
}

/** Exact where only the size is limited; else exact up to MANY. */
export function countSubsets(request: Subset): number {
  if (request.groups !== null || request.worth !== null) return listSubsets(request, MANY).length;
  const ways = selectionsBySize(kindsOf(request.from, null));
  let sum = 0;
  for (let size = request.min; size <= request.max; size++) sum += ways[size]!;
  return sum;
}

const fits = (groups: readonly Group[] | null, items: readonly Item[]): boolean => {
  for (const group of groups ?? []) {
    const count = countIn(group, items);
    if (count > group.max || count < group.min) return false;
  }
  return true;
};

/** The selections of a subset request, small ones first, at most `limit`. */
export function listSubsets(request: Subset, limit: number): Item[][] {
  const kinds = kindsOf(request.from, request.worth);
  const found: Item[][] = [];
  const chosen: Item[] = [];
  const left = new Array<number>(kinds.length + 1).fill(0);
  for (let i = kinds.length - 1; i >= 0; i--) left[i] = left[i + 1]! + kinds[i]!.count;
  let work = 0;
  const extend = (index: number, missing: number, purse: number): void => {
    if (found.length >= limit || missing > left[index]! || ++work > MOST_WORK) return;
    if (missing === 0) {
      if (fits(request.groups, chosen)) found.push(chosen.slice());
      return;
    }
    const kind = kinds[index]!;
    const most = Math.min(kind.count, missing);
    for (let k = most; k >= 0; k--) {
      if (request.worth !== null && k * kind.worth > purse) continue;
      for (let n = 0; n < k; n++) chosen.push(kind.item);
      extend(index + 1, missing - k, purse - k * kind.worth);
      chosen.length -= k;
    }
  };
  for (let size = request.min; size <= request.max; size++) extend(0, size, request.atMost);
  return found;
}

/** How many payments there are, including superfluous items unless the request forbids them. */
export function countPayments(request: Pay): number {
  const { due, exact } = request;
  if (request.irreducible || due > MOST_DUE) return listPayments(request, MANY, !request.irreducible).length;
  // By sum; a payment above the due sum counts as exactly due, or not at all.
  let bySum = new Array<number>(due + 1).fill(0);
  bySum[0] = 1;
  for (const kind of kindsOf(request.from, request.worth)) {
    const wider = new Array<number>(due + 1).fill(0);
    for (let sum = 0; sum <= due; sum++) {
      for (let k = 0; k <= kind.count; k++) {
        const paid = sum + k * kind.worth;
        if (paid <= due || !exact) wider[Math.min(paid, due)]! += bySum[sum]!;
      }
    }
    bySum = wider;
  }
  return bySum[due]!;
}

/** Payments, at most `limit`; `every` includes legal payments with superfluous items. */
export function listPayments(request: Pay, limit: number, every = false): Item[][] {
  const kinds = kindsOf(request.from, request.worth);
  const wasteful = every && !request.irreducible;
  const found: Item[][] = [];
  const counts = new Array<number>(kinds.length).fill(0);
  const rest = new Array<number>(kinds.length + 1).fill(0);
  for (let i = kinds.length - 1; i >= 0; i--) rest[i] = rest[i + 1]! + kinds[i]!.count * kinds[i]!.worth;
  // Where the exact sum is due, a rest that could not be paid once cannot be paid again.
  const hopeless = new Set<string>();
  let work = 0;
  const extend = (index: number, paid: number, least: number): void => {
    if (found.length >= limit || paid + rest[index]! < request.due || ++work > MOST_WORK) return;
    if (request.exact && hopeless.has(`${index} ${paid}`)) return;
    if (request.exact && paid > request.due) return;
    if (!wasteful && paid - least >= request.due) return;
    if (index === kinds.length) {
      found.push(kinds.flatMap((kind, i) => new Array<Item>(counts[i]!).fill(kind.item)));
      return;
    }
    const kind = kinds[index]!;
    const before = found.length;
    for (let k = 0; k <= kind.count; k++) {
      counts[index] = k;
      extend(index + 1, paid + k * kind.worth, k > 0 ? Math.min(least, kind.worth) : least);
    }
    counts[index] = 0;
    if (request.exact && !request.irreducible && found.length === before) hopeless.add(`${index} ${paid}`);
  };
  extend(0, 0, Number.POSITIVE_INFINITY);
  return found;
}
