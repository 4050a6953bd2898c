// The service worker: after one visit everything that is needed to play is here, with or without a network.
//
// Workbox keeps the files of one version of the client and nothing else: no match, no answer of the server. The build
// puts their list in (client/build/offline.ts).

import { setCacheNameDetails } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

setCacheNameDetails({ prefix: 'harena' });
precacheAndRoute(self.__WB_MANIFEST);

// A page is the same whatever its address; the one at hand fits the files at hand. What the server answers is no page.
const { pathname } = new URL(self.registration.scope);
const answers = new RegExp(`^${pathname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(api/|(?:ws|healthz|readyz|metrics)$)`);
registerRoute(new NavigationRoute(createHandlerBoundToURL('./'), { denylist: [answers] }));

// The rules of an earlier version are kept from the first match of theirs on. Their names hold a hash, so they never change.
registerRoute(/\/assets\/frozen\/[^/]+\.js$/, async ({ request }) => {
  const cache = await caches.open('harena-frozen');
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request.url, fetched.clone());
  return fetched;
});

/** The caches of a worker before Workbox. */
const BEFORE = /^harena-[0-9a-f]{12}$/;

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (BEFORE.test(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

// The page asks for it when the player has agreed to the new version.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});
