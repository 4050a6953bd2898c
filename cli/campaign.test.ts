import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { optionsIn } from '#cli/options.ts';
import { findGame } from '#cli/subcommand.ts';
import { harenaHere } from '#cli/testing/here.ts';
import type { Match } from '#engine/records/match.ts';
import { writeReplay } from '#engine/records/replay.ts';
import { answer, playOut, startMatch } from '#engine/testing/match.ts';
import { afterGame, campaignResults, newRecord } from '#games/gladiatori/rules/21-campaign.ts';
import type { Gladiatori } from '#games/gladiatori/state.ts';

const folder = temporaryFolder({ after });

const harena = (...words: string[]) => harenaHere(['campaign', ...words], [], {}, folder);

/** A random game of a Thraex in seat 0 and a Secutor. */
function duel(seed: number): Match {
  const match = startMatch(findGame('gladiatori'), 2, seed, {});
  answer(match, 0, { who: 'thraex' });
  answer(match, 1, { who: 'secutor' });
  return playOut(match, seed);
}

const match = duel(5);
writeFileSync(join(folder, 'game.ndjson'), writeReplay(match));
writeFileSync(join(folder, 'save.ndjson'), writeReplay(startMatch(findGame('gladiatori'), 2, 6, {})));
writeFileSync(
  join(folder, 'other.ndjson'),
  writeReplay(playOut(startMatch(findGame('harenula'), 2, 7, { rounds: 1 }), 7)),
);

test('GL-21.1–21.6 a gladiator is kept from game to game, and a game counts once', async () => {
  assert.match((await harena('list')).err, /There is no file 'campaign\.json'/);
  assert.equal((await harena('new', 'Flamma', 'thraex')).code, 0);
  assert.match((await harena('new', 'Flamma', 'thraex')).err, /already a 'Flamma'/);
  assert.match((await harena('show', 'Flamma')).out, /^Flamma: 0 XP, 0 games, fit, 55 coins\n {2}O5 G5 E5 B8 S4 /);

  const added = await harena('add', 'Flamma', 'game.ndjson', '--seat', '0', '--json');
  const expected = afterGame(newRecord('Flamma', 'thraex'), campaignResults(match.table.state as Gladiatori)[0]!);
  assert.deepEqual(JSON.parse(added.out), { ...expected, matches: ['m5'] }, added.err);
  assert.match(
    (await harena('add', 'Flamma', 'game.ndjson')).err,
    expected.dead ? /dead for good/ : /already been counted/,
  );
  assert.equal(JSON.parse(readFileSync(join(folder, 'campaign.json'), 'utf8')).gladiators.length, 1);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.endsWith('.part')),
    [],
  );
});

test('GL-21.6, GL-21.11 experience buys more; what the budget does not allow is refused with its clause', async () => {
  const rich = { ...newRecord('Verus', 'mirmillo'), xp: 6, matches: [] };
  writeFileSync(join(folder, 'rich.json'), JSON.stringify({ version: 1, gladiators: [rich] }));
  const buy = (text: string) => harena('buy', 'Verus', text, '--file', 'rich.json');
  const cheap = 'O4 G4 E8 B6 S5 1x5 0x7 Fx0 M2,5,7 P3,6,9';
  assert.match((await buy(cheap)).out, /^Verus: 6 XP, 0 games, fit, 58 coins\n {2}O4 G4 E8 B6 S5 /);
  assert.match(
    (await buy('O4 G4 E8 B6 S6 1x5 0x7 Fx0 M2,5,7 P3,6,9')).err,
    /GL-4\.2: this costs 59 coins, there are 58/,
  );
  assert.match((await harena('list', '--file', 'rich.json', '--json')).out, /"blood": 6/);
});

test('GL-21.9 the dead stay dead', async () => {
  const dead = { ...newRecord('Priscus', 'thraex'), wounds: -5, dead: true, games: 1, matches: ['x'] };
  writeFileSync(join(folder, 'dead.json'), JSON.stringify({ version: 1, gladiators: [dead] }));
  assert.match((await harena('add', 'Priscus', 'game.ndjson', '--file', 'dead.json')).err, /GL-21\.9/);
  assert.match(
    (await harena('buy', 'Priscus', 'thraex', '--file', 'dead.json')).err,
    /GL-21\.9: Priscus is dead for good/,
  );
  assert.match((await harena('show', 'Priscus', '--file', 'dead.json')).out, /1 game, dead for good/);
});

test('only a finished game of Gladiatori that this gladiator has played is counted', async () => {
  await harena('new', 'Carpophorus', 'thraex', '--file', 'c.json');
  const refused = async (...words: string[]): Promise<string> => {
    const { code, err } = await harena('add', 'Carpophorus', ...words, '--file', 'c.json');
    assert.equal(code === 0, false);
    return err;
  };
  assert.match(await refused('game.ndjson', '--seat', '1'), /Seat 1 played another character: O5 G5 E7 /);
  assert.match(await refused('game.ndjson', '--seat', '2'), /--seat must be from 0 to 1/);
  assert.match(await refused('save.ndjson'), /not over yet/);
  assert.match(await refused('other.ndjson'), /a game of Harenula/);
  assert.match(await refused(), /Name the record/);
  assert.match(
    (await harena('add', 'Nobody', 'game.ndjson', '--file', 'c.json')).err,
    /There is no 'Nobody'; there are: Carpo/,
  );
  writeFileSync(join(folder, 'broken.json'), '{"version": 2}');
  assert.match((await harena('list', '--file', 'broken.json')).err, /'broken\.json' is no campaign file/);
});

test('GL-21.14 the options of a campaign game carry the experience of those who play it', async () => {
  const file = join(folder, 'carried.json');
  const verus = { ...newRecord('Verus', 'thraex'), xp: 9, matches: [] };
  const priscus = { ...newRecord('Priscus', 'secutor'), dead: true, matches: [] };
  writeFileSync(file, JSON.stringify({ version: 1, gladiators: [verus, priscus] }));
  assert.equal((await harena('options', '-', 'Verus', '--file', file)).out, 'campaign=true,xpRed=0,xpGreen=9\n');
  assert.match((await harena('options', 'Priscus', '--file', file)).err, /GL-21\.9: Priscus is dead for good/);
  assert.match((await harena('options', '--file', file)).err, /one gladiator for each seat/);
  const options = optionsIn([(await harena('options', 'Verus', '--file', file)).out.trim()], findGame('gladiatori'));
  const { state } = startMatch(findGame('gladiatori'), 2, 1, options).table;
  assert.equal((state as unknown as Gladiatori).gladiators[0]!.coins, 59);
});

test('GL-23.67 an animal of the player’s own comes out of a file, and what is wrong in it is said', () => {
  const file = join(folder, 'boar.json');
  const given = (text: string): { [name: string]: unknown } => {
    writeFileSync(file, text);
    return optionsIn([`@${file}`], findGame('gladiatori'));
  };
  const boar = { mode: 'solo', species: 'own', beastLower: 2, beastDice: 2, beastSeven: 'unbalance' };
  assert.deepEqual(given(JSON.stringify(boar)), boar);
  assert.throws(
    () => given('{"species":"own","beastSeven":"eats"}'),
    /'beastSeven' must be one of .*lose, not "eats" \[GL-23\.67\]/,
  );
  assert.throws(() => given('{"species":"own","beastDice":9}'), /whole number from 1 to 2, not 9 \[GL-23\.67\]/);
  assert.throws(() => given('{"species":'), /is not JSON/);
  assert.throws(() => given('a boar'), /holds no options/);
  assert.throws(() => optionsIn(['@no-such.json'], findGame('gladiatori')), /There is no file 'no-such\.json'/);
});
