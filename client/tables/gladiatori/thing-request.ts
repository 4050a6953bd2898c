// Requests that are answered with things: cards, points of values, Items, Powers. They come as a choice of several, as a
// payment, as a choice of one, or inside a form that first asks whether at all. Here they all look alike.

import type { GladiatoriProps as Props } from '#client/tables/gladiatori/props.ts';
import type { Choice, FormChoice, Item, Request } from '#engine/requests/request.ts';

export interface ThingRequest {
  items: readonly Item[];
  min: number;
  max: number;
  /** Of each item, for a payment or a purchase. */
  worth: readonly number[] | null;
  /** What must be paid at least. */
  due: number;
  /** What may be spent at most. */
  atMost: number;
  /** Ways to answer without choosing things, each with its word. */
  instead: readonly { word: string; choice: Choice }[];
  chosen: readonly Item[];
  /** The answer that these things make. */
  answer(things: readonly Item[]): Choice;
}

const CLAUSES = new Set([
  'GL-4.22',
  'GL-9.11',
  'GL-11.45',
  'GL-13.28',
  'GL-13.40',
  'GL-14.36',
  'GL-14.43',
  'GL-16.18',
  'GL-18.2',
  'GL-23.51',
  'GL-23.53',
]);

export const asksThings = (request: Request | null): boolean =>
  request !== null && CLAUSES.has(request.clause) && request.kind !== 'amount';

const NONE = { min: 0, max: 0, worth: null, due: 0, atMost: 0, instead: [] };

/** The request, with the draft's things; null: a request of another kind. */
export function thingRequest(request: Request, draft: Choice | null): ThingRequest | null {
  const listed = Array.isArray(draft) ? draft : [];
  switch (request.kind) {
    case 'subset': {
      const { from, min, max, worth, atMost } = request;
      return { ...NONE, items: from, min, max, worth, atMost, chosen: listed, answer: (things) => [...things] };
    }
    case 'pick': {
      const items = request.from.filter((item) => typeof item === 'number');
      const instead = request.from.filter((item) => typeof item === 'string');
      return {
        ...NONE,
        items,
        min: 1,
        max: 1,
        instead: instead.map((word) => ({ word: String(word), choice: word })),
        chosen: typeof draft === 'number' ? [draft] : [],
        answer: (things) => things.at(-1) ?? instead[0] ?? '',
      };
    }
    case 'form':
      return ofForm(request, (draft ?? {}) as FormChoice);
    default:
      return null;
  }
}

/** A form of one word and of things: `{ do: 'pay', with: […] }`, `{ use: 'yes', elements: […] }`. */
function ofForm(request: Request & { kind: 'form' }, draft: FormChoice): ThingRequest | null {
  const [first, second] = request.fields;
  if (first === undefined || first.request.kind !== 'pick') return null;
  const words = first.request.from as string[];
  const gives = second?.when?.is[0] ?? words[0]!;
  const instead = words
    .filter((word) => second === undefined || (second.when !== null && !second.when.is.includes(word)))
    .map((word) => ({ word, choice: { [first.name]: word } }));
  const inner = second?.request;
  if (second === undefined || (inner?.kind !== 'subset' && inner?.kind !== 'pay'))
    return { ...NONE, items: [], instead, chosen: [], answer: () => instead[0]!.choice };
  const chosen = (draft[second.name] as Item[] | undefined) ?? [];
  return {
    ...NONE,
    items: inner.from,
    min: inner.kind === 'subset' ? inner.min : 1,
    max: inner.kind === 'subset' ? inner.max : inner.from.length,
    worth: inner.worth,
    due: inner.kind === 'pay' ? inner.due : 0,
    instead,
    chosen,
    answer: (things) => ({ [first.name]: gives, [second.name]: [...things] }),
  };
}

/** The total value of the chosen things. */
export function worthOf({ items, worth }: ThingRequest, things: readonly Item[]): number {
  if (worth === null) return 0;
  return things.reduce<number>((sum, thing) => sum + (worth[items.indexOf(thing)] ?? 0), 0);
}

/** Whether the things are drawn over the arena now. */
export const showsThings = ({ request, replaying }: Props): boolean => !replaying && asksThings(request);
