// Looking closer: pinch, wheel and drag move the drawing inside its frame. A drag that begins on a hex is no click.

import { useEffect, useRef, useState } from 'preact/hooks';
import { type Point, VIEW, WIDTH } from '#client/tables/gladiatori/geometry.ts';

/** A finger needs a hex of this many pixels. */
const FINGER = 44;
const SLACK = 7;
/** How far from the middle, as a share of the frame, the viewer's own figure may stand, and others. */
const INNER = 0.3;
const OUTER = 0.46;
/** So many hexes are always visible one above the other, however low the frame is. */
const AT_LEAST = 3.2;

export interface Zoom {
  /** Of the group that holds the drawing. */
  transform: string;
  /** How many pixels a unit of the drawing has now. */
  scale: number;
  isClose: boolean;
  /** The point of the drawing in the middle of the frame. */
  middle: Point;
  /** Half of what the frame shows of the drawing, in its units. */
  half: Point;
  /** The whole arena, or as close as a finger needs it. */
  fit(): void;
  near(to: Point): void;
  frame(node: SVGSVGElement | null): void;
}

interface Sight {
  /** The scale compared to the whole arena, and the point of the drawing in the middle of the frame. */
  by: number;
  x: number;
  y: number;
}

const MIDDLE: Point = { x: VIEW.x + VIEW.width / 2, y: VIEW.y + VIEW.height / 2 };
const ALL: Sight = { by: 1, ...MIDDLE };

/** Keeps the arena in the frame. */
function held({ by, x, y }: Sight): Sight {
  const near = Math.min(5, Math.max(1, by));
  const room = (1 - 1 / near) / 2 + 0.06 * (near - 1);
  const clamp = (value: number, middle: number, half: number): number =>
    Math.min(middle + half, Math.max(middle - half, value));
  return { by: near, x: clamp(x, MIDDLE.x, room * VIEW.width), y: clamp(y, MIDDLE.y, room * VIEW.height) };
}

/** What must be in the frame: the viewer's own figure, and the figures a question is about. */
export interface Aims {
  home: Point | null;
  targets: readonly Point[];
  /** Hexes to begin on, before the viewer's own figure is placed. */
  starts: readonly Point[];
  /** The hex that is chosen; null: none. */
  chosen: Point | null;
  /** The question; null: none. */
  about: string | number | null;
}

export function useZoom({ home, targets, starts, chosen, about }: Aims): Zoom {
  const [sight, setSight] = useState<Sight>(ALL);
  const [fitted, setFitted] = useState(1);
  const [size, setSize] = useState<Point>({ x: 0, y: 0 });
  const node = useRef<SVGSVGElement | null>(null);
  const now = useRef(sight);
  now.current = sight;
  const moved = useRef(false);

  /** Pixels per unit that the player wants, whatever the size of the frame; 0: the whole arena. */
  const wanted = useRef(0);
  /** The same, before the frame had to show others. */
  const before = useRef(0);
  const unit = useRef(1);
  const tall = useRef(0);
  const picked = useRef<Point | null>(null);
  picked.current = chosen;

  /** The size of the frame as it is now, which a question may have changed since it was drawn. */
  const framed = (svg: SVGSVGElement): { width: number; height: number } => {
    const { width, height } = svg.getBoundingClientRect();
    if (width > 0 && height > 0) {
      unit.current = Math.min(width / VIEW.width, height / VIEW.height);
      tall.current = height;
    }
    return { width, height };
  };

  const look = (next: Sight): void => {
    const seen = held(next);
    wanted.current = seen.by > 1.05 ? seen.by * unit.current : 0;
    before.current = 0;
    setSight(seen);
  };
  const closeBy = FINGER / (WIDTH * fitted);
  const near = (to: Point): void => look({ by: closeBy, ...to });

  useEffect(() => {
    const svg = node.current;
    if (svg === null) return;
    const measure = (): void => {
      const before = tall.current;
      const { width, height } = framed(svg);
      if (width === 0 || height === 0) return;
      const lost = before === 0 ? 0 : before - height;
      setFitted(unit.current);
      setSize((one) => (one.x === width && one.y === height ? one : { x: width, y: height }));
      // A lower frame shows less of the arena, not a smaller one.
      const by = Math.min(wanted.current, height / (AT_LEAST * WIDTH)) / unit.current;
      if (wanted.current === 0) return;
      const pixels = by * unit.current;
      // The bar grows from below: every hex stays where it was touched, but the chosen one is never under the bar.
      const y = now.current.y - lost / 2 / pixels;
      const foot = y + (height / 2 - FINGER / 2) / pixels;
      // At once: a question that comes with the new frame looks from here.
      now.current = held({ ...now.current, y: y + Math.max(0, (picked.current?.y ?? foot) - foot), by });
      setSight(now.current);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(svg);
    const stop = listen(svg, now, look, moved);
    return () => {
      watch.disconnect();
      stop();
    };
  }, []);

  /** As close as `by`, or as close as all figures in question fit. */
  const around = (points: readonly Point[], by: number): Sight => {
    const { width, height } = node.current!.getBoundingClientRect();
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const [top, foot] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
    const most = Math.min(width / (right - left + 2 * WIDTH), height / (foot - top + 2 * WIDTH)) / unit.current;
    return { by: Math.min(by, most), x: (left + right) / 2, y: (top + foot) / 2 };
  };

  // A phone begins close to the viewer's own figure.
  const small = fitted * WIDTH < FINGER * 0.8 && matchMedia('(pointer: coarse), (max-width: 820px)').matches;
  const begun = useRef(false);
  useEffect(() => {
    if (!small || begun.current || home === null || fitted === 1) return;
    begun.current = true;
    look(around([home, ...targets], closeBy));
  }, [small, home?.x, home?.y, fitted]);

  // Before that it shows the hexes to begin on, each as large as a finger. Where they do not fit into one frame, it shows
  // their middle, and the player drags to the others.
  const placed = useRef(false);
  useEffect(() => {
    if (!small || placed.current || home !== null || starts.length === 0 || fitted === 1) return;
    placed.current = true;
    look({ ...around(starts, closeBy), by: closeBy });
  }, [small, starts.length, fitted]);

  // When the view is close, it follows the viewer's figure towards the edge and shows all figures it may attack.
  useEffect(() => {
    const { by, x, y } = now.current;
    if (home === null || by <= 1.05 || node.current === null) return;
    const { width, height } = framed(node.current);
    const pixels = unit.current * by;
    const isIn = (point: Point, share: number): boolean =>
      Math.abs(point.x - x) * pixels < width * share && Math.abs(point.y - y) * pixels < height * share;
    // What the player wants, though a low frame may show less for a while.
    const kept = wanted.current > 0 ? wanted.current : pixels;
    const close = before.current > 0 ? before.current : kept;
    if (close === kept && isIn(home, INNER) && targets.every((target) => isIn(target, OUTER))) return;
    const next = around([home, ...targets], Math.min(close, height / (AT_LEAST * WIDTH)) / unit.current);
    look(next);
    if (next.by * unit.current < close) before.current = close;
  }, [home?.x, home?.y, about]);

  const { by, x, y } = sight;
  return {
    transform: `translate(${MIDDLE.x - x * by} ${MIDDLE.y - y * by}) scale(${by})`,
    scale: fitted * by,
    isClose: by > 1.05,
    middle: { x, y },
    half: { x: size.x / (2 * fitted * by), y: size.y / (2 * fitted * by) },
    fit: () => look(by > 1.05 ? ALL : { by: Math.max(1.6, closeBy), ...(home ?? MIDDLE) }),
    near,
    frame: (svg) => {
      node.current = svg;
    },
  };
}

function listen(
  svg: SVGSVGElement,
  now: { current: Sight },
  look: (sight: Sight) => void,
  moved: { current: boolean },
): () => void {
  const fingers = new Map<number, Point>();
  let start: Sight = ALL;
  let from: Point = { x: 0, y: 0 };
  let spread = 0;
  const unit = (): number => {
    const { width, height } = svg.getBoundingClientRect();
    return Math.min(width / VIEW.width, height / VIEW.height);
  };
  const centre = (): Point => {
    const all = [...fingers.values()];
    const sum = all.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
    return { x: sum.x / all.length, y: sum.y / all.length };
  };
  const width = (): number => {
    const [a, b] = [...fingers.values()];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
  };
  const begin = (): void => {
    start = now.current;
    from = centre();
    spread = width();
  };
  const down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    if (fingers.size === 0) moved.current = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin();
  };
  const move = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const to = centre();
    if (!moved.current && fingers.size < 2 && Math.hypot(to.x - from.x, to.y - from.y) < SLACK) return;
    if (fingers.size < 2 && start.by <= 1) return;
    moved.current = true;
    const by = start.by * (spread > 0 ? width() / spread : 1);
    const pixels = unit() * by;
    look({ by, x: start.x - (to.x - from.x) / pixels, y: start.y - (to.y - from.y) / pixels });
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size > 0) begin();
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { by, x, y } = now.current;
    look({ by: by * Math.exp(-event.deltaY / 300), x, y });
  };
  const click = (event: MouseEvent): void => {
    if (!moved.current) return;
    moved.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  svg.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  svg.addEventListener('wheel', wheel, { passive: false });
  svg.addEventListener('click', click, true);
  return () => {
    svg.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
    svg.removeEventListener('wheel', wheel);
    svg.removeEventListener('click', click, true);
  };
}
