// The checks 'events' and 'words'.

import { unplain } from '#engine/conformance/plain.ts';
import type { Stats, Trial } from '#engine/conformance/trial.ts';
import { type GameEvent, LOG_FIELDS } from '#engine/event.ts';
import { eventFault, valueFault } from '#engine/events/check.ts';
import { localOf, standsFor } from '#engine/events/declare.ts';
import type { Game } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';

/** At the end of a game: everything that was logged. */
export function checkEvents(trial: Trial): void {
  for (const event of trial.log.events) trial.stats.kinds.add(event.kind);
  if (!trial.begins('events')) return;
  for (const [n, event] of trial.log.events.entries()) {
    const wrong = event.n === n ? wrongWith(trial, event) : `event ${n} has the number ${event.n}`;
    if (wrong !== null) trial.fail('events', wrong);
  }
}

function wrongWith({ game, seats }: Trial, event: GameEvent): string | null {
  const { n, clause, kind, fields, secrets } = event;
  const name = `event ${n} '${kind}'`;
  if (kind === '') return `event ${n} has no kind`;
  if (!clause.startsWith(game.prefix)) return `${name} has the clause '${clause}'`;
  for (const told of [fields, ...(secrets ?? []).map((secret) => secret.fields)]) {
    const own = LOG_FIELDS.find((key) => Object.hasOwn(told, key));
    if (own !== undefined) return `${name} has a field '${own}', a name that only the log may use`;
  }
  for (const secret of secrets ?? []) {
    for (const key of Object.keys(secret.fields)) {
      if (Object.hasOwn(fields, key)) return `${name} shows everybody '${key}', which is also a secret of it`;
    }
  }
  const fault = eventFault(game.events, event, { seats, nouns: game.nouns });
  return fault === null ? unplain(event, name) : `${name}: ${fault}`;
}

/** Before a decision: the locals of the running rules are what the game declares. */
export function checkLocals(trial: Trial): void {
  const { game, seats, table } = trial;
  if (!trial.wants('events')) return;
  const ground = { seats, nouns: game.nouns };
  for (const frame of table.state.flow.frames) {
    for (const [name, value] of Object.entries(frame as unknown as { [local: string]: Json })) {
      const field = localOf(game.locals, frame.rule, name);
      // A local has a value of its kind once it is set; until then it is null, −1 or an empty list.
      const isUnset = field === undefined || (Array.isArray(value) && value.length === 0);
      const fault = isUnset ? null : valueFault({ ...field, optional: true }, standsFor(field, value), ground);
      if (fault !== null) trial.fail('events', `the local '${name}' of '${frame.rule}' ${fault}`);
    }
  }
}

/** The missing messages for events that happened, as `language: key`. */
export function missingWords(game: Game, stats: Stats): string[] {
  const missing: string[] = [];
  for (const [language, words] of Object.entries(game.words)) {
    for (const kind of [...stats.kinds].sort()) {
      if (!Object.hasOwn(words, `event.${kind}`)) missing.push(`${language}: event.${kind}`);
    }
  }
  return missing;
}
