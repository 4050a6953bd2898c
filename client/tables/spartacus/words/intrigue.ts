// Intrigue: schemes, support, reactions, guards.

import type { Trio } from '#client/tables/spartacus/words.ts';

export const intrigue = {
  'hand.empty': ['No card in hand.', 'Aucune carte en main.', 'Nessuna carta in mano.'],
} satisfies { [key: string]: Trio };
