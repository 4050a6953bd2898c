// The edges of chapters 20 to 25: animals beside gladiators, the campaign against animals, sampled worlds.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { ENERGY_0, FEINT, HP } from '#games/gladiatori/cards.ts';
import { consistent, determinise } from '#games/gladiatori/determinise.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { campaignResults } from '#games/gladiatori/rules/21-campaign.ts';
import { allies } from '#games/gladiatori/testing/scenes.ts';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

test('GL-13.20, GL-20.14 a helper who strikes acrobatically pays for it like an attacker', () => {
  const help = (acrobatic: string): number => {
    const s = allies('strength acrobatic-strike');
    s.play(`0: done | 0: new-strength | 0: acrobatic-strike | 0: help:yellow:green | 0: yes ${acrobatic}`);
    assert.deepEqual(s.seat(2).aid, [1, acrobatic === 'yes' ? 2 : 1]);
    return s.seat(0).white;
  };
  assert.deepEqual([help('yes'), help('no')], [1, 0]);
});

test('GL-13.55, GL-20.5 Reflex works on a help too', () => {
  const s = allies('strength reflex');
  s.play('0: done | 0: new-strength | 0: reflex | 0: help:yellow:green | 0: yes');
  assert.equal(s.asked(), '0 GL-13.50');
});

test('GL-21.12 only the animals of the beginning count, not those their doubles have called', () => {
  const s = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 4 },
    at: [['turn']],
    set: ['turn 1', man(0, '0,0 facing 0', '', ['deck strength'])],
  });
  assert.equal(campaignResults(s.g)[0]!.against, 0);
  s.g.animals.push({ species: 0, where: 1, from: 2, cell: -1, grey: 0 });
  assert.equal(campaignResults(s.g)[0]!.against, 0);
  s.g.animals.push({ species: 3, where: 0, from: 1, cell: -1, grey: 0 });
  assert.equal(campaignResults(s.g)[0]!.against, 3, 'of several species the one that is worth most');
});

test('GL-23.53, GL-8.29, GL-8.33 a Sweep or Break Item that was declared is no +2 as well', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: [duel('strength sweep break-item reflex', '', [], ['items galea']), 'animal dog at 1,-1'],
    dice: [1, 2],
  });
  s.play('0: done | 0: new-strength | 0: sweep+break-item+reflex | 0: sweep:NW>NE>E:galea:green');
  assert.deepEqual(s.from(0), ['reflex']);
  const plain = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: [duel('strength sweep break-item'), 'seat 1 at 4,0 facing 3', 'animal dog at 1,0'],
    dice: [1, 2],
  });
  plain.play('0: done | 0: new-strength | 0: sweep+break-item | 0: attack:animal-1');
  assert.deepEqual(plain.from(0), ['sweep', 'break-item'], 'not declared, they may serve');
});

test('GL-23.54, GL-23.65, GL-8.21 a Feint is added to the player’s own Action or against an animal, not to a Reaction to a gladiator', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: [duel('strength feint energy-0', 'strength feint energy-0'), 'animal dog at -4,0'],
  });
  s.play('0: done | 0: new-strength');
  assert.deepEqual(s.from(0), ['energy-0', 'feint']);
  s.play('0: feint | 0: attack:green | 1: new-strength');
  assert.deepEqual(s.from(1), ['energy-0']);
  assert.deepEqual(
    s.request(1).barred!.map(({ item, clause }) => [item, clause]),
    [[FEINT, 'GL-8.21']],
  );
  s.play('1: - | 0: yes | 1: no');
  assert.equal(s.seat(0).open.includes(FEINT), true);
  const beast = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0 }]],
    set: [duel('strength feint'), 'animal dog at 1,-1'],
    dice: [6, 5],
  });
  beast.play('0: new-strength');
  assert.deepEqual(beast.from(0), ['feint']);
});

test('GL-24.15 sampled worlds lay no Feint where none can lie', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: [
      'seat 0 is retiarius',
      'seat 1 is retiarius',
      duel('strength', 'strength energy-0*4 energy-1*4 feint overskill rage unbalancing-strike', [], ['hp']),
      'seat 1 is retiarius',
      'animal dog at -4,0',
    ],
  });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: new-strength | 1: energy-0*4+energy-1*4');
  for (let seed = 0; seed < 20; seed++) {
    const world = determinise(viewFor(s.g, 0), fastRandom(seed));
    assert.ok(!world.gladiators[1]!.stack.includes(FEINT));
    assert.ok(consistent(world, 0));
  }
  s.seat(1).stack[0] = FEINT;
  s.g.flow.frames.pop();
  assert.equal(consistent(s.g, 0), false);
});

test('GL-24.9, GL-4.18 a ready-made character may own more than his sheet: sampled worlds know how many cards', () => {
  const s = stage({
    options: { overLimit: true, coins: 75 },
    at: [['rest'], ['create', {}, 'GL-4.1']],
  });
  s.play('0: mirmillo | 1: thraex | 0: no | 1: yes');
  assert.deepEqual(viewFor(s.g, 0).stock, [4, 4, 1], 'what is missing from the box is nobody else’s business');
  assert.deepEqual(determinise(viewFor(s.g, 1), fastRandom(1)).stock, s.g.stock);
  s.play('1: feint+energy-0*2');
  assert.deepEqual(viewFor(s.g, 0).stock, [0, 0, 0]);
  const size = s.seat(1).deck.length;
  assert.equal(size, 18 + 3);
  let feints = 0;
  for (let seed = 0; seed < 30; seed++) {
    const { deck } = determinise(viewFor(s.g, 0), fastRandom(seed)).gladiators[1]!;
    assert.equal(deck.length, size);
    const bought = deck.filter((card) => card === FEINT).length;
    assert.ok(bought <= 1, 'one Feint at most');
    feints += bought;
  }
  assert.ok(feints > 0 && feints < 30);
  s.seat(1).known.owns[ENERGY_0] = 8;
  for (let seed = 0; seed < 10; seed++) {
    const { deck } = determinise(viewFor(s.g, 0), fastRandom(seed)).gladiators[1]!;
    assert.ok(deck.filter((card) => card === ENERGY_0).length >= 8, 'what was seen of them is there');
  }
});

test('GL-25.5 every question of the book has its default', () => {
  for (const rule of gladiatori.book.values())
    for (const step of rule.steps)
      if (step.ask !== undefined) assert.notEqual(step.fallback, undefined, `${rule.name} ${step.clause}`);
});

test('GL-23.51, GL-25.5 silent against a bear: the lowest card of the HP deck, before any Item', () => {
  const s = stage({
    seats: 1,
    options: { mode: 'solo', bears: 1 },
    at: [['rest'], ['bear-loss', { seat: 0 }]],
    set: ['turn 3', 'round 1', man(0, '0,0 facing 0', '', ['hp strength sweep energy-0', 'items pilum'])],
  });
  assert.equal(s.request(0).fallback, ENERGY_0);
  assert.equal(HP[ENERGY_0], 1);
  const bare = stage({
    seats: 1,
    options: { mode: 'solo', bears: 1 },
    at: [['rest'], ['bear-loss', { seat: 0 }]],
    set: ['turn 3', 'round 1', man(0, '0,0 facing 0', '', ['hp', 'items galea pilum'])],
  });
  assert.deepEqual(names([bare.request(0).fallback as number]), ['pilum']);
});

test('GL-21.8, GL-21.10 wounds are those of the killing blow; a gladiator who surrendered or lives has none', () => {
  const s = stage({
    seats: 4,
    set: [
      'turn 6',
      man(0, '0,0 facing 0'),
      man(1, '1,0 facing 0'),
      man(2, '2,0 facing 0', '', ['due 13']),
      man(3, '3,0 facing 0'),
    ],
  });
  for (const one of s.g.gladiators) one.after = -2;
  s.seat(1).out = 1;
  s.seat(3).out = 2;
  assert.deepEqual(
    campaignResults(s.g).map(({ hp }) => hp),
    [null, -2, -2, null],
  );
});

test('GL-23.13, GL-23.16 two gladiators beside an animal: the lot says whom it attacks', () => {
  const attacked = (die: number): unknown => {
    const s = stage({
      options: { mode: 'coop', dogs: 1 },
      at: [['rest'], ['beasts']],
      set: ['turn 3', 'round 1', man(0, '0,0 facing 0'), man(1, '2,0 facing 3'), 'animal dog at 1,0'],
      dice: [die, 1, 2],
    });
    return s.log.events.find(({ kind }) => kind === 'animalAttacked')!.fields['seat'];
  };
  assert.deepEqual([attacked(0), attacked(1)], [0, 1]);
});

test('GL-21.13, GL-23.60 when all have died nobody has won anything', () => {
  const s = stage({
    options: { mode: 'coop', bears: 2 },
    set: ['turn 3', man(0, '0,0 facing 0'), man(1, '3,0 facing 0')],
  });
  for (const one of s.g.gladiators) one.out = 1;
  assert.deepEqual(
    campaignResults(s.g).map(({ won }) => won),
    [false, false],
  );
});

test('GL-23.54, GL-13.28 a card that Rage brings in may be the +2, Sweep too; Rage itself where it brings in nothing', () => {
  const fighting = (discard: string): ReturnType<typeof stage> => {
    const s = stage({
      options: { mode: 'coliseum', dogs: 1 },
      set: [
        duel('strength rage', '', [`discard ${discard}`, 'hp energy-0']),
        'seat 1 at 5,0 facing 3',
        'animal dog at 1,0',
      ],
      dice: [1, 2],
    });
    s.play('0: done | 0: new-strength | 0: rage | 0: attack:animal-1');
    assert.equal(s.asked(), '0 GL-13.28');
    return s;
  };
  for (const card of ['sweep', 'acrobatic-strike']) {
    const s = fighting(card);
    s.play(`0: ${card}`);
    assert.deepEqual([s.asked(), s.from(0)], ['0 GL-23.53', [card]]);
    s.play(`0: ${card} | 0: yes`);
    assert.deepEqual(s.totals('attackValued'), [5 + 2], card);
  }
  const s = fighting('energy-1');
  s.play('0: none | 0: rage | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [5 + 2]);
});

test('GL-23.31, GL-23.25 a netted animal defends with its full roll', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: [duel('strength'), 'seat 1 at 5,0 facing 3', 'animal dog at 1,0 grey 3'],
    dice: [3, 4],
  });
  s.play('0: done | 0: new-strength | 0: attack:animal-1 | 0: - | 0: yes');
  assert.deepEqual([s.totals('animalDefended'), s.g.animals[0]!.grey], [[7], 3]);
});
