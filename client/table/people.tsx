// Who is at the table: seats with their players, and the spectators. A player can be muted.

import { Sign } from '#client/shell/icon.tsx';
import { botManner } from '#client/shell/level.ts';
import { Medallion } from '#client/shell/medallion.tsx';
import { settings } from '#client/shell/settings.ts';
import { mute, mutedIn } from '#client/table/muted.ts';
import { say } from '#client/words.ts';
import type { Seat } from '#engine/seat.ts';
import type { SeatInfo, TableInfo } from '#live/messages.ts';

/** What is shown about a player besides the name. */
function stateOf({ kind, level, character, standIn, online }: SeatInfo): string {
  if (standIn) return say('people.stand-in');
  if (kind === 'bot') return botManner(level ?? '', character);
  return online ? '' : say('people.away');
}

export function People({ table, viewer }: { table: TableInfo; viewer: Seat }) {
  const { match, seats, spectators, watchers, chat, lines } = table;
  const talks = ({ character }: SeatInfo): boolean => lines && settings.value.botLines && character !== null;
  const nameless = spectators - watchers.length;
  return (
    <section class="people" aria-label={say('people.title')}>
      <h3 class="title">{say('people.title')}</h3>
      <ul class="seat-list">
        {seats.map((one) => (
          <li key={one.seat}>
            <Medallion seat={one.seat} size="s" />
            <span>
              <b>{one.name ?? say('seat.number', { n: one.seat + 1 })}</b> <small>{stateOf(one)}</small>
            </span>
            {one.name !== null && one.seat !== viewer && (one.kind === 'bot' ? talks(one) : chat !== 'off') && (
              <Mute match={match} name={one.name} />
            )}
          </li>
        ))}
        {watchers.map((name, i) => (
          <li key={`${i} ${name}`} class="watcher">
            <Sign of="eye" name={say('menu.watching')} />
            <b>{name}</b>
            {chat === 'all' && <Mute match={match} name={name} />}
          </li>
        ))}
        {nameless > 0 && (
          <li class="watcher">
            <Sign of="eye" name={say('menu.watching')} />
            {say('people.nameless', { count: nameless })}
          </li>
        )}
      </ul>
      {spectators === 0 && <p class="none">{say('people.no-watchers')}</p>}
    </section>
  );
}

export function Mute({ match, name }: { match: string; name: string }) {
  const isMuted = mutedIn(match).value.includes(name);
  return (
    <button type="button" class="rule" aria-pressed={isMuted} onClick={() => mute(match, name)}>
      {say(isMuted ? 'talk.unmute' : 'talk.mute', { name })}
    </button>
  );
}
