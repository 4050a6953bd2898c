// The viewer's own cards, below the field. An opened card takes their place, and their names stay above it as tabs, so
// that nothing ever covers the field.

import { useEffect, useRef } from 'preact/hooks';
import { optionsAt } from '#client/tables/sketch/choosing.ts';
import { Cards } from '#client/tables/sketch/stand.tsx';
import type { At } from '#client/tables/sketch/table.ts';
import { isReading, Uses } from '#client/tables/sketch/uses.tsx';
import type { Group } from '#games/shared/table.ts';

/** Whether a card of the hand can be chosen now. */
const isWanted = (at: At, held: readonly Group[]): boolean =>
  held.some(({ cards }) => cards.some(({ keys }) => optionsAt(at.choosing, keys).length > 0));

function bringIntoSight(box: HTMLElement | null): void {
  const card = box?.querySelector('.can') ?? null;
  if (box === null || card === null || box.scrollWidth <= box.clientWidth) return;
  const { left, width } = card.getBoundingClientRect();
  box.scrollLeft += left - box.getBoundingClientRect().left - (box.clientWidth - width) / 2;
}

export function HandView({ at }: { at: At }) {
  const held = at.sketch.stands[at.home]?.groups.filter(({ as }) => as === 'cards') ?? [];
  const count = held.reduce((sum, { cards }) => sum + cards.length, 0);
  const wanted = isWanted(at, held);
  const box = useRef<HTMLDivElement>(null);
  const asked = at.props.request?.id ?? null;
  // On a phone the hand may be wider than the screen: scroll to what can be played.
  useEffect(() => {
    if (!wanted || asked === null) return;
    const frame = requestAnimationFrame(() => bringIntoSight(box.current));
    return () => cancelAnimationFrame(frame);
  }, [wanted, asked]);
  const isFolded = isReading(at);
  if (count === 0 && !isFolded) return null;
  return (
    <>
      {count > 0 && (
        <div ref={box} class={`sk-hand${isFolded ? ' folded' : ''}${wanted ? '' : ' idle'}`} style={{ '--n': count }}>
          {held.map((group) => (
            <Cards key={group.title} at={at} group={group} />
          ))}
        </div>
      )}
      <Uses at={at} />
    </>
  );
}
