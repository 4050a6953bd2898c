// One voice in every text that a person reads: verbs and consequences, never the names that programs give to buttons.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '#checks/flaw.ts';
import { CATALOGUE } from '#games/catalogue.ts';

/** Files that hold texts: catalogues of words, by folder. */
const isCatalogue = (file: string): boolean =>
  /(^|\/)words(\/|\.ts$|-[a-z]+\.ts$)/.test(file) && file.endsWith('.ts') && !file.endsWith('.test.ts');

function catalogues(): { file: string; texts: string[] }[] {
  return ['client', 'games', 'cli', 'telling'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true })
      .map((file) => join(folder, file))
      .filter((file) => isCatalogue(file) && !file.includes('/frozen/'))
      .map((file) => {
        const source = readFileSync(join(ROOT, file), 'utf8').replace(/^\s*(\/\/|import|export \{).*$/gm, '');
        return { file, texts: [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'(?!:)/g)].map(([, text]) => text!) };
      }),
  );
}

/** Said by no button, line or question, in any of the three languages. */
const UNSAID = [
  /put your answer together/i,
  /^do it\.?$/i,
  /^(default|par défaut|predefinit[oa]) ?:/i,
  /^other acts$|^autres actes$|^altri atti$/i,
  /^what you do$|^ce que vous faites$|^(che )?cosa fai$/i,
  /^(ok|submit|confirm|confirmer|conferma)$/i,
  /^choose one\.?$|^decide it so$/i,
  /\((usual|d’usage|di norma)\)/i,
  /now has influence/i,
];

/** Words that another word of the same book has replaced: one thing has one name. */
const REPLACED = [
  /\bmachinations?\b/i,
  /\brobots?\b/i,
  /\bsupporto\b/i,
  /favor token|host marker/i,
  /points de vie|punt[oi] vita/i,
  /points de dommage/i,
];

test('one thing has one name', () => {
  const found = catalogues()
    .filter(({ file }) => !/(^|\/)en[-.]/.test(file))
    .flatMap(({ file, texts }) =>
      texts.filter((text) => REPLACED.some((one) => one.test(text))).map((text) => `${file}: ${text}`),
    );
  assert.deepEqual(found, []);
});

test('no text speaks as a program does', () => {
  const all = catalogues();
  const count = all.reduce((sum, { texts }) => sum + texts.length, 0);
  assert.ok(all.length > 40 && count > 4000, `only ${count} texts in ${all.length} files were read`);
  const found = all.flatMap(({ file, texts }) =>
    texts.filter((text) => UNSAID.some((one) => one.test(text.trim()))).map((text) => `${file}: ${text}`),
  );
  assert.deepEqual(found, []);
});

test('French elides before a vowel', () => {
  const clash = /(?<![\p{L}’])(de|que|ne|le|la|se|me|te|je) (?=[aeiouàâéèêîô])(?!onz|oui|un(?!\p{L})|une\b)/iu;
  const french = catalogues().filter(({ file }) => /(^|\/)fr[-.]/.test(file));
  assert.ok(french.length >= CATALOGUE.length, `only ${french.length} files`);
  const found = french.flatMap(({ file, texts }) =>
    texts.filter((text) => clash.test(text)).map((text) => `${file}: ${text}`),
  );
  assert.deepEqual(found, []);
});
