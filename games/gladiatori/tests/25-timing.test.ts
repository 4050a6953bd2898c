import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { hashOf } from '#engine/records/hash.ts';
import { defaultChoice } from '#engine/requests/choices.ts';
import { STARTS } from '#games/gladiatori/board.ts';
import { thingName } from '#games/gladiatori/cards.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

/** Plays a whole game of silent players: everybody's default, to the end. */
function silentGame(seed: number, options: object = {}, seats = 2) {
  const table = new Table(
    gladiatori,
    gladiatori.setup(seats, { ...defaultOptions(gladiatori.options), ...options }),
    fastRandom(seed),
    null,
  ).run();
  const clauses = new Set<string>();
  for (let n = 0; !table.over; n++) {
    assert.ok(n < 2000);
    const request = table.requestFor(table.asked.find(({ seat }) => !table.hasAnswered(seat))!.seat)!;
    clauses.add(request.clause);
    assert.notEqual(request.fallback, null, `${request.clause} has no default`);
    assert.equal(table.decide(request.seat, request.id, defaultChoice(request)), null);
  }
  return { table, clauses };
}

test('GL-25.1 state, decisions and seed give the same game again', () => {
  assert.equal(hashOf(silentGame(3).table.state), hashOf(silentGame(3).table.state));
  assert.notEqual(hashOf(silentGame(3).table.state), hashOf(silentGame(4).table.state));
});

test('GL-25.2, GL-25.3 simultaneous decisions are open to all and take effect together; others have one owner', () => {
  const s = stage({
    at: [['turn', {}, 'GL-7.3']],
    set: [
      'turn 1',
      man(0, '-4,0 facing 0', '', ['deck strength', 'hp']),
      man(1, '4,0 facing 3', '', ['deck strength', 'hp']),
    ],
  });
  assert.equal(s.asked(), '0 GL-7.3, 1 GL-7.3');
  s.play('1: strength');
  assert.equal(s.seat(1).hand.length, 0);
  s.play('1: - | 1: strength | 0: -');
  assert.equal(s.seat(1).hand.length, 1, 'it could be changed until the last was in');
  s.play('0: no | 1: no');
  assert.equal(s.table.asked.length, 1);
});

test('GL-25.4 skipped only by public facts: no hand and nothing to re-use, no target, no marker', () => {
  const s = stage({ set: ['turn 3', 'round 1', man(0, '0,0 facing 0', 'strength'), man(1, '4,0 facing 3')] });
  s.play('0: done | 0: new-strength');
  assert.equal(s.table.over, true, 'no cards to add, nobody in reach, no marker, no hand to feint with');
});

test('GL-25.5 every decision has a default, and silent players come to the end of the game', () => {
  const seen = new Set<string>();
  for (const [options, seats] of [
    [{}, 2],
    [{ items: 'auction' }, 3],
    [{ items: 'selection', overLimit: true }, 4],
    [{ mode: 'coop', species: 'bear' }, 2],
    [{ mode: 'solo', species: 'wolf' }, 1],
    [{ mode: 'coop', species: 'lion' }, 3],
  ] as const) {
    for (let seed = 0; seed < 3; seed++)
      for (const clause of silentGame(seed, options, seats).clauses) seen.add(clause);
  }
  for (const clause of [
    'GL-4.1',
    'GL-4.23',
    'GL-5.11',
    'GL-5.26',
    'GL-5.29',
    'GL-6.4',
    'GL-7.3',
    'GL-14.39',
    'GL-8.5',
    'GL-8.8',
    'GL-9.11',
    'GL-8.37',
    'GL-11.5',
    'GL-11.45',
    'GL-18.2',
  ]) {
    assert.ok(seen.has(clause), clause);
  }
});

test('GL-25.5 the defaults of Table 25-A', () => {
  const fallback = (s: ReturnType<typeof stage>, seat: number) => s.request(seat).fallback;
  const place = stage({ at: [['set-up', { placed: 0 }, 'GL-6.4']], set: ['order 0 1'] });
  assert.deepEqual(fallback(place, 0), { cell: STARTS[0], facing: 0 });
  const action = stage({ set: [duel('strength movement', '', ['row strength/rotated dexterity'])] });
  action.play('0: done');
  assert.equal(fallback(action, 0), 'turn-down-dexterity');
  const fresh = stage({ set: [duel('strength movement')] });
  fresh.play('0: done');
  assert.equal(fallback(fresh, 0), 'standby-movement');
  const fight = stage({ set: [duel('strength acrobatic-strike', 'strength', [], ['guard 4'])] });
  fight.play('0: done | 0: new-strength | 0: acrobatic-strike');
  assert.equal(fallback(fight, 0), 'attack:green');
  fight.play('0: attack:green');
  assert.equal(fallback(fight, 1), 'pass');
  fight.play('1: pass');
  assert.deepEqual(fallback(fight, 0), { offense: 'yes', acrobatic: 'yes' });
  fight.play('0: yes no');
  assert.deepEqual(fallback(fight, 1), { guard: 'no' }, 'four of five do not suffice');
  const useful = stage({ set: [duel('strength', '', ['offense 4'])] });
  useful.play('0: done | 0: new-strength | 0: attack:green | 0: yes');
  assert.deepEqual(fallback(useful, 1), { guard: 'yes' });
  const needless = stage({ set: [duel('strength', 'strength', ['offense 4'])] });
  needless.play('0: done | 0: new-strength | 0: attack:green | 1: new-strength | 0: yes');
  assert.deepEqual(fallback(needless, 1), { guard: 'no' }, 'the matching bonus suffices');
  const again = stage({
    at: [['turn', {}, 'GL-7.3']],
    set: ['turn 2', man(0, '-4,0 facing 0', '', ['deck strength energy-0*2 energy-1', 'hp']), man(1, '4,0 facing 3')],
  });
  again.seat(0).lastHand = [4];
  again.seat(0).lastHp = [5];
  assert.deepEqual(
    fallback(again, 0),
    [0, 4],
    'one Energy-0 as last time, the other new; Energy-1 stays in the HP deck',
  );
});

test('GL-25.6 an illegal answer changes nothing, and the question stays', () => {
  const s = stage({ set: [duel('strength')] });
  const before = hashOf(s.g);
  assert.notEqual(s.table.decide(0, s.request(0).id, 'fly'), null);
  assert.deepEqual([hashOf(s.g), s.asked()], [before, '0 GL-8.5']);
});

test('GL-25.7 the order of a fight: reactions, attack value, Unbalancing Strike, defence value, Feint, damage, Wrestling, Reflex', () => {
  const s = stage({
    at: [...([['rest']] as never[]), ['activation', { by: 0 }]],
    set: [duel('strength unbalancing-strike reflex feint', 'berserk energy-0', ['powers wrestling', 'offense 9'])],
  });
  const order: string[] = [];
  for (const line of [
    '0: done',
    '0: new-strength',
    '0: unbalancing-strike+reflex',
    '0: attack:green',
    '1: new-berserk',
    '1: energy-0',
    '0: yes yes',
    '1: marker',
    '1: no',
    '0: no',
    '1: pay energy-1',
    '0: none',
    '0: stop',
  ]) {
    order.push(s.asked().split(' ')[1]!);
    s.play(line);
  }
  assert.deepEqual(order, [
    'GL-8.5',
    'GL-8.8',
    'GL-8.19',
    'GL-8.26',
    'GL-8.37',
    'GL-8.41',
    'GL-11.3',
    'GL-13.40',
    'GL-11.5',
    'GL-11.19',
    'GL-11.45',
    'GL-14.27',
    'GL-13.50',
  ]);
});

test('GL-25.8 every decision of Table 25-A is a question under its clause', () => {
  const asking = new Set<string>();
  for (const rule of gladiatori.book.values())
    for (const step of rule.steps) if (step.ask !== undefined) asking.add(step.clause);
  const table = [
    'GL-4.1',
    'GL-4.23',
    'GL-4.22',
    'GL-5.11',
    'GL-5.26',
    'GL-5.29',
    'GL-5.7',
    'GL-6.4',
    'GL-7.3',
    'GL-14.39',
    'GL-8.5',
    'GL-8.8',
    'GL-9.11',
    'GL-8.19',
    'GL-8.26',
    'GL-8.37',
    'GL-8.41',
    'GL-11.3',
    'GL-13.40',
    'GL-11.5',
    'GL-11.19',
    'GL-11.30',
    'GL-11.45',
    'GL-14.8',
    'GL-14.27',
    'GL-9.15',
    'GL-13.50',
    'GL-16.19',
    'GL-18.2',
    'GL-23.44',
    'GL-23.51',
  ];
  assert.deepEqual(
    table.filter((clause) => !asking.has(clause)),
    [],
  );
});

test('GL-25.9–25.13 any-time Powers are commands: open while another seat decides, not twice, not in set-up, Adaptation not before there is a hand', () => {
  const s = stage({
    at: [['activation', { by: 1 }]],
    set: [duel('strength', '', ['powers adaptation resistance delay', 'speed 1/3'])],
  });
  assert.deepEqual(s.offers(0), ['adaptation', 'resistance', 'delay']);
  s.play('0 !delay: defence | 0 !resistance: speed*2 | 0 !adaptation: strength');
  assert.deepEqual([s.offers(0), s.seat(0).now[4], s.asked()], [[], 3, '1 GL-8.5']);
  const setup = stage({
    at: [['set-up', { placed: 0 }, 'GL-6.4']],
    set: ['order 0 1', 'seat 0 powers adaptation resistance delay', 'seat 0 discard sweep', 'seat 0 deck feint'],
  });
  assert.deepEqual(setup.offers(0), []);
  const choosing = stage({
    at: [['turn', {}, 'GL-7.3']],
    set: ['turn 3', man(0, '-4,0 facing 0', '', ['deck strength', 'powers adaptation delay']), man(1, '4,0 facing 3')],
  });
  assert.deepEqual(choosing.offers(0), ['delay'], 'no hand and no HP deck to adapt (GL-25.13)');
});

test('GL-25.12, GL-25.20 nobody is asked for any-time Powers: a player’s own decisions are the moments', () => {
  const s = stage({ set: [duel('strength', 'strength', [], ['powers delay resistance adaptation', 'speed 1/3'])] });
  s.play('0: done | 0: new-strength | 0: attack:green');
  assert.deepEqual([s.asked(), s.offers(1).length], ['1 GL-8.37', 3]);
});

test('GL-25.17 a Power used while a simultaneous decision is open re-opens its player’s answer', () => {
  const s = stage({
    at: [['turn', {}, 'GL-7.3']],
    set: [
      'turn 3',
      man(0, '-4,0 facing 0', '', ['deck strength', 'discard sweep', 'powers resistance']),
      man(1, '4,0 facing 3', '', ['deck strength']),
    ],
  });
  s.play('0: strength | 0 !resistance: sweep');
  assert.equal(s.table.hasAnswered(0), false);
  assert.deepEqual(s.from(0), ['strength', 'sweep']);
});

test('GL-25.18, GL-25.19 Adaptation before the payment can save a life; a Passive victim dies at once', () => {
  const s = stage({
    at: [['wound', { seat: 1, by: 0, damage: 3 }]],
    set: [duel('', 'strength', [], ['hp energy-0', 'powers adaptation'])],
  });
  assert.deepEqual(s.fields(1), ['do']);
  s.play('1 !adaptation: strength | 1: pay strength');
  assert.deepEqual([s.seat(1).out, s.seat(1).hp.map(thingName)], [0, ['energy-0']]);
  const passive = stage({ set: [duel('strength', 'feint', ['offense 9'], ['hp', 'powers adaptation'])] });
  passive.play('0: done | 0: new-strength | 0: attack:green | 1: pass | 0: yes | 1: no');
  assert.equal(passive.asked(), '1 GL-14.8', 'no payment is asked for');
});
