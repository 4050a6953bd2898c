// What can be done at a table beside playing: ask the others for something, give the link away, look at the options.

import { useState } from 'preact/hooks';
import { isLocal } from '#client/net/local.ts';
import { differences } from '#client/pages/options.tsx';
import { ShareLink } from '#client/pages/share.tsx';
import { Dialog } from '#client/shell/dialog.tsx';
import { Sign } from '#client/shell/icon.tsx';
import type { Sitting } from '#client/table/sitting.ts';
import { say } from '#client/words.ts';
import type { Face } from '#engine/game.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { TableInfo } from '#live/messages.ts';

interface MenuProps {
  sitting: Sitting;
  table: TableInfo;
  face: Face;
  viewer: Seat;
}

export function TableMenu({ sitting, table, face, viewer }: MenuProps) {
  const [open, setOpen] = useState(false);
  const plays = viewer !== SPECTATOR && table.stage === 'playing' && sitting.vote.value === null;
  const propose = (what: 'takeback' | 'pause' | 'resume'): void => {
    sitting.put({ t: 'propose', what, ...(what === 'takeback' ? { back: 1 } : {}) });
    setOpen(false);
  };
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
                <button type="button" class="opt" onClick={() => propose('takeback')}>
                  {say('menu.takeback')}
                  <small>{say('menu.takeback.why')}</small>
                </button>
                <button type="button" class="opt" onClick={() => propose(table.paused ? 'resume' : 'pause')}>
                  {table.paused ? say('vote.propose.resume') : say('menu.pause')}
                </button>
              </div>
            )}
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
