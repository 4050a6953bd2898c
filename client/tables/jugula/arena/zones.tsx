// The zones of one fighter on the sand: front lit, the Danger Zone brightest, sides dashed, rear and back hatched, each
// with what an attacker gains there (JU-2.8 to JU-2.12, JU-13.7 to JU-13.10). Farther squares into which he strikes have a
// dashed gold edge (JU-16.2).

import { type JugulaProps as Props, sayOf, spotOf } from '#client/tables/jugula/props.ts';
import { HIDDEN, UNIT } from '#client/tables/sketch/field-parts.tsx';
import { BACK, dangerZone, FACINGS, FRONT, nextTo, SQUARES, zoneOf } from '#games/jugula/board.ts';
import { type Gladiator, isHindered, reaches } from '#games/jugula/table-things.ts';

const CLASSES = ['front', 'side', 'rear', 'back'];

export const HATCH = (
  <pattern id="ju-rear" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
    <rect width="14" height="14" fill="var(--danger)" fill-opacity=".1" />
    <rect width="3.400" height="14" fill="var(--danger)" fill-opacity=".62" />
  </pattern>
);

interface ZonesProps {
  props: Props;
  /** As he stands, or as he would. */
  gladiator: Gladiator;
  /** Whether squares farther away are shown into which he strikes. */
  far: boolean;
  /** Numbers stand on the squares already. */
  bare: boolean;
}

export function Zones({ props, gladiator, far, bare }: ZonesProps) {
  const { cell, facing } = gladiator;
  // A hindered fighter has no Danger Zone and strikes nobody (JU-16.12, JU-16.14).
  const hindered = isHindered(gladiator);
  const danger = hindered ? -1 : dangerZone(cell, facing);
  const around = Array.from({ length: FACINGS }, (_, way) => nextTo(cell, way)).filter((one) => one >= 0);
  const reach =
    hindered || !far
      ? []
      : Array.from({ length: SQUARES }, (_, one) => one).filter(
          (one) => one !== cell && !around.includes(one) && reaches(gladiator, one),
        );
  return (
    <g class="ju-zones" {...HIDDEN}>
      {reach.map((one) => {
        const { x, y } = spotOf(props, one);
        return <rect key={one} x={x * UNIT - 46} y={y * UNIT - 46} width="92" height="92" class="reach" />;
      })}
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
