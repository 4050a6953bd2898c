// The weights of a game as a file: written by training, stamped when rules or names changed without a change of meaning.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#checks/flaw.ts';
import type { Game, Weights } from '#engine/game.ts';

export const weightsFile = (game: string): string => join(ROOT, 'games', game, 'player', 'weights.ts');

export function weightsText(game: string, { rules, values }: Weights): string {
  const lines = Object.entries(values).flatMap(([seats, weights]) => [
    `    ${seats}: {`,
    ...Object.entries(weights).map(([feature, weight]) => `      ${feature}: ${weight},`),
    '    },',
  ]);
  return `// How much each feature counts (features.ts), by number of seats. Written by ./harena train ${game}.

import type { Weights } from '#engine/game.ts';

export const weights: Weights = {
  rules: '${rules}',
  values: {
${lines.join('\n')}
  },
};
`;
}

export function writeWeights(game: string, weights: Weights): void {
  writeFileSync(weightsFile(game), weightsText(game, weights));
}

/** The weights of a game for its present rules; an Error where its features have other names now. */
export function stamped({ id, rules, evaluation }: Game): Weights {
  const { weights, features } = evaluation!;
  for (const values of Object.values(weights.values)) {
    if (Object.keys(values).join() === features.join()) continue;
    throw new Error(`the features of ${id} have changed, so its weights must be fitted again: ./harena train ${id}`);
  }
  return { rules, values: weights.values };
}
