// ICU messages: a text with placeholders and plurals, in one language.

import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '#engine/game.ts';

export type Values = { readonly [name: string]: string | number };

/** A placeholder. An addition comes directly after a word, as the cards in 'draws 2 cards{cards}'. */
export interface Placeholder {
  name: string;
  addition: boolean;
  /** It selects a form, as in a plural, and so needs a plain value. */
  decides: boolean;
}

const formats = new Map<string, IntlMessageFormat>();

function formatOf(message: string, language: Language): IntlMessageFormat {
  const key = `${language} ${message}`;
  let made = formats.get(key);
  if (made === undefined) {
    made = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    formats.set(key, made);
  }
  return made;
}

export function format(message: string, language: Language, values: Values = {}): string {
  const text = String(formatOf(message, language).format({ ...values }));
  return language === 'fr' ? elided(text) : text;
}

/** Before a number, where it is no part of a word or a range. */
const HYPHEN_MINUS = /(?<![\p{L}\p{N}])-(?=\d)/gu;

/** With minus signs as they are printed. */
export const withMinus = (text: string): string => text.replace(HYPHEN_MINUS, '−');

const BEFORE_VOWEL = /(?<!\p{L})([Dd]|[Qq]u)e (?=[aeiouàâäéèêëîïôöùûœ](?!\p{Ll}*nz|ui(?!\p{L})))/giu;

/** French joins "de" and "que" to a name that begins with a vowel: "l’attaque d’Anna". */
const elided = (text: string): string => text.replace(BEFORE_VOWEL, '$1’');

type Ast = ReturnType<IntlMessageFormat['getAst']>;
type Element = Ast[number] & { options?: { [form: string]: { value: Ast } } };
/** Types of elements: text, `{name}`, and the number of a plural, `#`. All others select a form. */
const LITERAL = 0;
const PLAIN = 1;
const POUND = 7;

/** The placeholders of a message, including those inside its plural forms. */
export function placesOf(message: string, language: Language): Placeholder[] {
  const found = new Map<string, Placeholder>();
  const note = (name: string, addition: boolean, decides: boolean): void => {
    const before = found.get(name);
    found.set(name, {
      name,
      addition: addition || before?.addition === true,
      decides: decides || before?.decides === true,
    });
  };
  const walk = (elements: Ast): void => {
    let afterWord = false;
    for (const element of elements as Element[]) {
      const type = element.type as number;
      if (type === LITERAL) afterWord = /[\p{L}\p{N}]$/u.test((element as { value: string }).value);
      else {
        if (type !== POUND) note((element as { value: string }).value, afterWord && type === PLAIN, type !== PLAIN);
        for (const form of Object.values(element.options ?? {})) walk(form.value);
        afterWord = true;
      }
    }
  };
  walk(formatOf(message, language).getAst());
  return [...found.values()];
}
