import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultOptions } from '#engine/options.ts';
import {
  ALL_ITEMS,
  BOX,
  CARDS,
  COLOURS,
  HP,
  ITEMS,
  isAction,
  isAddable,
  isEnergy,
  isMove,
  itemOf,
  needsOf,
  POWER_PRICE,
  SYMBOLS,
  thingName,
} from '#games/gladiatori/cards.ts';
import { deckOf, pricesOf, READY_MADE } from '#games/gladiatori/characters.ts';
import { hpOf } from '#games/gladiatori/holdings.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { ANIMAL } from '#games/gladiatori/names.ts';
import { isAlly, isEnemy, isOpponent } from '#games/gladiatori/state.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

const setup = (seats: number, options: object = {}) =>
  gladiatori.setup(seats, { ...defaultOptions(gladiatori.options), ...options });

test('GL-0.1 a turn has two rounds, a round one activation for each player', () => {
  const s = stage({
    seats: 2,
    options: { staged: true },
    at: [['turn']],
    set: ['turn 1', man(0, '-4,0 facing 0'), man(1, '4,0 facing 3'), 'seat 0 hp', 'seat 1 hp'],
  });
  s.play('0: done | 1: done | 0: done | 1: done');
  assert.equal(s.log.events.filter(({ kind }) => kind === 'roundBegan').length, 2);
  assert.equal(s.log.events.filter(({ kind }) => kind === 'activationBegan').length, 4);
});

test('GL-0.2, GL-0.3 halves and groups are rounded down', () => {
  const s = stage({ options: { marginDamage: true }, set: [duel('dexterity energy-0*3')] });
  s.play('0: done | 0: new-dexterity | 0: - | 0: attack:green | 0: yes | 1: no | 0: no');
  // Half of three cards is one; the margin of 6 gives two; damage 1 + 0 + 2.
  assert.deepEqual(s.totals('attackValued'), [6]);
  assert.deepEqual(s.totals('damaged'), [3]);
});

test('GL-0.4 enemies are of another side, allies of the same, and animals are everybody’s opponents', () => {
  const { g } = stage({ seats: 4, options: { mode: 'coliseum', sides: 'team', dogs: 1 } });
  const others = [1, 2, 3];
  assert.deepEqual(
    others.map((seat) => [isEnemy(g, 0, seat), isAlly(g, 0, seat), isOpponent(g, 0, seat)]),
    [
      [true, false, true],
      [false, true, false],
      [true, false, true],
    ],
  );
  assert.deepEqual([isAlly(g, 0, 0), isOpponent(g, 0, ANIMAL)], [false, true]);
});

test('GL-0.6, GL-0.7 where the printed example slips, the rule decides: re-use by position costs three', () => {
  const s = stage({ set: [duel('', '', ['row berserk dexterity/rotated movement', 'blood 8'])] });
  s.play('0: done | 0: again-berserk');
  assert.equal(s.seat(0).now[3], 5);
});

test('GL-0.8 the options, their names and their defaults; every yes-or-no option is off', () => {
  const given = defaultOptions(gladiatori.options);
  const off = Object.keys(given).filter((name) => gladiatori.options[name]!.kind === 'flag');
  assert.deepEqual(off, [
    ...['freePlacement', 'marginDamage', 'overLimit', 'staged', 'helpInMelee', 'netBeside', 'breakItemScores'],
    ...['feintInStack', 'feintReturnsDelay', 'campaign', 'beastExtra', 'beastDefence'],
  ]);
  for (const name of off) assert.equal(given[name], false, name);
  const { mode, sides, items, alone, partner, coins, species, animals } = given;
  assert.deepEqual([mode, sides, items, alone, partner], ['ffa', 'ffa', 'draft', 'red', 'yellow']);
  assert.deepEqual([coins, species, animals], [55, 'dog', 'lower']);
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((face) => given[`entry${face}`]),
    [0, 0, 1, 2, 3, 3],
  );
});

test('GL-1.1 one to four players, in four colours', () => {
  assert.deepEqual(gladiatori.seats, { min: 1, max: 4 });
  assert.deepEqual(COLOURS, ['red', 'green', 'yellow', 'blue']);
  assert.throws(() => setup(3, { mode: 'team' }), /takes 4 seats with these options, not 3/);
  assert.throws(() => setup(2, { mode: 'solo' }), /takes 1 seats with these options, not 2/);
});

test('GL-1.2 the box: 32 Energy cards of either kind, 4 Feints, 18 Items and eight Special Moves', () => {
  assert.deepEqual(BOX, [32, 32, 4]);
  assert.equal(ITEMS.length, 18);
  assert.equal(CARDS.filter((_, kind) => isMove(kind)).length, 8);
});

test('GL-1.4 families of cards: Actions, and Combat cards of three kinds', () => {
  const kinds = CARDS.map((_, kind) => kind);
  assert.deepEqual(kinds.filter(isAction), [0, 1, 2, 3]);
  assert.deepEqual(kinds.filter(isEnergy), [4, 5]);
  assert.deepEqual(kinds.filter(isMove), [7, 8, 9, 10, 11, 12, 13, 14]);
  assert.equal(
    kinds
      .filter((kind) => !isAction(kind) && !isAddable(kind))
      .map((kind) => CARDS[kind]!.name)
      .join(),
    'feint',
  );
});

test('GL-1.5 everybody owns the four Actions once', () => {
  for (const { sheet } of READY_MADE) assert.deepEqual(deckOf(sheet).filter(isAction), [0, 1, 2, 3]);
});

test('GL-1.6 every Action is a Reaction too', () => {
  const s = stage({ set: [duel('strength', 'strength dexterity berserk movement')] });
  s.play('0: done | 0: new-strength | 0: attack:green');
  assert.deepEqual(s.from(1), ['pass', 'new-strength', 'new-dexterity', 'new-berserk', 'new-movement']);
});

test('GL-1.7, GL-1.12 every Action card is worth 3 HP', () => {
  assert.deepEqual(HP.slice(0, 4), [3, 3, 3, 3]);
});

test('GL-1.8 the cover is worth one HP and goes last', () => {
  const s = stage({ at: [['wound', { seat: 1, by: 0, damage: 3 }]], set: [duel('', '', [], ['hp energy-1'])] });
  s.play('1: die | 1: no');
  assert.equal(s.seat(1).cover, false);
  assert.equal(s.g.vp[0], 10 + 3 + 3 + 6);
});

test('GL-1.9, GL-1.10 the zones of a player; the black cover has no use and no zone', () => {
  const one = setup(2).gladiators[0]!;
  for (const zone of ['deck', 'hand', 'hp', 'row', 'stack', 'discard', 'removed', 'items'] as const)
    assert.deepEqual(one[zone], []);
  assert.equal(one.cover, true);
});

test('GL-1.11 the order of cards has no meaning: hidden lists are kept sorted', () => {
  const s = stage({ set: [duel('strength energy-1 energy-0 sweep', 'berserk energy-0')] });
  s.play(
    '0: done | 0: new-strength | 0: sweep+energy-0 | 0: attack:green | 1: new-berserk | 1: - | 0: yes | 1: no | 0: no',
  );
  assert.deepEqual(s.seat(0).discard.map(thingName), ['energy-0', 'sweep']);
});

test('GL-1.14, GL-1.18 a restriction that no rule knows is named with its card', () => {
  assert.throws(() => needsOf('trip', 'movement running'), /trip: 'running' is no restriction/);
});

test('GL-1.16, GL-1.17 one card of each Special Move, one coin for each Power', () => {
  assert.equal(POWER_PRICE, 1);
  assert.equal(pricesOf(READY_MADE[3]!.sheet, 55).powers, 4);
  for (const { sheet } of READY_MADE) assert.equal(new Set(sheet.moves).size, sheet.moves.length);
});

test('GL-1.19–1.22 the Item deck: how many of each type, what their numbers sum to, and the Items the examples need', () => {
  const types = ITEMS.map(({ type }) => type);
  const count = (type: string) => types.filter((one) => one === type).length;
  assert.deepEqual(
    ['sword', 'shield', 'helmet', 'iron-arm', 'spear', 'trident', 'net'].map(count),
    [4, 4, 3, 1, 3, 1, 2],
  );
  for (const { type, attack, defence, hp } of ITEMS)
    assert.equal(attack + defence + hp, type === 'net' ? 3 : type === 'spear' ? 5 : 6);
  const has = (type: string, attack: number, defence: number | null, hp: number | null) =>
    ITEMS.some(
      (one) =>
        one.type === type &&
        one.attack === attack &&
        (defence ?? one.defence) === one.defence &&
        (hp ?? one.hp) === one.hp,
    );
  assert.ok(
    has('sword', 3, 1, 2) &&
      has('sword', 3, 0, null) &&
      has('sword', 2, null, 3) &&
      has('shield', 2, 3, null) &&
      has('helmet', 0, 2, null) &&
      has('spear', 3, 0, null),
  );
  assert.deepEqual(
    ITEMS.filter(({ thrown }) => thrown).map(({ type }) => type),
    ['spear', 'spear', 'spear', 'net', 'net'],
  );
  assert.deepEqual(ALL_ITEMS.map((item) => SYMBOLS[itemOf(item).symbol]).slice(3, 6), ['none', 'square', 'square']);
});

test('GL-1.23 Items count without being played', () => {
  const s = stage({ set: [duel('strength', '', ['items gladius'], ['items scutum'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: no | 1: no');
  assert.deepEqual([s.totals('attackValued'), s.totals('defenceValued')], [[3], [4]]);
});

test('GL-1.24–1.27, GL-EX-54 the ready-made five cost 55 coins each, and their decks are as the table says', () => {
  for (const { sheet } of READY_MADE) assert.equal(pricesOf(sheet, 55).total, 55);
  assert.deepEqual(
    READY_MADE.map(({ sheet }) => deckOf(sheet).length),
    [14, 19, 18, 19, 16],
  );
  assert.deepEqual(
    READY_MADE.map(({ sheet }) => hpOf(deckOf(sheet))),
    [32, 35, 34, 34, 33],
  );
  assert.deepEqual(
    READY_MADE.map(({ sheet }) => pricesOf(sheet, 55).skills),
    [22, 21, 18, 18, 21],
  );
  const { sheet } = READY_MADE[3]!;
  assert.equal(pricesOf({ ...sheet, energy1: 1 }, 55).total, 53);
  assert.ok(READY_MADE[0]!.sheet.moves.map(thingName).includes('overskill'));
});
