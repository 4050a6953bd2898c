// The wheel of the cycle: three thirds, the current one lit. The player who may turn it touches the third to begin with.

import { Icon } from '#client/shell/icon.tsx';
import { isTurning } from '#client/tables/house-of-gladiators/bout/asked.ts';
import type { Bout } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  ATTRIBUTE_ICONS,
  type Attribute,
  CYCLE,
  isDrafted,
  type LudiProps as Props,
  sayOf,
  touch,
  word,
} from '#client/tables/house-of-gladiators/props.ts';

const TAU = 2 * Math.PI;
const point = (radius: number, turn: number): string => {
  const angle = (turn - 0.25) * TAU;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

/** A third of the wheel as a path. */
const third = (turn: number): string => `M0 0L${point(90, turn - 1 / 6)}A90 90 0 0 1 ${point(90, turn + 1 / 6)}z`;

/** Rings of stones around it, one path for each colour. */
function stones(): [string, string][] {
  const paths: { [colour: string]: string } = { ink: '', white: '', red: '' };
  for (const [ring, radius] of [96, 104, 112, 120].entries()) {
    const count = Math.round((TAU * radius) / 6);
    for (let i = 0; i < count; i++) {
      const [from, to] = [(i + 0.08) / count, (i + 0.92) / count];
      const colour = ring % 3 === 0 ? 'ink' : (i + ring * 2) % 7 < 3 ? 'red' : 'white';
      const [inn, out] = [radius - 3.2, radius + 3.2];
      paths[colour] += `M${point(inn, from)}L${point(inn, to)}L${point(out, to)}L${point(out, from)}z`;
    }
  }
  return Object.entries(paths);
}
const STONES = stones();

export function Wheel({ props, bout, of }: { props: Props; bout: Bout; of: number }) {
  const say = sayOf(props);
  const isOpen = isTurning(props);
  const roll = bout.rolls.at(-1);
  const last = bout.turned.at(-1);
  const begun = roll?.roll ?? 0;
  // A new cycle shows its start before its first die is rolled.
  const now = last !== undefined && last.roll > begun ? last.attribute : roll?.attribute;
  const count = last !== undefined && last.roll > begun ? last.roll : isOpen ? begun + 1 : begun;
  return (
    <div class={`hg-wheel${isOpen ? ' open' : ''}`}>
      <svg viewBox="-128 -128 256 256" role="img" aria-label={say(bout.isReversed ? 'bout.wheel.back' : 'bout.wheel')}>
        <circle r="125" class="rim" />
        {STONES.map(([colour, path]) => (
          <path key={colour} class={`st-${colour}`} d={path} />
        ))}
        {CYCLE.map((attribute, i) => (
          <path
            key={attribute}
            class={`sec${!isOpen && now === attribute ? ' on' : ''}${isDrafted(props, attribute) ? ' chosen' : ''}`}
            d={third(i / 3)}
          />
        ))}
        {CYCLE.map((attribute, i) => (
          <path
            key={attribute}
            class="arrow"
            d="M-9 -7L9 0L-9 7z"
            transform={`translate(${point(62, i / 3 + 1 / 6).replace(' ', ',')}) rotate(${i * 120 + 60 + (bout.isReversed ? 180 : 0)})`}
          />
        ))}
        <circle r="34" class="hub" />
        {count > 0 && (
          <>
            <text class="n" y="5">
              {count}
            </text>
            <text class="of" y="21">
              {say('bout.of', { n: of })}
            </text>
          </>
        )}
      </svg>
      {CYCLE.map((attribute, i) => (
        <Third key={attribute} props={props} attribute={attribute} i={i} isOn={!isOpen && now === attribute} />
      ))}
    </div>
  );
}

function Third({ props, attribute, i, isOn }: { props: Props; attribute: Attribute; i: number; isOn: boolean }) {
  const icon = <Icon of={ATTRIBUTE_ICONS[attribute]} />;
  if (!isTurning(props)) return <span class={`hg-third t${i}${isOn ? ' on' : ''}`}>{icon}</span>;
  return (
    <button
      type="button"
      class={`hg-third t${i} can${isDrafted(props, attribute) ? ' chosen' : ''}`}
      aria-pressed={isDrafted(props, attribute)}
      aria-label={sayOf(props)('bout.start', { attribute: word(props, attribute) })}
      onClick={() => touch(props, attribute)}
    >
      {icon}
    </button>
  );
}
