import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { Keeping } from '#cli/play/keeping.ts';
import { newParty, type Role, seated, seedIn } from '#cli/play/setup.ts';
import { Sitting } from '#cli/play/sitting.ts';
import { Terminal } from '#cli/play/terminal.ts';
import { tellIn } from '#cli/words.ts';
import { games } from '#games/index.ts';

const game = games.get('harenula')!;
const tell = tellIn('en');

/** What a screen shows while each seat comes before it once, and the first once more. */
async function passedRound(roles: readonly Role[], plain: boolean): Promise<string> {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 120, rows: 24 });
  let screen = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    screen += text;
  });
  const terminal = new Terminal({ input, output, env: {}, plain });
  const party = newParty(game, seated(roles, [], game, tell), {}, seedIn('1'));
  const sitting = new Sitting(party, terminal, new Keeping(party.match, null), 'en', tell);
  for (const seat of [...sitting.people, sitting.people[0]!]) {
    const seatedThere = sitting.seat(seat);
    input.write('\r\n');
    await seatedThere;
  }
  terminal.close();
  return screen;
}

test('people who share a screen that cannot be wiped are told so once', async () => {
  const told = (screen: string): number => screen.split('This screen cannot be wiped').length - 1;
  assert.equal(told(await passedRound(['human', 'human'], true)), 1);
  assert.equal(told(await passedRound(['human', 'human'], false)), 0);
  assert.equal(told(await passedRound(['human', 'random'], true)), 0);
});
