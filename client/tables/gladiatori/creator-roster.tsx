// The roster in the workshop: take a gladiator built before, keep this one, export all of them as a file.

import { useState } from 'preact/hooks';
import type { Shop } from '#client/tables/gladiatori/creator-parts.tsx';
import { NameField } from '#client/tables/gladiatori/name-field.tsx';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import {
  type Kept,
  loadRoster,
  newKept,
  purchaseOf,
  readRoster,
  saveRoster,
  writeRoster,
} from '#client/tables/gladiatori/roster.ts';
import { sheetFromJson } from '#games/gladiatori/characters.ts';

interface RosterProps {
  props: Props;
  shop: Shop;
  /** Puts a whole purchase into the draft. */
  take(things: number[]): void;
}

export function Roster({ props, shop, take }: RosterProps) {
  const say = sayOf(props);
  const [kept, setKept] = useState<Kept[]>(loadRoster);
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const keep = (next: Kept[]): void => {
    setKept(next);
    saveRoster(next);
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      const read = readRoster(await file.text());
      keep([...kept.filter((one) => !read.some((other) => other.name === one.name)), ...read]);
      setFault('');
    } catch {
      setFault(say('roster.unreadable'));
    }
  };
  return (
    <fieldset class="gl-shelf-of gl-roster">
      <legend>{say('roster.title')}</legend>
      {kept.length === 0 && <p class="gl-none">{say('roster.none')}</p>}
      {kept.length > 0 && (
        <ul>
          {kept.map((one) => (
            <li key={one.name} class={one.dead ? 'dead' : ''}>
              <button
                type="button"
                class="gl-chip"
                aria-disabled={one.dead}
                onClick={() => !one.dead && take(purchaseOf(sheetFromJson(one.sheet)))}
              >
                {one.name} <small>{one.dead ? props.telling.words['dead'] : say('roster.xp', { xp: one.xp })}</small>
              </button>
              <button
                type="button"
                class="gl-drop"
                aria-label={say('roster.drop', { name: one.name })}
                onClick={() => keep(kept.filter((other) => other !== one))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="gl-keep">
        <NameField props={props} name={name} change={setName} />
        <button
          type="button"
          class="gl-chip"
          aria-disabled={name.trim() === '' || shop.left < 0}
          onClick={() => {
            if (name.trim() === '' || shop.left < 0) return;
            keep([...kept.filter((one) => one.name !== name.trim()), newKept(name.trim(), shop.bought)]);
          }}
        >
          {say('roster.keep')}
        </button>
        <label class="gl-chip">
          {say('roster.load')}
          <input
            type="file"
            class="vh"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void load(currentTarget.files?.[0])}
          />
        </label>
        {kept.length > 0 && (
          <a
            class="gl-chip"
            download="campaign.json"
            href={`data:application/json;charset=utf-8,${encodeURIComponent(writeRoster(kept))}`}
          >
            {say('roster.file')}
          </a>
        )}
      </div>
      {fault !== '' && (
        <p class="bad" role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
