// Chapters 11 to 16 in their details: what a fight leaves behind, and who is asked in it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, NEEDS_ATTACK, NEEDS_DEFENCE, thingName } from '#games/gladiatori/cards.ts';
import { resetDeed } from '#games/gladiatori/rules/08-row.ts';
import { ATTACKING, DEFENDING, isAllowed, NEITHER } from '#games/gladiatori/rules/13-cards.ts';
import { score } from '#games/gladiatori/rules/17-honour.ts';
import { hitPoints } from '#games/gladiatori/rules/19-ending.ts';
import { type Deed, noDeed } from '#games/gladiatori/state.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

const names = (things: readonly number[]): string[] => things.map(thingName);

test('GL-11.30, GL-13.7 in a Sweep the second defender may answer a Feint where the first has no card left', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep feint'),
      man(1, '1,-1 facing 4', 'berserk'),
      man(2, '1,0 facing 3', 'strength feint'),
    ],
  });
  s.play(
    '0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 1: new-berserk | 2: new-strength | 2: - | 0: yes | 1: no | 2: no',
  );
  s.play('0: feint');
  assert.equal(s.asked(), '2 GL-11.30');
  s.play('2: feint');
  assert.deepEqual(names(s.seat(2).hand), ['strength']);
});

test('GL-20.6 an ally bonus of one point counts', () => {
  const s = stage({ set: [duel('strength', '', ['aid 1 1'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes');
  assert.deepEqual([s.totals('attackValued'), s.seat(0).aid], [[6], []]);
});

test('GL-11.21, GL-11.56 a Skill that Resistance has raised in between comes back up to its initial value', () => {
  const s = stage({ set: [duel('strength feint', '', ['offense 4/5', 'powers resistance'])] });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 0: yes | 1: no');
  s.play('0 !resistance: offense*2 | 0: feint');
  assert.equal(s.seat(0).now[0], 5);
});

test('GL-11.23, GL-24.13 after a Feint Rage lies no more in the pile, and its card is without effect no more', () => {
  const s = stage({ set: [duel('strength feint rage', 'berserk feint', ['discard break-item'])] });
  s.play(
    '0: done | 0: new-strength | 0: rage | 0: attack:green | 1: new-berserk | 1: - | 0: break-item | 0: yes | 1: no',
  );
  assert.deepEqual([names(s.seat(0).known.discard), s.seat(0).inert], [['rage'], 1 << 12]);
  s.seat(0).twos = 1;
  s.play('0: feint');
  assert.equal(s.asked(), '1 GL-11.30');
  assert.deepEqual([names(s.seat(0).known.discard), s.seat(0).inert, s.seat(0).twos], [['feint'], 0, 0]);
});

test('GL-8.47 nothing of an Action is left when the activation is over', () => {
  const s = stage({
    seats: 3,
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep'),
      man(1, '1,0 facing 3', 'strength'),
      man(2, '-4,0 facing 0'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E');
  assert.equal(s.seat(0).inert, 1 << 7);
  s.play('1: new-strength | 0: yes | 1: yes');
  for (const { using, fresh, passive, warded, inert, twos } of s.g.gladiators)
    assert.deepEqual([using, fresh, passive, warded, inert, twos], [-1, false, false, false, 0, 0]);
  assert.equal(s.g.active, 1);
});

test('GL-15.8 the Passive is Passive until the blow is settled, and free again when others still move', () => {
  const s = stage({ set: [duel('strength reflex', '', [], ['powers resistance', 'guard 9', 'speed 1/3'])] });
  s.play('0: done | 0: new-strength | 0: reflex | 0: attack:green | 0: yes');
  assert.deepEqual(s.offers(1), []);
  s.play('1: yes');
  assert.deepEqual([s.asked(), s.offers(1)], ['0 GL-13.50', ['resistance']]);
});

test('GL-13.3 what needs an attack accompanies no defence, and the other way round', () => {
  const one = stage({ set: [duel()] }).seat(0);
  const allowed = (needs: number): boolean[] =>
    [ATTACKING, DEFENDING, NEITHER].map((role) => isAllowed(one, needs, role, false));
  assert.deepEqual(allowed(NEEDS_ATTACK), [true, false, false]);
  assert.deepEqual(allowed(NEEDS_DEFENCE), [false, true, false]);
  assert.deepEqual(allowed(NEEDS_ATTACK | NEEDS_DEFENCE), [true, true, false]);
  assert.deepEqual(allowed(0), [true, true, true]);
});

test('GL-14.30, GL-12.25 who is thrown away from the victim of his Net loses it', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['powers wrestling']),
      man(1, '1,0 facing 3', '', ['items wide-net', 'holds wide-net yellow']),
      man(2, '1,1 facing 3', '', ['grey 3']),
    ],
  });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes yes | 1: no | 1: pay energy-0');
  s.play('0: green:H04');
  assert.deepEqual([names(s.seat(1).items), names(s.g.lostItems)], [[], ['wide-net']]);
});

test('GL-14.27, GL-13.8 a Sweep throws whoever it strikes in the Front, at either side, and nobody behind it', () => {
  const thrown = (arc: string, ...cells: string[]): string[] => {
    const s = stage({
      seats: 3,
      set: [
        'turn 3',
        'round 1',
        man(0, '0,0 facing 0', 'strength sweep', ['powers wrestling', 'offense 9']),
        ...cells.map((cell, i) => man(i + 1, cell, '', ['guard 9'])),
      ],
    });
    s.play(`0: done | 0: new-strength | 0: sweep | 0: sweep:${arc} | 0: yes yes | 1: yes | 2: yes`);
    s.play('1: pay energy-0*2');
    return [...new Set(s.from(0).map((place) => place.split(':')[0]!))];
  };
  assert.deepEqual(thrown('E>SE>SW', '0,1 facing 2', '-1,1 facing 1'), ['green', 'none'], 'south-east and south-west');
  assert.deepEqual(thrown('E>NE>NW', '1,-1 facing 4', '0,-1 facing 5'), ['green', 'none'], 'north-east and north-west');
});

test('GL-14.5, GL-25.14 Stand up! is offered for a single marker, and only in the own activation', () => {
  const s = stage({ set: [duel('strength', '', ['powers stand-up', 'white 1'], ['powers stand-up', 'white 1'])] });
  assert.deepEqual([s.offers(0), s.offers(1)], [['stand-up'], []]);
  const none = stage({ set: [duel('strength', '', ['powers stand-up'])] });
  assert.deepEqual(none.offers(0), []);
});

test('GL-14.36 Adaptation moves a Strength card out of the HP deck too', () => {
  const s = stage({ set: [duel('feint', '', ['powers adaptation', 'hp strength energy-1'])] });
  s.play('0 !adaptation: hp:strength+feint');
  assert.deepEqual([names(s.seat(0).hand), names(s.seat(0).hp)], [['strength'], ['energy-1', 'feint']]);
});

test('GL-22.1, GL-22.3 in the staged game no Power serves in a fight of the second turn', () => {
  const s = stage({
    options: { staged: true },
    set: [duel('strength energy-0', '', ['powers lunge wrestling deep-wounds stand-up', 'white 1']), 'turn 2'],
  });
  assert.deepEqual([s.offers(0), s.from(0).includes('stand-up')], [[], false]);
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green');
  assert.deepEqual(s.fields(0), ['offense']);
});

test('GL-16.18, GL-2.19 Ability points pay for a marker as well as cards and Skills', () => {
  const s = stage({ set: [duel('', '', ['values 0/5 0/4 0/5 2/5 0/3', 'white 1'])] });
  assert.deepEqual(s.from(0), ['done', 'free-white']);
  const poor = stage({ set: [duel('', '', ['values 0/5 0/4 0/5 1/5 0/3', 'white 1'])] });
  assert.deepEqual(poor.from(0), ['done']);
});

test('GL-13.34 damage goes with the Item that leaves, and stays with the other', () => {
  const s = stage({
    set: [duel('strength break-item', '', ['offense 9'], ['items galea cassis', 'damaged galea cassis'])],
  });
  s.play('0: done | 0: new-strength | 0: break-item | 0: break:galea:green | 0: yes | 1: no');
  assert.deepEqual([names(s.seat(1).items), s.seat(1).damaged], [['cassis'], 1 << 9]);
  assert.ok(s.has('itemBroken', 'GL-13.33'));
});

test('GL-18.12, GL-13.26 a boost of Endurance that was not used ends with the turn, at nothing', () => {
  const s = stage({ at: [['turn', {}, 'GL-18.10']], set: [duel('', '', ['endurance 9/5', 'boosted endurance'])] });
  assert.deepEqual([s.seat(0).now, s.seat(0).boosted], [[5, 4, 0, 5, 3], 0]);
});

test('GL-13.21, GL-11.36 a defender who answers with a Feint takes his Acrobatic Strike back, marker and all', () => {
  const s = stage({ set: [duel('strength feint', 'strength acrobatic-strike feint')] });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-strength | 1: acrobatic-strike | 0: yes');
  s.play('1: no yes | 0: feint | 1: feint');
  assert.deepEqual([s.seat(1).white, names(s.seat(1).hand)], [0, ['strength', 'acrobatic-strike']]);
});

test('GL-13.50, GL-13.52 the last point of Speed still buys a move by Reflex, and then no more', () => {
  const s = stage({ set: [duel('movement reflex', '', ['speed 1/3'])] });
  s.play('0: done | 0: new-movement | 0: reflex | 0: none | 0: stop | 0: turn-left');
  assert.ok(s.from(0).includes('turn-left'));
  s.play('0: turn-left');
  assert.deepEqual([s.from(0), s.seat(0).now[4]], [['stop'], 0]);
});

test('GL-13.28 Rage brings in Energy and Special Moves, out of the pile or the HP deck, and nothing else', () => {
  const s = stage({
    set: [duel('strength rage', '', ['discard berserk feint reflex', 'hp movement feint energy-1*2 sweep'])],
  });
  s.play('0: done | 0: new-strength | 0: rage | 0: attack:green');
  assert.deepEqual(s.from(0), ['none', 'reflex', 'hp:energy-1', 'hp:sweep']);
});

test('GL-11.9, GL-11.39, GL-13.49 a value of one is no null attack: it scores, it may hit, it can be answered', () => {
  const hit = stage({ set: [duel('strength', '', ['offense 1/5'], ['guard 0/4'])] });
  hit.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no');
  assert.deepEqual([hit.totals('attackValued'), hit.asked(), hit.g.vp[0]], [[1], '1 GL-11.45', 12]);
  const answered = stage({ set: [duel('strength', 'berserk unbalancing-strike', ['offense 1/5'])] });
  answered.play(
    '0: done | 0: new-strength | 0: attack:green | 1: new-berserk | 1: unbalancing-strike | 0: yes | 1: no',
  );
  assert.equal(answered.asked(), '0 GL-13.40');
  const thrown = stage({ set: [duel('strength', '', ['offense 1/5', 'powers wrestling'], ['guard 9'])] });
  thrown.play('0: done | 0: new-strength | 0: attack:green | 0: yes yes | 1: yes');
  assert.equal(thrown.asked(), '0 GL-14.27');
});

test('GL-17.1, GL-7.11 nothing is booked for nothing, and no marker moves', () => {
  const s = stage({ set: [duel()] });
  const before = s.g.clock;
  score(s.g, s.table, 1, 0, 'GL-17.4');
  assert.deepEqual([s.g.clock, s.has('vpChanged')], [before, false]);
  score(s.g, s.table, 1, 1, 'GL-17.4');
  assert.deepEqual([s.g.clock, s.g.arrived[1], s.has('vpChanged')], [before + 1, before + 1, true]);
});

test('GL-18.1 after Rest nothing is left of the rows', () => {
  const s = stage({ at: [['rest']], set: [duel('', '', ['row strength/rotated berserk dexterity/secret'])] });
  const { row, turned, covert, maybe, discard } = s.seat(0);
  assert.deepEqual(
    [row, turned, covert, maybe, names(discard)],
    [[], [], [], [], ['strength', 'dexterity', 'berserk']],
  );
});

test('GL-13.34 an Item that holds out is marked damaged, itself and no other', () => {
  const s = stage({ set: [duel('strength break-item', '', ['offense 9'], ['items gladius galea'])] });
  s.play('0: done | 0: new-strength | 0: break-item | 0: break:galea:green | 0: yes | 1: no');
  assert.deepEqual([names(s.seat(1).items), s.seat(1).damaged], [['gladius', 'galea'], 1 << 8]);
  assert.ok(s.has('itemDamaged', 'GL-13.34'));
});

test('GL-19.8 Hit Points at the end: all cards wherever they lie, Items and the cover', () => {
  const s = stage({
    set: [duel('strength', '', ['hp energy-1', 'deck berserk energy-0', 'discard movement', 'items gladius galea'])],
  });
  const worth = (cards: string): number =>
    cards.split(' ').reduce((sum, name) => sum + CARDS.find((card) => card.name === name)!.hp, 0);
  assert.equal(hitPoints(s.g, 0), worth('strength energy-1 berserk energy-0') + 2 + 4 + 1);
});

test('GL-13.50 the first point of a Reflex is free, also for one without Speed', () => {
  const s = stage({ set: [duel('movement reflex', '', ['speed 0/3'])] });
  s.play('0: done | 0: new-movement | 0: reflex | 0: none | 0: stop');
  assert.ok(s.from(0).includes('turn-left'));
  s.play('0: turn-left');
  assert.deepEqual(s.from(0), ['stop']);
});

test('GL-8.47 whatever a gladiator put into a fight, after it nothing of that is remembered', () => {
  const deeds: Partial<Deed>[] = [
    { skill: 0 },
    { blood: 1 },
    { speed: 1 },
    { boost: 0 },
    { sacrificed: 0 },
    { raged: 0 },
    { powers: 1 },
    { unbeatable: true },
    { aid: [1, 1] },
    { lunged: [0] },
  ];
  const one = stage({ set: [duel()] }).seat(0);
  for (const deed of deeds) {
    one.deed = { ...noDeed(), ...deed };
    resetDeed(one);
    assert.deepEqual(one.deed, noDeed(), JSON.stringify(deed));
  }
});
