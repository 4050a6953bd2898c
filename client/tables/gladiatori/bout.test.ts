// A fight as it is read from the log of real fights: what a Dodge left of it, and what became of an Item that was struck at.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boutOf } from '#client/tables/gladiatori/bout.ts';
import type { GladiatoriProps } from '#client/tables/gladiatori/props.ts';
import { eventFor } from '#engine/event.ts';
import { duel, type Stage, stage } from '#games/gladiatori/testing/stage.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';
import { games } from '#games/index.ts';

const blowIn = (s: Stage, viewer: number) =>
  boutOf({
    events: s.log.events.map((event) => eventFor(event, viewer)),
    view: games.get('gladiatori')!.viewFor(s.g as never, viewer) as GladiatoriView,
  } as unknown as GladiatoriProps)!.blows[0]!;

test('GL-10.4 the value that counts after a Dodge is half of the one that was announced', () => {
  const s = stage({ set: [duel('strength energy-1*3', 'movement', ['items gladius'])] });
  s.play('0: done | 0: new-strength | 0: energy-1*3 | 0: attack:green | 1: new-movement | 0: yes | 1: no 0');
  const { attack, counted, result } = blowIn(s, 1);
  assert.deepEqual([attack!.total, counted, result], [11, 5, 'hit']);
});

test('GL-13.33, GL-13.34 an Item that was struck at is broken or damaged, and no wound is told', () => {
  const struck = (items: string): Stage => {
    const s = stage({ set: [duel('strength break-item', '', ['offense 9'], [`items ${items}`])] });
    return s.play('0: done | 0: new-strength | 0: break-item | 0: break:galea:green | 0: yes | 1: no');
  };
  assert.equal(blowIn(struck('gladius galea'), 0).item, 'damaged');
  const broken = stage({
    set: [duel('strength break-item', '', ['offense 9'], ['items galea cassis', 'damaged galea'])],
  });
  broken.play('0: done | 0: new-strength | 0: break-item | 0: break:galea:green | 0: yes | 1: no');
  assert.deepEqual([blowIn(broken, 0).item, blowIn(broken, 0).paid], ['broken', null]);
});
