// The muted players of a match, by name: stored in this browser, and nobody is notified.

import { type Signal, signal } from '@preact/signals';

const keyOf = (match: string): string => `harena.muted.${match}`;
const known = new Map<string, Signal<readonly string[]>>();

function read(match: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(match)) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** The names that are muted in a match, wherever that is shown. */
export function mutedIn(match: string): Signal<readonly string[]> {
  const muted = known.get(match) ?? signal<readonly string[]>(read(match));
  known.set(match, muted);
  return muted;
}

/** Mutes a player, or ends that. */
export function mute(match: string, name: string): void {
  const muted = mutedIn(match);
  const names = muted.value;
  muted.value = names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
  try {
    localStorage.setItem(keyOf(match), JSON.stringify(muted.value));
  } catch {
    // Storage is full or blocked: it lasts until the page is left.
  }
}
