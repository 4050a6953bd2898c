// Making requests: one constructor per kind.
//
// Each writes all its fields out, in one order: V8 then gives all requests of a kind one shape.

import type {
  Amount,
  Field,
  Form,
  Group,
  Item,
  Limits,
  Offer,
  Order,
  Partner,
  Path,
  Pay,
  Pick,
  Request,
  Subset,
} from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

export const pick = (seat: Seat, of: string, from: readonly Item[]): Pick => ({
  kind: 'pick',
  id: 0,
  seat,
  clause: '',
  of,
  fallback: null,
  barred: null,
  from,
});

export const subset = (
  seat: Seat,
  of: string,
  from: readonly Item[],
  min: number,
  max: number,
  groups: readonly Group[] | null = null,
): Subset => purchase(seat, of, from, min, max, null, 0, groups);

/** A subset whose items have a price (`worth`), as when a purse limits a purchase. */
export const purchase = (
  seat: Seat,
  of: string,
  from: readonly Item[],
  min: number,
  max: number,
  worth: readonly number[] | null,
  atMost: number,
  groups: readonly Group[] | null = null,
): Subset => ({
  kind: 'subset',
  id: 0,
  seat,
  clause: '',
  of,
  fallback: null,
  barred: null,
  from,
  min,
  max: max < from.length ? max : from.length,
  groups,
  worth,
  atMost,
});

export const pay = (
  seat: Seat,
  of: string,
  from: readonly Item[],
  worth: readonly number[],
  due: number,
  exact = false,
  irreducible = false,
): Pay => ({
  kind: 'pay',
  id: 0,
  seat,
  clause: '',
  of,
  fallback: null,
  barred: null,
  from,
  worth,
  due,
  exact,
  irreducible,
});

export const path = (
  seat: Seat,
  of: string,
  start: number,
  steps: readonly (readonly number[])[],
  budget: number,
  limits: Limits = {},
): Path => ({
  kind: 'path',
  id: 0,
  seat,
  clause: '',
  of,
  fallback: null,
  barred: null,
  start,
  steps,
  costs: limits.costs ?? null,
  budget,
  mayStay: limits.mayStay ?? true,
  blocked: limits.blocked ?? null,
  halts: limits.halts ?? null,
  ends: limits.ends ?? null,
  passing: limits.passing ?? false,
});

export const amount = (seat: Seat, of: string, min: number, max: number, step = 1): Amount => ({
  kind: 'amount',
  id: 0,
  seat,
  clause: '',
  of,
  fallback: null,
  barred: null,
  min,
  max,
  step,
});

export const order = (seat: Seat, of: string, items: readonly Item[]): Order => ({
  kind: 'order',
  id: 0,
  seat,
  clause: '',
  of,
  fallback: null,
  barred: null,
  items,
});

export const offer = (
  seat: Seat,
  of: string,
  partners: readonly Partner[],
  give: readonly Item[],
  coins: number,
  mayDecline: boolean,
): Offer => ({
  kind: 'offer',
  id: 0,
  seat,
  clause: '',
  of,
  fallback: null,
  barred: null,
  partners,
  give,
  coins,
  mayDecline,
});

export const field = (name: string, request: Request, when: Field['when'] = null): Field => ({ name, request, when });

export const form = (
  seat: Seat,
  fields: readonly Field[],
  distinct: Form['distinct'] = null,
  totals: Form['totals'] = null,
): Form => ({
  kind: 'form',
  id: 0,
  seat,
  clause: '',
  of: 'form',
  fallback: null,
  barred: null,
  fields,
  distinct,
  totals,
});
