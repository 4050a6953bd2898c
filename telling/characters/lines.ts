// What bots say at the table, now and then.
//
// A line is made by the reader, in the reader's language, out of what is public and of nothing else: the match's name, the
// open fields of one event, and who sits where. `openFields` takes every field that the game declares secret out before
// anything looks at it, and no line is ever made from a view or from what a bot thinks. So a line can say nothing that is
// not in the log of a spectator, all readers see the same lines, and what is taken back is unsaid.

import type { SeenEvent } from '#engine/event.ts';
import type { Events } from '#engine/events/declare.ts';
import type { Language } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Seat } from '#engine/seat.ts';
import { ROSTER, readBotWord } from '#telling/characters/roster.ts';
import { en } from '#telling/characters/words/en.ts';
import { fr } from '#telling/characters/words/fr.ts';
import { it } from '#telling/characters/words/it.ts';
import { type CharacterWords, LINES, type Occasion } from '#telling/characters/words/words.ts';

export const CHARACTER_WORDS: { readonly [L in Language]: CharacterWords } = { en, fr, it };

/** The characters with what is true of each, in every language. */
export const charactersAbout = () =>
  ROSTER.map((one) => ({ ...one, about: { en: en[one.id].about, fr: fr[one.id].about, it: it[one.id].about } }));

/** By kind of event: the field that names the seat that may speak, and about what. The same in all games. */
const SPEAKERS: { readonly [kind: string]: readonly (readonly [field: string, occasion: Occasion])[] } = {
  bought: [['seat', 'gain']],
  lotWon: [['seat', 'gain']],
  itemWon: [['seat', 'gain']],
  recruited: [['seat', 'gain']],
  hosted: [['seat', 'gain']],
  crowned: [['seat', 'gain']],
  completed: [['seat', 'gain']],
  killed: [['seat', 'loss']],
  injured: [['seat', 'loss']],
  executed: [['seat', 'loss']],
  died: [['seat', 'loss']],
  fell: [['seat', 'loss']],
  schemeFoiled: [['seat', 'loss']],
  gave: [['to', 'thanks']],
  supported: [['by', 'thanks']],
  launched: [['target', 'wronged']],
  stole: [['from', 'wronged']],
  took: [['from', 'wronged']],
  traded: [
    ['seat', 'deal'],
    ['to', 'deal'],
  ],
  bargained: [
    ['seat', 'deal'],
    ['partner', 'deal'],
  ],
};

/** In how many of 100 cases something is said. */
const OFTEN: { readonly [O in Occasion]: number } = { gain: 20, loss: 30, thanks: 50, wronged: 25, deal: 40 };

export interface BotLine {
  /** The event it is about. */
  n: number;
  seat: Seat;
  character: string;
  occasion: Occasion;
  /** Which of the character's lines. */
  which: number;
}

/** The fields of an event that every viewer may read, as the game declares them. */
export function openFields(events: Events, event: SeenEvent): { readonly [field: string]: Json } {
  const declared = events.kinds[event.kind]?.fields ?? {};
  const open: { [field: string]: Json } = {};
  for (const name in declared) if (!declared[name]!.secret && name in event) open[name] = event[name]!;
  return open;
}

/** What is said about an event; null: nothing. `bots`: by seat the bot's word, null for a person. */
export function lineAbout(
  match: string,
  bots: readonly (string | null)[],
  events: Events,
  event: SeenEvent,
): BotLine | null {
  const speakers = SPEAKERS[event.kind];
  if (speakers === undefined) return null;
  const fields = openFields(events, event);
  for (const [field, occasion] of speakers) {
    const seat = fields[field];
    if (typeof seat !== 'number' || (occasion === 'wronged' && seat === fields['seat'])) continue;
    const { character } = readBotWord(bots[seat] ?? '');
    const chance = hash(`${match} ${event.n} ${seat}`);
    if (character === null || chance % 100 >= OFTEN[occasion]) continue;
    return { n: event.n, seat, character, occasion, which: Math.floor(chance / 100) % LINES };
  }
  return null;
}

export function lineText({ character, occasion, which }: BotLine, language: Language): string {
  const words = CHARACTER_WORDS[language] as unknown as { [id: string]: { [occasion: string]: readonly string[] } };
  return words[character]![occasion]![which]!;
}

/** FNV-1a: the same text gives the same number everywhere. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  // The low bits of neighbours are alike.
  sum ^= sum >>> 15;
  return Math.imul(sum, 0x2c1b3c6d) >>> 8;
}
