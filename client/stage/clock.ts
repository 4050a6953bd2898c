// Time as the stage needs it. Tests bring a clock of their own, which they turn by hand.

export interface Timer {
  /** Does something after so many milliseconds; the result calls it off. */
  after(milliseconds: number, act: () => void): () => void;
}

export const realClock: Timer = {
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
