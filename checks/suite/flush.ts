// Loaded by every process of tests: stores what the process has compiled while its tests run. Node does so only when a
// process ends, and those that start meanwhile would compile the same files again.

import { flushCompileCache } from 'node:module';

/** After so many milliseconds a process has loaded its files. */
const LOADED = 2000;

setTimeout(flushCompileCache, LOADED).unref();
