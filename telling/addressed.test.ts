// The log says "you" to the player who reads it, in every language, where a game has the words.

import assert from 'node:assert/strict';
import test from 'node:test';
import type { SeenEvent } from '#engine/event.ts';
import { face as gladiatori } from '#games/gladiatori/face.ts';
import { face as house } from '#games/house-of-gladiators/face.ts';
import { nameOf } from '#games/jugula/armaturae.ts';
import { face as jugula } from '#games/jugula/face.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { face as spartacus } from '#games/spartacus/face.ts';
import { placesOf } from '#telling/messages.ts';
import { Telling } from '#telling/telling.ts';
import { LANGUAGES } from '#telling/words.ts';

const NAMES = ['Ann', 'Ben'];
const READER = 0;
const GAMES = [spartacus, gladiatori, jugula, house];
/** Whose gold it was is told in brackets, where the reader may know it. */
const BY_NAME = ['slipped'];

const seen = (event: object): SeenEvent => ({ n: 1, clause: 'XX-1.1', ...event }) as unknown as SeenEvent;

const cardOf = (slug: string): number => CARDS.findIndex((card) => card.slug === slug);

const told = (language: (typeof LANGUAGES)[number], event: object): string =>
  new Telling(spartacus, NAMES, language, true, READER).event(seen(event));

test('what the reader does, and what is done to the reader, is told with "you"', () => {
  const stole = { kind: 'stole', seat: 0, from: 1, gold: 2, purse: null, fromPurse: null };
  assert.equal(told('en', stole), 'You take 2 gold from Ben');
  assert.equal(told('fr', stole), 'Vous prenez 2 pièces d’or à Ben');
  assert.equal(told('it', stole), 'Prendi 2 monete d’oro a Ben');
  const robbed = { ...stole, seat: 1, from: 0 };
  assert.equal(told('en', robbed), 'Ben takes 2 gold from you');
  assert.equal(told('fr', robbed), 'Ben vous prend 2 pièces d’or');
  assert.equal(told('it', robbed), 'Ben ti prende 2 monete d’oro');
  assert.equal(told('en', { kind: 'waited', seat: 1 }), 'Ben waits', 'others by name');
  const card = cardOf('forewarned');
  const played = { kind: 'played', seat: 0, card, hand: 2 };
  assert.equal(told('en', { ...played, target: 1 }), 'You play Forewarned against Ben');
  assert.ok(told('fr', { ...played, target: 1 }).endsWith(' contre Ben'));
  assert.ok(told('it', { ...played, target: 1 }).endsWith(' contro Ben'));
  for (const target of [0, null]) assert.equal(told('en', { ...played, target }), 'You play Forewarned');
});

test('without a reader everybody has a name; in a list of numbers the reader is "you"', () => {
  const waited = seen({ kind: 'waited', seat: 0 });
  assert.equal(new Telling(spartacus, NAMES, 'en', true).event(waited), 'Ann waits');
  assert.equal(new Telling(spartacus, NAMES, 'en', true, READER).byName.event(waited), 'Ann waits');
  assert.equal(told('en', { kind: 'bidsOpened', bids: [4, 6] }), 'The bids: you 4, Ben 6');
});

test('what belongs to the reader is "yours", also at the beginning of a sentence', () => {
  const tell = (language: (typeof LANGUAGES)[number], event: object, reader: number | null = READER): string =>
    new Telling(jugula, NAMES, language, true, reader).event(seen(event));
  const [own, foe] = [nameOf(0, 0), nameOf(1, 0)];
  const attacked = { kind: 'attacked', gladiator: foe, onGladiator: own };
  assert.equal(tell('en', attacked), 'Murmillo (Ben) attacks your Murmillo');
  assert.equal(tell('fr', attacked), 'Murmillo (Ben) attaque votre Murmillo');
  assert.equal(tell('it', attacked), 'Murmillo (Ben) attacca il tuo Murmillo');
  const wounded = { kind: 'wounded', gladiator: own, damage: 1, wounds: 1 };
  assert.equal(tell('en', wounded), 'Your Murmillo is wounded');
  assert.equal(tell('it', wounded), 'Il tuo Murmillo è ferito');
  assert.equal(tell('en', wounded, null), 'Murmillo (Ann) is wounded', 'to nobody in particular by name');
  const small = new Telling(spartacus, ['ann', 'ben'], 'en', true, READER);
  assert.equal(small.event(seen({ kind: 'waited', seat: 1 })), 'ben waits', 'a name stays as it is written');
  // A list or a button names the thing, and says nothing to anybody.
  assert.equal(new Telling(jugula, NAMES, 'en', true, READER).item('gladiator', own), 'Murmillo (Ann)');
});

for (const game of GAMES)
  for (const language of LANGUAGES)
    test(`${game.id}, ${language}: every kind in which a seat acts has words for the reader, with its own fields`, () => {
      const words = game.words[language];
      const kinds = Object.entries(game.events.kinds);
      for (const [kind, { fields }] of kinds) {
        const isActed = Object.entries(fields).some(
          ([name, { of, shape }]) => name === 'seat' && of === 'seat' && shape === 'one',
        );
        if (isActed && !BY_NAME.includes(kind)) assert.ok(words[`you.${kind}`], kind);
      }
      for (const [key, message] of Object.entries(words)) {
        const [, group, kind] = /^(you|at-you)\.([^.]+)/.exec(key) ?? [];
        if (group === undefined) continue;
        const fields = game.events.kinds[kind!]?.fields;
        assert.ok(fields, key);
        for (const { name } of placesOf(message, language)) {
          assert.ok(name.replace(/_(any|count|own)$/, '') in fields, `${key}: ${name}`);
          assert.ok(group === 'at-you' || name !== 'seat', `${key} names the reader`);
        }
      }
    });

test('an ability that was used is told with what it does, in every language', () => {
  const used = { kind: 'used', seat: 1, card: cardOf('glaber'), power: 1, target: null };
  assert.equal(told('en', used), 'Ben uses Reports of the Watch: “exhaust 2 guards → draw 1 Intrigue card”');
  assert.equal(
    told('fr', used),
    'Ben emploie Rapports de la garde\u00a0: «\u00a0épuiser 2 gardes → pioche de 1 carte Intrigue\u00a0»',
  );
  assert.equal(told('it', used), 'Ben usa Rapporti della guardia: «esaurisci 2 guardie → pesca di 1 carta Intrigo»');
  const rent = { ...used, card: cardOf('tullius'), target: 0 };
  assert.equal(told('en', rent), 'Ben uses Collect the Rent (you): “a rival: you take up to 1 gold”');
});
