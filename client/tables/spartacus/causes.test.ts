import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf } from '#client/table/told.ts';
import { causes } from '#client/tables/spartacus/causes.ts';
import type { SeenEvent } from '#engine/event.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { face } from '#games/spartacus/face.ts';
import { Telling } from '#telling/telling.ts';

const card = (slug: string): number => CARDS.findIndex((one) => one.slug === slug);
const telling = new Telling(face, ['Anna', 'Varro'], 'en', true);

let n = 0;
const event = (kind: string, clause: string, fields: { [name: string]: unknown }): SeenEvent =>
  ({ n: n++, clause, kind, ...fields }) as unknown as SeenEvent;
const gold = (seat: number, total: number): SeenEvent => event('goldChanged', 'SP-14.3', { seat, total, purse: 5 });
const launched = (slug: string): SeenEvent => event('launched', 'SP-5.21', { seat: 0, card: card(slug), target: 1 });
const guarded = (slug: string): SeenEvent => event('guarded', 'SP-6.13', { seat: 1, card: card(slug), place: 'table' });

const lastLine = (...events: SeenEvent[]): string => lineOf(telling, causes(events).at(-1)!);

test('gold that a card moves is told with the card', () => {
  assert.equal(lastLine(launched('petty-theft'), guarded('night-watch'), gold(0, -1)), 'Anna: −1 gold (Night Watch)');
  // A guard that has failed is not why the scheme pays.
  assert.equal(
    lastLine(launched('black-market-profits'), guarded('night-watch'), gold(0, 5)),
    'Anna: +5 gold (Black Market Profits)',
  );
  const fight = event('fightBegan', 'SP-9.3', { seats: [1, 0], cards: [card('verus'), card('gallic-recruit')] });
  const fell = event('defeated', 'SP-9.29', { seat: 1, degree: 'yield', wounds: 2 });
  assert.equal(lastLine(fight, fell, gold(0, 1)), 'Anna: +1 gold (Gallic Recruit)');
  assert.equal(lastLine(gold(0, 1)), 'Anna: +1 gold', 'no card is known');
});

test('influence too, and the name takes the place of a sum of one part', () => {
  const parts = [{ label: 'card', value: -1, clause: 'SP-14.3' }];
  const lost = event('influenceChanged', 'SP-14.3', { seat: 1, influence: 6, parts, total: -1 });
  const [, told] = causes([launched('poisoned-tongues'), lost]);
  assert.equal(telling.event(told!), 'Varro: −1 influence (Poisoned Tongues), now 6');
  const honor = event('influenceChanged', 'SP-8.2', { seat: 1, influence: 7, parts: [], total: 1 });
  assert.equal(causes([launched('poisoned-tongues'), honor])[1], honor, 'only what a text does');
});
