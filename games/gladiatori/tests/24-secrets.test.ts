import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { eventFor } from '#engine/event.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { sample } from '#engine/requests/choices.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { consistent, determinise } from '#games/gladiatori/determinise.ts';
import { hpOf } from '#games/gladiatori/holdings.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { duel, names, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

const BELOW: [string][] = [['rest']];

test('GL-24.1, GL-24.7, GL-24.8 what others see of a gladiator: numbers, not cards; no values, no Powers', () => {
  const s = stage({
    set: [
      duel('strength sweep', '', [
        'discard feint',
        'removed rage',
        'items galea',
        'damaged galea',
        'powers lunge',
        'used delay',
        'row berserk/rotated dexterity/secret',
        'grey 1',
        'reserve reflex',
      ]),
    ],
  });
  for (const viewer of [1, SPECTATOR]) {
    const seen = viewFor(s.g, viewer).gladiators[0]!;
    assert.deepEqual(
      [seen.hand, seen.hp, seen.discard, seen.stack, seen.covert, seen.reserve, seen.secret],
      [2, 8, 1, 0, 1, 1, null],
    );
    assert.deepEqual(
      [names(seen.removed), names(seen.items), seen.damaged, seen.row, seen.turned, seen.used, seen.grey, seen.cell],
      [['rage'], ['galea'], 1 << 8, [2, -1], [1, 2], 1 << 7, 1, s.seat(0).cell],
    );
  }
  const own = viewFor(s.g, 0).gladiators[0]!;
  assert.deepEqual(
    [names(own.hand as number[]), own.secret!.now, own.secret!.powers],
    [['strength', 'sweep'], [5, 4, 5, 5, 3], 1],
  );
});

test('GL-24.3 a Power is public once it is announced', () => {
  const s = stage({
    at: [...BELOW, ['activation', { by: 0 }]] as never,
    set: [duel('', '', ['powers resistance', 'speed 0/3'])],
  });
  s.play('0 !resistance: speed');
  assert.equal(viewFor(s.g, 1).gladiators[0]!.used, 1 << 8);
});

test('GL-24.4–24.6 cards lie face-down until their owner reveals them; what is declared or re-used is open', () => {
  const s = stage({ set: [duel('strength sweep energy-1', 'berserk', [], ['row strength/rotated'])] });
  s.play('0: done | 0: new-strength | 0: sweep+energy-1 | 0: sweep:NW>NE>E');
  const seen = viewFor(s.g, 1).gladiators[0]!;
  assert.deepEqual([seen.row, seen.stack, names(seen.open)], [[-1], 1, ['sweep']]);
  s.play('1: again-strength');
  assert.equal(viewFor(s.g, 0).gladiators[1]!.row[viewFor(s.g, 0).gladiators[1]!.using], 0, 'a re-used card is known');
  s.play('1: -');
  assert.deepEqual(
    [viewFor(s.g, 1).gladiators[0]!.row, names(viewFor(s.g, 1).gladiators[0]!.open)],
    [[0], ['energy-1', 'sweep']],
  );
});

test('GL-24.9 a ready-made sheet is known, current values are not; an own sheet is not known at all', () => {
  const s = stage({ at: [...BELOW, ['create', {}, 'GL-4.1']] as never });
  s.play('0: thraex | 1: own blood*3');
  const seen = viewFor(s.g, 1).gladiators[0]!;
  assert.deepEqual([seen.character, seen.known.low, seen.known.high], [2, [5, 5, 5, 8, 4], [5, 5, 5, 8, 4]]);
  assert.deepEqual(
    [viewFor(s.g, 0).gladiators[1]!.known.low, viewFor(s.g, 0).gladiators[1]!.known.high],
    [
      [3, 3, 3, 3, 3],
      [9, 9, 9, 9, 9],
    ],
  );
});

test('GL-24.10 Blood for a card and Speed for movement are seen; Blood and Speed in a fight are not', () => {
  const s = stage({
    at: [...BELOW, ['activation', { by: 0 }]] as never,
    set: [
      'turn 3',
      'round 1',
      'seat 0 is thraex',
      'seat 1 is thraex',
      'seat 0 at 0,0 facing 0',
      'seat 1 at 1,0 facing 3',
      'seat 1 hp energy-1*4',
      'seat 0 row berserk',
      'seat 0 hp energy-1',
    ],
  });
  s.play('0: turn-left | 0: turn-right | 0: done | 0: again-berserk');
  assert.deepEqual(
    [s.seat(0).known.low, s.seat(0).known.high],
    [
      [5, 5, 5, 7, 2],
      [5, 5, 5, 7, 2],
    ],
  );
  s.play('0: attack:green | 0: yes 1 no | 1: yes');
  assert.deepEqual(
    [s.seat(0).known.low, s.seat(0).known.high],
    [
      [4, 5, 5, 4, 2],
      [5, 5, 5, 7, 2],
    ],
  );
  assert.deepEqual(
    [s.seat(1).known.low[1], s.seat(1).known.high[1]],
    [4, 4],
    'with nothing else in it, the total betrays Guard',
  );
});

test('GL-24.11 of Elements spent others see how many cards and how many points, and not which', () => {
  const s = stage({
    at: [...BELOW, ['activation', { by: 0 }]] as never,
    set: [duel('energy-0 strength', '', ['white 1'])],
  });
  s.play('0: free-white | 0: energy-0+blood');
  const event = s.log.events.find(({ kind }) => kind === 'spent')!;
  assert.deepEqual(
    [eventFor(event, 1)['count'], eventFor(event, 1)['points'], eventFor(event, 1)['elements']],
    [1, 1, undefined],
  );
  assert.deepEqual(eventFor(event, 0)['elements'], [4, 23]);
});

test('GL-24.13 a card taken back by a Feint is remembered to be in the hand, as long as nothing leaves it unseen', () => {
  const s = stage({
    at: [
      ['activation', { by: 0 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength energy-1 feint dexterity')],
  });
  s.play('0: done | 0: new-strength | 0: energy-1 | 0: attack:green | 0: yes | 1: no | 0: feint');
  assert.deepEqual(names(viewFor(s.g, 1).gladiators[0]!.known.hand), ['strength', 'energy-1']);
  s.play('0: done | 0: new-dexterity');
  assert.deepEqual(viewFor(s.g, 1).gladiators[0]!.known.hand, []);
});

test('GL-24.14 bids are opened, and the cards laid aside for one are known', () => {
  const s = stage({
    options: { items: 'auction' },
    at: [['auction', { held: 1 }, 'GL-5.11']],
    set: ['face-up gladius', 'seat 0 deck energy-1', 'seat 1 deck energy-0'],
  });
  s.play('0: energy-1 | 1: -');
  assert.deepEqual(s.log.events.find(({ kind }) => kind === 'bid')!.secrets, null);
  assert.deepEqual(names(s.seat(0).known.discard), ['energy-1']);
});

test('GL-24.15, GL-25.4 a seat is asked by public facts: with a hand, whatever it holds', () => {
  const s = stage({ set: [duel('strength energy-0', 'energy-0')] });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green');
  assert.deepEqual(s.from(1), ['pass'], 'no Action in hand, and yet he is asked');
  s.play('1: pass | 0: yes | 1: no');
  assert.deepEqual(s.from(0), ['no'], 'no Feint, and yet he is asked');
});

test('GL-24.16 at the end everything is open', () => {
  const s = stage({ at: [['finish']], set: [duel('strength')] });
  assert.deepEqual([s.table.over, names(viewFor(s.g, 1).gladiators[0]!.hand as number[])], [true, ['strength']]);
  assert.notEqual(viewFor(s.g, SPECTATOR).gladiators[0]!.secret, null);
});

test('GL-24.15 what everybody has learned is always true, and sampled worlds keep to it', () => {
  const random = fastRandom(7);
  for (let game = 0; game < 12; game++) {
    const options = {
      ...defaultOptions(gladiatori.options),
      ...(game % 3 === 0 ? { mode: 'coliseum', species: 'wolf' } : {}),
    };
    const table = new Table(gladiatori, gladiatori.setup(2, options), random, null).run();
    for (let n = 0; !table.over && n < 400; n++) {
      const request = table.asked.find(({ seat }) => !table.hasAnswered(seat))!;
      const choice =
        random.below(3) > 0
          ? gladiatori.heuristic(viewFor(table.state, request.seat), table.requestFor(request.seat)!, random)
          : sample(request, random);
      assert.equal(table.decide(request.seat, request.id, choice), null);
      for (const one of table.over ? [] : table.state.gladiators) {
        if (one.character < 0) continue;
        for (let value = 0; value < 5; value++) {
          const boosted = (one.boosted & (1 << value)) !== 0;
          assert.ok(
            one.now[value]! >= one.known.low[value]!,
            `value ${value} is ${one.now[value]}, known ${one.known.low[value]}`,
          );
          assert.ok(
            boosted || one.now[value]! <= one.known.high[value]!,
            `value ${value} is ${one.now[value]}, known at most ${one.known.high[value]}`,
          );
          assert.ok(one.initial[value]! >= one.known.floor[value]!);
        }
      }
      assert.ok(consistent(table.state, 0));
      if (n % 10 === 0) assert.ok(consistent(determinise(viewFor(table.state, 1), random), 1));
    }
  }
});

test('GL-25.19 that a Passive victim lives tells that he can pay: sampled worlds know it', () => {
  const s = stage({
    at: [['rest'], ['activation', { by: 0 }]],
    set: [
      'turn 3',
      'round 1',
      'seat 0 is thraex',
      'seat 1 is thraex',
      'seat 0 at 0,0 facing 0',
      'seat 1 at 1,0 facing 0',
      'seat 0 hand strength energy-1*6 energy-0*6',
      'seat 0 hp dexterity berserk movement acrobatic-strike break-item',
      'seat 1 hp strength dexterity berserk',
      'seat 1 hand energy-0*6 energy-1*6 movement acrobatic-strike break-item',
    ],
  });
  s.play('0: done | 0: new-strength | 0: energy-1*6+energy-0*6 | 0: attack:green | 0: yes no | 1: no');
  assert.equal(s.asked(), '1 GL-11.45');
  for (let i = 0; i < 20; i++) {
    const world = determinise(viewFor(s.g, 0), fastRandom(i));
    assert.ok(consistent(world, 0));
    assert.ok(hpOf(world.gladiators[1]!.hp) >= 7);
  }
});

test('GL-22.1 the Special Moves of a gladiator who fell in the first turn stay apart: sampled worlds know it', () => {
  const s = stage({
    options: { staged: true },
    at: [['rest'], ['activation', { by: 0 }]],
    set: [duel('strength', 'dexterity energy-0*2', [], ['reserve sweep reflex', 'dead'])],
  });
  for (let i = 0; i < 50; i++) assert.ok(consistent(determinise(viewFor(s.g, 0), fastRandom(i)), 0));
});
