import { test } from 'node:test';
import { playEverySize } from '#server/testing/play.ts';

test('Gladiatori is played to the end at every size, with lost connections and a spectator', (t) =>
  playEverySize(t, 'gladiatori', () => ({})));
