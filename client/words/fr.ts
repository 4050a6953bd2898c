// The client in French.

import { end } from '#client/words/fr-end.ts';
import { pages } from '#client/words/fr-pages.ts';
import { setUp } from '#client/words/fr-set-up.ts';
import { table } from '#client/words/fr-table.ts';

export const fr = { ...pages, ...setUp, ...table, ...end };
