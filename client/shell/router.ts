// The open page. Addresses are plain paths below the folder the client is served from.

import { signal } from '@preact/signals';

export interface PageAddress {
  /** The path below the base, in parts: ['m', 'k7wq']. */
  parts: readonly string[];
  query: URLSearchParams;
  /** Without the #. */
  hash: string;
}

/** The folder the client is served from, with a slash at its end. */
export const BASE = new URL('.', document.baseURI).pathname;

/** Somebody may have typed what no address is encoded as. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function here(): PageAddress {
  const path = location.pathname.startsWith(BASE) ? location.pathname.slice(BASE.length) : '';
  return {
    parts: path.split('/').filter(Boolean).map(decoded),
    query: new URLSearchParams(location.search),
    hash: decoded(location.hash.slice(1)),
  };
}

export const route = signal<PageAddress>(here());

addEventListener('popstate', () => {
  route.value = here();
});

/** A match, guided or not: the table has the whole window. */
export const isTable = ([page, word]: readonly string[]): boolean =>
  page === 'm' || (page === 'learn' && word !== undefined);

/** An address of ours: `at('m/k7wq')`. */
export const at = (path: string): string => BASE + path.replace(/^\//, '');

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', at(path));
  const before = route.value.parts.join('/');
  route.value = here();
  if (route.value.parts.join('/') !== before) scrollTo(0, 0);
}

/** Links of ours are followed without a page load. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return;
  const address = new URL(link.href);
  if (address.origin !== location.origin || !address.pathname.startsWith(BASE)) return;
  if (address.pathname.startsWith(`${BASE}api/`)) return;
  event.preventDefault();
  go(address.pathname.slice(BASE.length) + address.search + address.hash);
});
