// Drafts that are not finished: in the house's list an answer is put together field by field, and board, hand and scales
// read it meanwhile. Whatever part of it is there, they must stand it.

import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { before, test } from 'node:test';
import { signal } from '@preact/signals';
import { botRandom } from '#bots/bot.ts';
import { botFor } from '#bots/index.ts';
import { sha256Hex } from '#engine/chance/sha256.ts';
import type { Game } from '#engine/game.ts';
import { Match } from '#engine/records/match.ts';
import { enumerate } from '#engine/requests/choices.ts';
import { type Choice, type FormChoice, isAsked, type Request } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';
import { Telling } from '#telling/telling.ts';

// Emblems are made by the build; here nobody looks at them.
registerHooks({
  resolve: (name, context, next) =>
    name.startsWith('icon:')
      ? { url: "data:text/javascript,export default ''", shortCircuit: true }
      : next(name, context),
});

const MOST = 500;
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];
/** So many answers of each field, and so many drafts of each request, are tried. */
const TRIED = 4;
const DRAFTS = 60;

/** The first answers to a request, and parts of them where it is answered with several items. */
function answersTo(request: Request): Choice[] {
  if (request.kind === 'subset' || request.kind === 'pay') return [[], [...new Set(request.from)].slice(0, 1)];
  if (request.kind === 'order' || request.kind === 'path') return [[]];
  if (request.kind === 'offer')
    return request.partners.map(({ seat }) => ({ with: seat, give: [], giveCoins: 0, want: [], wantCoins: 0 }));
  if (request.kind === 'amount') return [request.min];
  return request.kind === 'form' ? [] : enumerate(request, 1000).slice(0, TRIED);
}

/** Every draft on the way to an answer, as the list makes them: no field answered, then one more each time. */
function* draftsOf(request: Request): Generator<Choice | null> {
  yield null;
  if (request.kind !== 'form') {
    yield* answersTo(request);
    return;
  }
  const waits: FormChoice[] = [{}];
  for (let n = 0; n < DRAFTS && waits.length > 0; n++) {
    const draft = waits.shift()!;
    yield draft;
    const field = request.fields.find((one) => isAsked(one, draft) && !(one.name in draft));
    if (field === undefined) continue;
    // A word may come before what belongs to it, and an earlier field may still be empty.
    for (const answer of answersTo(field.request)) waits.push({ ...draft, [field.name]: answer });
  }
}

interface Seen {
  props: never;
  request: Request;
}

/** A match of bots; everything that is asked is shown with every draft of it. */
function play(id: string, seats: number, see: (seen: Seen) => void): void {
  const game = games.get(id) as unknown as Game;
  const match = Match.start({ game, seats, options: {}, seed: sha256Hex(`drafts ${id}`), match: 'drafts', nonces: [] });
  for (let n = 0; n < MOST && !match.over; n++) {
    const sealed = match.table.state.flow.frames.at(-1)!.sealed;
    const { seat } = match.table.asked.find((one) => (sealed?.[one.seat] ?? null) === null)!;
    const request = match.requestFor(seat)!;
    const view = game.viewFor(match.table.state, seat);
    for (const draft of draftsOf(request)) {
      const props = {
        match: 'drafts',
        view,
        viewer: seat,
        names: NAMES,
        request,
        answered: null,
        offers: [],
        asked: [],
        outcome: null,
        events: [],
        stage: { beat: null, held: {}, waiting: 0, tempo: 1, catchUp: () => {} },
        draft: signal(draft),
        plan: signal(null),
        sending: signal(false),
        refusal: () => null,
        telling: new Telling(game as never, NAMES, 'en', true),
        language: 'en',
        replaying: false,
      };
      try {
        see({ props: props as never, request });
      } catch (error) {
        throw new Error(`${request.clause} with ${JSON.stringify(draft)}`, { cause: error });
      }
    }
    const choice = botFor('heuristic', game).choose(view, request, botRandom('drafts', seat, n));
    assert.equal(match.decide(seat, request.id, choice), null);
  }
}

interface Tables {
  deal: typeof import('#client/tables/spartacus/market/deal.ts');
  laying: typeof import('#client/tables/house-of-gladiators/hypogeum/laying.ts');
  training: typeof import('#client/tables/house-of-gladiators/training/acts.ts');
  bids: typeof import('#client/tables/house-of-gladiators/market/bids.ts');
  press: typeof import('#client/tables/jugula/arena/press.ts');
  jugula: typeof import('#client/tables/jugula/props.ts');
  acts: typeof import('#client/tables/gladiatori/acts.ts');
  planning: typeof import('#client/tables/gladiatori/planning.ts');
  things: typeof import('#client/tables/gladiatori/thing-request.ts');
}
let tables: Tables;
before(async () => {
  tables = {
    deal: await import('#client/tables/spartacus/market/deal.ts'),
    laying: await import('#client/tables/house-of-gladiators/hypogeum/laying.ts'),
    training: await import('#client/tables/house-of-gladiators/training/acts.ts'),
    bids: await import('#client/tables/house-of-gladiators/market/bids.ts'),
    press: await import('#client/tables/jugula/arena/press.ts'),
    jugula: await import('#client/tables/jugula/props.ts'),
    acts: await import('#client/tables/gladiatori/acts.ts'),
    planning: await import('#client/tables/gladiatori/planning.ts'),
    things: await import('#client/tables/gladiatori/thing-request.ts'),
  };
});

test('Spartacus: the scales stand an offer without goods and a sale without a card', () => {
  const { deal } = tables;
  const words = new Set<unknown>();
  play('spartacus', 3, ({ props, request }) => {
    if (request.clause !== 'SP-7.3') return;
    const { draft } = props as { draft: { value: FormChoice | null } };
    if (draft.value !== null && Object.keys(draft.value).length === 1) words.add(draft.value['do']);
    const pans = deal.pansOf(props);
    for (const list of [pans.give, pans.get]) assert.ok(list.every((one) => typeof one === 'number'));
    for (const gold of [pans.giveGold, pans.getGold]) assert.ok(Number.isInteger(gold));
    deal.before(props);
    assert.ok(pans.partner !== undefined);
  });
  // Both words were there alone, as the list leaves them.
  for (const word of ['offer', 'sell']) assert.ok(words.has(word), [...words].join());
});

test('House of Gladiators: mats, Training and bids stand a part of their answer', () => {
  const { laying, training, bids } = tables;
  const clauses = new Set<string>();
  play('house-of-gladiators', 3, ({ props, request }) => {
    clauses.add(request.clause);
    const { view, viewer } = props as { view: { houses: { ludus: { tiro: number }[] }[] }; viewer: number };
    if (request.clause === 'HG-12.5')
      for (const slot of laying.openSlots(props)) {
        assert.ok(Number.isInteger(laying.manOn(props, slot)));
        for (const socket of ['combat', 'special'] as const) laying.gearOn(props, slot, socket);
        laying.currentSlot(props);
      }
    if (request.clause === 'HG-10.1') {
      const card = training.blessed(props);
      assert.ok(card === null || Number.isInteger(card));
      for (const { tiro } of view.houses[viewer]!.ludus) assert.ok(Number.isInteger(training.fed(props, tiro)));
      assert.ok(training.thrown(props).every((one) => Number.isInteger(one)));
      training.throwing(props, 0, 0);
    }
    if (request.clause === 'HG-5.4') assert.ok(Number.isInteger(bids.draftedBid(props)));
  });
  for (const clause of ['HG-12.5', 'HG-10.1', 'HG-5.4']) assert.ok(clauses.has(clause), clause);
});

test('Jugula: squares, figures and cards stand a part of a list', () => {
  const { press, jugula } = tables;
  const kinds = new Set<string>();
  play('jugula', 2, ({ props, request }) => {
    kinds.add(request.kind);
    press.enteringNow(props);
    for (let cell = 0; cell < 64; cell++) assert.equal(typeof press.spotOn(props, cell).can, 'boolean');
    if (request.kind === 'pick' || request.kind === 'subset')
      for (const item of request.from.slice(0, TRIED)) assert.equal(typeof jugula.isTaken(props, item), 'boolean');
  });
  for (const kind of ['pick', 'subset']) assert.ok(kinds.has(kind), kind);
});

test('Gladiatori: the arena and the things to pay with stand a part of a form', () => {
  const { acts, planning, things } = tables;
  const clauses = new Set<string>();
  play('gladiatori', 2, ({ props, request }) => {
    clauses.add(request.clause);
    const shared = { walk: signal(null) } as never;
    const { draft } = props as { draft: { value: Choice | null } };
    const aimed = acts.actsOf(props, shared);
    const ghost = aimed.ghost as { cell: number; facing: number } | null;
    assert.ok(ghost === null || (Number.isInteger(ghost.cell) && Number.isInteger(ghost.facing)));
    planning.planOf(props, aimed);
    const asked = things.thingRequest(request, draft.value);
    assert.ok(asked === null || Array.isArray(asked.chosen));
  });
  assert.ok(clauses.has('GL-6.4'), [...clauses].join());
});
