import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botRandom } from '#bots/bot.ts';
import { hintsFor } from '#bots/hints.ts';
import { botCalled, botParts, CHARACTERS, givesGifts, isBot } from '#bots/index.ts';
import { newMemory, regardOf, remember } from '#bots/memory.ts';
import { STYLES } from '#bots/styles.ts';
import { elsewhere } from '#bots/testing/moments.ts';
import { noDeeds, playParty } from '#checks/strength/dealing.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import { startTable } from '#engine/flow/start.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import { games } from '#games/index.ts';

const spartacus = games.get('spartacus')!;
const SEED = 'cd'.repeat(32);
const QUICK = { length: 'quick' };

/** Plays with the heuristic; `each` sees every moment before it is decided. */
function playOn(game: Game, seats: number, each: (table: Table, log: Log) => boolean, options = {}): void {
  const log = new Log();
  const table = startTable(game, { seats, random: fastRandom(4), options, log });
  const random = fastRandom(5);
  for (let n = 0; n < 3000 && !table.over && each(table, log); n++) {
    const { seat, id } = table.waiting!;
    table.decide(seat, id, game.heuristic(game.viewFor(table.state, seat), table.requestForBot(seat)!, random));
  }
}

test('a bot is known by its level, with a character or a style behind it', () => {
  assert.deepEqual(botParts('veteran:livia'), { level: 'veteran', temper: 'livia' });
  assert.deepEqual(botParts('tiro'), { level: 'tiro', temper: null });
  assert.ok(isBot('champion:even') && !isBot('veteran:nobody') && !isBot('livia') && !isBot('veteran:livia:x'));
  assert.ok(givesGifts('fighter:cassia') && !givesGifts('fighter:drusus') && !givesGifts('fighter'));
  assert.throws(() => botCalled('veteran:nobody', spartacus), /there is no bot 'veteran:nobody'/);
});

const CALLED = Object.keys(CHARACTERS);
for (let first = 0; first < CALLED.length; first += 4) {
  // The last table is filled up with those of the first.
  const four = [0, 1, 2, 3].map((n) => CALLED[(first + n) % CALLED.length]!);
  test(`${four.join(', ')} play Spartacus to the end, and the same game again from the same seed`, () => {
    const play = () => {
      const bots = ['fighter', 'novice', 'fighter', 'tiro'].map((level, seat) =>
        botCalled(`${level}:${four[seat]}`, spartacus),
      );
      return playParty(spartacus, bots, 77, [0, 1, 2, 3].map(noDeeds), QUICK);
    };
    const once = play();
    assert.ok(Math.abs(once.shares.reduce((sum, one) => sum + one, 0) - 1) < 1e-9);
    assert.deepEqual(play(), once);
  });
}

test('a bot with a character decides by what its seat may know and remembers alone', () => {
  let [compared, dealt] = [0, 0];
  const bots = ['fighter:varro', 'tactician:livia'].map((word) => botCalled(word, spartacus));
  playOn(spartacus, 4, (table, log) => {
    const { seat, clause } = table.waiting!;
    const isDealing = ['SP-7.3', 'SP-5.27', 'SP-7.17', 'SP-8.13', 'SP-10.9'].includes(clause);
    if (!isDealing || compared++ % 7 !== 0) return dealt < 12;
    dealt++;
    const view = spartacus.viewFor(table.state, seat);
    const here = { view, request: table.requestForBot(seat)! };
    const there = elsewhere(spartacus, view, seat, compared);
    const memory = remember(spartacus, log.events, seat, newMemory(4));
    for (const bot of bots) {
      const choose = (at: typeof here) =>
        bot.choose(at.view, at.request, botRandom(SEED, seat, compared), structuredClone(memory));
      assert.deepEqual(choose(there), choose(here));
    }
    return true;
  });
  assert.ok(dealt >= 12);
});

test('what a seat remembers comes from what it was shown: a gift passed unseen counts for its two sides alone', () => {
  const seen = {
    n: 0,
    clause: 'SP-3.6',
    kind: 'slipped',
    fields: {},
    secrets: [{ to: 0b11, fields: { seat: 0, to: 1, gold: 4 } }],
  };
  const good = [0, 1, 2].map((seat) => remember(spartacus, [seen], seat, newMemory(3)).good);
  assert.deepEqual(good, [
    [0, 0, 0],
    [4, 0, 0],
    [0, 0, 0],
  ]);
});

test('gratitude and grudge make a regard by the style, which fades with the turns', () => {
  const memory = newMemory(3);
  const open = (kind: string, fields: { [name: string]: number }) => ({
    n: 0,
    clause: '',
    kind,
    fields,
    secrets: null,
  });
  remember(spartacus, [open('gave', { seat: 1, to: 0, gold: 3 }), open('launched', { seat: 2, target: 0 })], 0, memory);
  const [loyal, vengeful] = [regardOf(STYLES.loyal, memory, 0), regardOf(STYLES.vengeful, memory, 0)];
  assert.ok(loyal[1]! > vengeful[1]! && vengeful[2]! < loyal[2]! && loyal[1]! > 0 && vengeful[2]! < 0);
  remember(spartacus, [open('turnBegan', { turn: 2, host: 0 })], 0, memory);
  assert.ok(regardOf(STYLES.loyal, memory, 0)[1]! < loyal[1]!);
  assert.deepEqual(regardOf(STYLES.loyal, newMemory(3), 0), [0, 0, 0]);
});

test('gold for an invitation is believed in half as much once it came to nothing', () => {
  const memory = newMemory(3);
  const events = (guest: number) =>
    [
      ['gave', { seat: 0, to: 1, gold: 2 }],
      ['invited', { seat: 1, guest }],
    ].map(([kind, fields]) => ({ n: 0, clause: '', kind, fields, secrets: null }) as never);
  remember(spartacus, events(2), 0, memory);
  assert.deepEqual([memory.trust[1], memory.harm[1]], [0.5, 2]);
  remember(spartacus, events(0), 0, memory);
  assert.equal(memory.trust[1], 1);
});

test('a blunt bot neither offers nor takes a bargain, and supports nobody', () => {
  const deeds = [noDeeds(), noDeeds(), noDeeds(), noDeeds()] as const;
  const words = ['fighter:drusus', 'fighter:varro', 'fighter:prisca', 'fighter:jonas'];
  for (let seed = 1; seed < 4; seed++) {
    const bots = words.map((word) => botCalled(word, spartacus));
    playParty(spartacus, bots, seed, [...deeds], QUICK);
  }
  const [blunt, , , other] = deeds;
  assert.deepEqual([blunt.offers, blunt.accepted, blunt.asked, blunt.otherAgreed], [0, 0, 0, 0]);
  assert.ok(blunt.refused > 0 && other.offers > 0);
});

test('a cautious bot keeps gold back from a bid that an even one makes', () => {
  const { reserve } = STYLES.cautious;
  let kept = 0;
  playOn(spartacus, 2, (table) => {
    const { seat } = table.waiting!;
    const request = table.requestForBot(seat)!;
    if (request.clause !== 'SP-7.17' || request.kind !== 'amount') return kept < 3;
    const view = spartacus.viewFor(table.state, seat);
    const bid = (temper: string, max: number): number =>
      botCalled(`tactician:${temper}`, spartacus).choose(view, { ...request, max }, botRandom(SEED, seat, 1)) as number;
    // What the even one bids is now all that there is.
    const all = bid('even', request.max);
    if (all === request.min || bid('even', all) < all) return true;
    kept++;
    assert.ok(bid('prisca', all) <= Math.max(request.min, all - reserve));
    return true;
  });
  assert.ok(kept >= 3);
});

test('a hint is two or three legal choices with their shares, from what the player may know alone', () => {
  let hinted = 0;
  playOn(games.get('harenula')!, 3, (table) => {
    const game = table.game as Game;
    const { seat } = table.waiting!;
    const request = table.requestForBot(seat)!;
    if (request.kind !== 'pick' || request.from.length < 3) return hinted < 3;
    hinted++;
    const view = game.viewFor(table.state, seat);
    const hints = hintsFor(game, view, request);
    assert.ok(hints.length > 1 && hints.length <= 3);
    for (const { choice, share } of hints) {
      assert.equal(refusalOf(request, choice), null);
      assert.ok(share >= 0 && share <= 1);
    }
    const there = elsewhere(game, view, seat, hinted);
    assert.deepEqual(hintsFor(game, there.view, there.request), hints);
    return true;
  });
  assert.ok(hinted >= 3);
});
