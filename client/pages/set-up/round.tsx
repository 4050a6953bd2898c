// The seats round a table, clockwise with the first one in front: a click says which of them is being changed.

import laurels from 'icon:laurels';
import { listingOf, saidOf } from '#client/catalogue.ts';
import { type Sitter, sitterManner, sitterName } from '#client/pages/set-up/sitters.ts';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion } from '#client/shell/medallion.tsx';
import { Roundel } from '#client/tables/sketch/roundel.tsx';
import { say } from '#client/words.ts';

/** Where a seat of so many is, in parts of the table's radius. */
function placeOf(seat: number, seats: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (seat * 2 * Math.PI) / seats;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

interface RoundProps {
  game: string;
  sitters: readonly Sitter[];
  chosen: number;
  choose(seat: number): void;
}

export function Round({ game, sitters, chosen, choose }: RoundProps) {
  const goal = listingOf(game)?.goal ?? null;
  return (
    <div class="round-table">
      <div class="round-floor">
        <Roundel />
      </div>
      {goal !== null && (
        <p class="dish">
          <Icon of={laurels} />
          {goal.figure !== null && <b>{goal.figure}</b>}
          <small>{saidOf(goal)}</small>
        </p>
      )}
      {sitters.map((sitter, seat) => {
        const { x, y } = placeOf(seat, sitters.length);
        const side = Math.abs(x) < 0.5 ? 'end' : x < 0 ? 'left' : 'right';
        return (
          <button
            key={seat}
            type="button"
            class={`place ${side}${y < -0.1 ? ' far' : ''}`}
            data-kind={sitter.kind}
            style={`--x:${x.toFixed(3)};--y:${y.toFixed(3)}`}
            aria-pressed={seat === chosen}
            data-seat={seat}
            onClick={() => choose(seat)}
          >
            <Medallion seat={seat} size="l" />
            <span class="place-tag">
              <b class="name">
                <span class="vh">{say('new.place', { n: seat + 1 })}</span> {sitterName(sitter, seat)}
              </b>
              <span>{sitterManner(sitter)}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
