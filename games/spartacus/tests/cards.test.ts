import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { count } from '#engine/requests/choices.ts';
import { pick } from '#engine/requests/request.ts';
import { assetNamed } from '#games/spartacus/arrange.ts';
import { readAbilities, WINDOWS } from '#games/spartacus/cards/language.ts';
import {
  assetName,
  CARDS,
  CHAMPION,
  EXHAUSTED,
  FIRST_HOUSE,
  FIRST_INTRIGUE,
  HOUSES,
  INJURED,
  INTRIGUE,
  isEquipment,
  kindOf,
  MARKET,
  withFavor,
} from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { BANK, CORNERS } from '#games/spartacus/state.ts';

const book = readFileSync(new URL('../../../rulebooks/spartacus.md', import.meta.url), 'utf8');

/** The rows of a table of chapter 15, cell by cell. */
function tableOf(section: string): string[][] {
  const part = book.split(`### ${section}`)[1]!.split('\n### ')[0]!;
  const rows = part.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replace(/^`|`$/g, '').replace('\\|', '|').replace('\\|', '|')),
  );
}

const byId = (id: string) => CARDS.find((card) => card.id === id)!;

test('SP-15.1 SP-15.5 every card of the book’s tables is here with its numbers and its abilities, and no other', () => {
  let found = 0;
  for (const section of ['15b', '15c', '15d', '15e']) {
    for (const [id, name, atk, def, spd, value, copies, text] of tableOf(section)) {
      const card = byId(id!);
      assert.deepEqual(
        [card.name, ...card.dice, card.value, card.count],
        [name, ...[atk, def, spd, value, copies].map(Number)],
        id,
      );
      assert.deepEqual(card.abilities, readAbilities(id!, text!), id);
      found++;
    }
  }
  for (const [id, name, type, value, copies, text] of tableOf('15f')) {
    const card = byId(id!);
    assert.deepEqual(
      [card.name, card.type.toUpperCase(), card.value, card.count],
      [name, type, Number(value), Number(copies)],
    );
    assert.deepEqual(card.abilities, readAbilities(id!, text!), id);
    found++;
  }
  for (const section of ['15g', '15h']) {
    for (const [id, name, req, cash, copies, text] of tableOf(section)) {
      const card = byId(id!);
      assert.deepEqual(
        [card.name, card.req, card.value, card.count],
        [name, Number(req), Number(cash), Number(copies)],
        id,
      );
      assert.deepEqual(card.abilities, readAbilities(id!, text!), id);
      found++;
    }
  }
  for (const [id, name, g, s, guards, gold, ability, power, text] of tableOf('15a')) {
    const card = byId(id!);
    const place = Number(ability!.at(-1)) - 1;
    assert.equal(card.name, name);
    assert.equal(card.powers[place], power);
    assert.deepEqual(card.abilities[place], readAbilities(id!, text!)[0]);
    if (g === '') continue;
    assert.deepEqual(Object.values(card.holdings!), [g, s, guards, gold].map(Number));
    found++;
  }
  assert.equal(found, CARDS.length);
});

test('SP-1.1 SP-1.2 SP-1.9 SP-1.10 SP-15.2 the decks hold 62 and 80 cards of their kinds', () => {
  const copies = (fits: (type: string, start: boolean) => boolean): number =>
    CARDS.reduce((sum, card) => sum + (fits(card.type, card.start) ? card.count : 0), 0);
  assert.equal(MARKET.length, 62);
  assert.equal(INTRIGUE.length, 80);
  assert.equal(
    copies((type, start) => type === 'gladiator' && start),
    8,
  );
  assert.equal(
    copies((type, start) => type === 'slave' && start),
    8,
  );
  assert.equal(
    copies((type, start) => type === 'gladiator' && !start),
    18,
  );
  assert.equal(
    copies((type, start) => type === 'slave' && !start),
    10,
  );
  assert.equal(
    CARDS.reduce((sum, card, kind) => sum + (isEquipment(kind) ? card.count : 0), 0),
    18,
  );
  assert.equal(
    copies((type) => type === 'scheme'),
    40,
  );
  assert.equal(
    copies((type) => type === 'reaction'),
    24,
  );
  assert.equal(
    copies((type) => type === 'guard'),
    16,
  );
  assert.equal(HOUSES.length, 4);
  for (const { id, start } of CARDS) assert.equal(start, id.startsWith('SG-') || id.startsWith('SS-'), id);
});

test('SP-15.1 what should come into play goes by the names of the book’s tables', () => {
  const names = ['15b', '15c', '15d', '15e', '15f', '15g', '15h'].flatMap((section) =>
    tableOf(section).map(([id]) => id),
  );
  names.push(...tableOf('15a').map((row) => row[6]));
  for (const name of names) assert.ok(spartacus.uses.includes(name!), name);
});

test('SP-15.4 the starting cards of the four Houses are just those there are', () => {
  const sum = (of: 'gladiators' | 'slaves'): number =>
    HOUSES.reduce((all, kind) => all + CARDS[kind]!.holdings![of], 0);
  assert.deepEqual([sum('gladiators'), sum('slaves')], [8, 8]);
});

test('SP-15.3 copies of a card are of one kind and cannot be told apart', () => {
  const guards = INTRIGUE.filter((kind) => CARDS[kind]!.id === 'IG-01');
  assert.equal(guards.length, 13);
  assert.equal(new Set(guards).size, 1);
  assert.equal(count(pick(0, 'card', guards)), 1);
});

test('SP-1.3 SP-1.17 every gladiator and slave has ATK, DEF and SPD dice, at least one each', () => {
  for (const { type, dice } of CARDS) {
    assert.equal(dice.length, type === 'gladiator' || type === 'slave' ? 3 : 0);
    assert.ok(dice.every((number) => number >= 1));
  }
});

test('SP-1.5 equipment is weapon, armor or special', () => {
  const types = new Set(CARDS.filter((_, kind) => isEquipment(kind)).map((card) => card.type));
  assert.deepEqual([...types].sort(), ['armor', 'special', 'weapon']);
});

test('SP-1.8 SP-1.11 SP-1.12 SP-1.15 cards show values, Intrigue cards a minimum influence, guards none', () => {
  for (const [kind, { value, req, type }] of CARDS.entries()) {
    if (kind < FIRST_HOUSE) assert.ok(value >= 1);
    assert.equal(req > 0, kind >= FIRST_INTRIGUE && kind < FIRST_HOUSE && type !== 'guard');
  }
});

test('SP-1.19 SP-1.22 four betting corners, and a bank without end', () => {
  assert.deepEqual(CORNERS, ['victory-1', 'victory-2', 'injury', 'decapitation']);
  assert.ok(BANK >= 100_000);
});

test('SP-1.21 SP-3.21 tokens and states are told apart, whatever their number', () => {
  const crixus = CARDS.findIndex((card) => card.slug === 'crixus');
  const assets = [
    crixus,
    crixus | EXHAUSTED,
    crixus | EXHAUSTED | INJURED,
    withFavor(crixus, 1),
    withFavor(crixus, 2),
    crixus | CHAMPION,
  ];
  const names = assets.map(assetName);
  assert.deepEqual(names, ['crixus', 'crixus.x', 'crixus.injured', 'crixus.1', 'crixus.2', 'crixus.champion']);
  assert.deepEqual(names.map(assetNamed), assets);
  for (const asset of assets) assert.equal(kindOf(asset), crixus);
});

test('SP-14.1 an unknown word is refused with the card and the word', () => {
  const wrong: [text: string, message: RegExp][] = [
    ['T:scheme TG:rival E:steel(2)', /card X-1: 'steel' is no effect of the card language/],
    ['T:schemes TG:rival E:steal(2)', /card X-1: 'schemes' is no trigger/],
    ['T:scheme C:bleed(2) TG:rival E:steal(2)', /card X-1: 'bleed' is no cost/],
    ['T:scheme IF:luck TG:rival E:steal(2)', /card X-1: 'luck' is no condition/],
    ['T:scheme TG:foe E:steal(2)', /card X-1: 'foe' is no target/],
    ['T:scheme TG:rival E:steal(2) L:perDay(1)', /card X-1: 'perDay' is no limit/],
    ['T:scheme TG:rival E:kill(horse)', /card X-1: 'horse' in 'kill' is no filter/],
    ['T:attackRolled TG:self E:reroll(WIT,1)', /card X-1: 'WIT' in 'reroll' is no pool/],
    ['T:attackRolled TG:opp E:autoWoundPer(pair,ATK)', /card X-1: 'pair' in 'autoWoundPer' is no set/],
    ['T:react(dinner) TG:none E:foil', /card X-1: 'dinner' in 'react' is no window/],
    ['T:scheme TG:rival E:steal(two)', /card X-1: 'two' in 'steal' is no whole number/],
    ['T:scheme TG:rival E:steal', /card X-1: 'steal' takes 1 arguments, 'steal' gives 0/],
    ['T:scheme TG:rival E:constructor', /card X-1: 'constructor' is no effect/],
    ['TG:rival E:steal(2)', /card X-1: .* lacks its trigger/],
    ['T:scheme TG:rival', /card X-1: .* lacks its effect/],
    ['T:scheme TG:rival TG:any E:steal(2)', /card X-1: 'TG:any' does not belong there/],
    ['E:steal(2) T:scheme', /card X-1: 'T:scheme' does not belong there/],
  ];
  for (const [text, message] of wrong) assert.throws(() => readAbilities('X-1', text), message);
});

test('SP-14.1 a new card of known words is read without any code', () => {
  const [one, two] = readAbilities(
    'X-2',
    'T:react(betsPlaced|thumbDown) C:pay(2)+discardHand(1) IF:readyCount(slave,2)&iWonABet TG:rival E:gold(-1)+draw(1) L:perTurn(2) || T:static TG:self E:range(3)',
  );
  assert.equal(one!.windows, (1 << WINDOWS.indexOf('betsPlaced')) | (1 << WINDOWS.indexOf('thumbDown')));
  assert.deepEqual(one!.costs, [
    { name: 'pay', args: [2] },
    { name: 'discardHand', args: [1] },
  ]);
  assert.deepEqual(one!.conditions, [
    { name: 'readyCount', args: [1, 2] },
    { name: 'iWonABet', args: [] },
  ]);
  assert.deepEqual(one!.effects, [
    { name: 'gold', args: [-1] },
    { name: 'draw', args: [1] },
  ]);
  assert.deepEqual(two!.effects, [{ name: 'range', args: [3] }]);
  assert.deepEqual(readAbilities('X-3', '-'), []);
});
