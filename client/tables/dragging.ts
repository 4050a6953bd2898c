// Dragging a thing of the table to a place of it: the thing itself stays where it lies, a ghost of it goes along. A finger
// that moves along a strip scrolls it (`touch-action: pan-x`); one that leaves the strip drags.

/** So far it is still a click. */
const STILL = 8;
/** So near to the edge of a strip of places the strip scrolls. */
const EDGE = 36;
const STEP = 12;

const placeAt = (x: number, y: number): Element | null =>
  document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null;

/** From the moment a button is pressed until it is released; `drop` gets the name of the place it was released over. */
export function beginDrag(pressed: PointerEvent, drop: (place: string) => void): void {
  if (pressed.button !== 0 || !pressed.isPrimary) return;
  const thing = pressed.currentTarget as HTMLElement;
  const box = thing.getBoundingClientRect();
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;
  const ends = new AbortController();
  const { signal } = ends;
  const lead = (place: Element | null): void => {
    if (place === over) return;
    over?.classList.remove('over');
    place?.classList.add('over');
    over = place;
  };
  const move = ({ clientX, clientY, pointerId }: PointerEvent): void => {
    if (pointerId !== pressed.pointerId) return;
    const [dx, dy] = [clientX - pressed.clientX, clientY - pressed.clientY];
    if (ghost === null && Math.hypot(dx, dy) < STILL) return;
    ghost ??= ghostOf(thing, box);
    ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    const place = placeAt(clientX, clientY);
    lead(place);
    if (place !== null) follow(place, clientX);
  };
  const end = ({ type, clientX, clientY, pointerId }: PointerEvent): void => {
    if (pointerId !== pressed.pointerId) return;
    ends.abort();
    const place = type === 'pointerup' && ghost !== null ? placeAt(clientX, clientY) : null;
    lead(null);
    if (ghost === null) return;
    ghost.remove();
    // What was dragged was not clicked.
    const once = { capture: true, once: true };
    addEventListener('click', stop, once);
    setTimeout(() => removeEventListener('click', stop, once));
    const name = place?.getAttribute('data-drop');
    if (name) drop(name);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

const stop = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

/** On a phone the places may lie in a strip that is wider than the screen. */
function follow(place: Element, x: number): void {
  const strip = place.parentElement;
  if (strip === null || strip.scrollWidth <= strip.clientWidth) return;
  const { left, right } = strip.getBoundingClientRect();
  if (x < left + EDGE) strip.scrollLeft -= STEP;
  else if (x > right - EDGE) strip.scrollLeft += STEP;
}

function ghostOf(thing: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = thing.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '30',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    opacity: '0.8',
    boxShadow: 'var(--sh-2)',
    pointerEvents: 'none',
  });
  document.body.append(ghost);
  return ghost;
}
