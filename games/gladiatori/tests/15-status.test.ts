import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellName } from '#games/gladiatori/names.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-15.1, GL-15.7 passing makes Passive to the end of the activation only', () => {
  const s = stage({
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength', 'strength', ['powers resistance', 'speed 1/3'])],
  });
  s.play('0: done | 0: pass | 1: done');
  assert.deepEqual([s.seat(0).passive, s.offers(0)], [false, ['resistance']]);
  s.play('1: new-strength | 1: attack:red');
  assert.equal(s.asked(), '0 GL-8.37');
});

test('GL-15.5, GL-15.6, GL-15.8 a Passive defender: no cards, Abilities or Powers, but Guard and Items, until the damage is paid', () => {
  const s = stage({
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [
      duel('strength', 'strength energy-1', [], ['powers resistance delay adaptation', 'items scutum', 'speed 1/3']),
      'seat 0 offense 9',
    ],
  });
  s.play('0: done | 0: new-strength | 0: attack:green');
  assert.deepEqual(s.offers(1), ['adaptation', 'resistance', 'delay']);
  s.play('1: pass');
  assert.equal(s.asked(), '0 GL-11.3', 'no cards are added');
  assert.deepEqual(s.offers(1), []);
  s.play('0: yes');
  assert.deepEqual(s.fields(1), ['guard']);
  s.play('1: yes');
  assert.deepEqual([s.totals('defenceValued'), s.offers(1)], [[8], []]);
  s.play('1: pay energy-0');
  assert.deepEqual(s.offers(1), ['adaptation', 'resistance', 'delay']);
});

test('GL-15.9, GL-13.46 a Passive gladiator may pay against an Unbalancing Strike, with cards and Skill points, and use Unbeatable', () => {
  const s = stage({
    set: [duel('strength unbalancing-strike', 'energy-0', ['offense 9'], ['powers unbeatable', 'hp'])],
  });
  s.play('0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 1: pass | 0: yes');
  const request = s.request(1);
  const offered =
    request.kind === 'form' && request.fields[1]!.request.kind === 'subset' ? request.fields[1]!.request.from : [];
  assert.ok(!offered.includes(23) && !offered.includes(24) && offered.includes(4) && offered.includes(20));
  s.play('1: pay energy-0+guard | 1: no | 1: unbeatable');
  assert.ok(s.seat(1).due > 0);
});

test('GL-15.10 what was running before counts for a Passive defender', () => {
  const s = stage({ set: [duel('strength', 'strength', [], ['delayed 5', 'aid 0 2'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: pass | 0: yes | 1: no');
  assert.deepEqual(s.totals('defenceValued'), [5]);
});

test('GL-16.1–16.5, GL-16.14 Normal, Trapped, Face-down; a single white marker is nothing', () => {
  const attack = (more: string[]): number => {
    const s = stage({ set: [duel('strength', '', more)] });
    s.play('0: done | 0: new-strength | 0: attack:green | 0: yes');
    return s.totals('attackValued')[0]!;
  };
  assert.deepEqual(
    [
      attack([]),
      attack(['white 1']),
      attack(['grey 1']),
      attack(['grey 3']),
      attack(['white 1', 'down']),
      attack(['grey 1', 'white 2', 'down']),
    ],
    [5, 5, 2, 2, 0, -3],
  );
});

test('GL-16.7–16.9 a gladiator who is held: one turn by one side a round, for Speed or by a Movement Action, not by Reflex', () => {
  const s = stage({
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0', 'movement reflex', ['grey 1']), man(1, '4,0 facing 3')],
  });
  assert.deepEqual(s.from(0), ['done', 'turn-right', 'turn-left', 'free-grey']);
  s.play('0: turn-left');
  assert.deepEqual(s.from(0), ['done', 'free-grey'], 'once a round');
  s.play('0: done | 0: new-movement | 0: reflex');
  assert.equal(s.asked(), '0 GL-16.19', 'neither Movement nor Reflex does more');
  const t = stage({
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0', 'movement', ['white 2', 'down']), man(1, '4,0 facing 3')],
  });
  t.play('0: done | 0: new-movement | 0: turn-right');
  assert.deepEqual([t.seat(0).facing, t.asked()], [5, '0 GL-16.19']);
});

test('GL-16.10, GL-16.11, GL-16.17 the second white marker throws down; two at once do too; more are ignored', () => {
  const swept = (white: number, end: string): [number, boolean] => {
    const s = stage({ set: [duel('strength sweep acrobatic-strike', '', [`white ${white}`])] });
    s.play('0: done | 0: new-strength | 0: sweep+acrobatic-strike | 0: sweep:NW>NE>E | 0: yes yes | 1: yes');
    s.play(`1: pay energy-1${end}`);
    return [s.seat(0).white, s.seat(0).down];
  };
  assert.deepEqual(swept(0, ''), [2, true], 'two at once');
  assert.deepEqual(swept(1, ' | 0: done'), [2, true], 'the second, and one more');
});

test('GL-16.18–16.20 two windows for removing markers, of either colour, as often as the player can pay', () => {
  const s = stage({ set: [duel('strength energy-0*6', '', ['grey 1', 'white 2', 'down'])] });
  assert.deepEqual(
    s.from(0).filter((word) => word.startsWith('free')),
    ['free-grey', 'free-white'],
  );
  s.play(
    '0: free-white | 0: energy-0*2 | 0: free-white | 0: energy-0*2 | 0: done | 0: new-strength | 0: - | 0: attack:green | 0: yes',
  );
  assert.deepEqual(s.totals('attackValued'), [2], 'standing again, still Trapped');
  s.play('1: yes | 0: no');
  assert.equal(s.asked(), '0 GL-16.19');
  s.play('0: free-grey | 0: energy-0*2');
  assert.deepEqual([s.seat(0).grey, s.table.over], [0, true]);
});

test('GL-16.18 only markers that are there can be removed, and only by a player who can pay', () => {
  const white = stage({ set: [duel('energy-0*2', '', ['white 1'])] });
  assert.deepEqual(
    white.from(0).filter((word) => word.startsWith('free')),
    ['free-white'],
  );
  const grey = stage({ set: [duel('energy-0*2', '', ['grey 1'])] });
  assert.deepEqual(
    grey.from(0).filter((word) => word.startsWith('free')),
    ['free-grey'],
  );
  const poor = stage({ set: [duel('energy-0', '', ['grey 1', 'values 0/5 0/4 0/5 0/5 0/3'])] });
  assert.deepEqual(poor.from(0), ['done']);
});

test('GL-16.3, GL-16.21, GL-16.22 a gladiator who lies keeps his hex and his facing', () => {
  const s = stage({ set: [duel('strength unbalancing-strike', '', [], ['white 1'])] });
  s.play(
    '0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 0: yes | 1: marker | 1: yes | 1: pay energy-1',
  );
  assert.deepEqual([s.seat(1).down, cellName(s.seat(1).cell), s.seat(1).facing], [true, 'H05', 3]);
});

test('GL-16.23 a gladiator who is held attacks with any card, and throws', () => {
  const s = stage({
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0', 'berserk', ['grey 1', 'white 2', 'down', 'items hasta', 'offense 9']),
      man(1, '2,0 facing 3'),
    ],
  });
  s.play('0: done | 0: new-berserk | 0: throw:hasta:green | 0: yes 0');
  assert.deepEqual(s.totals('attackValued'), [9 + 6 - 8]);
});

test('GL-15.8 the Passive is Passive until the blow is settled, and free again when others still move', () => {
  const s = stage({ set: [duel('strength reflex', '', [], ['powers resistance', 'guard 9', 'speed 1/3'])] });
  s.play('0: done | 0: new-strength | 0: reflex | 0: attack:green | 0: yes');
  assert.deepEqual(s.offers(1), []);
  s.play('1: yes');
  assert.deepEqual([s.asked(), s.offers(1)], ['0 GL-13.50', ['resistance']]);
});

test('GL-16.18, GL-2.19 Ability points pay for a marker as well as cards and Skills', () => {
  const s = stage({ set: [duel('', '', ['values 0/5 0/4 0/5 2/5 0/3', 'white 1'])] });
  assert.deepEqual(s.from(0), ['done', 'free-white']);
  const poor = stage({ set: [duel('', '', ['values 0/5 0/4 0/5 1/5 0/3', 'white 1'])] });
  assert.deepEqual(poor.from(0), ['done']);
});

test('GL-16.8 in a new round a gladiator who is held may turn again', () => {
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
