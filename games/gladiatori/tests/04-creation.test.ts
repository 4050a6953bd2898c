import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fastRandom } from '#engine/chance/random.ts';
import { skillBought, thingName } from '#games/gladiatori/cards.ts';
import {
  deckOf,
  energyLimit,
  pricesOf,
  READY_MADE,
  readSheet,
  type Sheet,
  sheetFault,
  sheetFromJson,
  sheetJson,
  sheetText,
} from '#games/gladiatori/characters.ts';
import { purchaseOf, sheetBought } from '#games/gladiatori/rules/04-creation.ts';
import { stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

const least: Sheet = { values: [3, 3, 3, 3, 3], energy1: 0, energy0: 0, feint: 0, moves: [], powers: [] };

const clause = (sheet: Sheet, coins = 55, over = false): string => sheetFault(sheet, coins, over)?.clause ?? '';

const creating = (options: object = {}, seats = 2) =>
  stage({ seats, options: options as never, at: [['rest'], ['create', {}, 'GL-4.1']] });

test('GL-4.1 a ready-made character, or one built with coins', () => {
  const request = creating().request(0);
  assert.deepEqual(request.kind === 'form' && request.fields.map(({ name }) => name), ['who', 'buy']);
  assert.deepEqual(
    request.kind === 'form' && request.fields[0]!.request.kind === 'pick' && request.fields[0]!.request.from,
    [...READY_MADE.map(({ name }) => name), 'own'],
  );
});

test('GL-4.2, GL-4.3, GL-4.15 55 coins, or another budget as a handicap; they need not all be spent', () => {
  assert.deepEqual(
    creating().g.gladiators.map(({ coins }) => coins),
    [55, 55],
  );
  assert.deepEqual(
    creating({ coins: 60, coinsGreen: 40 }).g.gladiators.map(({ coins }) => coins),
    [60, 40],
  );
  assert.equal(clause({ ...least, values: [9, 9, 9, 5, 3] }), 'GL-4.2');
  assert.equal(clause(least), '');
});

test('GL-4.4 seventy coins are suggested for one against two', () => {
  assert.deepEqual(
    creating({ mode: 'twoVsOne' }, 3).g.gladiators.map(({ coins }) => coins),
    [70, 55, 55],
  );
});

test('GL-4.6–4.10 prices and bounds of Skills and Abilities', () => {
  const skill = (value: number): number => pricesOf({ ...least, values: [value, 3, 3, 3, 3] }, 55).skills - 6;
  assert.deepEqual([3, 4, 5, 6, 7, 8, 9].map(skill), [3, 4, 6, 8, 10, 13, 16]);
  assert.equal(clause({ ...least, values: [2, 3, 3, 3, 3] }), 'GL-4.7');
  assert.equal(clause({ ...least, values: [10, 3, 3, 3, 3] }), 'GL-4.8');
  assert.equal(clause({ ...least, values: [3, 3, 3, 10, 3] }), 'GL-4.10');
  assert.equal(clause({ ...least, values: [3, 3, 3, 3, 2] }), 'GL-4.10');
  assert.equal(pricesOf({ ...least, values: [3, 3, 3, 5, 9] }, 55).abilities, 14);
});

test('GL-4.11, GL-4.12 limits of Energy and Feint cards', () => {
  assert.deepEqual([55, 70, 65, 64, 13].map(energyLimit), [8, 10, 10, 9, 2]);
  assert.equal(clause({ ...least, energy1: 9 }), 'GL-4.11');
  assert.equal(clause({ ...least, energy0: 9 }), 'GL-4.11');
  assert.equal(clause({ ...least, feint: 2 }), 'GL-4.12');
});

test('GL-4.13, GL-4.14 each Special Move and each Power once', () => {
  assert.equal(clause({ ...least, moves: [7, 7] }), 'GL-4.13');
  assert.equal(clause({ ...least, moves: [15] }), 'GL-4.13');
  assert.equal(clause({ ...least, powers: [0, 0] }), 'GL-4.14');
  assert.equal(pricesOf({ ...least, moves: [7, 9], powers: [0, 1] }, 55).total, 15 + 5 + 2);
});

test('GL-4.16 the least character costs fifteen coins', () => {
  assert.equal(pricesOf(least, 55).total, 15);
  assert.equal(clause(least, 15), '');
  assert.equal(clause(least, 14), 'GL-4.2');
});

test('GL-4.17, GL-24.14 building is simultaneous and secret, and checked when it is handed in', () => {
  const s = creating();
  s.play('0: own blood*6');
  assert.equal(s.seat(0).character, -1, 'nothing happens before the last answer');
  assert.notEqual(s.refusal('1: own offense-9+guard-9+endurance-9+sweep'), null);
  s.play('1: own guard-5');
  assert.equal(viewFor(s.g, 0).gladiators[1]!.secret, null);
  assert.deepEqual(viewFor(s.g, 1).gladiators[1]!.secret!.initial, [3, 5, 3, 3, 3]);
});

test('GL-4.18–4.20 up to four cards above the limit, at double price, one Feint at most', () => {
  assert.equal(clause({ ...least, energy1: 10, energy0: 10 }, 55, true), '');
  assert.equal(clause({ ...least, energy1: 11, energy0: 10 }, 55, true), 'GL-4.18');
  assert.equal(clause({ ...least, feint: 3 }, 55, true), 'GL-4.19');
  assert.equal(pricesOf({ ...least, energy1: 9, energy0: 9, feint: 2 }, 55).cards, 16 + 4 + 8 + 2 + 5 + 10);
  const s = creating({ overLimit: true });
  s.play('0: own energy-1*8+sweep+reflex | 1: own energy-0*8+feint');
  assert.deepEqual(s.g.stock, [24, 24, 3]);
});

test('GL-4.21 a lone buyer takes up to four at once', () => {
  const s = creating({ overLimit: true });
  s.play('0: own - | 1: mirmillo | 0: yes | 1: no');
  assert.notEqual(s.refusal('0: feint*2'), null);
  assert.notEqual(s.refusal('0: energy-0*4+energy-1'), null, 'five, and the coins for them are there');
  s.play('0: energy-1*3+feint');
  assert.deepEqual(s.seat(0).deck.map(thingName).slice(4), ['energy-1', 'energy-1', 'energy-1', 'feint']);
  assert.equal(s.seat(0).extra, 4);
});

test('GL-4.21 cards bought above the limit lie in the deck in order, so that nobody can tell them apart', () => {
  const s = creating({ overLimit: true });
  s.play('0: own sweep+reflex | 1: mirmillo | 0: yes | 1: no | 0: energy-1*2');
  assert.deepEqual(s.seat(0).deck.map(thingName).slice(4), ['energy-1', 'energy-1', 'sweep', 'reflex']);
});

test('GL-4.22, GL-4.23 several buyers: two each in random order, two more each in reverse', () => {
  const s = creating({ overLimit: true }, 3);
  s.play('0: own - | 1: own - | 2: own - | 0: yes | 1: yes | 2: yes');
  const order: string[] = [];
  for (let i = 0; i < 6; i++) {
    order.push(s.asked().slice(0, 1));
    s.play(`${order[i]}: energy-0*2`);
  }
  assert.deepEqual(order, ['0', '1', '2', '2', '1', '0']);
  const firsts = new Set<number>();
  for (let seed = 0; seed < 20; seed++) {
    const chance = stage({
      options: { overLimit: true },
      at: [['rest'], ['over-limit', {}, 'GL-4.23']],
      random: fastRandom(seed),
    });
    chance.play('0: yes | 1: yes');
    firsts.add(chance.table.asked[0]!.seat);
  }
  assert.equal(firsts.size, 2, 'either may be the first');
  const feint = creating({ overLimit: true });
  feint.play('0: own - | 1: own - | 0: yes | 1: yes | 0: energy-0 | 1: feint | 1: energy-0');
  assert.ok(feint.from(0).includes('feint'), 'he has bought none yet');
  const poor = creating({ overLimit: true, coins: 55 });
  poor.play('0: own offense-9+guard-9+blood*6+speed*6 | 1: own - | 0: yes | 1: no');
  assert.notEqual(poor.refusal('0: energy-1'), null, 'two coins are left, an Energy-1 costs four');
  poor.play('0: energy-0');
});

test('GL-4.24 the Special Moves bought are in the deck', () => {
  assert.deepEqual(deckOf(READY_MADE[2]!.sheet).slice(-2).map(thingName), ['acrobatic-strike', 'break-item']);
});

const anySheet = fc.record(
  {
    values: fc.tuple(...[0, 1, 2, 3, 4].map(() => fc.integer({ min: 3, max: 9 }))).map((values) => [...values]),
    energy1: fc.integer({ min: 0, max: 8 }),
    energy0: fc.integer({ min: 0, max: 8 }),
    feint: fc.integer({ min: 0, max: 1 }),
    moves: fc.uniqueArray(fc.integer({ min: 7, max: 14 })).map((list) => list.sort((a, b) => a - b)),
    powers: fc.uniqueArray(fc.integer({ min: 0, max: 8 })).map((list) => list.sort((a, b) => a - b)),
  },
  { noNullPrototype: true },
);

test('GL-4.17 a sheet goes to text, to JSON and to a purchase and comes back the same', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      assert.deepEqual(readSheet(sheetText(sheet)), sheet);
      assert.deepEqual(sheetFromJson(JSON.parse(JSON.stringify(sheetJson(sheet)))), sheet);
      assert.deepEqual(sheetBought(purchaseOf(sheet)), sheet);
    }),
  );
  assert.deepEqual(readSheet('Thraex'), READY_MADE[2]!.sheet);
  assert.throws(() => readSheet('O5 G5'), /a character is written like/);
  assert.throws(() => sheetFromJson({ offense: 'x' }), /'offense' must be a whole number/);
  assert.throws(() => sheetFromJson({ ...sheetJson(least), moves: ['strength'] }), /'moves' has "strength"/);
});

test('GL-4.17 the purchase that is offered is exactly what the sheet check allows', () => {
  const s = creating();
  fc.assert(
    fc.property(anySheet, (sheet) => {
      const refused =
        s.table.fork(s.table.random).decide(0, s.request(0).id, { who: 'own', buy: purchaseOf(sheet) }) !== null;
      assert.equal(refused, sheetFault(sheet, 55) !== null);
    }),
  );
});

test('GL-4.6 a bought Skill is coded from 80 on, six values for each', () => {
  assert.deepEqual([80, 85, 86, 97].map(skillBought), [
    { skill: 0, value: 4 },
    { skill: 0, value: 9 },
    { skill: 1, value: 4 },
    { skill: 2, value: 9 },
  ]);
  assert.deepEqual(
    purchaseOf({ ...READY_MADE[0]!.sheet, values: [4, 9, 3, 3, 3], moves: [], powers: [] }).slice(-2),
    [80, 91],
  );
});

test('GL-4.21, GL-4.22 of several buyers each takes up to two at a time', () => {
  const s = stage({
    options: { overLimit: true },
    at: [['rest'], ['over-limit', { buyers: [0, 1], picks: 0 }, 'GL-4.22']],
  });
  for (const one of s.g.gladiators) one.purse = 40;
  s.g.stock = [9, 9, 4];
  s.table.run();
  assert.notEqual(s.refusal('0: energy-1*3'), null);
  s.play('0: energy-1*2');
  assert.deepEqual([s.asked(), s.seat(0).extra, s.seat(0).purse], ['1 GL-4.22', 2, 40 - 8]);
  assert.deepEqual(s.g.stock, [9, 7, 4]);
});

test('GL-4.6, GL-4.10 each Skill is bought once, Blood and Speed up to nine', () => {
  const s = stage({ options: { coins: 70 }, at: [['rest'], ['create', {}, 'GL-4.1']] });
  assert.notEqual(s.refusal('0: own offense-4+offense-5'), null);
  assert.notEqual(s.refusal('0: own blood*7'), null);
  assert.notEqual(s.refusal('0: own speed*7'), null);
  s.play('0: own blood*6+speed*6 | 1: thraex');
  assert.deepEqual(s.seat(0).initial, [3, 3, 3, 9, 9]);
});

test('GL-4.5–4.16 what a purse of 55 can buy: 64 things, each Power once', () => {
  const form = stage({ at: [['rest'], ['create', {}, 'GL-4.1']] }).request(0);
  const buying = form.kind === 'form' && form.fields[1]!.request;
  const things = buying && buying.kind === 'subset' ? buying.from.map(thingName) : [];
  assert.equal(things.length, 64);
  assert.deepEqual(things.slice(-9), [
    ...['lunge', 'stand-up', 'unbeatable', 'leap', 'deep-wounds', 'wrestling', 'adaptation', 'delay', 'resistance'],
  ]);
});

test('GL-22.1, GL-4.24 how many cards a character brings is announced, those that join later too', () => {
  const s = stage({ options: { staged: true }, at: [['rest'], ['create', {}, 'GL-4.1']] });
  s.play('0: thraex | 1: secutor');
  assert.deepEqual(
    s.log.events.filter(({ kind }) => kind === 'characterChosen').map(({ fields }) => fields['cards']),
    [18, 14],
  );
  assert.deepEqual([s.seat(0).deck.length, s.seat(0).reserve.length], [16, 2]);
});

test('GL-4.18 a player who has spent everything has nothing left for cards above the limit', () => {
  const s = stage({ options: { coins: 15 }, at: [['rest'], ['create', {}, 'GL-4.1']] });
  s.play('0: own - | 1: own -');
  assert.equal(s.seat(0).purse, 0);
});
