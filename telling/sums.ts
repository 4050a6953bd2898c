// The parts of a computed number, as a line.

import type { Part } from '#engine/event.ts';
import type { Words } from '#engine/game.ts';

/** `blow 3 + die 5 − stand 4`, and `wound −1` where the first takes away; parts of 0 are left out. */
export const sumText = (words: Words, parts: readonly Part[]): string =>
  parts
    .filter((part) => part.value !== 0)
    .map(({ label, value }, i) => {
      const name = words[`part.${label}`] ?? words[label] ?? label;
      const named = /\d$/.test(name) ? `${name}:` : name;
      const size = Math.abs(value);
      if (i === 0) return `${named} ${value < 0 ? '−' : ''}${size}`;
      return `${value < 0 ? '−' : '+'} ${named} ${size}`;
    })
    .join(' ');
