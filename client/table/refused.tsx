// Why something cannot be done, beside what was touched: a note that goes with the next touch. Screen readers are told by
// the bar, or by the announcement here.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { putBeside } from '#client/shell/explain.ts';
import { reasonText } from '#client/table/refusals.ts';
import type { Sitting } from '#client/table/sitting.ts';
import type { TableProps } from '#client/tables/table.ts';

interface Shown {
  thing: Element;
  text: string;
}

const TOUCHED = 'button, a, summary, input, [role="button"], [role="gridcell"]';
/** Things that say themselves why they cannot be chosen, in the last line of what they tell. */
const BARRED = '.table-main :is([aria-disabled="true"], .cannot)[data-about]';

interface RefusedProps {
  props: TableProps;
  sitting: Sitting;
  /** The table says itself why its things cannot be chosen. */
  callouts: boolean;
}

export function Refused({ props, sitting, callouts }: RefusedProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const touched = useRef<Element | null>(null);
  const { announce } = props;
  useEffect(() => {
    const note = ({ target }: Event): void => {
      touched.current = target instanceof Element ? target.closest(TOUCHED) : null;
      setShown(null);
    };
    const click = ({ target }: Event): void => {
      const thing = target instanceof Element ? target.closest(BARRED) : null;
      if (thing === null || callouts) return;
      const text = thing.getAttribute('data-about')!.split('\n').at(-1)!;
      setShown({ thing, text });
      announce(text);
    };
    const stop = new AbortController();
    const listening = { capture: true, signal: stop.signal };
    document.addEventListener('pointerdown', note, listening);
    document.addEventListener('keydown', note, listening);
    document.addEventListener('click', click, listening);
    return () => stop.abort();
  }, [announce, callouts]);
  const refused = sitting.refusal.value;
  useEffect(() => {
    const thing = touched.current;
    if (refused !== null && thing?.isConnected) setShown({ thing, text: reasonText(props.telling, refused) });
  }, [refused]);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (note.current !== null && shown?.thing.isConnected) putBeside(note.current, shown.thing, 'below');
  });
  if (shown === null || !shown.thing.isConnected) return null;
  return (
    <div ref={note} class="refused-note" aria-hidden="true">
      {shown.text}
    </div>
  );
}
