// Words in several languages, each language made when it is first read: texts of cards are composed from their parts,
// and a program that plays or serves reads few of them.

import type { Language, Words } from '#engine/game.ts';

export function wordsByLanguage(make: { readonly [L in Language]: () => Words }): { readonly [L in Language]: Words } {
  const made: { [L in Language]?: Words } = {};
  const read = (language: Language): Words => {
    made[language] ??= make[language]();
    return made[language];
  };
  return {
    get en() {
      return read('en');
    },
    get fr() {
      return read('fr');
    },
    get it() {
      return read('it');
    },
  };
}
