// That the rules name the card is held by the scenarios of Spartacus.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { part, type SeenEvent } from '#engine/event.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { Telling } from '#telling/telling.ts';

const telling = new Telling(spartacus, ['Anna', 'Varro'], 'en', true);
const cause = CARDS.findIndex(({ slug }) => slug === 'poisoned-tongues');
const told = (kind: string, clause: string, fields: object): string =>
  telling.event({ n: 0, clause, kind, seat: 0, ...fields } as unknown as SeenEvent);

test('SP-14.3 gold and influence that a card moves are told with the card; other reasons stay parts of a sum', () => {
  assert.equal(told('goldChanged', 'SP-14.3', { cause, total: -1, purse: 4 }), 'Anna: −1 gold (Poisoned Tongues)');
  assert.equal(
    told('influenceChanged', 'SP-14.3', { influence: 6, cause, total: -1 }),
    'Anna: −1 influence (Poisoned Tongues), now 6',
  );
  const parts = [part('honor', 1, 'SP-8.2')];
  assert.match(
    told('influenceChanged', 'SP-8.2', { influence: 8, parts, total: 1 }),
    /^Anna: \+1 influence \(.+ 1\), now 8$/,
  );
});

test('SP-5.18 the log names the ability of a House that is used and says what it does, in every language', () => {
  const house = CARDS.findIndex(({ id }) => id === 'H-TUL');
  const lines = (['en', 'fr', 'it'] as const).map((language) => {
    const own = new Telling(spartacus, ['Anna', 'Ben'], language, true);
    return [1, 2].map((power) =>
      own.event({ n: 1, clause: 'SP-5.18', kind: 'used', seat: 0, card: house, power, target: null } as never),
    );
  });
  assert.deepEqual(lines, [
    [
      'Anna uses Collect the Rent: “a rival: you take up to 1 gold”',
      'Anna uses Deep Purse: “pay 1 gold → influence +2 for your next scheme this turn”',
    ],
    [
      'Anna emploie Toucher les loyers\u00a0: «\u00a0un rival : vous prenez jusqu’à 1 or\u00a0»',
      'Anna emploie Bourse profonde\u00a0: «\u00a0payer 1 or → influence +2 pour votre prochain complot ce tour-ci\u00a0»',
    ],
    [
      'Anna usa Riscuotere l’affitto: «un rivale: prendi fino a 1 oro»',
      'Anna usa Borsa capiente: «paga 1 oro → influenza +2 per il tuo prossimo piano in questo turno»',
    ],
  ]);
});
