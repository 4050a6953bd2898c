// Timers as the stage needs them. Tests use a clock that they advance by hand.

export interface Timer {
  /** Does something after so many milliseconds; the returned function cancels it. */
  after(milliseconds: number, act: () => void): () => void;
}

export const realClock: Timer = {
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
