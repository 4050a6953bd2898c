import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ProgramExit } from '#checks/testing/program.ts';
import { temporaryFolder } from '#checks/testing/project.ts';
import { harena as harenaProcess } from '#cli/testing/drive.ts';
import { harenaHere as harena } from '#cli/testing/here.ts';
import { Match } from '#engine/records/match.ts';
import { readReplay, verifyReplay, writeReplay } from '#engine/records/replay.ts';
import { forge } from '#engine/testing/match.ts';
import { games } from '#games/index.ts';

// With this seed the person in seat 0 has the first turn of a game for two.
const SEED = ['--seed', '7'];
const PLAY = ['play', 'harenula', ...SEED];

/** Answers that fit some request; others are refused, and the question stays. */
const answers = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => ['1', '', '2', 'none', '3', '0', 'nobody', 'pay'][(i * 5 + (i >> 3)) % 8]!);

const isClean = ({ out, err }: ProgramExit): boolean => !`${out}${err}`.includes('\x1b') && !/\n +at /.test(err);

test('a person plays a whole game against a bot, and the record proves it', async (t) => {
  const file = join(temporaryFolder(t), 'match');
  const ended = await harenaProcess([...PLAY, '--names', 'Anna', '--save', file], answers(900));
  assert.equal(ended.code, 0, ended.err);
  assert.ok(isClean(ended));
  const { proof, fault } = verifyReplay(readFileSync(file), games);
  assert.equal(fault, null);
  const { outcome, header, decisions, seed } = proof!.match;
  assert.deepEqual(header.names, ['Anna', 'Lucius (fighter)']);
  assert.ok(decisions.some(({ seat, by }) => seat === 0 && by === null));
  assert.ok(decisions.every(({ seat, by }) => (seat === 1) === (by === 'bot')));
  assert.match(ended.out, new RegExp(`^Commitment: ${header.commitment}$`, 'm'));
  assert.match(ended.out, new RegExp(`^Seed: ${seed}$`, 'm'));
  assert.match(ended.out, new RegExp(`./harena verify ${file}$`, 'm'));
  const best = outcome!.places.indexOf(1);
  assert.match(
    ended.out,
    new RegExp(`^1\\. ${['Anna', 'Lucius \\(fighter\\)'][best]}  ${outcome!.scores[best]} points?$`, 'm'),
  );
});

test('Enter alone plays a game by the defaults of the rules', async () => {
  const { code, out } = await harena([...PLAY, '--options', 'rounds=2'], Array<string>(200).fill(''));
  assert.equal(code, 0);
  assert.match(out, /^Player \[Enter: - \(nothing\)\]>$/m);
  assert.match(out, /^── The game is over/m);
});

test('HA-3.1 options of the game can be given as pairs or as JSON', async () => {
  const pairs = await harena([...PLAY, '--options', 'rounds=1'], ['q']);
  assert.match(pairs.out, /^round 0\/1 /m);
  assert.deepEqual(await harena([...PLAY, '--options', '{"rounds": 1}'], ['q']), pairs);
  const wrong = await harena([...PLAY, '--options', 'rounds=77']);
  assert.equal(wrong.code, 1);
  assert.match(wrong.err, /'rounds' must be a whole number from 1 to 12, not 77 \[HA-3\.1\]/);
});

test('garbage is refused with clause and reason, and changes nothing', async (t) => {
  const file = join(temporaryFolder(t), 'match');
  const garbage = [
    'x',
    '99',
    '-1',
    'blow-9+y',
    '+',
    '{}',
    '\x1b[2J\x07',
    'é'.repeat(5000),
    '((',
    '1:$1/-',
    '-'.repeat(40),
  ];
  const ended = await harena([...PLAY, '--save', file], [...garbage, 'q']);
  assert.equal(ended.code, 0);
  assert.ok(isClean(ended));
  const refused = ended.out.match(/^✗ HA-2\.5:/gm) ?? [];
  assert.equal(refused.length, garbage.length);
  assert.equal(ended.out.match(/^── /gm)?.length, 1, 'the question stays');
  assert.equal(readReplay(readFileSync(file)).replay!.decisions.filter(({ by }) => by === null).length, 0);
});

test('? explains the question, reads clauses and finds them', async () => {
  const { out } = await harena(PLAY, ['?', '? HA-5.8', '? 5.9', '? crowd throws', '? zzz', '', '', '', '?', 'q']);
  const [, question, read, short, found, none] = out.split(/^Player \[.*> \?.*$/m);
  assert.match(question!, /^\nHA-2\.5 {2}Exchange: all at once/);
  assert.match(question!, /^Choose 0 to 3 of: /m);
  assert.match(question!, /^For example: \S+/m);
  assert.match(question!, /^Without an answer the rules take: -$/m);
  assert.match(read!, /^\nHA-5\.8 {2}A hurt defender without cards falls\.\n/);
  assert.match(short!, /^\nHA-5\.9 {2}A fallen gladiator leaves the arena/);
  assert.match(found!, /^\nHA-6\.1 {2}The crowd throws 2 coins/);
  assert.match(none!, /No clause has the number or the words ‘zzz’/);
  assert.match(out, /^Not now: c5, because a gladiator stands there \[HA-4\.2\]$/m);
});

test('a decision is taken back where that betrays nothing; else the reason is told', async () => {
  const { out } = await harena(PLAY, ['u', '', 'u', '', '0', 'c4', 'u', 'c4', 'q']);
  assert.match(out, /Nothing can be taken back: you have decided nothing yet/);
  assert.match(
    out.replace(/\s+/g, ' '),
    /Nothing can be taken back: dice were thrown or cards shuffled since \[HA-2\.5\]/,
  );
  assert.match(out, /^Taken back: \S+>c4$/m);
  const asked = [...out.matchAll(/^── Player · (\S+)/gm)].map(([, clause]) => clause);
  assert.deepEqual(asked, ['HA-2.5', 'HA-3.2', 'HA-3.4', 'HA-4.2', 'HA-4.3', 'HA-4.2', 'HA-4.3']);
});

test('HA-9.1 a free command is listed, explained, refused and used', async () => {
  const { out } = await harena(PLAY, ['', '!', '!give', '!give 1 99', '!give Lucius 2', '!nothing', 'q']);
  assert.match(out, /^!give {2}Give coins to whom, and how many\?\n {2}Use: !give 1 \d$/m);
  assert.match(out, /^HA-9\.1 {2}At any time/m);
  assert.match(out, /^✗ HA-9\.1: coins: 99 is outside 1 to 6$/m);
  assert.match(out, /^ {2}Player gives 2 coins to Lucius \[HA-9\.1\]$/m);
  assert.match(out, /^There is no free command ‘nothing’ now\. There are: !give$/m);
});

test('log, table and help show what they say', async () => {
  const { out } = await harena(PLAY, ['log 2', 'log x', 'table', 'help', 'save', 'q']);
  const [, log, number, table, help, save] = out.split(/^Player \[.*> .+$/m);
  assert.equal(log!.trim().split('\n').length, 2);
  assert.match(number!, /‘log’ takes a number/);
  assert.match(table!, /^\nSeats: 0 Player \(you\) · 1 Lucius \(fighter\)\nround 0\/6 /);
  for (const word of ['default', 'log [N]', 'save FILE', '!NAME']) assert.ok(help!.includes(word));
  assert.match(save!, /Name a file/);
});

test('a match that is saved and resumed goes on as it would have gone on', async (t) => {
  const [whole, half] = [join(temporaryFolder(t), 'whole'), join(temporaryFolder(t), 'half')];
  const script = answers(900);
  await harena([...PLAY, '--save', whole], script);
  const left = await harena([...PLAY, '--save', half], [...script.slice(0, 20), 'q']);
  assert.equal(left.code, 0);
  assert.match(left.out, new RegExp(`To go on:\n {2}\\./harena play --resume ${half}$`, 'm'));
  const saved = readReplay(readFileSync(half)).replay!;
  assert.equal(saved.ending.result, null);
  const resumed = await harena(['play', '--resume', half], script.slice(20));
  assert.equal(resumed.code, 0, resumed.err);
  assert.match(resumed.out, new RegExp(`^The match goes on after decision ${saved.decisions.length}\\.$`, 'm'));
  const [one, other] = [whole, half].map((file) => readReplay(readFileSync(file)).replay!);
  assert.ok(saved.decisions.length > 0 && saved.decisions.length < one!.decisions.length);
  assert.deepEqual(other!.decisions, one!.decisions);
  assert.deepEqual(other!.ending, one!.ending);
  const over = await harena(['play', '--resume', half]);
  assert.equal(over.code, 1);
  assert.match(over.err, /says that this game is over/);
});

test('control characters in the save of another person do not reach the terminal', async (t) => {
  const path = temporaryFolder(t);
  const codes = '\x1b]0;owned\x07\x1b[2J\u202e';
  const setup = { game: games.get('harenula')!, seats: 2, options: {}, seed: '7'.padStart(64, '0'), nonces: [] };
  const match = Match.start({ ...setup, match: `m${codes}`, names: [`A${codes}`, 'B'], started: codes });
  const [named, other] = [join(path, 'named'), join(path, 'other')];
  writeFileSync(named, writeReplay(match));
  writeFileSync(
    other,
    forge(writeReplay(match), (objects) => Object.assign(objects[0]!, { game: `x${codes}` })),
  );
  const resumed = await harena(['play', '--resume', named], ['', 'q']);
  assert.equal(resumed.code, 0, resumed.err);
  assert.match(resumed.out, /^Harenula · m\?\]0;owned\?\?\[2J\?$/m);
  const refused = await harena(['play', '--resume', other]);
  assert.equal(refused.code, 1);
  assert.match(refused.err, /Line 1 names the game 'x\?\]0;owned/);
  for (const ended of [resumed, refused]) assert.ok(isClean(ended) && !`${ended.out}${ended.err}`.includes('\u202e'));
});

test('a file that is there is not written over, and a folder that is not there is named', async (t) => {
  const path = temporaryFolder(t);
  const file = join(path, 'match');
  const bots = ['--seats', 'random,random'];
  assert.equal((await harena([...PLAY, ...bots, '--save', file])).code, 0);
  const before = readFileSync(file);
  const again = await harena([...PLAY, ...bots, '--save', file]);
  assert.equal(again.code, 1);
  assert.match(again.err, /is there already\. Choose another file/);
  const typed = await harena(PLAY, [`save ${file}`, `save ${join(path, 'no', 'x')}`, `save ${join(path, 'new')}`, 'q']);
  assert.match(typed.out, /is there already; choose another name/);
  assert.match(typed.out, /The folder of .+ does not exist/);
  assert.ok(existsSync(join(path, 'new')));
  assert.deepEqual(readFileSync(file), before);
});

test('input that ends before the game does is one sentence and exit code 1', async () => {
  const ended = await harena(PLAY, ['', '']);
  assert.equal(ended.code, 1);
  assert.equal(ended.err, 'harena: The input ended before the game did: Player was asked HA-3.4 after 5 decisions.\n');
});

test('bots alone play at once: told, in short, or for programs', async () => {
  const bots = [...PLAY, '--seats', 'heuristic,random,heuristic'];
  const [told, short, json] = await Promise.all([
    harena(bots),
    harena([...bots, '--quiet']),
    harena([...bots, '--json']),
  ]);
  for (const { code, err } of [told, short, json]) assert.deepEqual({ code, err }, { code: 0, err: '' });
  const { outcome, game, seed, names } = JSON.parse(json.out) as {
    outcome: { scores: number[] };
    game: string;
    seed: string;
    names: string[];
  };
  assert.deepEqual([game, seed, names.length], ['harenula', '7'.padStart(64, '0'), 3]);
  assert.ok(told.out.includes(short.out));
  for (const score of outcome.scores) assert.match(short.out, new RegExp(`  ${score} points?$`, 'm'));
  assert.ok(short.out.split('\n').length <= 6);
  const people = await harena([...PLAY, '--json']);
  assert.deepEqual([people.code, people.out], [1, '']);
});

test('what cannot be seated, named, seeded or resumed is refused in one sentence', async () => {
  for (const [args, sentence] of [
    [['--seats', 'human'], /takes 2 to 4 seats, not 1/],
    [['--seats', 'human,cat'], /'cat' cannot sit at the table\. There are: human, tiro, novice, fighter/],
    [['--names', 'A,B,C'], /3 names for 2 seats/],
    [['--names', 'Anna,Anna'], /Two players are called 'Anna'/],
    [['--names', 'A (random)'], /may not have brackets/],
    [['--seed', 'xyz'], /1 to 64 hexadecimal characters/],
    [['--lang', 'de'], /must be one of en, fr, it, not 'de'/],
    [['--resume', 'nowhere'], /There is no file 'nowhere'/],
    [['--options', '{'], /is not JSON/],
  ] as const) {
    const { code, out, err } = await harena(['play', 'harenula', ...args]);
    assert.deepEqual([code, out], [1, ''], args.join(' '));
    assert.match(err, sentence);
    assert.equal(err.trim().split('\n').length, 1);
  }
});

test('the language comes from --lang, else from the surroundings', async () => {
  const french = await harena(PLAY, ['x', 'u', 'q'], { LC_ALL: 'fr_FR.UTF-8' });
  assert.match(french.out, /^Quelles cartes remettez-vous \?$/m);
  assert.match(french.out, /^✗ HA-2\.5 : « x » n’est pas proposé ici$/m);
  assert.match(french.out, /Rien ne peut être annulé/);
  const italian = await harena([...PLAY, '--lang', 'it'], ['q'], { LC_ALL: 'fr_FR.UTF-8' });
  assert.match(italian.out, /^Quali carte rimetti\?$/m);
  const fromLang = await harena(PLAY, ['q'], { LC_ALL: '', LC_MESSAGES: '', LANG: 'it_IT' });
  assert.equal(fromLang.out, italian.out);
});

test('where the game has a sentence for how it ended, the result begins with it', async () => {
  const lost = ['--seats', 'random,random', '--options', 'mode=coop,species=bear,bears=9', '--seed', '3', '--quiet'];
  const { out } = await harena(['play', 'gladiatori', ...lost, '--lang', 'it']);
  assert.match(out, /^Nessuno è vivo: hanno vinto gli animali\.\n2\. /m);
});
