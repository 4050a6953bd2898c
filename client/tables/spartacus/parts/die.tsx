// Dice: red for attack, black for defense, blue for speed, ivory for everything else. A die says its number; one that is
// only counted, as in a pool, says nothing.

/** The pips of a die, in a field of 40 by 40. */
const EYES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[20, 20]],
  [
    [12, 28],
    [28, 12],
  ],
  [
    [11, 29],
    [20, 20],
    [29, 11],
  ],
  [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
];

export type DieKind = 'atk' | 'def' | 'spd' | 'ivory';
export const POOL_KINDS: readonly DieKind[] = ['atk', 'def', 'spd'];

interface DieProps {
  kind: DieKind;
  face: number;
  size?: 's' | 'm' | 'l';
  /** It has been rolled again. */
  again?: string | undefined;
  class?: string;
  /** Its place in the throw, for animations one after the other. */
  i?: number;
}

export function Die({ kind, face, size, again, class: classes = '', i = 0 }: DieProps) {
  return (
    <span class={`sp-die ${kind} ${size ?? ''} ${classes}`} role="img" aria-label={String(face)} style={`--i:${i}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {EYES[face]?.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.700" />
        ))}
      </svg>
      {again !== undefined && (
        <i class="sp-again" data-about={again}>
          <span class="vh">{again}</span>
        </i>
      )}
    </span>
  );
}

/** The empty place of a die. */
export const NoDie = ({ size }: { size?: 's' | 'm' | 'l' }) => (
  <span class={`sp-die none ${size ?? ''}`} aria-hidden="true" />
);
