import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QuestionPrompt } from '#cli/play/asking.ts';
import { Help } from '#cli/play/help.ts';
import { tellIn } from '#cli/words.ts';
import type { Game, Language } from '#engine/game.ts';
import { pick, type Request } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';
import { Telling } from '#telling/telling.ts';

function helpIn(language: Language, game = games.get('spartacus')!): Help {
  const tell = tellIn(language);
  const telling = new Telling(game, ['Anna', 'Bruno'], language);
  return new Help(telling, new QuestionPrompt(telling, tell), tell);
}

test('? with the name of a card tells what it does, in the notation or in the reader’s language', () => {
  assert.match(
    helpIn('en').rules('pride-of-capua')[0]!,
    /^Pride of Capua: \(needs influence 8, cashes for 3\) .*5 gladiators ready/,
  );
  assert.deepEqual(helpIn('en').rules('Pride of Capua'), helpIn('en').rules('PRIDE-OF-CAPUA'));
  const sword = games.get('spartacus')!.words.it['card.sword']!;
  assert.notEqual(sword, 'Sword');
  assert.deepEqual(helpIn('it').rules(sword), helpIn('it').rules('sword'));
});

test('what is no name is looked for in the rulebook', () => {
  assert.match(helpIn('en').rules('SP-5.36')[0]!, /^SP-5\.36 {2}/);
  assert.match(helpIn('en').rules('5.36')[0]!, /^SP-5\.36 {2}/);
  assert.match(helpIn('en').rules('speed attack range')[0]!, /^SP-/);
  assert.equal(helpIn('en').rules('xyzzy')[0], 'No clause has the number or the words ‘xyzzy’.');
});

test('any game can give its things a text', () => {
  const harenula = games.get('harenula')! as Game;
  const en = {
    ...harenula.words.en,
    'text.card.trick': 'turns the tables',
    'text.patron.trick': 'a patron of that name',
  };
  const help = helpIn('en', { ...harenula, words: { ...harenula.words, en } });
  assert.deepEqual(help.rules('trick'), ['trick: turns the tables', 'trick: a patron of that name']);
});

test('? puts together what one clause bars for one reason, and says it in the words of the game', () => {
  const harenula = games.get('harenula')! as Game;
  const why = { clause: 'HA-4.2', reason: 'a gladiator stands there' };
  const request: Request = {
    ...pick(0, 'cell', [0]),
    clause: 'HA-4.2',
    barred: [
      { item: 1, ...why },
      { item: 2, clause: 'HA-4.2', reason: 'it is far' },
      { item: 3, ...why },
      { item: 3, ...why },
    ],
  };
  const barred = (help: Help): string[] => help.request(request, null).filter((line) => line.includes('[HA-4.2]'));
  const [one, two, three] = [1, 2, 3].map((cell) => harenula.nouns['cell']!.print(cell));
  assert.deepEqual(barred(helpIn('en', harenula)), [
    `Not now: ${one}, ${three}, because a gladiator stands there [HA-4.2]`,
    `Not now: ${two}, because it is far [HA-4.2]`,
  ]);
  const fr = { ...harenula.words.fr, 'barred.HA-4.2': 'la case est prise' };
  const lines = barred(helpIn('fr', { ...harenula, words: { ...harenula.words, fr } }));
  assert.equal(lines.length, 1, 'told alike, they stand together');
  assert.match(lines[0]!, /la case est prise/);
});

test('? names only some of very many things that are barred for one reason', () => {
  const jugula = games.get('jugula')! as Game;
  const barred = Array.from({ length: 13 }, (_, item) => ({ item, clause: 'JU-5.8', reason: 'it lies outside' }));
  const line = (count: number): string => {
    const request = { ...pick(0, 'stance', [100]), clause: 'JU-21.2', barred: barred.slice(0, count) };
    return helpIn('en', jugula)
      .request(request, null)
      .find((one) => one.includes('[JU-5.8]'))!;
  };
  assert.match(line(12), / 1,0se, because/);
  assert.match(line(13), / 1,0se, …, because/);
});
