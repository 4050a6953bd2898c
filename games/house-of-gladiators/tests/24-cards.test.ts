import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SECOND_CARDS, TIRO_CARDS } from '#games/house-of-gladiators/cards/gladiators.ts';
import {
  BLESSING_CARDS,
  COMBAT_CARDS,
  SPECIAL_CARDS,
  STARTER_CARDS,
} from '#games/house-of-gladiators/cards/resources.ts';
import { TASK_CARDS } from '#games/house-of-gladiators/cards/tasks.ts';
import {
  ALL_TASKS,
  ALL_TIROS,
  BLESSING,
  COMBAT,
  HAS_WHEEL,
  isStarter,
  LEADS_TO,
  MARKET,
  REQUIREMENTS,
  RESOURCE_NAMES,
  RESOURCES,
  SECOND_CLASSES,
  SECOND_DECKS,
  SECOND_HP,
  SECOND_NAMES,
  SECOND_STATS,
  SPECIAL,
  STARTERS,
  TASK_NAMES,
  TIRO_CLASS,
  TIRO_HP,
  TIRO_STATS,
  TYPE_OF,
  TYPES,
} from '#games/house-of-gladiators/cards.ts';
import { checkTask, type TaskCard } from '#games/house-of-gladiators/conditions.ts';
import { checkCard, type ResourceCard } from '#games/house-of-gladiators/effects.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';

const book = readFileSync(new URL('../../../rulebooks/house-of-gladiators.md', import.meta.url), 'utf8');

/** The table of a clause, as the rulebook prints it. */
function tableOf(clause: string): unknown {
  const [, text] = new RegExp(`\\*\\*${clause}\\*\\*[^]*?\`\`\`json\\n([^]*?)\`\`\``).exec(book)!;
  return JSON.parse(text!);
}

test('HG-24.1, HG-24.2 the gladiators are those of the rulebook', () => {
  assert.deepEqual(TIRO_CARDS, tableOf('HG-24.1'));
  assert.deepEqual(SECOND_CARDS, tableOf('HG-24.2'));
});

test('HG-24.3–24.6 the resource cards are those of the rulebook', () => {
  const starters = tableOf('HG-24.3') as { copies: unknown }[];
  assert.deepEqual(
    STARTER_CARDS,
    starters.map((card) => ({ ...card, copies: 1 })),
  );
  assert.deepEqual(COMBAT_CARDS, tableOf('HG-24.4'));
  assert.deepEqual(SPECIAL_CARDS, tableOf('HG-24.5'));
  assert.deepEqual(BLESSING_CARDS, tableOf('HG-24.6'));
});

test('HG-24.7, HG-1.4 the 20 tasks are those of the rulebook', () => {
  assert.deepEqual(TASK_CARDS, tableOf('HG-24.7'));
  assert.equal(ALL_TASKS.length, 20);
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('HG-24.8 gladiators keep to the construction rule', () => {
  const health: { [sum: number]: number[] } = { 6: [12], 7: [10, 11], 8: [9], 9: [8] };
  const needs: { [sum: number]: string[] } = { 6: ['2/8/4'], 7: ['2/10/4'], 8: ['2/12/5'], 9: ['3/12/6'] };
  const frail = ['1/10/4', '2/6/4', '2/8/2'];
  for (const tiro of ALL_TIROS) {
    const total = sum(TIRO_STATS[tiro]!);
    const { victories, coins, rations } = REQUIREMENTS[tiro]!;
    assert.ok(health[total]!.includes(TIRO_HP[tiro]!), TIRO_CARDS[tiro]!.id);
    const isFrail = total === 7 && TIRO_HP[tiro] === 10;
    assert.ok((isFrail ? frail : needs[total]!).includes(`${victories}/${coins}/${rations}`), TIRO_CARDS[tiro]!.id);
  }
  const more: { [sum: number]: number } = { 0: 3, 1: 2, 2: 0 };
  for (const second of SECOND_CARDS.keys()) assert.equal(SECOND_HP[second], more[sum(SECOND_STATS[second]!)]);
  // The three classes are rotations of the same profiles: Speed, Strength and Endurance take each other's places.
  const profiles = [0, 1, 2].map((cls) =>
    ALL_TIROS.filter((tiro) => TIRO_CLASS[tiro] === cls).map((tiro) => {
      const stats = TIRO_STATS[tiro]!;
      const led = [...stats.slice(cls), ...stats.slice(0, cls)];
      assert.equal(led[0], Math.max(...led), TIRO_CARDS[tiro]!.id);
      return [...led, TIRO_HP[tiro], ...Object.values(REQUIREMENTS[tiro]!)];
    }),
  );
  assert.deepEqual(profiles[0], profiles[1]);
  assert.deepEqual(profiles[1], profiles[2]);
});

test('HG-1.1 the Tiro deck has 30 cards, 10 of each first-level class', () => {
  assert.equal(ALL_TIROS.length, 30);
  for (const cls of [0, 1, 2]) assert.equal(TIRO_CLASS.filter((one) => one === cls).length, 10);
});

test('HG-1.2 each second-level class has a deck of 8 cards', () => {
  assert.deepEqual(SECOND_CLASSES, ['Dimachaerus', 'Murmillo', 'Retiarius']);
  for (const deck of SECOND_DECKS) assert.equal(deck.length, 8);
});

test('HG-1.3 the Market deck has 60 cards: 27 Combat, 18 Special, 15 Blessing', () => {
  const count = (type: number): number => MARKET.filter((card) => TYPE_OF[card] === type).length;
  assert.deepEqual([count(COMBAT), count(SPECIAL), count(BLESSING)], [27, 18, 15]);
  assert.equal(MARKET.length, 60);
  assert.ok(!MARKET.some(isStarter));
});

test('HG-1.6 every Tiro has requirements and a class to lead to', () => {
  for (const tiro of ALL_TIROS) {
    assert.equal(LEADS_TO[tiro], TIRO_CLASS[tiro], TIRO_CARDS[tiro]!.id);
    assert.ok(TIRO_STATS[tiro]!.every((value) => value >= 1));
  }
});

test('HG-1.7, HG-2.5 some cards carry the wheel, the starter cards among them', () => {
  assert.deepEqual(
    RESOURCES.filter((_, card) => HAS_WHEEL[card]).map((card) => card.id),
    ['HS1', 'HS2', 'HS3', 'HC01', 'HC02', 'HC03', 'HX03', 'HX04'],
  );
  assert.equal(STARTERS, 3);
});

test('HG-0.4, HG-1.9 a resource card is a Combat, a Special or a Blessing card', () => {
  for (const [card, { kind }] of RESOURCES.entries()) assert.equal(TYPES[TYPE_OF[card]!], kind);
});

const card = (changes: object): ResourceCard =>
  ({ id: 'HX99', kind: 'special', name: 'X', copies: 1, wheel: false, effects: [], ...changes }) as ResourceCard;
const withEffect = (effect: object, kind = 'special') => card({ kind, effects: [effect] });

test('HG-23.1 a word that is not in the effect language is named with its card', () => {
  const wrong: [ResourceCard, RegExp][] = [
    [card({ kind: 'curse' }), /HX99: there is no kind 'curse'/],
    [withEffect({ on: 'REVEAL', op: 'EXPLODE' }), /HX99: there is no effect 'EXPLODE'/],
    [withEffect({ on: 'NOON', op: 'HP_START', n: 1 }), /HX99: HP_START cannot come on 'NOON'/],
    [withEffect({ on: 'REVEAL', op: 'HP_START', n: 'much' }), /HX99: 'n' of HP_START cannot be '"much"'/],
    [withEffect({ on: 'REVEAL', op: 'HP_START' }), /HX99: 'n' of HP_START/],
    [withEffect({ on: 'REVEAL', op: 'HP_START', n: 1, m: 2 }), /HX99: HP_START has no 'm'/],
    [withEffect({ on: 'SHOWN', op: 'REROLL', who: 'crowd', uses: 1 }), /HX99: 'who' of REROLL/],
    [withEffect({ on: 'ZERO', op: 'DEATH', of: 'self', rolls: [7], chooser: 'owner' }), /HX99: 'rolls' of DEATH/],
    [withEffect({ on: 'TRAINING', op: 'LOOK', what: 'task' }), /HX99: a special card cannot act on 'TRAINING'/],
    [withEffect({ on: 'WIN', op: 'GAIN', coins: 1 }, 'blessing'), /HX99: a blessing card cannot act on 'WIN'/],
  ];
  for (const [one, message] of wrong) assert.throws(() => checkCard(one), message);
  assert.equal(checkCard(withEffect({ on: 'WIN', op: 'GAIN', coins: 1 })).id, 'HX99');
});

test('HG-23.20, HG-23.21 a word that is not in the language of conditions is named with its task', () => {
  const task = (cond: object): TaskCard => ({ id: 'HT99', name: 'X', cond }) as TaskCard;
  assert.throws(() => checkTask(task({ op: 'DANCE' })), /HT99: there is no condition 'DANCE'/);
  assert.throws(() => checkTask(task({ op: 'WINS', n: 'all' })), /HT99: 'n' of WINS cannot be '"all"'/);
  assert.throws(() => checkTask(task({ op: 'WIN_SLOT', slot: 'night', n: 1 })), /HT99: 'slot' of WIN_SLOT/);
  assert.throws(() => checkTask(task({ op: 'OWN', n: 1, m: 1 })), /HT99: OWN has no 'm'/);
  assert.equal(checkTask(task({ op: 'HOLD', coins: 3 })).id, 'HT99');
});

test('every card and task is named in three languages', () => {
  for (const words of Object.values(houseOfGladiators.words)) {
    for (const name of RESOURCE_NAMES) assert.ok(words[`card.${name}`], name);
    for (const name of SECOND_NAMES) assert.ok(words[`second.${name}`], name);
    for (const name of TASK_NAMES) assert.ok(words[`task.${name}`], name);
  }
  assert.equal(houseOfGladiators.words.fr['card.feint'], 'Feinte');
  assert.equal(houseOfGladiators.words.it['task.wooden-sword'], 'Spada di legno');
});
