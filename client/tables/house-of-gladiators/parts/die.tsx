// A die: light for the first side, dark for the second.

const EYES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [28, 25],
    [72, 25],
    [28, 50],
    [72, 50],
    [28, 75],
    [72, 75],
  ],
];

export const Die = ({ face, isDark, class: classes = '' }: { face: number; isDark: boolean; class?: string }) => (
  <svg class={`hg-die${isDark ? ' k' : ''} ${classes}`} viewBox="0 0 100 100" role="img" aria-label={String(face)}>
    <rect x="4" y="4" width="92" height="92" rx="16" />
    {EYES[face]?.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="9.500" />
    ))}
  </svg>
);

/** The empty place of a die. */
export const NoDie = () => <i class="hg-nodie" aria-hidden="true" />;
