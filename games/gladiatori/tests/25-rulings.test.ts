// The rulings of 2026-11-15: when a restriction is tested, the +4 and a null attack, a number of animals drawn at random,
// a game lost by all.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { defaultOptions } from '#engine/options.ts';
import { CENTRE } from '#games/gladiatori/board.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { outcome } from '#games/gladiatori/rules/19-ending.ts';
import { campaignResults } from '#games/gladiatori/rules/21-campaign.ts';
import { cellOf, figureAt } from '#games/gladiatori/state.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

const held = ['grey 2', 'powers stand-up'];

test('GL-13.5, GL-25.15 Stand up! after the cards are shown opens what is still to be performed', () => {
  const s = stage({ set: [duel('strength acrobatic-strike reflex', '', held)] });
  s.play('0: done | 0: new-strength | 0: acrobatic-strike+reflex | 0: attack:green');
  assert.deepEqual(s.fields(0), ['offense'], 'shown, and not to be performed by one who is held');
  s.play('0 !stand-up: stand-up');
  assert.deepEqual(s.fields(0), ['offense', 'acrobatic']);
  s.play('0: yes yes | 1: no | 1: pay energy-1');
  assert.deepEqual([s.totals('attackValued'), s.asked()], [[8], '0 GL-13.50']);
});

test('GL-13.5 Reflex is tested when it moves, not when its card is shown', () => {
  const asked = (stood: boolean): string => {
    const s = stage({ at: [['rest'], ['activation', { by: 0 }]], set: [duel('strength reflex energy-0', '', held)] });
    s.play('0: done | 0: new-strength | 0: reflex | 0: attack:green | 0: yes | 1: yes');
    if (stood) s.play('0 !stand-up: stand-up');
    s.play('0: no');
    return s.asked().split(',')[0]!;
  };
  assert.equal(asked(true), '0 GL-13.50', 'free before Reflex moves');
  assert.equal(asked(false), '0 GL-16.19');
});

test('GL-13.5 what was to be declared while held stays undone after Stand up!', () => {
  const s = stage({ set: [duel('strength sweep', '', held)] });
  s.play('0: done | 0: new-strength | 0: sweep');
  assert.deepEqual(s.from(0), ['none', 'attack:green']);
  s.play('0: attack:green | 0 !stand-up: stand-up | 0: yes');
  assert.deepEqual([s.totals('attackValued'), s.seat(0).pendingWhite], [[5], 0], 'a card like any other');
});

test('GL-14.12, GL-11.13 an attacker has used his +4 in a null attack', () => {
  const s = stage({ set: [duel('strength', '', ['plus-four', 'grey 1', 'white 2', 'down'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: no');
  assert.deepEqual([s.totals('attackValued'), s.seat(0).plusFour], [[4 - 3 - 5], false]);
});

test('GL-14.12, GL-11.18 the +4 of a defender who reacted to a null attack lapses; that of a Passive one stays', () => {
  const left = (answer: string): boolean => {
    const s = stage({ set: [duel('strength', 'strength', [], ['plus-four'])] });
    s.play(`0: done | 0: new-strength | 0: attack:green | 1: ${answer} | 0: no`);
    assert.ok(s.has('attackNullified') && !s.has('defenceValued'));
    return s.seat(1).plusFour;
  };
  assert.deepEqual([left('new-strength'), left('pass')], [false, true]);
});

test('GL-14.12, GL-13.16 so it is for a target of a Sweep with a null value, until he takes his Reaction back', () => {
  const sweep = (mine: string, his: string): boolean => {
    const s = stage({
      seats: 3,
      set: [
        'turn 3',
        'round 1',
        man(0, '0,0 facing 0', 'strength sweep feint', ['offense 3']),
        man(1, '1,-1 facing 4'),
        man(2, '1,0 facing 3', 'strength feint', ['plus-four']),
      ],
    });
    s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 2: new-strength | 2: - | 0: yes | 1: no');
    assert.deepEqual([s.totals('attackValued'), s.totals('defenceValued').length], [[4, 0], 1]);
    assert.equal(s.seat(2).plusFour, false);
    s.play(`0: ${mine}`);
    if (mine === 'feint') s.play(`2: ${his}`);
    return s.seat(2).plusFour;
  };
  assert.deepEqual([sweep('no', ''), sweep('feint', 'no'), sweep('feint', 'feint')], [false, false, true]);
});

test('GL-23.3 the number of animals can be drawn: one number of the range for each player', () => {
  const drawn = (seats: number, species: string, seed: number): number => {
    const options = { mode: seats === 1 ? 'solo' : 'coop', species, animals: 'random' };
    const s = stage({
      seats,
      options,
      at: [['game', { herd: ['dog', 'wolf', 'lion', 'bear'].indexOf(species) }]],
      random: fastRandom(seed),
    });
    assert.ok(s.has('herdFormed', 'GL-23.3') && s.asked().startsWith('0 GL-4.1'), 'public before characters are made');
    assert.ok(s.g.animals.every((animal) => animal.where === 0 && animal.cell === -1));
    return s.g.animals.length;
  };
  const seen = (seats: number, species: string): number[] => {
    const counts = Array.from({ length: 60 }, (_, seed) => drawn(seats, species, seed));
    return [...new Set(counts)].sort((a, b) => a - b);
  };
  assert.deepEqual(seen(1, 'dog'), [5, 6]);
  assert.deepEqual(seen(1, 'wolf'), [3, 4, 5]);
  assert.deepEqual(seen(2, 'lion'), [2, 3, 4]);
  assert.deepEqual(seen(3, 'bear'), [3]);
});

test('GL-23.3 setup leaves the draw to the game, and numbers that the players give win over it', () => {
  const animals = (more: object) =>
    gladiatori.setup(2, { ...defaultOptions(gladiatori.options), mode: 'coliseum', species: 'lion', ...more });
  const drawing = animals({ animals: 'random' });
  assert.deepEqual([drawing.animals, (drawing.flow.frames[0] as { herd?: number }).herd], [[], 2]);
  const own = animals({ animals: 'random', dogs: 3 });
  assert.deepEqual([own.animals.length, (own.flow.frames[0] as { herd?: number }).herd], [3, -1]);
  assert.deepEqual(
    [animals({ animals: 'lower' }).animals.length, animals({ animals: 'upper' }).animals.length],
    [2, 4],
  );
  assert.deepEqual(animals({ mode: 'ffa', animals: 'random' }).animals, []);
});

test('GL-23.60 a cooperative game in which nobody is left is lost by all: the first place is the animals’', () => {
  const end = (first: string[], second: string[]) =>
    outcome(
      stage({
        options: { mode: 'coop' },
        at: [['finish']],
        set: ['turn 6', 'round 2', man(0, '0,0 facing 0', '', first), man(1, '1,0 facing 3', '', second)],
      }).g,
    );
  assert.deepEqual(end(['dead'], ['dead']), { clause: 'GL-23.60', places: [2, 2], scores: [0, 0] });
  assert.deepEqual(end([], ['dead']), { clause: 'GL-23.59', places: [1, 2], scores: [1, 0] });
  assert.deepEqual(end([], []), { clause: 'GL-23.59', places: [1, 1], scores: [1, 1] });
  const solo = stage({
    seats: 1,
    options: { mode: 'solo' },
    at: [['finish']],
    set: [man(0, '0,0 facing 0', '', ['dead'])],
  });
  assert.deepEqual(outcome(solo.g), { clause: 'GL-23.60', places: [2], scores: [0] });
  assert.equal(campaignResults(solo.g)[0]!.won, false);
});

test('GL-4.20, GL-24.8 of the box only what one purchase can take is seen, and only while cards are bought above the limits', () => {
  const seen = (rule: string, stock: number[]): number[] => {
    const s = stage({ options: { overLimit: true }, at: [[rule]], random: fastRandom(1) });
    s.g.stock = stock;
    return viewFor(s.g, 1).stock;
  };
  assert.deepEqual(seen('over-limit', [9, 9, 9]), [4, 4, 1]);
  assert.deepEqual(seen('over-limit', [0, 3, 0]), [0, 3, 0]);
  assert.deepEqual(seen('create', [9, 9, 9]), [0, 0, 0]);
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
