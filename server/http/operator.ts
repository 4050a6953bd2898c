// Endpoints for the operator: liveness, readiness (whether the store can write), and metrics.

import { createHash, timingSafeEqual } from 'node:crypto';
import { PROTOCOL } from '#live/messages.ts';
import { Problem } from '#server/http/problem.ts';
import type { Asked, Route } from '#server/http/router.ts';
import type { Hub } from '#server/hub.ts';
import { OPEN_METRICS } from '#server/metrics.ts';

export interface OperatorOptions {
  hub: Hub;
  version: string;
  /** With this token the metrics can be read from anywhere; null: only from this machine. */
  metricsToken: string | null;
  metrics(): string;
}

/** One write serves all readiness checks within this time, in milliseconds, so that they cannot wear out the disk. */
const WRITE_EVERY = 1000;

export function operatorRoutes({ hub, version, metricsToken, metrics }: OperatorOptions): Route[] {
  const { store } = hub.around;
  let tried = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() };
  const writes = (): Promise<void> => {
    const now = performance.now();
    if (now - tried.at >= WRITE_EVERY) tried = { at: now, done: store.probe() };
    return tried.done;
  };
  const mayRead = ({ isLocal, authorization }: Asked): boolean =>
    metricsToken === null ? isLocal : authorization !== undefined && isSame(authorization, `Bearer ${metricsToken}`);
  return [
    {
      method: 'GET',
      path: '/healthz',
      run: () => ({ json: { ok: true, version, protocol: PROTOCOL, rooms: hub.size } }),
    },
    {
      method: 'GET',
      path: '/readyz',
      run: async () => {
        await writes();
        return { json: { ok: true, version, protocol: PROTOCOL } };
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      run: (asked) => {
        if (!mayRead(asked)) throw new Problem(404, 'no-page', 'There is nothing at this address.');
        return { text: metrics(), headers: { 'Content-Type': OPEN_METRICS } };
      },
    },
  ];
}

/** Compares in constant time. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
