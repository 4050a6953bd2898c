// Chapters 17 to 23 in their details, continued: who counts, what is left over, and what stands at the edge of the board.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { arena } from '#games/gladiatori/board.ts';
import { thingName } from '#games/gladiatori/cards.ts';
import { determinise } from '#games/gladiatori/determinise.ts';
import { recover } from '#games/gladiatori/rules/02-elements.ts';
import { startingHexes } from '#games/gladiatori/rules/06-setup.ts';
import { readDeclaration } from '#games/gladiatori/rules/08-declaration.ts';
import { inMelee } from '#games/gladiatori/state.ts';
import { duel, man, type Stage, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

const barred = (s: Stage): string[] => s.request(0).barred!.map(({ item, clause }) => `${item} ${clause}`);

test('GL-17.20 a defender’s Reflex is judged against his attacker alone', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength'),
      man(1, '1,0 facing 3', 'strength reflex', ['guard 9']),
      man(2, '2,0 facing 3'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: new-strength | 1: reflex | 0: yes | 1: yes');
  s.play('1: step-NW-left | 1: step-W-left | 1: stop');
  assert.equal(s.g.vp[1], 10, 'two hexes further from Yellow, beside Red as before');
});

test('GL-17.14, GL-17.15 an ally in the Front of a Sweep earns nothing, an enemy from behind costs', () => {
  const s = stage({
    seats: 4,
    options: { mode: 'team' },
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep', ['offense 9']),
      man(1, '1,0 facing 0', '', ['guard 9']),
      man(2, '1,-1 facing 4', '', ['guard 9']),
      man(3, '-4,2 facing 0'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 0: yes | 2: yes | 1: yes');
  assert.deepEqual(
    s.log.events.filter(({ kind }) => kind === 'vpChanged').map(({ clause }) => clause),
    ['GL-17.11'],
  );
});

test('GL-11.39, GL-13.16 of a target struck with a null value neither hit nor miss is told', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep', ['offense 3/5']),
      man(1, '1,-1 facing 4', '', ['guard 9']),
      man(2, '1,0 facing 3'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 0: yes | 1: yes');
  assert.deepEqual(s.totals('attack-value'), [4, 0]);
  assert.deepEqual(
    s.log.events.filter(({ kind }) => kind === 'hit' || kind === 'missed').map(({ fields }) => fields['target']),
    [1],
  );
});

test('GL-3.11, GL-12.25, GL-6.6 the left gate, the first of all hexes, is a hex like any other', () => {
  const s = stage({ set: [duel('', '', ['items wide-net', 'holds wide-net green'], ['grey 3'])] });
  Object.assign(s.seat(1), { cell: 0, facing: 3 });
  Object.assign(s.seat(0), { cell: arena.neighbours[0]![0]!, facing: 3 });
  assert.equal(inMelee(s.g, 0, 1), true);
  s.play('0: turn-left | 0: done');
  assert.deepEqual(s.seat(0).holds, [1]);
  const free = stage({ options: { freePlacement: true }, at: [['set-up']], set: ['seat 0 at A05 facing 0'] });
  assert.equal(startingHexes(free.g, 1).includes(arena.neighbours[0]![0]!), false);
});

test('GL-13.25, GL-13.22 a boosted Skill is not recovered, and not boosted again', () => {
  const s = stage({ set: [duel('', '', ['offense 3/5', 'boosted offense', 'guard 3/4', 'powers resistance'])] });
  const offer = s.request(0, 'resistance');
  assert.deepEqual(offer.kind === 'subset' && offer.from.map(thingName), ['guard']);
  const over = stage({
    at: [['rest'], ['prepare', { seat: 0, role: 0 }]],
    set: [duel('', '', ['open overskill', 'offense 3/5', 'boosted offense'])],
  });
  const form = over.request(0);
  assert.deepEqual(form.kind === 'form' && form.fields[0]!.request.kind === 'pick' && form.fields[0]!.request.from, [
    'none',
    'guard',
    'endurance',
  ]);
});

test('GL-2.14, GL-18.5 Rest recovers neither Abilities nor Endurance; Standby offers of each value three at most', () => {
  const s = stage({ at: [['rest']], set: [duel('', '', ['values 4/5 3/4 3/5 1/5 1/3'])] });
  const form = s.request(0);
  assert.deepEqual(
    form.kind === 'form' && form.fields[1]!.request.kind === 'subset' && form.fields[1]!.request.from.map(thingName),
    ['offense', 'guard'],
  );
  const standby = stage({ set: [duel('strength', '', ['blood 0/5'])] }).play('0: done | 0: standby-strength');
  assert.deepEqual(standby.from(0), ['blood', 'blood', 'blood']);
});

test('GL-24.8 who recovers points only leaves the pile as others know it', () => {
  const s = stage({ set: [duel('', '', ['discard energy-0*2', 'blood 1/5'])] });
  s.seat(0).known.discard = [4];
  recover(s.g, s.table, 0, [23]);
  assert.deepEqual(s.seat(0).known.discard, [4]);
  recover(s.g, s.table, 0, [4]);
  assert.deepEqual(s.seat(0).known.discard, []);
});

test('GL-11.21 a Feint by one who used no Skill changes no value; a Sweep that Rage brought had no effect', () => {
  const s = stage({ set: [duel('strength feint rage', 'strength feint', ['discard sweep'])] });
  s.play('0: done | 0: new-strength | 0: rage | 0: attack:green | 1: new-strength | 1: - | 0: sweep');
  assert.equal(s.seat(0).inert, 1 << 7);
  const plain = stage({ set: [duel('strength energy-1 feint', 'strength')] });
  plain.play('0: done | 0: new-strength | 0: energy-1 | 0: attack:green | 1: new-strength | 0: no | 1: no | 0: feint');
  assert.deepEqual(Object.entries(plain.seat(0).now), Object.entries([5, 4, 5, 5, 3]));
});

test('GL-8.28, GL-12.4, GL-9.15 what can be done, or is not there to be done, is not barred', () => {
  const aside = stage({ set: [duel('movement'), 'seat 1 at 1,-1 facing 3'] }).play('0: done | 0: new-movement');
  assert.deepEqual([aside.asked(), barred(aside), aside.request(0).fallback], ['0 GL-8.26', [], 'none']);
  const ahead = stage({ set: [duel('movement', '', ['speed 0/3'])] }).play('0: done | 0: new-movement');
  assert.equal(ahead.request(0).fallback, 'none');
  ahead.play('0: none');
  assert.deepEqual(barred(ahead), ['step-E-right GL-9.18', 'step-E GL-9.18', 'step-E-left GL-9.18']);
  const far = stage({ set: [duel('strength', '', ['items hasta']), 'seat 1 at 4,0 facing 3'] });
  far.play('0: done | 0: new-strength');
  assert.deepEqual([far.asked(), barred(far)], ['0 GL-8.26', []]);
});

test('GL-8.33 without a Break Item card a Sweep names no Item', () => {
  const s = stage({ set: [duel('strength sweep', '', [], ['items gladius'])] });
  s.play('0: done | 0: new-strength | 0: sweep');
  assert.deepEqual(s.from(0), ['none', 'attack:green', 'sweep:NW>NE>E']);
});

test('GL-19.2 when the game is decided nobody acts any more', () => {
  const s = stage({ at: [['rest'], ['round']], set: [duel(), 'markers 0 1'] });
  s.play('0: no | 1: no | 0 !surrender: announce | 0 !surrender: surrender');
  assert.deepEqual([s.g.ended, s.g.active, s.asked()], [true, -1, '1 GL-18.2']);
});

test('GL-16.8 in a new round who is held may turn again', () => {
  const s = stage({
    options: { staged: true },
    at: [['rest'], ['turn', {}, 'GL-7.1']],
    set: [duel('', '', ['grey 1', 'hand']), 'turn 1', 'round 0', 'markers 0 1'],
  });
  s.play('0: turn-left');
  assert.equal(s.from(0).includes('turn-left'), false);
  s.play('0: done | 1: done');
  assert.deepEqual([s.g.round, s.asked(), s.from(0).includes('turn-left')], [2, '0 GL-8.5', true]);
});

test('GL-5.26, GL-25.5 the default passes over an Item in conflict with what one has', () => {
  const s = stage({ at: [['draft']], set: ['item-deck galea cassis manica gladius sica'], dice: [0] });
  s.play('0: galea | 1: gladius | 1: sica');
  assert.equal(thingName(s.request(0).fallback as number), 'manica');
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

test('GL-13.21, GL-23.52 an Acrobatic Strike against an animal costs one marker', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0 }]],
    set: [duel('strength acrobatic-strike'), 'seat 1 at 5,0 facing 3', 'animal dog at 1,0'],
    dice: [1, 2],
  });
  s.play('0: new-strength | 0: acrobatic-strike | 0: - | 0: yes yes');
  assert.deepEqual([s.seat(0).white, s.seat(0).down], [1, false]);
});

test('GL-23.9 where a gladiator stands in the gate and one hex beside it is free, the animal comes there', () => {
  const s = stage({
    seats: 3,
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beasts']],
    set: ['turn 3', 'round 1', man(0, '-6,0 facing 0'), man(1, '-5,0 facing 0'), man(2, '-5,-1 facing 0'), 'due dog'],
    dice: [1, 0, 1, 2],
  });
  assert.equal(s.g.animals[0]!.cell, arena.at(-6, 1));
});

test('GL-24.6 cards under an Action may be any that can lie there: sampled worlds lay as many', () => {
  const s = stage({ set: [duel('strength energy-1*2'), 'seat 0 is thraex', 'seat 0 hand strength energy-1*2'] });
  s.play('0: done | 0: new-strength | 0: energy-1*2');
  for (let seed = 0; seed < 5; seed++)
    assert.equal(determinise(viewFor(s.g, 1), fastRandom(seed)).gladiators[0]!.stack.length, 2);
});

test('GL-17.22 Red excuses a flight as well as anybody else', () => {
  const s = stage({
    seats: 3,
    at: [['activation', { by: 1 }]],
    set: [
      'turn 3',
      'round 1',
      man(0, '-4,0 facing 0'),
      man(1, '0,0 facing 0', '', ['speed 5']),
      man(2, '1,0 facing 3'),
    ],
  });
  s.play('1: step-W | 1: step-W | 1: done');
  assert.equal(s.g.vp[1], 10);
});

test('GL-22.3, GL-23.53 before the third turn of a staged game no Power counts +2', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1, staged: true },
    set: [duel('strength reflex', '', ['powers lunge']), 'turn 2', 'seat 1 at 5,0 facing 3', 'animal dog at 1,0'],
  });
  s.play('0: done | 0: new-strength | 0: reflex | 0: attack:animal-1');
  assert.deepEqual(s.from(0), ['reflex']);
});

test('GL-13.8, GL-13.9 the arcs of a Sweep: three hexes in a row that include the one ahead, from either end', () => {
  const swept = (a: string, b: string, c: string): string[] => {
    const s = stage({
      seats: 4,
      set: ['turn 3', 'round 1', man(0, '0,0 facing 0', 'strength sweep'), man(1, a), man(2, b), man(3, c)],
    });
    s.play('0: done | 0: new-strength | 0: sweep');
    const words = s.from(0).filter((word) => word.startsWith('sweep'));
    return words.map((word) => `${word.slice(6)} ${readDeclaration(s.g, 0, word).targets.join('')}`);
  };
  assert.deepEqual(swept('1,-1 facing 4', '1,0 facing 3', '0,1 facing 2'), [
    ...['NW>NE>E 12', 'E>NE>NW 21', 'NE>E>SE 123', 'SE>E>NE 321', 'E>SE>SW 23', 'SW>SE>E 32'],
  ]);
  assert.deepEqual(swept('0,-1 facing 5', '-1,1 facing 1', '5,0 facing 3'), ['NW>NE>E 1', 'E>SE>SW 2']);
});

test('GL-11.43 the margin is what the attack has above the defence', () => {
  const s = stage({ options: { marginDamage: true }, set: [duel('strength', '', ['offense 9'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: yes');
  assert.deepEqual(s.totals('damage'), [1 + 1], 'nine against four');
});

test('GL-23.5, GL-23.7, GL-23.11, GL-23.17, GL-23.29 all dice of animals have six sides', () => {
  const rolled = new Map<string, Set<number>>();
  const note = (what: string, value: number): void => {
    rolled.set(what, (rolled.get(what) ?? new Set()).add(value));
  };
  for (let seed = 0; seed < 80; seed++) {
    const animals = [
      'animal bear at 4,0 grey 2',
      'animal bear at 0,1',
      'animal bear at -5,3',
      'due bear',
      'waiting bear',
    ];
    const s = stage({
      options: { mode: 'coliseum', bears: 5 },
      at: [['rest'], ['turn', {}, 'GL-23.5']],
      set: [duel(), 'seat 1 at 1,-2 facing 3', ...animals, 'round 0'],
      random: fastRandom(seed),
    });
    for (let n = 0; n < 12 && !s.table.over; n++) {
      const { seat, id } = s.table.asked.find((one) => !s.table.hasAnswered(one.seat))!;
      s.table.decide(seat, id, s.request(seat).fallback!);
    }
    for (const { kind, fields } of s.log.events) {
      if (typeof fields['die'] === 'number') note(kind, fields['die']);
      if (kind === 'animalAttacked')
        for (const { label, value } of fields['parts'] as unknown as { label: string; value: number }[])
          if (label !== 'doubles') note(label, value);
    }
  }
  const six = [1, 2, 3, 4, 5, 6];
  for (const what of ['entry', 'animal-enters', 'animal-moves', 'animal-strains', 'die', 'extra die'])
    assert.deepEqual([...(rolled.get(what) ?? [])].sort(), six, what);
});
