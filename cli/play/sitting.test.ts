import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '#cli/play/setup.ts';
import { screenOf, sittingAt } from '#cli/play/testing/screen.ts';
import type { Match } from '#engine/records/match.ts';
import { games } from '#games/index.ts';

const harenula = games.get('harenula')!;

/** What a screen shows while each seat comes before it once, and the first once more. */
async function passedRound(roles: readonly Role[], plain: boolean): Promise<string> {
  const screen = screenOf({ columns: 120, plain });
  const sitting = sittingAt(screen, harenula, roles, '1');
  for (const seat of [...sitting.people, sitting.people[0]!]) {
    const seatedThere = sitting.seat(seat);
    if (sitting.people.length > 1) {
      await screen.says('then press Enter.');
      screen.press('\r\n');
    }
    await seatedThere;
  }
  screen.terminal.close();
  return screen.text();
}

test('people who share a screen that cannot be wiped are told so once', async () => {
  const told = (screen: string): number => screen.split('This screen cannot be wiped').length - 1;
  assert.equal(told(await passedRound(['human', 'human'], true)), 1);
  assert.equal(told(await passedRound(['human', 'human'], false)), 0);
  assert.equal(told(await passedRound(['human', 'random'], true)), 0);
});

test('what one person typed ahead does not draw the curtain for another', async () => {
  const screen = screenOf();
  const sitting = sittingAt(screen, harenula, ['human', 'human'], '1');
  const first = sitting.seat(0);
  await screen.says('Pass the screen to Player 1, then press Enter.');
  // The second line is one too many, and comes before the next person does.
  screen.press('\r\r');
  await first;
  let passed = false;
  const second = sitting.seat(1).then(() => {
    passed = true;
  });
  await screen.says('Pass the screen to Player 2, then press Enter.');
  await sleep(60);
  assert.equal(passed, false);
  screen.press('\r');
  await second;
  screen.terminal.close();
});

for (const game of games.values()) {
  test(`${game.id}: the head of the table and the question stand on one screen of 80 × 24`, () => {
    const screen = screenOf({ columns: 80, plain: true });
    const sitting = sittingAt(screen, game, ['human', 'heuristic'], '5');
    let looks = 0;
    let heads = 0;
    for (let seat = sitting.nextPerson(); seat !== null && looks < 150; seat = sitting.nextPerson(), looks++) {
      const request = sitting.match.requestFor(seat)!;
      const menu = sitting.asking.menu(request);
      const before = screen.text().length;
      sitting.present(seat, request, menu);
      const lines = screen.text().slice(before).split('\n');
      const [view] = sitting.match.table.views([seat]);
      const head = game.draw(view, game.words.en).split('\n')[0]!;
      const top = lines.findIndex((line) => head.startsWith(line) && line !== '');
      // Some questions have long manners of their own; the table leaves them what it can.
      if (top >= 0 && menu !== null) {
        heads++;
        assert.ok(lines.length - top <= 24, `${request.clause}:\n${lines.join('\n')}`);
      }
      const choice = request.fallback ?? game.heuristic(view, request, (sitting.match as Match).table.random);
      assert.equal(sitting.match.decide(seat, request.id, choice), null);
    }
    assert.ok(heads > 5);
    screen.terminal.close();
  });
}
