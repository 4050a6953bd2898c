// The seat that was clicked: who sits there, and under which name.

import { type Sitter, unnamed } from '#client/pages/set-up/sitters.ts';
import { Medallion } from '#client/shell/medallion.tsx';
import { set } from '#client/shell/settings.ts';
import { say } from '#client/words.ts';

const KINDS = ['me', 'here', 'open', 'bot'] as const;
const LONGEST_NAME = 24;

interface SeatFormProps {
  seat: number;
  sitter: Sitter;
  change(part: Partial<Sitter>): void;
}

export function SeatForm({ seat, sitter, change }: SeatFormProps) {
  return (
    <fieldset class="seat-form">
      <legend>
        <Medallion seat={seat} size="s" /> {say('new.who', { n: seat + 1 })}
      </legend>
      <div class="choices">
        {KINDS.map((kind) => (
          <label key={kind} class="chip">
            <input
              type="radio"
              name="sits"
              value={kind}
              checked={sitter.kind === kind}
              onChange={() => change({ kind })}
            />
            {say(`sits.${kind}`)}
          </label>
        ))}
      </div>
      {(sitter.kind === 'me' || sitter.kind === 'here') && (
        <label class="labelled">
          {say('new.name', { n: seat + 1 })}
          <input
            type="text"
            placeholder={unnamed(sitter.kind, seat)}
            maxLength={LONGEST_NAME}
            value={sitter.name}
            onInput={({ currentTarget: { value } }) => {
              change({ name: value });
              if (sitter.kind === 'me') set('name', value);
            }}
          />
        </label>
      )}
      <p class="seat-note">{say(`sits.${sitter.kind}.why`)}</p>
    </fieldset>
  );
}
