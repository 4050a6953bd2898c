import { test } from 'node:test';
import { playEverySize } from '#server/testing/play.ts';

test('Spartacus is played to the end at every size, with lost connections and a spectator', (t) =>
  playEverySize(t, 'spartacus', () => ({ length: 'quick', turnLimit: 2 })));
