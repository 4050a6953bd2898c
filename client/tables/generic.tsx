// A table for any game: its sketch, or where it has none what it draws as text. Its questions are answered in the action
// bar.

import { Medallion } from '#client/shell/medallion.tsx';
import { SketchView } from '#client/tables/sketch.tsx';
import type { GameTable, TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { Words } from '#engine/game.ts';
import type { SketchOf } from '#engine/sketch.ts';

export interface Drawings {
  sketch: SketchOf<unknown> | null;
  /** Null where there is a sketch. */
  draw: ((view: unknown, words: Words) => string) | null;
}

export function generic({ sketch, draw }: Drawings): GameTable {
  function Board({ view, telling, names }: TableProps) {
    if (sketch !== null) return <SketchView sketch={sketch(view, telling.words, names)} names={names} />;
    return (
      <section class="scroll-panel panel" aria-label={say('table.drawing')}>
        <div class="drawing" tabIndex={0}>
          {draw!(view, telling.words)
            .split('\n')
            .map((line, i) => (
              <div key={`${i} ${line}`}>{line}</div>
            ))}
        </div>
      </section>
    );
  }

  function Others({ names, seats, asked, outcome, replaying }: TableProps) {
    return (
      <ul class="seat-list panel" aria-label={say('table.seats')}>
        {names.map((name, seat) => (
          <li key={name} class={asked.some((one) => one.seat === seat) ? 'asked' : ''}>
            <Medallion seat={seat} size="s" />
            <span>
              <b>{name}</b>
              <small hidden={replaying}>
                {seats[seat]?.level == null
                  ? say('seat.person')
                  : say('seat.bot', { level: say(levelKey(seats[seat].level)) })}
              </small>
            </span>
            {asked.some((one) => one.seat === seat) && outcome === null && <em>{say('table.asked')}</em>}
          </li>
        ))}
      </ul>
    );
  }

  return { Board, Others };
}

const levelKey = (level: string) => (level === 'random' ? 'level.random' : 'level.heuristic');
