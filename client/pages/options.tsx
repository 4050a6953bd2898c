// The options of a game, each in plain words with its clause.

import { language } from '#client/shell/settings.ts';
import { ClauseLink } from '#client/table/clause-link.tsx';
import { Stepper } from '#client/table/controls/stepper.tsx';
import { say } from '#client/words.ts';
import type { Face, Words } from '#engine/game.ts';
import { isMeant, type Option, type OptionValue } from '#engine/options.ts';

interface OptionsFormProps {
  face: Face;
  options: { readonly [name: string]: OptionValue };
  change(name: string, value: OptionValue): void;
  openRule(clause: string): void;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The value of an option in words. */
function valueText(words: Words, name: string, value: OptionValue): string {
  const keys = [`option.${name}.${value}`, `choice.${value}`, `animal.${value}`, String(value)];
  return keys.map((key) => words[key]).find((text) => text !== undefined) ?? String(value);
}

/** What differs from the defaults, as a list in the reader's language; empty: nothing. */
export function differences(face: Face, options: { readonly [name: string]: OptionValue }): string {
  const words = face.words[language.value];
  const texts = Object.entries(face.options).flatMap(([name, option]) => {
    const value = options[name] ?? option.default;
    if (value === option.default) return [];
    const label = words[`option.${name}`] ?? name;
    // A hint such as "(0: as suggested)" helps the player who chooses; here it would only distract.
    return option.kind === 'flag' ? label : `${label.replace(/ \(.*\)$/, '')} (${valueText(words, name, value)})`;
  });
  return new Intl.ListFormat(language.value).format(texts);
}

export function OptionsForm({ face, options, change, openRule }: OptionsFormProps) {
  const words = face.words[language.value];
  const entries = Object.entries(face.options).filter(([, option]) => isMeant(option, options));
  if (entries.length === 0) return null;
  return (
    <details class="options-form">
      <summary class="title">{say('new.options')}</summary>
      <div class="options">
        {entries.map(([name, option]) => {
          const label = capital(words[`option.${name}`] ?? name);
          return (
            <div class={`option${options[name] === option.default ? '' : ' changed'}`} key={name}>
              <OptionControl
                label={label}
                option={option}
                value={options[name]!}
                word={(value) => capital(valueText(words, name, value))}
                change={(value) => change(name, value)}
              />
              <ClauseLink clause={option.clause} openRule={openRule} />
            </div>
          );
        })}
      </div>
    </details>
  );
}

interface OptionControlProps {
  label: string;
  option: Option;
  value: OptionValue;
  word(value: string): string;
  change(value: OptionValue): void;
}

function OptionControl({ label, option, value, word, change }: OptionControlProps) {
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
    case 'choice':
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
