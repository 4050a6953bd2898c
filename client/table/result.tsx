// The end: places and points, and the next steps.

import laurels from 'icon:laurel-crown';
import { isLocal } from '#client/net/local.ts';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion } from '#client/shell/medallion.tsx';
import { at } from '#client/shell/router.ts';
import { ClauseLink } from '#client/table/controls/barred.tsx';
import { Answers, Reply, Wanted } from '#client/table/rematch.tsx';
import { say } from '#client/words.ts';
import type { Outcome } from '#engine/game.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { TableInfo } from '#live/messages.ts';

interface ResultProps {
  outcome: Outcome;
  names: readonly string[];
  table: TableInfo;
  viewer: Seat;
  openRule(clause: string): void;
  again(): void;
  /** Why the last attempt to play again failed. */
  problem: string | null;
  record(): void;
}

/** A place shared by seats with different scores only means that none of them has won. */
const isRanked = ({ places, scores }: Outcome, seat: number): boolean =>
  places.every((place, other) => place !== places[seat] || scores[other] === scores[seat]);

export function Result({ outcome, names, table, viewer, openRule, again, problem, record }: ResultProps) {
  const order = names
    .map((_, seat) => seat)
    .sort((a, b) => outcome.places[a]! - outcome.places[b]! || outcome.scores[b]! - outcome.scores[a]!);
  const isAlone = isLocal(table.match) || table.seats.every(({ seat, kind }) => seat === viewer || kind === 'bot');
  const mayAsk = table.rematch === null && (viewer !== SPECTATOR || isLocal(table.match));
  return (
    <section class="result panel" aria-label={say('result.title')}>
      <Icon of={laurels} class="result-laurel" />
      <h2 class="title">{say('result.title')}</h2>
      <ol>
        {order.map((seat) => (
          <li key={seat} class={outcome.places[seat] === 1 ? 'first' : ''}>
            <b class="place">{isRanked(outcome, seat) ? outcome.places[seat] : '–'}</b>
            <Medallion seat={seat} size="s" />
            <span class="who">{names[seat]}</span>
            <span class="score">{say('result.points', { points: outcome.scores[seat]! })}</span>
          </li>
        ))}
      </ol>
      <p class="by">
        {say('result.clause')} <ClauseLink clause={outcome.clause} openRule={openRule} />
      </p>
      <div class="result-acts">
        {mayAsk && (
          <button type="button" class="btn go" data-again onClick={again}>
            {say(isAlone ? 'result.again' : 'rematch.ask')}
          </button>
        )}
        <a class="btn" href={at(`m/${table.match}?at=0`)}>
          {say('result.replay')}
        </a>
        <button type="button" class="btn" onClick={record}>
          {say('result.record')}
        </button>
      </div>
      {table.rematch !== null && (
        <section class="result-rematch" aria-label={say('rematch.title')}>
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
