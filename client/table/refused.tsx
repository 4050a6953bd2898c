// Why something cannot be done, beside what was touched: a note that goes with the next touch. Screen readers are told by
// the bar, or by the announcement here.

import { useEffect, useRef, useState } from 'preact/hooks';
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
/** Gladiatori has callouts of its own. */
const OWN_CALLOUTS = '.of-gladiatori';

const ROOM = 80;
const GAP = 8;

export function Refused({ props, sitting }: { props: TableProps; sitting: Sitting }) {
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
      if (thing === null || thing.closest(OWN_CALLOUTS) !== null) return;
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
  }, [announce]);
  const refused = sitting.refusal.value;
  useEffect(() => {
    const thing = touched.current;
    if (refused !== null && thing?.isConnected) setShown({ thing, text: reasonText(props.telling, refused) });
  }, [refused]);
  if (shown === null || !shown.thing.isConnected) return null;
  const { left, right, top, bottom } = shown.thing.getBoundingClientRect();
  const isAbove = bottom > innerHeight - ROOM;
  const place = isAbove ? `bottom:${Math.round(innerHeight - top + GAP)}px` : `top:${Math.round(bottom + GAP)}px`;
  return (
    <div class="refused-note" aria-hidden="true" style={`--x:${Math.round((left + right) / 2)}px;${place}`}>
      {shown.text}
    </div>
  );
}
