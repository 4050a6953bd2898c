// A counter: a row of stones where it has a maximum, a number with its emblem where it has none.

import { Icon } from '#client/shell/icon.tsx';
import { emblem } from '#client/tables/sketch/emblems.ts';
import type { At } from '#client/tables/sketch/table.ts';
import type { Tally } from '#games/shared/table.ts';

/** So many stones can be counted at a glance; more are a number. */
const MOST_STONES = 16;

export const Stones = ({ value, of }: { value: number; of: number }) =>
  of > MOST_STONES ? null : (
    <span class="sk-stones" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < value ? 'on' : ''} />
      ))}
    </span>
  );

const Value = ({ at, value }: { at: At; value: Tally['value'] }) =>
  value === null ? (
    <b class="sk-hidden">
      <Icon of={emblem('hidden')} /> {at.say('hidden')}
    </b>
  ) : (
    <b>{value}</b>
  );

/** Numbers side by side. */
export function Tallies({ at, tallies }: { at: At; tallies: readonly Tally[] }) {
  return (
    <dl class="sk-tallies">
      {tallies.map(({ label, value, emblem: name }) => (
        <div key={label}>
          <dt>
            {name !== null && <Icon of={emblem(name)} />}
            {label}
          </dt>
          <dd>
            <Value at={at} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A remaining amount, as stones with their number; a button where it can be chosen. */
export function Pool({ at, tally, name }: { at: At; tally: Tally; name: string }) {
  const { label, value, of, keys } = tally;
  const touch = at.touch(`${name} ${label}`, keys, null);
  const inside = (
    <>
      <span class="label">{label}</span>
      {typeof value === 'number' && of !== null && <Stones value={value} of={of} />}
      <b>
        {value}
        {of !== null && <small>/{of}</small>}
      </b>
    </>
  );
  return touch.state === 'plain' ? (
    <span class="sk-pool">{inside}</span>
  ) : (
    <button
      type="button"
      class={`sk-pool ${touch.state}${touch.taken > 0 ? ' taken' : ''}`}
      aria-pressed={touch.taken > 0}
      onClick={touch.press}
    >
      {inside}
    </button>
  );
}
