// What the things mean that an event names, such as the text of a card: beside a line of the log.

import type { SeenEvent } from '#engine/event.ts';
import { standsFor } from '#engine/events/declare.ts';
import type { Json } from '#engine/json.ts';
import type { Telling } from '#telling/telling.ts';

/** Each thing with its meaning; null: there is nothing to add, or a frozen build tells the event. */
export function explained({ game, words, names, colon }: Telling, event: SeenEvent): string | null {
  if ('frozen' in game) return null;
  const texts = Object.entries(game.events.kinds[event.kind]?.fields ?? {}).flatMap(([name, field]) => {
    const noun = Object.hasOwn(game.nouns, field.of) ? game.nouns[field.of]! : null;
    if (noun?.called === undefined) return [];
    const value = standsFor(field, (event[name] ?? null) as Json);
    const items = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number' && one >= 0);
    return (items as number[]).flatMap((item) => {
      const { name: called, about } = noun.called!(item, words, names);
      return about === null ? [] : [`${called}${colon}${about}`];
    });
  });
  return texts.length === 0 ? null : [...new Set(texts)].join(' · ');
}
