// What axe-core finds on a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Axe {
  run(
    page: Document,
    options: object,
  ): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything serious or worse, each with the first element it was found at; `rules`: what is looked for, without it all. */
export async function faultsOf(page: Page, rules: readonly string[] | null = null): Promise<string[]> {
  // The page's own policy allows no foreign script, so the checker is injected through the debugger.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) });
    return violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes[0]?.html ?? '' }));
  }, rules);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => `${id}: ${html.slice(0, 300)}`);
}
