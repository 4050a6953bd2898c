// What a person would notice of the heuristic player, position by position.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import { print } from '#engine/requests/notation.ts';
import type { FormChoice } from '#engine/requests/request.ts';
import { TASK_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { chanceOf } from '#games/house-of-gladiators/player/odds.ts';
import { easiest } from '#games/house-of-gladiators/player/tasks.ts';
import { lot } from '#games/house-of-gladiators/rules/05-auctions.ts';
import { training } from '#games/house-of-gladiators/rules/10-training.ts';
import { assignment } from '#games/house-of-gladiators/rules/12-assignment.ts';
import { bout } from '#games/house-of-gladiators/rules/14-bout.ts';
import { newGladiator } from '#games/house-of-gladiators/state.ts';
import { askedOf, decide, tableAt } from '#games/house-of-gladiators/testing/positions.ts';

type Position = ReturnType<typeof tableAt>;

const choiceOf = (t: Position, seat = 0) =>
  houseOfGladiators.heuristic(houseOfGladiators.viewFor(t.state, seat), askedOf(t, seat), fastRandom(1));
/** What the player answers, in the notation. */
const answerOf = (t: Position, seat = 0): string => print(askedOf(t, seat), choiceOf(t, seat), houseOfGladiators.nouns);

const RIVAL = ['seat 1 gladiators florus castor urbicus', 'seat 1 task granary'];

const MEN = [
  ['brasus', 'dizas'],
  ['florus', 'castor'],
  ['juba', 'hanno'],
  ['seuthes', 'cotys'],
];

const bidding = (high: number, lines: readonly string[], round = 2): string =>
  answerOf(
    tableAt([...RIVAL, ...lines, `round ${round}`], {
      frames: [Object.assign(lot.frame({ by: 0, high, leader: 1 }), { at: 'HG-5.4' }) as Frame],
    }),
  );

test('the player pays for a fifth man what he sells for, and little more', () => {
  const lines = ['seat 0 gladiators brasus dizas seuthes cotys', 'seat 0 task early-risers', 'shown juba'];
  assert.equal(bidding(0, ['seat 0 coins 12', ...lines]), 'bid 5');
  assert.equal(bidding(7, ['seat 0 coins 12', ...lines]), 'pass');
});

/** The highest bid of the others that he still tops. */
function most(seats: number, card: string, round = 3): number {
  const men = Array.from({ length: seats }, (_, seat) => `seat ${seat} gladiators ${MEN[seat]!.join(' ')}`);
  const tasks = Array.from({ length: seats }, (_, seat) => `seat ${seat} task ${TASK_NAMES[seat]}`);
  const lines = [...men, ...tasks, `round ${round}`, 'seat 0 coins 12', `lot ${card}`];
  const bids = (high: number): boolean =>
    answerOf(
      tableAt(lines, {
        seats,
        frames: [Object.assign(lot.frame({ by: 0, high, leader: 1 }), { at: 'HG-5.4' }) as Frame],
      }),
    ).startsWith('bid');
  let high = 0;
  while (bids(high)) high++;
  return high;
}

test('the player bids less for a card among four than against one, and no more for a Blessing than for another', () => {
  assert.ok(most(4, 'tall-scutum') < most(2, 'tall-scutum'));
  assert.ok(most(2, 'sheaf-of-ceres') <= most(2, 'feint'));
});

test('in the first round the player keeps his coins for men, unless there are more than two Houses', () => {
  for (const card of ['tall-scutum', 'feint', 'sheaf-of-ceres']) assert.equal(most(2, card, 1), 0, card);
  assert.ok(most(2, 'tall-scutum', 3) > 0);
  assert.equal(most(4, 'tall-scutum', 1), most(4, 'tall-scutum', 3));
});

test('the player bids no more than he has', () => {
  const lines = ['seat 0 gladiators brasus dizas', 'seat 0 task early-risers', 'shown juba'];
  assert.equal(bidding(5, ['seat 0 coins 6', ...lines]), 'bid 6');
  assert.equal(bidding(6, ['seat 0 coins 6', ...lines]), 'pass');
});

test('the player who saves for his task buys no cards', () => {
  const lines = ['seat 0 gladiators brasus dizas', 'seat 0 coins 20', 'lot feint'];
  assert.equal(bidding(1, [...lines, 'seat 0 task strongbox'], 3), 'pass');
  assert.equal(bidding(1, [...lines, 'seat 0 task early-risers'], 3), 'bid 2');
});

const trainingAnswer = (lines: readonly string[]): string =>
  answerOf(tableAt(['round 3', ...RIVAL, ...lines], { frames: [training.frame({ open: [0, 1] })] }));

test('the player sells the weakest man he has too many of, but nobody with Glory', () => {
  const five = 'seat 0 gladiators mucapor seuthes cotys sitalces zalmo';
  assert.equal(trainingAnswer([five, 'seat 0 gladiator brasus', 'seat 0 task early-risers']), 'manage sell cotys');
  const famous = ['mucapor', 'seuthes', 'cotys', 'sitalces', 'zalmo'].map((name) => `seat 0 gladiator ${name} glory=3`);
  assert.equal(
    trainingAnswer([...famous, 'seat 0 gladiator rholes', 'seat 0 task early-risers']),
    'manage sell rholes',
  );
});

test('the player keeps the men that his task asks for', () => {
  const five = 'seat 0 gladiators mucapor seuthes cotys sitalces brasus';
  assert.equal(trainingAnswer([five, 'seat 0 task full-barracks']), 'lock');
});

test('the player sells men where that completes his task', () => {
  const lines = ['seat 0 gladiators mucapor seuthes cotys', 'seat 0 task strongbox'];
  assert.match(trainingAnswer([...lines, 'seat 0 coins 26']), /^manage sell/);
  assert.equal(trainingAnswer([...lines, 'seat 0 coins 20']), 'lock');
});

test('the player heals first a man whom that lets him upgrade, and keeps the rations for it', () => {
  const lines = ['seat 0 task early-risers', 'seat 0 coins 10', 'seat 0 gladiator dizas hp=9'];
  const brasus = 'seat 0 gladiator brasus hp=8 victories=2';
  assert.equal(trainingAnswer([...lines, brasus, 'seat 0 rations 6']), 'heal brasus 2');
  assert.equal(trainingAnswer([...lines, brasus, 'seat 0 rations 4']), 'lock');
});

test('the player feeds a man who should fight, and nobody whom rest will heal', () => {
  const lines = ['seat 0 task early-risers', 'seat 0 rations 3', 'seat 0 gladiator mucapor hp=1'];
  const [hurt, whole] = ['seat 0 gladiator sitalces hp=6', 'seat 0 gladiator sitalces'];
  assert.equal(trainingAnswer([...lines, 'seat 0 gladiators seuthes cotys', hurt]), 'heal sitalces 3');
  assert.equal(trainingAnswer([...lines, 'seat 0 gladiators seuthes cotys', whole]), 'lock');
});

test('the player keeps the task that his men have nearly done', () => {
  const kept = (men: string): string | undefined => {
    const t = tableAt([...RIVAL, 'round 3', `seat 0 gladiators ${men}`, 'seat 0 task strongbox'], {
      frames: [training.frame({ open: [0, 1] })],
    });
    const offered = ['three-schools', 'torchlight-hero'].map((name) => TASK_NAMES.indexOf(name));
    return TASK_NAMES[easiest(houseOfGladiators.viewFor(t.state, 0), offered)];
  };
  assert.equal(kept('brasus paetus hanno'), 'three-schools');
  assert.equal(kept('brasus dizas seuthes'), 'torchlight-hero');
});

const sent = (lines: readonly string[]): FormChoice =>
  choiceOf(tableAt(['round 3', ...RIVAL, ...lines], { frames: [assignment.frame()] })) as FormChoice;
const tiro = (name: string): number => TIRO_NAMES.indexOf(name);

test('the player lets a dying man rest where three others can fight', () => {
  const { morning, afternoon, evening } = sent([
    'seat 0 gladiator mucapor hp=1',
    'seat 0 gladiators seuthes cotys sitalces',
    'seat 0 task early-risers',
  ]);
  assert.ok(![morning, afternoon, evening].includes(tiro('mucapor')));
  assert.ok(![morning, afternoon, evening].includes('none'));
});

test('the player sends nobody weak where his task needs the win', () => {
  const lines = ['seat 0 gladiators brasus seuthes', 'seat 0 gladiator cotys hp=6'];
  assert.equal(sent([...lines, 'seat 0 task new-armatura'])['morning'], tiro('cotys'));
  assert.notEqual(sent([...lines, 'seat 0 task early-risers'])['morning'], tiro('cotys'));
});

test('the player leaves gear at home for the task that asks for bare hands', () => {
  const lines = ['seat 0 gladiators brasus seuthes cotys', 'seat 0 hand oiled-limbs'];
  const gear = (task: string): unknown[] => {
    const { morning, afternoon, evening, ...rest } = sent([...lines, `seat 0 task ${task}`]);
    return Object.values(rest).filter((item) => item !== 'none');
  };
  assert.equal(gear('bare-hands').length, 0);
  assert.equal(gear('early-risers').length, 3);
});

/** Seat 0's brasus has felled florus in roll 2. */
function felled(lines: readonly string[]): string {
  const t = tableAt(
    [
      'round 3',
      'seat 0 gladiators brasus dizas',
      ...lines,
      'seat 0 plan morning brasus',
      'seat 1 plan morning florus',
      'seat 1 task granary',
    ],
    { frames: [bout.frame({ slot: 0, houses: [0, 1], control: [0, 1] })], dice: [1, 1, 6, 1] },
  );
  decide(t, t.asked[0]!.seat, 'endurance');
  assert.equal(askedOf(t, 0).clause, 'HG-17.2');
  return answerOf(t);
}

test('the player spares a fallen man, unless his death wins the game or the task asks for it', () => {
  const weak = 'seat 1 gladiator florus hp=4';
  assert.equal(felled([weak, 'seat 1 gladiator castor', 'seat 0 task early-risers']), 'spare');
  assert.equal(felled([weak, 'seat 0 task early-risers']), 'kill');
  assert.equal(felled([weak, 'seat 1 gladiator castor', 'seat 0 task the-sand-drinks']), 'kill');
  assert.equal(felled([weak, 'seat 1 gladiator castor', 'seat 0 task missio']), 'spare');
});

/** Seat 0 may roll its first die of the Evening again. */
function rerolls(die: number): string {
  const t = tableAt(
    [
      'round 3',
      'seat 0 gladiators brasus',
      'seat 1 gladiators florus castor',
      'seat 0 hand feint',
      'seat 0 task early-risers',
      'seat 0 plan evening brasus feint',
      'seat 1 plan evening florus',
    ],
    { frames: [bout.frame({ slot: 2, houses: [0, 1], control: [0, 1] })], dice: [die, 3] },
  );
  decide(t, t.asked[0]!.seat, 'endurance');
  return answerOf(t);
}

test('the player keeps a reroll for a die that is bad enough', () => {
  assert.equal(rerolls(1), 'reroll');
  assert.equal(rerolls(3), 'no');
  assert.equal(rerolls(6), 'no');
});

test('the odds of a bout: even among equals, better with health, attributes and advantage', () => {
  const [brasus, florus, hanno] = ['brasus', 'florus', 'hanno'].map((name) => newGladiator(tiro(name)));
  for (const slot of [0, 1, 2]) assert.ok(Math.abs(chanceOf(brasus!, { ...brasus! }, slot) - 0.5) < 1e-9);
  assert.ok(chanceOf({ ...brasus!, hp: 4 }, brasus!, 0) < 0.2);
  // Equal sums and health: only who chooses the fourth attribute of the Afternoon counts.
  assert.ok(Math.abs(chanceOf(brasus!, florus!, 0) - 0.5) < 1e-9);
  assert.ok(chanceOf(brasus!, florus!, 1) > 0.5 && chanceOf(brasus!, hanno!, 1) < 0.5);
  assert.ok(Math.abs(chanceOf(brasus!, florus!, 1) + chanceOf(florus!, brasus!, 1) - 1) < 1e-9);
  assert.ok(chanceOf({ ...brasus!, second: 0, hp: 12 }, florus!, 2) > 0.7);
});
