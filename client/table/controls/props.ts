// What every control of a request is given.

import type { Choice, Request } from '#engine/requests/request.ts';
import type { Telling } from '#telling/telling.ts';

export interface ControlProps<R extends Request = Request> {
  request: R;
  /** The draft so far. */
  value: Choice | null;
  change(choice: Choice | null): void;
  /** Sends a complete answer with one click; missing where a second click is needed, or inside a form. */
  commit?: ((choice: Choice) => void) | undefined;
  telling: Telling;
  openRule(clause: string): void;
  /** A unique id on the page. */
  name: string;
}
