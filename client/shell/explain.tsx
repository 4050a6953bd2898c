// What an icon means: its name in words, beside it, under the pointer, with the keyboard's focus, and on a long press.
//
// Everything that has a name and shows no words (`aria-label`), or that carries `data-tells`, explains itself here, so no
// `title` is needed: that one is never seen by touch or keyboard. Screen readers know the name already.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

interface Told {
  thing: Element;
  text: string;
  /** The middle of what is explained, and its edges, in the window. */
  x: number;
  top: number;
  bottom: number;
}

const NAMED = '[data-tells], :is(button, a, summary, [role="img"])[aria-label]';
/** Milliseconds under the pointer, and under a finger. */
const REST = 350;
const PRESS = 500;
/** Wider than this is no icon. */
const LARGE = 140;
/** Below this height there is no room above. */
const ROOM = 64;

const told = signal<Told | null>(null);

/** What is to be said about the thing under an event; null: nothing, or its words are there to be read. */
function toldOf(target: EventTarget | null): Told | null {
  const thing = target instanceof Element ? target.closest(NAMED) : null;
  if (thing === null) return null;
  const said = thing.getAttribute('data-tells');
  // A place on a board is told by the status line and the bar.
  if (said === null && (/\p{L}{2}/u.test(thing.textContent ?? '') || thing.closest('.board-box svg') !== null))
    return null;
  const text = said ?? thing.getAttribute('aria-label') ?? '';
  if (text === '') return null;
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  // A large picture is looked at, not asked about.
  if (said === null && right - left > LARGE) return null;
  return { thing, text, x: (left + right) / 2, top, bottom };
}

export function Explain() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (target: EventTarget | null, after: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        told.value = toldOf(target);
      }, after);
    };
    const hide = (): void => {
      clearTimeout(timer);
      told.value = null;
    };
    const over = (event: PointerEvent): void => {
      hide();
      if (event.pointerType === 'mouse') soon(event.target, REST);
    };
    const down = (event: PointerEvent): void => {
      hide();
      if (event.pointerType === 'touch') soon(event.target, PRESS);
    };
    const focus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) told.value = toldOf(target);
    };
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    const stop = new AbortController();
    const { signal: until } = stop;
    document.addEventListener('pointerover', over, { signal: until });
    document.addEventListener('pointerdown', down, { signal: until });
    document.addEventListener('pointercancel', hide, { signal: until });
    document.addEventListener('focusin', focus, { signal: until });
    document.addEventListener('focusout', hide, { signal: until });
    document.addEventListener('keydown', press, { signal: until });
    document.addEventListener('scroll', hide, { signal: until, capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  const now = told.value;
  // It goes with its thing: behind a curtain nothing of a player may stay.
  useEffect(() => {
    if (now === null) return;
    const gone = new MutationObserver(() => {
      if (!now.thing.isConnected) told.value = null;
    });
    gone.observe(document.body, { childList: true, subtree: true });
    return () => gone.disconnect();
  }, [now]);
  if (now === null) return null;
  const isAbove = now.top > innerHeight - ROOM;
  const place = isAbove ? `bottom:${innerHeight - now.top + 8}px` : `top:${now.bottom + 8}px`;
  return (
    <div class="explain" aria-hidden="true" style={`--x:${Math.round(now.x)}px;${place}`}>
      {now.text}
    </div>
  );
}
