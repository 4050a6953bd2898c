// The end of a match: who won and why, its turning points, its course, luck, awards, and where to go from here.

import laurels from 'icon:laurels';
import { useMemo, useState } from 'preact/hooks';
import { courseOf, type Mark, type MatchCourse, standingOf, turningPoints } from '#client/end/course.ts';
import { Curve } from '#client/end/curve.tsx';
import { AWARD_EMBLEMS } from '#client/end/emblems.ts';
import type { MatchEnding } from '#client/end/ending.ts';
import { awardsOf, type Luck, luckOf } from '#client/end/tally.ts';
import { isLocal } from '#client/net/local.ts';
import { ShareLink } from '#client/pages/share.tsx';
import { Icon, Sign } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { at } from '#client/shell/router.ts';
import { hasOnlyBots } from '#client/table/alone.ts';
import { ClauseLink } from '#client/table/clause-link.tsx';
import { Answers, inWords, Reply, Wanted } from '#client/table/rematch.tsx';
import { lineOf } from '#client/table/told.ts';
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
  viewer: Seat;
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

/**
 * The stretch of the match in which this happened, such as a turn; without who began it, which is past. Of stretches inside
 * each other, such as a turn and the rounds of its fight, the outer one: with it the match began.
 */
function headingOf(telling: Telling, events: readonly SeenEvent[], n: number): string {
  const outer = events.find((event) => telling.begins(event) !== null)?.kind;
  const opened = events.findLast((event) => event.n <= n && event.kind === outer);
  return opened === undefined ? '' : /^[^:;]*/.exec(lineOf(telling, opened))![0].trim();
}

export function Result(props: ResultProps) {
  const { outcome, names, table, ending, viewer, events, telling, openRule, again, problem, record } = props;
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
  const winners = winnersOf(outcome);
  const order = names
    .map((_, seat) => seat)
    .sort((a, b) => outcome.places[a]! - outcome.places[b]! || outcome.scores[b]! - outcome.scores[a]!);
  const named = (seats: readonly number[]): string => inWords(seats.map((seat) => names[seat]!));
  const why = `why.${outcome.clause}`;
  // What ended it, where that is not what decides it.
  const ended = `why.${events.findLast(({ kind }) => kind === 'gameEnded')?.clause}`;
  const losers = names.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  const isAmongBots = hasOnlyBots(table.seats, viewer);
  // Nobody has to be asked.
  const isFree = isLocal(table.match) || isAmongBots;
  // Around one screen nobody in particular looks at it.
  const isOwn = !isLocal(table.match) || isAmongBots;
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
      <header class="end-head panel">
        <span class="end-laurel">
          <Icon of={laurels} />
          {winners.length === 1 && <Medallion seat={winners[0]!} />}
        </span>
        <div class="end-why">
          <p class="eyebrow">{headingOf(telling, events, events.at(-1)?.n ?? 0)}</p>
          <h2 class="title">
            {winners.length === 0
              ? say('end.drawn')
              : isOwn && winners.length === 1 && winners[0] === viewer
                ? say('end.won.you')
                : say('end.won', { count: winners.length, names: named(winners) })}
          </h2>
          <p>
            {isKey(ended) && ended !== why && `${say(ended)} `}
            {isKey(why) && winners.length > 0 && say(why, { names: named(winners), losers: named(losers) })}{' '}
            <ClauseLink clause={outcome.clause} openRule={openRule} />
          </p>
        </div>
        <ol class="end-places">
          {order.map((seat) => (
            <li key={seat} class={outcome.places[seat] === 1 ? 'first' : ''}>
              <b class="rank">{isRanked(outcome, seat) ? outcome.places[seat] : '–'}</b>
              <Medallion seat={seat} size="s" />
              <span class="who">{isOwn && seat === viewer ? say('end.you', { name: names[seat]! }) : names[seat]}</span>
              <span class="score">{scoreOf(table.game, outcome, course, seat)}</span>
            </li>
          ))}
        </ol>
      </header>
      {course !== null && (
        <div class="end-body">
          <Story points={points} {...props} />
          <section class="panel end-course" aria-label={say('end.curve')}>
            <h3 class="title">{say('end.curve')}</h3>
            <small>{unitOf(table.game)}</small>
            <Curve course={course} points={points} names={names} viewer={viewer} last={events.at(-1)?.n ?? 1} />
            <p class="end-legend">
              {names.map((name, seat) => (
                <span key={name} class={seatClass(seat)}>
                  <i data-line={seat} /> {name}
                </span>
              ))}
            </p>
          </section>
          <div class="end-side">
            {luck !== null && <LuckTable luck={luck} names={names} />}
            {awards.length > 0 && (
              <section class="panel" aria-label={say('end.awards')}>
                <h3 class="title">{say('end.awards')}</h3>
                <ul class="end-awards">
                  {awards.map(({ key, seat, count }) => (
                    <li key={key}>
                      <span class="award-seal">
                        <Icon of={AWARD_EMBLEMS[key]} />
                      </span>
                      <span>
                        <b>{say(`award.${key}`)}</b>{' '}
                        <small>{say(`award.${key}.what`, { name: names[seat]!, count })}</small>
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      )}
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
          </button>
        )}
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

/** Of a sum with one part the sentence tells the number already. */
const withoutLone = (text: string): string => text.replace(/\((\D+?) \d+\)/, '($1)');

/** The turning points, each a way to its moment. */
function Story({ points, events, telling, table }: ResultProps & { points: readonly Mark[] }) {
  return (
    <section class="panel end-story" aria-label={say('end.story')}>
      <h3 class="title">{say('end.story')}</h3>
      <small>{say('end.story.lead', { count: points.length })}</small>
      <ol>
        {points.map(({ n, event, before, after }, i) => (
          <li key={n}>
            <b class="end-seal">{i + 1}</b>
            <span>
              <small>{headingOf(telling, events, n)}</small>
              {/* With the parts of its sum, which say why. */}
              <a href={at(`m/${table.match}?at=0&event=${n}`)}>{withoutLone(telling.event(event))}</a>
            </span>
            <b class="end-change">
              {before} → {after}
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What each threw, beside what dice give on the whole. */
function LuckTable({ luck, names }: { luck: readonly Luck[]; names: readonly string[] }) {
  return (
    <section class="panel" aria-label={say('end.luck')}>
      <h3 class="title">{say('end.luck')}</h3>
      <small>{say('end.luck.lead')}</small>
      <table class="end-luck">
        <thead>
          <tr>
            <th />
            <th scope="col">{say('end.luck.dice')}</th>
            <th scope="col">{say('end.luck.expected')}</th>
            <th scope="col">{say('end.luck.thrown')}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {luck.map(({ seat, dice, expected, thrown }) => {
            // From the number shown: 130 and 138 are 8 apart, whatever was rounded.
            const off = thrown - Math.round(expected);
            return (
              <tr key={seat}>
                <th scope="row" class={seatClass(seat)}>
                  {names[seat]}
                </th>
                <td>{dice}</td>
                <td>{Math.round(expected)}</td>
                <td>{thrown}</td>
                <td class={off < 0 ? 'bad' : 'good'}>{off > 0 ? `+${off}` : off < 0 ? `−${-off}` : '0'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
