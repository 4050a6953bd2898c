// The settings of this browser. They are stored in the browser and sent nowhere.

import { computed, effect, signal } from '@preact/signals';
import type { Language } from '#engine/game.ts';

export interface Settings {
  /** Null: the browser's. */
  language: Language | null;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'less';
  /** When an answer needs a second click: always, or only where it has several parts. */
  confirm: 'always' | 'parts';
  /** Against bots alone: whether the only possible answer is given automatically. */
  forced: 'given' | 'asked';
  /** Whether bots with a character say something now and then. */
  botLines: boolean;
  /** The player's name at a table. */
  name: string;
  /** Mute, whatever the volumes are. */
  muted: boolean;
  /** From 0 to 100. */
  volume: number;
  turnVolume: number;
  effectsVolume: number;
  /** Milliseconds that a bot in this browser takes for a decision. */
  pace: number;
  /** Whether the box for typed answers is open. */
  typing: boolean;
  /** Whether single keys are shortcuts wherever the focus is; in the board they always are. */
  shortcuts: boolean;
  textSize: 'normal' | 'large';
  /** The game played last. */
  game: string;
}

const KEY = 'harena.settings';
const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  motion: 'system',
  confirm: 'parts',
  forced: 'given',
  botLines: true,
  name: '',
  muted: false,
  volume: 60,
  turnVolume: 80,
  effectsVolume: 50,
  pace: 500,
  typing: false,
  shortcuts: true,
  textSize: 'normal',
  game: 'gladiatori',
};

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...DEFAULTS, ...(typeof kept === 'object' && kept !== null ? kept : {}) };
  } catch {
    return DEFAULTS;
  }
}

export const settings = signal<Settings>(read());

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [key]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Storage is full or blocked: the choice lasts until the page is left.
  }
}

/** Whether a key may be a shortcut where it was pressed. Arrows, Esc and the like always may. */
export function allowsKey({ key, target }: KeyboardEvent): boolean {
  if (key.length > 1 || settings.value.shortcuts) return true;
  return target instanceof Element && target.closest('.board-box, .hand-box') !== null;
}

const LANGUAGES: readonly Language[] = ['en', 'fr', 'it'];
const spoken = (): Language => {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.find((one) => one === tag) ?? [])[0] ?? 'en';
};
export const language = computed<Language>(() => settings.value.language ?? spoken());

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const systemDark = signal(darkSystem.matches);
darkSystem.addEventListener('change', ({ matches }) => {
  systemDark.value = matches;
});
export const dark = computed(() => {
  const { theme } = settings.value;
  return theme === 'dark' || (theme === 'system' && systemDark.value);
});

const stillSystem = matchMedia('(prefers-reduced-motion: reduce)');
const systemStill = signal(stillSystem.matches);
stillSystem.addEventListener('change', ({ matches }) => {
  systemStill.value = matches;
});
export const still = computed(() => settings.value.motion === 'less' || systemStill.value);

effect(() => {
  const { dataset } = document.documentElement;
  dataset['theme'] = dark.value ? 'dark' : 'light';
  dataset['motion'] = still.value ? 'less' : 'full';
  dataset['text'] = settings.value.textSize;
  document.documentElement.lang = language.value;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark.value ? '#1C1714' : '#F4EDE0');
});
