import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseScenario } from '#checks/scenario.ts';
import { runScenario } from '#checks/scenario-run.ts';
import { updated } from '#checks/scenario-update.ts';
import { micatio } from '#checks/testing/micatio.ts';

const update = (text: string): string => updated(runScenario(micatio, parseScenario(text, 'a.txt')));

const SET_UP = '# A blow\n\n> a quote\ngame micatio\nat blow by=0   # no comment here\n'.replace(
  '   # no comment here',
  '',
);

const START = `${SET_UP}set hand 0 sica-3 shield\ndice 5\n---\n`;

test('events are written where none stand', () => {
  assert.equal(
    update(`${START}0: shield !\n0: sica-3\n\n# the end\nexpect coins.1 = 9\n`),
    `${START}0: shield ! MI-3.2 a shield cannot be laid
0: sica-3
  MI-3.1 laid seat=0 card=sica-3
  MI-3.3 force seat=0 total=6 = card 3 (MI-3.3) + die 5 (MI-3.3) - cap 2 (MI-3.4)
  MI-3.5 lost seat=1 coins=1

# the end
expect coins.1 = 9
`,
  );
});

test('events that still happen stay as they are written, with the comments among them', () => {
  const text = `${START}0: sica-3
  # it is laid
  MI-3.1   laid seat=0
      card=sica-3
  # wrong
  MI-3.3 force seat=0 total=9
  # it hurts
  MI-3.5 lost seat=1 coins=1
  MI-3.5 lost seat=1 coins=1
over MI-5.1 …
`;
  assert.equal(
    update(text),
    `${START}0: sica-3
  # it is laid
  MI-3.1   laid seat=0
      card=sica-3
  # wrong
  MI-3.3 force seat=0 total=6 = card 3 (MI-3.3) + die 5 (MI-3.3) - cap 2 (MI-3.4)
  # it hurts
  MI-3.5 lost seat=1 coins=1
over MI-5.1 …
`,
  );
});

test('what stands after a decision that cannot be made is kept', () => {
  const text = `${START}0: shield\n  MI-3.1 laid seat=0 card=shield\n0: sica-3\n  MI-9.9 x\n`;
  assert.equal(update(text), text);
});

test('what was written once is not written again', () => {
  const once = update(`${START}0: bare\n`);
  assert.equal(update(once), once);
  assert.deepEqual(runScenario(micatio, parseScenario(once, 'a.txt')).problems, []);
});

test('events before the first decision are written under the line', () => {
  const set = '# A start\ngame micatio\n---\n';
  assert.match(
    update(set),
    /---\n {2}MI-1.2 drew seat=0 count=2 \| 0: cards=\[shield sica-3\]\n {2}MI-1.2 drew seat=1/,
  );
});
