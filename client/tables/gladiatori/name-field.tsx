// The field for the name of a gladiator of the roster.

import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';

interface NameFieldProps {
  props: Props;
  name: string;
  change(name: string): void;
}

export function NameField({ props, name, change }: NameFieldProps) {
  const word = sayOf(props)('roster.name');
  return (
    <input
      type="text"
      value={name}
      maxLength={30}
      placeholder={word}
      aria-label={word}
      onInput={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
