// What is told to screen readers: one polite region for the whole page.
//
// Whatever comes close together is told as one: a region that changes every few milliseconds is not read, or only its
// end. What the player does himself is *announced*, and only the last of it counts; what happens is *told*, all of it or
// with a word on how much was left out; what he is *asked* comes last.

import { signal } from '@preact/signals';
import { say } from '#client/words.ts';

/** Milliseconds of quiet after which it is told, and how long it is put off at most. */
const QUIET = 300;
const PATIENCE = 1200;
/** So many lines at once are read out; more would be noise. */
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

/** The answer to something that the player did. */
export function announce(text: string): void {
  gather().own = text;
}

/** What happened, line by line, and what the listener is asked now; null: nothing. */
export function tell(lines: readonly string[], question: string | null): void {
  const all = gather();
  all.lines.push(...lines);
  all.question = question;
}

/** What must not be left out, however much happens: what people say, or a pause. */
export function note(text: string): void {
  gather().notes.push(text);
}

/** What was told is gone at once, and what was to be told is not told any more: it is another's, or of another page. */
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
  // The same words twice in a row must be heard twice.
  told.value = told.value === text ? `${text}\u00a0` : text;
}

/** The last of the lines, and how many there are besides. */
export function newest(lines: readonly string[], most: number): string[] {
  const left = lines.length - most;
  return left <= 0 ? [...lines] : [...lines.slice(-most), say('news.more', { count: left })];
}

/** Sentences one after the other, each with an end. */
export const inOne = (sentences: readonly (string | null)[]): string =>
  sentences
    .filter((one) => one !== null && one.trim() !== '')
    .map((one) => (/[.!?…:]\s*$/.test(one!) ? one!.trim() : `${one!.trim()}.`))
    .join(' ');

/** The signal itself is the text: it changes at once, without waiting for the page to be drawn. */
export function LiveRegion() {
  return (
    <div class="vh" role="status" aria-live="polite" data-live>
      {told}
    </div>
  );
}
