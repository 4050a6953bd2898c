import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { harenaHere as harena } from '#cli/testing/here.ts';
import { READY_MADE } from '#games/jugula/familia.ts';

test('familia alone lists the ready-made familiae with their points, as text and as JSON', async () => {
  const { code, out } = await harena(['familia']);
  assert.equal(code, 0);
  for (const name of Object.keys(READY_MADE))
    assert.match(out, new RegExp(`^${name} +2\\d  \\w+, \\w+, \\w+, \\w+$`, 'm'));
  assert.match(out, /murmillo 7, .*eques \d\*/);
  const list = JSON.parse((await harena(['familia', '--json'])).out) as {
    name: string;
    familia: string[];
    cost: number;
  }[];
  assert.deepEqual(
    list.map(({ name }) => name),
    Object.keys(READY_MADE),
  );
  assert.deepEqual(list[0], {
    name: 'classica',
    game: 'jugula',
    familia: ['murmillo', 'provocator', 'thraex', 'retiarius'],
    cost: 27,
  });
});

test('JU-4.9 familia check says whether a familia is legal, and names the clause it breaks', async () => {
  const check = (...words: string[]) => harena(['familia', 'check', ...words]);
  const good = await check('murmillo,', 'thraex,', 'retiarius,', 'provocator');
  assert.deepEqual([good.code, good.out], [0, 'legal: murmillo, provocator, thraex, retiarius (27 points)\n']);
  for (const [words, clause] of [
    [['murmillo,thraex'], 'JU-4.1'],
    [['murmillo,murmillo,veles,eques'], 'JU-4.2'],
    [['scissor,dimachaerus,murmillo,secutor'], 'JU-4.4'],
    [['murmillo,thraex,veles,eques', '--basic'], 'JU-3.2'],
    [['murmillo,thraex', '--size', '2'], 'JU-4.4'],
  ] as const) {
    const { code, out } = await check(...words);
    assert.equal(code, 1);
    assert.match(out, new RegExp(`^not legal, ${clause}: `));
  }
  const free = await check('scissor,dimachaerus,murmillo,secutor', '--free', '--json');
  assert.equal((JSON.parse(free.out) as { legal: boolean }).legal, true);
  const dear = JSON.parse((await check('scissor,dimachaerus,murmillo,secutor', '--json')).out) as {
    legal: boolean;
    refusal: { clause: string };
  };
  assert.deepEqual([dear.legal, dear.refusal.clause], [false, 'JU-4.4']);
});

test('familia print turns text into JSON and JSON into text, from a file too', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'mine.json');
  writeFileSync(file, '{"familia": ["veles", "murmillo", "thraex", "retiarius"]}\n');
  assert.equal((await harena(['familia', 'print', file])).out, 'murmillo, thraex, retiarius, veles\n');
  const { out } = await harena(['familia', 'print', 'stoica', '--json']);
  const again = join(folder, 'again.json');
  writeFileSync(again, out);
  assert.equal((await harena(['familia', 'print', again])).out, (await harena(['familia', 'print', 'stoica'])).out);
});

test('mistakes are one sentence', async () => {
  for (const words of [['chekc'], ['check'], ['print', 'murmillo'], ['check', 'classica', '--size', '5']]) {
    const { code, out, err } = await harena(['familia', ...words]);
    assert.deepEqual([code, out], [1, ''], words.join(' '));
    assert.match(err, /^harena: .+\.\n$/);
  }
});
