import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SpartacusProps } from '#client/tables/spartacus/props.ts';
import { voided } from '#client/tables/spartacus/voided.ts';
import type { SeenEvent } from '#engine/event.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { face } from '#games/spartacus/face.ts';
import { act, PASS } from '#games/spartacus/table-things.ts';
import { Telling } from '#telling/telling.ts';

const [ANNA, VARRO] = [0, 1];
const telling = new Telling(face, ['Anna', 'Varro'], 'en', true, ANNA);
const props = { viewer: ANNA, telling, language: 'en' } as SpartacusProps;
const WINDOW = 'SP-16.10';

const plot = CARDS.findIndex(({ type }) => type === 'reaction');
const answer = act('play', plot, VARRO);
const played = (seat: number): SeenEvent =>
  ({ n: 0, clause: 'SP-6.5', kind: 'played', seat, card: plot, target: null, hand: 2 }) as unknown as SeenEvent;

test('SP-16.28 a reaction that was not carried out is told to who gave it', () => {
  assert.match(voided(props, answer, WINDOW, [played(VARRO)]) ?? '', /did not count: another answer came first/);
  assert.match(voided(props, answer, WINDOW, []) ?? '', /did not count: it had become impossible/);
  assert.equal(voided(props, answer, WINDOW, [played(VARRO), played(ANNA)]), null, 'it was carried out');
  assert.equal(voided(props, PASS, WINDOW, [played(VARRO)]), null, 'a pass');
  assert.equal(voided(props, answer, 'SP-5.12', [played(VARRO)]), null, 'no window');
});
