// What the filled button says where the game's table has no words of its own: the verb of the request, with what it does.

import { say } from '#client/words.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { choiceText } from '#telling/choices.ts';
import type { Telling } from '#telling/telling.ts';

/** A button has room for so many letters. */
const ROOM = 36;

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function actText(telling: Telling, request: Request, value: Choice | null, isSecret: boolean): string {
  const count = Array.isArray(value) ? value.length : typeof value === 'number' ? value : 0;
  if (isSecret)
    return request.kind === 'amount' && value !== null ? say('bar.seal.amount', { count }) : say('bar.seal');
  if (value === null) return say('bar.nothing.yet');
  switch (request.kind) {
    case 'pick': {
      const text = choiceText(telling, request, value);
      return text === '' || text.length > ROOM ? say('bar.do.pick') : capital(text);
    }
    case 'offer':
      return value === 'none' ? say('control.no-bargain') : say('bar.do.offer');
    case 'order':
    case 'form':
      return say(`bar.do.${request.kind}`);
    default:
      return say(`bar.do.${request.kind}`, { count });
  }
}
