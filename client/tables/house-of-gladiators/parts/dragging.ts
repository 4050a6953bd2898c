// Dragging with a mouse or a pen: the thing itself stays where it lies, a ghost of it goes along. A finger scrolls instead,
// and touches.

/** So far it is still a click. */
const STILL = 8;

const placeAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;

/** From the moment a button is pressed until it is let go; `drop` gets the name of the place it was let go over. */
export function beginDrag(pressed: PointerEvent, drop: (place: string) => void): void {
  if (pressed.pointerType === 'touch' || pressed.button !== 0) return;
  const thing = pressed.currentTarget as HTMLElement;
  const box = thing.getBoundingClientRect();
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  const ends = new AbortController();
  const { signal } = ends;
  const lead = (place: HTMLElement | null): void => {
    if (place === over) return;
    over?.classList.remove('over');
    place?.classList.add('over');
    over = place;
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    const [dx, dy] = [clientX - pressed.clientX, clientY - pressed.clientY];
    if (ghost === null && Math.hypot(dx, dy) < STILL) return;
    ghost ??= ghostOf(thing, box);
    ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    lead(placeAt(clientX, clientY));
  };
  const end = ({ type, clientX, clientY }: PointerEvent): void => {
    ends.abort();
    const place = type === 'pointerup' && ghost !== null ? placeAt(clientX, clientY) : null;
    lead(null);
    if (ghost === null) return;
    ghost.remove();
    // What was dragged was not clicked.
    const once = { capture: true, once: true };
    addEventListener('click', stop, once);
    setTimeout(() => removeEventListener('click', stop, once));
    if (place !== null) drop(place.dataset['drop']!);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

const stop = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

function ghostOf(thing: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = thing.cloneNode(true) as HTMLElement;
  ghost.classList.add('hg-ghost');
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  return ghost;
}
