// Sketches of real matches: everything in them has words, and what can be clicked is what can be answered.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { botRandom } from '#bots/bot.ts';
import { botFor } from '#bots/index.ts';
import { choosingOf, keysOf } from '#client/tables/sketch/choosing.ts';
import { CATALOGUES } from '#client/tables/sketch/words.ts';
import { sha256Hex } from '#engine/chance/sha256.ts';
import type { Game, Language } from '#engine/game.ts';
import { Match } from '#engine/records/match.ts';
import { enumerate } from '#engine/requests/choices.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { sketcher as ludi } from '#games/house-of-gladiators/table.ts';
import { games } from '#games/index.ts';
import { sketcher as jugula } from '#games/jugula/table.ts';
import type { Sketcher } from '#games/shared/table.ts';
import { sketcher as spartacus } from '#games/spartacus/table.ts';
import { placesOf } from '#telling/messages.ts';

const SKETCHERS = { spartacus, jugula, 'house-of-gladiators': ludi } as unknown as {
  readonly [game: string]: Sketcher<unknown>;
};
const LANGUAGES: readonly Language[] = ['en', 'fr', 'it'];
const PLAYERS = ['Anna', 'Ben', 'Cleo', 'Dan'];
const MOST = 700;

/** A key without words, a placeholder that was not filled, or a value that is none. */
const UNTOLD = /undefined|NaN|\{|\b(?:sketch|phase|sort|col|card|task|about|type|power|text|effect|part)\.[a-z]/i;

/** Every text that a player reads, with the path to it. */
function* textsIn(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      if (!['keys', 'emblem', 'band', 'tone', 'state', 'as', 'shape'].includes(key))
        yield* textsIn(inner, `${path}.${key}`);
}

const sorted = (choices: readonly Choice[]): string[] => choices.map((choice) => JSON.stringify(choice)).sort();

/** The answers to a request that is drawn, one by one. */
function answersOf(request: Request): string[] {
  if (request.kind === 'subset') return sorted([...new Set(request.from)].map((item) => [item]));
  return sorted(enumerate(request, 1000));
}

function play(game: Game, seats: number, see: (match: Match, seat: number, request: Request) => void): void {
  const seed = sha256Hex(`sketch ${game.id}`);
  const match = Match.start({ game, seats, options: {}, seed, match: 'sketch', nonces: [] });
  for (let n = 0; n < MOST && !match.over; n++) {
    const { frames } = match.table.state.flow;
    const sealed = frames.at(-1)!.sealed;
    const { seat } = match.table.asked.find((one) => (sealed?.[one.seat] ?? null) === null)!;
    const request = match.requestFor(seat)!;
    see(match, seat, request);
    const view = game.viewFor(match.table.state, seat);
    const choice = botFor('heuristic', game).choose(view, request, botRandom('sketch', seat, n));
    assert.equal(match.decide(seat, request.id, choice), null);
  }
}

for (const [id, sketcher] of Object.entries(SKETCHERS)) {
  describe(id, () => {
    const game = games.get(id) as unknown as Game;

    test('every text of the table is told in three languages, to players and spectators', () => {
      let n = 0;
      play(game, 3, (match, seat) => {
        // Moment by moment another language: what is on the table stays for many.
        const language = LANGUAGES[n++ % LANGUAGES.length]!;
        for (const viewer of [seat, SPECTATOR]) {
          const view = JSON.parse(JSON.stringify(game.viewFor(match.table.state, viewer)));
          const sketch = sketcher.sketch(view, game.words[language], PLAYERS);
          for (const [path, text] of textsIn(sketch, language)) assert.doesNotMatch(text, UNTOLD, path);
        }
      });
    });

    test('what is drawn can be clicked and nothing else, and a key belongs to one seat: nothing that only another knows', () => {
      let drawn = 0;
      play(game, 2, (match, seat, request) => {
        const view = game.viewFor(match.table.state, seat);
        const sketch = sketcher.sketch(view, game.words.en, PLAYERS);
        const owners = new Map<string, number>();
        for (const stand of sketch.stands) {
          for (const key of stand.groups.flatMap(({ cards }) => cards.flatMap(({ keys }) => keys))) {
            assert.equal(owners.get(key) ?? stand.seat, stand.seat, key);
            owners.set(key, stand.seat);
          }
        }
        const choosing = choosingOf(sketcher, sketch, view, request);
        if (choosing === null) return;
        drawn++;
        const keys = keysOf(sketch);
        for (const key of choosing.by.keys()) assert.ok(keys.has(key), `${request.clause} ${key}`);
        const onTable = [...choosing.by.values()].flat().map(({ choice }) => choice);
        const besides = request.kind === 'subset' ? [] : choosing.besides;
        assert.deepEqual(sorted([...onTable, ...besides]), answersOf(request), request.clause);
      });
      assert.ok(drawn > 5, `${drawn} requests were drawn`);
    });
  });
}

test('the table has the same words with the same places in every language', () => {
  const places = (message: string, language: Language): string[] => placesOf(message, language).map(({ name }) => name);
  for (const language of LANGUAGES) {
    assert.deepEqual(Object.keys(CATALOGUES[language]), Object.keys(CATALOGUES.en), language);
    for (const [key, message] of Object.entries(CATALOGUES[language])) {
      const english = CATALOGUES.en[key as keyof typeof CATALOGUES.en];
      assert.deepEqual(places(message, language).sort(), places(english, 'en').sort(), `${language} ${key}`);
      if (language !== 'en') assert.notEqual(message, english, `${language} ${key}`);
    }
  }
});

test('the verdict of Spartacus belongs to the arena, whose rule has done its part by then', () => {
  const game = games.get('spartacus') as unknown as Game;
  let verdicts = 0;
  play(game, 2, (match, seat, request) => {
    if (request.clause !== 'SP-10.9') return;
    verdicts++;
    const { phases, phase } = spartacus.sketch(game.viewFor(match.table.state, seat) as never, game.words.en, PLAYERS);
    assert.equal(phases[phase], 'Arena');
  });
  assert.ok(verdicts > 0);
});

test('open offers of Spartacus stand before the players who got or made them, and before nobody else', () => {
  const game = games.get('spartacus')!;
  const match = Match.start({
    game,
    seats: 3,
    options: {},
    seed: '22'.repeat(32),
    match: 'm',
    nonces: ['', '', ''],
    names: PLAYERS.slice(0, 3),
    started: '',
  });
  const state = match.table.state as unknown as { trades: object[] };
  state.trades.push({ from: 1, to: 0, give: [], giveGold: 3, want: [], wantGold: 0 });
  const shown = (viewer: number): string => {
    const { stands } = spartacus.sketch(game.viewFor(match.table.state, viewer) as never, game.words.en, PLAYERS);
    const offers = stands.flatMap(({ groups }) => groups.filter(({ title }) => /offer/.test(title)));
    return offers.map(({ title, cards }) => `${title}: ${cards.map(({ name, about }) => `${name}, ${about}`)}`).join();
  };
  assert.equal(shown(0), 'offers to you: 1.1 Ben, gold 3 → –');
  assert.equal(shown(1), 'your offers: 0.1 Anna, gold 3 → –');
  assert.equal(shown(2), '');
});
