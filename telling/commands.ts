// What a free command will do with an answer, in the game's words. `command.NAME` is what it is called, `command.NAME.do`
// what it does and `command.NAME.about` what follows from it.

import type { Choice, FormChoice, Request } from '#engine/requests/request.ts';
import { choiceText } from '#telling/choices.ts';
import { format, placesOf } from '#telling/messages.ts';
import type { Telling } from '#telling/telling.ts';

/**
 * The command with its answer; its name while the answer is unfinished (null). A message has a place for every field of a
 * form, else `choice`, and `count` for how many are taken. Null: the game has no words.
 */
export function commandText(telling: Telling, offer: Request, value: Choice | null): string | null {
  const name = telling.words[`command.${offer.id}`];
  const message = telling.words[`command.${offer.id}.do`];
  if (name === undefined || message === undefined) return null;
  if (value === null) return name;
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
