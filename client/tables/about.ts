// What a thing of the table means, in a note beside it: under a resting mouse, with the keyboard's focus, and under a finger
// that stays. Screen readers read the same as the thing's description.

/** How long a mouse rests, and a finger stays, before the note opens. */
const REST = 350;
const HOLD = 450;
/** Between the thing and its note, and between the note and the edge of the screen. */
const GAP = 6;

interface About {
  'data-about'?: string;
  'aria-description'?: string;
}

/** The attributes of a thing that is explained; nothing for an empty text. */
export const about = (text: string | null | undefined): About =>
  text ? { 'data-about': text, 'aria-description': text } : {};

let note: HTMLElement | null = null;
let of: Element | null = null;
let waits: ReturnType<typeof setTimeout> | undefined;
/** A finger has stayed: its note is open, and the thing under it is not pressed. */
let held = false;

const explained = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-about]') : null;

/** A note goes with its thing: behind a curtain nothing of a player may stay. */
const gone = typeof document === 'undefined' ? null : new MutationObserver(() => of?.isConnected || close());

function close(): void {
  clearTimeout(waits);
  gone?.disconnect();
  note?.remove();
  [note, of] = [null, null];
}

function open(thing: Element): void {
  close();
  if (!thing.isConnected) return;
  of = thing;
  note = document.createElement('div');
  note.className = 'about-note';
  note.setAttribute('aria-hidden', 'true');
  note.textContent = thing.getAttribute('data-about');
  Object.assign(note.style, {
    position: 'fixed',
    zIndex: '40',
    maxWidth: 'min(320px, 92vw)',
    padding: '7px 11px',
    border: '1.5px solid var(--st-ink)',
    borderRadius: '5px',
    background: 'var(--panel)',
    color: 'var(--ink)',
    font: '500 var(--t-15) / 1.3 var(--f-ui)',
    whiteSpace: 'pre-line',
    boxShadow: 'var(--sh-2)',
    pointerEvents: 'none',
  });
  document.body.append(note);
  gone?.observe(document.body, { childList: true, subtree: true });
  const box = thing.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - GAP));
  const above = box.top - height - GAP;
  note.style.left = `${left}px`;
  note.style.top = `${above >= GAP ? above : Math.min(box.bottom + GAP, innerHeight - height - GAP)}px`;
}

function wait(thing: Element, time: number): void {
  clearTimeout(waits);
  waits = setTimeout(() => {
    held = time === HOLD;
    open(thing);
  }, time);
}

function listen(): void {
  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const thing = explained(target);
    if (thing === null) close();
    else if (thing !== of) wait(thing, REST);
  });
  addEventListener('pointerdown', ({ target, pointerType }) => {
    close();
    held = false;
    const thing = explained(target);
    if (pointerType === 'touch' && thing !== null) wait(thing, HOLD);
  });
  // A finger that moves scrolls or drags; one that was lifted leaves the note to be read until the next touch.
  addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
    if (pointerType === 'touch' && Math.hypot(movementX, movementY) > 3) close();
  });
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, () => clearTimeout(waits));
  addEventListener(
    'click',
    (event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  addEventListener('focusin', ({ target }) => {
    const thing = explained(target);
    if (thing?.matches(':focus-visible')) open(thing);
    else close();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  addEventListener('scroll', close, { capture: true, passive: true });
}

if (typeof document !== 'undefined') listen();
