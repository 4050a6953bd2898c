// The page before a table: the mosaic of its game, and what a player wants to know before joining.

import type { ComponentChildren } from 'preact';
import { leadOf } from '#client/catalogue.ts';
import { botManner } from '#client/shell/level.ts';
import { Medallion } from '#client/shell/medallion.tsx';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { openRule } from '#client/shell/rule-drawer.ts';
import { set, settings } from '#client/shell/settings.ts';
import { say } from '#client/words.ts';
import type { TableInfo } from '#live/messages.ts';

interface AnteroomProps {
  game: string;
  title: string;
  /** A sentence of greeting. */
  lead?: string;
  children: ComponentChildren;
}

export function Anteroom({ game, title, lead, children }: AnteroomProps) {
  const about = leadOf(game);
  return (
    <main class="new-page anteroom">
      <div class="new-side">
        <Mosaic game={game} />
      </div>
      <header>
        <h1>{title}</h1>
        {lead !== undefined && <p class="lead-text">{lead}</p>}
        {about !== null && <p class="lead-text">{about}</p>}
        <button type="button" class="rule" onClick={() => openRule(game, '')}>
          {say('new.rules')}
        </button>
      </header>
      <div class="new-form waiting">{children}</div>
    </main>
  );
}

interface PlacesProps {
  table: TableInfo;
  /** The seat of the visitor; null: none. */
  own: number | null;
  /** The seat that is reserved for the visitor. */
  kept?: number;
}

/** The seats as places at a table; open ones are marked. */
export function Places({ table, own, kept }: PlacesProps) {
  const about = ({ seat, kind, level, character }: TableInfo['seats'][number]): string => {
    if (seat === kept) return say('place.kept.why');
    if (kind === 'open') return say('place.open.why');
    if (level !== null) return botManner(level, character);
    if (seat === own) return say('place.own');
    return say(seat === table.host ? 'place.host' : 'seat.person');
  };
  const nameOf = ({ seat, kind, name }: TableInfo['seats'][number]): string => {
    if (seat === kept) return say('place.kept');
    return kind === 'open' ? say('place.open') : (name ?? say('seat.number', { n: seat + 1 }));
  };
  return (
    <ul class="places" aria-label={say('table.seats')}>
      {table.seats.map((one) => (
        <li key={one.seat} class={one.kind === 'open' ? 'open' : ''}>
          <Medallion seat={one.seat} />
          <span class="place-text">
            <b>{nameOf(one)}</b>
            <small>{about(one)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A name and a seat: all that is needed to play. */
export function SitDown({ sit }: { sit(name: string): void }) {
  return (
    <form
      class="join-form"
      onSubmit={(event) => {
        event.preventDefault();
        sit(settings.value.name.trim() || say('seat.guest'));
      }}
    >
      <label>
        <span>{say('settings.name')}</span>
        <input
          maxLength={24}
          autocomplete="nickname"
          placeholder={say('seat.guest')}
          value={settings.value.name}
          onInput={({ currentTarget }) => set('name', currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn go">
        {say('waiting.sit')}
      </button>
    </form>
  );
}
