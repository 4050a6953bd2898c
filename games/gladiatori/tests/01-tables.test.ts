import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CARDS, ITEMS, POWERS, SPECIES, SYMBOLS, thingName } from '#games/gladiatori/cards.ts';
import { READY_MADE, sheetText } from '#games/gladiatori/characters.ts';
import { stage } from '#games/gladiatori/testing/stage.ts';

const book = readFileSync(new URL('../../../rulebooks/gladiatori.md', import.meta.url), 'utf8');
/** The rows of the rulebook's tables whose first cell is such an id, as cells. */
const rows = (id: RegExp): string[][] =>
  book
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([first = '']) => id.test(first));
const WORDS = ['Movement', 'Attack', 'Defence', 'Melee'];
const needs = (cell: string): number => WORDS.reduce((sum, word, bit) => sum + (cell.includes(word) ? 1 << bit : 0), 0);

test('GL-1.13 Energy and Feint cards are those of Table 1-B', () => {
  assert.deepEqual(
    rows(/^(EN-\d|FE)$/).map(([id, , coins, energy, hp]) => [id, Number(coins), Number(energy), Number(hp)]),
    CARDS.slice(4, 7).map(({ id, coins, energy, hp }) => [id, coins, energy, hp]),
  );
});

test('GL-1.14, GL-1.15 the Special Moves are those of Table 1-C', () => {
  assert.deepEqual(
    rows(/^SM-\d$/).map(([id, , coins, hp, restrictions]) => [id, Number(coins), Number(hp), needs(restrictions!)]),
    CARDS.slice(7).map((card) => [card.id, card.coins, card.hp, card.needs]),
  );
});

test('GL-1.18 the Powers are those of Table 1-D', () => {
  assert.deepEqual(
    rows(/^PW-\d$/).map(([id, , , restrictions]) => [id, needs(restrictions!)]),
    POWERS.map((power) => [power.id, power.needs]),
  );
});

test('GL-1.19, GL-1.22, GL-5.5 the Items are those of Table 1-E, with their symbols', () => {
  const symbol = ['–', '■', '●', '▲'];
  assert.deepEqual(
    rows(/^IT-\d\d$/).map(([id, , type, sym, a, d, hp, special]) => [
      id,
      type!.toLowerCase().replace(' ', '-'),
      SYMBOLS[symbol.indexOf(sym!)],
      Number(a),
      Number(d),
      Number(hp),
      special !== '',
    ]),
    ITEMS.map((item) => [item.id, item.type, SYMBOLS[item.symbol], item.attack, item.defence, item.hp, item.thrown]),
  );
});

test('GL-1.24–1.26 the ready-made characters are the columns of Table 1-F', () => {
  const line = (name: string): string[] => rows(new RegExp(`^${name}`))[0]!.slice(1);
  const number = (cell: string): number => Number(/\d+/.exec(cell)![0]);
  const numbers = (cell: string): string => [...cell.matchAll(/-(\d)/g)].map((match) => match[1]).join() || '-';
  READY_MADE.forEach(({ sheet, preferred }, column) => {
    const at = (name: string): number => number(line(name)[column]!);
    assert.equal(
      sheetText(sheet),
      `O${at('Offense')} G${at('Guard')} E${at('Endurance')} B${at('Blood')} S${at('Speed')}` +
        ` 1x${at('Energy 1')} 0x${at('Energy 0')} Fx${at('Feint')}` +
        ` M${numbers(line('Special Moves')[column]!)} P${numbers(line('Powers$')[column]!)}`,
    );
    const types = line('Preferred items')[column]!.toLowerCase().replace('iron arm', 'iron-arm').split(', ');
    assert.deepEqual(preferred, types);
  });
});

test('GL-23.3, GL-23.64 the animals are those of Table 23-A: their numbers, their dice and their powers', () => {
  const power: { [words: string]: [string, boolean] } = {
    '–': ['nothing', false],
    '+1 dog': ['reinforce', true],
    '+1 wolf': ['reinforce', true],
    'attack only: step back or double damage': ['step-back', false],
    '+2 on each die': ['two-more', true],
    'attack only: 1 Unbalanced unless dodged': ['unbalance', false],
    'attack only: Face-down unless dodged': ['face-down', false],
    'lose one Item or HP card': ['lose', true],
  };
  assert.deepEqual(
    rows(/^(Dog|Wolf|Lion|Bear)$/).map(([name, suggested, moved, , , doubles, seven]) => {
      const [lower, upper = lower] = suggested!.split('–').map(Number);
      const [base, extra] = moved!.split(' + ').map((dice) => Number(dice[0]));
      return [name!.toLowerCase(), lower, upper, base, extra ?? 0, power[doubles!], power[seven!]];
    }),
    SPECIES.map((one) => [
      ...[one.name, ...one.suggested, one.afterMove, one.extra],
      ...[
        [one.doubles, one.doublesInDefence],
        [one.seven, one.sevenInDefence],
      ],
    ]),
  );
});

test('GL-1.3, GL-4.20 what the box has left limits purchases above the limit, and those only', () => {
  const at: [string, object?, string?][] = [['rest'], ['over-limit', { buyers: [0], picks: 0 }, 'GL-4.22']];
  const s = stage({ options: { overLimit: true }, at });
  s.seat(0).purse = 55;
  const offered = (stock: number[]): string[] => {
    s.g.stock = stock;
    s.table.run();
    const request = s.request(0);
    return request.kind === 'subset' ? request.from.map((thing) => thingName(thing)) : [];
  };
  assert.deepEqual(offered([1, 0, 1]), ['energy-0', 'feint']);
  assert.deepEqual(offered([-8, 2, 0]), ['energy-1', 'energy-1'], 'forty were bought of thirty-two');
  assert.deepEqual(offered([9, 9, 4]), [...Array(4).fill('energy-0'), ...Array(4).fill('energy-1'), 'feint']);
  const rich = stage({ seats: 4, options: { coins: 70 }, at: [['rest'], ['create', {}, 'GL-4.1']] });
  rich.play([0, 1, 2, 3].map((seat) => `${seat}: own energy-0*10`).join('|'));
  assert.equal(rich.seat(3).deck.length, 14);
});
