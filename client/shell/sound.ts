// Synthesised sounds: a horn when it is your turn, a tap when something is done, and those of scenes: dice, a blow,
// coins, wax. Browsers allow no sound before the first click or key.

import { settings } from '#client/shell/settings.ts';

let context: AudioContext | null = null;
let isAllowed = false;

function allow(): void {
  isAllowed = true;
  removeEventListener('pointerdown', allow);
  removeEventListener('keydown', allow);
}
addEventListener('pointerdown', allow);
addEventListener('keydown', allow);

/** Sound waits for the frame: making the first sound takes longer than a click may. */
const AFTER = 30;

interface Tone {
  wave: OscillatorType;
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  /** Seconds from now, and how long. */
  at: number;
  lasts: number;
  loud: number;
}

const SOUNDS = {
  turn: [
    { wave: 'triangle', from: 294, to: 294, at: 0, lasts: 0.22, loud: 0.5 },
    { wave: 'triangle', from: 440, to: 440, at: 0.16, lasts: 0.5, loud: 0.6 },
  ],
  tap: [{ wave: 'square', from: 190, to: 90, at: 0, lasts: 0.06, loud: 0.16 }],
  dice: [
    { wave: 'square', from: 420, to: 180, at: 0, lasts: 0.04, loud: 0.14 },
    { wave: 'square', from: 520, to: 210, at: 0.11, lasts: 0.04, loud: 0.14 },
    { wave: 'square', from: 380, to: 160, at: 0.24, lasts: 0.05, loud: 0.12 },
    { wave: 'square', from: 300, to: 140, at: 0.4, lasts: 0.05, loud: 0.1 },
  ],
  blow: [
    { wave: 'sawtooth', from: 900, to: 320, at: 0, lasts: 0.08, loud: 0.12 },
    { wave: 'sine', from: 130, to: 55, at: 0.05, lasts: 0.22, loud: 0.5 },
  ],
  coin: [
    { wave: 'triangle', from: 1760, to: 1680, at: 0, lasts: 0.09, loud: 0.16 },
    { wave: 'triangle', from: 2350, to: 2250, at: 0.06, lasts: 0.16, loud: 0.14 },
  ],
  wax: [
    { wave: 'sawtooth', from: 260, to: 90, at: 0, lasts: 0.07, loud: 0.22 },
    { wave: 'square', from: 150, to: 70, at: 0.05, lasts: 0.1, loud: 0.14 },
  ],
  card: [{ wave: 'triangle', from: 620, to: 300, at: 0, lasts: 0.07, loud: 0.18 }],
  step: [{ wave: 'sine', from: 170, to: 110, at: 0, lasts: 0.08, loud: 0.25 }],
  crowd: [
    { wave: 'sawtooth', from: 160, to: 210, at: 0, lasts: 0.5, loud: 0.1 },
    { wave: 'sawtooth', from: 214, to: 280, at: 0.04, lasts: 0.55, loud: 0.09 },
  ],
  over: [
    { wave: 'triangle', from: 262, to: 262, at: 0, lasts: 0.3, loud: 0.5 },
    { wave: 'triangle', from: 330, to: 330, at: 0.2, lasts: 0.3, loud: 0.5 },
    { wave: 'triangle', from: 392, to: 392, at: 0.4, lasts: 0.8, loud: 0.6 },
  ],
} as const satisfies { [name: string]: readonly Tone[] };

export type SoundName = keyof typeof SOUNDS;

/** Horns call to the table, other sounds belong to events on it: each group has its own volume. */
const CALLS: readonly SoundName[] = ['turn', 'over'];

export function sound(name: SoundName): void {
  const { muted, volume, turnVolume, effectsVolume } = settings.value;
  const loudness = (volume / 100) * ((CALLS.includes(name) ? turnVolume : effectsVolume) / 100);
  if (isAllowed && !muted && loudness > 0) setTimeout(() => play(SOUNDS[name], loudness), AFTER);
}

function play(tones: readonly Tone[], loudness: number): void {
  context ??= new AudioContext();
  for (const { wave, from, to, at, lasts, loud } of tones) {
    const start = context.currentTime + at;
    const source = new OscillatorNode(context, { type: wave, frequency: from });
    const gain = new GainNode(context, { gain: 0 });
    source.frequency.exponentialRampToValueAtTime(to, start + lasts);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud * loudness * 0.4, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    source.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(start + lasts);
  }
}
