// Reading a decision that the rules must refuse.
//
// The notation only reads what is offered, and a refused choice often names something that is not. So that the refusal
// comes from the rules and not from the parser, the offer is extended by every item the text names. A word the game does
// not know at all stays unreadable, so a typo cannot pass for a refusal.

import { itemNamed } from '#checks/values.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { parse } from '#engine/requests/notation.ts';
import type { Choice, Item, Request } from '#engine/requests/request.ts';
import type { GameNouns } from '#telling/values.ts';

/** The choice to submit, or why the parser refuses it. */
export type ReadRefused = { choice: Choice } | Refusal;

export const isRead = (read: ReadRefused): read is { choice: Choice } => 'choice' in read;

export function readRefused(request: Request, text: string, nouns: GameNouns): ReadRefused {
  const read = parse(request, text, nouns);
  if (read.refusal === null) return read;
  if (read.refusal.code !== 'unreadable') return read.refusal;
  const widened = parse(widen(request, text, nouns), text, nouns);
  return widened.refusal === null ? widened : widened.refusal;
}

function widen(request: Request, text: string, nouns: GameNouns): Request {
  const named = itemsNamed(text, nouns, request.of);
  // Several copies, so that `trick*2` is read even where there is one.
  const wider = (list: readonly Item[]): Item[] => [...list, ...named, ...named];
  const worth = (list: readonly number[]): number[] => [...list, ...named.map(() => 0), ...named.map(() => 0)];
  switch (request.kind) {
    case 'pick':
      return { ...request, from: wider(request.from) };
    case 'subset':
      return { ...request, from: wider(request.from), worth: request.worth && worth(request.worth) };
    case 'pay':
      return { ...request, from: wider(request.from), worth: worth(request.worth) };
    case 'order':
      return { ...request, items: wider(request.items) };
    case 'offer': {
      const partners = request.partners.map((partner) => ({ ...partner, items: wider(partner.items) }));
      return { ...request, give: wider(request.give), partners };
    }
    case 'form': {
      const fields = request.fields.map((field) => ({ ...field, request: widen(field.request, text, nouns) }));
      return { ...request, fields };
    }
    case 'path':
    case 'amount':
      return request;
  }
}

function itemsNamed(text: string, nouns: GameNouns, of: string): Item[] {
  const words = text.split(/[\s+>/()]+/).map((word) => word.replace(/\*\d+$/, '').replace(/^\d+:/, ''));
  const items = words.filter((word) => word !== '').map((word) => itemNamed(nouns, of, word));
  return items.filter((item) => item !== null);
}
