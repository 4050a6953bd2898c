// The end of a match: who won and why, its turning points, its course, luck, awards, and where to go from here.

import { useMemo, useState } from 'preact/hooks';
import { courseOf, type MatchCourse, standingOf, turningPoints } from '#client/end/course.ts';
import { Curve, Legend } from '#client/end/curve.tsx';
import type { MatchEnding } from '#client/end/ending.ts';
import { Laurel } from '#client/end/laurel.tsx';
import { Awards, LuckTable, Story } from '#client/end/panels.tsx';
import { FinalSum, Gauge } from '#client/end/standing.tsx';
import { headingOf, stretchesOf } from '#client/end/stretches.ts';
import { awardsOf, isTie, luckOf } from '#client/end/tally.ts';
import { isLocal } from '#client/net/local.ts';
import { ShareLink } from '#client/pages/share.tsx';
import { Sign } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { at } from '#client/shell/router.ts';
import { language } from '#client/shell/settings.ts';
import { hasOnlyBots } from '#client/table/alone.ts';
import { ClauseLink } from '#client/table/clause-link.tsx';
import { Answers, inWords, Reply, Wanted } from '#client/table/rematch.tsx';
import { isKey, say } from '#client/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Outcome } from '#engine/game.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { TableInfo } from '#live/messages.ts';
import type { Telling } from '#telling/telling.ts';
import '#client/end/style.css';

interface ResultProps {
  outcome: Outcome;
  names: readonly string[];
  table: TableInfo;
  ending: MatchEnding;
  /** What stands for a seat in this match; undefined: its own emblem. */
  emblem(seat: Seat): string | undefined;
  /** What stands under a player's name; empty: nothing. */
  houseOf(seat: Seat): string;
  viewer: Seat;
  view: unknown;
  events: readonly SeenEvent[];
  telling: Telling;
  openRule(clause: string): void;
  again(): void;
  /** Why the last attempt to play again failed. */
  problem: string | null;
  record(): void;
}

/** A place shared by seats with different scores only means that none of them has won. */
const isRanked = ({ places, scores }: Outcome, seat: number): boolean =>
  places.every((place, other) => place !== places[seat] || scores[other] === scores[seat]);

/** The winners; nobody where all are placed alike. */
const winnersOf = ({ places }: Outcome): number[] => {
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return first.length === places.length && places.length > 1 ? [] : first;
};

export function Result(props: ResultProps) {
  const { outcome, names, table, ending, emblem, houseOf, viewer, view, events, telling } = props;
  const { openRule, again, problem, record } = props;
  const [isAside, setAside] = useState(false);
  const [shares, setShares] = useState(false);
  const { course, points, luck, awards } = useMemo(() => {
    const found = courseOf(ending, events, names.length);
    return {
      course: found,
      points: found === null ? [] : turningPoints(found),
      luck: luckOf(ending, events, names.length),
      awards: awardsOf(ending, events, names.length),
    };
  }, [events, ending, names.length]);
  const stretches = useMemo(() => stretchesOf(telling, events), [telling, events]);
  const last = events.at(-1)?.n ?? 1;
  // Around one screen nobody in particular reads.
  const own = telling.pronoun?.seat ?? null;
  const called = names.map((name, seat) => (seat === own ? say('end.own') : name));
  const winners = winnersOf(outcome);
  const order = names
    .map((_, seat) => seat)
    .sort((a, b) => outcome.places[a]! - outcome.places[b]! || outcome.scores[b]! - outcome.scores[a]!);
  const named = (seats: readonly number[]): string => inWords(seats.map((seat) => names[seat]!));
  const why = `why.${outcome.clause}`;
  // What ended it, where that is not what decides it.
  const ended = `why.${events.findLast(({ kind }) => kind === 'gameEnded')?.clause}`;
  const losers = names.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const isOnly = (seats: readonly number[]): 'you' | 'other' =>
    seats.length === 1 && seats[0] === own ? 'you' : 'other';
  const winner = isOnly(winners);
  const tied = isTie(outcome, winners);
  const whyOf = {
    names: named(winners),
    losers: named(losers),
    winner,
    loser: isOnly(losers),
    lost: losers.length,
    tie: tied ? 'yes' : 'no',
    most: course === null ? 0 : Math.max(...names.map((_, seat) => standingOf(course, seat))),
    // The runner-up; of several winners each has a number of his own.
    next:
      course === null || winners.length !== 1 || losers.length === 0
        ? 'none'
        : Math.max(...losers.map((seat) => standingOf(course, seat))),
  };
  const told = (event: SeenEvent): string | null => ending.told?.(event, events, telling) ?? null;
  // By what the winner came to it, where a number wins.
  const reached = course?.goal === null ? undefined : course?.marks.findLast(({ seat }) => seat === winners[0]);
  const deed =
    winners.length === 1 && reached !== undefined && reached.after === course?.goal ? told(reached.event) : null;
  // Nobody has to be asked.
  const isFree = isLocal(table.match) || hasOnlyBots(table.seats, viewer);
  const mayAsk = table.rematch === null && (viewer !== SPECTATOR || isLocal(table.match));
  if (isAside) {
    return (
      <button type="button" class="btn go result result-fold" onClick={() => setAside(false)}>
        {say('end.back')}
      </button>
    );
  }
  return (
    <section class="result end" aria-label={say('result.title')}>
      <header class={`end-head panel${winners.length === 1 ? ` ${seatClass(winners[0]!)}` : ''}`}>
        <Laurel
          winner={winners.length === 1 ? winners[0]! : null}
          emblem={winners.length === 1 ? emblem(winners[0]!) : undefined}
        />
        <div class="end-why">
          <p class="eyebrow">{headingOf(stretches, last)}</p>
          <h2 class="title">
            {winners.length === 0
              ? say('end.drawn')
              : winner === 'you'
                ? say('end.won.you')
                : say('end.won', { count: winners.length, names: named(winners) })}
          </h2>
          <p>
            {deed !== null && `${deed}. `}
            {isKey(ended) && ended !== why && `${say(ended)} `}
            {isKey(why) && winners.length > 0 && say(why, whyOf)}{' '}
            <ClauseLink clause={tied ? (ending.tie ?? outcome.clause) : outcome.clause} openRule={openRule} />
          </p>
        </div>
        <ol class="end-places">
          {order.map((seat) => (
            <li key={seat} class={outcome.places[seat] === 1 ? 'first' : ''}>
              <b class="rank">{isRanked(outcome, seat) ? outcome.places[seat] : '–'}</b>
              <Medallion seat={seat} size="s" emblem={emblem(seat)} />
              <span class="who">
                {called[seat]}
                {houseOf(seat) !== '' && <small>{houseOf(seat)}</small>}
              </span>
              {course !== null && <Gauge course={course} seat={seat} />}
              <span class="score">
                {scoreOf(table.game, outcome, course, seat)}
                <FinalSum events={events} kind={ending.final} seat={seat} telling={telling} />
                {ending.besides !== undefined && <small>{ending.besides(view, seat, language.value)}</small>}
              </span>
            </li>
          ))}
        </ol>
      </header>
      {/* Where nothing was counted, as after an early surrender, there is nothing to draw. */}
      {course !== null && (course.marks.length > 0 || luck !== null || awards.length > 0) && (
        <div class="end-body">
          {course.marks.length > 0 && (
            <>
              <Story
                points={points}
                stretches={stretches}
                telling={telling}
                match={table.match}
                told={told}
                asked={(event) => ending.asked?.(event, telling.words) ?? null}
              />
              <section class="panel end-course" aria-label={say('end.curve')}>
                <h3 class="title">{say('end.curve')}</h3>
                <small>{unitOf(table.game)}</small>
                <Curve
                  {...{ course, points, stretches, own, last }}
                  names={called}
                  goalWords={goalOf(table.game)}
                  isAlone={luck === null && awards.length === 0}
                />
                <Legend names={called} />
              </section>
            </>
          )}
          <div class="end-side">
            {luck !== null && <LuckTable luck={luck} names={called} />}
            {awards.length > 0 && <Awards awards={awards} names={called} />}
          </div>
        </div>
      )}
      <div class="end-foot">
        {table.rematch !== null && (
          <section class="result-rematch panel" aria-label={say('rematch.title')}>
            <p>
              <Wanted rematch={table.rematch} game={table.game} />
            </p>
            <Answers seats={table.rematch.seats} />
            <Reply rematch={table.rematch} own={viewer === SPECTATOR ? null : viewer} />
          </section>
        )}
        {problem !== null && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <div class="result-acts">
          <button type="button" class="btn ghost" onClick={() => setAside(true)}>
            {say('end.table')}
          </button>
          {!isLocal(table.match) && (
            <button type="button" class="btn" aria-expanded={shares} onClick={() => setShares(!shares)}>
              <Sign of="link" /> {say('end.share')}
            </button>
          )}
          <button type="button" class="btn" onClick={record}>
            {say('result.record')}
          </button>
          <a class="btn" href={at(`m/${table.match}?at=0`)}>
            <Sign of="play" /> {say('result.replay')}
          </a>
          {mayAsk && (
            <button type="button" class="btn go" data-again onClick={again}>
              {say(isFree ? 'result.again' : 'rematch.ask')}
              {isFree && own !== null && names.length > 1 && (
                <small>{say('result.again.with', { names: inWords(names.filter((_, seat) => seat !== own)) })}</small>
              )}
            </button>
          )}
        </div>
      </div>
      {shares && <ShareLink path={`m/${table.match}?at=0`} />}
      {table.seed !== null && (
        <details class="fair">
          <summary>{say('result.fair')}</summary>
          <p>{say('result.fair.why')}</p>
          <dl>
            <dt>{say('result.commitment')}</dt>
            <dd>
              <code>{table.commitment}</code>
            </dd>
            <dt>{say('result.seed')}</dt>
            <dd>
              <code>{table.seed}</code>
            </dd>
          </dl>
        </details>
      )}
    </section>
  );
}

/** What the match was about, as its curve counts it; else the points of the rules. */
function scoreOf(game: string, outcome: Outcome, course: MatchCourse | null, seat: Seat): string {
  const key = `end.score.${game}`;
  if (course === null || !isKey(key)) return say('result.points', { points: outcome.scores[seat]! });
  return say(key, { count: standingOf(course, seat) });
}

const unitOf = (game: string): string => {
  const key = `end.unit.${game}`;
  return isKey(key) ? say(key) : '';
};

/** What the winner reaches, where a number wins. */
const goalOf = (game: string): string => {
  const key = `end.goal.${game}`;
  return isKey(key) ? say(key) : '';
};
