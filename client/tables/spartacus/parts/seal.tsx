// A wax seal with its owner's emblem: whole, or broken in two halves that stay beside what it hid.

import { Icon } from '#client/shell/icon.tsx';

/** The rim of a drop of wax. */
const BLOB =
  'M50 3c9 0 13 6 21 8s14 1 19 8 2 13 4 20 5 11 2 19-9 10-13 17-3 14-11 18-15 1-22 4-12 5-19 1-10-9-17-12-13-4-15-12 2-13 1-20S0 43 3 35s9-9 13-16 5-12 13-14 14-2 21-2z';

export function Seal({ emblem, isBroken }: { emblem: string; isBroken: boolean }) {
  return (
    <span class={`seal sp-seal${isBroken ? ' broken' : ''}`} aria-hidden="true">
      <svg class="blob" viewBox="0 0 100 100" aria-hidden="true">
        <path class="sp-wax-rim" d={BLOB} />
        <path class="sp-wax-in" d={BLOB} transform="translate(9.500 9.500) scale(.81)" />
      </svg>
      <Icon of={emblem} />
    </span>
  );
}
