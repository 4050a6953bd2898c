// The zones of one fighter on the sand: front lit, the Danger Zone brightest, sides dashed, rear and back hatched, each
// with what an attacker gains there (JU-2.8 to JU-2.12, JU-13.7 to JU-13.10).

import { type JugulaProps as Props, sayOf, spotOf } from '#client/tables/jugula/props.ts';
import { HIDDEN, UNIT } from '#client/tables/sketch/field-parts.tsx';
import { BACK, dangerZone, FACINGS, FRONT, nextTo, zoneOf } from '#games/jugula/board.ts';

const CLASSES = ['front', 'side', 'rear', 'back'];

export const HATCH = (
  <pattern id="ju-rear" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
    <rect width="14" height="14" fill="var(--danger)" fill-opacity=".1" />
    <rect width="3.400" height="14" fill="var(--danger)" fill-opacity=".62" />
  </pattern>
);

interface ZonesProps {
  props: Props;
  cell: number;
  facing: number;
  /** A hindered fighter has no Danger Zone (JU-16.14). */
  hindered: boolean;
  /** Numbers stand on the squares already. */
  bare: boolean;
}

export function Zones({ props, cell, facing, hindered, bare }: ZonesProps) {
  const danger = hindered ? -1 : dangerZone(cell, facing);
  const around = Array.from({ length: FACINGS }, (_, way) => nextTo(cell, way)).filter((one) => one >= 0);
  return (
    <g class="ju-zones" {...HIDDEN}>
      {around.map((one) => {
        const { x, y } = spotOf(props, one);
        const zone = zoneOf(cell, facing, one);
        const isDanger = one === danger;
        return (
          <g key={one} transform={`translate(${x * UNIT} ${y * UNIT})`}>
            <rect x="-48" y="-48" width="96" height="96" class={isDanger ? 'danger' : CLASSES[zone]} />
            {zone !== FRONT && !bare && (
              <text y="10" class={zone === BACK ? 'r' : ''}>
                +{zone}
              </text>
            )}
            {isDanger && !bare && (
              <text y="8" class="dz">
                {sayOf(props)('zone.danger')}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
