// Table talk: what people say to each other, and the box to say something.

import { useState } from 'preact/hooks';
import type { Sitting } from '#client/table/sitting.ts';
import { say } from '#client/words.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';

const LONGEST = 400;

export function Talk({ sitting, names, viewer }: { sitting: Sitting; names: readonly string[]; viewer: Seat }) {
  const table = sitting.table.value;
  const [text, setText] = useState('');
  const [to, setTo] = useState('table');
  if (table === null || table.chat === 'off') return null;
  const maySpeak = viewer !== SPECTATOR || table.chat === 'all';
  const send = (event: Event): void => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    const whom = viewer === SPECTATOR ? 'gallery' : to === 'table' ? 'table' : Number(to);
    sitting.put({ t: 'chat', to: whom, text: line });
    setText('');
  };
  return (
    <details class="talk panel">
      <summary>
        {say('talk.title')} <small>{say('talk.count', { count: sitting.chat.value.length })}</small>
      </summary>
      <ol class="talk-lines" tabIndex={0}>
        {sitting.chat.value.map((line) => (
          <li key={line.n}>
            <b>{line.name}</b>{' '}
            {typeof line.to === 'number' && <em>{say('talk.to', { name: names[line.to] ?? '' })} </em>}
            {line.text}
          </li>
        ))}
      </ol>
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
