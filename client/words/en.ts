// The client in English.

import { end } from '#client/words/en-end.ts';
import { pages } from '#client/words/en-pages.ts';
import { setUp } from '#client/words/en-set-up.ts';
import { table } from '#client/words/en-table.ts';

export const en = { ...pages, ...setUp, ...table, ...end };
