import { describe, test } from 'node:test';
import { LOG_CHECKS } from '#live/conformance/log.ts';
import { ROOM_CHECKS } from '#live/conformance/room.ts';
import { MemoryLog } from '#live/testing/memory-log.ts';

describe('a log in memory', () => {
  for (const [title, check] of Object.entries({ ...LOG_CHECKS, ...ROOM_CHECKS })) {
    test(title, () => {
      const log = new MemoryLog();
      return check({ log, beside: {}, create: async (match) => log.create(match), again: async () => {} });
    });
  }
});
