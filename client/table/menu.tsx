// The menu of a table: votes, who is there, the link, the options, sound.

import { useState } from 'preact/hooks';
import { isLocal } from '#client/net/local.ts';
import { differences } from '#client/pages/set-up/options.tsx';
import { ShareLink } from '#client/pages/share.tsx';
import { Dialog } from '#client/shell/dialog.tsx';
import { Sign } from '#client/shell/icon.tsx';
import { set, settings } from '#client/shell/settings.ts';
import { isAlone } from '#client/table/alone.ts';
import { People } from '#client/table/people.tsx';
import type { Sitting } from '#client/table/sitting.ts';
import { say } from '#client/words.ts';
import type { Face } from '#engine/game.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { FromClient, TableInfo } from '#live/messages.ts';

interface MenuProps {
  sitting: Sitting;
  table: TableInfo;
  face: Face;
  viewer: Seat;
}

export function TableMenu({ sitting, table, face, viewer }: MenuProps) {
  const [open, setOpen] = useState(false);
  // Alone against bots nobody has to agree: Undo takes a decision back, and the match waits anyway.
  const hasCompany = viewer !== SPECTATOR && !isAlone(table.match, table.seats, viewer);
  const plays = hasCompany && table.stage === 'playing' && sitting.vote.value === null;
  const propose = (proposal: Pick<FromClient & { t: 'propose' }, 'what' | 'back' | 'of'>): void => {
    sitting.put({ t: 'propose', ...proposal });
    setOpen(false);
  };
  const awaited = plays ? awaitedOf(sitting, table, viewer) : [];
  const differs = differences(face, table.options);
  return (
    <>
      {table.spectators > 0 && (
        <span class="watchers">
          <Sign of="eye" name={say('menu.watching')} /> {table.spectators}
        </span>
      )}
      <button type="button" class="tbtn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Sign of="table" name={say('menu.title')} />
      </button>
      {open && (
        <Dialog title={say('menu.title')} close={() => setOpen(false)}>
          <div class="menu">
            {plays && (
              <div class="pick">
                <button type="button" class="opt" onClick={() => propose({ what: 'takeback', back: 0 })}>
                  {say('menu.takeback')}
                  <small>{say('menu.takeback.why')}</small>
                </button>
                <button type="button" class="opt" onClick={() => propose({ what: table.paused ? 'resume' : 'pause' })}>
                  {table.paused ? say('vote.propose.resume') : say('menu.pause')}
                </button>
                {awaited.map(({ seat, name }) => (
                  <button key={seat} type="button" class="opt" onClick={() => propose({ what: 'stand-in', of: seat })}>
                    {say('menu.stand-in', { name: name ?? '' })}
                    <small>{say('menu.stand-in.why', { name: name ?? '' })}</small>
                  </button>
                ))}
              </div>
            )}
            <label class="menu-sound">
              <input
                type="checkbox"
                data-muted
                checked={settings.value.muted}
                onChange={({ currentTarget }) => set('muted', currentTarget.checked)}
              />
              {say('settings.muted')} <kbd>{say('key.mute.name')}</kbd>
            </label>
            {!isLocal(table.match) && <People table={table} viewer={viewer} />}
            {!isLocal(table.match) && <ShareLink path={`m/${table.match}`} />}
            <h3 class="title">{say('new.options')}</h3>
            <p>{differs === '' ? say('new.by-the-book') : say('new.differs', { list: differs })}</p>
            <p class="fair-note">
              {say('menu.commitment')} <code>{table.commitment}</code>
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The other people a table on a server waits for; with clocks, the clocks decide. */
function awaitedOf(sitting: Sitting, table: TableInfo, viewer: Seat): TableInfo['seats'] {
  if (isLocal(table.match) || table.clock.kind !== 'none') return [];
  const asked = sitting.peek(viewer)?.update?.asked ?? [];
  return table.seats.filter(
    ({ seat, kind, standIn }) =>
      kind === 'person' && !standIn && seat !== viewer && asked.some((one) => one.seat === seat),
  );
}
