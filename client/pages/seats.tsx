// Who sits where: the player, another person at this screen, a player who comes by link, or a bot of a level.

import { Sign } from '#client/shell/icon.tsx';
import { botName, characterAbout, characterTitle, levelAbout } from '#client/shell/level.ts';
import { LEVELS, USUAL_LEVEL } from '#client/shell/levels.ts';
import { Medallion } from '#client/shell/medallion.tsx';
import { set } from '#client/shell/settings.ts';
import { say } from '#client/words.ts';
import { freeCharacters, ROSTER, TEMPERED } from '#telling/characters/roster.ts';

export interface Sitter {
  kind: 'me' | 'here' | 'open' | 'bot';
  name: string;
  level: string;
  /** Whom a bot plays as. */
  character: string;
}

const LONGEST_NAME = 24;

/** A bot for one more seat, as a character who does not sit there yet. */
export const newBot = (sitters: readonly Sitter[]): Sitter => ({
  kind: 'bot',
  name: '',
  level: USUAL_LEVEL,
  character: freeCharacters(
    1,
    sitters.map(({ kind, character }) => (kind === 'bot' ? character : null)),
  )[0]!,
});

interface SeatsFormProps {
  game: string;
  sitters: readonly Sitter[];
  seats: { min: number; max: number };
  change(sitters: Sitter[]): void;
}

export function SeatsForm({ game, sitters, seats, change }: SeatsFormProps) {
  const put = (seat: number, part: Partial<Sitter>): void =>
    change(sitters.map((one, i) => (i === seat ? { ...one, ...part } : one)));
  return (
    <fieldset class="seats-form">
      <legend class="title">{say('new.seats')}</legend>
      {sitters.map((sitter, seat) => (
        <div class="seat-row" key={seat}>
          <Medallion seat={seat} size="s" />
          <select
            aria-label={say('new.who', { n: seat + 1 })}
            value={sitter.kind === 'bot' ? sitter.level : sitter.kind}
            onChange={({ currentTarget: { value } }) => {
              const isBot = LEVELS.some((level) => level === value);
              put(seat, isBot ? { kind: 'bot', level: value } : { kind: value as Sitter['kind'] });
            }}
          >
            <option value="me">{say('seat.me')}</option>
            <option value="here">{say('seat.here')}</option>
            <option value="open">{say('seat.by-link')}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {botName(level)}
              </option>
            ))}
          </select>
          {sitter.kind === 'bot' && (
            <select
              aria-label={say('new.character', { n: seat + 1 })}
              value={sitter.character}
              data-character
              onChange={({ currentTarget: { value } }) => put(seat, { character: value })}
            >
              {ROSTER.map(({ id }) => (
                <option key={id} value={id}>
                  {characterTitle(id)}
                </option>
              ))}
            </select>
          )}
          {sitter.kind === 'bot' && (
            <small>
              {TEMPERED.includes(game) && `${characterAbout(sitter.character)} `}
              {levelAbout(sitter.level)}
            </small>
          )}
          {(sitter.kind === 'me' || sitter.kind === 'here') && (
            <input
              aria-label={say('new.name', { n: seat + 1 })}
              placeholder={sitter.kind === 'me' ? say('seat.player') : say('seat.number', { n: seat + 1 })}
              maxLength={LONGEST_NAME}
              value={sitter.name}
              onInput={({ currentTarget: { value } }) => {
                put(seat, { name: value });
                if (sitter.kind === 'me') set('name', value);
              }}
            />
          )}
        </div>
      ))}
      <div class="seat-count">
        {sitters.length < seats.max && (
          <button type="button" class="btn ghost" onClick={() => change([...sitters, newBot(sitters)])}>
            <Sign of="plus" /> {say('new.more-seats')}
          </button>
        )}
        {sitters.length > seats.min && sitters.length > 1 && (
          <button type="button" class="btn ghost" onClick={() => change(sitters.slice(0, -1))}>
            <Sign of="minus" /> {say('new.fewer-seats')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
