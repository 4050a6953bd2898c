// Metrics for the operator, as OpenMetrics text. Numbers only: nothing about a match or a person.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Store } from '#server/store/store.ts';

/** Values read on request. */
export interface Gauges {
  connections(): number;
  sockets(): number;
  rooms(): number;
  storeQueue(): number;
  botQueue(): number;
  botsThinking(): number;
}

/** Upper bounds in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NANO = 1e9;
/** The event loop is looked at every so many milliseconds. What is measured is the time between two looks. */
const LOOK_EVERY = 10;

export const OPEN_METRICS = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

export class Metrics {
  private readonly lag = monitorEventLoopDelay({ resolution: LOOK_EVERY });
  private readonly commits = BUCKETS.map(() => 0);
  private commitCount = 0;
  private commitSeconds = 0;
  private readonly counts = new Map<string, number>([
    ['decisions', 0],
    ['entries', 0],
    ['refused', 0],
    ['damaged', 0],
    ['errors', 0],
  ]);

  constructor() {
    this.lag.enable();
  }

  add(name: 'decisions' | 'entries' | 'refused' | 'damaged' | 'errors'): void {
    this.counts.set(name, this.counts.get(name)! + 1);
  }

  /** Measures how long the store takes to store an entry. */
  watch(store: Store): void {
    const append = store.append.bind(store);
    store.append = async (entry) => {
      const since = performance.now();
      const done = await append(entry);
      this.committed((performance.now() - since) / 1000);
      if (done.kind === 'ok') {
        this.add('entries');
        if (entry.entry.t === 'decide') this.add('decisions');
      }
      return done;
    };
  }

  text(gauges: Gauges): string {
    const lag = (percentile: number): number => Math.max(0, this.lag.percentile(percentile) / NANO - LOOK_EVERY / 1000);
    const lines = [
      ...gauge('harena_connections', 'Open connections of any kind', gauges.connections()),
      ...gauge('harena_sockets', 'Open WebSockets', gauges.sockets()),
      ...gauge('harena_rooms', 'Matches at hand', gauges.rooms()),
      ...counter('harena_decisions', 'Decisions kept', this.counts.get('decisions')!),
      ...counter('harena_entries', 'Entries of any kind kept', this.counts.get('entries')!),
      ...counter('harena_turned_away', 'Connections, messages and requests turned away', this.counts.get('refused')!),
      ...counter(
        'harena_damaged_matches',
        'Damaged matches that the check of all matches found',
        this.counts.get('damaged')!,
      ),
      ...counter('harena_errors', 'Errors, in the log or more of the same', this.counts.get('errors')!),
      ...gauge('harena_store_queue', 'Calls that wait for the disk', gauges.storeQueue()),
      ...gauge('harena_bot_queue', 'Questions that wait for a bot', gauges.botQueue()),
      ...gauge('harena_bots_thinking', 'Bots that think now', gauges.botsThinking()),
      ...gauge('harena_memory_bytes', 'Resident memory', process.memoryUsage.rss()),
      '# TYPE harena_loop_lag_seconds summary',
      '# UNIT harena_loop_lag_seconds seconds',
      '# HELP harena_loop_lag_seconds How late the event loop is, since the last time this was read',
      ...[50, 99, 100].map((p) => `harena_loop_lag_seconds{quantile="${p / 100}"} ${lag(p)}`),
      '# TYPE harena_commit_seconds histogram',
      '# UNIT harena_commit_seconds seconds',
      '# HELP harena_commit_seconds How long an entry takes until it is on disk',
      ...BUCKETS.map((le, i) => `harena_commit_seconds_bucket{le="${le}"} ${this.commits[i]}`),
      `harena_commit_seconds_bucket{le="+Inf"} ${this.commitCount}`,
      `harena_commit_seconds_sum ${this.commitSeconds}`,
      `harena_commit_seconds_count ${this.commitCount}`,
      '# EOF',
    ];
    this.lag.reset();
    return `${lines.join('\n')}\n`;
  }

  close(): void {
    this.lag.disable();
  }

  private committed(seconds: number): void {
    this.commitCount++;
    this.commitSeconds += seconds;
    for (const [i, most] of BUCKETS.entries()) if (seconds <= most) this.commits[i]!++;
  }
}

const gauge = (name: string, help: string, value: number): string[] => [
  `# TYPE ${name} gauge`,
  `# HELP ${name} ${help}`,
  `${name} ${value}`,
];

const counter = (name: string, help: string, value: number): string[] => [
  `# TYPE ${name} counter`,
  `# HELP ${name} ${help}`,
  `${name}_total ${value}`,
];
