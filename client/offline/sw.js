// The service worker: after one visit everything that is needed to play is here, with or without a network.
//
// It keeps the files of one version of the client and nothing else: no match, no answer of the server. The build puts
// the list of files and the version in.

/** @type {string[]} */
const FILES = self.__FILES__;
const VERSION = self.__VERSION__;
const CACHE = `harena-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', ...FILES])));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name.startsWith('harena-') && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

// The page asks for it when somebody has agreed to the new version.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const inside = url.origin === location.origin && url.pathname.startsWith(new URL(self.registration.scope).pathname);
  const path = url.pathname.slice(new URL(self.registration.scope).pathname.length);
  if (request.method !== 'GET' || !inside || path.startsWith('api/') || path === 'ws' || path === 'healthz') return;
  event.respondWith(answer(request, path));
});

async function answer(request, path) {
  const cache = await caches.open(CACHE);
  if (request.mode === 'navigate') {
    // A page is the same whatever its address; the one at hand fits the files at hand.
    return (await cache.match('./')) ?? fetch(request);
  }
  return (await cache.match(path === '' ? './' : path)) ?? fetch(request);
}
