import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { Interrupted } from '#cli/play/lines.ts';
import { fold, inColumns, type Surface } from '#cli/play/terminal.ts';
import { type Screen, screenOf } from '#cli/play/testing/screen.ts';

const seated = (tty: boolean, env: Surface['env'] = {}, plain = false, rows = 24): Screen =>
  screenOf({ tty, env, plain, rows });

const settled = (): Promise<void> => sleep(20);

test('what is folded fits, but for words too long for a line, and loses no word', () => {
  const text = fc.array(fc.stringMatching(/^[a-z0-9]{1,30}$/), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(text, fc.integer({ min: 10, max: 60 }), fc.nat(6), (words, width, hang) => {
      const lines = fold(words.join(' '), width, hang);
      assert.deepEqual(lines.join(' ').split(/ +/).filter(Boolean), words);
      for (const line of lines) assert.ok(line.length <= width || !line.trim().includes(' '), line);
      for (const line of lines.slice(1)) assert.equal(line.search(/\S/), Math.min(hang, width >> 1));
    }),
  );
});

test('codes for colour take no room', () => {
  assert.deepEqual(fold('\x1b[1mabc\x1b[22m def', 7), ['\x1b[1mabc\x1b[22m def']);
  assert.deepEqual(fold('\x1b[1mabc\x1b[22m def', 6), ['\x1b[1mabc\x1b[22m', 'def']);
});

test('columns hold every entry once, read downwards, within the width', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 25 }), (entries) => {
      const rows = inColumns(entries, 50);
      assert.deepEqual(rows.flatMap((row) => row.split(/ +/)).sort(), [...entries].sort());
      for (const row of rows) assert.ok(row.length <= 50);
    }),
  );
  assert.deepEqual(inColumns(['a', 'b', 'c', 'd', 'e'], 12), ['a   c   e', 'b   d']);
});

test('colour is for terminals only, and for those who want it', () => {
  assert.equal(seated(true).terminal.bold('x'), '\x1b[1mx\x1b[22m');
  assert.equal(seated(true, { NO_COLOR: '1' }).terminal.bold('x'), 'x');
  assert.equal(seated(true, { TERM: 'dumb' }).terminal.dim('x'), 'x');
  assert.equal(seated(true, {}, true).terminal.dim('x'), 'x');
  assert.equal(seated(false).terminal.dim('x'), 'x');
});

test('a curtain clears the screen and what was scrolled away', () => {
  const { terminal, text: screen } = seated(true, { NO_COLOR: '1' });
  terminal.wipe();
  assert.equal(screen(), '\x1b[H\x1b[2J\x1b[3J');
});

test('a curtain pushes everything off a screen that knows no codes, and writes nothing where there is none', () => {
  const plain = seated(true, {}, true);
  plain.terminal.wipe();
  assert.equal(plain.text(), '\n'.repeat(24));
  // A terminal that does not know its size says 0.
  const sizeless = seated(true, {}, true, 0);
  sizeless.terminal.wipe();
  assert.equal(sizeless.text(), '\n'.repeat(24));
  const piped = seated(false);
  piped.terminal.wipe();
  assert.equal(piped.text(), '');
});

test('a curtain forgets what was typed and cut before', async () => {
  const { terminal, press, text: screen } = seated(true);
  const asked = terminal.ask('> ');
  press('secret\x15blow-3\r'); // Ctrl-U cuts the line
  assert.equal(await asked, 'blow-3');
  terminal.wipe();
  const next = terminal.ask('> ');
  await settled();
  press('\x19\x1b[A'); // Ctrl-Y puts back what was cut, Up brings the line before
  await settled();
  press('.\r');
  assert.equal(await next, '.');
  assert.equal(screen().split('.').length, 2, 'only one listens to the keys');
  terminal.close();
});

test('one person keeps the lines typed before', async () => {
  const { terminal, press } = seated(true);
  const asked = terminal.ask('> ');
  press('log 3\r');
  await asked;
  const next = terminal.ask('> ');
  await settled();
  press('\x1b[A');
  await settled();
  press('\r');
  assert.equal(await next, 'log 3');
  terminal.close();
});

test('lines typed before they are asked for are kept, and shown behind their questions', async () => {
  const { terminal, press, text } = seated(true, {}, true);
  const first = terminal.ask('one> ');
  press('a\rb\rc\r');
  assert.equal(await first, 'a');
  await settled();
  assert.equal(await terminal.ask('two> '), 'b');
  assert.equal(terminal.dropAhead(), 1);
  const last = terminal.ask('three> ');
  press('d\r');
  assert.equal(await last, 'd');
  assert.match(text(), /two> b\nthree> /);
  terminal.close();
});

test('what must be answered now is not answered by what was typed before, nor after a curtain', async () => {
  const { terminal, press } = seated(true);
  const first = terminal.ask('> ');
  press('a\rb\r');
  assert.equal(await first, 'a');
  const now = terminal.askNow('now> ');
  await settled();
  await settled();
  press('c\r');
  assert.equal(await now, 'c');
  press('d\r');
  await settled();
  terminal.wipe();
  const next = terminal.ask('next> ');
  press('e\r');
  assert.equal(await next, 'e');
  terminal.close();
});

test('Ctrl-C while nobody is asked counts at the next question', async () => {
  const { terminal, press } = seated(true);
  const first = terminal.ask('> ');
  press('a\r');
  await first;
  press('\x03');
  await settled();
  await assert.rejects(terminal.ask('> '), Interrupted);
  terminal.close();
});

test('Ctrl-C and Ctrl-D are told apart', async () => {
  const { terminal, press } = seated(true);
  const interrupted = assert.rejects(terminal.ask('> '), Interrupted);
  press('\x03');
  await interrupted;
  const ended = terminal.ask('> ');
  press('\x04');
  assert.equal(await ended, null);
});

test('away from a terminal lines are echoed behind their question, without control characters', async () => {
  const { terminal, press, text: screen } = seated(false);
  press('a\x1b[2J b\n\nlast');
  assert.equal(await terminal.ask('one> '), 'a [2J b');
  assert.equal(await terminal.ask('two> '), '');
  assert.equal(screen(), 'one> a [2J b\ntwo>\n');
  terminal.close();
});
