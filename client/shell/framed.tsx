// The frame of every page that is not a table: the running border above, the small print below.

import type { ComponentChildren } from 'preact';
import { Frieze } from '#client/shell/mosaic.tsx';
import { at } from '#client/shell/router.ts';
import { say } from '#client/words.ts';

export function Framed({ children }: { children: ComponentChildren }) {
  return (
    <div class="framed">
      <Frieze />
      {children}
      <footer class="foot">
        {say('home.unofficial')} <a href={at('credits')}>{say('credits.title')}</a>
      </footer>
    </div>
  );
}
