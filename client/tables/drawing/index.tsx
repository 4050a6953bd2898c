// A table for a game that has no drawing for pages yet: its text drawing for terminals, and who sits there. Every request
// is answered in the action bar, so a new game can be played here from its first day.

import { botManner } from '#client/shell/level.ts';
import { Medallion } from '#client/shell/medallion.tsx';
import type { GameTable, TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { Words } from '#engine/game.ts';
import type { SeatInfo } from '#live/messages.ts';
import '#client/tables/drawing/style.css';

export type Draw = (view: unknown, words: Words) => string;

export function drawingTable(draw: Draw): GameTable {
  const Board = ({ view, telling }: TableProps) => (
    <section class="drawing panel" tabIndex={0} aria-label={say('table.drawing')}>
      <pre>{draw(view, telling.drawingWords)}</pre>
    </section>
  );

  function Others({ names, seats, asked, outcome, replaying }: TableProps) {
    const isAsked = (seat: number): boolean => outcome === null && asked.some((one) => one.seat === seat);
    return (
      <ul class="seat-list panel" aria-label={say('table.seats')}>
        {names.map((name, seat) => (
          <li key={name}>
            <Medallion seat={seat} size="s" />
            <span>
              <b>{name}</b>
              {!replaying && <small>{whoPlays(seats[seat])}</small>}
            </span>
            {isAsked(seat) && <em>{say('table.asked')}</em>}
          </li>
        ))}
      </ul>
    );
  }

  return { Board, Others };
}

const whoPlays = ({ level, character }: Pick<SeatInfo, 'level' | 'character'> = NOBODY): string =>
  level === null ? say('seat.person') : botManner(level, character);
const NOBODY = { level: null, character: null };
