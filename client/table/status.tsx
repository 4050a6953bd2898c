// The status line: one sentence, who must do what. It never changes its height.

import { Sign } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { language } from '#client/shell/settings.ts';
import { useGiven } from '#client/table/forced.ts';
import { markOf } from '#client/table/log-line.tsx';
import { counted, lineOf } from '#client/table/told.ts';
import type { StatusQuestion, TableProps } from '#client/tables/table.ts';
import { unbroken } from '#client/words/unbroken.ts';
import { say } from '#client/words.ts';
import type { Scene } from '#engine/flow/scene.ts';
import type { FlowView } from '#engine/game.ts';
import { SPECTATOR } from '#engine/seat.ts';

/** The top of the flow, as the viewer may know it; null: the view shows none. */
export const sceneOf = (view: unknown): Scene | null =>
  (view as { flow?: FlowView } | null)?.flow?.scenes.at(-1) ?? null;

/** The seat the line is about: the viewer if asked, else the first that is. */
function subjectOf({ request, viewer, asked, stage, telling }: TableProps): number | null {
  if (stage.beat?.again) return markOf(telling, stage.beat.event);
  if (request !== null) return viewer;
  return stage.beat !== null ? markOf(telling, stage.beat.event) : (asked[0]?.seat ?? null);
}

/** A name, with a mark where its player is away. */
function presentName({ names, seats }: TableProps, seat: number): string {
  const one = seats[seat];
  const isAway = one?.kind === 'person' && !one.online && !one.standIn;
  return isAway ? `${names[seat]!} (${say('people.away')})` : names[seat]!;
}

/** What the viewer is asked. */
export function questionOf(props: TableProps): StatusQuestion {
  const { request, view, telling } = props;
  const asks = props.asks?.(props) ?? telling.ask(request!.clause, sceneOf(view)) ?? say('status.choose');
  return typeof asks === 'string' ? { lead: '', text: unbroken(asks, telling.language) } : asks;
}

/** The viewer is the only person at the table: no question has to name him. */
const isAlone = ({ seats }: TableProps): boolean => seats.filter(({ kind }) => kind === 'person').length === 1;

export function statusText(props: TableProps): string {
  const { request, telling, names, asked, answered, outcome, viewer, stage } = props;
  if (stage.beat?.again) return say('stage.again', { line: lineOf(telling, stage.beat.event) });
  // The running beat comes before whom the table waits for, and after the viewer's own question.
  if (stage.beat !== null && request === null)
    return stage.beat.tellsAfter ? say('stage.dice') : lineOf(telling, stage.beat.event);
  if (outcome !== null) {
    const first = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    if (first.length === 1 && first[0] === telling.pronoun?.seat) return say('status.over.you');
    const winners = first.map((seat) => names[seat]!);
    return say('status.over', { count: winners.length, names: new Intl.ListFormat(language.value).format(winners) });
  }
  if (request !== null && answered !== null) return say('status.sealed');
  if (request !== null) {
    const { lead, text } = questionOf(props);
    return lead === '' ? text : `${lead} ${text}`;
  }
  const others = asked.filter(({ seat }) => seat !== viewer).map(({ seat }) => presentName(props, seat));
  if (others.length === 0) return say('status.nobody');
  return say('status.waiting', { count: others.length, names: new Intl.ListFormat(language.value).format(others) });
}

/** A sentence longer than this many letters is set smaller on a phone, so that all of it fits. */
const LONG = 72;

export function Status({ props }: { props: TableProps }) {
  const { viewer, names, view, telling, request, outcome, stage } = props;
  const subject = outcome === null ? subjectOf(props) : outcome.places.indexOf(1);
  // The position in the rules. A rule without a name in words is bookkeeping and not shown.
  // What is being played may have happened elsewhere in them.
  const situation = stage.beat === null ? (telling.words[`rule.${sceneOf(view)?.rule}`] ?? '') : '';
  const isMine = request !== null && viewer !== SPECTATOR;
  const events = useGiven(props);
  const list = counted(events.map((event) => lineOf(telling, event))).join(' · ');
  const given = isMine && list !== '' ? say('status.given', { list }) : '';
  const text = statusText(props);
  const asks = isMine && stage.beat?.again !== true;
  const lead = asks && isAlone(props) && props.answered === null ? questionOf(props).lead : '';
  const step = outcome === null ? (props.steps?.(props) ?? null) : null;
  return (
    <section class={`status${subject === null ? '' : ` ${seatClass(subject)}`}`} aria-label={say('status.title')}>
      {subject !== null && <Medallion seat={subject} size="s" emblem={props.emblem?.(view, subject)} />}
      <p class={given.length + text.length > LONG ? 'long' : ''} tabIndex={-1} data-status>
        {given !== '' && <span class="given">{given}</span>}
        {asks && lead !== '' && <b>{lead} </b>}
        {asks && lead === '' && !isAlone(props) && <b>{names[viewer] + telling.colon}</b>}
        {lead === '' ? text : text.slice(lead.length + 1)}
      </p>
      {stage.waiting > 0 && (
        <button
          type="button"
          class="btn ghost catch-up"
          onClick={stage.catchUp}
          aria-description={say('stage.waiting', { count: stage.waiting })}
        >
          <Sign of="last" /> <span>{say('stage.catch-up')}</span>
        </button>
      )}
      {step !== null ? (
        <span class="steps">
          {Array.from({ length: step.of }, (_, i) => (
            <i key={i} class={i + 1 < step.at ? 'd' : i + 1 === step.at ? 'n' : ''} />
          ))}
          <span>{say('status.step', { at: step.at, of: step.of, name: step.name })}</span>
        </span>
      ) : (
        situation !== '' && <span class="situation">{situation}</span>
      )}
    </section>
  );
}
