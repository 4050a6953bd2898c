// The client in Italian.

import { end } from '#client/words/it-end.ts';
import { pages } from '#client/words/it-pages.ts';
import { setUp } from '#client/words/it-set-up.ts';
import { table } from '#client/words/it-table.ts';

export const it = { ...pages, ...setUp, ...table, ...end };
