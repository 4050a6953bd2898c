import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDeclaration } from '#games/gladiatori/rules/08-declaration.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

/** Seats 0 and 2 against 1 and 3. */
const team = (hand: string, ...men: string[]) =>
  stage({
    seats: 4,
    options: { mode: 'team' },
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0', hand), ...men],
  });

test('GL-8.34 an ally is not attacked, and no Sweep strikes allies alone', () => {
  const plain = team('strength', man(1, '1,-1 facing 4'), man(2, '1,0 facing 3'), man(3, '5,0 facing 3'));
  plain.play('0: done | 0: new-strength');
  assert.deepEqual(plain.from(0), ['none']);
  assert.deepEqual(
    plain.request(0).barred!.map(({ item, clause }) => `${item} ${clause}`),
    [
      ...['attack:yellow GL-8.34', 'attack:green GL-8.27', 'attack:blue GL-8.27'],
      ...['NW>NE>E', 'E>NE>NW', 'NE>E>SE', 'SE>E>NE'].map((arc) => `sweep:${arc} GL-8.29`),
      ...['help:yellow:green GL-20.11', 'help:yellow:blue GL-20.4'],
    ],
  );
  const sweep = team('strength sweep', man(1, '1,-1 facing 4'), man(2, '1,0 facing 3'), man(3, '5,0 facing 3'));
  sweep.play('0: done | 0: new-strength | 0: sweep');
  assert.deepEqual(
    sweep.from(0),
    ['none', 'sweep:NW>NE>E', 'sweep:E>NE>NW'],
    'the arc that holds only the ally is none',
  );
});

test('GL-8.26, GL-25.4 step 4 is not asked where nobody can be reached', () => {
  const behind = stage({ set: [duel('strength'), 'seat 1 at -1,0 facing 0'] });
  behind.play('0: done | 0: new-strength');
  assert.equal(behind.table.over, true, 'directly behind no arc reaches');
  const ally = team('strength', man(1, '5,0 facing 3'), man(2, '1,0 facing 3'), man(3, '5,-1 facing 3'));
  ally.play('0: done | 0: new-strength');
  assert.equal(ally.table.over, true, 'an ally is nobody to declare against');
});

test('GL-8.32, GL-8.34, GL-13.38 a Sweep names an Item of an opponent, never one of an ally', () => {
  const s = team(
    'strength sweep break-item',
    man(1, '1,-1 facing 4', '', ['items sica']),
    man(2, '1,0 facing 3', '', ['items gladius']),
    man(3, '5,0 facing 3'),
  );
  s.play('0: done | 0: new-strength | 0: sweep+break-item');
  assert.deepEqual(s.from(0), [
    'none',
    'sweep:NW>NE>E',
    'sweep:NW>NE>E:sica:green',
    'sweep:E>NE>NW',
    'sweep:E>NE>NW:sica:green',
  ]);
});

test('GL-8.29, GL-13.2 a gladiator who is held neither sweeps nor breaks an Item', () => {
  const s = stage({ set: [duel('strength sweep break-item', '', ['grey 1'], ['items sica'])] });
  s.play('0: done | 0: new-strength | 0: sweep+break-item');
  assert.deepEqual(s.from(0), ['none', 'attack:green']);
});

test('GL-8.28, GL-24.6 a new card may be any of four, until a fight tells that it is no Movement', () => {
  const s = stage({ set: [duel('strength')] });
  s.play('0: done | 0: new-strength');
  assert.deepEqual(viewFor(s.g, 1).gladiators[0]!.maybe, [15]);
  s.play('0: attack:green');
  assert.deepEqual([s.seat(0).maybe.length, s.seat(0).row], [0, [0]], 'shown by now');
  const waiting = stage({ set: [duel('strength', 'strength')] });
  waiting.play('0: done | 0: new-strength | 0: attack:green');
  assert.deepEqual(viewFor(waiting.g, 1).gladiators[0]!.maybe, [7]);
});

test('GL-8.26, GL-8.29 the event of a declaration has all that belongs to it, and −1 for what does not', () => {
  const said = (set: string, lines: string): unknown => {
    const s = stage({ set: [set] }).play(lines);
    return s.log.events.find(({ kind }) => kind === 'declared')!.fields;
  };
  const nothing = { seat: 0, targets: [1], weapon: -1, item: -1, owner: -1, partner: -1 };
  assert.deepEqual(said(duel(), '0: done | 0: new-strength | 0: attack:green'), { ...nothing, how: 'attack' });
  const swept = '0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E';
  assert.deepEqual(said(duel('strength sweep'), swept), { ...nothing, how: 'sweep' });
  const broken = '0: done | 0: new-strength | 0: break-item | 0: break:gladius:green';
  assert.deepEqual(said(duel('strength break-item', '', [], ['items gladius']), broken), {
    ...nothing,
    how: 'break',
    item: 30,
    owner: 1,
  });
});

test('GL-8.33 without a Break Item card a Sweep names no Item', () => {
  const s = stage({ set: [duel('strength sweep', '', [], ['items gladius'])] });
  s.play('0: done | 0: new-strength | 0: sweep');
  assert.deepEqual(s.from(0), ['none', 'attack:green', 'sweep:NW>NE>E']);
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
