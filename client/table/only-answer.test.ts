// What is given automatically in the browser and in the terminal: never an answer that a free command could still change.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenOf, sittingAt } from '#cli/play/testing/screen.ts';
import { type Answerable, onlyAnswer } from '#client/table/only-answer.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Choice } from '#engine/requests/request.ts';

import { duel, type Stage, stage } from '#games/gladiatori/testing/stage.ts';
import { games } from '#games/index.ts';

/** Given automatically to a player against bots: by the browser, and by the terminal. */
function given({ table }: Stage, seat: number): [Choice | null, Choice | null] {
  const seats = [0, 1].map((one) => ({ seat: one, kind: one === seat ? 'person' : 'bot' }));
  const match = 'here-1';
  const request = table.requestFor(seat)!;
  const asked = { match, request, answered: null, offers: table.offersFor(seat), seats, viewer: seat, outcome: null };
  const screen = screenOf();
  const sitting = sittingAt(
    screen,
    games.get('gladiatori')!,
    seat === 0 ? ['human', 'heuristic'] : ['heuristic', 'human'],
    '1',
  );
  Object.defineProperty(sitting.match, 'table', { value: table as unknown as Table });
  const answers: [Choice | null, Choice | null] = [
    onlyAnswer(asked as unknown as Answerable),
    sitting.onlyAnswer(request),
  ];
  screen.terminal.close();
  return answers;
}

const both = (choice: Choice): [Choice, Choice] => [choice, choice];
const NEITHER = [null, null];

const attacked = (his: string, more: string[]): Stage => {
  const s = stage({ set: [duel('strength energy-0*6', his, ['offense 9'], more)] });
  s.play('0: done | 0: new-strength | 0: energy-0*6 | 0: attack:green');
  return s;
};

test('GL-25.19 a killing blow waits for Adaptation, and for nothing else', () => {
  const dying = (powers: string): Stage => {
    const s = attacked('strength', ['hp energy-0', 'guard 0/4', `powers ${powers}`]);
    s.play('1: new-strength | 0: yes | 1: no');
    assert.equal(s.asked(), '1 GL-11.45');
    return s;
  };
  assert.deepEqual(given(dying('leap'), 1), both({ do: 'die' }));
  assert.deepEqual(given(dying('adaptation'), 1), NEITHER);
});

test('GL-14.36, GL-14.40 a defender without an answer of his own may still bring up an Action, or Delay', () => {
  assert.deepEqual(given(attacked('energy-0', ['hp strength energy-1', 'powers leap']), 1), both('pass'));
  assert.deepEqual(given(attacked('energy-0', ['hp strength energy-1', 'powers adaptation']), 1), NEITHER);
  const valued = (powers: string): Stage => {
    const s = attacked('strength', ['guard 0/4', `powers ${powers}`]);
    s.play('1: new-strength | 0: yes');
    assert.equal(s.asked(), '1 GL-11.5');
    return s;
  };
  assert.deepEqual(given(valued('leap'), 1), both({ guard: 'no' }));
  assert.deepEqual(given(valued('delay'), 1), NEITHER);
});

test('GL-17.27 step 1 is the moment for surrender, also without Speed', () => {
  const s = stage({ set: [duel('strength', '', ['speed 0/3'])] });
  assert.deepEqual(s.from(0), ['done']);
  assert.deepEqual(given(s, 0), NEITHER);
});
