// An emblem: `import galea from 'icon:galea'`, then <Icon of={galea} />. Beside words it is decorative; alone it needs a
// name.

interface IconProps {
  of: string;
  /** Its meaning, where no word beside it says so. */
  name?: string;
  class?: string;
}

/** A drawing with a name is a picture; one without is an ornament. */
const naming = (name: string | undefined) =>
  name === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': name };

export function Icon({ of, name, class: classes = '' }: IconProps) {
  return (
    <svg class={`ic ${classes}`} viewBox="0 0 512 512" {...naming(name)}>
      <path d={of} />
    </svg>
  );
}

/** Signs of the interface, drawn for Harena in a field of 24 by 24 with a line of 2. */
const SIGNS = {
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1',
  sliders: 'M3 6h10M19 6h2M3 12h2M11 12h10M3 18h8M17 18h4M16 3.5v5M8 9.5v5M14 15.5v5',
  undo: 'M5 9h9a5.5 5.5 0 0 1 0 11H9M5 9l4.5-4.5M5 9l4.5 4.5',
  book: 'M12 6.5C10 4.7 7 4.3 3.5 4.5v14c3.5-.2 6.5.2 8.5 2 2-1.8 5-2.2 8.5-2v-14C17 4.3 14 4.7 12 6.500zM12 6.500v14',
  list: 'M8.5 6H21M8.5 12H21M8.5 18H21M3.5 6h.6M3.5 12h.6M3.5 18h.6',
  talk: 'M4 4.500h16v11H10.500L6 20v-4.500H4z',
  hand: 'M5 5.500l7-2 5 14-7 2zM14.5 5.500l5 .5-1.5 12',
  table: 'M3.5 5h17v14h-17zM3.5 10h17M9.5 10v9',
  hexagon: 'M12 2.500l8.2 4.750v9.500L12 21.500l-8.2-4.750v-9.500z',
  close: 'M5.5 5.500l13 13M18.5 5.500l-13 13',
  check: 'M4 12.500l5.5 5.500L20 6.5',
  left: 'M15 4.500L7.5 12l7.5 7.5',
  right: 'M9 4.500l7.5 7.500L9 19.5',
  down: 'M4.5 9l7.5 7.500L19.5 9',
  up: 'M4.5 15L12 7.500l7.5 7.5',
  first: 'M6 5v14M19 5l-8 7 8 7',
  last: 'M18 5v14M5 5l8 7-8 7',
  play: 'M7 4.500l12 7.5-12 7.500z',
  pause: 'M8 5v14M16 5v14',
  link: 'M9.5 14.500l5-5M11 7l2.5-2.500a4 4 0 0 1 6 6L17 13M13 17l-2.5 2.500a4 4 0 0 1-6-6L7 11',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.500L21 21',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  eye: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  offline: 'M3 3l18 18M5 12a10 10 0 0 1 3-2M19 12a10 10 0 0 0-5-2.800M9 16a5 5 0 0 1 6 0M12 20h.01',
  turnLeft: 'M12 8l6 3.500v7L12 22l-6-3.500v-7zM17.500 4.500A8.500 8.500 0 0 0 4 5.500M3.500 1.500l.500 4 4-.500',
  turnRight: 'M12 8l6 3.500v7L12 22l-6-3.500v-7zM6.500 4.500A8.500 8.500 0 0 1 20 5.500M20.500 1.500l-.500 4-4-.500',
  keyboard: 'M2.5 6h19v12h-19zM6 10h.6M10 10h.6M14 10h.6M18 10h.6M7 14h10',
} as const;

export type SignName = keyof typeof SIGNS;

export function Sign({ of, name, class: classes = '' }: { of: SignName; name?: string; class?: string }) {
  return (
    <svg class={`ic sign ${classes}`} viewBox="0 0 24 24" {...naming(name)}>
      <path d={SIGNS[of]} />
    </svg>
  );
}
