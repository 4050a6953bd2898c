import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom, fixedRandom } from '#engine/chance/random.ts';
import { SPECIES } from '#games/gladiatori/cards.ts';
import { cellName, cellNamed } from '#games/gladiatori/names.ts';
import { destinations, reach } from '#games/gladiatori/rules/23-animals.ts';
import { solo, striking } from '#games/gladiatori/testing/scenes.ts';
import { duel, man, type Scene, stage } from '#games/gladiatori/testing/stage.ts';

const BELOW: NonNullable<Scene['at']> = [['rest']];

test('GL-23.1–23.3, GL-23.10 modes, and the suggested numbers; a mix if one is set up', () => {
  const count = (options: object, seats = 2): number[] => {
    const g = stage({ seats, options: options as never, at: BELOW }).g;
    return SPECIES.map((_, species) => g.animals.filter((animal) => animal.species === species).length);
  };
  assert.deepEqual(count({ mode: 'coop' }), [10, 0, 0, 0]);
  assert.deepEqual(count({ mode: 'coop', species: 'wolf', animals: 'upper' }, 3), [0, 15, 0, 0]);
  assert.deepEqual(count({ mode: 'solo', species: 'lion' }, 1), [0, 0, 1, 0]);
  assert.deepEqual(count({ mode: 'coliseum', bears: 1, dogs: 3 }), [3, 0, 0, 1]);
  assert.deepEqual(count({}), [0, 0, 0, 0]);
});

test('GL-23.4 solo and cooperative: all enter in the first round', () => {
  const s = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 2 },
    at: [['turn']],
    set: ['turn 1', man(0, '0,0 facing 0', '', ['deck strength'])],
  });
  assert.deepEqual(
    s.g.animals.map(({ where }) => where),
    [1, 1],
  );
});

test('GL-23.5, GL-23.6 coliseum: a public die before Choose Cards, cut to those who wait', () => {
  assert.equal(stage({}).g.entry, '001233');
  const s = stage({
    options: { mode: 'coliseum', wolves: 2 },
    at: [['turn']],
    set: ['turn 1', man(0, '0,0 facing 0', '', ['deck strength']), man(1, '4,0 facing 0')],
    dice: [6],
  });
  assert.deepEqual([s.g.animals.map(({ where }) => where), s.asked()], [[1, 1], '0 GL-7.3']);
  assert.ok(s.has('entryRolled'));
});

test('GL-23.7–23.9 the gate die is also the length of the first move; a gladiator in the gate pushes the entry aside', () => {
  const enter = (at: string, dice: number[]) =>
    stage({
      seats: 1,
      options: { mode: 'solo', dogs: 1 },
      at: [...BELOW, ['beasts']],
      set: ['turn 1', 'round 1', man(0, at), 'due dog'],
      dice,
    });
  assert.equal(cellName(enter('4,0 facing 0', [3]).g.animals[0]!.cell), 'D05');
  const near = enter('5,0 facing 0', [4, 2]);
  assert.deepEqual(
    [cellName(near.g.animals[0]!.cell), near.totals('animalAttacked')],
    ['M05', [2]],
    'it counts as having moved',
  );
  const full = enter('6,0 facing 3', [5, 1, 3]);
  assert.equal(cellName(full.g.animals[0]!.cell), 'L06', 'the second of (5, 0), (5, 1), (6, −1)');
});

test('GL-23.11–23.14 an animal walks to the nearest hex beside a gladiator; equals by lot, steps by the lowest direction', () => {
  const s = solo('dog', 'K05', [2]);
  assert.deepEqual([cellName(s.g.animals[0]!.cell), s.has('animalAttacked')], ['I05', false]);
  const t = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 1 },
    at: BELOW,
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0'), 'animal dog at 2,-1'],
  });
  assert.deepEqual(destinations(t.g, reach(t.g, cellNamed('H04'))).map(cellName), ['G04', 'H05']);
  const lot = solo('dog', 'H04', [6, 1, 3]);
  assert.equal(cellName(lot.g.animals[0]!.cell), 'H05');
});

test('GL-23.12, GL-23.14 animals do not pass through each other; where none can be reached they come as near as they can', () => {
  const ring = ['H05', 'G04', 'F04', 'F05', 'F06', 'G06'].map((cell) => `animal dog at ${cell}`);
  const s = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 7 },
    at: BELOW,
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0'), ...ring, 'animal dog at 4,0'],
  });
  const goals = destinations(s.g, reach(s.g, cellNamed('K05')));
  assert.equal(goals.length, 12, 'the second ring');
  const near = destinations(s.g, reach(s.g, cellNamed('I05')));
  assert.deepEqual([near.length, near.includes(cellNamed('I05'))], [12, true], 'where it stands is as near as any');
});

test('GL-23.15–23.17 beside a gladiator it attacks without moving, with two dice; after moving with one', () => {
  assert.deepEqual(solo('dog', 'H05', [2, 3]).totals('animalAttacked'), [5]);
  assert.deepEqual(solo('dog', 'I05', [5, 4]).totals('animalAttacked'), [4]);
});

test('GL-23.18, GL-23.19 damage is the difference, without cards or margin', () => {
  const s = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 1, marginDamage: true },
    at: [...BELOW, ['beasts']],
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0'), 'animal dog at 1,0'],
    dice: [6, 5],
  });
  s.play('0: yes');
  assert.ok(s.log.events.some(({ kind, fields }) => kind === 'mauled' && fields['damage'] === 7));
});

test('GL-23.20 the order of the animals is drawn for the round', () => {
  const s = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 2 },
    at: [...BELOW, ['beasts']],
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0'), 'animal dog at 4,0', 'animal dog at -4,0'],
    random: fixedRandom([0, 1, 1], { shuffles: 'roll' }),
  });
  assert.deepEqual(
    s.log.events.filter(({ kind }) => kind === 'animalMoved').map(({ fields }) => fields['animal']),
    [5, 4],
  );
});

test('GL-23.21–23.24 the player sees the value first; all defence rules but no matching; the rear counts', () => {
  const s = solo('dog', 'F05', [6, 6], ['items scutum'], 'strength berserk');
  assert.equal(s.asked(), '0 GL-11.5', 'from directly behind: Passive');
  s.play('0: yes');
  assert.deepEqual(s.totals('defenceValued'), [4 + 4 - 3]);
  const value = (card: string): number[] =>
    solo('dog', 'H05', [6, 5], [], card).play(`0: new-${card} | 0: - | 0: no`).totals('defenceValued');
  assert.deepEqual(['strength', 'dexterity', 'berserk'].map(value), [[0], [0], [5]]);
});

test('GL-23.25–23.28 a player attacks with a value; 2d6 defend; more kills, without damage; a Net traps', () => {
  const s = striking('dog', [2, 3], ['offense 6']);
  s.play('0: done | 0: new-strength | 0: attack:animal-1');
  assert.equal(s.asked(), '0 GL-23.53', 'no Reaction of the animal');
  s.play('0: - | 0: yes');
  assert.deepEqual([s.g.animals[0]!.where, s.has('damaged'), s.g.vp], [3, false, [10]]);
  const net = striking('dog', [2, 3], ['offense 6', 'items wide-net']);
  net.play('0: done | 0: new-strength | 0: net:wide-net:animal-1 | 0: - | 0: yes');
  assert.deepEqual([net.g.animals[0]!.where, net.g.animals[0]!.grey], [2, 3]);
});

test('GL-23.29–23.33 a netted animal: one base die, no walk, and a 5 or 6 takes one marker off', () => {
  const beside = solo('lion', '1,0 grey 3', [6]);
  assert.deepEqual([beside.totals('animalAttacked'), beside.g.animals[0]!.grey], [[6], 2]);
  const bear = solo('bear', '1,0 grey 3', [4, 6]);
  assert.deepEqual(
    [bear.totals('animalAttacked'), bear.g.animals[0]!.grey],
    [[10], 3],
    'only the base die can release',
  );
  const away = solo('wolf', '3,0 grey 1', [5]);
  assert.deepEqual(
    [cellName(away.g.animals[0]!.cell), away.g.animals[0]!.grey, away.has('animalAttacked')],
    ['J05', 0, false],
  );
});

test('GL-23.34 Unbalancing Strike, Break Item and Wrestling have no normal effect on animals', () => {
  const s = striking('dog', [6, 5], ['powers wrestling'], 'strength unbalancing-strike break-item');
  s.play('0: done | 0: new-strength | 0: unbalancing-strike+break-item');
  assert.deepEqual(s.from(0), ['none', 'attack:animal-1']);
  s.play('0: attack:animal-1 | 0: -');
  assert.deepEqual(s.fields(0), ['offense']);
});

test('GL-23.35, GL-23.36, GL-23.56 a Sweep over animals and gladiators; each rolls for itself; the +2 counts against animals only', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 2 },
    set: [duel('strength sweep acrobatic-strike'), 'animal dog at 1,-1', 'animal dog at 0,-1'],
    dice: [1, 2, 1, 3],
  });
  s.play('0: done | 0: new-strength | 0: sweep+acrobatic-strike | 0: sweep:NW>NE>E | 0: acrobatic-strike | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [5 + 1 + 2, 5 - 3 + 2, 5 - 7]);
  assert.equal(s.log.events.filter(({ kind }) => kind === 'animalDefended').length, 2);
  const gate = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 2 },
    set: ['turn 1', 'round 1', man(0, '-5,0 facing 3', 'strength sweep'), 'animal dog at -6,0', 'animal dog at -6,0'],
  });
  gate.play('0: done | 0: new-strength | 0: sweep');
  assert.deepEqual(
    gate.from(0),
    ['none', 'attack:animal-1', 'attack:animal-2', 'sweep:SE>SW>W'],
    'one of them, or one animal a hex',
  );
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
  for (const what of ['entryRolled', 'animalEntered', 'animalMoved', 'animalStrained', 'die', 'extra die'])
    assert.deepEqual([...(rolled.get(what) ?? [])].sort(), six, what);
});
