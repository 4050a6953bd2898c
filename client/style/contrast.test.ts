// Text that can be read: every pair of colours in which the client sets words has a contrast of 4.5 to 1 or more, in both
// themes; lines that mean something, 3 to 1.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

const tokensIn = (block: string): Map<string, string> =>
  new Map([...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, colour]) => [name!, colour!]));

const [light = '', dark = ''] = css.split('[data-theme="dark"]');
const LIGHT = tokensIn(light);
const THEMES: readonly [string, Map<string, string>][] = [
  ['light', LIGHT],
  ['dark', new Map([...LIGHT, ...tokensIn(dark.split('/* Seat patterns')[0]!)])],
];

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const GROUNDS = ['page', 'panel', 'panel-2', 'papyrus', 'papyrus-2'];
const SEATS = [1, 2, 3, 4];

/** Words, and what they stand on. */
const WORDS: readonly [string, readonly string[]][] = [
  ['ink', [...GROUNDS, 'panel-3', 'sand', 'sand-hi', 'lit']],
  ['muted', GROUNDS],
  ['legal', ['page', 'panel', 'panel-2']],
  ['danger', ['page', 'panel', 'panel-2', 'papyrus']],
  ['gold', ['page', 'panel']],
  ['on-act', ['act']],
  ['on-wax', ['wax']],
  ...SEATS.map((n): [string, string[]] => [`tx${n}`, ['page', 'panel', 'panel-2']]),
  ...SEATS.map((n): [string, string[]] => [`on${n}`, [`c${n}`]]),
];

/** Lines and marks. */
const MARKS: readonly [string, readonly string[]][] = [
  ['focus', ['page', 'panel', 'sand']],
  ['legal', ['sand']],
  ['danger', ['sand']],
  ['line-2', ['page', 'panel']],
];

for (const [theme, tokens] of THEMES) {
  const check = (pairs: readonly [string, readonly string[]][], least: number): void => {
    const faint = pairs.flatMap(([front, backs]) =>
      backs.flatMap((back) => {
        const found = contrast(tokens.get(front)!, tokens.get(back)!);
        return found < least ? [`${front} on ${back}: ${found.toFixed(2)}`] : [];
      }),
    );
    assert.deepEqual(faint, []);
  };
  test(`${theme}: words have a contrast of 4.5`, () => check(WORDS, 4.5));
  test(`${theme}: marks have a contrast of 3`, () => check(MARKS, 3));
}
