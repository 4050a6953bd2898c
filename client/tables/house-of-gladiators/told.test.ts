// What the table tells a player of the moment: why he cannot bid or has passed, what he has seen, what is used, what a price
// comes to. The positions are real ones; only what a component reads of its properties is given to it.

import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { before, test } from 'node:test';
import { signal } from '@preact/signals';
import type { Bout, Lot } from '#client/tables/house-of-gladiators/pictures.ts';
import type { LudiProps } from '#client/tables/house-of-gladiators/props.ts';
import { tirosIn } from '#client/tables/house-of-gladiators/start/tiros.ts';
import { looksIn } from '#client/tables/house-of-gladiators/training/looks.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Table } from '#engine/flow/table.ts';
import { effectOf, REQUIREMENTS, RESOURCE_NAMES, TASK_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';
import { newGladiator } from '#games/house-of-gladiators/table-things.ts';
import { alone, decide, inRound, marketAt } from '#games/house-of-gladiators/testing/positions.ts';
import { Telling } from '#telling/telling.ts';

// Emblems are made by the build; here nobody looks at them.
registerHooks({
  resolve: (name, context, next) =>
    name.startsWith('icon:')
      ? { url: "data:text/javascript,export default ''", shortCircuit: true }
      : next(name, context),
});

interface Parts {
  asked: typeof import('#client/tables/house-of-gladiators/bout/asked.ts');
  bids: typeof import('#client/tables/house-of-gladiators/market/bids.ts');
  advantage: typeof import('#client/tables/house-of-gladiators/parts/advantage.ts');
  gear: typeof import('#client/tables/house-of-gladiators/parts/gear.ts');
  props: typeof import('#client/tables/house-of-gladiators/props.ts');
  training: typeof import('#client/tables/house-of-gladiators/training/acts.ts');
  shut: typeof import('#client/tables/house-of-gladiators/training/shut.ts');
  only: typeof import('#client/table/only-answer.ts');
}
let parts: Parts;
before(async () => {
  parts = {
    asked: await import('#client/tables/house-of-gladiators/bout/asked.ts'),
    bids: await import('#client/tables/house-of-gladiators/market/bids.ts'),
    advantage: await import('#client/tables/house-of-gladiators/parts/advantage.ts'),
    gear: await import('#client/tables/house-of-gladiators/parts/gear.ts'),
    props: await import('#client/tables/house-of-gladiators/props.ts'),
    training: await import('#client/tables/house-of-gladiators/training/acts.ts'),
    shut: await import('#client/tables/house-of-gladiators/training/shut.ts'),
    only: await import('#client/table/only-answer.ts'),
  };
});

const NAMES = ['Anna', 'Varro'];
const telling = new Telling(houseOfGladiators as never, NAMES, 'en', true);

/** What a seat sees and is asked. */
const seen = (t: Table<Ludi>, viewer: number, draft: unknown = null): LudiProps =>
  ({
    match: 'here-1',
    view: houseOfGladiators.viewFor(t.state, viewer),
    viewer,
    names: NAMES,
    seats: [
      { seat: 0, kind: 'human' },
      { seat: 1, kind: 'bot' },
    ],
    request: t.requestFor(viewer),
    answered: null,
    offers: t.offersFor(viewer),
    outcome: null,
    draft: signal(draft),
    telling,
    language: 'en',
  }) as never;

const lotOf = (lot: Partial<Lot>): Lot => ({
  ...{ n: 1, of: 5, tiro: 0, type: '', bids: [null, null], passed: [], leader: -1, state: 'open', card: -1 },
  ...lot,
});

/** Seat 1 speaks first in this round; with these men more the ludus of seat 0 is full. */
const CATASTA = inRound(2);
const MEN = 'seat 0 gladiators seuthes cotys bithys nasir';

test('HG-5.11 who cannot bid but may sell is asked, and told why', () => {
  const { whyCannot } = parts.bids;
  const poor = marketAt([...CATASTA, 'seat 0 coins 4', 'tiros juba hanno']);
  decide(poor, 1, 'pass');
  assert.match(whyCannot(seen(poor, 0), lotOf({})) ?? '', /start at 5, you have 4/);
  const less = marketAt([...CATASTA, 'seat 0 coins 5', 'tiros juba hanno']);
  decide(less, 1, 'bid 5');
  const led = lotOf({ leader: 1, bids: [null, 5] });
  assert.match(whyCannot(seen(less, 0), led) ?? '', /Varro has bid 5, you have 5/);
  const full = marketAt([...CATASTA, MEN, 'seat 0 coins 30', 'tiros juba hanno']);
  decide(full, 1, 'pass');
  assert.match(whyCannot(seen(full, 0), lotOf({})) ?? '', /full/);
  const rich = marketAt([...CATASTA, 'seat 0 coins 5', 'tiros juba hanno']);
  decide(rich, 1, 'pass');
  assert.equal(whyCannot(seen(rich, 0), lotOf({})), null);
});

test('HG-5.11 a pass is not given automatically while a man may be sold', () => {
  const { onlyAnswer } = parts.only;
  const poor = marketAt([...CATASTA, 'seat 0 coins 4', 'tiros juba hanno']);
  decide(poor, 1, 'pass');
  const props = seen(poor, 0) as unknown as Parameters<typeof onlyAnswer>[0];
  assert.equal(onlyAnswer(props), null, 'a man may be sold first');
  assert.deepEqual(onlyAnswer({ ...props, offers: [] }), { do: 'pass' }, 'the only answer');
});

test('a passed House is told why where it could not open', () => {
  const { whyPassed } = parts.bids;
  const props = (lines: string[]): LudiProps => seen(marketAt([...CATASTA, ...lines, 'tiros juba hanno']), 0);
  assert.equal(whyPassed(props(['seat 0 coins 4']), 0, lotOf({})), 'market.passed.poor');
  assert.equal(whyPassed(props(['seat 0 coins 5']), 0, lotOf({})), 'market.passed');
  assert.equal(whyPassed(props([MEN, 'seat 0 coins 30']), 0, lotOf({})), 'market.passed.full');
  assert.equal(whyPassed(props(['seat 0 coins 4']), 0, lotOf({ tiro: -1, type: 'combat' })), 'market.passed');
  assert.equal(whyPassed(props(['seat 1 coins 4']), 1, lotOf({})), 'market.passed', 'of others nothing is guessed');
});

test('HG-5.7 who can still outbid the viewer: not who has passed, nor who is out', () => {
  const { rivalsIn } = parts.bids;
  const props = seen(marketAt([...CATASTA, 'tiros juba hanno']), 0);
  assert.deepEqual(rivalsIn(props, lotOf({})), [1]);
  assert.deepEqual(rivalsIn(props, lotOf({ passed: [1] })), []);
});

test('HG-0.5 the men of a House are named with their health', () => {
  const props = seen(marketAt([...CATASTA, 'tiros juba hanno']), 0);
  assert.match(parts.props.menIn(props, 1), /^\p{L}+ \d+\/\d+(, \p{L}+ \d+\/\d+)*$/u);
});

test('six coins and all that one has lie there; what lies between has no coin of its own', () => {
  const { amounts, between, bidOf, draftedBid } = parts.bids;
  const rich = marketAt([...CATASTA, 'seat 0 coins 20', 'tiros juba hanno']);
  decide(rich, 1, 'pass');
  assert.deepEqual(amounts(seen(rich, 0)), [5, 6, 7, 8, 9, 10, 20]);
  assert.deepEqual(between(seen(rich, 0)), { min: 5, max: 20, first: 11 });
  const exact = marketAt([...CATASTA, 'seat 0 coins 11', 'tiros juba hanno']);
  decide(exact, 1, 'pass');
  assert.deepEqual(amounts(seen(exact, 0)), [5, 6, 7, 8, 9, 10, 11]);
  assert.equal(between(seen(exact, 0)), null);
  assert.equal(draftedBid(seen(rich, 0, bidOf(seen(rich, 0), 7))), 7);
  assert.equal(draftedBid(seen(rich, 0, { do: 'pass' })), -1);
});

const event = (kind: string, fields: object): SeenEvent => ({ n: 1, clause: 'HG-1.1', kind, ...fields }) as never;

test('HG-23.16 what the viewer has looked at stays until the round ends', () => {
  const own = event('peeked', { seat: 0, of: 1, tasks: [3] });
  const other = event('peeked', { seat: 1, of: 0 });
  const round = event('roundBegan', { round: 2 });
  assert.deepEqual(looksIn({ events: [round, other, own], viewer: 0 }), [own]);
  assert.deepEqual(looksIn({ events: [own, round], viewer: 0 }), []);
});

test('HG-2.9 every Tiro keeps his place, and who was taken is known', () => {
  const events = [event('revealed', { gladiators: [4, 7, 9] }), event('drafted', { seat: 1, gladiator: 7 })];
  assert.deepEqual(
    tirosIn(events).map(({ item, taker }) => [item, taker]),
    [
      [4, -1],
      [7, 1],
      [9, -1],
    ],
  );
  assert.deepEqual(tirosIn([]), []);
});

test('a card with a number of uses counts them, others never end', () => {
  const { usesOf } = parts.gear;
  const [feint, greaves] = ['feint', 'scale-greaves'].map((name) => RESOURCE_NAMES.indexOf(name)) as [number, number];
  assert.deepEqual(usesOf({ used: [] }, feint), { n: 0, most: 1 });
  assert.deepEqual(usesOf({ used: [greaves, feint, greaves] }, greaves), { n: 2, most: 3 });
  assert.equal(usesOf({ used: [] }, RESOURCE_NAMES.indexOf('practice-sica')), null);
});

test('HG-16.2 the second cycle of an Afternoon has one roll, that of an Evening three', () => {
  const { followingIn } = parts.asked;
  const after = (slot: string, n: number): number[] =>
    followingIn({ slot, rolls: Array.from({ length: n }, (_, i) => ({ roll: i + 1 })) as unknown as Bout['rolls'] });
  assert.deepEqual(after('morning', 0), [1, 2]);
  assert.deepEqual(after('afternoon', 3), []);
  assert.deepEqual(after('evening', 3), [1, 2]);
});

test('HG-23.4 a card that works gives its side the wheel, for the cycle that it names', () => {
  const { pickingCard } = parts.asked;
  const all = RESOURCE_NAMES.findIndex((_, card) => effectOf(card, 'PICK_START')?.cycle === 'all');
  const side = (cancelled: string[] = []) => ({ gear: [all], cancelled }) as never;
  assert.equal(pickingCard(side(), { rolls: [] }), all);
  assert.equal(pickingCard(side(['combat', 'special']), { rolls: [] }), -1, 'cancelled');
  const second = RESOURCE_NAMES.findIndex((_, card) => effectOf(card, 'PICK_START')?.cycle === 2);
  if (second < 0) return;
  const late = { gear: [second], cancelled: [] } as never;
  assert.equal(pickingCard(late, { rolls: [] }), -1);
  assert.equal(pickingCard(late, { rolls: [{ roll: 3 }] as never }), second);
});

test('HG-14.5 to HG-14.13 why a man turns the wheel, and what his class is good for', () => {
  const { classAbout, whyTurns, advantageOf } = parts.advantage;
  const props = { telling, language: 'en' } as never;
  const man = (name: string, second = -1) => ({ ...newGladiator(TIRO_NAMES.indexOf(name)), second });
  const [thracian, laquearius] = [man('brasus'), man('hanno')];
  assert.match(classAbout(props, thracian), /^Thracian has the advantage over Secutor, and Laquearius has it/);
  assert.equal(whyTurns(props, 'HG-14.8', laquearius, thracian), 'Laquearius has the advantage over Thracian');
  assert.match(whyTurns(props, 'HG-14.5', man('hanno', 0), thracian), /higher level/);
  assert.match(whyTurns(props, 'HG-14.12', thracian, man('bithys')), /less Glory/);
  assert.equal(advantageOf(props, thracian, laquearius), null);
});

test('HG-5.5 a bid says who could still answer it', () => {
  const { saysBid } = parts.bids;
  const at = (...lines: string[]): LudiProps => {
    const t = marketAt([...CATASTA, 'seat 0 coins 20', ...lines, 'tiros juba hanno']);
    decide(t, 1, 'pass');
    return seen(t, 0);
  };
  assert.match(saysBid(at(), lotOf({ passed: [1] }), 6, 'Juba'), /yours at once/);
  assert.match(saysBid(at('seat 1 coins 5'), lotOf({}), 5, 'Juba'), /no other House has more/);
  assert.match(saysBid(at('seat 1 coins 9'), lotOf({}), 5, 'Juba'), /unless Varro, who has 9/);
});

test('HG-11.3, HG-23.15 an upgrade costs what the card says, less what helps', () => {
  const { upgradePrice } = parts.training;
  const bithys = TIRO_NAMES.indexOf('bithys');
  const { coins, rations } = REQUIREMENTS[bithys]!;
  assert.deepEqual(upgradePrice(bithys, 'none'), { coins, rations });
  const less = effectOf(RESOURCE_NAMES.indexOf('counsel-of-minerva'), 'UPGRADE_DISCOUNT')!;
  assert.deepEqual(upgradePrice(bithys, 'counsel-of-minerva+eye-of-mars'), {
    coins: coins - less.coins!,
    rations: rations - less.rations!,
  });
});

test('the seals name the tasks that are done, with what they asked', () => {
  const { doneText } = parts.props;
  const props = { telling, language: 'en' } as never;
  const text = doneText(props, [TASK_NAMES.indexOf('granary'), TASK_NAMES.indexOf('strongbox')]);
  assert.match(text, /^Done: Granary \(hold 15 rations\); Strongbox \(.+\)$/);
});

test('HG-10.7 in Training a Blessing in the hand says how it is played, or why it is of no use', () => {
  const { whyShut } = parts.shut;
  const [salve, counsel, pommel] = ['salve-of-aesculapius', 'counsel-of-minerva', 'leaden-pommel'].map((name) =>
    RESOURCE_NAMES.indexOf(name),
  ) as [number, number, number];
  const lines = ['seat 0 gladiator cotys', 'seat 0 hand salve-of-aesculapius counsel-of-minerva leaden-pommel'];
  const healthy = seen(alone(lines), 0);
  assert.match(whyShut(healthy, salve) ?? '', /Nobody needs healing/);
  assert.match(whyShut(healthy, counsel) ?? '', /rise of a man/);
  assert.equal(whyShut(healthy, pommel), null);
  const hurt = seen(alone([...lines, 'seat 0 gladiator seuthes hp=2']), 0);
  assert.match(whyShut(hurt, salve) ?? '', /on the man/);
});
