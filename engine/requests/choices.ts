// What bots, fuzzers and terminals need of a request: counting, listing and sampling legal choices, and their canonical
// form. Everything these functions return is legal; conformance tests check that.

import { enumerate } from '#engine/requests/enumerate.ts';
import type { Bargain, Choice, Form, FormChoice, Item, Request } from '#engine/requests/request.ts';
import { isAsked, sorted } from '#engine/requests/request.ts';
import { cheapestWalk } from '#engine/requests/walks.ts';

export { count, enumerate } from '#engine/requests/enumerate.ts';
export { sample } from '#engine/requests/sample.ts';
export { costOfWalk } from '#engine/requests/walks.ts';

/** The canonical form of a choice: choices that mean the same become equal. */
export function canonical(request: Request, choice: Choice): Choice {
  if (request.kind === 'path' && !request.passing) return cheapestWalk(request, choice as number[]);
  return request.kind === 'form' ? eachField(request, choice as FormChoice, canonical) : ordered(request, choice);
}

/** A choice with its lists in canonical order and its walks unchanged: what the log keeps. */
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

/** The default answer where a player or a bot gives none: the rulebook's, or else the first legal choice. */
export function defaultChoice(request: Request): Choice {
  return request.fallback ?? enumerate(request, 1)[0]!;
}

/** The only choice of a request; null when there are two or more. */
export function onlyChoice(request: Request): Choice | null {
  const found = enumerate(request, 2);
  return found.length === 1 ? found[0]! : null;
}
