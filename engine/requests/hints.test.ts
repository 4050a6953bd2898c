// Hints on what is offered, and commands that test games use seldom.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance } from '#engine/conformance/index.ts';
import { end, rule } from '#engine/flow/flow.ts';
import { pick } from '#engine/requests/request.ts';
import { type Toy, tableOf } from '#engine/testing/toy.ts';
import { harenula } from '#games/harenula/index.ts';

test('a request has the hints of its step when it leaves the engine, and none in search', () => {
  const guess = rule<Toy>('guess', { locals: {} }, [
    {
      clause: '1.1',
      ask: () => pick(0, 'word', ['left', 'right']),
      fallback: () => 'right',
      barred: () => [{ item: 'up', clause: '1.2', reason: 'no-stairs' }],
      hints: (_g, _f, request) =>
        request.kind === 'pick' ? request.from.map((item, i) => ({ item, key: 'odds', values: { i } })) : [],
      take: () => end(),
    },
  ]);
  const t = tableOf(1, [guess]);
  assert.equal(t.asked[0]!.hints, undefined);
  assert.deepEqual(t.requestFor(0)!.hints, [
    { item: 'left', key: 'odds', values: { i: 0 } },
    { item: 'right', key: 'odds', values: { i: 1 } },
  ]);
  const { barred, fallback, hints } = t.requestForBot(0)!;
  assert.deepEqual([barred, fallback, hints], [null, 'right', undefined], 'bots do not read reasons and hints');
});

test('a command that is used seldom comes up far less often in test games', () => {
  const uses = (seldom: boolean): number => {
    const commands = harenula.commands.map((command) => (seldom ? { ...command, seldom: true as const } : command));
    const { trace } = conformance({ ...harenula, commands }, { games: 20, seed: 3, checks: ['ending'] });
    return trace.uses.get('gift') ?? 0;
  };
  const often = uses(false);
  assert.ok(often > 20 && uses(true) < often / 10);
});
