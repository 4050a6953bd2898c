import { test } from 'node:test';
import { playEverySize } from '#server/testing/play.ts';

test('Jugula is played to the end at every size, with lost connections and a spectator', (t) =>
  playEverySize(t, 'jugula', () => ({ familiaSize: 2, roundLimit: 6 })));
