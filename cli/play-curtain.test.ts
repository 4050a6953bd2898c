import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { harenaHere as harena } from '#cli/testing/here.ts';
import { Match } from '#engine/records/match.ts';
import { readReplay } from '#engine/records/replay.ts';
import { games } from '#games/index.ts';

const NAMES = ['Anna', 'Ben', 'Cleo'];

/** What was on the screen between two curtains. */
interface Scene {
  seat: number;
  text: string;
}

function scenesOf(out: string): Scene[] {
  const pieces = out.split(/^Pass the screen to (\w+), then press Enter\..*$/m);
  const scenes: Scene[] = [];
  for (let i = 1; i + 1 < pieces.length; i += 2) scenes.push({ seat: NAMES.indexOf(pieces[i]!), text: pieces[i + 1]! });
  return scenes;
}

test('HA-1.8 between two curtains stands what the one before the screen may know, and nothing else', async (t) => {
  const file = join(temporaryFolder(t), 'match');
  const args = [
    'play',
    'harenula',
    '--seats',
    'human,human,human',
    '--names',
    NAMES.join(','),
    '--seed',
    'c0ffee',
    '--save',
    file,
  ];
  const lines = Array.from({ length: 3000 }, (_, i) => ['', '1', '', '2', '', '3'][(i + (i >> 4)) % 6]!);
  const { code, out, err } = await harena(args, lines);
  assert.equal(code, 0, err);
  const scenes = scenesOf(out.slice(0, out.lastIndexOf('served')));
  assert.ok(scenes.length > 20);
  const { replay } = readReplay(readFileSync(file));
  const { hands, patrons } = secretsOf(Match.follow(replay!, games, {}).match!, replay!);
  // How often there was something that could have said too much.
  const met = { rows: 0, told: 0, hands: 0 };
  // The last scene continues into the scoring, where patrons are shown.
  for (const { seat, text } of scenes.slice(0, -1)) {
    assert.ok(text.includes(patrons[seat]!), `${NAMES[seat]} sees what is his`);
    for (const other of [0, 1, 2].filter((one) => one !== seat)) {
      assert.ok(!text.includes(patrons[other]!), `${NAMES[seat]} sees the patron of ${NAMES[other]}: ${text}`);
      for (const row of text.match(new RegExp(`^[ *]${other} .*$`, 'gm')) ?? []) {
        met.rows++;
        assert.match(row, / hand \d+$/);
      }
      for (const told of text.match(new RegExp(`^ {2}${NAMES[other]} (draws|lays|gets|looks).*$`, 'gm')) ?? []) {
        met.told++;
        assert.doesNotMatch(told, /\(/);
      }
      for (const hand of [...hands[other]!].filter((one) => !hands[seat]!.has(one))) {
        met.hands++;
        assert.ok(!text.includes(`hand ${hand}`));
      }
    }
  }
  assert.ok(Math.min(...Object.values(met)) > 20, JSON.stringify(met));
});

/** Every hand of three and more that each seat ever held, as the table draws it, and everybody's patron. */
function secretsOf(
  match: Match,
  replay: NonNullable<ReturnType<typeof readReplay>['replay']>,
): { hands: Set<string>[]; patrons: string[] } {
  const { nouns } = match.game;
  const hands = NAMES.map(() => new Set<string>());
  const note = (now: Match): void => {
    for (const { zone, owner, items } of now.game.zones(now.table.state)) {
      if (zone === 'hand' && items.length > 2)
        hands[owner]!.add(items.map((item) => nouns['card']!.print(item)).join(' '));
    }
  };
  Match.follow(replay, games, { each: note });
  const patrons: string[] = [];
  for (const { zone, owner, items } of match.game.zones(match.table.state))
    if (zone === 'patron') patrons[owner] = nouns['patron']!.print(items[0]!);
  return { hands, patrons };
}

test('HA-2.5 a sealed question goes to everybody in turn, and no answer shows before the last is in', async () => {
  const args = ['play', 'harenula', '--seats', 'human,human,random', '--names', 'Anna,Ben', '--seed', '8'];
  const { out } = await harena(args, ['', 'trick', '', '-', '', 'q']);
  const [anna, ben, after] = scenesOf(out);
  assert.match(anna!.text, /^── Anna · HA-2\.5 /m);
  assert.match(anna!.text, /Your answer is in\. It stays sealed/);
  assert.match(ben!.text, /^── Ben · HA-2\.5 /m);
  assert.doesNotMatch(ben!.text, /lays back/);
  assert.match(after!.text, /^ {2}Anna lays back \d cards?/m);
});

test('one person alone is never asked to pass the screen on', async () => {
  const { out } = await harena(
    ['play', 'harenula', '--seats', 'random,human,heuristic', '--seed', '5'],
    Array<string>(200).fill(''),
  );
  assert.match(out, /The game is over/);
  assert.doesNotMatch(out, /Pass the screen/);
});
