// A rematch: who wants one, who does not, and the reader's own answer. The same at the end of a match, in the room where
// the next one waits, and on every other page.

import { useState } from 'preact/hooks';
import { gameTitle } from '#client/catalogue.ts';
import { api } from '#client/net/api.ts';
import { sitAgain } from '#client/net/matches.ts';
import { Medallion } from '#client/shell/medallion.tsx';
import { at, go } from '#client/shell/router.ts';
import { language, settings } from '#client/shell/settings.ts';
import { say } from '#client/words.ts';
import type { Rematch, RematchSeat } from '#live/messages.ts';

/** Names as a sentence has them: A, B and C. */
export const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names);

const namesOf = (seats: readonly RematchSeat[], is: (seat: RematchSeat) => boolean): string[] =>
  seats.filter(is).map(({ name }) => name ?? '');

const wordOf = ({ answer, bots }: RematchSeat): string => {
  if (answer === 'no') return say('rematch.declined');
  return say(answer === 'yes' && bots ? 'rematch.agrees' : `rematch.${answer}`);
};

/** What everybody has said. */
export const Answers = ({ seats }: { seats: readonly RematchSeat[] }) => (
  <ul class="rematch-answers">
    {seats.map((one, seat) => (
      <li key={seat} class={one.answer} data-answer={one.answer}>
        <Medallion seat={seat} size="s" />
        <b>{one.name}</b> <span>{wordOf(one)}</span>
      </li>
    ))}
  </ul>
);

export const Wanted = ({ rematch, game }: { rematch: Rematch; game: string }) => {
  const names = namesOf(rematch.seats, ({ answer }) => answer === 'yes');
  return <>{say('rematch.wanted', { names: inWords(names), count: names.length, game: gameTitle(game) })}</>;
};

interface ReplyProps {
  rematch: Rematch;
  /** The reader's seat in the match before; null: the reader watched. */
  own: number | null;
  /** Whether this is the room in which the next match waits. */
  isThere?: boolean;
  /** After the reader has sat down or said no. */
  done?(): void;
}

/** Everything the reader can say to it now. */
export function Reply({ rematch, own, isThere = false, done }: ReplyProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const seat = own === null ? null : (rematch.seats[own] ?? null);
  const path = `m/${rematch.match}`;
  const attempt = async (doing: Promise<unknown>, after: () => void): Promise<void> => {
    setProblem(null);
    setBusy(true);
    try {
      await doing;
      done?.();
      after();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  };
  const sit = (at: number | null): void => {
    const name = settings.value.name.trim() || seat?.name || say('seat.player');
    void attempt(sitAgain(rematch, name, at), () => go(path));
  };
  const leave = (): void => void attempt(api.leave(rematch.match), () => isThere && go(`m/${rematch.of}`));
  const isAsked = rematch.seats.some(({ answer }) => answer === 'asked');
  const isMissing = isAsked || rematch.seats.some(({ answer }) => answer === 'no');
  const others = namesOf(rematch.seats, (one) => one.answer === 'yes' && !one.bots);
  return (
    <div class="rematch-reply" aria-busy={busy}>
      {rematch.hasBegun && !isThere && (
        <a class={`btn${seat?.answer === 'yes' ? ' go' : ''}`} href={at(path)} data-rematch="go">
          {say(seat?.answer === 'yes' ? 'rematch.go' : 'rematch.watch')}
        </a>
      )}
      {!rematch.hasBegun && seat?.answer === 'asked' && (
        <>
          <button type="button" class="btn go" data-rematch="sit" onClick={() => sit(null)}>
            {say('waiting.sit')}
          </button>
          <button type="button" class="btn" data-rematch="no" onClick={leave}>
            {say('rematch.no')}
          </button>
        </>
      )}
      {!rematch.hasBegun && seat?.answer === 'no' && (
        <button type="button" class="btn" data-rematch="sit" onClick={() => sit(own)}>
          {say('rematch.still')}
        </button>
      )}
      {!rematch.hasBegun && seat?.answer === 'yes' && (
        <>
          {!isThere && (
            <a class="btn go" href={at(path)} data-rematch="go">
              {say('rematch.go')}
            </a>
          )}
          {isThere && isMissing && !seat.bots && (
            <button
              type="button"
              // While people are still asked, to wait for them is what a player wants.
              class={isAsked ? 'btn' : 'btn go'}
              data-rematch="bots"
              onClick={() => void attempt(api.start(rematch.match), () => {})}
            >
              {say('rematch.bots')}
            </button>
          )}
          {isThere && (
            <button type="button" class="btn" data-rematch="no" onClick={leave}>
              {say('rematch.leave')}
            </button>
          )}
          {isThere && seat.bots && others.length > 0 && (
            <p role="status">{say('rematch.bots.agreed', { names: inWords(others) })}</p>
          )}
        </>
      )}
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
