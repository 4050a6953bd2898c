// A fighter on the sand: his familia's pattern and numeral, his emblem, his facing, and whether he is heavy (a thick
// ring), wounded, in a net. He walks square by square.

import swords from 'icon:crossed-swords';
import net from 'icon:fishing-net';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { NUMERALS } from '#client/shell/medallion.tsx';
import { markAt } from '#client/tables/jugula/arena/turns.ts';
import { lying } from '#client/tables/jugula/pictures.ts';
import { nameOfGladiator, type JugulaProps as Props, spotOf, turnOf } from '#client/tables/jugula/props.ts';
import { emblem } from '#client/tables/sketch/emblems.ts';
import { HIDDEN, UNIT } from '#client/tables/sketch/field-parts.tsx';
import { ARMATURAE, HEAVY } from '#games/jugula/armaturae.ts';
import { emblemOf } from '#games/jugula/table.ts';
import { type Gladiator, threatsOn } from '#games/jugula/table-things.ts';

export const at = (props: Props, cell: number): string => {
  const { x, y } = spotOf(props, cell);
  return `translate(${x * UNIT}px, ${y * UNIT}px)`;
};

interface FigureProps {
  props: Props;
  gladiator: Gladiator;
  /** Where he is drawn, if not where he stands. */
  cell?: number;
  facing?: number;
  class?: string;
}

export function Figure({
  props,
  gladiator,
  cell = gladiator.cell,
  facing = gladiator.facing,
  class: own = '',
}: FigureProps) {
  const node = useRef<SVGGElement>(null);
  const { stage, still } = props;
  const trail = own === '' ? lying(stage, 'trail') : null;
  const walks =
    trail !== null && stage.beat?.name === 'move' && trail.name === nameOfGladiator(gladiator) ? stage.beat : null;
  useLayoutEffect(() => {
    if (walks === null || still || trail === null) return;
    const frames = trail.cells.map((one) => ({ transform: at(props, one) }));
    const walk = node.current?.animate(frames, { duration: walks.lasts, easing: 'linear' });
    return () => walk?.cancel();
  }, [walks?.n]);
  const numeral = NUMERALS[gladiator.seat % 4]!;
  const width = 17 + 12 * numeral.length;
  const turn = turnOf(props, facing);
  // The numeral sits at the back, so that it never covers where he looks; not in a corner, where wounds and nets are shown.
  const back = ((turn + 180 + (turn % 90)) * Math.PI) / 180;
  const isHeavy = ARMATURAE[gladiator.kind]!.weight === HEAVY;
  return (
    <g ref={node} style={{ transform: at(props, cell) }} class={`sk-disc ${own}`} {...HIDDEN}>
      <ellipse cy="5" rx="38" ry="37" class="sk-shadow" />
      <path d="M-21 -27L0 -49L21 -27z" class="sk-notch" transform={`rotate(${turn})`} />
      <circle r="37" fill={`url(#sk-p${(gladiator.seat % 4) + 1})`} class="sk-rim" />
      <circle r="29" fill="url(#sk-bronze)" class={isHeavy ? 'sk-in ju-heavy' : 'sk-in'} />
      <svg x="-22" y="-22" width="44" height="44" viewBox="0 0 512 512" class="sk-ink" aria-hidden="true">
        <path d={emblem(emblemOf(gladiator.kind))} />
      </svg>
      {gladiator.wounds > 0 && (
        <path
          d="M0 -14c7 10 10 14 10 19a10 10 0 0 1-20 0c0-5 3-9 10-19z"
          class="sk-drop"
          transform={markAt(turn, 45)}
        />
      )}
      {gladiator.net >= 0 && (
        <g transform={markAt(turn, 225)} class="ju-net">
          <circle r="14" />
          <svg x="-10" y="-10" width="20" height="20" viewBox="0 0 512 512" aria-hidden="true">
            <path d={net} />
          </svg>
        </g>
      )}
      {own === '' && threatsOn(props.view, nameOfGladiator(gladiator)).length > 0 && (
        <g transform={markAt(turn, 315)} class="ju-threat">
          <circle r="14" />
          <svg x="-10" y="-10" width="20" height="20" viewBox="0 0 512 512" aria-hidden="true">
            <path d={swords} />
          </svg>
        </g>
      )}
      {gladiator.boosts.length > 0 && (
        <g transform={markAt(turn, 135)} class="ju-boost">
          <circle r="14" />
          <text y="7">+{Math.max(...gladiator.boosts.map(({ k }) => k))}</text>
        </g>
      )}
      <g
        transform={`translate(${(37 * Math.sin(back)).toFixed(1)} ${(-37 * Math.cos(back)).toFixed(1)})`}
        class="sk-tag"
      >
        <rect x={-width / 2} y="-14" width={width} height="28" rx="4" />
        <text y="8">{numeral}</text>
      </g>
    </g>
  );
}
