import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { defaultOptions } from '#engine/options.ts';
import { sample } from '#engine/requests/choices.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { games } from '#games/index.ts';
import { Changes, withChanges } from '#live/changes.ts';
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
  /** What the second listener received: updates made from changes, and whole ones. */
  readonly received = { changed: 0, whole: 0 };
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
      if (changes) this.received.whole++;
      this[changes ? 'made' : 'whole'] = JSON.parse(text) as Update;
    };
    const tellChanges = (text: string): void => {
      this.bytes.changes += text.length;
      this.received.changed++;
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
    for (const { received, bytes } of pairs) {
      assert.ok(received.changed > 10 && received.changed > received.whole, `few changes: ${JSON.stringify(received)}`);
      assert.ok(bytes.changes < 0.9 * bytes.whole, `${bytes.changes} bytes, not fewer than ${bytes.whole}`);
    }
  });
}

test('changes to an update that the reader does not have are none', () => {
  const changed = {
    t: 'changed' as const,
    match: MATCH,
    viewer: 0,
    seq: 5,
    from: 0,
    events: [],
    clocks: null,
    view: {},
  } satisfies ChangedUpdate;
  assert.equal(withChanges(undefined, changed), null);
  assert.equal(withChanges({ seq: 3 } as Update, changed), null);
});

/** An update of seat 0 with a view of these fields. */
const update = (seq: number, view: object, more: Partial<Update> = {}): Update => ({
  ...{ t: 'update', match: MATCH, viewer: 0, seq, from: 0, events: [], clocks: null, view },
  ...{ request: null, answered: null, offers: [], asked: [], undo: null, outcome: null },
  ...more,
});

const sent = (changes: Changes, one: Update): object | null => {
  const text = changes.textOf(one);
  return text === null ? null : (JSON.parse(text) as object);
};

test('of an update, and of its view, only the fields that differ are sent', () => {
  const changes = new Changes(MATCH);
  const always = { t: 'changed', match: MATCH, viewer: 0, from: 0, events: [], clocks: null };
  assert.equal(sent(changes, update(1, { round: 1, coins: [2, 3] })), null, 'the first is whole');
  assert.deepEqual(sent(changes, update(2, { round: 1, coins: [2, 4] })), {
    ...always,
    seq: 2,
    view: { coins: [2, 4] },
  });
  const asked = [{ seat: 0, clause: 'HA-4.2' }] as unknown as Update['asked'];
  const asking = update(3, { round: 1, coins: [2, 4] }, { asked });
  assert.deepEqual(sent(changes, asking), { ...always, seq: 3, asked, view: {} });
});

test('an update is sent whole after a gap, with a view of other fields, and after 31 that were not', () => {
  const changes = new Changes(MATCH);
  const isWhole = (one: Update): boolean => sent(changes, one) === null;
  assert.deepEqual([isWhole(update(1, { a: 1 })), isWhole(update(2, { a: 1 }))], [true, false]);
  assert.deepEqual([isWhole(update(4, { a: 1 })), isWhole(update(5, { a: 1 }))], [true, false], 'a gap');
  assert.deepEqual([isWhole(update(6, { b: 1 })), isWhole(update(7, { b: 1 }))], [true, false], 'another field');
  assert.deepEqual([isWhole(update(8, { b: 1, c: 1 })), isWhole(update(9, { b: 1, c: 1 }))], [true, false], 'one more');
  changes.forget(0);
  const many = Array.from({ length: 65 }, (_, i) => isWhole(update(10 + i, { a: 1 })));
  const whole = many.flatMap((one, i) => (one ? [i] : []));
  assert.deepEqual(whole, [0, 32, 64]);
});
