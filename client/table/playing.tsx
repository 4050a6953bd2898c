// A match as one viewer plays it: turns what the sitting receives into the props of a table, and sends what the player does.

import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameTitle } from '#client/catalogue.ts';
import { isDone } from '#client/lessons/done.ts';
import { lessonOf } from '#client/lessons/index.ts';
import { fits, isAstray, isPast, stepFor } from '#client/lessons/lesson.ts';
import { isTrying } from '#client/lessons/ring.ts';
import { isLocal } from '#client/net/local.ts';
import { againOf, recordOf } from '#client/net/matches.ts';
import { announce } from '#client/shell/announce.tsx';
import { focusStatus, isFocusLost } from '#client/shell/focus.ts';
import { useGone } from '#client/shell/gone.ts';
import { lazy } from '#client/shell/lazy.tsx';
import { LEVELS } from '#client/shell/levels.ts';
import { noteResult } from '#client/shell/results.ts';
import { go } from '#client/shell/router.ts';
import { openRule } from '#client/shell/rule-drawer.ts';
import { language, still } from '#client/shell/settings.ts';
import { sound } from '#client/shell/sound.ts';
import { topLine } from '#client/shell/top.tsx';
import type { Scenes } from '#client/stage/beat.ts';
import type { Told } from '#client/stage/stage.ts';
import { useStage } from '#client/stage/use-stage.ts';
import { Banners } from '#client/table/banners.tsx';
import { ClockFace } from '#client/table/clocks.tsx';
import { useForced } from '#client/table/forced.ts';
import { Happened } from '#client/table/happened.tsx';
import { HintPanel, isAdvised } from '#client/table/hints.tsx';
import { useKeys } from '#client/table/keys.ts';
import { TableMenu } from '#client/table/menu.tsx';
import { useAway, useNews, useTalkNews, useTitle, useUses } from '#client/table/news.ts';
import { refusalText } from '#client/table/refusals.ts';
import { faceFor } from '#client/table/seen-from.ts';
import type { Sitting, Stream } from '#client/table/sitting.ts';
import { TableView } from '#client/table/table-view.tsx';
import type { LoadedGame } from '#client/tables/index.ts';
import type { Plan, TableProps } from '#client/tables/table.ts';
import { isSame } from '#client/tables/touch.ts';
import { say } from '#client/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Choice } from '#engine/requests/request.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { TableInfo, Update } from '#live/messages.ts';
import { tellingOf } from '#telling/frozen.ts';

const Result = lazy(async () => (await import('#client/end/result.tsx')).Result);
const LessonPanel = lazy(async () => (await import('#client/lessons/panel.tsx')).LessonPanel);

interface PlayingProps {
  sitting: Sitting;
  table: TableInfo;
  shown: LoadedGame;
  viewer: Seat;
  shares: boolean;
}

/** A stream as the stage needs it; null: nothing was received yet. */
function toldOf(stream: Stream | null): Told<Update> | null {
  if (stream === null || stream.update === null) return null;
  const { update, events } = stream;
  return { moment: update, view: update.view, events, from: update.from, isOver: update.outcome !== null };
}

export function Playing({ sitting, table, shown, viewer, shares }: PlayingProps) {
  const stream = sitting.stream.value!;
  const [problem, setProblem] = useState<string | null>(null);
  const update = stream.update;
  const {
    stage,
    shown: now,
    staged,
  } = useStage(() => toldOf(sitting.stream.value), toldOf(stream)!, shown.table.scenes as Scenes | undefined);
  const { events, fresh } = now;
  const names = useMemo(
    () => table.seats.map(({ name, seat }) => name ?? say('seat.number', { n: seat + 1 })),
    [table],
  );
  // Around one screen nobody in particular reads.
  const reader = shares || viewer === SPECTATOR ? null : viewer;
  // Of the view a table's words need only what stays, such as who sits where.
  const telling = useMemo(
    () => tellingOf(faceFor(shown, now.view, viewer, language.value), names, language.value, true, reader),
    [shown, names, viewer, language.value, reader],
  );
  const pointed = useMemo(() => signal<SeenEvent | null>(null), []);
  // A new question appears when all events before it have been shown. An open one stays, whatever is played meanwhile.
  const isShown = now.beat === null || now.moment.request?.id === update!.request?.id;
  const open = isShown ? update!.request : null;
  // So does what else may be done: before that it would tell what is still to be seen.
  const offers = isShown
    ? update!.offers
    : update!.offers.filter(({ id }) => now.moment.offers.some((one) => one.id === id));
  // The last beat is shown before the winner is named.
  const outcome = now.beat === null ? now.moment.outcome : null;
  const lesson = lessonOf(sitting.match);
  const isGiven = useForced(
    {
      match: sitting.match,
      request: open,
      answered: update!.answered,
      offers: update!.offers,
      seats: table.seats,
      viewer,
      outcome,
    },
    sitting.takenBack,
    lesson !== null,
    (choice) => {
      if (open!.id !== sitting.request.value?.id || sitting.sending.value) return;
      sitting.chooseAutomatically(open!, choice, shown.table.passes?.some((one) => isSame(one, choice)) ?? false);
    },
  );
  const request = isGiven ? null : open;
  // Every request has its own draft: code that still runs for the previous request writes into the previous draft.
  const { draft, plan } = useMemo(
    () => ({ draft: signal<Choice | null>(null), plan: signal<Plan | null>(null) }),
    [request?.id],
  );

  const isTaught = lesson !== null && !isDone(sitting.match);
  const step = lesson === null || request === null ? null : stepFor(lesson, request.id);
  // Where all decide at once the opponent comes first: what the step answers to may not be there yet.
  const isReady = step !== null && (step.like !== undefined || refusalOf(request!, step.answer) === null);
  // The last answer that was not what the lesson wants.
  const strayed = useMemo(() => signal(0), [request?.id]);

  const props: TableProps = {
    match: sitting.match,
    view: now.view,
    viewer,
    names,
    seats: table.seats,
    request,
    answered: update!.answered,
    offers,
    asked: now.moment.asked,
    outcome,
    events,
    fresh,
    given: sitting.given,
    stage: staged,
    draft,
    plan,
    pointed,
    sending: sitting.sending,
    choose: (choice) => {
      // A click on a question that is over does nothing.
      if (request === null || request.id !== sitting.request.value?.id || sitting.sending.value) return;
      if (lesson !== null && !isPast(lesson, request.id)) {
        if (!isReady) return;
        if (isAstray(lesson, step, update!.view) || !fits(step!, choice)) {
          strayed.value++;
          return;
        }
      }
      sound('tap');
      sitting.choose(request, choice);
    },
    command: (name, choice) => sitting.put({ t: 'choose', id: name, choice }),
    refusal: (choice) => (request === null ? null : refusalText(telling, request, choice)),
    openRule: (clause) => openRule(table.game, clause),
    announce: (text) => {
      if (!isTrying()) announce(text);
    },
    ...(shown.table.asks === undefined ? {} : { asks: shown.table.asks }),
    ...(shown.table.steps === undefined ? {} : { steps: shown.table.steps }),
    ...(shown.table.emblem === undefined ? {} : { emblem: shown.table.emblem }),
    telling,
    language: language.value,
    replaying: false,
    still: still.value,
  };
  useKeys({
    props,
    undo: () => {
      if (viewer === SPECTATOR) return;
      if (update!.undo === null) sitting.undo();
      else sitting.refuse(update!.undo);
    },
  });
  const isOver = outcome !== null;
  useEffect(() => {
    const bots = table.seats.flatMap(({ kind, level }) => (kind === 'bot' && level !== null ? [level] : []));
    const isDuel = isLocal(sitting.match) && lesson === null && bots.length === table.seats.length - 1;
    // Of several bots the strongest counts.
    const level = LEVELS.findLast((one) => bots.includes(one));
    if (!isOver || !isDuel || level === undefined || viewer === SPECTATOR) return;
    noteResult({ match: sitting.match, game: table.game, level, won: outcome!.places[viewer] === 1 });
  }, [isOver]);
  const away = useAway(sitting.match, viewer, events.length);
  useNews(props, events, fresh);
  useTalkNews(sitting, viewer);
  // After a curtain or the waiting room the clicked button is gone.
  useEffect(() => {
    if (isFocusLost() && navigator.userActivation?.hasBeenActive) focusStatus();
  }, []);
  useUses(events, telling);
  useTitle(request !== null && update!.answered === null, gameTitle(table.game));
  useEffect(() => {
    const Phases = shown.table.Phases;
    topLine.value = {
      game: table.game,
      title: gameTitle(table.game),
      players: table.seats.length,
      extra: (
        <>
          {Phases !== undefined && (
            <div class="top-phases">
              <Phases {...props} />
            </div>
          )}
          <ClockFace sitting={sitting} names={names} />
          <TableMenu sitting={sitting} table={table} face={shown.face} viewer={viewer} />
        </>
      ),
    };
  });
  useGone(() => {
    topLine.value = null;
  });
  return (
    <TableView
      props={props}
      table={shown.table}
      sitting={sitting}
      pointed={pointed}
      away={away}
      news={
        isTaught ? null : (
          <Happened
            props={props}
            sitting={sitting}
            table={shown.table}
            recall={shown.table.scenes === undefined ? null : (one) => stage.recall(one)}
          />
        )
      }
      end={
        outcome !== null && !isTaught ? (
          <Result
            outcome={outcome}
            events={events}
            telling={telling}
            names={names}
            table={table}
            ending={shown.ending}
            emblem={(seat) => props.emblem?.(props.view, seat)}
            houseOf={(seat) => shown.table.houseOf?.(props, seat) ?? ''}
            openRule={props.openRule}
            viewer={viewer}
            view={props.view}
            again={() => {
              setProblem(null);
              againOf(table).then(
                (id) => go(`m/${id}`),
                (error: Error) => setProblem(error.message),
              );
            }}
            problem={problem}
            record={() => void recordOf(table.match)}
          />
        ) : null
      }
      beside={
        !isTaught ? (
          isAdvised(props) ? (
            <HintPanel props={props} table={shown.table} />
          ) : null
        ) : (
          <LessonPanel
            lesson={lesson!}
            step={step}
            isReady={isReady}
            strayed={strayed}
            props={props}
            back={() => sitting.put({ t: 'propose', what: 'takeback', back: 0 })}
          />
        )
      }
    >
      <Banners
        sitting={sitting}
        table={table}
        names={names}
        viewer={viewer}
        shares={shares}
        away={away === null ? null : events.slice(away)}
        recall={shown.table.scenes === undefined ? null : (missed) => stage.recall(missed)}
        telling={telling}
      />
    </TableView>
  );
}
