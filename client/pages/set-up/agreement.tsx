// The agreements of people who play over a server: the clock, whether strangers may find the table, whether two may talk in
// private, and which bot takes a seat that is left.

import { botName } from '#client/shell/level.ts';
import { LEVELS } from '#client/shell/levels.ts';
import { say, type WordKey } from '#client/words.ts';
import type { ClockRule } from '#live/messages.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Clocks one can choose, by name. */
export const CLOCKS = {
  none: { kind: 'none' },
  fast: { kind: 'live', bank: 5 * MINUTE, increment: 10 * SECOND },
  calm: { kind: 'live', bank: 20 * MINUTE, increment: 20 * SECOND },
  slow: { kind: 'slow', each: 24 * 60 * MINUTE },
} as const satisfies { readonly [name: string]: ClockRule };

export interface Agreed {
  clock: keyof typeof CLOCKS;
  listed: boolean;
  pairs: boolean;
  /** The level of the bot that takes a seat whose person leaves. */
  standIn: string;
}

export function Agreement({ agreed, change }: { agreed: Agreed; change(agreed: Agreed): void }) {
  return (
    <div class="options agreement">
      <div class="option">
        <label class="labelled">
          {say('new.clock')}
          <select
            data-clock
            value={agreed.clock}
            onChange={({ currentTarget }) => change({ ...agreed, clock: currentTarget.value as Agreed['clock'] })}
          >
            {Object.keys(CLOCKS).map((name) => (
              <option key={name} value={name}>
                {say(`new.clock.${name}` as WordKey)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="option">
        <label class="flag">
          <input
            type="checkbox"
            data-listed
            checked={agreed.listed}
            onChange={({ currentTarget }) => change({ ...agreed, listed: currentTarget.checked })}
          />
          {say('new.listed')}
        </label>
      </div>
      <div class="option">
        <label class="labelled">
          {say('new.standIn')}
          <select
            data-stand-in
            value={agreed.standIn}
            onChange={({ currentTarget }) => change({ ...agreed, standIn: currentTarget.value })}
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {botName(level)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="option">
        <label class="flag">
          <input
            type="checkbox"
            data-pairs
            checked={agreed.pairs}
            onChange={({ currentTarget }) => change({ ...agreed, pairs: currentTarget.checked })}
          />
          {say('new.pairs')}
        </label>
      </div>
    </div>
  );
}
