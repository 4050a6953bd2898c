import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clausesOf, flat, printEvent, printRequest } from '#checks/lines.ts';
import { Log, part, shownTo } from '#engine/event.ts';
import { type AnyEmitted, defineEvents, secret, sumOf } from '#engine/events/declare.ts';
import {
  amount,
  field,
  form,
  offer,
  order,
  path,
  pay,
  pick,
  purchase,
  type Request,
  subset,
} from '#engine/requests/request.ts';
import { both, EVERYBODY, NOBODY, only, SPECTATOR } from '#engine/seat.ts';

const nouns = { card: { print: (item: number | string) => (typeof item === 'number' ? `c${item}` : item) } };

const sum = { total: 'number', parts: sumOf('total?') } as const;
const events = defineEvents(nouns, {
  laid: { seat: 'seat', card: 'card', where: 'word?' },
  fell: {},
  hurt: { seat: 'seat?', ...sum },
  x: { cards: secret('card[]'), ...sum },
  force: { seat: 'seat', ...sum },
  clash: { attack: 'number', why: sumOf('attack'), defence: 'number', because: sumOf('defence') },
});
const speech = { nouns, events };

function lines(kind: string, ...told: AnyEmitted): string[] {
  const log = new Log();
  log.clause = 'HA-1.1';
  log.emit(kind, ...told);
  return printEvent(log.events[0]!, speech, 3);
}

test('an event is its clause, its kind and its fields', () => {
  assert.deepEqual(lines('laid', { seat: 1, card: 2, where: null }), ['HA-1.1 laid seat=1 card=c2 where=-']);
  assert.deepEqual(lines('fell', { clause: 'HA-2.2' }), ['HA-2.2 fell']);
});

test('a total stands last, with its parts and their signs', () => {
  const parts = [part('guard', -2, 'HA-1.2'), part('die', 5, 'HA-1.3'), part('never below 0', 0, 'HA-1.4')];
  assert.deepEqual(lines('hurt', { parts, total: 3, seat: 0 }), [
    'HA-1.1 hurt seat=0 total=3 = - guard 2 (HA-1.2) + die 5 (HA-1.3) + never below 0 0 (HA-1.4)',
  ]);
  assert.deepEqual(lines('hurt', { total: 3 }), ['HA-1.1 hurt total=3']);
  const [why, because] = [[part('a', 2, 'HA-1.2')], [part('b', 1, 'HA-1.3')]];
  assert.deepEqual(lines('clash', { attack: 2, why, defence: 1, because }), [
    'HA-1.1 clash attack=2 = a 2 (HA-1.2) defence=1 = b 1 (HA-1.3)',
  ]);
});

test('secrets stand after a bar, with those who know them', () => {
  const who = (to: number): string => lines('x', {}, shownTo(to, { cards: [1] }))[0]!;
  assert.equal(who(only(1)), 'HA-1.1 x | 1: cards=[c1]');
  assert.equal(who(both(0, 2)), 'HA-1.1 x | 0,2: cards=[c1]');
  assert.equal(who(only(0) | only(SPECTATOR)), 'HA-1.1 x | 0,spectator: cards=[c1]');
  assert.equal(who(EVERYBODY), 'HA-1.1 x | all: cards=[c1]');
  assert.equal(who(NOBODY), 'HA-1.1 x | nobody: cards=[c1]');
  const parts = [part('a', 1, 'HA-3.1')];
  assert.deepEqual(lines('x', {}, shownTo(only(0), { parts, total: 1 }), shownTo(only(1), {})), [
    'HA-1.1 x | 0: total=1 = a 1 (HA-3.1) | 1:',
  ]);
});

test('a long event goes on over further lines that read as one', () => {
  const parts = Array.from({ length: 8 }, (_, i) => part(`modifier-${i}`, i, `HA-4.${i}`));
  const printed = lines('force', { seat: 0, parts, total: 28 });
  assert.ok(printed.length > 1);
  for (const line of printed) assert.ok(line.length <= 120, line);
  for (const line of printed.slice(1)) assert.match(line, /^ {4}\+ modifier/);
  assert.match(
    flat(printed),
    /^HA-1.1 force seat=0 total=28 = modifier-0 0 \(HA-4.0\) \+ .* \+ modifier-7 7 \(HA-4.7\)$/,
  );
});

test('an event cites its own clause and those of its parts, secret ones too', () => {
  const log = new Log();
  const parts = (clause: string) => ({ parts: [part('a', 1, clause)], total: 1 });
  log.emit('x', { clause: 'HA-1.1', ...parts('HA-1.2') }, shownTo(only(0), parts('HA-1.3')));
  assert.deepEqual(clausesOf(log.events[0]!, speech), ['HA-1.1', 'HA-1.2', 'HA-1.3']);
});

const RING = [
  [1, 2],
  [0, 3],
  [0, 3],
  [1, 2],
];

const REQUESTS: [string, Request][] = [
  ['pick c1 c1 none', pick(0, 'card', [1, 1, 'none'])],
  ['subset 1-2 of c1 c2 c3', subset(0, 'card', [1, 2, 3], 1, 2)],
  ['subset 0-2 of c1 c2, 0-1 of c2', subset(0, 'card', [1, 2], 0, 2, [{ items: [2], min: 0, max: 1 }])],
  ['subset 0-2 of c1=3 c2=4 up to 5', purchase(0, 'card', [1, 2], 0, 2, [3, 4], 5)],
  ['pay 3 of c1=1 c2=2', pay(0, 'card', [1, 2], [1, 2], 3)],
  ['pay 3 exactly without waste of c1=1 c2=2', pay(0, 'card', [1, 2], [1, 2], 3, true, true)],
  ['path from c0 to . c1 c2', path(0, 'card', 0, RING, 1)],
  ['path from c0 to c1 c2 c3', path(0, 'card', 0, RING, 2, { mayStay: false })],
  ['amount 0-7', amount(0, 'coins', 0, 7)],
  ['amount 1-7 by 2', amount(0, 'coins', 1, 7, 2)],
  ['order c2 c1', order(0, 'card', [2, 1])],
  [
    'offer [c1 $4] for 1:[c2 $0] 2:[$3] or none',
    offer(
      0,
      'card',
      [
        { seat: 1, items: [2], coins: 0 },
        { seat: 2, items: [], coins: 3 },
      ],
      [1],
      4,
      true,
    ),
  ],
  [
    'form do(pick pay fall) cards(pay 2 of c1=2 when do=pay)',
    form(0, [
      field('do', pick(0, 'word', ['pay', 'fall'])),
      field('cards', pay(0, 'card', [1], [2], 2), { field: 'do', is: ['pay'] }),
    ]),
  ],
  [
    'form who(pick c1 c2 none) coins(amount 0-3 when who=c1/c2)',
    form(0, [
      field('who', pick(0, 'card', [1, 2, 'none'])),
      field('coins', amount(0, 'coins', 0, 3), { field: 'who', is: [1, 2] }),
    ]),
  ],
];

for (const [printed, request] of REQUESTS) {
  test(`a question prints as: ${printed}`, () => {
    request.clause = 'HA-1.1';
    assert.equal(printRequest(request, nouns), `0 HA-1.1 ${printed}`);
  });
}

test('a free command prints with its name', () => {
  assert.equal(
    printRequest({ ...amount(2, 'coins', 1, 3), id: 'give', clause: 'HA-9.1' }, nouns),
    '2 !give HA-9.1 amount 1-3',
  );
});
