// Recorded matches on the stage: both combat cards are shown long enough, and the arena never shows what was not told yet.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertToldWhole, playOnStage } from '#client/stage/testing/play.ts';
import { recorded } from '#client/stage/testing/recorded.ts';
import { type Combat, lying } from '#client/tables/jugula/pictures.ts';
import { scenes } from '#client/tables/jugula/scenes.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { gladiatorNamed } from '#games/jugula/state.ts';
import type { JugulaView } from '#games/jugula/view.ts';

const FOLDER = join(import.meta.dirname, '../../../games/jugula/records');
const SEEN = 600;
const READ = 1400;

for (const file of readdirSync(FOLDER)) {
  const told = recorded(join(FOLDER, file), SPECTATOR);
  const all = told.at(-1)!.events;
  const played = playOnStage(scenes, told, 500);
  const { frames } = played;

  test(`${file}: every event is told once and in order, and the table ends as the match does`, () =>
    assertToldWhole(told, played));

  test(`${file}: both cards of a combat are turned up in one beat and lie there for ${SEEN} ms`, () => {
    const shownAt = new Map<Combat['cards'], { from: number; to: number }>();
    for (const [i, { held, at }] of frames.entries()) {
      const combat = lying({ held }, 'combat');
      if (combat === null || combat.cards.length === 0) continue;
      // What lies there at the end of the match stays.
      const to = frames[i + 1]?.at ?? Number.POSITIVE_INFINITY;
      shownAt.set(combat.cards, { from: shownAt.get(combat.cards)?.from ?? at, to });
    }
    const used = all.filter(({ kind }) => kind === 'combatCardUsed').length;
    assert.equal(shownAt.size, all.filter(({ kind }) => kind === 'attacked' || kind === 'netThrown').length);
    let cards = 0;
    for (const [shown, { from, to }] of shownAt) {
      cards += shown.length;
      assert.ok(to - from >= SEEN, `${to - from} ms`);
      assert.equal(new Set(shown.map(({ seat }) => seat)).size, shown.length);
    }
    assert.equal(cards, used);
  });

  test(`${file}: a combat keeps both sums and its outcome until the next act`, () => {
    const ends = ['held', 'scoresTied', 'netted', 'pushed', 'pinned', 'bitTheDust'];
    let seen = 0;
    for (const { held, events } of frames) {
      const last = events.at(-1);
      if (last === undefined || !ends.includes(last.kind)) continue;
      const combat = lying({ held }, 'combat')!;
      assert.ok(combat.attack !== null && combat.defence !== null && combat.outcome !== null, last.kind);
      seen++;
    }
    assert.ok(seen >= 3);
  });

  test(`${file}: what a combat came to lies there for ${READ} ms, also the last one`, () => {
    const readAt = new Map<string, { from: number; to: number }>();
    for (const [i, { held, at }] of frames.entries()) {
      const combat = lying({ held }, 'combat');
      if (combat === null || combat.outcome === null) continue;
      // A push that wounds is told in two beats, and the second tells it all.
      const key = JSON.stringify([combat.cards, combat.attack, combat.outcome, combat.wounded]);
      readAt.set(key, { from: readAt.get(key)?.from ?? at, to: frames[i + 1]?.at ?? at });
    }
    const isWhole = (key: string): boolean => {
      const [cards, attack, , wounded] = JSON.parse(key);
      const more = [...readAt.keys()].filter((other) => other.startsWith(JSON.stringify([cards, attack]).slice(0, -1)));
      return wounded || more.length === 1;
    };
    const spans = [...readAt].filter(([key]) => isWhole(key)).map(([, { from, to }]) => to - from);
    assert.ok(spans.length >= 3);
    for (const span of spans) assert.ok(span >= READ, `${span} ms`);
  });

  test(`${file}: while events are played the arena shows where each fighter was told to stand`, () => {
    for (const { view, events } of frames) {
      const last = events.findLast(({ kind }) => kind === 'pushed' || kind === 'moved');
      if (last === undefined || events.at(-1) !== last) continue;
      const { gladiators } = view as JugulaView;
      const who = gladiators[gladiatorNamed(view as JugulaView, last['gladiator'] as number)]!;
      const cell = last.kind === 'pushed' ? (last['cell'] as number) : (last['stance'] as number) >> 3;
      assert.equal(who.cell, cell, `after event ${last.n}`);
    }
  });
}

test('a card that was played, used or discarded leaves the hand with its own beat', () => {
  const hand = { hand: 3, open: [4], seen: [1, 2], vox: 0 };
  const view = { viewer: 0, gladiators: [], lanistae: [hand, hand] } as unknown as JugulaView;
  const after = (event: object) => {
    const { lanistae } = scenes.after!(view, { n: 0, clause: '', ...event } as never);
    return [lanistae[0]!.hand, [...lanistae[0]!.open, ...lanistae[0]!.seen]];
  };
  assert.deepEqual(after({ kind: 'played', seat: 0, card: 1, use: 'move', hand: 2 }), [2, [4, 2]]);
  assert.deepEqual(after({ kind: 'combatCardUsed', seat: 0, card: 4, fromHand: true, value: 5 }), [2, [1, 2]]);
  assert.deepEqual(after({ kind: 'combatCardUsed', seat: 0, card: 2, fromHand: false, value: 5 }), [3, [4, 1, 2]]);
  assert.deepEqual(after({ kind: 'discarded', seat: 0, cards: [1, 4], hand: 1 }), [1, [2]]);
});
