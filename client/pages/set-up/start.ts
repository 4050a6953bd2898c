// A table is opened: in this browser, or on a server where players come by link.

import { api } from '#client/net/api.ts';
import { createHere } from '#client/net/matches.ts';
import { noteShared } from '#client/net/shared.ts';
import { type Agreed, CLOCKS } from '#client/pages/set-up/agreement.tsx';
import { type Sitter, unnamed } from '#client/pages/set-up/sitters.ts';
import { say } from '#client/words.ts';
import type { Options } from '#engine/options.ts';
import { botWord, characterName } from '#telling/characters/roster.ts';

export async function startHere(
  game: string,
  options: Options,
  sitters: readonly Sitter[],
  hints: boolean,
): Promise<string> {
  const seats = sitters.map(({ kind, name, level, character }, seat) => ({
    name: kind === 'bot' ? characterName(character)! : name.trim() || unnamed(kind, seat),
    bot: kind === 'bot' ? botWord(level, character) : null,
  }));
  const made = await createHere({ game, options, seats, hints });
  if ('refusal' in made) throw new Error(made.refusal.text);
  return made.match;
}

export async function startOnline(
  game: string,
  options: Options,
  sitters: readonly Sitter[],
  { clock, listed, pairs, hints, standIn }: Agreed & { hints: boolean },
): Promise<string> {
  const seats = sitters.map(({ kind, level, character }) =>
    kind === 'bot' ? { kind, level, character } : { kind: kind === 'open' ? ('open' as const) : ('me' as const) },
  );
  const name = sitters.find(({ kind }) => kind === 'me')?.name.trim() || say('seat.player');
  const match = await api.create({ game, options, seats, name, listed, pairs, clock: CLOCKS[clock], hints, standIn });
  const here = sitters.flatMap(({ kind, name: own }, seat) =>
    kind === 'me' || kind === 'here' ? [{ seat, name: own.trim() || say('seat.number', { n: seat + 1 }) }] : [],
  );
  if (here.length > 1) noteShared(match, here);
  return match;
}
