// The curtain between people at one screen: it names the next player and hides everything until that player lifts it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '#client/shell/announce.tsx';
import { Medallion } from '#client/shell/medallion.tsx';
import { say } from '#client/words.ts';
import type { Seat } from '#engine/seat.ts';

export function Curtain({ seat, name, lift }: { seat: Seat; name: string; lift(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.focus();
    // Announcements for another player must be gone before the curtain is seen.
    announce(say('curtain.pass', { name }));
  }, [seat, name]);
  return (
    <main class="curtain">
      <div class="curtain-in">
        <Medallion seat={seat} size="l" />
        <h1 class="title">{say('curtain.pass', { name })}</h1>
        <p>{say('curtain.why')}</p>
        <button type="button" class="btn go big" ref={button} onClick={lift}>
          {say('curtain.lift', { name })}
        </button>
      </div>
    </main>
  );
}
