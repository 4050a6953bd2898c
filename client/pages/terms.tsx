// The agreements of a table, in plain sentences: what differs from the rulebook, the clock, who may join, and when the
// table is removed.

import { useEffect, useState } from 'preact/hooks';
import { isGame } from '#client/catalogue.ts';
import { api, type TableLife } from '#client/net/api.ts';
import { CLOCKS } from '#client/pages/set-up/agreement.tsx';
import { differences } from '#client/pages/set-up/options.tsx';
import { loadFace } from '#client/tables/index.ts';
import { say, type WordKey } from '#client/words.ts';
import type { Face } from '#engine/game.ts';
import type { ClockRule, TableInfo } from '#live/messages.ts';

/** One sentence on what differs from the rulebook. */
export function differsText(face: Face, options: TableInfo['options']): string {
  const list = differences(face, options);
  return list === '' ? say('new.by-the-book') : say('new.differs', { list });
}

/** One sentence on the clock; null for a clock without a name here. */
function clockText(clock: ClockRule): string | null {
  if (clock.kind === 'none') return say('terms.no-clock');
  const named = Object.entries(CLOCKS).find(([, one]) => JSON.stringify(one) === JSON.stringify(clock));
  return named === undefined ? null : say('terms.clock', { clock: say(`new.clock.${named[0]}` as WordKey) });
}

const DAY = 24 * 3_600_000;
const UNKNOWN: TableLife = { waiting: null, abandoned: null };

/** The sentences on when the table is removed. */
function livesText({ waiting, abandoned }: TableLife): string[] {
  const texts: string[] = [];
  if (waiting !== null) texts.push(say('terms.waiting', { days: Math.round(waiting / DAY) }));
  if (abandoned !== null) texts.push(say('terms.abandoned', { days: Math.round(abandoned / DAY) }));
  return texts;
}

export function Terms({ table }: { table: TableInfo }) {
  const [face, setFace] = useState<Face | null>(null);
  useEffect(() => {
    if (isGame(table.game)) void loadFace(table.game).then(setFace);
  }, [table.game]);
  const [life, setLife] = useState<TableLife | null>(null);
  useEffect(() => {
    // Without a connection the sentences are left out.
    void api.sweep().then(setLife, () => setLife(UNKNOWN));
  }, []);
  const clock = clockText(table.clock);
  return (
    <ul class="terms">
      {/* The lines are there before their words, so that nothing below them jumps. */}
      <li>{face === null ? '\u00a0' : differsText(face, table.options)}</li>
      {clock !== null && <li>{clock}</li>}
      <li>{say(table.listed ? 'terms.listed' : 'terms.by-link')}</li>
      {table.seats.length > 2 && <li>{say(table.pairs ? 'terms.pairs' : 'terms.no-pairs')}</li>}
      {(life === null ? ['\u00a0', '\u00a0'] : livesText(life)).map((text, i) => (
        <li key={i}>{text}</li>
      ))}
    </ul>
  );
}
