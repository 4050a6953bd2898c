// Facings as the viewer sees them: the arena is turned for a player in the north, and so are the words of the log.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { recorded } from '#client/stage/testing/recorded.ts';
import { faceFor } from '#client/table/seen-from.ts';
import type { LoadedGame } from '#client/tables/index.ts';
import { seenFrom } from '#client/tables/jugula/props.ts';
import type { Language } from '#engine/game.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { facingOf } from '#games/jugula/board.ts';
import { face } from '#games/jugula/face.ts';
import type { JugulaView } from '#games/jugula/view.ts';
import { Telling } from '#telling/telling.ts';

const told = recorded(join(import.meta.dirname, '../../../games/jugula/records/default.ndjson'), SPECTATOR);
const view = { ...(told.at(-1)!.view as JugulaView), seats: 2 };
const deployed = told.at(-1)!.events.filter(({ kind }) => kind === 'deployed');
const GAME = { face, table: { words: seenFrom } } as unknown as LoadedGame;
const [NORTH, SOUTH] = [0, 1];

const lines = (viewer: number, language: Language = 'en'): string[] => {
  const telling = new Telling(faceFor(GAME, view, viewer, language), ['Anna', 'Ben'], language, true);
  return deployed.map((event) => telling.event(event));
};

/** From the north of the arena on, clockwise, for a player who has the north at the top. */
const WAYS = [
  'away from you',
  'away from you, to the right',
  'right',
  'you, to the right',
  'you',
  'you, to the left',
  'left',
  'away from you, to the left',
];

test('the log tells a player where a fighter looks from where he sits', () => {
  assert.ok(deployed.length >= 4);
  for (const [i, { stance }] of deployed.entries()) {
    const facing = facingOf(Number(stance));
    assert.ok(lines(SOUTH)[i]!.endsWith(`, facing ${WAYS[facing]}`), lines(SOUTH)[i]);
    assert.ok(lines(NORTH)[i]!.endsWith(`, facing ${WAYS[(facing + 4) % 8]}`), lines(NORTH)[i]);
  }
});

test('a spectator reads points of the compass', () => {
  for (const line of lines(SPECTATOR)) assert.match(line, / facing (north|south|east|west)/);
});

test('in French and Italian no point of the compass is left', () => {
  for (const line of lines(NORTH, 'fr')) assert.match(line, / tourné vers (le fond|vous|la droite|la gauche)/);
  for (const line of lines(NORTH, 'it')) assert.match(line, / rivolto verso (il fondo|di te|destra|sinistra)/);
});
