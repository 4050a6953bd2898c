// What a thing explains about itself: the text of its `data-about`, shown beside it on hover, on keyboard focus and on a
// long press. Screen readers have the same text in the thing's own name or description.

import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Milliseconds before a thing under the pointer, or under a finger, explains itself. */
const HOVER = 350;
const PRESS = 500;
/** A finger that moves farther than this many pixels scrolls. */
const STILL = 10;
/** Between the thing and its explanation, and to the edge of the screen. */
const GAP = 8;

interface Explained {
  text: string;
  of: DOMRect;
}

const explained = signal<Explained | null>(null);
let timer = 0;

const aboutIn = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null;

function explain(thing: HTMLElement): void {
  const text = thing.dataset['about'] ?? '';
  explained.value = text === '' || !thing.isConnected ? null : { text, of: thing.getBoundingClientRect() };
}

function hide(): void {
  clearTimeout(timer);
  if (explained.value !== null) explained.value = null;
}

function later(thing: HTMLElement, delay: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => explain(thing), delay);
}

/** Starts listening; returns what ends it. */
function listen(): () => void {
  const ended = new AbortController();
  const on = <K extends keyof DocumentEventMap>(name: K, act: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(name, act, { signal: ended.signal, capture: true });
  let over: HTMLElement | null = null;
  let finger: { x: number; y: number } | null = null;
  let isHeld = false;
  on('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return;
    const thing = aboutIn(target);
    if (thing === over) return;
    over = thing;
    hide();
    if (thing !== null) later(thing, HOVER);
  });
  on('focusin', ({ target }) => {
    const thing = aboutIn(target);
    hide();
    if (thing !== null && (target as Element).matches(':focus-visible')) explain(thing);
  });
  on('focusout', hide);
  on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    hide();
    isHeld = false;
    const thing = aboutIn(target);
    if (pointerType === 'mouse' || thing === null) return;
    finger = { x: clientX, y: clientY };
    timer = window.setTimeout(() => {
      isHeld = true;
      explain(thing);
    }, PRESS);
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (finger === null || Math.hypot(clientX - finger.x, clientY - finger.y) <= STILL) return;
    finger = null;
    hide();
  });
  const lift = (): void => {
    finger = null;
    if (!isHeld) clearTimeout(timer);
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  // A long press explains and does nothing else.
  on('click', (event) => {
    if (!isHeld) return;
    isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  });
  on('contextmenu', (event) => {
    if (isHeld || finger !== null) event.preventDefault();
  });
  on('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  on('scroll', hide);
  return () => {
    ended.abort();
    hide();
  };
}

/** The one explanation of the page. */
export function About() {
  useEffect(listen, []);
  const box = useRef<HTMLDivElement>(null);
  const shown = explained.value;
  useLayoutEffect(() => {
    const it = box.current;
    if (it === null || shown === null) return;
    const { width, height } = it.getBoundingClientRect();
    const { of } = shown;
    const left = Math.min(Math.max(GAP, of.left + of.width / 2 - width / 2), innerWidth - width - GAP);
    const top = of.top - height - GAP >= 0 ? of.top - height - GAP : Math.min(of.bottom + GAP, innerHeight - height);
    it.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }, [shown]);
  return shown === null ? null : (
    <div ref={box} class="about-pop" aria-hidden="true">
      {shown.text}
    </div>
  );
}
