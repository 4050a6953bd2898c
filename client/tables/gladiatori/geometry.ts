// Where the arena's hexes lie on the screen, and the lines around them.
//
// Hexes are pointy-top (GL-3.3): a hex is 44 wide, rows are 38.1 apart.

import { arena } from '#games/gladiatori/board.ts';
import { cellName } from '#games/gladiatori/names.ts';

export const WIDTH = 44;
export const ROW = (WIDTH * Math.sqrt(3)) / 2;
export const RADIUS = WIDTH / Math.sqrt(3);

/** The whole arena in the frame. */
export const VIEW = { x: -374, y: -288, width: 748, height: 576 } as const;
export const FLOOR = { rx: 304, ry: 209 } as const;
export const WALL = { rx: 322, ry: 227 } as const;
export const TRACK = { rx: 348, ry: 253 } as const;

export interface Point {
  x: number;
  y: number;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export const centreOf = (cell: number): Point => {
  const r = arena.r[cell]!;
  return { x: WIDTH * (arena.q[cell]! + r / 2), y: ROW * r };
};
export const CENTRES: readonly Point[] = Array.from({ length: arena.size }, (_, cell) => centreOf(cell));

/** The transform that moves a drawing to the middle of a hex. */
export const at = (cell: number): string => `translate(${round(CENTRES[cell]!.x)} ${round(CENTRES[cell]!.y)})`;

/** GL-3.5: a facing as an angle of the screen in degrees, clockwise from the east. */
export const angleOf = (facing: number): number => -60 * facing;
export const along = (facing: number, length: number): Point => {
  const angle = (angleOf(facing) * Math.PI) / 180;
  return { x: Math.cos(angle) * length, y: Math.sin(angle) * length };
};

/** The corners of a hex around the origin, shrunk by `inset`. */
export function corners(inset = 0): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((60 * i - 90) * Math.PI) / 180;
    return { x: Math.cos(angle) * (RADIUS - inset), y: Math.sin(angle) * (RADIUS - inset) };
  });
}
const outline = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}z`;
export const HEX = outline(corners());
export const HEX_INSIDE = outline(corners(2));

/** Brackets in the corners of a hex: a target is marked by shape, not by colour alone. */
export const BRACKETS = corners(1)
  .map(({ x, y }, i, all) => {
    const [a, b] = [all[(i + 5) % 6]!, all[(i + 1) % 6]!];
    const to = (other: Point, share: number): string =>
      `${round(x + (other.x - x) * share)} ${round(y + (other.y - y) * share)}`;
    return `M${to(a, 0.3)}L${round(x)} ${round(y)}L${to(b, 0.3)}`;
  })
  .join('');

/** Column letter and row, such as D07. */
export const hexName = (cell: number): string => cellName(cell);

/** Where a frame of this middle and half size has its mark for a point outside, so far within its edge; null: it is inside. */
export function edgeOf(point: Point, middle: Point, half: Point, inset: number): Point | null {
  const [x, y] = [point.x - middle.x, point.y - middle.y];
  if (Math.abs(x) <= half.x && Math.abs(y) <= half.y) return null;
  const held = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
  return { x: middle.x + held(x, half.x - inset), y: middle.y + held(y, half.y - inset) };
}

/** A point of an ellipse; `share` runs once around it from the left gate, clockwise. */
export function onEllipse({ rx, ry }: { rx: number; ry: number }, share: number): Point {
  const angle = Math.PI + share * 2 * Math.PI;
  return { x: Math.cos(angle) * rx, y: Math.sin(angle) * ry };
}

/** Lengths along an ellipse, to place things on it at even distances. */
export class Ring {
  private readonly at: number[] = [0];
  readonly length: number;
  private readonly size: { rx: number; ry: number };

  constructor(size: { rx: number; ry: number }, steps = 720) {
    this.size = size;
    let from = onEllipse(size, 0);
    for (let i = 1; i <= steps; i++) {
      const to = onEllipse(size, i / steps);
      this.at.push(this.at[i - 1]! + Math.hypot(to.x - from.x, to.y - from.y));
      from = to;
    }
    this.length = this.at[steps]!;
  }

  /** The share of the angle at which `part` (0 to 1) of the length is reached. */
  shareAt(part: number): number {
    const want = (((part % 1) + 1) % 1) * this.length;
    let low = 0;
    let high = this.at.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.at[middle]! <= want) low = middle;
      else high = middle;
    }
    const span = this.at[high]! - this.at[low]! || 1;
    return (low + (want - this.at[low]!) / span) / (this.at.length - 1);
  }

  /** The point at `part` of the length, moved outwards by `out`. */
  point(part: number, out = 0): Point {
    const share = this.shareAt(part);
    const { rx, ry } = this.size;
    return onEllipse({ rx: rx + out, ry: ry + out }, share);
  }
}

/** A meander that runs around the wall as one line; a unit is drawn in tenths of its length and height. */
export function meander(inner: { rx: number; ry: number }, height: number, units: number): string {
  const ring = new Ring(inner);
  const unit: readonly [number, number][] = [
    [0, 0],
    [0, 9],
    [8, 9],
    [8, 3],
    [4, 3],
    [4, 6],
  ];
  const path: string[] = [];
  for (let i = 0; i < units; i++) {
    const put = (x: number, y: number, pen: string): void => {
      const { x: px, y: py } = ring.point((i + x / 10) / units, (y / 10) * height);
      path.push(`${pen}${round(px)} ${round(py)}`);
    };
    for (const [k, [x, y]] of unit.entries()) put(x, y, k === 0 ? 'M' : 'L');
    put(0, 0, 'M');
    put(10, 0, 'L');
  }
  return path.join('');
}

/** GL-12.10: the two corners of a hex that are outermost as seen from a point. */
export function flanks(from: Point, cell: number): [Point, Point] {
  const { x, y } = CENTRES[cell]!;
  const base = Math.atan2(y - from.y, x - from.x);
  const seen = corners().map((corner) => {
    const point = { x: x + corner.x, y: y + corner.y };
    const turn = Math.atan2(point.y - from.y, point.x - from.x) - base;
    return { point, turn: Math.atan2(Math.sin(turn), Math.cos(turn)) };
  });
  seen.sort((a, b) => a.turn - b.turn);
  return [seen[0]!.point, seen[5]!.point];
}

/** For drawings whose meaning is also said in words. */
export const HIDDEN = { 'aria-hidden': true } as const;
