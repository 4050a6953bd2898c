// Announcements to screen readers: one polite live region for the whole page.
//
// Announcements close together are merged: a region that changes every few milliseconds is not read, or only its end.
// Results of the player's own acts are *announced*, and only the last one counts. Events are *told*, all of them or with a
// note on how many were left out. The *question* comes last.

import { signal } from '@preact/signals';
import { say } from '#client/words.ts';

/** Milliseconds of quiet before it is announced, and the longest delay. */
const QUIET = 300;
const PATIENCE = 1200;
/** So many lines at once are read; more would be noise. */
const TOLD_AT_ONCE = 6;

interface Gathered {
  own: string | null;
  lines: string[];
  notes: string[];
  question: string | null;
  since: number;
}

const told = signal('');
let gathered: Gathered | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function gather(): Gathered {
  gathered ??= { own: null, lines: [], notes: [], question: null, since: Date.now() };
  clearTimeout(timer);
  timer = setTimeout(flush, Math.max(0, Math.min(QUIET, gathered.since + PATIENCE - Date.now())));
  return gathered;
}

/** The result of something that the player did. */
export function announce(text: string): void {
  gather().own = text;
}

/** What happened, line by line, and the present question; null: none. */
export function tell(lines: readonly string[], question: string | null): void {
  const all = gather();
  all.lines.push(...lines);
  all.question = question;
}

/** What must never be left out: chat lines, or a pause. */
export function note(text: string): void {
  gather().notes.push(text);
}

/** Clears all announcements, also those not made yet: another player or another page follows. */
export function hush(): void {
  clearTimeout(timer);
  gathered = null;
  told.value = '';
}

function flush(): void {
  if (gathered === null) return;
  const { own, lines, notes, question } = gathered;
  gathered = null;
  const text = inOne([own, ...newest(lines, TOLD_AT_ONCE), ...notes, question]);
  // The same words twice in a row must be read twice.
  told.value = told.value === text ? `${text}\u00a0` : text;
}

/** The last lines, and how many more there are. */
export function newest(lines: readonly string[], most: number): string[] {
  const left = lines.length - most;
  return left <= 0 ? [...lines] : [...lines.slice(-most), say('news.more', { count: left })];
}

/** Joins sentences, each with a full stop. */
export const inOne = (sentences: readonly (string | null)[]): string =>
  sentences
    .filter((one) => one !== null && one.trim() !== '')
    .map((one) => (/[.!?…:]\s*$/.test(one!) ? one!.trim() : `${one!.trim()}.`))
    .join(' ');

/** The signal itself is the text: it changes at once, without a rendering of the page. */
export function LiveRegion() {
  return (
    <div class="vh" role="status" aria-live="polite" data-live>
      {told}
    </div>
  );
}
