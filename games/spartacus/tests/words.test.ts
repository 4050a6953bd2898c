import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { act } from '#games/spartacus/acts.ts';
import { called } from '#games/spartacus/called.ts';
import { CARDS, isGuard } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';

const languages = Object.entries(spartacus.words);

test('every reason that the rules can give has words in French and Italian too', () => {
  const { fr, it } = spartacus.words;
  const rules = new URL('../rules/', import.meta.url);
  const text = readdirSync(rules)
    .map((name) => readFileSync(new URL(name, rules), 'utf8'))
    .join();
  const told = [
    ...text.matchAll(/(?:clause: |bar\([^']*(?:'hand', kind\), )?)'(SP-[\d.]+)',\s*(?:reason|['`A-Z])/g),
  ].map(([, clause]) => clause!);
  assert.ok(told.length > 8, told.join());
  for (const clause of told) for (const own of [fr, it]) assert.ok(own[`barred.${clause}`], clause);
});

test('SP-9.25 a pool named too often is refused with the rule of one in every language', () => {
  for (const [language, words] of languages) assert.ok(words['refused.too-many-of.SP-9.25'], language);
});

test('every card has its name in every language', () => {
  for (const [language, words] of languages)
    for (const card of CARDS) assert.ok(words[`card.${card.slug}`], `${language} card.${card.slug}`);
});

test('what a reaction cannot do on the own turn is named in words', () => {
  const reaction = CARDS.findIndex(({ type }) => type === 'reaction');
  for (const [language, words] of languages) {
    const { name } = called.act(act('launch', reaction, 1), words, ['Anna', 'Ben']);
    assert.ok(name.startsWith(words[`card.${CARDS[reaction]!.slug}`]!), `${language}: ${name}`);
    assert.ok(name.includes('Ben'), `${language}: ${name}`);
  }
});

test('whom a card touches comes after what happens to the scheme: the launcher throws no die', () => {
  const told = languages.map(([, words]) => words['effect.card.night-watch']);
  assert.deepEqual(told, [
    'When a scheme is launched at your House: roll a die: on 4 or more the scheme is foiled; the launcher: gold −1',
    'Quand un complot vise votre maison : lancez un dé : à 4 ou plus le complot est déjoué ; l’auteur du complot : or −1',
    'Quando un piano riguarda la tua Casata: lancia un dado: con 4 o più il piano è sventato; chi ordisce il piano: oro −1',
  ]);
});

test('every guard is laid and sent in words, whatever it is called', () => {
  const guards = CARDS.flatMap((_, kind) => (isGuard(kind) ? [kind] : []));
  assert.ok(guards.length > 1);
  for (const [language, words] of languages) {
    for (const verb of ['lay', 'table', 'hand'] as const) {
      for (const kind of guards) {
        const { name } = called.act(act(verb, kind), words, []);
        assert.ok(name.endsWith(words[`choice.${verb}.guard`]!), `${language}: ${name}`);
      }
    }
  }
});

test('a question that tells of its moment has a name for it', () => {
  let moments = 0;
  for (const [name, rule] of spartacus.book) {
    const { rule: _rule, at: _at, sealed: _sealed, result: _result, ...locals } = rule.frame();
    if (!rule.steps.some((step) => step.ask)) continue;
    for (const [language, words] of languages) {
      const told = Object.keys(locals).filter((local) => words[`scene.${local}`]);
      if (told.length === 0) continue;
      assert.ok(words[`rule.${name}`], `${language} rule.${name}`);
      moments++;
    }
  }
  assert.ok(moments > 3, `${moments} moments`);
});

test('SP-8.3 the places in the arena go by the names they have on the board', () => {
  assert.deepEqual([0, 1].map(spartacus.nouns['slot']!.print), ['I', 'II']);
  for (const [language, words] of languages) {
    for (const name of ['slot', 'winnerSlot', 'firstSlot', 'askedSeats'])
      assert.ok(words[`scene.${name}`], `${language} scene.${name}`);
  }
});
