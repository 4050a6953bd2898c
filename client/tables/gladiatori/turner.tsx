// Turning a planned figure by hand: a ring around it, with a grip where it looks, that can be dragged. Nothing is sent;
// buttons and keys do the same.

import { useRef } from 'preact/hooks';
import { along, at, CENTRES, HIDDEN, round } from '#client/tables/gladiatori/geometry.ts';
import type { Stand } from '#client/tables/gladiatori/props.ts';

interface TurnerProps {
  stand: Stand;
  /** Looks that way, where that is possible. */
  face(facing: number): void;
}

/** The facing nearest to the direction from the middle of a hex to a point of the screen; GL-3.5 counts to the left. */
function facingTo(ring: SVGGElement, event: PointerEvent, { cell }: Stand): number {
  const matrix = (ring.parentNode as SVGGElement).getScreenCTM()!.inverse();
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  const { x, y } = CENTRES[cell]!;
  const angle = Math.atan2(y - point.y, point.x - x);
  return (Math.round((angle * 3) / Math.PI) + 6) % 6;
}

export function Turner({ stand, face }: TurnerProps) {
  const ring = useRef<SVGGElement>(null);
  const turning = useRef(false);
  const grip = along(stand.facing, 26);
  const turn = (event: PointerEvent): void => {
    if (!turning.current) return;
    const facing = facingTo(ring.current!, event, stand);
    if (facing !== stand.facing) face(facing);
  };
  return (
    <g
      ref={ring}
      class="gl-turner"
      transform={at(stand.cell)}
      {...HIDDEN}
      onPointerDown={(event) => {
        // The drawing below would take it for a drag of the arena.
        event.stopPropagation();
        turning.current = true;
        ring.current!.setPointerCapture(event.pointerId);
      }}
      onPointerMove={turn}
      onPointerUp={() => {
        turning.current = false;
      }}
      onPointerCancel={() => {
        turning.current = false;
      }}
    >
      <circle class="ring" r="22" />
      <circle class="grip" cx={round(grip.x)} cy={round(grip.y)} r="6.500" />
    </g>
  );
}
