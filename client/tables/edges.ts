// A strip that is wider than its place shows at which side more of it lies: `data-more` is `before`, `after` or `both`,
// and its style fades that edge. With every new question what can be chosen comes into view.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A pixel or two are no more than rounding. */
const SLACK = 4;

const sideOf = ({ scrollLeft, scrollWidth, clientWidth }: Element): string => {
  const isBefore = scrollLeft > SLACK;
  const isAfter = scrollLeft + clientWidth < scrollWidth - SLACK;
  return isBefore ? (isAfter ? 'both' : 'before') : isAfter ? 'after' : '';
};

/** For a strip whose things carry `can`; `asked` is the question that lights them. */
export function useEdges<E extends HTMLElement>(asked: unknown): RefObject<E | null> {
  const strip = useRef<E>(null);
  const mark = (): void => {
    const { current } = strip;
    const side = current === null ? '' : sideOf(current);
    if (side === '') current?.removeAttribute('data-more');
    else current!.setAttribute('data-more', side);
  };
  useEffect(() => {
    const { current } = strip;
    if (current === null) return;
    const watched = new ResizeObserver(mark);
    watched.observe(current);
    current.addEventListener('scroll', mark, { passive: true });
    return () => {
      watched.disconnect();
      current.removeEventListener('scroll', mark);
    };
  }, []);
  useEffect(() => {
    const { current } = strip;
    const first = current?.querySelector('.can');
    if (current == null || first == null) return;
    const [place, thing] = [current.getBoundingClientRect(), first.getBoundingClientRect()];
    const isSeen = thing.left >= place.left && thing.right <= place.right;
    if (!isSeen) current.scrollLeft += thing.left - place.left - SLACK;
  }, [asked]);
  // What lies in it may have changed with any rendering.
  useEffect(mark);
  return strip;
}
