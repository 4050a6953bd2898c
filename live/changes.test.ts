import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { defaultOptions } from '#engine/options.ts';
import { sample } from '#engine/requests/choices.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { games } from '#games/index.ts';
import { withChanges } from '#live/changes.ts';
import { Listeners } from '#live/listeners.ts';
import type { ChangedUpdate, FromTable, Update } from '#live/messages.ts';
import { LiveTable } from '#live/table.ts';

const MATCH = 'm1';

/** Two listeners of one viewer: one gets whole updates, the other makes them from changes. */
class Pair {
  readonly viewer: Seat;
  whole: Update | undefined;
  made: Update | undefined;
  /** Of what was sent to each of them since the first update. */
  readonly bytes = { whole: 0, changes: 0 };
  changed = 0;
  private readonly mate: ReturnType<Pair['listener']>;

  constructor(listeners: Listeners, table: LiveTable, viewer: Seat) {
    this.viewer = viewer;
    this.mate = this.listener(true);
    for (const one of [this.listener(false), this.mate])
      listeners.add(one, () => ({ t: 'pong', now: 0 }), table, null, 0);
  }

  /** Joins again, as after a broken connection. */
  again(listeners: Listeners, table: LiveTable): void {
    listeners.remove(this.mate);
    this.mate.sent = 0;
    listeners.add(this.mate, () => ({ t: 'pong', now: 0 }), table, this.made!.seq, 0);
  }

  private listener(changes: boolean) {
    const { viewer } = this;
    const tell = (message: FromTable): void => {
      if (message.t !== 'update') return;
      const text = JSON.stringify(message);
      this.bytes[changes ? 'changes' : 'whole'] += text.length;
      this[changes ? 'made' : 'whole'] = JSON.parse(text) as Update;
    };
    const tellChanges = (text: string): void => {
      this.bytes.changes += text.length;
      this.changed++;
      const made = withChanges(this.made, JSON.parse(text) as ChangedUpdate);
      assert.ok(made !== null, 'changes to an update that was not sent');
      this.made = made;
    };
    const unseated = (): void => {};
    return { viewer, person: null, name: null, sent: 0, tell, unseated, ...(changes ? { tellChanges } : {}) };
  }
}

for (const [id, game] of games) {
  test(`${id}: an update that is made from changes is the whole one, for every viewer`, () => {
    const random = fastRandom(7);
    const setup = { match: MATCH, game, options: defaultOptions(game.options), seed: '5a'.repeat(32) };
    const table = new LiveTable(
      { ...setup, names: ['Anna', 'Bruno'], clock: { kind: 'live', bank: 900_000, increment: 1000 } },
      { t: 'start', at: 0, nonces: ['', ''], bots: [null, null], persons: [0, 1] },
    );
    const listeners = new Listeners(MATCH);
    const pairs = [0, 1, SPECTATOR].map((viewer) => new Pair(listeners, table, viewer));
    for (let at = 1; at < 90 && !table.over; at++) {
      const undoes = at % 7 === 0 ? [0, 1].find((seat) => table.match.undoRefusal(seat) === null) : undefined;
      if (undoes !== undefined) table.apply({ t: 'undo', at: 100 * at, seat: undoes });
      else {
        const seat = table.open[random.below(table.open.length)]!;
        const request = table.match.requestFor(seat)!;
        const done = table.apply({
          t: 'decide',
          at: 100 * at,
          seat,
          id: request.id,
          choice: sample(request, random),
          by: null,
        });
        assert.ok(!('code' in done), JSON.stringify(done));
      }
      listeners.update(table, 100 * at);
      for (const { viewer, whole, made } of pairs) assert.deepEqual(made, whole, `viewer ${viewer} after ${at}`);
      if (at % 20 === 0) for (const pair of pairs) pair.again(listeners, table);
    }
    for (const { changed, bytes } of pairs) {
      assert.ok(changed > 10, 'most updates are changes');
      assert.ok(bytes.changes < 0.9 * bytes.whole, `${bytes.changes} bytes, not fewer than ${bytes.whole}`);
    }
  });
}

test('changes to an update that the reader does not have are none', () => {
  const changed = {
    t: 'changed',
    match: MATCH,
    viewer: 0,
    seq: 5,
    from: 0,
    events: [],
    clocks: null,
    view: {},
  } as const;
  assert.equal(withChanges(undefined, { ...changed, events: [] }), null);
  assert.equal(withChanges({ seq: 3 } as Update, { ...changed, events: [] }), null);
});
