// The title of the window.

import { signal } from '@preact/signals';
import { gameTitle } from '#client/catalogue.ts';
import { say, type WordKey } from '#client/words.ts';

/** A title set by the page itself, such as a table whose turn it is; null: the address decides. */
export const pageTitle = signal<string | null>(null);

const PLAIN: { readonly [page: string]: WordKey } = {
  m: 'title.match',
  j: 'join.title',
  learn: 'learn.title',
  watch: 'watch.title',
  settings: 'settings.title',
  credits: 'credits.title',
  next: 'title.next',
};

export function titleOf([page, word]: readonly string[]): string {
  if (page === undefined) return say('nav.play');
  if (page === 'new' && word !== undefined) return say('title.new', { game: gameTitle(word) });
  if (page === 'rules') return say('rules.title', { game: gameTitle(word ?? 'gladiatori') });
  if (page === 'learn' && word !== undefined) return say('title.lesson', { game: gameTitle(word) });
  return say(PLAIN[page] ?? 'page.missing');
}
