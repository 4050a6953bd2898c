// Keyboard shortcuts of the table. Inside a text box they are ordinary letters.

import { useLayoutEffect } from 'preact/hooks';
import { allowsKey, set, settings } from '#client/shell/settings.ts';
import { pressDigit } from '#client/table/digits.tsx';
import { callBox } from '#client/table/type-box.tsx';
import type { TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Where Space and digits already have a meaning: controls of a page, and of a drawing. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('button, a[href], summary, [role=gridcell], [role=button]');

/** The filled button, where it can be pressed. */
export const FILLED = '.bar .btn.go:not([aria-disabled="true"])';

interface Doings {
  props: TableProps;
  undo(): void;
}

export function useKeys({ props, undo }: Doings): void {
  // In the same frame: a key acts on what is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!allowsKey(event)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (act(event, props, undo)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [props, undo]);
}

/** Carries out a shortcut; returns whether the key is one. */
function act(
  { key, target }: KeyboardEvent,
  { request, draft, plan, openRule, announce }: TableProps,
  undo: () => void,
): boolean {
  if (/^[1-9]$/.test(key)) return pressDigit(key);
  switch (key) {
    case ' ':
      return !isPressed(target) && (click(FILLED) || click('[data-fallback]'));
    case 'Escape':
      if (draft.value === null) return false;
      draft.value = null;
      plan.value = null;
      return true;
    case '?':
      if (request === null) return false;
      openRule(request.clause);
      return true;
    case 'u':
      undo();
      return true;
    case 'm':
      set('muted', !settings.value.muted);
      announce(say(settings.value.muted ? 'sound.off' : 'sound.on'));
      return true;
    case '/':
      callBox();
      return true;
    default:
      return false;
  }
}

function click(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return found !== null;
}
