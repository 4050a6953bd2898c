// What a thing means, in a note beside it: under a resting mouse, with the keyboard's focus, and under a finger that stays.
// Where a thing can do nothing but explain itself (it has the focus and is no control), a touch is enough.
//
// A thing with a text of its own carries `about(text)`. Icons need nothing: what has a name (`aria-label`) and shows no
// words is explained by its name. So no `title` is needed, which is never seen by touch or keyboard.

/** How long a mouse rests, and a finger stays, before the note opens. */
const REST = 350;
const HOLD = 450;
/** Between the thing and its note, and between the note and the edge of the screen. */
const GAP = 6;
/** A picture wider than this is looked at, not asked about. */
const LARGE = 140;

const EXPLAINED = '[data-about], :is(button, a, summary, [role="img"])[aria-label]';

/** Things that are there to be read; one that is barred says so where it was touched (`refused.tsx`). */
const READ = '[data-about][tabindex="0"]:not(button, a, summary, [role="button"], [role="gridcell"], .cannot)';

export interface About {
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
/** The mouse has not moved since it was pressed: what comes to lie under it was not asked about. */
let isStill = false;

/** A note goes with its thing: behind a curtain nothing of a player may stay. */
const gone = typeof document === 'undefined' ? null : new MutationObserver(() => of?.isConnected || close());

/** The thing under the mouse. An icon on a control says no more than the control, which may say more. */
const thingAt = (target: EventTarget | null): Element | null => {
  const thing = target instanceof Element ? target.closest(EXPLAINED) : null;
  return thing?.closest('svg.ic')?.closest('[data-about]:is(button, a, summary)') ?? thing;
};

/** The words about a thing; empty: its own words are there to be read. */
function textOf(thing: Element): string {
  const own = thing.getAttribute('data-about');
  if (own !== null) return own;
  // A place on a board is told by the status line and the bar.
  if (/\p{L}{2}/u.test(thing.textContent ?? '') || thing.closest('.board-box svg') !== null) return '';
  return thing.getBoundingClientRect().width > LARGE ? '' : (thing.getAttribute('aria-label') ?? '');
}

function close(): void {
  clearTimeout(waits);
  gone?.disconnect();
  note?.remove();
  [note, of] = [null, null];
}

/** Puts a note beside its thing, inside the screen: on the side that is wished for, else on the other. */
export function putBeside(what: HTMLElement, thing: Element, side: 'above' | 'below' = 'above'): void {
  const box = thing.getBoundingClientRect();
  const { width, height } = what.getBoundingClientRect();
  const above = box.top - height - GAP;
  const below = box.bottom + GAP;
  const isAbove = side === 'above' ? above >= GAP : below + height + GAP > innerHeight;
  const left = Math.max(GAP, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - GAP));
  what.style.left = `${left}px`;
  what.style.top = `${isAbove ? Math.max(GAP, above) : Math.min(below, innerHeight - height - GAP)}px`;
}

/** Whether a note was opened. */
function open(thing: Element): boolean {
  close();
  // The thing may have gone while the mouse rested on it.
  const text = thing.isConnected ? textOf(thing) : '';
  if (text === '') return false;
  of = thing;
  note = document.createElement('div');
  note.className = 'explain';
  note.setAttribute('aria-hidden', 'true');
  note.textContent = text;
  document.body.append(note);
  gone?.observe(document.body, { childList: true, subtree: true });
  putBeside(note, thing);
  return true;
}

function wait(thing: Element, time: number): void {
  clearTimeout(waits);
  waits = setTimeout(() => {
    held = open(thing) && time === HOLD;
  }, time);
}

function listen(): void {
  const rests = (target: EventTarget | null): void => {
    const thing = thingAt(target);
    if (thing === null) close();
    else if (thing !== of) {
      close();
      wait(thing, REST);
    }
  };
  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch' && !isStill) rests(target);
  });
  addEventListener('pointerdown', ({ target, pointerType }) => {
    close();
    held = false;
    isStill = true;
    const thing = thingAt(target);
    if (pointerType === 'touch' && thing !== null) wait(thing, HOLD);
  });
  // A finger that moves scrolls or drags; one that was lifted leaves the note to be read until the next touch.
  addEventListener('pointermove', ({ target, pointerType, movementX, movementY }) => {
    const moved = Math.hypot(movementX, movementY);
    if (pointerType === 'touch' && moved > 3) close();
    if (pointerType === 'touch' || !isStill || moved === 0) return;
    isStill = false;
    rests(target);
  });
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, () => clearTimeout(waits));
  addEventListener(
    'click',
    (event) => {
      if (!held) {
        const read = event.target instanceof Element ? event.target.closest(READ) : null;
        if (read !== null) open(read);
        return;
      }
      held = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  addEventListener('focusin', ({ target }) => {
    const thing = thingAt(target);
    if (thing?.matches(':focus-visible')) open(thing);
    else close();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  addEventListener('scroll', close, { capture: true, passive: true });
}

if (typeof document !== 'undefined') listen();
