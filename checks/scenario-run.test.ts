import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRulebook } from '#checks/rulebook.ts';
import { parseScenario } from '#checks/scenario.ts';
import { runScenario, type ScenarioRun, type ScenarioRunOptions } from '#checks/scenario-run.ts';
import { MICATIO_BOOK, micatio } from '#checks/testing/micatio.ts';

const book = parseRulebook(MICATIO_BOOK, 'micatio.md');

/** The whole game, as the scenario should be. */
const WHOLE = `# MI-3.3, MI-3.4 Force is capped
> Force is the card's number plus a die. … Force is never above 6.
> MI-2.2 The higher stake strikes; if they tie, seat 0 does.
game micatio
dice 5
---
  MI-1.2 drew seat=0 count=2 | 0: cards=[shield sica-3]
  MI-1.2 drew seat=1 count=2 | 1: cards=[sica-1 shield]
ask 0 MI-2.1 amount 0-2
0: 1
1: 3 ! MI-2.1 3 is outside 0 to 2
1: 1
  MI-2.2 strikes seat=0 stakes=[1 1]
ask 1 !give MI-4.1 form to(pick 0) coins(amount 1-2)
1 !give: 0 2
  MI-4.1 gave seat=1 to=0 coins=2
1 !give: 0 1 ! MI-4.1 is not open now
ask 0 MI-3.1 pick sica-3 bare
0: shield ! MI-3.2 a shield cannot
0: sica-1 ! MI-3.1 not among
1: bare ! MI-3.1 seat 1 is not asked
expect hands.1 as card = [sica-1 shield]
expect 0 sees hands.1 as card = []
0: sica-3
  MI-3.1 laid seat=0 card=sica-3
  MI-3.3 force seat=0 total=6 = card 3 (MI-3.3) + die 5 (MI-3.3) - cap 2 (MI-3.4)
  MI-3.5 lost seat=1 coins=1
ask nobody
over MI-5.1 places=[1 2] scores=[4 0]
`;

function run(text: string, options: ScenarioRunOptions = {}): ScenarioRun {
  return runScenario(micatio, parseScenario(text, 'a.txt'), { book, ...options });
}

function problems(text: string): string[] {
  return run(text).problems.map(({ line, text: what }) => `${line}: ${what}`);
}

/** The whole scenario with one of its lines replaced. */
function changed(line: string, instead: string): string {
  assert.ok(WHOLE.includes(`${line}\n`), line);
  return WHOLE.replace(`${line}\n`, instead === '' ? '' : `${instead}\n`);
}

test('a scenario that says what happens has no problems', () => {
  assert.deepEqual(problems(WHOLE), []);
});

test('a scenario holds when the state goes through JSON', () => {
  assert.deepEqual(run(WHOLE, { thaw: true }).problems, []);
});

test('the clauses of steps, events, parts, refusals and outcomes are touched, each at its line', () => {
  const { touched, named } = run(WHOLE);
  assert.deepEqual([...touched].map(([clause, line]) => `${clause} ${line}`).sort(), [
    'MI-1.2 6',
    'MI-2.1 6',
    'MI-2.2 12',
    'MI-3.1 12',
    'MI-3.2 19',
    'MI-3.3 24',
    'MI-3.4 24',
    'MI-3.5 24',
    'MI-4.1 14',
    'MI-5.1 29',
  ]);
  assert.deepEqual(named, ['MI-3.3', 'MI-3.4']);
});

test('other events are shown as a difference', () => {
  const wrong = changed('  MI-3.5 lost seat=1 coins=1', '  MI-3.5 lost seat=1 coins=2');
  assert.deepEqual(problems(wrong), [
    `24: the events differ; - is written here, + is what happens:
    MI-3.1 laid seat=0 card=sica-3
    MI-3.3 force seat=0 total=6 = card 3 (MI-3.3) + die 5 (MI-3.3) - cap 2 (MI-3.4)
  - MI-3.5 lost seat=1 coins=2   (line 27)
  + MI-3.5 lost seat=1 coins=1`,
  ]);
});

test('an event too few, too many, or with another secret is a difference', () => {
  assert.equal(problems(changed('  MI-2.2 strikes seat=0 stakes=[1 1]', '')).length, 1);
  assert.equal(problems(changed('0: 1', '0: 1\n  MI-2.1 staked seat=0')).length, 1);
  assert.equal(problems(WHOLE.replace('| 1: cards=[sica-1 shield]', '| 1: cards=[shield sica-1]')).length, 1);
  assert.equal(problems(WHOLE.replace(' | 1: cards=[sica-1 shield]', '')).length, 1);
});

test('a decision that is refused ends the run and says what is asked', () => {
  assert.deepEqual(problems(changed('0: sica-3', '0: shield')), [
    '24: this is refused: MI-3.2 a shield cannot be laid; asked now:\n    ask 0 MI-3.1 pick sica-3 bare',
  ]);
});

test('a refusal must come, from the clause and with the words written', () => {
  const refusals: [string, string, string][] = [
    [
      '0: shield ! MI-3.2 a shield cannot',
      '0: shield ! MI-3.1',
      '19: this is refused, but otherwise: MI-3.2 a shield cannot be laid',
    ],
    [
      '0: shield ! MI-3.2 a shield cannot',
      '0: shield ! MI-3.2 of wood',
      '19: this is refused, but otherwise: MI-3.2 a shield cannot be laid',
    ],
    [
      '0: shield ! MI-3.2 a shield cannot',
      '0: shield !',
      '19: say by which clause this is refused: ! MI-3.2 a shield cannot be laid',
    ],
    [
      '0: shield ! MI-3.2 a shield cannot',
      '0: shielt ! MI-3.1',
      "19: this is not refused by a rule, it cannot be read: 'shielt' is not one of: sica-3, bare.",
    ],
  ];
  for (const [line, instead, problem] of refusals) assert.deepEqual(problems(changed(line, instead)), [problem]);
  assert.equal(
    problems(changed('0: shield ! MI-3.2 a shield cannot', '0: bare ! MI-3.1'))[0],
    '19: this should be refused, but it is allowed.',
  );
});

test('all dice must be used, where they stand', () => {
  assert.deepEqual(problems(changed('dice 5', 'dice 5 2')), [
    '29: not all dice were used at the end of the scenario: left are 2.',
  ]);
  assert.deepEqual(problems(changed('dice 5', '')), [
    '23: The fixed list ends before rolls[0] for a die with 6 sides; add a number from 1 to 6.',
  ]);
  assert.deepEqual(problems(changed('0: sica-3', 'dice 3\n0: sica-3')), [
    '24: not all dice were used before this line: left are 5.',
    '30: not all dice were used at the end of the scenario: left are 3.',
  ]);
  const late = changed('dice 5', '').replace('ask nobody\n', 'dice 5\nask nobody\n');
  assert.deepEqual(problems(late), ['27: more dice were needed before this line: 5 must stand above.']);
  const there = changed('dice 5', '').replace('0: sica-3\n', 'dice 5\n0: sica-3\n');
  assert.deepEqual(problems(there), []);
});

test('a shuffle keeps the order unless it shall roll', () => {
  assert.deepEqual(problems(changed('dice 5', 'shuffles roll\ndice 5 4 3 2 1 5')), []);
  assert.match(problems(changed('dice 5', 'shuffles roll\ndice 0 4 3 2 1 5'))[0]!, /^7: the events differ/);
});

test('questions, values and outcomes that are otherwise are told', () => {
  const others: [string, string, string][] = [
    ['ask 0 MI-2.1 amount 0-2', 'ask 0 MI-2.1 amount 0-3', '9: the question is another:\n    ask 0 MI-2.1 amount 0-2'],
    ['ask 0 MI-2.1 amount 0-2', 'ask 0 MI-2.2 …', '9: the question is another:\n    ask 0 MI-2.1 amount 0-2'],
    ['ask 0 MI-3.1 pick sica-3 bare', 'ask 1 MI-3.1 …', '18: seat 1 is not asked this now.'],
    [
      'ask 0 MI-3.1 pick sica-3 bare',
      'ask nobody',
      '18: a seat is asked something:\n    ask 0 MI-3.1 pick sica-3 bare',
    ],
    ['ask nobody', 'ask anybody', "28: 'ask' needs a seat or nobody."],
    ['expect hands.1 as card = [sica-1 shield]', 'expect hands.1 = [1 2]', '22: hands.1 is [0 2], not [1 2].'],
    [
      'expect hands.1 as card = [sica-1 shield]',
      'expect hands.2 = 1',
      "22: there is no '2' in hands.2; there are 0, 1.",
    ],
    [
      'over MI-5.1 places=[1 2] scores=[4 0]',
      'over MI-5.1 places=[1 1] scores=[4 0]',
      '29: the game ended otherwise:\n    over MI-5.1 places=[1 2] scores=[4 0]',
    ],
    [
      'ask 0 MI-3.1 pick sica-3 bare',
      'over MI-5.1 places=[1 1] scores=[0 0]',
      '18: the game is not over: blow MI-3.1.',
    ],
  ];
  for (const [line, instead, problem] of others) assert.deepEqual(problems(changed(line, instead)), [problem], instead);
  assert.deepEqual(problems(changed('ask 0 MI-2.1 amount 0-2', 'ask 0 MI-2.1 …')), []);
});

test('a title or quote that the rulebook does not bear out is told', () => {
  assert.deepEqual(problems(changed('# MI-3.3, MI-3.4 Force is capped', '# MI-3.3–3.9 Force is capped')).slice(0, 1), [
    '1: the rulebook has no MI-3.3–3.9.',
  ]);
  assert.deepEqual(problems(WHOLE.replace('never above 6', 'never above 7')), [
    "2: 'force is never above 7.' are not the words of MI-3.3, MI-3.4, MI-2.2; quote the rulebook, with … for gaps.",
  ]);
});

const START = '# At a rule\ngame micatio\noptions coins=2\nat blow by=1\nset hand 1 sica-1 shield\ndice 1\n---\n';

test('a scenario can start at a rule, at a step, on a stack', () => {
  assert.deepEqual(
    problems(`${START}ask 1 MI-3.1 pick sica-1 bare\n1: bare\n  MI-3.1 laid seat=1 card=-1
  MI-3.3 force seat=1 total=1 = card 0 (MI-3.3) + die 1 (MI-3.3)\nask nobody\nexpect coins = [2 2]\n`),
    [],
  );
  const step = START.replace('at blow by=1', 'at round MI-3.1 by=0\nat blow MI-3.3 by=1 card=sica-1');
  const blow = '  MI-3.3 force seat=1 total=2 = card 1 (MI-3.3) + die 1 (MI-3.3)\n';
  assert.deepEqual(problems(`${step}${blow}ask 0 MI-3.1 pick bare\n`), []);
});

test('a set-up that the game does not know is told', () => {
  const setUps: [string, string, string][] = [
    ['at blow by=1', 'at kick by=1', "4: micatio has no rule 'kick'. There are: round, blow."],
    ['at blow by=1', 'at blow on=1', "4: 'blow' has no local 'on'; there are result, by, card, force."],
    ['at blow by=1', 'at blow MI-9.9', "4: rule 'blow' has no clause 'MI-9.9'."],
    ['at blow by=1', 'at blow card=swrd', "4: there is no card 'swrd'."],
    ['options coins=2', 'options coins=0', "3: option 'coins' must be a whole number from 1 to 9, not 0."],
    ['options coins=2', 'options rich', "3: 'rich' should be name=value."],
    ['options coins=2', 'seats 3', '3: micatio takes 2 to 2 seats, not 3.'],
    ['set hand 1 sica-1 shield', 'set purse 1', "5: 'purse' cannot be set, only hand."],
  ];
  for (const [line, instead, problem] of setUps) assert.deepEqual(problems(START.replace(line, instead)), [problem]);
});
