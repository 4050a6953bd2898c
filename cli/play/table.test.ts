import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { playOut } from '#cli/play/table.ts';
import { type Screen, screenOf, sittingAt } from '#cli/play/testing/screen.ts';
import { INTERRUPTED } from '#cli/program.ts';
import { withStep } from '#engine/conformance/plant.ts';
import { resumeMatch } from '#engine/frozen.ts';
import { pick } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';

const harenula = games.get('harenula')!;

/** Makes a folder of its own the one that files are written to. */
function elsewhere(t: TestContext): void {
  const before = process.cwd();
  t.after(() => process.chdir(before));
  process.chdir(temporaryFolder(t));
}

/** Presses Enter at every question until the game is over, and once more to leave. */
async function pressThrough(screen: Screen, playing: Promise<number>): Promise<string> {
  let over = false;
  const done = playing.finally(() => {
    over = true;
  });
  while (!over) {
    await Promise.race([screen.says('> '), done]);
    screen.press('\r');
  }
  await done;
  return screen.text();
}

test('HA-5.2 one person alone is told the only answer there is, unless they want to be asked everything', async () => {
  const screens = [false, true].map(async (asksAll) => {
    const screen = screenOf({ columns: 100, plain: true });
    const sitting = sittingAt(screen, harenula, ['human', 'heuristic'], '7', asksAll);
    const text = await pressThrough(screen, playOut(sitting, false, false));
    return { text, decisions: sitting.match.decisions };
  });
  const [told, asked] = await Promise.all(screens);
  const answers = told!.text.match(/Only one answer is possible at HA-\S+, so it is given: .+$/gm) ?? [];
  assert.ok(answers.length > 0, told!.text);
  assert.doesNotMatch(asked!.text, /Only one answer is possible/);
  assert.deepEqual(told!.decisions, asked!.decisions, 'Enter and the only answer are the same here');
  const questions = (text: string): number => text.match(/^── Player · /gm)!.length;
  assert.equal(questions(asked!.text) - questions(told!.text), answers.length);
});

test('lines typed ahead answer the questions that follow; a refusal drops the rest', async () => {
  const screen = screenOf({ columns: 100, plain: true });
  const sitting = sittingAt(screen, harenula, ['human', 'heuristic'], '7', true);
  const playing = playOut(sitting, false, false);
  await screen.says('> ');
  screen.press('-\rnone\rnonsense\r1\r2\r');
  await screen.says('What was typed ahead is dropped: 2 lines.');
  screen.press('q\r');
  await screen.says('q again to leave it');
  screen.press('q\r');
  assert.equal(await playing, 0);
  const own = sitting.match.decisions.filter(({ seat }) => seat === 0).map(({ text }) => text);
  assert.deepEqual(own, ['-', 'none']);
});

test('Ctrl-C loses nothing: a match that nobody saved is kept, and how to go on is told', async (t) => {
  elsewhere(t);
  for (const copy of ['', '-2']) {
    const screen = screenOf({ columns: 100 });
    const sitting = sittingAt(screen, harenula, ['human', 'heuristic'], '7');
    const playing = playOut(sitting, false, false);
    await screen.says('> ');
    screen.press('-\r');
    await screen.says('> ');
    screen.press('\x03');
    assert.equal(await playing, INTERRUPTED);
    const [, file] = /\.\/harena play --resume (saves\/\S+)/.exec(screen.text())!;
    assert.match(file!, new RegExp(`^saves/harenula-terminal-[0-9a-f]{16}${copy}\\.ndjson$`));
    const { match } = resumeMatch(readFileSync(file!), games);
    assert.deepEqual(match!.decisions, sitting.match.decisions);
    assert.ok(match!.decisions.length > 1);
  }
});

test('u goes back over what was answered by itself, to the decision that the person made', async () => {
  // A gladiator that has moved attacks: the question after the move has one answer.
  const fierce = withStep(harenula, 'turn', 'HA-4.3', () => ({ ask: (_g, f) => pick(Number(f['by']), 'seat', [1]) }));
  const screen = screenOf({ columns: 100, plain: true });
  const sitting = sittingAt(screen, fierce, ['human', 'heuristic'], '7');
  const playing = playOut(sitting, false, false);
  for (const answer of ['-', 'none', '0', 'c2']) {
    await screen.says(']> ');
    screen.press(`${answer}\r`);
  }
  await screen.says('Only one answer is possible at HA-4.3, so it is given: Lucius');
  await screen.says('── Player · HA-5.1');
  const { length } = sitting.match.decisions;
  screen.press('u\r');
  await screen.says('Taken back: c2');
  await screen.says('── Player · HA-4.2');
  assert.equal(sitting.match.decisions.length, length - 2);
  screen.press('q\rq\r');
  assert.equal(await playing, 0);
});

test('GL-4.1 what a build begins with is told, a missing field by its name, and why a command is closed', async () => {
  const screen = screenOf({ columns: 200, plain: true });
  const sitting = sittingAt(screen, games.get('gladiatori')!, ['human', 'heuristic'], '7');
  const playing = playOut(sitting, false, false);
  await screen.says('15 of your coins are in already');
  screen.press('own\r');
  await screen.says('still missing: what you buy');
  screen.press('!delay\r');
  await screen.says("GL-14.40: 'delay' is not open now");

  screen.press('q\rq\r');
  assert.equal(await playing, 0);
});
