// The client in English.

import { pages } from '#client/words/en-pages.ts';
import { table } from '#client/words/en-table.ts';

export const en = { ...pages, ...table };
