// The connection to the tables of this browser, and requests to the worker that runs them.

import { computed, effect, signal } from '@preact/signals';
import type { Connection, ConnectionState } from '#client/net/connection.ts';
import type { Answers, Errand, FromWorker, ToWorker } from '#client/net/local.ts';
import { settings } from '#client/shell/settings.ts';
import type { FromTable } from '#live/messages.ts';

type Heard = (message: FromTable) => void;

const heard = new Set<Heard>();
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (reason: Error) => void }>();
const state = signal<ConnectionState>('open');
let errands = 0;
let worker: Worker | null = null;

/** The worker is started when it is first needed. */
function port(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'harena' });
  worker.onmessage = ({ data: message }: MessageEvent<FromWorker>) => {
    if (message.t === 'answer' || message.t === 'failed') {
      const errand = waiting.get(message.n);
      waiting.delete(message.n);
      if (message.t === 'answer') errand?.resolve(message.answer);
      else errand?.reject(new Error(message.reason));
    } else for (const hear of [...heard]) hear(message);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    const reason = new Error(event.message || 'the worker could not be started');
    for (const errand of waiting.values()) errand.reject(reason);
    waiting.clear();
    console.error(reason);
  };
  followPace();
  return worker;
}

/** The pace of the bots is sent before anything else, and again whenever it changes. */
function followPace(): void {
  const pace = computed(() => settings.value.pace);
  effect(() => {
    // A worker that does not start has reported it itself.
    errand({ do: 'pace', pace: pace.value }).catch(() => {});
  });
}

const post = (message: ToWorker): void => port().postMessage(message);

/** A request to the worker that concerns no table. */
export function errand<E extends Errand>(wanted: E): Promise<Answers[E['do']]> {
  const n = ++errands;
  return new Promise((resolve, reject) => {
    waiting.set(n, { resolve: resolve as (answer: unknown) => void, reject });
    post({ t: 'errand', n, errand: wanted });
  });
}

export const localConnection: Connection = {
  state,
  send: post,
  renew() {},
  listen(hear, opened) {
    heard.add(hear);
    port();
    opened();
    return () => heard.delete(hear);
  },
};
