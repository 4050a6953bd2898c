// The keys 1 to 9 choose what can be touched now: answers of the list, else things of the table, else buttons of the bar.
//
// Whatever stands for an answer says so with `aria-pressed`, or is marked `can`; nothing else is needed of a table. Answers
// of a list always show their numbers, things on the table once a key was pressed: a mouse needs none.

import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type Numbered, Numbers } from '#client/table/numbers.tsx';

const DIGITS = 9;

/** Things that stand for an answer. Switches of the view, such as a zoom, do not: a table marks them, or the box around them. */
const TOUCHED = ':is([aria-pressed], button.can, g.can):not([aria-disabled="true"], [data-switch], [data-switch] *)';
const BUTTONS = '.bar [data-choice]:not([aria-disabled="true"])';

const seen = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));

/** What the digits choose, in their order. */
export function digitThings(): Element[] {
  // A component that numbers its answers itself knows best.
  const own = seen('[data-digit]');
  if (own.length > 0) {
    const by: Element[] = [];
    for (const one of own) by[Number(one.getAttribute('data-digit')) - 1] ??= one;
    return by;
  }
  const listed = seen(`.tray ${TOUCHED}`);
  if (listed.length > 0) return listed.slice(0, DIGITS);
  const things = seen(`.table-main ${TOUCHED}`);
  // In a large arena numbers would cover it; there arrow keys lead from place to place.
  const numbered = things.length > DIGITS ? things.filter((one) => one instanceof HTMLElement) : things;
  return [...numbered, ...seen(BUTTONS)].slice(0, DIGITS);
}

/** Presses what a digit stands for; false: nothing. */
export function pressDigit(key: string): boolean {
  const thing = digitThings()[Number(key) - 1];
  if (thing === undefined) return false;
  // A part of a drawing has no `click`.
  if (thing instanceof HTMLElement) thing.click();
  else thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return true;
}

/** Whether the player uses the keyboard now. */
const isKeyed = signal(false);

/**
 * The numbers beside the things, for a player who uses the keyboard. `asked` and `drafted`: with them other things can be
 * chosen, and the table draws them a moment later.
 */
export function Digits({ asked, drafted }: { asked: unknown; drafted: unknown }) {
  const [shown, setShown] = useState<readonly Numbered[]>([]);
  const [, setTouched] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const set = (value: boolean) => (): void => {
      isKeyed.value = value;
    };
    addEventListener('keydown', set(true), { signal: stop.signal });
    addEventListener('pointerdown', set(false), { signal: stop.signal });
    // A key may open a card without choosing anything yet.
    addEventListener('keyup', () => requestAnimationFrame(() => setTouched((count) => count + 1)), {
      signal: stop.signal,
    });
    return () => stop.abort();
  }, []);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTouched((count) => count + 1));
    return () => cancelAnimationFrame(frame);
  }, [asked, drafted]);
  const keyed = isKeyed.value;
  useLayoutEffect(() => {
    const next = !keyed
      ? []
      : digitThings().flatMap((thing, i) =>
          thing.matches('.opt[data-digit]') ? [] : [{ thing, text: String(i + 1) }],
        );
    setShown((before) =>
      before.length === next.length && before.every(({ thing }, i) => thing === next[i]!.thing) ? before : next,
    );
  });
  return <Numbers of={shown} corner="left" kind="digits" />;
}
