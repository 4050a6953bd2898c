import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPECTATOR } from '#engine/seat.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

const table = sit({
  seats: 3,
  at: [['auction', { bidders: [0, 1, 2], stacks: [0, 0, 0] }]],
  set: [
    'seat 0 house tullius',
    'seat 0 hand petty-theft destitute',
    'seat 1 hand grand-feast',
    'seat 1 table crixus.2 net.x',
    'seat 1 gold 7',
    'hidden 1',
    'lot scutum',
  ],
});
const drawn = (viewer: number): string => spartacus.draw(spartacus.viewFor(table.state, viewer), spartacus.words.en);

test('the table is drawn with what the cards do: the hand, the House, the lot, the tables', () => {
  const text = drawn(0);
  assert.match(text, /^for sale: scutum \(armor, value 3\) When you are wounded: exhaust this card → cancel 1 wound$/m);
  assert.match(text, /^ {2}petty-theft \(needs influence 2, cashes for 1\) a rival: you take up to 2 gold$/m);
  assert.match(text, /^ {2}Deep Purse: On your Intrigue turn: pay 1 gold → influence \+2 for your next scheme/m);
  assert.match(text, /^ {2}crixus \(5\/4\/3, value 7\) .*only if it inflicts at least 1 wound; once a fight$/m);
  assert.match(text, /^ {5}crixus\.2\(5\/4\/3\) net\.x$/m);
});

test('SP-1.25 SP-7.14 nobody is drawn another’s hand or hidden gold', () => {
  for (const viewer of [0, 2, SPECTATOR]) {
    assert.ok(!drawn(viewer).includes('grand-feast'));
    assert.match(drawn(viewer), /^ 1 .* gold \? {2}hand 1\/5$/m);
  }
  assert.match(drawn(1), /^\*1 .* gold 7 {2}hand 1\/5 grand-feast$/m);
});

test('SP-16.21 open offers are drawn for their two sides, under the names they are answered by', () => {
  const market = sit({
    seats: 3,
    at: [['open-market', { open: [0, 1, 2] }]],
    set: ['seat 0 table crixus agron', 'seat 1 table net', 'seat 1 gold 5', 'seat 2 gold 4'],
  });
  say(market, '0: offer 1:crixus/net+$5', '0: offer 1:agron/-', '2: offer 0:$4/agron');
  const text = (viewer: number): string => spartacus.draw(spartacus.viewFor(market.state, viewer), spartacus.words.en);
  assert.match(text(1), /^offers to you:\n {2}0\.1 {2}crixus → net\+\$5\n {2}0\.2 {2}agron → –$/m);
  assert.match(text(0), /^offers to you:\n {2}2\.1 {2}\$4 → agron\n\nyour offers:\n {2}1\.1 {2}crixus → net\+\$5$/m);
  assert.ok(!text(SPECTATOR).includes('offers'));
});

test('SP-13.2 the arena is drawn row by row, and figures side by side are told apart', () => {
  const fight = sit({
    at: [['action', { slot: 0 }]],
    set: ['seat 0 table crixus', 'seat 1 table agron', 'fight 0 crixus d4 against 1 agron d5'],
  });
  const text = spartacus.draw(spartacus.viewFor(fight.state, 0), spartacus.words.en);
  assert.match(text, /^ {11}a1 {4}a2 {4}a3 {4}a4$/m);
  assert.match(text, /^ {2}d1 {4}d2 {4}d3 {4}\[I\] {3}\[II\] {2}d6 {4}d7$/m);
});

test('every ability has a text in every language, without a gap', () => {
  for (const words of Object.values(spartacus.words)) {
    for (const { slug, abilities } of CARDS) {
      const text = words[`text.card.${slug}`]!;
      assert.equal(/\)$/.test(text), abilities.length === 0, slug);
      assert.ok(!/[{}|]|undefined/.test(text), text);
    }
  }
  assert.equal(spartacus.words.en['text.card.crixus']?.slice(0, 16), '(5/4/3, value 7)');
  assert.equal(spartacus.words.en['text.card.greaves']?.slice(0, 16), '(armor, value 2)');
  assert.equal(spartacus.words.en['choice.use.sword=3'], 'roll a 3 again');
  assert.equal(spartacus.words.fr['choice.cash.guard'], 'l’échanger contre 2 or');
  assert.equal(
    spartacus.words.it['text.card.bribed-sentries'],
    '(richiede influenza 4, vale oro 1) un rivale: scarta 2 guardie a sua scelta',
  );
  assert.equal(
    spartacus.words.en['text.card.runaway'],
    '(needs influence 5, cashes for 1) a rival: discards a slave of its choice',
  );
  assert.equal(
    spartacus.words.en['text.card.exposed-plot'],
    '(needs influence 8, cashes for 3) When a scheme is launched: the scheme is foiled; the launcher: gold −2',
  );
  assert.equal(
    spartacus.words.en['text.card.whispered-rumors'],
    '(needs influence 5, cashes for 2) When a scheme is launched: the scheme is foiled',
  );
});
