import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { act } from '#games/spartacus/acts.ts';
import { called } from '#games/spartacus/called.ts';
import { CARDS, isGuard } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';

const languages = Object.entries(spartacus.words);

test('every language has the same messages', () => {
  const english = Object.keys(spartacus.words.en).sort();
  // The reasons of the rules are English already, with their numbers.
  const needed = (words: object): string[] => Object.keys(words).filter((key) => !key.startsWith('barred.'));
  for (const [language, words] of languages) assert.deepEqual(needed(words).sort(), english, language);
});

test('a reason why something is not offered is told in every language', () => {
  const clauses = new Set<string>();
  const random = fastRandom(4);
  for (let game = 0; game < 3; game++) {
    const t = new Table(spartacus, spartacus.setup(3, defaultOptions(spartacus.options)), random, null).run();
    while (!t.over) {
      const { seat, id } = t.asked.find((request) => !t.hasAnswered(request.seat))!;
      const request = t.requestFor(seat)!;
      for (const { clause } of request.barred ?? []) clauses.add(clause);
      t.decide(seat, id, spartacus.heuristic(spartacus.viewFor(t.state, seat), request, random));
    }
  }
  const { fr, it } = spartacus.words;
  assert.ok(clauses.size > 8, [...clauses].join());
  for (const clause of clauses) for (const own of [fr, it]) assert.ok(own[`barred.${clause}`], clause);
  // Whatever the rules can say, found in their text too.
  const rules = new URL('../rules/', import.meta.url);
  const text = readdirSync(rules)
    .map((name) => readFileSync(new URL(name, rules), 'utf8'))
    .join();
  const told = [...text.matchAll(/(?:clause: |bar\([^']*(?:'hand', kind\), )?)'(SP-[\d.]+)',\s*(?:reason|['`])/g)].map(
    ([, clause]) => clause!,
  );
  assert.ok(told.length > 8, told.join());
  for (const clause of told) for (const own of [fr, it]) assert.ok(own[`barred.${clause}`], clause);
});

test('every question, every command, every option and every card has its words', () => {
  const clauses = [...spartacus.book.values()].flatMap((rule) =>
    rule.steps.filter((step) => step.ask).map((step) => step.clause),
  );
  clauses.push(...spartacus.commands.map((command) => command.clause));
  for (const [language, words] of languages) {
    for (const clause of clauses) assert.ok(words[`ask.${clause}`], `${language} ask.${clause}`);
    for (const name of Object.keys(spartacus.options)) assert.ok(words[`option.${name}`], `${language} option.${name}`);
    for (const card of CARDS) assert.ok(words[`card.${card.slug}`], `${language} card.${card.slug}`);
  }
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
  for (const [name, rule] of spartacus.book) {
    const { rule: _rule, at: _at, sealed: _sealed, result: _result, ...locals } = rule.frame();
    if (!rule.steps.some((step) => step.ask)) continue;
    for (const [language, words] of languages) {
      const told = Object.keys(locals).filter((local) => words[`scene.${local}`]);
      if (told.length > 0) assert.ok(words[`rule.${name}`], `${language} rule.${name}`);
    }
  }
});

test('SP-8.3 the places in the arena go by the names they have on the board', () => {
  assert.deepEqual([0, 1].map(spartacus.nouns['slot']!.print), ['I', 'II']);
  for (const [language, words] of languages) {
    for (const name of ['slot', 'winnerSlot', 'firstSlot', 'askedSeats'])
      assert.ok(words[`scene.${name}`], `${language} scene.${name}`);
  }
});
