// The first card of each sort is numbered 0: Brasus, Twin Fangs, Practice Sica, Two Palms; so are the first seat and the
// Morning. What holds for all of them must hold for these.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { CLASS_NAMES, RESOURCE_NAMES, SECOND_NAMES, TASK_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { consistent } from '#games/house-of-gladiators/determinise-guesses.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { saleValue } from '#games/house-of-gladiators/rules/09-selling.ts';
import { training } from '#games/house-of-gladiators/rules/10-training.ts';
import { aidsFor, whyNotUpgraded } from '#games/house-of-gladiators/rules/11-upgrading.ts';
import { assignment } from '#games/house-of-gladiators/rules/12-assignment.ts';
import { hasAdvantage } from '#games/house-of-gladiators/rules/14-advantage.ts';
import { arena } from '#games/house-of-gladiators/rules/14-arena.ts';
import { bout } from '#games/house-of-gladiators/rules/14-bout.ts';
import { duties } from '#games/house-of-gladiators/rules/19-duties.ts';
import { standingOf } from '#games/house-of-gladiators/rules/20-tasks.ts';
import { classOf, levelOf, maxHp, statOf } from '#games/house-of-gladiators/state.ts';
import { decide, dutiesAfter, eventsOf, tableAt } from '#games/house-of-gladiators/testing/positions.ts';

const UPGRADED = 'seat 0 gladiator brasus second=twin-fangs hp=12 victories=3';
const OTHERS = ['round 3', 'seat 0 gladiators dizas', 'seat 1 gladiators florus castor', 'seat 1 task granary'];

test('Brasus, Twin Fangs, Practice Sica and Two Palms are the first of their sorts', () => {
  assert.deepEqual(
    [TIRO_NAMES[0], SECOND_NAMES[0], RESOURCE_NAMES[0], TASK_NAMES[0]],
    ['brasus', 'twin-fangs', 'practice-sica', 'two-palms'],
  );
});

test('HG-11.7, HG-9.4, HG-11.9 the first second-level card counts like any other', () => {
  const t = tableAt([UPGRADED, ...OTHERS, 'seat 0 coins 30', 'seat 0 rations 9'], {
    frames: [training.frame({ open: [0] })],
  });
  const house = t.state.houses[0]!;
  const gladiator = house.ludus[0]!;
  gladiator.hp = maxHp(gladiator);
  const tiro = { ...gladiator, second: -1 };
  assert.deepEqual([levelOf(gladiator), levelOf(tiro)], [2, 1]);
  assert.deepEqual([classOf(gladiator), classOf(tiro)], [3, 0]);
  assert.ok(maxHp(gladiator) > maxHp(tiro));
  assert.ok([0, 1, 2].some((attribute) => statOf(gladiator, attribute) > statOf(tiro, attribute)));
  assert.equal(saleValue(gladiator), 10);
  assert.equal(standingOf(house).upgraded, 1);
  assert.equal(aidsFor(t.state, house, gladiator), null);
  assert.equal(whyNotUpgraded(t.state, house, gladiator)?.clause, 'HG-11.9');
  // It lies with him, not in the deck, in whatever a rival thinks of.
  const view = houseOfGladiators.viewFor(t.state, 1);
  for (let seed = 0; seed < 20; seed++)
    assert.ok(!houseOfGladiators.determinise(view, fastRandom(seed)).seconds[0]!.includes(0));
  decide(t, 0, 'manage sell brasus');
  assert.deepEqual([t.state.tiroDiscard, t.state.secondDiscard[0]], [[0], [0]]);
});

test('HG-14.5–14.11 each class has advantage over one other of its level, and every second level over every first', () => {
  const fighter = (tiro: string, second: number) => ({
    tiro: TIRO_NAMES.indexOf(tiro),
    second,
    hp: 1,
    victories: 0,
    glory: 0,
  });
  const tiros = ['brasus', 'florus', 'hanno'];
  const all = [...tiros.map((one) => fighter(one, -1)), ...tiros.map((one, cls) => fighter(one, 8 * cls))];
  const over = all.map((one) =>
    all.flatMap((other) => (hasAdvantage(one, other) ? [CLASS_NAMES[classOf(other)]] : [])),
  );
  const first = ['Thracian', 'Secutor', 'Laquearius'];
  assert.deepEqual(over, [
    ['Secutor'],
    ['Laquearius'],
    ['Thracian'],
    [...first, 'Retiarius'],
    [...first, 'Dimachaerus'],
    [...first, 'Murmillo'],
  ]);
});

test('HG-23.20 a man who is killed was not spared, and one who is spared was not killed', () => {
  for (const [choice, kills, spares] of [
    ['kill', 1, 0],
    ['spare', 0, 1],
  ] as const) {
    const lines = ['seat 0 gladiators brasus', ...OTHERS, 'seat 0 plan morning brasus', 'seat 1 plan morning florus'];
    const t = tableAt(lines, {
      frames: [bout.frame({ slot: 0, houses: [0, 1], control: [0, 1] })],
      dice: [3, 3, 6, 1],
    });
    t.state.houses[1]!.ludus[0]!.hp = 2;
    decide(t, 0, 'speed');
    decide(t, 0, choice);
    const { deeds } = t.state.houses[0]!;
    assert.deepEqual([choice, deeds.kills, deeds.spares], [choice, kills, spares]);
  }
});

test('HG-12.6, HG-12.14, HG-14.2 Brasus fights in the Morning with the Practice Sica', () => {
  const t = tableAt(['seat 0 gladiators brasus', ...OTHERS, 'seat 0 task strongbox'], {
    frames: [arena.frame(), assignment.frame()],
    dice: [3, 3, 3, 3, 3, 3],
  });
  decide(t, 0, 'brasus practice-sica dizas none none');
  const [assigned] = eventsOf(t, 'assigned');
  assert.equal(assigned, undefined);
  decide(t, 1, 'florus none none none');
  const [own, other] = eventsOf(t, 'assigned');
  assert.deepEqual(own!.fields['slots'], ['morning', 'afternoon']);
  assert.deepEqual(own!.secrets![0]!.fields, { gladiators: [0, 1], cards: [0] });
  assert.deepEqual(other!.fields['slots'], ['morning']);
  assert.deepEqual(eventsOf(t, 'entered')[0]!.fields['cards'], [0]);
  assert.deepEqual(t.state.houses[0]!.open, [1, 2]);
  assert.ok(t.state.houses[0]!.busy.includes(0));
});

test('HG-12.14, HG-6.7 the gladiator in a slot is hidden, and what lies beneath him is not thrown away', () => {
  const lines = ['seat 0 gladiators brasus', ...OTHERS, 'seat 0 plan morning brasus practice-sica'];
  const t = tableAt(lines, { frames: [arena.frame({ slot: 3 })] });
  const { state } = t;
  const house = state.houses[0]!;
  house.plan.fighters[0] = 0;
  house.plan.combat[0] = 0;
  assert.deepEqual(houseOfGladiators.viewFor(state, 1).houses[0]!.plan.fighters, [-2, -1, -1]);
  assert.ok(consistent(state, 1));
  house.open.splice(0, 1);
  assert.ok(!consistent(state, 1), 'equipped with what is not in the hand');
  house.open.unshift(0);
  house.busy.push(0);
  assert.ok(!consistent(state, 1), 'who has fought lies in no slot');
});

test('HG-19.2, HG-19.3, HG-20.2 the first gladiator dies, is paid for, and the first task is completed', () => {
  const t = tableAt(['seat 0 dead brasus second=twin-fangs', ...OTHERS, 'seat 0 task two-palms', 'seat 0 coins 0'], {
    frames: [duties.frame()],
  });
  assert.deepEqual([t.state.tiroDiscard, t.state.secondDiscard[0]], [[0], [0]]);
  assert.equal(eventsOf(t, 'reimbursed')[0]!.fields['coins'], 10);
  const win = { round: 3, slot: 0, level: 1, tiro: 0, against: false, bare: false, loss: 5, substitution: false };
  const checked = (wins: number) =>
    dutiesAfter(['seat 0 gladiators brasus', ...OTHERS, 'seat 0 task two-palms'], (g) => {
      g.houses[0]!.deeds.wins = Array.from({ length: wins }, (_, slot) => ({ ...win, slot }));
    });
  assert.deepEqual([eventsOf(checked(1), 'completed').length, checked(1).state.houses[0]!.task], [0, [0]]);
  assert.deepEqual(
    eventsOf(checked(2), 'completed').map(({ fields }) => [fields['seat'], fields['task']]),
    [[0, 0]],
  );
});
