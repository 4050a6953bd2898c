// The top bar: the house, navigation, and light or dark.

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Sign } from '#client/shell/icon.tsx';
import { at, isTable, route } from '#client/shell/router.ts';
import { openRule } from '#client/shell/rule-drawer.ts';
import { dark, set } from '#client/shell/settings.ts';
import { say, type WordKey } from '#client/words.ts';

/** What a match puts into the top bar; null elsewhere. */
export const topLine = signal<{ game: string; title: string; players: number; extra: ComponentChildren } | null>(null);

const PLACES: readonly [string, WordKey, (parts: readonly string[]) => boolean][] = [
  ['', 'nav.play', (parts) => parts.length === 0 || parts[0] === 'new'],
  ['learn', 'nav.learn', (parts) => parts[0] === 'learn'],
  ['rules/gladiatori', 'nav.rules', (parts) => parts[0] === 'rules'],
];

/** The settings remember the table they were opened from, and lead back to it. */
const settingsFrom = (parts: readonly string[]): string =>
  isTable(parts) ? `settings?from=${encodeURIComponent(parts.join('/'))}` : 'settings';

export function Top() {
  const line = topLine.value;
  const { parts } = route.value;
  return (
    <header class="top">
      <a class="brand" href={at('')} aria-label={say('nav.home')}>
        <svg viewBox="0 0 26 26" aria-hidden="true">
          <circle cx="13" cy="13" r="11" fill="none" stroke="currentColor" stroke-width="2.2" />
          <path d="M9 8v10M17 8v10M9 13h8" fill="none" stroke="currentColor" stroke-width="2.2" />
        </svg>
        <span class="brand-name">Harena</span>
      </a>
      {line === null ? (
        <nav class="nav" aria-label={say('nav.title')}>
          {PLACES.map(([path, key, isHere]) => (
            <a key={path} href={at(path)} aria-current={isHere(parts) ? 'page' : undefined}>
              {say(key)}
            </a>
          ))}
        </nav>
      ) : (
        <>
          <p class="what">
            <b>{line.title}</b>
            <span class="wide">, {say('players', { count: line.players })}</span>
          </p>
          <div class="top-extra">{line.extra}</div>
        </>
      )}
      <div class="r">
        {line !== null && (
          <button type="button" class="tbtn" onClick={() => openRule(line.game, '')}>
            <Sign of="book" /> <span class="wide">{say('nav.rules')}</span>
          </button>
        )}
        <button
          type="button"
          class="tbtn"
          aria-label={dark.value ? say('theme.light') : say('theme.dark')}
          onClick={() => set('theme', dark.value ? 'light' : 'dark')}
        >
          <Sign of={dark.value ? 'sun' : 'moon'} />
        </button>
        <a class="tbtn" href={at(settingsFrom(parts))} aria-label={say('settings.title')}>
          <Sign of="sliders" />
        </a>
      </div>
    </header>
  );
}
