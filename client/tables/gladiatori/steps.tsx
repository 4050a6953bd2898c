// Less and more of something that goes into a value, with the number between them.

import type { ComponentChildren } from 'preact';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';

interface StepsProps {
  props: Props;
  /** What there is less or more of. */
  what: string;
  now: number;
  min: number;
  max: number;
  change(to: number): void;
  /** The number as it is shown. */
  children: ComponentChildren;
}

export function Steps({ props, what, now, min, max, change, children }: StepsProps) {
  const say = sayOf(props);
  return (
    <>
      <button
        type="button"
        aria-label={say('less', { what })}
        aria-disabled={now <= min}
        onClick={() => now > min && change(now - 1)}
      >
        −
      </button>
      <output>{children}</output>
      <button
        type="button"
        aria-label={say('more', { what })}
        aria-disabled={now >= max}
        onClick={() => now < max && change(now + 1)}
      >
        +
      </button>
    </>
  );
}
