import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNotation, readAnswer } from '#cli/play/answer.ts';
import { QuestionPrompt } from '#cli/play/asking.ts';
import { LANGUAGES, tellIn } from '#cli/words.ts';
import { canonical } from '#engine/requests/choices.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { amount, field, form, offer, order, path, pay, pick, purchase, subset } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';
import { Telling } from '#telling/telling.ts';

const game = games.get('harenula')!;
const names = ['Anna', 'Ben', 'Bernd'];
const asking = new QuestionPrompt(new Telling(game, names, 'en'), tellIn('en'));
const line = [[1], [0, 2], [1, 3], [2]];

const requests: { readonly [what: string]: Request } = {
  'a pick of words': pick(0, 'word', ['accept', 'refuse']),
  'a pick of seats': pick(0, 'seat', [1, 2, 'nobody']),
  'a pick of cards': pick(0, 'card', [0, 0, 5, 'bare']),
  'an amount': amount(0, 'coins', 2, 9),
  'an amount in steps': amount(0, 'coins', 0, 20, 5),
  'a small subset': subset(0, 'card', [0, 0, 5], 0, 2),
  'a large subset': subset(0, 'card', [0, 0, 1, 2, 3, 4, 5, 5], 1, 4, [{ items: [5], min: 0, max: 1 }]),
  'a purchase': purchase(0, 'card', [0, 1, 2], 0, 3, [1, 2, 3], 4),
  'a payment': pay(0, 'card', [0, 1, 2, 5], [1, 2, 3, 1], 3, false, true),
  'a walk': path(0, 'cell', 0, line, 2),
  'a walk whose way matters': path(0, 'cell', 0, line, 2, { passing: true, mayStay: false }),
  'an order': order(0, 'card', [0, 1, 5]),
  'an offer': offer(0, 'laurel', [{ seat: 1, items: [3], coins: 2 }], [1, 2], 4, true),
  'a form': form(0, [
    field('do', pick(0, 'word', ['pay', 'fall'])),
    field('cards', pay(0, 'card', [0, 1], [1, 2], 2), { field: 'do', is: ['pay'] }),
  ]),
  'a form in a form': form(0, [
    field('to', pick(0, 'seat', [1, 2])),
    field('what', form(0, [field('n', amount(0, 'coins', 1, 40))])),
  ]),
};

/** Their answers are numbers, or too many to be listed. */
const WITHOUT_MENU: readonly string[] = [
  'an amount',
  'an amount in steps',
  'a large subset',
  'an offer',
  'a form in a form',
];

const read = (request: Request, text: string) =>
  readAnswer(request, text, { nouns: game.nouns, names, menu: asking.menu(request) });
const same = (request: Request, one: Choice | null, other: Choice): void =>
  assert.deepEqual(canonical(request, one!), canonical(request, other));

for (const [what, request] of Object.entries(requests)) {
  const menu = asking.menu(request);
  if (WITHOUT_MENU.includes(what)) test(`${what}: has no menu`, () => assert.equal(menu, null));
  else
    test(`${what}: every label and every notation of the menu is read as its choice`, () => {
      assert.ok(menu!.length > 1);
      for (const { label, notation, choice } of menu!) {
        same(request, read(request, label).choice, choice);
        same(request, read(request, notation).choice, choice);
        same(request, read(request, notation.toUpperCase()).choice, choice);
        assert.ok(isNotation(notation, menu));
      }
    });

  test(`${what}: the examples are answers, and in every language it is said how to write one`, () => {
    const examples = asking.examples(request);
    assert.ok(examples.length > 0);
    for (const example of examples) assert.equal(read(request, example).refusal, null, example);
    for (const language of LANGUAGES) {
      const tell = tellIn(language);
      const lines = new QuestionPrompt(new Telling(game, names, language), tell).manner(request);
      assert.ok(lines.length > 0 && lines.every((text) => text.trim().length > 3));
    }
  });
}

test('a number never means two things: where answers are numbers they are their own labels', () => {
  const seats = asking.menu(requests['a pick of seats']!)!;
  assert.deepEqual(
    seats.map(({ label, gloss }) => [label, gloss]),
    [
      ['1', 'Ben'],
      ['2', 'Bernd'],
      ['nobody', null],
    ],
  );
  const cards = asking.menu(requests['a pick of cards']!)!;
  assert.deepEqual(
    cards.map(({ label, shown }) => [label, shown]),
    [
      ['1', 'blow-1'],
      ['2', 'trick'],
      ['3', 'bare'],
    ],
  );
  assert.equal(asking.menu(requests['an amount']!), null);
  // '3' must mean three coins, never the third line of the menu.
  const bid = form(0, [
    field('do', pick(0, 'word', ['bid', 'pass'])),
    field('coins', amount(0, 'coins', 2, 5), { field: 'do', is: ['bid'] }),
  ]);
  assert.deepEqual(
    asking.menu(bid)!.map(({ label }) => label),
    ['bid 2', 'bid 3', 'bid 4', 'bid 5', 'pass'],
  );
});

test('a person may write as people do', () => {
  assert.equal(read(requests['a pick of seats']!, 'bern').choice, 2);
  assert.equal(read(requests['a pick of seats']!, 'Ben').choice, 1);
  assert.notEqual(read(requests['a pick of seats']!, 'be').refusal, null);
  assert.equal(read(requests['a pick of words']!, 'acc').choice, 'accept');
  assert.deepEqual(read(requests['a large subset']!, 'blow-1, trick blow-2').choice, [0, 5, 1]);
  assert.deepEqual(read(requests['an order']!, 'trick blow-1 blow-2').choice, [5, 0, 1]);
  assert.deepEqual(read(requests['a walk']!, 'e1').choice, [1, 2]);
  assert.deepEqual(read(requests['a walk']!, 'd1 e1').choice, [1, 2]);
  assert.deepEqual(read(requests['a form in a form']!, 'Bernd (7)').choice, { to: 2, what: { n: 7 } });
  assert.deepEqual(read(requests['an offer']!, 'ben:1/$2').choice, {
    with: 1,
    give: [1],
    giveCoins: 0,
    want: [],
    wantCoins: 2,
  });
});

test('the goal alone is no answer where the way matters', () => {
  assert.notEqual(read(requests['a walk whose way matters']!, 'e1').refusal, null);
  assert.deepEqual(read(requests['a walk whose way matters']!, 'd1>e1').choice, [1, 2]);
});

test('a refusal names the clause of the question', () => {
  const request = { ...requests['a pick of words']!, clause: 'HA-3.3' };
  assert.equal(read(request, 'perhaps').refusal!.clause, 'HA-3.3');
});

test('who names what is barred is told the clause and the reason', () => {
  const barred = (request: Request, ...items: (number | string)[]): Request => ({
    ...request,
    barred: items.map((item) => ({ item, clause: 'HA-9.9', reason: 'so it is' })),
  });
  const reason = { clause: 'HA-9.9', code: 'barred', text: 'so it is' };
  const refused = (request: Request, text: string) => read(request, text).refusal;
  assert.deepEqual(refused(barred(requests['a pick of cards']!, 3), 'GUARD-1'), reason);
  assert.deepEqual(refused(barred(pick(0, 'seat', [1]), 2), '2'), reason);
  assert.deepEqual(refused(barred(pick(0, 'seat', [1]), 2), 'bernd'), reason);
  assert.deepEqual(refused(barred(requests['a walk']!, 3), game.nouns['cell']!.print(3)), reason);
  assert.equal(refused(barred(requests['a walk']!, 3), game.nouns['cell']!.print(2)), null, 'another cell');
  assert.deepEqual(refused(barred(requests['a small subset']!, 3), 'trick+guard-1'), reason);
  assert.deepEqual(refused(barred(requests['a form']!, 5), 'pay trick'), reason);
  assert.equal(refused(barred(requests['a form in a form']!, 2), '1 ( 99 )')!.code, 'out-of-range');
  assert.equal(refused(barred(requests['a pick of cards']!, 3), 'guard-2')!.code, 'unreadable');
});

test('who names what is barred with one answer only is told why with that answer', () => {
  const request: Request = {
    ...form(0, [
      field('do', pick(0, 'word', ['lay', 'burn', 'hit'])),
      field('card', pick(0, 'card', [0]), { field: 'do', is: ['lay', 'burn'] }),
      field('on', pick(0, 'seat', [1]), { field: 'do', is: ['hit'] }),
    ]),
    barred: [
      { item: 5, of: 'card', when: 'lay', clause: 'HA-9.1', reason: 'it is torn' },
      { item: 5, of: 'card', when: 'burn', clause: 'HA-9.2', reason: 'it is wet' },
      { item: 'fly', clause: 'HA-9.3', reason: 'nobody flies' },
    ],
  };
  const clause = (text: string) => read(request, text).refusal!.clause;
  assert.equal(clause('lay trick'), 'HA-9.1');
  assert.equal(clause('BU trick'), 'HA-9.2');
  assert.equal(clause('fly'), 'HA-9.3');
  assert.equal(read(request, 'hit 5').refusal!.code, 'unreadable', 'a seat, not the card of that number');
  assert.equal(read(request, 'hit trick').refusal!.code, 'unreadable', 'not barred with this answer');
});

test('when a field is asked is said in the words of the field it depends on', () => {
  const asked = (is: readonly number[]) =>
    form(0, [
      field('card', pick(0, 'card', [0, 1, 5, 'none'])),
      field('coins', amount(0, 'coins', 1, 3), { field: 'card', is }),
    ]);
  const told = (is: readonly number[]) => asking.manner(asked(is)).find((line) => line.startsWith('  coins'));
  assert.equal(told([5]), '  coins (card = trick): A whole number from 1 to 3.');
  assert.equal(told([0, 1, 5]), '  coins (card ≠ none): A whole number from 1 to 3.');
});

test('what is picked from a long list has its number, and its gloss, too', () => {
  const words = Array.from({ length: 60 }, (_, i) => `w${String.fromCharCode(97 + (i % 26))}${i}`);
  const menu = asking.menu(pick(0, 'word', [...words.slice(1), 'accept']))!;
  assert.deepEqual([menu.length, menu[40]!.label, menu[59]!.gloss], [60, '41', game.words.en['choice.accept'] ?? null]);
  assert.equal(asking.menu(pick(0, 'word', [...words, 'one-more'])), null);
});

test('a menu says in the reader’s language what to type, and nothing twice', () => {
  const arena = games.get('gladiatori')!;
  const shownIn = (language: 'en' | 'it', request: Request): string[] =>
    new QuestionPrompt(new Telling(arena, ['Anna', 'Ben'], language, true), tellIn(language))
      .menu(request)!
      .map(({ notation, gloss }) => (gloss === null ? notation : `${notation} (${gloss})`));
  const words = pick(0, 'word', ['no', 'feint']);
  assert.deepEqual(shownIn('en', words), ['no', 'feint (play the Feint)']);
  assert.deepEqual(shownIn('it', words), ['no', 'feint (gioca la Finta)']);
  const things = subset(0, 'thing', [0, 4, 4], 2, 2);
  assert.deepEqual(shownIn('en', things), ['strength+energy-0', 'energy-0*2']);
  assert.deepEqual(shownIn('it', things), ['strength+energy-0 (Forza, Energia 0)', 'energy-0*2 (Energia 0 ×2)']);
  const both = form(0, [field('guard', pick(0, 'word', ['yes', 'no'])), field('speed', amount(0, 'points', 1, 1))]);
  assert.deepEqual(shownIn('en', both), [
    'yes 1 (use Guard: yes · Speed spent: 1)',
    'no 1 (use Guard: no · Speed spent: 1)',
  ]);
  const bid = form(0, [
    field('do', pick(0, 'word', ['bid', 'pass'])),
    field('coins', amount(0, 'coins', 2, 3), { field: 'do', is: ['bid'] }),
  ]);
  assert.deepEqual(shownIn('en', bid), ['bid 2', 'bid 3', 'pass']);
});

test('the whole name of a player who is not offered is not short for another player', () => {
  const people = ['Anna', 'Ben', 'Benno'];
  const readWith = (text: string) =>
    readAnswer(pick(0, 'seat', [0, 2]), text, { nouns: game.nouns, names: people, menu: null });
  assert.equal(readWith('benn').choice, 2);
  assert.notEqual(readWith('ben').refusal, null);
});
