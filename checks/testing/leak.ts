// A mistake that the twins must notice.

import type { TestContext } from 'node:test';
import { Streams } from '#live/streams.ts';

/** Until the end of the test everybody is notified of a sealed answer, not only its seat. */
export function leakSealedAnswers(t: TestContext): void {
  t.mock.method(Streams.prototype, 'tellOne', function (this: Streams) {
    this.tellAll(0);
  });
}
