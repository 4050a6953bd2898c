import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lesson } from '#client/lessons/gladiatori/lesson.ts';

import { matchOf, stepFor } from '#client/lessons/lesson.ts';
import { CATALOGUES } from '#client/lessons/words.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';
import { games } from '#games/index.ts';
import { isRefused } from '#live/entry.ts';
import { LiveTable } from '#live/table.ts';

const game = games.get('gladiatori')!;

test('the lesson can be played to its end, and comes to what its last words say', () => {
  const start = { t: 'start' as const, at: 0, nonces: ['', ''], bots: [null, 'heuristic'], persons: [0, 1] };
  const setup = { match: matchOf(lesson), names: ['Anna', 'Verus'], clock: { kind: 'none' as const } };
  const table = new LiveTable({ ...setup, game, options: lesson.options, seed: lesson.seed }, start);
  const told: string[] = [];
  for (let scripted = 0; told.at(-1) !== 'pay' || scripted < lesson.script.length; ) {
    const [seat] = table.open;
    const request = table.match.requestFor(seat!)!;
    const step = seat === 0 ? stepFor(lesson, request.id) : null;
    if (seat === 0) assert.equal(step?.clause.split('.')[0]?.slice(0, 3), 'GL-', `no step for question ${request.id}`);
    const choice = seat === 0 ? step!.answer : lesson.script[scripted++]!;
    const answer = table.apply({ t: 'decide', at: 0, seat: seat!, id: request.id, choice, by: null });
    assert.ok(!isRefused(answer), `${request.clause}: ${JSON.stringify(choice)} ${JSON.stringify(answer)}`);
    if (step !== null && told.at(-1) !== step.key) told.push(step.key);
  }
  assert.deepEqual(told, [...new Set(lesson.steps.map(({ key }) => key))]);
  const view = table.match.table.views([0])[0] as GladiatoriView;
  assert.deepEqual(view.vp.slice(0, 2), [17, 14]);
});

test('every step has its words in every language, and names a clause of the book', async () => {
  const { readFileSync } = await import('node:fs');
  const book = readFileSync(new URL('../../../rulebooks/gladiatori.md', import.meta.url), 'utf8');
  for (const { key, clause } of lesson.steps) {
    assert.ok(book.includes(`**${clause}**`), clause);
    for (const catalogue of Object.values(CATALOGUES)) assert.ok(`gladiatori.${key}` in catalogue, key);
  }
});
