// Every lesson is played through the rules: when those change under it, this says at which step.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lesson as gladiatori } from '#client/lessons/gladiatori/lesson.ts';
import { lesson as house } from '#client/lessons/house-of-gladiators/lesson.ts';
import { lesson as jugula } from '#client/lessons/jugula/lesson.ts';
import { isAstray, isPast, keysOf, type Lesson, matchOf, stepFor } from '#client/lessons/lesson.ts';
import { lesson as spartacus } from '#client/lessons/spartacus/lesson.ts';
import { CATALOGUES, teacher } from '#client/lessons/words.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';
import { games } from '#games/index.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';
import { isRefused } from '#live/entry.ts';
import { LiveTable } from '#live/table.ts';
import { LANGUAGES } from '#telling/words.ts';

const LESSONS: readonly Lesson[] = [gladiatori, house, jugula, spartacus];

function open(lesson: Lesson): LiveTable {
  const start = { t: 'start' as const, at: 0, nonces: ['', ''], bots: [null, lesson.level], persons: [0, 1] };
  const setup = { match: matchOf(lesson), names: ['Anna', lesson.opponent], clock: { kind: 'none' as const } };
  const game = games.get(lesson.game)!;
  return new LiveTable({ ...setup, game, options: lesson.options, seed: lesson.seed, began: lesson.began }, start);
}

const viewOf = (table: LiveTable): unknown => table.match.table.views([0])[0];

/** What a scripted opponent answers next, as in the browser: the n-th of its answers. */
const scripted = (lesson: Lesson, table: LiveTable) =>
  lesson.script[table.match.decisions.filter(({ seat }) => seat === 1).length];

/** Plays on until the learner has answered the last step; the opponent first, as it is in the browser. */
function playOut(lesson: Lesson, table: LiveTable): string[] {
  const told: string[] = [];
  for (;;) {
    const seat = table.over ? undefined : (table.open.find((one) => one === 1) ?? table.open[0]);
    if (seat === undefined) return told;
    const request = table.match.requestFor(seat)!;
    if (seat === 0 && isPast(lesson, request.id)) return told;
    const step = seat === 0 ? stepFor(lesson, request.id) : null;
    const choice = seat === 0 ? step?.answer : scripted(lesson, table);
    if (choice === undefined && seat === 1 && told.at(-1) === keysOf(lesson).at(-1)) return told;
    assert.ok(choice !== undefined, `seat ${seat} has no answer to question ${request.id}, ${request.clause}`);
    assert.ok(!isAstray(lesson, step, viewOf(table)), step?.key);
    const refused = refusalOf(request, choice);
    assert.equal(refused, null, `${request.clause}, question ${request.id}: ${refused?.text}`);
    const answer = table.apply({ t: 'decide', at: 0, seat, id: request.id, choice, by: null });
    assert.ok(!isRefused(answer), `${request.clause}: ${JSON.stringify(answer)}`);
    if (step !== null && !told.includes(step.key)) told.push(step.key);
  }
}

for (const lesson of LESSONS) {
  test(`the lesson of ${lesson.game} can be played to its end`, () => {
    assert.deepEqual(playOut(lesson, open(lesson)), keysOf(lesson));
  });

  test(`a step back in the lesson of ${lesson.game} leads to the step before, and on to the same end`, () => {
    const table = open(lesson);
    const half = { ...lesson, steps: lesson.steps.slice(0, Math.ceil(lesson.steps.length / 2)) };
    playOut(half, table);
    const propose = { t: 'propose' as const, at: 0, seat: 0, what: 'takeback' as const, back: 0 };
    assert.ok(!isRefused(table.apply(propose)), 'bots agree to it');
    const request = table.match.requestFor(0);
    assert.equal(stepFor(lesson, request!.id)?.key, half.steps.at(-1)!.key);
    playOut(lesson, table);
    assert.deepEqual(viewOf(table), viewOf(played(lesson)));
  });

  test(`every step of ${lesson.game} has its words in every language, and names a clause of the book`, () => {
    const book = readFileSync(new URL(`../../rulebooks/${lesson.game}.md`, import.meta.url), 'utf8');
    const { words } = games.get(lesson.game)!;
    for (const { clause } of lesson.steps) assert.ok(book.includes(`**${clause}**`), clause);
    for (const language of LANGUAGES) {
      const names = Object.entries(lesson.names).map(([place, key]) => [place, words[language][key]]);
      for (const [place, name] of names) assert.ok(name !== undefined, `${language}: ${place}`);
      const values = { ...Object.fromEntries(names), opponent: lesson.opponent };
      for (const key of [...keysOf(lesson).flatMap((one) => [one, `${one}.why`]), 'over']) {
        assert.ok(`${lesson.game}.${key}` in CATALOGUES[language], `${language}: ${key}`);
        const text = teacher(language)(`${lesson.game}.${key}`, values);
        assert.ok(text.length > 5, `${language}: ${key}`);
        assert.doesNotMatch(text, /[{}]/);
      }
    }
  });
}

function played(lesson: Lesson): LiveTable {
  const table = open(lesson);
  playOut(lesson, table);
  return table;
}

test('each lesson comes to what its last words say', () => {
  const view = <V>(lesson: Lesson): V => viewOf(played(lesson)) as V;
  assert.deepEqual(view<GladiatoriView>(gladiatori).vp.slice(0, 2), [17, 14]);
  assert.deepEqual(
    view<SpartacusView>(spartacus).houses.map(({ influence }) => influence),
    [9, 7],
  );
  assert.equal(view<LudiView>(house).houses[0]!.ludus.length, 3);
  const won = played(jugula);
  assert.ok(won.over);
  assert.deepEqual(won.match.outcome?.places, [1, 2]);
});
