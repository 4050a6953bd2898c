import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTie } from '#client/end/tally.ts';
import { ending as gladiatori } from '#client/tables/gladiatori/end.ts';
import { ending as house } from '#client/tables/house-of-gladiators/end.ts';
import { ending as spartacus } from '#client/tables/spartacus/end.ts';
import { en } from '#client/words/en.ts';
import { fr } from '#client/words/fr.ts';
import { it } from '#client/words/it.ts';
import type { SeenEvent } from '#engine/event.ts';
import { TASK_NAMES } from '#games/house-of-gladiators/cards.ts';
import { games } from '#games/index.ts';
import { format } from '#telling/messages.ts';
import { Telling } from '#telling/telling.ts';

const told = (kind: string, n: number, rest: object): SeenEvent => ({ n, clause: '', kind, ...rest }) as never;

test('who reads how it ended is "you", in every language', () => {
  const values = { names: 'Ann', losers: 'Ben', winner: 'other', loser: 'other', lost: 1, most: 4, next: 'none' };
  for (const [words, tie] of [en, fr, it].flatMap((one) => [[one, 'no'] as const, [one, 'yes'] as const])) {
    for (const key of Object.keys(en).filter((one) => one.startsWith('why.')) as (keyof typeof en)[]) {
      const tell = (change: object): string => format(words[key], 'en', { ...values, tie, ...change });
      const mine = tell({ winner: 'you', loser: 'you', names: '#', losers: '#' });
      assert.ok(!mine.includes('#'), `${key}: ${mine}`);
      if (tell({}).includes('Ann')) assert.notEqual(tell({ winner: 'you' }), tell({}), key);
    }
  }
});

test('victory points are told beside those of the runner-up', () => {
  const tell = (next: number | string): string =>
    format(en['why.GL-19.5'], 'en', { names: 'Ann', winner: 'other', tie: 'no', most: 43, next });
  assert.match(tell(35), /: 43 against 35\.$/);
  assert.match(tell('none'), /at the end\.$/);
  const tied = { names: 'Ann', winner: 'other', tie: 'yes', most: 41, next: 41 };
  assert.equal(
    format(en['why.GL-19.5'], 'en', tied),
    'Ann had 41 victory points, no more than another, but more hit points.',
  );
  assert.equal(gladiatori.tie, 'GL-19.7');
});

test('every way a game can end has its sentence', () => {
  for (const clause of ['SP-11.2', 'SP-11.4', 'SP-11.16', 'JU-18.1', 'JU-18.5', 'JU-18.7', 'JU-18.11'])
    assert.ok(`why.${clause}` in en, clause);
  for (const clause of ['HG-3.1', 'HG-3.3', 'HG-3.6', 'HG-22.5', 'GL-19.5', 'GL-23.59', 'GL-23.60'])
    assert.ok(`why.${clause}` in en, clause);
});

test('a task that was completed says what it asked, in every language', () => {
  const game = games.get('house-of-gladiators')!;
  const done = told('completed', 4, { seat: 0, task: 3, count: 1 });
  for (const language of ['en', 'fr', 'it'] as const) {
    const { words } = new Telling(game as never, ['Anna', 'Ben'], language, true);
    assert.equal(house.asked!(done, words), words[`about.${TASK_NAMES[3]!}`]);
    assert.ok(house.asked!(done, words)!.length > 5);
    assert.equal(house.asked!(told('won', 5, { seat: 0 }), words), null);
  }
});

test('what brought a change of influence is told as an act, to its reader as his', () => {
  const fight = told('fightBegan', 3, { seats: [1, 0], cards: [0, 1] });
  const won = told('influenceChanged', 5, { seat: 0, influence: 8, total: 1, parts: [{ label: 'victory', value: 1 }] });
  const hosted = told('hosted', 6, { seat: 1, gold: 4 });
  const honor = told('influenceChanged', 7, { seat: 1, influence: 8, total: 1, parts: [{ label: 'honor', value: 1 }] });
  const events = [fight, won, hosted, honor];
  for (const language of ['en', 'fr', 'it'] as const) {
    const telling = new Telling(games.get('spartacus') as never, ['Anna', 'Ben'], language, true, 0);
    const byName = new Telling(games.get('spartacus') as never, ['Anna', 'Ben'], language, true);
    assert.ok(!spartacus.told!(won, events, telling)!.includes('Anna'));
    assert.ok(spartacus.told!(won, events, byName)!.includes('Anna'));
    assert.equal(spartacus.told!(honor, events, telling), telling.event(hosted));
    assert.equal(spartacus.told!(won, [won], telling), null, 'a fight that the log does not have');
  }
});

test('SP-1.24 the end page tells the gold of every House, as far as it is public', () => {
  const houses = [{ gold: 7 }, { gold: null }];
  assert.equal(spartacus.besides!({ houses }, 0, 'en'), '7\u00A0gold');
  assert.equal(spartacus.besides!({ houses }, 0, 'fr'), '7\u00A0or');
  assert.equal(spartacus.besides!({ houses }, 1, 'it'), '');
});

test('where the tasks are equal the end page tells what decides', () => {
  const houses = [
    { ludus: [{ glory: 13 }, { glory: 25 }], coins: 30 },
    { ludus: [], coins: 1 },
  ];
  assert.equal(house.besides!({ houses }, 0, 'en'), '38\u00A0Glory, 30\u00A0coins');
  assert.equal(house.besides!({ houses }, 1, 'fr'), '0\u00A0de\u00A0Gloire, 1\u00A0pièce');
  assert.equal(house.tie, 'HG-3.5');
});

test('a tie is told as one: others have as much as the winner', () => {
  assert.equal(isTie({ scores: [1, 1] }, [0]), true);
  assert.equal(isTie({ scores: [3, 1, 1] }, [0]), false);
  assert.equal(isTie({ scores: [2, 2] }, [0, 1]), false, 'both have won');
  assert.equal(isTie({ scores: [0, 0] }, []), false);
  const why = (tie: string): string =>
    format(en['why.HG-3.6'], 'en', {
      names: 'Ann',
      losers: 'Ben',
      winner: 'other',
      loser: 'other',
      lost: 1,
      most: 1,
      tie,
    });
  assert.match(why('yes'), /equal.*Glory/);
  assert.doesNotMatch(why('no'), /Glory/);
});
