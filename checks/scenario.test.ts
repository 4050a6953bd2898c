import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Flaw } from '#checks/flaw.ts';
import { parseScenario, type ScenarioStep } from '#checks/scenario.ts';

const SCENARIO = `# MI-3.1 A title

> Words of the book
> and more of them.
game micatio
seats 2
options coins=2 fast=true
at round by=1
at blow MI-3.3 by=0 cards=[sica-1 shield]
set hand 0 sica-3 shield
dice 3 5
# a comment
dice 6
shuffles roll
---
  MI-1.2 drew seat=0
      | 0: cards=[sica-1]
  # a comment among events
  MI-1.2   drew seat=1

0: sica-3
1 !give: 0 2
1: shield ! MI-3.2 cannot be
1: bare !
ask 1 MI-3.1 pick  sica-1 …
dice 4 4
expect hands.0 as card = [sica-1  shield]
expect spectator sees coins.1 = 3
over MI-5.1 places=[1 2] scores=[3 2]
`;

const parse = (text: string) => parseScenario(text, 'a.txt');

test('the set-up of a scenario is read', () => {
  const read = parse(SCENARIO);
  assert.deepEqual(read.title, { line: 1, text: 'MI-3.1 A title' });
  assert.deepEqual(read.quotes.map((quote) => quote.text).join(' '), 'Words of the book and more of them.');
  assert.deepEqual(read.game, { line: 5, text: 'micatio' });
  assert.deepEqual(read.seats, { line: 6, text: '2' });
  assert.deepEqual(read.options, [{ line: 7, text: 'coins=2 fast=true' }]);
  assert.deepEqual(read.starts, [
    { line: 8, rule: 'round', step: null, locals: ['by=1'] },
    { line: 9, rule: 'blow', step: 'MI-3.3', locals: ['by=0', 'cards=[sica-1 shield]'] },
  ]);
  assert.deepEqual(read.sets, [{ line: 10, text: 'hand 0 sica-3 shield' }]);
  assert.deepEqual(read.dice, [3, 5, 6]);
  assert.equal(read.shuffles, 'roll');
});

test('the acts of a scenario are read', () => {
  const { acts } = parse(SCENARIO);
  const shown = ({ events: _events, line: _line, ...act }: ScenarioStep): object => act;
  assert.deepEqual(acts.map(shown), [
    { kind: 'begin' },
    { kind: 'decide', seat: 0, command: null, text: 'sica-3' },
    { kind: 'decide', seat: 1, command: 'give', text: '0 2' },
    { kind: 'refuse', seat: 1, command: null, text: 'shield', clause: 'MI-3.2', reason: 'cannot be' },
    { kind: 'refuse', seat: 1, command: null, text: 'bare', clause: '', reason: '' },
    { kind: 'ask', text: '1 MI-3.1 pick sica-1 …' },
    { kind: 'dice', rolls: [4, 4] },
    { kind: 'expect', viewer: null, path: 'hands.0', as: 'card', value: '[sica-1 shield]' },
    { kind: 'expect', viewer: 'spectator', path: 'coins.1', as: null, value: '3' },
    { kind: 'over', text: 'MI-5.1 places=[1 2] scores=[3 2]' },
  ]);
});

test('an event may go on over several lines', () => {
  assert.deepEqual(parse(SCENARIO).acts[0]?.events, [
    { line: 16, last: 17, text: 'MI-1.2 drew seat=0 | 0: cards=[sica-1]' },
    { line: 19, last: 19, text: 'MI-1.2 drew seat=1' },
  ]);
});

const FLAWS: [string, string][] = [
  [
    'game micatio\n---\n',
    "a.txt:1: the first line must be a title, such as '# HA-5.3 A feint makes the defender react again'.",
  ],
  ['# A\n---\n', "a.txt:2: the set-up does not say which game; add a line such as 'game harenula'."],
  ['# A\ngame m\n', 'a.txt:2: a line with --- must stand between the set-up and the decisions.'],
  ['# A\ngame m\ngame n\n---\n', 'a.txt:3: the game is named twice.'],
  ['# A\nseats two\n---\n', "a.txt:2: the number of seats must be a whole number, not 'two'."],
  [
    '# A\nseats\n---\n',
    "a.txt:2: 'seats' says nothing; the set-up is made of game, seats, options, at, set, shuffles, dice, each with its value.",
  ],
  [
    '# A\nsit 3\n---\n',
    "a.txt:2: 'sit' is unknown here; the set-up is made of game, seats, options, at, set, shuffles, dice, and ends with ---.",
  ],
  ['# A\ndice 3,4\n---\n', "a.txt:2: dice are whole numbers with blanks between them, not '3,4'."],
  ['# A\nshuffles never\n---\n', "a.txt:2: shuffles either keep or roll, not 'never'."],
  [
    '# A\nat by=1\n---\n',
    "a.txt:2: 'at' needs a rule, perhaps a step of it, and locals as name=value: at attack HA-5.2 by=0 on=1.",
  ],
  [
    '# A\nat attack by=1 on\n---\n',
    "a.txt:2: 'at' needs a rule, perhaps a step of it, and locals as name=value: at attack HA-5.2 by=0 on=1.",
  ],
  ['# A\nat attack by=[1\n---\n', "a.txt:2: the brackets of 'attack by=[1' do not match."],
  [
    '# A\ngame m\n---\nblow-2\n',
    "a.txt:4: 'blow-2' is no decision (0: blow-2), no event (indented), and none of ask, expect, dice, over.",
  ],
  [
    '# A\ngame m\n---\nexpect coins 3\n',
    "a.txt:4: an expectation is 'expect PATH = VALUE' or 'expect SEAT sees PATH = VALUE'.",
  ],
  [
    '# A\ngame m\n---\nask nobody\n  MI-1.1 x\n',
    'a.txt:5: indented lines are events and must stand directly under the decision that leads to them.',
  ],
  [
    '# A\ngame m\n---\n0: a\n    | x\n',
    'a.txt:5: this line is indented as if it went on with an event; indent it by two.',
  ],
];

for (const [text, message] of FLAWS) {
  test(`a malformed scenario: ${message}`, () => {
    assert.throws(
      () => parse(text),
      (error) => error instanceof Flaw && error.message.endsWith(message),
    );
  });
}
