// Which events an answer given automatically has brought, by the messages a table sends.

import assert from 'node:assert/strict';
import test from 'node:test';
import { signal } from '@preact/signals';
import type { Connection, ConnectionState } from '#client/net/connection.ts';
import { Sitting } from '#client/table/sitting.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Request } from '#engine/requests/request.ts';
import type { FromTable, TableInfo, Update } from '#live/messages.ts';

const asked = (id: number): Request => ({
  kind: 'pick',
  id,
  seat: 0,
  clause: 'XX-1.1',
  of: 'word',
  from: ['only'],
  fallback: 'only',
  barred: null,
});
const event = (n: number): SeenEvent => ({ n, clause: 'XX-1.1', kind: 'acted', seat: 0 });

/** A sitting, and what the table at its other end says. */
function seated() {
  let hear: (message: FromTable) => void = () => {};
  const connection: Connection = {
    state: signal<ConnectionState>('open'),
    send() {},
    renew() {},
    listen(heard) {
      hear = heard;
      return () => {};
    },
  };
  const sitting = new Sitting('m', connection);
  hear({ t: 'joined', match: 'm', viewer: 0, table: {} as TableInfo, chat: [] } as unknown as FromTable);
  let seq = 0;
  const update = (from: number, events: SeenEvent[], request: Request | null): void =>
    hear({
      t: 'update',
      match: 'm',
      viewer: 0,
      seq: ++seq,
      view: {},
      from,
      events,
      request,
      answered: null,
      offers: [],
      asked: [],
      undo: null,
      clocks: null,
      outcome: null,
    } satisfies Update);
  return { sitting, update };
}

test('the first event of the update that answers the request is what the automatic answer did', () => {
  const { sitting, update } = seated();
  update(0, [event(0)], asked(1));
  sitting.chooseAutomatically(asked(1), 'only', false);
  update(1, [event(1), event(2)], null);
  update(3, [event(3)], asked(2));
  assert.deepEqual([...sitting.given], [1]);
});

test('what others do before the answer has come back is not its own', () => {
  const { sitting, update } = seated();
  update(0, [event(0)], asked(1));
  sitting.chooseAutomatically(asked(1), 'only', false);
  update(1, [event(1)], asked(1));
  update(2, [event(2)], null);
  assert.deepEqual([...sitting.given], [2]);
});

test("a pass and a player's own answer have no such events", () => {
  const { sitting, update } = seated();
  update(0, [event(0)], asked(1));
  sitting.chooseAutomatically(asked(1), 'only', true);
  update(1, [event(1)], asked(2));
  sitting.choose(asked(2), 'only');
  update(2, [event(2)], null);
  assert.deepEqual([...sitting.given], []);
});

test('what is undone is not given any more', () => {
  const { sitting, update } = seated();
  update(0, [event(0)], asked(1));
  sitting.chooseAutomatically(asked(1), 'only', false);
  update(1, [event(1)], asked(2));
  update(1, [event(1)], asked(1));
  assert.deepEqual([...sitting.given], []);
});
