import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { bytesOf } from '#engine/chance/sha256.ts';
import { eventFor } from '#engine/event.ts';
import { resumeMatch } from '#engine/frozen.ts';
import type { Game } from '#engine/game.ts';
import { hashOf } from '#engine/records/hash.ts';
import { Match } from '#engine/records/match.ts';
import { sumOf } from '#engine/records/record.ts';
import { readReplay, replayFor, verifyReplay, writeReplay } from '#engine/records/replay.ts';
import { SPECTATOR } from '#engine/seat.ts';
import {
  answer,
  followsExactly,
  forge,
  playedMatch,
  playOut,
  repeat,
  seedOf,
  startMatch,
  step,
  whole,
} from '#engine/testing/match.ts';
import { type Wager, wager } from '#engine/testing/wager.ts';
import { games as all } from '#games/index.ts';

const harenula = all.get('harenula')!;
const games = new Map([wager, harenula].map((game) => [game.id, game]));

const finished = playedMatch();
const file = writeReplay(finished);
const lines = file.trimEnd().split('\n');
const forged = (change: (objects: Record<string, unknown>[]) => void): string => forge(file, change);

/** Lines with the right sums, whatever else is in them. */
function resummed(list: readonly string[]): string {
  let sum = '';
  let text = '';
  for (const line of list) {
    const open = line.replace(/,"sum":"[0-9a-f]{16}"\}$/, '');
    sum = sumOf(sum, bytesOf(open));
    text += `${open},"sum":"${sum}"}\n`;
  }
  return text;
}

function faultOf(text: string | Uint8Array, known = games): string {
  const { fault } = verifyReplay(text, known);
  assert.notEqual(fault, null, 'the file was taken');
  assert.ok(fault!.text.startsWith(`Line ${fault!.line} `), fault!.text);
  return `${fault!.code} ${fault!.text}`;
}

describe('a replay', () => {
  it('has a header, a line for each decision and the result with the seed', () => {
    const [header, first, ...rest] = lines.map((line) => JSON.parse(line));
    const fields = 'harena game rules match seats options commitment nonces names started sum';
    assert.equal(Object.keys(header).join(' '), fields);
    assert.deepEqual([first.n, first.seat, first.clause, first.id], [1, 0, 'WA-2.1', 0]);
    const last = rest.at(-1);
    assert.deepEqual(last.result, finished.outcome);
    assert.equal(last.seed, seedOf(5));
    assert.equal(last.hash, hashOf(finished.table.state));
    assert.equal(lines.length, finished.decisions.length + 2);
    assert.equal(
      lines.slice(0, -1).some((line) => line.includes(seedOf(5))),
      false,
    );
  });

  it('is verified, and the proof counts what was compared', () => {
    const { proof } = verifyReplay(file, games);
    const count = finished.decisions.length;
    assert.deepEqual([proof?.decisions, proof?.hashes], [count, 1 + Math.floor(count / 8)]);
    assert.equal(proof?.draws, finished.table.random.draws);
    assert.equal(whole(proof!.match as Match), whole(finished));
  });

  it('gives the states and events of the match byte for byte, in 40 random games', () => {
    for (let seed = 0; seed < 40; seed++) followsExactly(seed % 2 === 0 ? wager : harenula, seed);
  });

  it('can be followed for a part of the way', () => {
    const { replay } = readReplay(file);
    const { match } = Match.follow(replay!, games, { until: 3 });
    assert.equal(match!.decisions.length, 3);
  });

  it('holds no trace of what was taken back', () => {
    const random = fastRandom(3);
    const match = startMatch(wager, 2, 3);
    const plain = startMatch(wager, 2, 3);
    let undone = 0;
    while (!match.over) {
      const decision = step(match, random);
      if (match.undoRefusal(decision.seat) === null && !match.table.hasAnswered(decision.seat)) {
        match.undo(decision.seat);
        repeat(match, decision);
        undone++;
      }
      repeat(plain, decision);
    }
    assert.ok(undone > 0);
    assert.equal(writeReplay(match), writeReplay(plain));
  });
});

describe('a forged replay with the right sums', () => {
  it('is refused under other rules or an unknown game', () => {
    const newer = new Map([['wager', { ...wager, rules: 'wager@2' }]]);
    const sentence =
      'rules Line 1 says it was made under wager@1, this build plays wager@2: open it with a build that plays wager@1.';
    assert.equal(faultOf(file, newer), sentence);
    const others = new Map([['harenula', harenula]]);
    assert.match(
      faultOf(file, others),
      /^no-game Line 1 names the game 'wager', and this build plays harenula; open it/,
    );
  });

  it('is refused when the rules are played otherwise than the file says', () => {
    const setup: Game['setup'] = (seats, options) => {
      const g = wager.setup(seats, options) as unknown as Wager;
      g.coins[0]!++;
      return g;
    };
    const generous = { ...wager, setup };
    const fault = faultOf(file, new Map([['wager', generous]]));
    assert.match(fault, /^hash Line 9 .*either the file was altered or this build plays otherwise/);
  });

  it('is refused with another seed than the one committed to', () => {
    const other = forged((objects) => {
      objects.at(-1)!['seed'] = seedOf(6);
    });
    assert.match(faultOf(other), new RegExp(`^commitment Line ${lines.length} shows another seed`));
  });

  it('is refused with other nonces, seats or options', () => {
    const header = (fields: object): string => forged((objects) => Object.assign(objects[0]!, fields));
    assert.match(faultOf(header({ nonces: ['x'] })), /^hash Line 9 /);
    assert.match(faultOf(header({ seats: 2, names: ['a', 'b'] })), /^field Line \d+ needs "seat", .* from 0 to 1;/);
    assert.match(faultOf(header({ seats: 9 })), /^set-up Line 1 asks for what cannot be set up \(Wager takes 2 to 4/);
    assert.match(faultOf(header({ options: { rounds: 4 } })), /^hash Line /);
    assert.match(faultOf(header({ options: { speed: 4 } })), /^set-up Line 1 .*there is no option 'speed'/);
    assert.match(faultOf(header({ options: {} })), /^set-up Line 1 does not write the options as Harena writes them/);
  });

  it('is refused with a line that Harena would have written otherwise', () => {
    const written = (change: (objects: Record<string, unknown>[]) => void): void =>
      assert.match(faultOf(forged(change)), /^written Line \d+ is not as Harena writes it: /);
    written((objects) => Object.assign(objects[0]!, { note: 'x' }));
    written((objects) => Object.assign(objects[0]!, { started: null }));
    written((objects) => Object.assign(objects[1]!, { winner: 0 }));
    written((objects) => Object.assign(objects.at(-1)!, { winner: 0 }));
    written((objects) => {
      objects[2] = Object.fromEntries(Object.entries(objects[2]!).reverse());
    });
    for (const [from, to] of [
      ['"seat":0', '"seat":-0'],
      ['"seat":0', '"seat":0.0'],
      ['"seat":0', '"seat": 0'],
      ['"n":1,', '"n":9,"n":1,'],
      ['"n":1,', '"__proto__":{"seat":1},"n":1,'],
      ['"clause":"WA', '"clause":"\\u0057A'],
    ] as const) {
      const other = resummed(lines.with(1, lines[1]!.replace(from, to)));
      assert.match(faultOf(other), /^written Line 2 is not as Harena writes it: /, to);
    }
  });

  it('is refused with a sealed answer that was replaced', () => {
    const match = startMatch();
    for (const choice of ['pass', 'pass']) answer(match, match.table.asked[0]!.seat, choice);
    answer(match, 0, 1);
    const save = forge(writeReplay(match), (objects) => {
      const [last] = objects.splice(-1);
      objects.push({ ...objects.at(-1)!, n: 4 });
      (last!['save'] as { decisions: number }).decisions++;
      objects.push(last!);
    });
    assert.match(faultOf(save), /^replaced Line 5 replaces a sealed answer/);
  });

  it('is refused in one short sentence, however long or deep it is', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    assert.match(faultOf(`{"harena":${deep}}\n`), /^deep Line 1 holds lists within lists/);
    assert.match(faultOf(`{"harena":"${'x'.repeat(100_000)}"}\n`), /^format Line 1 is in format "x+…, and/);
    for (const [line, from, to] of [
      [0, /"options":\{"rounds":1/, `"options":{"rounds":${deep}`],
      [1, /"choice":"\w+"/, `"choice":${deep}`],
      [1, /"id":\d+/, `"id":${deep}`],
    ] as const) {
      const other = resummed(lines.with(line, lines[line]!.replace(from, to)));
      assert.match(faultOf(other), new RegExp(`^deep Line ${line + 1} `));
    }
    const long = 'x'.repeat(100_000);
    const header = (fields: object): string => forged((objects) => Object.assign(objects[0]!, fields));
    for (const fields of [{ game: long }, { rules: long }, { options: { [long]: 1 } }, { options: { rounds: long } }])
      assert.ok(faultOf(header(fields)).length < 500);
    // A bracket inside a text nests nothing.
    const named = Match.start({
      ...startMatch().header,
      game: wager,
      seed: seedOf(0),
      names: ['['.repeat(99), '"[\\'],
    });
    assert.equal(verifyReplay(writeReplay(named), games).fault, null);
  });

  it('proves nothing about when its seed was chosen, unless a player noted the commitment before', () => {
    const noted = finished.header.commitment;
    assert.equal(verifyReplay(file, games, noted).fault, null);
    const names = ['Żaneta', '林', 'Ann'];
    const setup = { ...finished.header, game: wager, seed: seedOf(6), names };
    const chosen = writeReplay(playOut(Match.start(setup), 5));
    assert.equal(verifyReplay(chosen, games).fault, null);
    const { fault } = verifyReplay(chosen, games, noted);
    assert.deepEqual([fault?.line, fault?.code], [1, 'commitment']);
    assert.match(fault!.text, new RegExp(`^Line 1 is committed to [0-9a-f]{64}, not to ${noted}, which was noted at`));
  });

  it('is refused with a choice in another form than Harena writes', () => {
    const match = playOut(startMatch(harenula, 2, 1), 1);
    const mixed = match.decisions.find(
      ({ choice }) => Array.isArray(choice) && new Set(choice).size > 1 && choice[0]! < choice[1]!,
    );
    const other = forge(writeReplay(match), (objects) => (objects[mixed!.n]!['choice'] as unknown[]).reverse());
    assert.match(faultOf(other), new RegExp(`^choice Line ${mixed!.n + 1} does not write the choice`));
  });

  it('is refused with another decision, clause, choice, hash, count or result', () => {
    const decision = (n: number, fields: object): string => forged((objects) => Object.assign(objects[n]!, fields));
    assert.match(
      faultOf(decision(1, { choice: 'fly' })),
      /^refused Line 2 holds a decision that WA-2.1 refuses: this is not among the word choices/,
    );
    assert.match(faultOf(decision(1, { clause: 'WA-9.9' })), /^clause Line 2 puts decision 1 under WA-9.9, .* WA-2.1/);
    assert.match(faultOf(decision(1, { seat: 1 })), /^refused Line 2 .*seat 1 is not asked anything now/);
    assert.match(faultOf(decision(1, { id: 7 })), /^refused Line 2 .*this answers question 7/);
    assert.match(faultOf(decision(8, { hash: '0'.repeat(16) })), /^hash Line 9 notes the state 0000000000000000 after/);
    const ending = (fields: object): string => decision(lines.length - 1, fields);
    const last = `Line ${lines.length}`;
    assert.match(
      faultOf(ending({ hash: '0'.repeat(16) })),
      new RegExp(`^hash ${last} notes the state 0{16} at the end`),
    );
    assert.match(faultOf(ending({ draws: 1 })), new RegExp(`^draws ${last} counts 1 random numbers`));
    assert.match(faultOf(ending({ decisions: 3 })), new RegExp(`^field ${last} needs "decisions"`));
    assert.match(faultOf(decision(1, { text: 'fly' })), /^text Line 2 says 'fly' for the choice '/);
    const lie = { clause: 'WA-4.1', places: [1, 1, 1], scores: [9, 9, 9] };
    assert.match(faultOf(ending({ result: lie })), /^result Line \d+ says that the game ended with .*9,9,9/);
  });
});

describe('a save', () => {
  it('holds the seed and says so', () => {
    const match = startMatch(wager, 2, 4);
    const last = JSON.parse(writeReplay(match).trimEnd().split('\n').at(-1)!);
    assert.equal(last.save.seed, seedOf(4));
    assert.match(last.save.secret, /holds the seed/);
    assert.equal(verifyReplay(writeReplay(match), games).proof?.match.over, false);
  });

  it('resumed at any decision goes on with the same dice, and the same undo', () => {
    let saves = 0;
    for (let seed = 0; seed < 20; seed++) {
      const game = seed % 2 === 0 ? wager : harenula;
      const match = startMatch(game, 2 + (seed % 3), seed);
      const random = fastRandom(seed);
      const until = random.below(30);
      while (!match.over && match.decisions.length < until) step(match, random);
      if (match.over) continue;
      saves++;
      const { match: followed, fault } = resumeMatch(writeReplay(match), games);
      assert.equal(fault, null);
      const resumed = followed as Match;
      assert.equal(whole(resumed), whole(match));
      for (let seat = 0; seat < match.header.seats; seat++) {
        assert.deepEqual(resumed.undoRefusal(seat), match.undoRefusal(seat));
      }
      const same = fastRandom(random.save().s);
      const other = fastRandom(random.save().s);
      while (!match.over) {
        step(match, same);
        step(resumed, other);
        assert.equal(whole(resumed), whole(match));
      }
      assert.equal(writeReplay(resumed), writeReplay(match));
    }
    assert.ok(saves > 15, `${saves} saves`);
  });

  it('is refused when damaged, and a finished game is not resumed', () => {
    const save = writeReplay(startMatch(wager, 2, 4));
    assert.equal(resumeMatch(save.replace('"m4"', '"m5"'), games).fault?.line, 1);
    assert.equal(resumeMatch(file, games).fault?.code, 'over');
  });
});

describe('what a viewer may download while the match runs', () => {
  it('is the header and his events, without seed, decisions or the secrets of others', () => {
    const match = startMatch(harenula, 3, 9);
    const random = fastRandom(9);
    for (let i = 0; i < 40 && !match.over; i++) step(match, random);
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const text = replayFor(match, viewer);
      const [header, ...rest] = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      const { harena, seen, events, sum, ...shown } = header;
      assert.deepEqual([harena, seen, events, typeof sum], [1, viewer, match.log.length, 'string']);
      const { began, names, started, ...known } = match.header;
      assert.deepEqual([shown, began, names, started], [known, null, null, null]);
      const wanted = match.log.events.map((event) => eventFor(event, viewer));
      assert.deepEqual(
        rest.map((line) => line.event),
        wanted,
      );
      for (const line of rest) assert.deepEqual(Object.keys(line), ['event', 'sum']);
      assert.equal(text.includes(match.seed), false);
      assert.match(faultOf(text), /^seen Line 1 says that these are the events that one viewer saw/);
    }
  });
});
