// Play without a network: registers the service worker, and offers a new version when there is one. A page is never
// reloaded without asking.

import { signal } from '@preact/signals';
import { Sign } from '#client/shell/icon.tsx';
import { at } from '#client/shell/router.ts';
import { say } from '#client/words.ts';

const waiting = signal<ServiceWorker | null>(null);

export async function goOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const known = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(at('sw.js'), { scope: at('') });
  // A browser that blocks workers gives nothing.
  if (registration === undefined) return;
  const look = (): void => {
    // The first version replaces none.
    if (known && registration.waiting !== null) waiting.value = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

export function UpdateNotice() {
  const worker = waiting.value;
  if (worker === null) return null;
  return (
    <p class="update banner" role="status">
      {say('update.ready')}
      <button
        type="button"
        class="btn"
        onClick={() => {
          navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
          worker.postMessage('take over');
        }}
      >
        {say('update.take')}
      </button>
      <button
        type="button"
        class="tbtn"
        aria-label={say('close')}
        onClick={() => {
          waiting.value = null;
        }}
      >
        <Sign of="close" />
      </button>
    </p>
  );
}
