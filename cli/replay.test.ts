import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { nextPerson } from '#cli/play/order.ts';
import { savedParty } from '#cli/play/setup.ts';
import { play } from '#cli/play.ts';
import { gamesOfFiles, replay, showReplay } from '#cli/replay.ts';
import { findGame, readArguments, UserError } from '#cli/subcommand.ts';
import { tellIn } from '#cli/words.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { eventFor } from '#engine/event.ts';
import { startMatch as startPlayed } from '#engine/frozen.ts';
import { readReplay, verifyReplay, writeReplay } from '#engine/records/replay.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { forge, playOut, startMatch, step } from '#engine/testing/match.ts';
import { rulesOf } from '#games/index.ts';

const folder = temporaryFolder({ after });

const harenula = findGame('harenula');
const finished = playOut(startMatch(harenula, 3, 11, { rounds: 2 }), 11);
const running = startMatch(harenula, 2, 12);
const random = fastRandom(12);
while (running.decisions.length < 20) step(running, random);

const files = { finished: join(folder, 'finished.ndjson'), running: join(folder, 'running.ndjson') };
writeFileSync(files.finished, writeReplay(finished));
writeFileSync(files.running, writeReplay(running));

const show = (...words: string[]): string => showReplay(readArguments(replay, words), 'en');
const refusal = (...words: string[]): string => {
  try {
    show(...words);
  } catch (error) {
    assert.ok(error instanceof UserError, String(error));
    return error.message;
  }
  return assert.fail('it was not refused');
};

describe('./harena replay', () => {
  it('prints every decision with its events, and the result', () => {
    const text = show(files.finished);
    const lines = text.split('\n');
    assert.equal(lines[0], `Harenula (${harenula.rules}), match m11: 0 Player 0, 1 Player 1, 2 Player 2`);
    const wanted = finished.decisions.map(({ n, clause, seat, id, text: choice }) => {
      const command = typeof id === 'string' ? ` !${id}` : '';
      return `${n}. Player ${seat}${command}: ${choice} [${clause}]`;
    });
    assert.deepEqual(
      lines.filter((line) => /^\d+\. /.test(line)),
      wanted,
    );
    const events = lines.filter((line) => line.startsWith('  ')).map((line) => /\[(\S+)\]$/.exec(line)?.[1]);
    assert.deepEqual(
      events,
      finished.log.events.map(({ clause }) => clause),
    );
    const drawn = /\nSet-up\n {2}Player 0 draws 5 cards \(([^()]+)\) \[HA-2\.1\]\n/.exec(text)![1]!.split(', ');
    const times = drawn.map((card) => Number(/ ×(\d)$/.exec(card)?.[1] ?? 1));
    assert.equal(
      times.reduce((all, one) => all + one),
      5,
    );
    assert.ok(lines.at(-1)!.startsWith('Over: HA-8.5 places=['));
    const french = showReplay(readArguments(replay, [files.finished]), 'fr');
    assert.match(french, /\n {2}Joueur 0 pioche 5 cartes \(/);
  });

  it('shows with --at the table after so many decisions', () => {
    const { draw, viewFor, words } = harenula;
    const start = startMatch(harenula, 3, 11, { rounds: 2 });
    const text = show(files.finished, '--at', '0', '--seat', '1');
    assert.ok(text.includes(draw(viewFor(start.table.state, 1), words.en)));
    assert.match(text, /\nasks 0 HA-2\.5\nasks 1 HA-2\.5 subset 0-3 of \S+/);
    const end = show(files.finished, '--at', String(finished.decisions.length));
    assert.match(end, /\nOver: HA-8\.5/);
    const { view, asked, decisions } = JSON.parse(show(files.finished, '--at', '2', '--json'));
    assert.deepEqual([view.viewer, asked.length, decisions.length], [15, 3, 2]);
  });

  it('shows with --seat only what that seat saw', () => {
    const text = show(files.finished, '--seat', '1');
    assert.match(text, / {2}Player 0 draws 5 cards \[HA-2\.1\]\n {2}Player 1 draws 5 cards \(/);
    const { n, seat, clause } = finished.decisions.find((one) => one.seat !== 1)!;
    assert.ok(text.includes(`\n${n}. Player ${seat} decides [${clause}]\n`));
    const { decisions } = JSON.parse(show(files.finished, '--seat', '1', '--json'));
    for (const { seat, choice, text: words } of decisions) {
      assert.equal(choice === null, seat !== 1);
      assert.equal(words === null, seat !== 1);
    }
  });

  it('keeps the secrets of a save, the seed above all', () => {
    for (const words of [[], ['--json'], ['--at', '20'], ['--seat', '0', '--json']]) {
      assert.equal(show(files.running, ...words).includes(running.seed), false);
    }
    assert.match(show(files.running), / {2}Player 0 draws 5 cards \[HA-2\.1\]\n {2}Player 1 draws 5 cards \[/);
    const { setup, decisions } = JSON.parse(show(files.running, '--json'));
    const events = [setup, ...decisions.map((one: { events: object[] }) => one.events)].flat();
    assert.deepEqual(
      events,
      running.log.events.map((event) => eventFor(event, SPECTATOR)),
    );
    assert.ok(decisions.every((one: { choice: unknown; text: unknown }) => one.choice === null && one.text === null));
    assert.match(show(files.running), /\nThe game goes on after 20 decisions\.$/);
  });

  it('prints with --json one document', () => {
    const { game, rules, seats, setup, decisions, result } = JSON.parse(show(files.finished, '--json'));
    assert.deepEqual([game, rules, seats, result], ['harenula', harenula.rules, 3, finished.outcome]);
    const events = [setup, ...decisions.map((one: { events: object[] }) => one.events)].flat();
    assert.deepEqual(
      events.map(({ n, kind }: { n: number; kind: string }) => [n, kind]),
      finished.log.events.map(({ n, kind }) => [n, kind]),
    );
    assert.deepEqual(
      decisions.map((one: { choice: unknown }) => one.choice),
      finished.decisions.map((one) => one.choice),
    );
  });

  it('passes no control characters on to the terminal, nor a text that was not proved', () => {
    const file = join(folder, 'crafted.ndjson');
    const clear = '\x1b[2J';
    const named = forge(writeReplay(finished), ([header]) => {
      Object.assign(header!, { names: [`A${clear}`, 'B', 'C'], started: clear });
    });
    writeFileSync(file, named);
    const text = show(file);
    assert.ok(text.startsWith(`Harenula (${harenula.rules}), match m11: 0 A?[2J, 1 B, 2 C, ?[2J\n`));
    assert.equal(text.includes('\x1b'), false);
    const lie = `something else${clear}`;
    writeFileSync(
      file,
      forge(writeReplay(finished), ([, first]) => Object.assign(first!, { text: lie })),
    );
    assert.match(refusal(file), /Line 2 says 'something else\?\[2J' for the choice '/);
    writeFileSync(
      file,
      forge(writeReplay(finished), ([header]) => Object.assign(header!, { rules: clear })),
    );
    assert.match(refusal(file), /Line 1 says it was made under \?\[2J, this build plays harenula@\d/);
  });

  it('refuses in one sentence what it cannot show', () => {
    const broken = join(folder, 'broken.ndjson');
    writeFileSync(broken, writeReplay(finished).replace('"n":3', '"n":4'));
    assert.match(refusal(broken), /broken\.ndjson: Line 4 holds decision 4 where decision 3 should stand/);
    assert.equal(refusal(), 'Name one replay file: ./harena replay FILE.');
    assert.equal(refusal(join(folder, 'none')), `There is no file '${join(folder, 'none')}'.`);
    assert.match(refusal(folder), /is a folder; name the replay files in it/);
    const most = finished.decisions.length;
    assert.equal(refusal(files.finished, '--at', '9999'), `--at must be a whole number from 0 to ${most}, not 9999.`);
    assert.equal(refusal(files.finished, '--seat', '3'), '--seat must be a whole number from 0 to 2, not 3.');
    assert.match(refusal(files.finished, '--seat', 'x'), /--seat must be a whole number/);
  });
});

describe('a file of an earlier version of the rules', () => {
  const old = (game: string): string => join(import.meta.dirname, '../games', game, 'frozen/2.ndjson');

  it('is shown with the rules and words of its day', async () => {
    for (const game of ['gladiatori', 'spartacus']) {
      const known = await gamesOfFiles([old(game)]);
      const text = showReplay(readArguments(replay, [old(game)]), 'fr', known);
      assert.match(text.split('\n')[0]!, new RegExp(`\\(${game}@2\\)`));
      assert.match(text, /\nOver: /);
      assert.doesNotMatch(text, /undefined/);
      const drawn = showReplay(readArguments(replay, [old(game), '--at', '5']), 'en', known);
      assert.ok(drawn.split('\n').length > 10);
    }
    assert.match(refusal(old('spartacus')), /made under spartacus@2, this build plays spartacus@\d/);
  });

  it('goes on in the terminal where it was saved', async () => {
    const { header, decisions, ending } = readReplay(readFileSync(old('gladiatori'))).replay!;
    const rules = (await rulesOf('gladiatori', 'gladiatori@2'))!;
    const match = startPlayed(rules, { ...header, seed: ending.seed });
    for (const { seat, id, choice, by } of decisions.slice(0, 40))
      assert.equal(match.decide(seat, id, choice, by), null);
    const file = join(folder, 'old-save.ndjson');
    writeFileSync(file, writeReplay(match));
    const args = readArguments(play, ['--resume', file, '--seats', 'fighter,fighter']);
    const party = savedParty(file, args, tellIn('en'), await gamesOfFiles([file]));
    assert.equal(nextPerson(party.match, party.sitters, null), null);
    assert.equal(party.match.over, true);
    assert.equal(verifyReplay(writeReplay(party.match), await gamesOfFiles([file])).fault, null);
  });
});
