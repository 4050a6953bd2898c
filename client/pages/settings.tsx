// Settings: /settings. They are stored in this browser.

import { useState } from 'preact/hooks';
import { api, isKnown } from '#client/net/api.ts';
import { at, isTable, route } from '#client/shell/router.ts';
import { language, type Settings, set, settings } from '#client/shell/settings.ts';
import { say, type WordKey } from '#client/words.ts';
import type { Language } from '#engine/game.ts';

const TONGUES: readonly [Language, string][] = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['it', 'Italiano'],
];

export function SettingsPage() {
  const now = settings.value;
  const table = route.value.query.get('from');
  return (
    <main class="plain-page wide-page settings">
      <header class="page-head">
        <h1>{say('settings.title')}</h1>
        <p class="lead-text">{say('settings.kept')}</p>
        {table !== null && isTable(table.split('/')) && (
          <a class="btn" href={at(table)}>
            {say('settings.back')}
          </a>
        )}
      </header>
      <div class="stack">
        <section class="panel">
          <h2 class="title">{say('settings.you')}</h2>
          <label class="labelled">
            {say('settings.name')}
            <input maxLength={24} value={now.name} onInput={({ currentTarget }) => set('name', currentTarget.value)} />
          </label>
          <label class="labelled">
            {say('settings.language')}
            <select
              data-language
              value={language.value}
              onChange={({ currentTarget }) => set('language', currentTarget.value as Language)}
            >
              {TONGUES.map(([tongue, name]) => (
                <option key={tongue} value={tongue} lang={tongue}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Choice name="theme" label="settings.theme" of={['system', 'light', 'dark']} />
          <Choice name="textSize" label="settings.textSize" of={['normal', 'large']} />
          <Choice name="motion" label="settings.motion" of={['system', 'less']} />
        </section>
        <section class="panel">
          <h2 class="title">{say('settings.sound')}</h2>
          <Range name="volume" label="settings.volume" max={100} step={10} text={(n) => `${n} %`} />
          <Range name="turnVolume" label="settings.turnVolume" max={100} step={10} text={(n) => `${n} %`} />
          <Range name="effectsVolume" label="settings.effectsVolume" max={100} step={10} text={(n) => `${n} %`} />
        </section>
      </div>
      <div class="stack">
        <section class="panel">
          <h2 class="title">{say('settings.table')}</h2>
          <Choice name="confirm" label="settings.confirm" of={['parts', 'always']} />
          <Choice name="forced" label="settings.forced" of={['given', 'asked']} />
          <Range
            name="pace"
            label="settings.pace"
            max={2000}
            step={100}
            text={(n) => say('settings.seconds', { n: n / 1000 })}
          />
          <label class="flag">
            <input
              type="checkbox"
              checked={now.typing}
              onChange={({ currentTarget }) => set('typing', currentTarget.checked)}
            />
            {say('settings.typing')}
          </label>
          <label class="flag">
            <input
              type="checkbox"
              data-bot-lines
              checked={now.botLines}
              onChange={({ currentTarget }) => set('botLines', currentTarget.checked)}
            />
            {say('settings.botLines')}
          </label>
        </section>
        <section class="panel">
          <h2 class="title">{say('settings.keys')}</h2>
          <label class="flag">
            <input
              type="checkbox"
              data-shortcuts
              checked={now.shortcuts}
              onChange={({ currentTarget }) => set('shortcuts', currentTarget.checked)}
            />
            <span>
              {say('settings.shortcuts')} <small>{say('settings.shortcuts.why')}</small>
            </span>
          </label>
          <dl class="keys">
            {(['digits', 'space', 'end', 'escape', 'question', 'undo', 'slash', 'mute'] as const).map((key) => (
              <div key={key}>
                <dt>
                  <kbd>{say(`key.${key}.name`)}</kbd>
                </dt>
                <dd>{say(`key.${key}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <MyData />
      </div>
    </main>
  );
}

type Chosen = 'theme' | 'textSize' | 'motion' | 'confirm' | 'forced';

function Choice<N extends Chosen>({ name, label, of }: { name: N; label: WordKey; of: readonly Settings[N][] }) {
  return (
    <label class="labelled">
      {say(label)}
      <select
        value={settings.value[name]}
        onChange={({ currentTarget }) => set(name, currentTarget.value as Settings[N])}
      >
        {of.map((value) => (
          <option key={value} value={value}>
            {say(`settings.${name}.${value}` as WordKey)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface RangeProps {
  name: 'pace' | 'volume' | 'turnVolume' | 'effectsVolume';
  label: WordKey;
  max: number;
  step: number;
  text(n: number): string;
}

function Range({ name, label, max, step, text }: RangeProps) {
  const value = settings.value[name];
  return (
    <label class="labelled">
      {say(label)}
      <span class="range">
        <input
          type="range"
          min={0}
          max={max}
          step={step}
          value={value}
          onInput={({ currentTarget }) => set(name, currentTarget.valueAsNumber)}
        />
        <output>{text(value)}</output>
      </span>
    </label>
  );
}

/** What the server stores about this browser: download it, or delete it. */
function MyData() {
  const [gone, setGone] = useState(false);
  if (gone) return <p role="status">{say('settings.forgotten')}</p>;
  if (!isKnown()) return null;
  return (
    <section class="panel my-data">
      <h2 class="title">{say('settings.data')}</h2>
      <p class="lesson-acts">
        <a class="btn" href={at('api/me/export')} download>
          {say('settings.export')}
        </a>
        <button
          type="button"
          class="btn bad"
          onClick={() => {
            if (confirm(say('settings.forget.sure'))) void api.forgetMe().then(() => setGone(true));
          }}
        >
          {say('settings.forget')}
        </button>
      </p>
    </section>
  );
}
