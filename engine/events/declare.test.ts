// What the compiler must refuse is marked; a mark that is no longer needed is an error itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Log, part, shownTo } from '#engine/event.ts';
import { eventFault } from '#engine/events/check.ts';
import { begins, defineEvents, defineLocals, type EventOf, oneOf, secret, sumOf } from '#engine/events/declare.ts';
import { only } from '#engine/seat.ts';

const nouns = { card: { print: String }, cell: { print: String } };
const events = defineEvents(nouns, {
  roundBegan: begins('round', { round: 'number' }),
  rolled: { seat: 'seat', dice: 'die[]', again: 'flag' },
  drew: { seat: 'seat', count: 'number', cards: secret('card[]') },
  scored: { seat: 'seat', total: 'number', parts: sumOf('total') },
  ended: { places: 'number[seat]', how: oneOf('won', 'lost'), by: 'seat?' },
  rested: {},
});
type Declared = NonNullable<(typeof events)['declared']>;

test('what an event is emitted with is checked by the compiler', () => {
  const log = new Log<Declared>();
  log.emit('rolled', { seat: 0, dice: [1, 6], again: false });
  log.emit('rested');
  log.emit('rested', { clause: 'HA-1.1' });
  log.emit('drew', { seat: 0, count: 1 }, shownTo(only(0), { cards: [3] }));
  log.emit('drew', { seat: 0, count: 1, cards: [3] });
  log.emit('ended', { places: [1, null], how: 'won' });
  log.emit('ended', { places: [1, null], how: 'lost', by: null });
  const refused = (): void => {
    // @ts-expect-error there is no such kind
    log.emit('roled', { seat: 0 });
    // @ts-expect-error a field is missing
    log.emit('rolled', { seat: 0, dice: [1] });
    // @ts-expect-error a field is misspelt
    log.emit('rolled', { seat: 0, dices: [1], dice: [1], again: true });
    // @ts-expect-error a field has another type
    log.emit('rolled', { seat: 0, dice: 1, again: true });
    // @ts-expect-error a secret is missing
    log.emit('drew', { seat: 0, count: 1 });
    // @ts-expect-error a secret is misspelt
    log.emit('drew', { seat: 0, count: 1 }, shownTo(only(0), { card: [3] }));
    // @ts-expect-error nothing of this kind is a secret
    log.emit('rolled', { seat: 0, dice: [1] }, shownTo(only(0), { again: true }));
    // @ts-expect-error not one of its words
    log.emit('ended', { places: [1], how: 'drawn' });
  };
  assert.equal(typeof refused, 'function');
  assert.equal(log.events.length, 7);
  assert.deepEqual(log.events[3], {
    n: 3,
    clause: '',
    kind: 'drew',
    secrets: [{ to: 1, fields: { cards: [3] } }],
    fields: { seat: 0, count: 1 },
  });
});

test('what is declared is checked by the compiler', () => {
  // @ts-expect-error no noun, and no kind of ours
  defineEvents(nouns, { laid: { item: 'thing' } });
  // @ts-expect-error no noun
  defineLocals(nouns, { item: 'thing[]' });
});

test('readers are told what a field is', () => {
  const one = { shape: 'one', optional: false, secret: false, words: null, total: null, by: null };
  assert.equal(events.kinds['roundBegan']!.begins, 'round');
  assert.deepEqual(events.kinds['drew'], {
    begins: null,
    fields: {
      seat: { ...one, of: 'seat' },
      count: { ...one, of: 'number' },
      cards: { ...one, of: 'card', shape: 'list', secret: true },
    },
  });
  assert.deepEqual(events.kinds['scored']!.fields['parts'], {
    ...one,
    of: 'sum',
    shape: 'list',
    optional: false,
    total: 'total',
  });
  const { places, how, by } = events.kinds['ended']!.fields;
  assert.deepEqual(places, { ...one, of: 'number', shape: 'seats' });
  assert.deepEqual(how, { ...one, of: 'word', words: ['won', 'lost'] });
  assert.deepEqual(by, { ...one, of: 'seat', optional: true });
  const locals = defineLocals(nouns, { by: 'seat', laid: 'card[]', ways: 'cell[][]?' });
  assert.deepEqual(locals['ways'], { ...one, of: 'cell', shape: 'lists', optional: true });
});

test('events are told apart by their kind', () => {
  const count = (event: EventOf<typeof events>): number => {
    if (event.kind === 'rolled') return event.dice.length;
    if (event.kind === 'drew') return event.cards?.length ?? event.count;
    return 0;
  };
  assert.equal(count({ n: 0, clause: 'HA-1.1', kind: 'rolled', seat: 0, dice: [1, 2], again: false }), 2);
  assert.equal(count({ n: 0, clause: 'HA-1.1', kind: 'drew', seat: 0, count: 3 }), 3);
});

test('parts must sum to the total they are declared for', () => {
  const log = new Log<Declared>();
  log.declared = events;
  log.emit('scored', { seat: 0, total: 3, parts: [part('a', 5, 'HA-1.1'), part('b', -2, 'HA-1.2')] });
  assert.throws(
    () => log.emit('scored', { clause: 'HA-1.1', seat: 0, total: 4, parts: [part('a', 5, 'HA-1.1')] }),
    /HA-1\.1 scored: parts sum to 5, total is 4/,
  );
});

test('what only some may know must be declared so: a field that may be missing as well as one that may not', () => {
  const faultOf = (kind: string, fields: object, hidden: object): string | null => {
    const secrets = [{ to: only(0), fields: hidden as never }];
    return eventFault(events, { n: 0, clause: 'HA-1.1', kind, fields: fields as never, secrets }, { seats: 2, nouns });
  };
  assert.equal(faultOf('drew', { seat: 0, count: 1 }, { cards: [3] }), null);
  assert.equal(faultOf('rolled', { seat: 0, dice: [1] }, { again: true }), "it has no 'again'");
  const ended = { places: [1, null], how: 'won' };
  assert.equal(faultOf('ended', ended, { by: 1 }), "'by' is emitted as a secret but not declared secret(…)");
  assert.equal(faultOf('ended', ended, { winner: 1 }), "it has a field 'winner' that is not declared");
  assert.equal(faultOf('drew', { seat: 0, count: 1 }, { cards: 3 }), "its 'cards' is 3, not a list");
});
