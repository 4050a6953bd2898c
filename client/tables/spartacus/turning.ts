// What brought a change of influence, as a sentence: a fight that was won, the games, a scheme, a refusal. The number of the
// change stands beside it on the end page.

import { type SayKey, sayerOf } from '#client/tables/say.ts';
import type { SeenEvent } from '#engine/event.ts';
import { cardCalled } from '#games/spartacus/table-things.ts';
import type { Telling } from '#telling/telling.ts';

const MESSAGES = {
  victory: [
    '{who, select, you {Your {man} beats {foe}} other {{man} of {name} beats {foe}}}',
    '{who, select, you {Votre {man} bat {foe}} other {{man} de {name} bat {foe}}}',
    '{who, select, you {Il tuo {man} batte {foe}} other {{man} di {name} batte {foe}}}',
  ],
  declined: [
    '{who, select, you {You decline} other {{name} declines}} an invitation',
    '{who, select, you {Vous refusez} other {{name} refuse}} une invitation',
    '{who, select, you {Rifiuti} other {{name} rifiuta}} un invito',
  ],
} as const;

const sayer = sayerOf<keyof typeof MESSAGES>(MESSAGES);

/** The act that a change follows, by the label of its part; what a card changes follows the card. */
const ACTS: { readonly [why: string]: readonly string[] } = {
  honor: ['hosted'],
  champion: ['crowned', 'died', 'killed', 'executed', 'defeated'],
  'executed favorite': ['executed'],
};
const OF_CARDS = ['launched', 'played', 'used'];

/** A line of the log without the parts of its sums. */
function lineOf(telling: Telling, event: SeenEvent): string {
  const folded = Object.fromEntries(telling.sums(event).map(({ name }) => [name, []]));
  return telling.event({ ...event, ...folded } as unknown as SeenEvent);
}

function victory(
  say: SayKey<keyof typeof MESSAGES>,
  seat: number,
  before: readonly SeenEvent[],
  telling: Telling,
): string | null {
  const fight = before.findLast(({ kind }) => kind === 'fightBegan');
  const seats = (fight?.['seats'] ?? []) as unknown as number[];
  const cards = (fight?.['cards'] ?? []) as unknown as number[];
  const slot = seats.indexOf(seat);
  if (slot < 0 || cards.length < 2) return null;
  const [man, foe] = [cardCalled(cards[slot]!, telling.words), cardCalled(cards[1 - slot]!, telling.words)];
  const who = telling.pronoun?.seat === seat ? 'you' : 'other';
  return say('victory', { who, name: telling.names[seat]!, man, foe });
}

/** Null: its own line says it. */
export function turningTold(event: SeenEvent, events: readonly SeenEvent[], telling: Telling): string | null {
  if (event.kind !== 'influenceChanged') return null;
  const say = sayer(telling.language);
  const seat = event['seat'] as unknown as number;
  const parts = event['parts'] as unknown as readonly { label: string }[] | null;
  const why = parts?.[0]?.label ?? '';
  const before = events.filter(({ n }) => n < event.n);
  if (why === 'victory') return victory(say, seat, before, telling);
  if (why === 'declined')
    return say('declined', {
      who: telling.pronoun?.seat === seat ? 'you' : 'other',
      name: telling.names[seat]!,
    });
  const acts = ACTS[why] ?? OF_CARDS;
  const act = before.findLast(({ kind }) => acts.includes(kind));
  return act === undefined ? null : lineOf(telling, act);
}
