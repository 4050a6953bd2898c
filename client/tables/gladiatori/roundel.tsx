// A mosaic roundel: rings of tesserae, each a dashed line. An Item lies on it while it is bid for; around a bronze disc with
// an emblem in ink it is the face of a gladiator.

import { Icon } from '#client/shell/icon.tsx';

const RINGS = [150, 142, 134, 120, 112, 98];

export const Roundel = () => (
  <svg class="gl-roundel" viewBox="-160 -160 320 320" aria-hidden="true">
    <circle r="156" class="ground" />
    {RINGS.map((r, i) => (
      <circle
        key={r}
        r={r}
        class={`ring r${i}`}
        stroke-dasharray={i % 2 === 0 ? '6.200 1.400' : '6 1.600'}
        stroke-dashoffset={i * 3}
      />
    ))}
  </svg>
);

/** Fewer and larger stones, for half the size. */
const FACE = [145, 129, 113];

export const Face = ({ emblem }: { emblem: string }) => (
  <span class="gl-face" aria-hidden="true">
    <span>
      <svg viewBox="-160 -160 320 320" aria-hidden="true">
        <circle r="156" class="ground" />
        {FACE.map((r, i) => (
          <circle key={r} r={r} class={`ring f${i}`} stroke-dasharray="12.600 2.400" stroke-dashoffset={i * 5} />
        ))}
      </svg>
      <Icon of={emblem} />
    </span>
  </span>
);
