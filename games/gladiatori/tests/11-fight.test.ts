import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventFor } from '#engine/event.ts';
import { BEHIND, DIRECTLY_BEHIND, FRONT } from '#games/gladiatori/board.ts';
import { legalReactions } from '#games/gladiatori/rules/10-reactions.ts';
import { cheapest } from '#games/gladiatori/rules/11-injury.ts';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

/** The defence value of seat 1 in a duel with Strength. */
const defence = (his: string, play: string, more: string[] = [], mine = 'strength'): number => {
  const s = stage({ set: [duel(mine, his, ['offense 9'], more)] });
  s.play(`0: done | 0: new-strength | 0: attack:green | ${play}`);
  return s.totals('defenceValued')[0]!;
};

test('GL-10.1–10.4, GL-10.13, GL-16.6, GL-16.12 which Reactions are legal: Table 10-A', () => {
  const one = stage({ set: [duel()] }).seat(0);
  const legal = (grey: number, down: boolean, side: number): number => legalReactions({ ...one, grey, down }, side);
  assert.deepEqual(
    [FRONT, BEHIND, DIRECTLY_BEHIND].map((side) => legal(0, false, side)),
    [15, 8, 0],
  );
  assert.deepEqual(
    [FRONT, BEHIND, DIRECTLY_BEHIND].map((side) => legal(3, false, side)),
    [4, 0, 0],
  );
  assert.deepEqual(
    [FRONT, BEHIND, DIRECTLY_BEHIND].map((side) => legal(0, true, side)),
    [1, 0, 0],
  );
  assert.deepEqual(
    [FRONT, BEHIND, DIRECTLY_BEHIND].map((side) => legal(3, true, side)),
    [0, 0, 0],
  );
});

test('GL-10.1–10.3 what Block, Parry and Oppose add', () => {
  assert.equal(defence('strength energy-1*2', '1: new-strength | 1: energy-1*2 | 0: yes | 1: no'), 2 + 5);
  assert.equal(defence('dexterity energy-0*5', '1: new-dexterity | 1: - | 0: yes | 1: no'), 2);
  assert.equal(defence('berserk', '1: new-berserk | 0: yes | 1: no'), 5);
});

test('GL-10.5–10.7 a Dodge: no Items, up to two Speed, decided when the attack value is known', () => {
  const s = stage({ set: [duel('strength', 'movement', ['offense 9'], ['items scutum'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: new-movement | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [9]);
  assert.notEqual(s.refusal('1: no 3'), null);
  s.play('1: yes 2');
  assert.deepEqual(s.totals('defenceValued'), [8]);
  assert.equal(s.seat(1).now[4], 1);
});

test('GL-10.4 what a Dodge made of the attack is told with its result', () => {
  const results = (reaction: string, guard: string): unknown[] => {
    const s = stage({ set: [duel('strength energy-1*3', 'strength movement', ['items gladius'])] });
    s.play(
      `0: done | 0: new-strength | 0: energy-1*3 | 0: attack:green | 1: new-${reaction} | 1: - | 0: yes | 1: ${guard}`,
    );
    return s.log.events
      .filter(({ kind }) => kind === 'hit' || kind === 'missed')
      .map(({ fields }) => [fields['fav'], fields['halved']]);
  };
  assert.deepEqual(results('strength', 'no'), [[11, 0]]);
  assert.deepEqual(results('movement', 'no 0'), [[5, 11]]);
});

test('GL-10.8, GL-10.9 a Dodge does not move the figure, and a Reaction answers one attack only', () => {
  const s = stage({
    at: [
      ['activation', { by: 0 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength dexterity', 'movement')],
  });
  const before = s.seat(1).cell;
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-movement | 0: yes | 1: yes 0 | 0: no');
  assert.equal(s.seat(1).cell, before);
  s.play('0: done | 0: new-dexterity | 0: attack:green');
  assert.equal(s.asked(), '1 GL-8.37');
  assert.deepEqual(s.from(1), ['pass', 'again-movement']);
});

test('GL-10.10–10.12 five for the same card, never for a Dodge; Oppose needs no Blood', () => {
  assert.equal(defence('strength', '1: new-strength | 0: yes | 1: no'), 5);
  assert.equal(defence('movement', '1: new-movement | 0: yes | 1: no 0'), 0);
  const s = stage({ set: [duel('berserk', 'berserk', [], ['blood 0/5'])] });
  s.play('0: done | 0: new-berserk | 0: attack:green | 1: new-berserk | 0: yes 0 | 1: no');
  assert.deepEqual([s.totals('defenceValued'), s.seat(1).now[3]], [[10], 0]);
});

test('GL-10.14, GL-10.15, GL-15.2–15.4 the side an attack comes from; reacting is free; the Passive', () => {
  const from = (facing: number, hand = 'strength movement'): string[] | string => {
    const s = stage({ set: [duel('strength'), `seat 1 at 1,0 facing ${facing}`, `seat 1 hand ${hand}`] });
    s.play('0: done | 0: new-strength | 0: attack:green');
    return s.asked().startsWith('1') ? s.from(1) : s.asked();
  };
  assert.deepEqual(from(3), ['pass', 'new-strength', 'new-movement']);
  assert.deepEqual(from(1), ['pass', 'new-movement'], 'from behind only a Dodge');
  assert.equal(from(0), '0 GL-11.3', 'from directly behind nothing: he is Passive without a decision');
  const s = stage({ set: [duel('strength', '')] });
  s.play('0: done | 0: new-strength | 0: attack:green');
  assert.ok(s.has('stayedPassive', 'GL-15.4'));
});

test('GL-11.1–11.5, GL-24.2 first the attack value, then the defence value; the parts are their owner’s secret until the end', () => {
  const s = stage({ at: [['rest'], ['activation', { by: 0 }]], set: [duel('strength energy-1', 'berserk')] });
  s.play('0: done | 0: new-strength | 0: energy-1 | 0: attack:green | 1: new-berserk');
  assert.equal(s.seat(1).row[0], -1, 'not yet shown');
  s.play('0: yes | 1: yes');
  const event = s.log.events.find(({ kind }) => kind === 'attackValued')!;
  assert.deepEqual([eventFor(event, 1)['total'], eventFor(event, 1)['parts']], [6, undefined]);
  assert.equal((eventFor(event, 0)['parts'] as unknown[]).length, 2);
  assert.equal((eventFor(event, 1, true)['parts'] as unknown[]).length, 2);
});

test('GL-11.6–11.8, GL-16.1, GL-16.2 Trapped −3, Face-down −5, from behind −3, all together', () => {
  const s = stage({
    set: [
      duel('strength', '', ['grey 1', 'white 2', 'down', 'offense 9', 'items fuscina'], ['grey 2', 'white 2', 'down']),
      'seat 1 at 1,0 facing 0',
    ],
  });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: yes | 1: pay energy-0');
  assert.deepEqual([s.totals('attackValued'), s.totals('defenceValued')], [[9 + 4 - 8], [4 - 8 - 3]]);
  const dodge = stage({ set: [duel('strength', 'movement', ['offense 9']), 'seat 1 at 1,0 facing 1'] });
  dodge.play('0: done | 0: new-strength | 0: attack:green | 1: new-movement | 0: yes | 1: yes 0 | 1: pay energy-0');
  assert.deepEqual(dodge.totals('defenceValued'), [1]);
});

test('GL-11.9–11.14 a null attack does nothing but use up what went into it; the test comes before the Dodge', () => {
  const s = stage({
    set: [
      duel('strength acrobatic-strike unbalancing-strike', 'movement', [
        'white 1',
        'offense 0/5',
        'powers wrestling',
        'items',
      ]),
    ],
  });
  s.play(
    '0: done | 0: new-strength | 0: acrobatic-strike+unbalancing-strike | 0: attack:green | 1: new-movement | 0: no no yes',
  );
  assert.ok(s.has('attackNullified'));
  assert.deepEqual(
    [s.g.vp, s.seat(1).white, s.seat(0).used, s.asked()],
    [[10, 10], 0, 1 << 5, '0 GL-16.19'],
    'no marker on him, nobody is thrown, the Power is gone',
  );
  const one = stage({ set: [duel('strength energy-1', 'movement', ['offense 0/5'])] });
  one.play('0: done | 0: new-strength | 0: energy-1 | 0: attack:green | 1: new-movement | 0: no | 1: no 0');
  assert.equal(one.g.vp[0], 12, 'a value of 1 is not null, though a Dodge halves it to 0');
});

test('GL-11.13 the attacker of a null attack still takes the marker of his Acrobatic Strike and his Sweep', () => {
  const s = stage({ set: [duel('strength acrobatic-strike', '', ['offense 0/5', 'powers deep-wounds'])] });
  s.play('0: done | 0: new-strength | 0: acrobatic-strike | 0: attack:green | 0: no yes 3');
  assert.deepEqual([s.has('attackNullified'), s.seat(0).white], [true, 1]);
  const t = stage({ set: [duel('strength sweep', '', ['offense 0/5', 'powers deep-wounds'])] });
  t.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 0: no 1');
  assert.deepEqual([t.has('attackNullified'), t.seat(0).white], [true, 1]);
});

test('GL-11.15–11.17 a defence value may be negative; Skills drop after use; announced values are final', () => {
  const s = stage({ set: [duel('dexterity energy-0*4', '', ['powers adaptation'], ['grey 3', 'white 2', 'down'])] });
  s.play('0: done | 0: new-dexterity | 0: - | 0: attack:green | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [7]);
  s.play('0 !adaptation: energy-0*3 | 1: no');
  assert.deepEqual(s.totals('defenceValued'), [-8]);
  s.play('0: no');
  assert.ok(s.log.events.some(({ kind, fields }) => kind === 'hit' && fields['fav'] === 7));
  assert.equal(s.seat(0).now[0], 4);
});

test('GL-11.18 against a null attack the defender fixes nothing, but his cards are shown', () => {
  const s = stage({ set: [duel('strength', 'berserk unbalancing-strike acrobatic-strike', ['offense 0/5'])] });
  s.play(
    '0: done | 0: new-strength | 0: attack:green | 1: new-berserk | 1: unbalancing-strike+acrobatic-strike | 0: no',
  );
  assert.equal(s.has('defenceValued'), false);
  assert.deepEqual(
    [names(s.seat(1).discard), s.seat(1).row, s.seat(0).white, s.seat(1).white],
    [['acrobatic-strike', 'unbalancing-strike'], [2], 0, 0],
  );
});

test('GL-11.39–11.44 damage: more than the defence, one and half the cards, Powers, and the margin if it is played', () => {
  const equal = stage({ set: [duel('strength', '', ['offense 4'])] });
  equal.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: yes');
  assert.ok(equal.has('missed'));
  const s = stage({
    options: { marginDamage: true },
    set: [duel('strength energy-0*2 sacrifice feint', 'movement', ['offense 9', 'powers deep-wounds lunge'])],
  });
  s.play(
    '0: done | 0: new-strength | 0: sacrifice+energy-0 | 0: attack:green | 1: new-movement | 0: energy-0 | 0: yes feint 2 | 1: no 0',
  );
  // 9 + 3 + 2 − 2 = 12, halved 6: three cards give 1 + 1, Deep Wounds 2, the margin of 6 gives 2.
  assert.deepEqual([s.totals('attackValued'), s.totals('damaged')], [[12], [6]]);
});

test('GL-11.45–11.48, GL-11.52, GL-24.12 paying: HP deck and Items in any mix, without change or waste, in the open', () => {
  const s = stage({
    at: [['wound', { seat: 1, by: 0, damage: 3 }]],
    set: [duel('', 'strength', [], ['hp energy-1 feint energy-0', 'items galea', 'discard sweep', 'row berserk'])],
  });
  const request = s.request(1);
  assert.deepEqual(
    request.kind === 'form' &&
      request.fields[1]!.request.kind === 'pay' &&
      names(request.fields[1]!.request.from as number[]),
    ['energy-0', 'energy-1', 'feint', 'galea'],
  );
  assert.notEqual(s.refusal('1: pay energy-1'), null);
  assert.notEqual(s.refusal('1: pay galea+energy-0'), null);
  s.play('1: pay galea');
  assert.ok(s.log.events.some(({ kind, fields }) => kind === 'paid' && (fields['things'] as number[]).length === 1));
  assert.deepEqual(
    names(cheapest(stage({ set: [duel('', '', ['hp strength energy-1 energy-0', 'items galea'])] }).seat(0), 3)),
    ['energy-0', 'energy-1'],
  );
});

test('GL-11.49–11.51, GL-11.53 death only when cards and Items together do not suffice', () => {
  const alive = stage({
    at: [['wound', { seat: 1, by: 0, damage: 6 }]],
    set: [duel('', 'strength', [], ['hp energy-1', 'items galea'])],
  });
  assert.deepEqual(alive.fields(1), ['do', 'with']);
  assert.notEqual(alive.refusal('1: die'), null);
  const dead = stage({
    at: [['wound', { seat: 1, by: 0, damage: 7 }]],
    set: [duel('', 'strength*2', [], ['hp energy-1', 'items galea'])],
  });
  dead.play('1: die | 1: no');
  assert.deepEqual(
    [dead.seat(1).out, dead.seat(1).cell, dead.seat(1).items, dead.seat(1).hp, dead.seat(1).cover],
    [1, -1, [], [], false],
  );
  assert.equal(dead.seat(1).hand.length, 2);
});

test('GL-11.54 a dead player decides nothing more, and his VP stay', () => {
  const s = stage({
    options: { staged: true },
    at: [['round']],
    seats: 3,
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0'),
      man(1, '4,0 facing 0', 'strength'),
      man(2, '-4,0 facing 0'),
      'seat 1 dead',
      'seat 1 vp 30',
    ],
  });
  assert.deepEqual(s.g.order.includes(1), false);
  s.play('0: done | 2: done');
  assert.equal(s.g.vp[1], 30);
});

test('GL-11.55 an Item that is paid away counted in the fight', () => {
  const s = stage({ set: [duel('strength energy-1', '', ['offense 9'], ['items parmula', 'guard 0/4'])] });
  s.play('0: done | 0: new-strength | 0: energy-1 | 0: attack:green | 0: yes | 1: no | 1: pay parmula+energy-0');
  assert.deepEqual(s.totals('defenceValued'), [3]);
});

test('GL-11.43 the margin is what the attack has above the defence', () => {
  const s = stage({ options: { marginDamage: true }, set: [duel('strength', '', ['offense 9'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: yes');
  assert.deepEqual(s.totals('damaged'), [1 + 1], 'nine against four');
});
