// The overlays of the arena, drawn, and their switches.

import { useLayoutEffect } from 'preact/hooks';
import { Icon } from '#client/shell/icon.tsx';
import { isTyping } from '#client/table/keys.ts';
import { GLYPHS } from '#client/tables/gladiatori/emblems.ts';
import type { Figure } from '#client/tables/gladiatori/figures.ts';
import { at, CENTRES, HEX_INSIDE, HIDDEN, round } from '#client/tables/gladiatori/geometry.ts';
import { Sight } from '#client/tables/gladiatori/marks.tsx';
import { type Overlays, sightOf, type Threat } from '#client/tables/gladiatori/overlay.ts';
import { type GladiatoriProps as Props, type Shared, type Stand, sayOf } from '#client/tables/gladiatori/props.ts';

/** Threatened hexes by shape: crossed for an attack from the front, hatched for melee, dotted within a throw. */
export const Threats = ({ threats }: { threats: ReadonlyMap<number, Threat> }) => (
  <g class="gl-threats" {...HIDDEN}>
    {[...threats].map(([cell, { danger, by }]) => (
      <g key={cell} transform={at(cell)} class={danger}>
        <path d={HEX_INSIDE} />
        {danger === 'ahead' && <path class="sign" d="M-5 11l10 9M5 11l-10 9" />}
        {danger === 'front' && <path class="sign" d="M-6 15.500h12" />}
        {by.length > 1 && (
          <text x="12" y="20">
            {by.length}
          </text>
        )}
      </g>
    ))}
  </g>
);

interface SightsProps {
  figures: readonly Figure[];
  from: Stand;
}

/** What a throw would reach: clear hexes lit, hidden ones hatched, and a line to each figure there. */
export function Sights({ figures, from }: SightsProps) {
  const seen = sightOf(figures, from);
  return (
    <g class="gl-sights" {...HIDDEN}>
      {[...seen].map(([cell, hidden]) => (
        <path key={cell} d={HEX_INSIDE} transform={at(cell)} class={hidden < 0 ? 'clear' : 'hidden'} />
      ))}
      {figures.map(({ id, cell }) => {
        const hidden = seen.get(cell);
        if (hidden === undefined) return null;
        if (hidden < 0) return <Sight key={id} from={from.cell} to={cell} isChosen={false} />;
        return <Hidden key={id} from={from.cell} to={cell} by={hidden} />;
      })}
    </g>
  );
}

/** A line that ends at the figure in the way. */
function Hidden({ from, to, by }: { from: number; to: number; by: number }) {
  const [a, b, stop] = [CENTRES[from]!, CENTRES[to]!, CENTRES[by]!];
  return (
    <g class="gl-hidden">
      <path d={`M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`} />
      <path class="stop" d={`M${round(stop.x - 8)} ${round(stop.y - 8)}l16 16m0 -16l-16 16`} />
    </g>
  );
}

const KEYS: { readonly [key: string]: keyof Overlays } = { t: 'threat', v: 'sight' };

/** T and V, wherever the focus is. */
export function useOverlayKeys(props: Props, shared: Shared): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const name = KEYS[event.key.toLowerCase()];
      if (name !== undefined && document.querySelector('dialog[open]') === null) toggle(props, shared, name);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Switches an overlay on or off, and announces it. */
function toggle(props: Props, { overlays }: Shared, name: keyof Overlays): void {
  const say = sayOf(props);
  overlays.value = { ...overlays.value, [name]: !overlays.value[name] };
  props.announce(say(overlays.value[name] ? `overlay.${name}.on` : `overlay.${name}.off`));
}

interface LegendProps {
  props: Props;
  /** Whose front and back are lit; null: nobody's. */
  lit: 'own' | 'other' | null;
  /** The most movement points that stand in a hex; 0: there are none. */
  most: number;
  /** Whether a hex costs honour. */
  isCostly: boolean;
  overlays: Overlays;
}

/** What the marks in the hexes mean. */
export function Legend({ props, lit, most, isCostly, overlays: { threat, sight } }: LegendProps) {
  const say = sayOf(props);
  const keys = [
    ...(lit !== null ? (['aim', 'front', 'rear'] as const) : []),
    ...(most > 0 ? (['cost'] as const) : []),
    ...(isCostly ? (['shame'] as const) : []),
    ...(threat ? (['ahead', 'melee', 'throw'] as const) : []),
    ...(sight ? (['clear', 'hidden'] as const) : []),
  ];
  const word = (key: (typeof keys)[number]): string => {
    // Before the Action the points are Speed, as the question calls them.
    if (key === 'cost') return say(props.request?.clause === 'GL-8.5' ? 'key.speed' : 'key.cost', { most });
    const isHis = lit === 'other' && (key === 'aim' || key === 'front' || key === 'rear');
    return say(isHis ? `key.his.${key}` : `key.${key}`);
  };
  return (
    <ul class="gl-key" {...HIDDEN}>
      {keys.map((key) => (
        <li key={key} class={key}>
          {word(key)}
        </li>
      ))}
    </ul>
  );
}

export function OverlayTools({ props, shared }: { props: Props; shared: Shared }) {
  const say = sayOf(props);
  return (
    <>
      {(['threat', 'sight'] as const).map((name) => (
        <button
          key={name}
          type="button"
          class="gl-tool"
          data-switch
          data-overlay={name}
          aria-pressed={shared.overlays.value[name]}
          data-about={say(`overlay.${name}`)}
          onClick={() => toggle(props, shared, name)}
        >
          <Icon of={GLYPHS[name]} name={say(`overlay.${name}`)} />
        </button>
      ))}
    </>
  );
}
