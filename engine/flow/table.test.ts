import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fixedRandom } from '#engine/chance/random.ts';
import { AGAIN, call, end, rule, to } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Trigger } from '#engine/flow/trigger.ts';
import { bookOf, type Command, flowFor, restoreFlow } from '#engine/game.ts';
import { amount, pick, subset } from '#engine/requests/request.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { type Toy, tableOf, tell } from '#engine/testing/toy.ts';

const ids = (t: Table<Toy>): (string | number)[] => t.asked.map((request) => request.id);

describe('frames and steps', () => {
  test('steps run in order, a call comes back after its clause, and its result is in the caller’s frame', () => {
    const inner = rule<Toy, { n: number }>('inner', { locals: { n: 0 } }, [
      tell('2.1'),
      { clause: '2.2', run: (_g, f) => end(f.n * 2) },
      tell('2.3'),
    ]);
    const outer = rule<Toy>('outer', { locals: {} }, [
      tell('1.1'),
      { clause: '1.2', run: () => call(inner, { n: 21 }) },
      { clause: '1.3', run: (g, f) => void g.told.push(`result ${f.result}`) },
    ]);
    const t = tableOf(1, [outer, inner]);
    assert.deepEqual(t.state.told, ['1.1', '2.1', 'result 42']);
    assert.ok(t.over);
  });

  test('a jump goes to a clause of the same rule, and a call may say where to go on', () => {
    const inner = rule<Toy>('inner', { locals: {} }, [tell('2.1')]);
    const outer = rule<Toy, { left: number }>('outer', { locals: { left: 2 } }, [
      { clause: '1.1', run: (_g, f) => (f.left-- > 0 ? call(inner, {}, '1.1') : to('1.3')) },
      tell('1.2'),
      tell('1.3'),
    ]);
    assert.deepEqual(tableOf(1, [outer, inner]).state.told, ['2.1', '2.1', '1.3']);
  });

  test('a jump to a clause that is not there, two rules of one name and two steps of one clause are errors', () => {
    assert.throws(
      () => tableOf(1, [rule<Toy>('a', { locals: {} }, [{ clause: '1', run: () => to('9') }])]),
      /rule 'a' has no clause '9'/,
    );
    assert.throws(
      () => bookOf([rule<Toy>('a', { locals: {} }, [tell('1')]), rule<Toy>('a', { locals: {} }, [tell('1')])]),
      /two rules 'a'/,
    );
    assert.throws(() => rule<Toy>('a', { locals: {} }, [tell('1'), tell('1')]), /two steps '1'/);
  });

  test('rules in an endless loop are stopped, with the stack in the message', () => {
    const circle = rule<Toy>('circle', { locals: {} }, [{ clause: '1.1', run: () => to('1.1') }]);
    assert.throws(() => tableOf(1, [circle]), /no decision after 10000 steps at circle 1\.1/);
  });

  test('frames of a rule never share their lists', () => {
    const lists = rule<Toy, { list: number[] }>('lists', { locals: { list: [] } }, [tell('1')]);
    const [a, b] = [lists.frame(), lists.frame()];
    a.list.push(1);
    assert.deepEqual(b.list, []);
    assert.deepEqual((lists.copy(a) as typeof a).list, [1]);
    assert.notEqual((lists.copy(a) as typeof a).list, a.list);
  });
});

describe('deciding', () => {
  const ask = rule<Toy>('ask', { locals: {} }, [
    { clause: '1.1', ask: () => pick(0, 'x', [1, 2]), take: (g, _f, _t, choice) => void g.told.push(`took ${choice}`) },
    { clause: '1.2', ask: () => null, take: () => assert.fail('a clause that does not apply is not decided') },
    {
      clause: '1.3',
      ask: () => pick(1, 'x', [3]),
      take: (g, _f, _t, choice, seat) => void g.told.push(`${seat} took ${choice}`),
    },
  ]);

  test('a refusal names clause and reason and changes nothing', () => {
    const t = tableOf(2, [ask]);
    const before = JSON.stringify(t.state);
    assert.equal(t.decide(0, t.asked[0]!.id, 3)?.clause, '1.1');
    assert.equal(t.decide(1, t.asked[0]!.id, 1)?.code, 'not-asked');
    assert.equal(t.decide(0, 99, 1)?.code, 'stale');
    assert.equal(t.decide(0, 'nothing', 1)?.code, 'no-command');
    assert.equal(JSON.stringify(t.state), before);
    assert.equal(t.decide(0, t.asked[0]!.id, 2), null);
    assert.deepEqual(t.state.told, ['took 2']);
  });

  test('the second of two equal submissions is refused, and does nothing', () => {
    const t = tableOf(2, [ask]);
    const { id } = t.asked[0]!;
    assert.equal(t.decide(0, id, 1), null);
    assert.equal(t.decide(0, id, 1)?.code, 'not-asked');
    assert.deepEqual(t.state.told, ['took 1']);
  });

  test('a question with one legal answer is still a question, unless the clause says otherwise', () => {
    const t = tableOf(2, [ask]);
    t.decide(0, t.asked[0]!.id, 1);
    assert.equal(t.asked[0]!.seat, 1);
    const auto = rule<Toy>('auto', { locals: {} }, [
      {
        clause: '1.1',
        auto: true,
        ask: () => pick(0, 'x', [7]),
        take: (g, _f, _t, choice) => void g.told.push(`auto ${choice}`),
      },
    ]);
    assert.deepEqual(tableOf(1, [auto]).state.told, ['auto 7']);
  });

  test('several seats in any order: each answer takes effect at once and spoils nobody else’s question', () => {
    const parallel = rule<Toy, { open: Seat[] }>('parallel', { locals: { open: [0, 1, 2] } }, [
      {
        clause: '1.1',
        ask: (_g, f) => f.open.map((seat) => pick(seat, 'x', ['more', 'done'])),
        take(g, f, _t, choice, seat) {
          g.told.push(`${seat} ${choice}`);
          if (choice === 'done') f.open = f.open.filter((other) => other !== seat);
          return AGAIN;
        },
      },
    ]);
    const t = tableOf(3, [parallel]);
    const first = ids(t);
    assert.equal(t.decide(1, first[1]!, 'more'), null);
    assert.equal(t.decide(1, first[1]!, 'more')?.code, 'stale', 'a double click acts once');
    assert.equal(t.decide(0, first[0]!, 'done'), null);
    assert.equal(t.decide(2, first[2]!, 'done'), null);
    assert.equal(t.decide(1, t.asked[0]!.id, 'done'), null);
    assert.deepEqual(t.state.told, ['1 more', '0 done', '2 done', '1 done']);
    assert.ok(t.over);
  });
});

describe('the door', () => {
  const ask = rule<Toy>('ask', { locals: {} }, [
    { clause: '1.1', ask: (g) => subset(0, 'x', g.coins, 0, 2), take: (g) => void g.told.push('taken') },
  ]);
  const give: Command<Toy> = {
    name: 'give',
    clause: '9.1',
    offer: (g, seat) => amount(seat, 'coins', 1, g.coins[seat]!),
    take(g, _t, choice, seat) {
      g.coins[seat]! -= choice as number;
    },
  };
  const nobody = [-1, 2, 15, 99, 0.5, '0', null, undefined, Number.NaN, {}] as unknown as Seat[];

  test('refuses a caller without a seat, and asks nothing', () => {
    const t = tableOf(2, [ask], { commands: [give] });
    const before = JSON.stringify(t.state);
    for (const seat of nobody) {
      assert.equal(t.decide(seat, t.asked[0]!.id, [5])?.code, 'no-seat');
      assert.equal(t.decide(seat, 'give', 1)?.code, 'no-seat');
      assert.deepEqual([t.requestFor(seat), t.requestForBot(seat), t.offersFor(seat)], [null, null, []]);
    }
    for (const id of [null, {}, [[[]]]]) assert.equal(t.decide(0, id as unknown as number, [5])?.code, 'stale');
    assert.equal(JSON.stringify(t.state), before);
  });

  test('changing a request that it returned changes nothing in the state', () => {
    const t = tableOf(2, [ask], { commands: [give] });
    const request = t.requestFor(0)!;
    assert.ok(request.kind === 'subset');
    (request.from as number[]).push(99);
    assert.deepEqual(t.state.coins, [5, 5]);
  });
});

describe('sealed answers', () => {
  const sealed = rule<Toy, { seen: number[] }>('sealed', { locals: { seen: [] }, shows: ['seen'] }, [
    {
      clause: '1.1',
      sealed: true,
      ask: (g) => [0, 1, 2].map((seat) => amount(seat, 'coins', 0, g.coins[seat]!)),
      take(_g, f, _t, answers: (number | null)[]) {
        f.seen = answers.map((answer) => answer!);
      },
    },
    { clause: '1.2', ask: () => pick(0, 'x', [1]), take: () => {} },
  ]);
  const seen = (t: Table<Toy>): unknown => (t.state.flow.frames[0] as unknown as { seen: number[] }).seen;
  const spend: Command<Toy> = {
    name: 'spend',
    clause: '9.1',
    offer: (g, seat) => (g.coins[seat]! > 0 ? amount(seat, 'coins', 1, g.coins[seat]!) : null),
    take(g, t, choice, seat) {
      g.coins[seat]! -= choice as number;
      t.reopen(2);
    },
  };

  test('are taken once, together, and can be replaced until the last is in', () => {
    const t = tableOf(3, [sealed]);
    const [a, b, c] = ids(t);
    assert.equal(t.decide(2, c!, 1), null);
    assert.equal(t.decide(0, a!, 3), null);
    assert.equal(t.decide(0, a!, 4), null);
    assert.ok(t.hasAnswered(0) && !t.hasAnswered(1));
    assert.deepEqual(seen(t), []);
    assert.equal(t.decide(1, b!, 2), null);
    assert.deepEqual(seen(t), [4, 2, 1]);
    assert.equal(t.disclosed, EVERYBODY);
  });

  test('are seen by nobody else, and a restored flow looks the same', () => {
    const t = tableOf(3, [sealed]);
    t.decide(0, t.asked[0]!.id, 3);
    assert.equal(flowFor(t.game.book, t.state, 0).scenes[0]!.sealed, 3);
    const view = flowFor(t.game.book, t.state, 1);
    const other = tableOf(3, [sealed]);
    assert.deepEqual(view, flowFor(other.game.book, other.state, 1), 'not even that an answer is in');
    const restored = { ...t.state, flow: restoreFlow(t.game.book, view, 1) };
    assert.deepEqual(flowFor(t.game.book, restored, 1), view);
  });

  test('of a seat that is no longer asked do not count', () => {
    const asking = rule<Toy>('asking', { locals: {} }, [
      {
        clause: '1.1',
        sealed: true,
        ask: (g) => [0, 1].filter((seat) => g.coins[seat]! > 0).map((seat) => amount(seat, 'coins', 0, 5)),
        take: (g, _f, _t, answers) => void g.told.push(JSON.stringify(answers)),
      },
    ]);
    const t = tableOf(3, [asking], { commands: [spend] });
    assert.equal(t.decide(1, t.asked[1]!.id, 2), null);
    assert.equal(t.decide(1, 'spend', 5), null);
    assert.equal(t.decide(0, t.asked[0]!.id, 1), null);
    assert.deepEqual(t.state.told, ['[1,null,null]']);
  });

  test('that a command made illegal or reopened must be given again', () => {
    const t = tableOf(3, [sealed], { commands: [spend] });
    const [a, b, c] = ids(t);
    t.decide(0, a!, 5);
    t.decide(1, b!, 1);
    t.decide(2, c!, 0);
    assert.deepEqual(seen(t), [5, 1, 0], 'complete without commands');
    const again = tableOf(3, [sealed], { commands: [spend] });
    again.decide(0, a!, 5);
    again.decide(2, c!, 0);
    assert.equal(again.decide(0, 'spend', 2), null);
    assert.ok(!again.hasAnswered(0), '5 of 3 coins is no longer legal');
    assert.ok(!again.hasAnswered(2), 'reopened');
    assert.equal(again.decide(1, b!, 1), null);
    assert.deepEqual(seen(again), []);
  });
});

describe('free commands', () => {
  const waiting = rule<Toy>('waiting', { locals: {} }, [
    { clause: '1.1', ask: (g) => pick(0, 'x', g.coins[1]! > 5 ? [1] : [1, 2]), take: () => {} },
  ]);
  const windfall = rule<Toy>('windfall', { locals: {} }, [
    { clause: '8.1', ask: () => pick(2, 'x', ['yes']), take: (g) => void g.told.push('asked in between') },
  ]);
  const give: Command<Toy> = {
    name: 'give',
    clause: '9.1',
    offer: (g, seat) => (g.coins[seat]! > 0 ? amount(seat, 'coins', 1, g.coins[seat]!) : null),
    take(g, _t, choice, seat) {
      g.coins[seat]! -= choice as number;
      g.coins[1]! += choice as number;
      return choice === 3 ? call(windfall) : undefined;
    },
  };

  test('act at once for any seat, and the pending request is made again', () => {
    const t = tableOf(3, [waiting, windfall], { commands: [give] });
    const { id } = t.asked[0]!;
    assert.deepEqual(
      t.offersFor(2).map((offer) => [offer.id, offer.clause, offer.seat]),
      [['give', '9.1', 2]],
    );
    assert.equal(t.decide(2, 'give', 5), null);
    assert.deepEqual(t.state.coins, [5, 10, 0]);
    assert.deepEqual(t.offersFor(2), []);
    assert.deepEqual(t.decide(2, 'give', 1), {
      clause: '9.1',
      code: 'not-now',
      text: "'give' is not open now",
    });
    assert.equal(t.decide(0, id, 2)?.code, 'not-offered', 'the question has changed');
    assert.equal(t.decide(0, id, 1), null);
    assert.equal(t.decide(0, 'give', 1)?.code, 'not-now', 'nothing after the end');
  });

  test('say why they are not open, where the game knows, and that they matter to any answer', () => {
    const barred = (g: Toy, seat: number) =>
      g.coins[seat] === 0 ? { clause: '9.2', reason: 'the purse is empty' } : null;
    const t = tableOf(3, [waiting, windfall], { commands: [{ ...give, opens: true, barred }] });
    assert.deepEqual([t.offersFor(2)[0]!.opens, t.requestFor(0)?.opens], [true, undefined]);
    t.decide(2, 'give', 5);
    assert.deepEqual(t.decide(2, 'give', 1), { clause: '9.2', code: 'barred', text: 'the purse is empty' });
    t.decide(0, t.asked[0]!.id, 1);
    assert.equal(t.decide(2, 'give', 1)?.code, 'not-now', 'nothing after the end');
  });

  test('may carry out a rule before the pending question', () => {
    const t = tableOf(3, [waiting, windfall], { commands: [give] });
    const { id } = t.asked[0]!;
    t.decide(0, 'give', 3);
    assert.equal(t.asked[0]!.seat, 2);
    assert.notEqual(t.asked[0]!.id, id, 'an answer on its way to another question is not taken for this one');
    t.decide(2, t.asked[0]!.id, 'yes');
    assert.equal(t.asked[0]!.seat, 0);
    assert.deepEqual(t.state.told, ['asked in between']);
  });
});

describe('triggers', () => {
  const echo = (name: string, clause: string) =>
    rule<Toy, { who: number }>(name, { locals: { who: 0 }, shows: ['who'] }, [
      { clause, run: (g, f) => void g.told.push(`${name} ${f.who}`) },
    ]);
  const [first, second] = [echo('first', '6.1'), echo('second', '6.2')];
  const main = rule<Toy>('main', { locals: {} }, [
    {
      clause: '1.1',
      run(g, _f, t) {
        t.raise('fell', 3);
        t.raise('fell', 4);
        t.raise('nothing', 5);
        g.told.push('step');
      },
    },
    tell('1.2'),
  ]);
  const triggers: Trigger<Toy>[] = [
    { on: 'fell', clause: '6.1', when: () => true, frame: (_g, who) => first.frame({ who }) },
    { on: 'fell', clause: '6.2', when: (_g, who) => who === 3, frame: (_g, who) => second.frame({ who }) },
  ];

  test('come after the step that raised them, in rulebook order', () => {
    const t = tableOf(1, [main, first, second], { triggers });
    assert.deepEqual(t.state.told, ['step', 'first 3', 'second 3', 'first 4', '1.2']);
  });

  test('come in the order a seat chooses, where the rules say so', () => {
    const simultaneous = { clause: '6.3', chooser: () => 0, triggers };
    const t = tableOf(1, [main, first, second], { triggers, simultaneous });
    assert.equal(t.asked[0]!.clause, '6.3');
    t.decide(0, t.asked[0]!.id, ['second', 'first']);
    assert.deepEqual(t.state.told, ['step', 'second 3', 'first 3', 'first 4', '1.2']);
  });
});

test('a fork shares nothing and has no log', () => {
  const list = rule<Toy, { got: number[] }>('list', { locals: { got: [] }, veils: { got: (_g, _f) => only(0) } }, [
    {
      clause: '1.1',
      ask: () => amount(0, 'x', 0, 9),
      take(_g, f, _t, choice) {
        f.got.push(choice as number);
        return AGAIN;
      },
    },
  ]);
  const t = tableOf(1, [list]);
  const copy = t.fork(fixedRandom([]));
  const before = JSON.stringify(t.state);
  assert.equal(copy.decide(0, copy.asked[0]!.id, 4), null);
  assert.equal(JSON.stringify(t.state), before);
  assert.equal(copy.log, null);
});
