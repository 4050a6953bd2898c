// Whether the page is as narrow as a phone: then a table shows one part at a time, behind tabs.

import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 820px)');

export const narrow = signal(query.matches);
query.addEventListener('change', () => {
  narrow.value = query.matches;
});
