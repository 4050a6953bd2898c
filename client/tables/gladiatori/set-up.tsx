// A campaign game is set up with the experience of gladiators that are kept in this browser (GL-21.14): the player says
// which of them plays for which colour, and need not type what is stored.

import { useState } from 'preact/hooks';
import { language } from '#client/shell/settings.ts';
import { loadRoster } from '#client/tables/gladiatori/roster.ts';
import { sayer } from '#client/tables/gladiatori/words.ts';
import type { SetUpProps } from '#client/tables/table.ts';

const XP = ['xpRed', 'xpGreen', 'xpYellow', 'xpBlue'];

export function SetUpPart({ face, options, change }: SetUpProps) {
  const [kept] = useState(() => loadRoster().filter(({ dead }) => !dead));
  const [chosen, setChosen] = useState<{ readonly [name: string]: string }>({});
  if (options['campaign'] !== true || kept.length === 0) return null;
  const say = sayer(language.value);
  return (
    <div class="options" data-kept>
      {XP.map((name) => (
        <label class="labelled option" key={name}>
          {face.words[language.value][`option.${name}`]}
          <select
            value={chosen[name] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              setChosen({ ...chosen, [name]: value });
              change(name, kept.find((one) => one.name === value)?.xp ?? 0);
            }}
          >
            <option value="">{say('campaign.nobody')}</option>
            {kept.map(({ name: called, xp }) => (
              <option key={called} value={called}>
                {say('campaign.brings', { name: called, xp })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
