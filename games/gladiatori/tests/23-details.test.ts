// Chapters 17 to 23 in their details: honour among allies, and animals that come, fight and fall.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { CENTRE, isGate, LEFT_GATE, RIGHT_GATE } from '#games/gladiatori/board.ts';
import { ENERGY_0, FEINT, thingName } from '#games/gladiatori/cards.ts';
import { cardsPlayed } from '#games/gladiatori/rules/11-values.ts';
import { inRange } from '#games/gladiatori/rules/12-throwing.ts';
import { afterGame, newRecord } from '#games/gladiatori/rules/21-campaign.ts';
import { release } from '#games/gladiatori/rules/23-beasts.ts';
import { cellOf, DUE, figureAt, KILLED } from '#games/gladiatori/state.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-17.21 nobody flees from an ally', () => {
  const s = stage({
    seats: 4,
    options: { mode: 'team' },
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', '', ['speed 5']),
      man(1, '5,0 facing 3'),
      man(2, '1,0 facing 3'),
      man(3, '5,-1 facing 3'),
    ],
  });
  s.play('0: step-W | 0: step-W | 0: done');
  assert.deepEqual(s.g.vp, [10, 10, 10, 10]);
});

test('GL-17.22 another enemy excuses a flight only if he comes nearer', () => {
  const from = (other: string): number => {
    const s = stage({
      seats: 3,
      set: ['turn 3', 'round 1', man(0, '0,0 facing 0', '', ['speed 5']), man(1, '1,0 facing 3'), man(2, other)],
    });
    s.play('0: step-W | 0: step-W | 0: done');
    return s.g.vp[0]!;
  };
  assert.equal(from('-2,2 facing 0'), 8, 'two hexes away before and after');
  assert.equal(from('-3,2 facing 0'), 10);
});

test('GL-17.25 an animal excuses a flight only if it is there and comes nearer', () => {
  const fled = (animal: string): number => {
    const s = stage({ options: { mode: 'coliseum', dogs: 1 }, set: [duel('', '', ['speed 5']), animal] });
    s.play('0: step-W | 0: step-W | 0: done');
    return s.g.vp[0]!;
  };
  assert.deepEqual([fled('animal dog at -4,0'), fled('animal dog at 4,0'), fled('waiting dog')], [10, 8, 8]);
});

test('GL-23.50, GL-16.19 whom a bear tears to pieces removes no marker any more', () => {
  const s = stage({
    options: { mode: 'coliseum', bears: 1 },
    set: [duel('strength', '', ['hp', 'white 1', 'values 5 4 5 5 3']), 'seat 1 at 5,0 facing 3', 'animal bear at 1,0'],
    dice: [3, 4, 6],
  });
  s.play('0: done | 0: new-strength | 0: attack:animal-1 | 0: - | 0: yes');
  assert.deepEqual([s.asked(), s.seat(0).cover], ['0 GL-14.21', false]);
  s.play('0: no');
  assert.deepEqual([s.seat(0).out, s.g.ended, s.asked()], [1, true, '']);
});

test('GL-14.8, GL-25.16 who has used Unbeatable is not asked again; who has not is asked, with or without it', () => {
  const die = (more: string[]): string => {
    const s = stage({ set: [duel('strength', '', ['offense 9'], ['hp', ...more])] });
    s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no');
    return s.asked();
  };
  assert.equal(die([]), '1 GL-14.8');
  assert.equal(die(['powers unbeatable']), '1 GL-14.8');
  assert.equal(die(['used unbeatable']), '');
});

test('GL-11.38, GL-23.65 a Feint among the cards of an Action is not counted, whatever else is', () => {
  const one = stage({ set: [duel()] }).seat(0);
  one.open = [ENERGY_0, FEINT, FEINT];
  assert.equal(cardsPlayed(one), 2);
});

test('GL-12.8 every animal in sight can be thrown at, the second too', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 2 },
    set: [duel('strength', '', ['items hasta']), 'seat 1 at 5,0 facing 3', 'animal dog at 3,0', 'animal dog at 0,-3'],
  });
  assert.deepEqual(inRange(s.g, 0), [4]);
  s.seat(0).facing = 2;
  assert.deepEqual(inRange(s.g, 0), [5]);
});

test('GL-23.53 what counts +2 against an animal: Special Moves, Feints and Powers, no Energy', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: [
      duel('strength energy-1 reflex feint', '', ['powers lunge resistance']),
      'seat 1 at 5,0 facing 3',
      'animal dog at 1,0',
    ],
  });
  s.play('0: done | 0: new-strength | 0: energy-1+reflex+feint | 0: attack:animal-1');
  assert.deepEqual(s.from(0), ['feint', 'reflex', 'lunge', 'resistance']);
});

test('GL-23.39, GL-23.41 another dog waits outside, due in the next round', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0 }]],
    set: [duel(), 'animal dog at 0,1'],
    dice: [2, 2],
  });
  assert.deepEqual(s.g.animals.at(-1), { species: 0, where: DUE, from: 6, cell: -1, grey: 0 });
});

test('GL-25.1 where there is nothing yet the state says −1', () => {
  const s = stage({ at: [['rest'], ['draft']], random: fastRandom(3) });
  const { using, due, cell, deed, delayed, character } = s.seat(0);
  assert.deepEqual([using, due, cell, delayed, character, s.g.active], [-1, -1, -1, -1, -1, -1]);
  assert.deepEqual([deed.skill, deed.boost, deed.sacrificed, deed.raged], [-1, -1, -1, -1]);
  assert.deepEqual([figureAt(s.g, CENTRE), cellOf(s.g, 0)], [-1, -1]);
  const first = s.table.asked[0]!.seat;
  s.play(`${first}: ${s.from(first)[0]}`);
  assert.deepEqual(s.seat(first).holds, [-1]);
});

test('GL-22.1, GL-4.24 how many cards a character brings is told, those that join later too', () => {
  const s = stage({ options: { staged: true }, at: [['rest'], ['create', {}, 'GL-4.1']] });
  s.play('0: thraex | 1: secutor');
  assert.deepEqual(
    s.log.events.filter(({ kind }) => kind === 'characterChosen').map(({ fields }) => fields['cards']),
    [18, 14],
  );
  assert.deepEqual([s.seat(0).deck.length, s.seat(0).reserve.length], [16, 2]);
});

test('GL-3.14 there are two gates', () => {
  assert.deepEqual([LEFT_GATE, RIGHT_GATE, CENTRE].map(isGate), [true, true, false]);
});

test('GL-23.18 a single point of difference wounds', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0 }]],
    set: [duel('', '', ['guard 4']), 'animal dog at 1,-1', 'seat 1 at 5,0 facing 3'],
    dice: [2, 3],
  });
  s.play('0: yes');
  assert.deepEqual([s.has('mauled'), s.has('fended-off'), s.asked()], [true, false, '0 GL-11.45']);
});

test('GL-21.9 whoever died for good stays dead, however his last game is told again', () => {
  const dead = { ...newRecord('Priscus', 'thraex'), dead: true };
  assert.equal(afterGame(dead, { vp: 30, won: true, hp: null, against: null }).dead, true);
});

test('GL-12.28, GL-14.5 a Net whose victim stands up is free again', () => {
  const s = stage({
    set: [duel('', '', ['grey 3', 'powers stand-up'], ['items wide-net', 'holds wide-net red'])],
  });
  s.play('0: stand-up');
  assert.deepEqual([s.seat(0).grey, s.seat(1).holds, s.seat(1).items.length], [0, [-1], 1]);
});

test('GL-17.28, GL-25.9 who has surrendered uses no Power any more', () => {
  const s = stage({
    seats: 3,
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['powers resistance', 'speed 1/3']),
      man(1, '4,0 facing 3', 'strength'),
      man(2, '-4,0 facing 3'),
    ],
  });
  assert.deepEqual(s.offers(0), ['resistance']);
  s.play('0 !surrender: announce | 0 !surrender: surrender');
  assert.deepEqual([s.asked(), s.offers(0)], ['1 GL-8.5', []]);
});

test('GL-12.3, GL-23.50 a spear that the bear has taken is not lost a second time', () => {
  const s = stage({
    options: { mode: 'coliseum', bears: 1 },
    set: [duel('strength', '', ['items gladius hasta']), 'seat 1 at -5,0 facing 3', 'animal bear at 2,0'],
    dice: [3, 4, 6],
  });
  s.play('0: done | 0: new-strength | 0: throw:hasta:animal-1 | 0: - | 0: yes | 0: hasta');
  assert.deepEqual([s.seat(0).items.map(thingName), s.g.lostItems.map(thingName)], [['gladius'], ['hasta']]);
});

test('GL-23.28, GL-8.47 a killed animal is nowhere, and what counted +2 against it is forgotten', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength reflex', 'strength', ['offense 9']), 'seat 1 at 5,0 facing 3', 'animal dog at 1,0'],
    dice: [1, 2],
  });
  s.play('0: done | 0: new-strength | 0: reflex | 0: attack:animal-1 | 0: reflex');
  assert.equal(s.seat(0).twos, 1);
  s.play('0: yes');
  assert.deepEqual([s.g.animals[0]!.cell, cellOf(s.g, 4), s.g.animals[0]!.where, s.seat(0).twos], [-1, -1, KILLED, 0]);
  s.seat(1).out = 1;
  assert.equal(cellOf(s.g, 1), -1);
});

test('GL-4.18 who has spent everything has nothing left for cards above the limit', () => {
  const s = stage({ options: { coins: 15 }, at: [['rest'], ['create', {}, 'GL-4.1']] });
  s.play('0: own - | 1: own -');
  assert.equal(s.seat(0).purse, 0);
});

test('GL-23.53 each card or Power for +2 adds two to a defence against an animal', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0 }]],
    set: [duel('berserk reflex', '', ['powers lunge', 'guard 0/4']), 'animal dog at 1,-1', 'seat 1 at 5,0 facing 3'],
    dice: [2, 3],
  });
  s.play('0: new-berserk | 0: reflex | 0: reflex+lunge | 0: no');
  assert.deepEqual(s.totals('defence-value'), [5 + 4]);
});

test('GL-23.50 a bear takes an Item like a card of the HP deck', () => {
  const s = stage({
    options: { mode: 'coliseum', bears: 1 },
    at: [['rest'], ['bear-loss', { seat: 0 }]],
    set: [duel('', '', ['items gladius', 'hp energy-1'])],
  });
  assert.deepEqual(s.from(0), ['energy-1', 'gladius']);
  s.play('0: gladius');
  assert.deepEqual([s.seat(0).items, s.g.lostItems.map(thingName), s.seat(0).hp.length], [[], ['gladius'], 1]);
});

test('GL-23.29, GL-12.28 a Net holds an animal until its last marker goes', () => {
  const s = stage({
    options: { mode: 'coliseum', wolves: 1 },
    set: [duel('', '', ['items wide-net']), 'seat 1 at 5,0 facing 3', 'animal wolf at 1,0 grey 2'],
  });
  s.seat(0).holds = [4];
  release(s.g, s.table, 4, 4);
  assert.deepEqual([s.g.animals[0]!.grey, s.seat(0).holds], [2, [4]]);
  release(s.g, s.table, 4, 5);
  assert.deepEqual([s.g.animals[0]!.grey, s.seat(0).holds], [1, [4]]);
  release(s.g, s.table, 4, 6);
  assert.deepEqual([s.g.animals[0]!.grey, s.seat(0).holds], [0, [-1]]);
});

test('GL-14.8, GL-25.5 who falls silent uses Unbeatable if he has it', () => {
  const silent = (more: string[]): unknown => {
    const s = stage({ set: [duel('strength', '', ['offense 9'], ['hp', ...more])] });
    s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no');
    return s.request(1).fallback;
  };
  assert.deepEqual([silent(['powers unbeatable']), silent([])], ['unbeatable', 'no']);
});

test('GL-25.4, GL-12.1 who has nothing to throw is not asked whom he fights across the arena', () => {
  const far = (items: string): string => {
    const s = stage({ set: [duel('strength', '', [`items ${items}`]), 'seat 1 at 4,0 facing 3'] });
    return s.play('0: done | 0: new-strength').asked();
  };
  assert.equal(far('gladius scutum'), '');
  assert.equal(far('gladius pilum'), '0 GL-8.26');
  assert.equal(far('wide-net'), '0 GL-8.26');
});
