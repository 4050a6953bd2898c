// The client in French.

import { pages } from '#client/words/fr-pages.ts';
import { table } from '#client/words/fr-table.ts';

export const fr = { ...pages, ...table };
