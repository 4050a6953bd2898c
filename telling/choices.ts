// A choice in words, for a person to read before sending it.

import type { Bargain, Barred, Choice, Field, FormChoice, Item, Request } from '#engine/requests/request.ts';
import { isAsked } from '#engine/requests/request.ts';
import type { Telling } from '#telling/telling.ts';

/** Equal items together, in the order of their first occurrence. */
export function counted(items: readonly Item[]): [Item, number][] {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}

/** Items as a list, equal ones counted: `blow 2, trick ×3`. */
export const itemsText = (telling: Telling, of: string, items: readonly Item[]): string =>
  counted(items)
    .map(([item, copies]) => telling.item(of, item) + (copies > 1 ? ` ×${copies}` : ''))
    .join(', ');

/** The choice in words; empty for a choice of nothing. */
export function choiceText(telling: Telling, request: Request, choice: Choice): string {
  switch (request.kind) {
    case 'pick':
      return telling.item(request.of, choice as Item);
    case 'amount':
      return String(choice);
    case 'subset':
    case 'pay':
      return itemsText(telling, request.of, choice as Item[]);
    case 'order':
      return (choice as Item[]).map((item) => telling.item(request.of, item)).join(' → ');
    case 'path': {
      const walk = choice as number[];
      const shown = request.passing ? walk : walk.slice(-1);
      return shown.map((node) => telling.item(request.of, node)).join(' → ');
    }
    case 'offer':
      return typeof choice === 'string'
        ? telling.item('word', choice)
        : bargainText(telling, request.of, choice as Bargain);
    case 'form': {
      const answers = choice as FormChoice;
      const given = request.fields.filter((field) => answers[field.name] !== undefined && isAsked(field, answers));
      // Where several answers could belong to any field, each names its field.
      const isBare = ({ name, request: { kind } }: Field): boolean =>
        typeof answers[name] === 'number' ? kind === 'amount' : /^(yes|no)$/.test(String(answers[name]));
      const labelled = given.filter(isBare).length > 1;
      const texts = given.map((field) => {
        const text = choiceText(telling, field.request, answers[field.name]!);
        return labelled && isBare(field) ? `${telling.field(field.name)}${telling.colon}${text}` : text;
      });
      return texts.filter((text) => text !== '').join(' · ');
    }
  }
}

function bargainText(telling: Telling, of: string, { with: seat, give, giveCoins, want, wantCoins }: Bargain): string {
  const side = (items: readonly Item[], coins: number): string =>
    [itemsText(telling, of, items), coins > 0 ? `$${coins}` : ''].filter((text) => text !== '').join(' + ') || '–';
  return `${telling.name(seat)}${telling.colon}${side(give, giveCoins)} ⇄ ${side(want, wantCoins)}`;
}

/**
 * What is barred, for people: an action whose items each have a reason needs none of its own; what is offered, itself, under
 * another name or in another field, is none of it.
 */
export const inDetail = (barred: readonly Barred[]): Barred[] =>
  barred.filter(
    ({ item, instead, more, fields }) =>
      instead === undefined && !more && fields === undefined && !barred.some(({ when }) => when === item),
  );
