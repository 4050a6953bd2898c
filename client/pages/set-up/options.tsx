// The options of a game, each in plain words with its clause, and what differs from the book.

import { language } from '#client/shell/settings.ts';
import { ClauseLink } from '#client/table/clause-link.tsx';
import { Stepper } from '#client/table/controls/stepper.tsx';
import { say } from '#client/words.ts';
import type { Face, Words } from '#engine/game.ts';
import { isMeant, type Option, type Options, type OptionValue } from '#engine/options.ts';

interface OptionsFormProps {
  face: Face;
  options: Options;
  change(name: string, value: OptionValue): void;
  openRule(clause: string): void;
}

/** With more options than this, all but the first ones open on demand. */
const AT_ONCE = 6;
const FIRST = 4;
/** A choice among so many is a row of buttons; among more it is a list that opens. */
const IN_A_ROW = 3;
/** A row of buttons has room for so many letters. */
const ROW_LETTERS = 26;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The value of an option in words. */
function valueText(words: Words, name: string, value: OptionValue): string {
  const keys = [`option.${name}.${value}`, `choice.${value}`, `animal.${value}`, String(value)];
  return keys.map((key) => words[key]).find((text) => text !== undefined) ?? String(value);
}

interface Difference {
  text: string;
  clause: string;
}

/** What differs from the book, each with its clause. */
function differencesIn(face: Face, options: Options): Difference[] {
  const words = face.words[language.value];
  return Object.entries(face.options).flatMap(([name, option]) => {
    const value = options[name] ?? option.default;
    if (value === option.default) return [];
    const label = words[`option.${name}`] ?? name;
    // A hint such as "(0: as suggested)" helps the player who chooses; here it would only distract.
    const text = option.kind === 'flag' ? label : `${label.replace(/ \(.*\)$/, '')} (${valueText(words, name, value)})`;
    return { text, clause: option.clause };
  });
}

/** The same as a list in the reader's language; empty: nothing. */
export const differences = (face: Face, options: Options): string =>
  new Intl.ListFormat(language.value).format(differencesIn(face, options).map(({ text }) => text));

export function OptionsForm({ face, options, change, openRule }: OptionsFormProps) {
  const words = face.words[language.value];
  const entries = Object.entries(face.options).filter(([, option]) => isMeant(option, options));
  const draw = ([name, option]: [string, Option]) => {
    const label = capital(words[`option.${name}`] ?? name);
    return (
      <div class={`option${options[name] === option.default ? '' : ' changed'}`} key={name}>
        <OptionControl
          label={label}
          option={option}
          value={options[name]!}
          word={(value) => capital(valueText(words, name, value))}
          about={(value) => words[`option.${name}.${value}.about`] ?? null}
          change={(value) => change(name, value)}
        />
        <ClauseLink clause={option.clause} openRule={openRule} />
      </div>
    );
  };
  const shown = entries.length > AT_ONCE ? FIRST : entries.length;
  return (
    <div class="options-form">
      <div class="options">{entries.slice(0, shown).map(draw)}</div>
      {entries.length > shown && (
        <details onToggle={({ currentTarget }) => toTop(currentTarget)}>
          <summary>{say('new.more-options', { count: entries.length - shown })}</summary>
          <div class="options">{entries.slice(shown).map(draw)}</div>
        </details>
      )}
    </div>
  );
}

/** Where the options scroll inside their panel, those that were opened are seen. */
function toTop(opened: HTMLDetailsElement): void {
  const box = opened.parentElement!;
  if (opened.open) box.scrollTop += opened.getBoundingClientRect().top - box.getBoundingClientRect().top;
}

interface OptionControlProps {
  label: string;
  option: Option;
  value: OptionValue;
  word(value: string): string;
  /** A sentence about a value; null: the word says it all. */
  about(value: string): string | null;
  change(value: OptionValue): void;
}

function OptionControl({ label, option, value, word, about, change }: OptionControlProps) {
  switch (option.kind) {
    case 'flag':
      return (
        <label class="flag">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => change(currentTarget.checked)}
          />
          {label}
        </label>
      );
    case 'number':
      return (
        <span class="labelled">
          {label}
          <Stepper name={label} value={value as number} min={option.min} max={option.max} change={change} />
        </span>
      );
    case 'choice': {
      if (option.of.length <= IN_A_ROW && option.of.every((one) => about(one) !== null)) {
        return <Cards of={option.of} {...{ label, value, word, about, change }} />;
      }
      const letters = option.of.map(word).join('').length;
      if (option.of.length <= IN_A_ROW && letters <= ROW_LETTERS) {
        return <Row of={option.of} {...{ label, value, word, change }} />;
      }
      return (
        <label class="labelled">
          {label}
          <select value={String(value)} onChange={({ currentTarget }) => change(currentTarget.value)}>
            {option.of.map((one) => (
              <option key={one} value={one}>
                {word(one)}
              </option>
            ))}
          </select>
        </label>
      );
    }
  }
}

interface ChoiceProps<T extends string | number> {
  label: string;
  of: readonly T[];
  value: OptionValue;
  word(value: T): string;
  change(value: T): void;
}

/** A choice as large cards, a sentence on each. */
function Cards({
  label,
  of,
  value,
  word,
  about,
  change,
}: ChoiceProps<string> & { about(value: string): string | null }) {
  return (
    <fieldset class="lengths">
      <legend>{label}</legend>
      {of.map((one) => (
        <label key={one}>
          <input type="radio" name={label} value={one} checked={value === one} onChange={() => change(one)} />
          {/* What stands in brackets where there is no room for a sentence is said by the sentence. */}
          <b>{word(one).replace(/ \(.*\)$/, '')}</b>
          <small>{about(one)}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** A choice as a row of buttons. */
export function Row<T extends string | number>({ label, of, value, word, change }: ChoiceProps<T>) {
  return (
    <fieldset class="labelled row-choice">
      <legend class="vh">{label}</legend>
      <span aria-hidden="true">{label}</span>
      <span class="row">
        {of.map((one) => (
          <label key={one}>
            <input type="radio" name={label} value={one} checked={value === one} onChange={() => change(one)} />
            {word(one)}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

interface DiffersProps {
  face: Face;
  options: Options;
  reset(): void;
  openRule(clause: string): void;
}

/** What differs from the book, counted, and the way back to it. */
export function Differs({ face, options, reset, openRule }: DiffersProps) {
  const found = differencesIn(face, options);
  return (
    <div class="differs">
      <span class="differs-count" aria-hidden="true">
        {found.length}
      </span>
      <p>
        <b>{say('new.differs.count', { count: found.length })}</b>
        {found.map(({ text, clause }) => (
          <small key={text}>
            {capital(text)} <ClauseLink clause={clause} openRule={openRule} />
          </small>
        ))}
      </p>
      {found.length > 0 && (
        <button type="button" class="btn" data-as-in-the-book onClick={reset}>
          {say('new.as-in-the-book')}
        </button>
      )}
    </div>
  );
}
