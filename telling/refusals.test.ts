// Why an answer is refused, as a person reads it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalOf } from '#engine/requests/legal.ts';
import { parse } from '#engine/requests/notation.ts';
import { type Choice, path, pay, pick, type Request, subset } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';
import { Telling } from '#telling/telling.ts';
import { LANGUAGES } from '#telling/words.ts';

const game = games.get('harenula')!;
const telling = new Telling(game, ['Anna', 'Ben', 'Cleo'], 'en');

test('why something is refused is said in the words of the game first, then in ours, then as the engine says it', () => {
  const fr = {
    ...game.words.fr,
    'barred.HA-4.2': 'la case est prise',
    'refused.too-far': 'trop loin pour vous',
    'refused.too-far.HA-4.3': 'trop loin d’un pas',
  };
  const french = new Telling({ ...game, words: { ...game.words, fr } }, ['Anna', 'Ben'], 'fr');
  const why = (clause: string, code: string): string => french.reason({ clause, code, text: 'in English' });
  assert.equal(why('HA-4.2', 'barred'), 'la case est prise');
  assert.equal(why('HA-4.3', 'barred'), 'in English');
  assert.equal(why('HA-4.2', 'too-far'), 'trop loin pour vous');
  assert.equal(why('HA-4.3', 'too-far'), 'trop loin d’un pas');
  assert.equal(why('HA-4.2', 'must-move'), 'on ne peut pas rester ici');
  assert.equal(why('HA-4.2', 'unheard-of'), 'in English');
});

test('a refusal names items, never their numbers, in every language', () => {
  const line = [[1], [0, 2], [1]];
  const wrong: [Request, Choice, string[]][] = [
    [subset(0, 'card', [0, 1, 5], 0, 3, [{ items: [0, 1], min: 0, max: 1 }]), [0, 1], ['not 2', 'pas 2', 'non 2']],
    [subset(0, 'card', [0, 1, 5], 0, 3, [{ items: [0, 1], min: 1, max: 2 }]), [5], ['not 0', 'pas 0', 'non 0']],
    [subset(0, 'card', [0, 1], 0, 2), [0, 0], ['more often', 'plus souvent', 'più spesso']],
    [pay(0, 'card', [0, 1], [3, 3], 3, false, true), [0, 1], ['not needed', 'pas nécessaire', 'non serve']],
    [path(0, 'card', 0, line, 2, { blocked: [1] }), [1], ['be entered', 'entrer', 'entrare']],
    [path(0, 'card', 0, line, 2, { ends: [2] }), [1], ['not end', 'pas finir', 'non può finire']],
    [path(0, 'card', 0, line, 2, { halts: [1] }), [1, 2], ['must end', 'doit finir', 'deve finire']],
  ];
  for (const [request, choice, said] of wrong) {
    const refusal = refusalOf(request, choice)!;
    assert.doesNotMatch(refusal.text, /\[/);
    for (const [i, language] of LANGUAGES.entries()) {
      const teller = new Telling(game, ['Anna', 'Ben'], language);
      const reason = teller.reason(refusal);
      assert.ok(reason.includes(said[i]!), reason);
      for (const item of refusal.items!) assert.ok(reason.includes(teller.item('card', item)), reason);
    }
  }
});

test('a seat with which no bargain can be made is named in every language', () => {
  const refusal = { clause: 'HA-3.1', code: 'no-partner', text: 'this player is done', of: 'seat', items: [1] };
  const told = LANGUAGES.map((language) => new Telling(game, ['Anna', 'Ben'], language).reason(refusal));
  assert.deepEqual(told, [
    'no bargain can be made with Ben here',
    'aucun marché n’est possible ici avec Ben',
    'qui nessun affare è possibile con Ben',
  ]);
});

test('a word that cannot be read is repeated, and what it could have been is not listed by its notation', () => {
  const refused = parse(pick(0, 'card', [0, 1]), 'nonsense', game.nouns).refusal!;
  assert.equal(telling.reason(refused), '“nonsense” is not offered here');
  const several = parse(pick(0, 'word', ['accept', 'acquit']), 'ac', game.nouns).refusal!;
  assert.equal(telling.reason(several), '“ac” could mean several things');
  assert.equal(telling.reason(refusalOf(pick(0, 'card', [0, 1]), 268)!), 'that is not offered here');
});
