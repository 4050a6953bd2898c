// The chat: lines, and the box to write one. A muted player's lines are hidden, in this match and in this browser; that
// player is not notified.

import { useState } from 'preact/hooks';
import { mutedIn } from '#client/table/muted.ts';
import { Mute } from '#client/table/people.tsx';
import { PHRASES, sentence, spoken } from '#client/table/phrases.ts';
import type { Sitting } from '#client/table/sitting.ts';
import { say } from '#client/words.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';

const LONGEST = 400;

export function Talk({ sitting, names, viewer }: { sitting: Sitting; names: readonly string[]; viewer: Seat }) {
  const table = sitting.table.value;
  const [text, setText] = useState('');
  const [to, setTo] = useState('table');
  const muted = mutedIn(sitting.match).value;
  if (table === null || table.chat === 'off') return null;
  const maySpeak = viewer !== SPECTATOR || table.chat === 'all';
  const whom = viewer === SPECTATOR ? 'gallery' : to === 'table' ? 'table' : Number(to);
  const send = (event: Event): void => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    sitting.put({ t: 'chat', to: whom, text: line });
    setText('');
  };
  const own = viewer === SPECTATOR ? null : viewer;
  const speakers = [
    ...new Set(sitting.chat.value.filter(({ from }) => from === null || from !== own).map(({ name }) => name)),
  ];
  const lines = sitting.chat.value.filter(({ from, name }) => (from !== null && from === own) || !muted.includes(name));
  return (
    <details class="talk panel">
      <summary>
        {say('talk.title')} <small>{say('talk.count', { count: lines.length })}</small>
      </summary>
      <ol class="talk-lines" tabIndex={0}>
        {lines.map((line) => (
          <li key={line.n}>
            <b>{line.name}</b>{' '}
            {typeof line.to === 'number' && <em>{say('talk.to', { name: names[line.to] ?? '' })} </em>}
            {spoken(line.text)}
          </li>
        ))}
      </ol>
      {speakers.length > 0 && (
        <p class="talk-mute">
          {speakers.map((name) => (
            <Mute key={name} match={sitting.match} name={name} />
          ))}
        </p>
      )}
      {maySpeak && (
        <ul class="talk-phrases" aria-label={say('talk.phrases')}>
          {PHRASES.map((key) => (
            <li key={key}>
              <button
                type="button"
                class="chip"
                data-phrase={key}
                onClick={() => sitting.put({ t: 'chat', to: whom, text: sentence(key) })}
              >
                {say(key)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {maySpeak && (
        <form onSubmit={send}>
          {table.pairs && viewer !== SPECTATOR && (
            <select
              aria-label={say('talk.whom')}
              value={to}
              onChange={({ currentTarget }) => setTo(currentTarget.value)}
            >
              <option value="table">{say('talk.everybody')}</option>
              {names.map((name, seat) => seat !== viewer && <option value={seat}>{name}</option>)}
            </select>
          )}
          <input
            aria-label={say('talk.say')}
            placeholder={say('talk.say')}
            maxLength={LONGEST}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button type="submit" class="btn">
            {say('talk.send')}
          </button>
        </form>
      )}
    </details>
  );
}
