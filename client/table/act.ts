// What the filled button says where the game's table has no words of its own: the verb of the request, with what it does.

import { say } from '#client/words.ts';
import type { Choice, FormChoice, Request } from '#engine/requests/request.ts';
import { choiceText } from '#telling/choices.ts';
import { format, placesOf } from '#telling/messages.ts';
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

/**
 * What a free command will do with this answer, in the game's words; its name while the answer is unfinished. A message
 * has a place for every field of a form, else `choice`, and `count` for how many are taken. Null: the game has no words.
 */
export function commandText(telling: Telling, offer: Request, value: Choice | null): string | null {
  const name = telling.words[`command.${offer.id}`];
  const message = telling.words[`command.${offer.id}.do`];
  if (name === undefined || message === undefined) return null;
  if (value === null) return capital(name);
  const values: { [place: string]: string | number } = {};
  for (const { name: place, decides } of placesOf(message, telling.language)) {
    const field = offer.kind === 'form' ? offer.fields.find((one) => one.name === place) : undefined;
    const answer = field === undefined ? value : (value as FormChoice)[place]!;
    if (place === 'count') values[place] = Array.isArray(value) ? value.length : Number(value);
    else if (decides) values[place] = typeof answer === 'number' ? answer : String(answer);
    else values[place] = choiceText(telling, field?.request ?? offer, answer);
  }
  return format(message, telling.language, values);
}
