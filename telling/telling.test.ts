import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { eventFor, Log, part, type SeenEvent } from '#engine/event.ts';
import { defineEvents } from '#engine/events/declare.ts';
import { Table } from '#engine/flow/table.ts';
import type { Language } from '#engine/game.ts';
import { defaultOptions } from '#engine/options.ts';
import { sample } from '#engine/requests/choices.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { games } from '#games/index.ts';
import { placesOf } from '#telling/messages.ts';
import { Telling } from '#telling/telling.ts';
import { LANGUAGES } from '#telling/words.ts';

const game = games.get('harenula')!;
const telling = new Telling(game, ['Anna', 'Ben', 'Cleo'], 'en');
const seen = (kind: string, fields: object): SeenEvent => ({ n: 0, clause: 'HA-5.5', kind, ...fields }) as SeenEvent;

test('a drawing has the colons of the reader’s language', () => {
  const drawing = 'Lot: 3\nHand (2):\n  12:30 d4:e5';
  assert.equal(telling.spaced(drawing), drawing);
  const french = new Telling(game, ['Anna'], 'fr');
  assert.equal(french.spaced(drawing), `Lot${french.colon}3\nHand (2)${french.colon.trimEnd()}\n  12:30 d4:e5`);
});

test('parts are told with their signs, and parts of nothing are not', () => {
  const parts = [part('blow', 3, 'HA-5.5'), part('die', 5, 'HA-5.5')];
  assert.equal(telling.event(seen('struck', { seat: 1, parts, total: 8 })), 'Ben strikes with 8 (blow 3 + die 5)');
  const hurt = [
    part('force', 2, 'HA-5.5'),
    part('stand', -5, 'HA-5.6'),
    part('never below 0', 3, 'HA-5.6'),
    part('luck', 0, 'HA-5.6'),
  ];
  assert.equal(
    telling.event(seen('hurt', { seat: 0, parts: hurt, total: 0 })),
    'Anna is hurt for 0 (force 2 − stand 5 + never below 0: 3)',
  );
  assert.equal(
    telling.event(seen('scored', { seat: 0, parts: [part('felled', 0, 'HA-8.1')], total: 0 })),
    'Anna scores 0',
  );
});

test('what an event names is explained, where the game has more to say of it than its name', () => {
  const jugula = games.get('jugula')!;
  const told = new Telling(jugula, ['Anna', 'Ben'], 'en', true);
  const played = seen('played', { seat: 0, card: 0, use: 'special', hand: 3 });
  const [name, effect] = [told.item('card', 0), told.words['card.J01.effect']];
  assert.equal(told.explains(played), `${name}: ${effect} (special effect)`);
  assert.equal(told.explains(seen('drew', { seat: 1, count: 2, hand: 4 })), null, 'what is hidden is not explained');
  assert.equal(told.explains(seen('turnBegan', { seat: 1, round: 2 })), null);
});

test('HA-1.8 what a viewer may not know is left out of the sentence', () => {
  const log = new Log();
  log.emit('drew', { clause: 'HA-4.4', seat: 1, count: 2 }, { to: 1 << 1, fields: { cards: [0, 5] } });
  assert.equal(telling.event(eventFor(log.events[0]!, 1)), 'Ben draws 2 cards (blow-1 trick)');
  assert.equal(telling.event(eventFor(log.events[0]!, 0)), 'Ben draws 2 cards');
  assert.equal(telling.event(eventFor(log.events[0]!, SPECTATOR)), 'Ben draws 2 cards');
});

test('SP-16.21 an offer is told in full to its two sides, to the others that there is bargaining', () => {
  const spartacus = games.get('spartacus')!;
  const offer = { seat: 0, to: 1, giveCards: [0], giveGold: 2, wantCards: [], wantGold: 0 };
  for (const language of LANGUAGES) {
    const told = new Telling(spartacus, ['Anna', 'Ben'], language, true);
    const tell = (fields: object): string => told.event(seen('whispered', fields));
    for (const what of ['offered', 'refused', 'withdrawn']) {
      const text = tell({ ...offer, what });
      for (const said of ['Anna', 'Ben', '2']) assert.ok(text.includes(said), `${language}: ${text}`);
      assert.ok(!/[()?]/.test(text), `${language}: ${text}`);
    }
    assert.match(tell({}), /^\p{L}+( \p{L}+)*$/u);
  }
});

test('seats are told by name, lists by their nouns', () => {
  assert.equal(telling.event(seen('fell', { seat: 0, feller: 2, cards: [] })), 'Anna falls to Cleo');
  assert.equal(telling.event(seen('tied', { seats: [0, 2], stacks: [1, 0, 1] })), 'A tie: Anna and Cleo bid again');
  assert.equal(
    telling.event(seen('bidsOpened', { bids: [3, null, 0], stacks: [0, 0, 0] })),
    'The bids: Anna 3, Cleo 0',
  );
  assert.equal(telling.event(seen('moved', { seat: 1, cells: [0, 1] })), 'Ben moves: c1 d1');
  assert.equal(telling.event(seen('paid', { seat: 1, cards: [0, 0, 5] })), 'Ben pays with blow-1 blow-1 trick');
});

test('of figures those that are seats are told by name, the others by their noun', () => {
  const arena = new Telling(games.get('gladiatori')!, ['Anna', 'Ben'], 'en');
  const said = (kind: string, fields: object): string => arena.event(seen(kind, fields));
  assert.equal(said('hit', { seat: 0, target: 1, fav: 9, fdv: 4 }), 'Anna hits Ben: 9 against 4');
  assert.equal(said('hit', { seat: 0, target: 4, fav: 9, fdv: 4 }), 'Anna hits animal-1: 9 against 4');
  assert.equal(said('declared', { seat: 1, how: 'sweep', targets: [0, 5] }), 'Ben sweeps Anna and animal-2');
});

test('the names of things are told in the reader’s language', () => {
  const arena = games.get('gladiatori')!;
  const told = (language: Language, kind: string, fields: object): string =>
    new Telling(arena, ['Anna', 'Bruno'], language, true).event(seen(kind, fields));
  assert.equal(told('it', 'characterChosen', { seat: 0, who: 'thraex', cards: 18 }), 'Anna gioca Trace con 18 carte');
  assert.equal(
    told('fr', 'revealed', { seat: 1, card: 1, cards: [9] }),
    'Bruno révèle Dextérité (Attaque acrobatique)',
  );
  assert.equal(told('it', 'animalKilled', { seat: 0, animal: 5 }), 'Anna uccide Animale 2');
  assert.equal(told('en', 'hit', { seat: 0, target: 5, fav: 9, fdv: 4 }), 'Anna hits Animal 2: 9 against 4');
});

test('of the moment is told what the game has words for; a plain yes by its word alone', () => {
  const arena = new Telling(games.get('gladiatori')!, ['Anna', 'Bruno'], 'it', true);
  const locals = { by: 0, watch: { cell: 3 }, entered: 2, passed: false, standby: true, points: 0, place: 2 };
  const scene = { rule: 'activation', at: 'GL-9.11', sealed: null, ...locals };
  assert.equal(arena.situation(scene, 0), 'Attivazione: esagoni percorsi 2 · Attesa');
  assert.equal(arena.situation(scene, 1), 'Attivazione: da Anna · esagoni percorsi 2 · Attesa');
  const wound = { rule: 'wound', at: 'GL-11.45', sealed: null, seat: 1, by: 4, damage: 3 };
  assert.equal(arena.situation(wound, 1), 'Ferita: da Animale 1 · danni 3');
});

test('an event without words is still told', () => {
  assert.equal(telling.event(seen('vanished', { seat: 2, card: 5, count: 3 })), 'vanished: seat 2, card 5, count 3');
});

test('every event of a game is told in every language, to everybody', () => {
  for (const one of games.values()) {
    for (let seed = 0; seed < 2; seed++) {
      const random = fastRandom(seed);
      const log = new Log();
      const table = new Table(one, one.setup(one.seats.max, defaultOptions(one.options)), random, log).run();
      while (!table.over) {
        const request = table.waiting!;
        assert.equal(table.decide(request.seat, request.id, sample(request, random)), null);
      }
      const names = Array.from({ length: one.seats.max }, (_, seat) => `Name${seat}`);
      for (const language of LANGUAGES) {
        const teller = new Telling(one, names, language);
        const told = new Map<string, number>();
        for (const event of log.events) {
          const before = told.get(event.kind) ?? 0;
          if (before >= 10) continue;
          told.set(event.kind, before + 1);
          assert.ok(
            one.words[language][`event.${event.kind}`] !== undefined,
            `${one.id} ${language} event.${event.kind}`,
          );
          for (const viewer of [0, 1, SPECTATOR]) {
            const text = teller.event(eventFor(event, viewer));
            assert.doesNotMatch(text, /undefined|\[object|NaN|\?/, text);
          }
        }
      }
    }
  }
});

test('every declared event has words in every language, and they speak of its fields; no words are left over', () => {
  for (const { id, events, words } of games.values()) {
    for (const language of LANGUAGES) {
      const all = Object.keys(words[language]).filter((key) => key.startsWith('event.'));
      // A kind may have words of its own under one clause: `event.lost.SP-4.22`.
      const kindOf = (key: string): string => key.split('.')[1]!;
      const worded = all.filter((key) => key === `event.${kindOf(key)}`);
      assert.deepEqual(
        worded.sort(),
        Object.keys(events.kinds)
          .map((kind) => `event.${kind}`)
          .sort(),
        `${id} ${language}`,
      );
      for (const key of all) {
        const fields = Object.keys(events.kinds[kindOf(key)]!.fields);
        for (const { name } of placesOf(words[language][key]!, language))
          assert.ok(fields.includes(name.replace(/_(any|count|own)$/, '')), `${id} ${language} ${key}: {${name}}`);
      }
    }
  }
});

test('what is told of a moment, or asked with it, is a local that its game declares', () => {
  for (const { id, book, locals, words } of games.values()) {
    const shown = new Set([...book.values()].flatMap((rule) => Object.keys(rule.frame())));
    for (const name of Object.keys(locals))
      assert.ok(shown.has(name.split('.').at(-1)!), `${id}: no rule has a local '${name}'`);
    for (const language of LANGUAGES) {
      for (const [key, message] of Object.entries(words[language])) {
        const told = key.startsWith('scene.') ? [key.slice('scene.'.length)] : [];
        const asked = key.startsWith('ask.') ? placesOf(message, language).map(({ name }) => name) : [];
        for (const name of [...told, ...asked])
          assert.ok(Object.hasOwn(locals, name), `${id} ${language} ${key}: ${name}`);
      }
    }
  }
});

test('an event under a clause that has words of its own is told in them', () => {
  const spartacus = games.get('spartacus')!;
  const own = new Telling(spartacus, ['Anna', 'Ben'], 'en');
  const lost = { n: 0, kind: 'lost', seat: 1, card: 0 };
  assert.match(own.event({ ...lost, clause: 'SP-4.22' } as unknown as SeenEvent), /^Ben cannot pay the Upkeep of /);
  assert.match(own.event({ ...lost, clause: 'SP-14.3' } as unknown as SeenEvent), /^Ben loses /);
});

test('a loss has a minus sign where people read it', () => {
  const gladiatori = games.get('gladiatori')!;
  const fled = { n: 0, clause: 'GL-17.22', kind: 'vpChanged', seat: 0, points: -2, why: 'fleeing', vp: 8 };
  const told = (readable: boolean) =>
    new Telling(gladiatori, ['Anna', 'Ben'], 'en', readable).event(fled as unknown as SeenEvent);
  assert.match(told(true), /^Anna: −2 VP/);
  assert.match(told(false), /^Anna: -2 VP/);
});

test('a place with _count is how many there are, and decides between forms', () => {
  const message = '{lot_count, plural, =0 {nothing at all} other {# of {lot}}}';
  const events = defineEvents(game.nouns, { owed: { lot: 'card[]' } });
  const words = { ...game.words, en: { ...game.words.en, 'event.owed': message } };
  const own = new Telling({ ...game, events, words }, ['Anna', 'Ben'], 'en');
  assert.equal(own.event(seen('owed', { lot: [] })), 'nothing at all');
  assert.match(own.event(seen('owed', { lot: [1, 1] })), /^2 of ./);
});

test('a place with _own tells whether a seat is the one that acts', () => {
  const message = '{seat} strikes {target_own, select, yes {nobody else} other {{target}}}';
  const events = defineEvents(game.nouns, { struck: { seat: 'seat', target: 'seat' } });
  const words = { ...game.words, en: { ...game.words.en, 'event.struck': message } };
  const own = new Telling({ ...game, events, words }, ['Anna', 'Ben'], 'en');
  assert.equal(own.event(seen('struck', { seat: 0, target: 0 })), 'Anna strikes nobody else');
  assert.equal(own.event(seen('struck', { seat: 0, target: 1 })), 'Anna strikes Ben');
});

test('what a field is, the game declares', () => {
  const kinds = { lender: 'seat', lenders: 'seat[]', debts: 'number[seat]', victim: 'number', lot: 'card[]' } as const;
  const names = Object.keys(kinds).map((name) => `{${name}}`);
  const en = { ...game.words.en, 'event.owed': names.join(' | ') };
  const events = defineEvents(game.nouns, { owed: kinds });
  const own = new Telling({ ...game, events, words: { ...game.words, en } }, ['Anna', 'Ben'], 'en');
  const event = seen('owed', { lender: 1, lenders: [0, 1], debts: [3, 4], victim: 1, lot: [1, 1] });
  assert.equal(own.event(event), 'Ben | Anna and Ben | Anna 3, Ben 4 | 1 | blow-2 blow-2');
  assert.equal(own.seatOf(event), 1);
  assert.equal(own.seatOf(seen('unknown', { lender: 1 })), null);
});

test('what opens a stretch of the game and what was worked out is read from the declaration', () => {
  assert.equal(telling.begins(seen('roundBegan', { round: 2 })), 'round');
  assert.equal(telling.begins(seen('moved', { seat: 0, cells: [] })), null);
  const parts = [part('felled', 3, 'HA-8.1')];
  assert.deepEqual(telling.sums(seen('scored', { seat: 0, parts, total: 3 })), [{ name: 'parts', parts, total: 3 }]);
  assert.deepEqual(telling.sums(seen('moved', { seat: 0, cells: [] })), []);
});
