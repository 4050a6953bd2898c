import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsIn } from '#cli/options.ts';
import { fullName, newParty, rolesIn, seated, seedIn } from '#cli/play/setup.ts';
import { UserError } from '#cli/subcommand.ts';
import { tellIn } from '#cli/words.ts';
import type { Game } from '#engine/game.ts';
import { games } from '#games/index.ts';

const game = games.get('harenula')!;
const tell = tellIn('en');
const names = (roles: Parameters<typeof seated>[0], given: string[]): string[] =>
  seated(roles, given, game, tell).map(fullName);

test('seats are a list of roles, a number, or one person and as few bots as there can be', () => {
  assert.deepEqual(rolesIn(null, game), ['human', 'fighter']);
  assert.deepEqual(rolesIn('3', game), ['human', 'fighter', 'fighter']);
  assert.deepEqual(rolesIn('champion, human', game), ['champion', 'human']);
  // Old names of levels are still accepted.
  assert.deepEqual(rolesIn('random, human,heuristic', game), ['random', 'human', 'heuristic']);
  for (const text of ['5', '1', 'human', '99999999999', 'human,,random', 'Human,random'])
    assert.throws(() => rolesIn(text, game), UserError);
});

test('how many sit down depends on the options, and one person alone has no opponent only where none is wanted', () => {
  const gladiatori = games.get('gladiatori')!;
  const against = (options: object): number => rolesIn(null, gladiatori, { ...options }).length;
  assert.deepEqual([against({}), against({ mode: 'team' }), against({ mode: 'solo' })], [2, 4, 1]);
  const wrong = /takes 3 seats with these options, not 4/;
  assert.throws(() => rolesIn('4', gladiatori, { mode: 'twoVsOne' }), wrong);
});

test('everybody has a name, and a bot shows what it is', () => {
  assert.deepEqual(names(['human', 'random'], []), ['Player', 'Lucius (random)']);
  assert.deepEqual(names(['human', 'human', 'heuristic'], ['Anna']), ['Anna', 'Player 1', 'Lucius (heuristic)']);
  assert.deepEqual(names(['human', 'random', 'random'], ['Lucius']), ['Lucius', 'Marcus (random)', 'Quintus (random)']);
  assert.deepEqual(names(['human', 'random'], ['  \x1b[31mEve\n ', 'Bot']), ['[31mEve', 'Bot (random)']);
  assert.throws(() => names(['human', 'human'], ['A', 'A']), /Two players are called 'A'/);
});

test('options are read by their kinds', () => {
  const options = {
    rounds: { kind: 'number', min: 1, max: 12, default: 6, clause: 'HA-3.1' },
    quick: { kind: 'flag', default: false, clause: 'HA-3.1' },
    arena: { kind: 'choice', of: ['small', 'large'], default: 'small', clause: 'HA-1.7' },
  } as const;
  const with3: Game = { ...game, options };
  assert.deepEqual(optionsIn(['rounds=3, quick=yes', 'arena=large'], with3), {
    rounds: 3,
    quick: true,
    arena: 'large',
  });
  assert.deepEqual(optionsIn(['{"quick": true}'], with3), { quick: true });
  assert.deepEqual(optionsIn([], with3), {});
  for (const [text, reason] of [
    ['rounds', /needs name=value/],
    ['rounds=x', /'rounds' must be a whole number from 1 to 12, not "x" \[HA-3\.1\]/],
    ['quick=maybe', /'quick' must be true or false/],
    ['arena=huge', /must be one of small, large/],
    ['colour=red', /there is no option 'colour'; there are: rounds, quick, arena/],
    ['{"rounds": 3', /is not JSON/],
  ] as const) {
    assert.throws(() => optionsIn([text], with3), reason);
  }
});

test('a seed is filled up with zeros, and fresh ones differ', () => {
  assert.equal(seedIn('A1'), 'a1'.padStart(64, '0'));
  assert.match(seedIn(null), /^[0-9a-f]{64}$/);
  assert.notEqual(seedIn(null), seedIn(null));
  for (const text of ['', 'g', '0'.repeat(65)]) assert.throws(() => seedIn(text), UserError);
});

test('the same seed gives the same match, with the same name and promise', () => {
  const [one, other, third] = ['1', '1', '2'].map(
    (seed) => newParty(game, seated(['human', 'random'], [], game, tell), {}, seedIn(seed)).match,
  );
  assert.equal(one!.header.match, other!.header.match);
  assert.equal(one!.header.commitment, other!.header.commitment);
  assert.deepEqual(one!.table.state, other!.table.state);
  assert.notEqual(one!.header.match, third!.header.match);
});
