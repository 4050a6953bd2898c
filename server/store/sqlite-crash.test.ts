import { test } from 'node:test';
import { killedOften, tornAnywhere } from '#server/store/testing/crash.ts';

test('a log torn off at any byte opens, and each match is a beginning of what was written', (t) => tornAnywhere(t, 20));

test('after kill -9 nothing acknowledged is lost, doubled or out of order', (t) => killedOften(t, 2));
