// What a Power does, told when it is used: the message of the event, which chooses its text by the Power.

import { DEEP_WOUNDS, DELAY, LEAP, LUNGE, POWER, RESISTANCE, WRESTLING } from '#games/gladiatori/cards.ts';

/** One text for every Power that the event tells of; `{points}` is how much of it was used. */
export interface PowerTexts {
  lunge: string;
  leap: string;
  deepWounds: string;
  wrestling: string;
  delay: string;
  resistance: string;
  other: string;
}

export const powerUsed = (texts: PowerTexts): string => {
  const forms: readonly [number, string][] = [
    [LUNGE, texts.lunge],
    [LEAP, texts.leap],
    [DEEP_WOUNDS, texts.deepWounds],
    [WRESTLING, texts.wrestling],
    [DELAY, texts.delay],
    [RESISTANCE, texts.resistance],
  ];
  const chosen = forms.map(([power, text]) => `${POWER + power} {${text}}`).join(' ');
  return `{seat} {power, select, ${chosen} other {${texts.other}}}`;
};
