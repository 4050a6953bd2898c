// ICU messages: a text with places to fill in, and plurals, in one language.

import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '#engine/game.ts';

export type Values = { readonly [name: string]: string | number };

/** A place of a message. An addition stands directly behind a word, as the cards in 'draws 2 cards{cards}'. */
export interface Placeholder {
  name: string;
  addition: boolean;
  /** It decides between forms, as in a plural, and so needs a plain value. */
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

export const format = (message: string, language: Language, values: Values = {}): string =>
  String(formatOf(message, language).format({ ...values }));

type Ast = ReturnType<IntlMessageFormat['getAst']>;
type Element = Ast[number] & { options?: { [form: string]: { value: Ast } } };
const LITERAL = 0;
const PLAIN = 1;
const POUND = 7;

/** The places of a message, those inside its plural forms too. */
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
