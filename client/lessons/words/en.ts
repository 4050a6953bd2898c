// The lessons in English: what is the same in all of them.

export const en = {
  title: 'A first match',
  step: 'Step {n} of {steps}',
  wait: '{name} decides; look at the table.',
  show: 'Show me',
  'show.why': 'Puts it on the table for you; you still press the filled button yourself.',
  there: 'Go to it',
  why: 'Why?',
  back: 'One step back',
  'back.few': 'Back',
  other: 'That is possible later. In this step do what it says.',
  astray: 'That leads elsewhere. Take steps back until you stand at the goal.',
  again: 'Begin again',
  close: 'Play on',
  won: 'See how it was won',
} as const;
