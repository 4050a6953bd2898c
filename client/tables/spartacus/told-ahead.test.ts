// What the table tells before it happens, and keeps after it has: the next Upkeep, bids after a tie, purses, costs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pictures } from '#client/stage/beat.ts';
import { goldCost, lackOf } from '#client/tables/spartacus/intrigue/costs.ts';
import { refusedBy } from '#client/tables/spartacus/intrigue/support-sum.ts';
import { upkeepOf } from '#client/tables/spartacus/parts/ledger.ts';
import { pictured } from '#client/tables/spartacus/pictures.ts';
import type { SpartacusProps } from '#client/tables/spartacus/props.ts';
import { scenes } from '#client/tables/spartacus/scenes/index.ts';
import type { SeenEvent } from '#engine/event.ts';
import { CARDS, EXHAUSTED, GUARD, INJURED } from '#games/spartacus/cards.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const [ANNA, VARRO] = [0, 1];
const gladiator = CARDS.findIndex(({ id }) => id === 'SG-1');
const slave = CARDS.findIndex(({ id }) => id === 'SS-1');

interface Asked {
  clause: string;
  choice?: unknown;
  from?: readonly unknown[];
}

function propsFor(assets: number[], scenesOn: readonly object[], asked: Asked | null = null): SpartacusProps {
  const house = { card: 0, influence: 7, gold: 6, hand: [], assets };
  const view = { turn: 2, host: ANNA, houses: [house, house, house], flow: { scenes: scenesOn }, bets: [] };
  return {
    view,
    viewer: ANNA,
    names: ['Anna', 'Varro', 'Livia'],
    language: 'en',
    events: [],
    replaying: false,
    draft: { value: asked?.choice ?? null },
    request:
      asked === null ? null : { kind: 'pick', of: 'act', from: asked.from ?? [], barred: [], clause: asked.clause },
  } as unknown as SpartacusProps;
}

const TIRED = gladiator | EXHAUSTED;

test('SP-4.4 the next Upkeep counts what will be refreshed by then', () => {
  assert.equal(upkeepOf(propsFor([gladiator, TIRED, slave], []), ANNA), -1, 'before it');
  assert.equal(upkeepOf(propsFor([gladiator, gladiator | EXHAUSTED | INJURED, slave], []), ANNA), 0, 'not the injured');
  const refresh = [{ rule: 'refresh', open: [ANNA] }];
  assert.equal(upkeepOf(propsFor([TIRED, TIRED, slave], refresh, { clause: 'SP-4.6' }), ANNA), -1, 'all refreshed');
  const kept = { clause: 'SP-4.6', choice: [TIRED] };
  assert.equal(upkeepOf(propsFor([TIRED, TIRED, slave], refresh, kept), ANNA), 0, 'one is left exhausted');
  assert.equal(upkeepOf(propsFor([TIRED, slave], [{ rule: 'ledgers', open: [ANNA] }]), ANNA), 1, 'it was left so');
});

const event = (kind: string, fields: object): SeenEvent => ({ n: 0, clause: 'SP-7.17', kind, ...fields }) as SeenEvent;

test('SP-7.23 the bid of a House that dropped out stays as it was opened', () => {
  const view = propsFor([], []).view;
  const lay = (lies: Pictures, one: SeenEvent): Pictures => ({ ...lies, ...scenes.beat(one, view, lies, [])?.lays });
  const first = lay({}, event('bidsOpened', { bids: [5, 5, 2], stacks: [0, 0, 0] }));
  const again = lay(first, event('bidsOpened', { bids: [1, 0, null], stacks: [5, 5, 0] }));
  assert.deepEqual(pictured(again, 'bids')?.bids, [1, 0, 2]);
  const next = lay(again, event('bidsOpened', { bids: [1, 1, 1], stacks: [0, 0, 0] }));
  assert.deepEqual(pictured(next, 'bids')?.bids, [1, 1, 1], 'the next lot');
});

test('a purse that the viewer sees is paid with the lot, though the event does not show it', () => {
  const { view } = propsFor([], []);
  const bought = event('bought', { seat: ANNA, card: gladiator, gold: 4, purse: null });
  const after = scenes.after!(view, bought) as SpartacusView;
  assert.equal(after.houses[ANNA]!.gold, 2);
  const houses = view.houses.map((house, seat) => (seat === VARRO ? { ...house, gold: null } : house));
  const hidden = event('bought', { seat: VARRO, card: gladiator, gold: 4, purse: null });
  assert.equal((scenes.after!({ ...view, houses }, hidden) as SpartacusView).houses[VARRO]!.gold, null);
});

test('the first cards and guards lie there as soon as they are told', () => {
  const { view } = propsFor([], []);
  const dealt = scenes.after!(view, event('dealt', { seat: ANNA, card: gladiator })) as SpartacusView;
  const { houses } = scenes.after!(dealt, event('guardsReceived', { seat: ANNA, count: 2 })) as SpartacusView;
  assert.deepEqual(houses[ANNA]!.assets, [gladiator, GUARD, GUARD]);
  assert.deepEqual(houses[VARRO]!.assets, []);
});

test('SP-9.6 equal initiative stays told beside the dice of the second throw', () => {
  const { view } = propsFor([], []);
  const rolled = (seat: number, total: number): SeenEvent =>
    event('initiativeRolled', { seat, dice: [], parts: [], total });
  let lies: Pictures = {};
  const tied = [rolled(ANNA, 7), rolled(VARRO, 7), rolled(ANNA, 5), rolled(VARRO, 9)].map((one) => {
    lies = { ...lies, ...scenes.beat(one, view, lies, [])?.lays };
    return pictured(lies, 'initiative')!.tied;
  });
  assert.deepEqual(tied, [0, 0, 7, 7]);
});

test('what a card costs its player in all', () => {
  const { view } = propsFor([], []);
  const feast = CARDS.findIndex(({ slug }) => slug === 'grand-feast');
  assert.equal(goldCost(view, feast, 0), 4, 'two for each of two others');
  assert.equal(goldCost(view, slave, 0), 1);
  assert.equal(goldCost(view, gladiator, 0), 0);
});

test('an ability of a House says which of its needs is lacking', () => {
  const house = (id: string): number => CARDS.findIndex((card) => card.id === id);
  const at = (id: string, ability: number, influence = 7): string | null => {
    const props = propsFor([gladiator, gladiator | EXHAUSTED], []);
    props.view.houses[ANNA] = { ...props.view.houses[ANNA]!, influence };
    return lackOf(props, house(id), ability);
  };
  assert.equal(at('H-BAT', 0), 'it takes 2 of them ready, you have 1');
  assert.equal(at('H-BAT', 1), 'it takes 2 of them ready, you have 1');
  assert.equal(at('H-SOL', 0), 'you have no card to discard');
  assert.equal(at('H-TUL', 0), null);
  assert.equal(at('H-TUL', 0, 6), 'less influence than all rivals');
});

test('who refused support is told until the viewer does something else', () => {
  const event = (kind: string, seat: number, by?: number): SeenEvent => ({ kind, seat, by }) as unknown as SeenEvent;
  const asked = [event('asked', ANNA), event('unsupported', VARRO, ANNA), event('supported', 2, ANNA)];
  const refused = (events: SeenEvent[]): number[] => refusedBy({ events, viewer: ANNA });
  assert.deepEqual(refused(asked), [VARRO]);
  assert.deepEqual(refused([...asked, event('launched', ANNA)]), []);
  assert.deepEqual(refused([event('asked', VARRO), event('unsupported', ANNA, VARRO)]), []);
  assert.deepEqual(refused([]), []);
});
