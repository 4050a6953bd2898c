import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assetNamed } from '#games/spartacus/arrange.ts';
import { kindOf } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { reasonsOf } from '#games/spartacus/player/reasons.ts';
import { sit } from '#games/spartacus/testing/sitting.ts';

const named = (text: string): number[] => (text === '' ? [] : text.split(' ').map(assetNamed));

/** The reasons of both sides for a trade between seat 0, which has `mine`, and seat 1, which has `theirs`. */
function reasons(mine: string, theirs: string, give: string, giveGold: number, want: string, wantGold: number) {
  const table = sit({
    at: [['open-market', { open: [0, 1] }]],
    set: [`seat 0 table ${mine}`, `seat 1 table ${theirs}`],
  });
  const { houses } = spartacus.viewFor(table.state, 1);
  return reasonsOf(houses, { from: 0, to: 1, give: named(give), giveGold, want: named(want), wantGold });
}

const card = (text: string): number => kindOf(assetNamed(text));

test('an offer says what each side has from it: a weapon that one lacks, gold above what the bank pays', () => {
  assert.deepEqual(reasons('crixus agron', 'verus hilarus sword', '', 5, 'sword', 0), [
    { why: 'lacks', card: card('sword'), type: 'weapon' },
    { why: 'price', gold: 5, bank: 3 },
  ]);
  assert.deepEqual(reasons('crixus agron sword', 'verus hilarus sword trident', 'agron', 0, 'sword', 0), [
    { why: 'none' },
    { why: 'stronger', card: card('agron') },
  ]);
});

test('a House with nobody to send needs men, one with many feeds too many', () => {
  assert.deepEqual(reasons('guard', 'verus hilarus crixus agron', '', 3, 'hilarus', 0), [
    { why: 'men', card: card('hilarus') },
    { why: 'upkeep', card: card('hilarus') },
  ]);
});

test('a champion, a guard, a slave, and a second piece that is to spare', () => {
  const [offers, asked] = reasons('verus hilarus', 'crixus agron.champion', '', 9, 'agron.champion', 0);
  assert.deepEqual(
    [offers, asked],
    [
      { why: 'champion', card: card('agron') },
      { why: 'price', gold: 9, bank: 5 },
    ],
  );
  const guarded = reasons('verus hilarus pietros', 'crixus agron guard', 'pietros', 0, 'guard', 0);
  assert.deepEqual(guarded, [
    { why: 'guards', card: card('guard') },
    { why: 'income', card: card('pietros') },
  ]);
  const [, spare] = reasons('verus hilarus', 'crixus agron sword trident', '', 1, 'sword', 0);
  assert.deepEqual(spare, { why: 'spare', card: card('sword'), type: 'weapon' });
});

test('a bad bargain has no reason', () => {
  assert.deepEqual(reasons('crixus agron', 'verus hilarus', '', 1, 'verus', 0)[1], { why: 'none' });
});
