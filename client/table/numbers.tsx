// Small numbers beside things of the table: what a Veteran advises, and the key that chooses a thing.
//
// They are drawn in a layer of their own, above the table. So a thing may be a card, a hex of a drawing or a button that
// its box clips, and none of them is changed.

import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

export interface Numbered {
  thing: Element;
  text: string;
}

interface Placed {
  text: string;
  x: number;
  y: number;
}

/** Inside the window by so much. */
const EDGE = 12;

/** So many times as wide as high. */
const ROW = 4;

/** Nearer than this two numbers would cover each other. */
const NEAR = 26;

type Corner = 'left' | 'middle';

function placeOf({ thing, text }: Numbered, corner: Corner): Placed[] {
  if (!thing.isConnected || !thing.checkVisibility({ visibilityProperty: true })) return [];
  const { left, right, top, width, height } = thing.getBoundingClientRect();
  const isInside = right > 0 && left < innerWidth && top > 0 && top < innerHeight;
  if (!isInside || width === 0 || height === 0) return [];
  // The list of answers lies over the table: a number there would belong to an answer that it does not mean.
  const list = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.tray') ?? null;
  if (list !== null && !list.contains(thing)) return [];
  // A row of a list has its number inside, at its end: above it would lie on the row before.
  const isRow = corner === 'middle' && width > ROW * height;
  // At the lower edge of a place on a board: above it would lie on the place before.
  const isPlace = corner === 'middle' && thing instanceof SVGElement && thing.ownerSVGElement !== null;
  const at = (wanted: number, part: number): Placed => ({
    text,
    x: Math.round(Math.min(Math.max(wanted, EDGE), innerWidth - EDGE)),
    y: Math.round(Math.max(top + height * part, EDGE)),
  });
  const above = at(
    corner === 'left' ? left : isRow ? right - 14 : (left + right) / 2,
    isPlace ? 0.85 : isRow ? 0.5 : 0,
  );
  // Right above a card of a hand there may be words: it has its number beside its picture.
  const isBeside = corner === 'middle' && thing.hasAttribute('data-number-inside');
  // On a phone the advice lies over the bar and half of the hand: what it covers has no number.
  const seen = (isBeside ? [at(right - 14, 0.5), above] : [above]).find(
    ({ x, y }) => !document.elementFromPoint(x, y)?.closest('.hint-panel'),
  );
  return seen === undefined ? [] : [seen];
}

/** Copies of a card lie so close that they share one number. */
function merged(placed: readonly Placed[]): Placed[] {
  const kept: Placed[] = [];
  for (const one of placed) {
    const near = kept.find(({ x, y }) => Math.abs(x - one.x) < NEAR && Math.abs(y - one.y) < NEAR);
    if (near === undefined) kept.push({ ...one });
    else near.text = [...new Set(`${near.text} ${one.text}`.split(' '))].sort().join(' ');
  }
  return kept;
}

const isSame = (one: readonly Placed[], other: readonly Placed[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function Numbers({ of, corner, kind }: { of: readonly Numbered[]; corner: Corner; kind: string }) {
  const [shown, setShown] = useState<readonly Placed[]>([]);
  const place = (): void => {
    const placed = of.flatMap((one) => placeOf(one, corner));
    const next = corner === 'middle' ? merged(placed) : placed;
    setShown((before) => (isSame(before, next) ? before : next));
  };
  // After every rendering: whatever moved the things has rendered.
  useLayoutEffect(place);
  useEffect(() => {
    const stop = new AbortController();
    for (const name of ['scroll', 'resize', 'transitionend', 'animationend'])
      addEventListener(name, place, { capture: true, passive: true, signal: stop.signal });
    // A click may open or close the list, or take a button away.
    addEventListener('click', () => requestAnimationFrame(place), { signal: stop.signal });
    return () => stop.abort();
  }, [of]);
  if (shown.length === 0) return null;
  return (
    <div class={`thing-numbers ${kind}`} aria-hidden="true">
      {shown.map(({ text, x, y }) => (
        <b key={`${text} ${x} ${y}`} style={`left:${x}px;top:${y}px`}>
          {text.replaceAll(' ', ' · ')}
        </b>
      ))}
    </div>
  );
}
