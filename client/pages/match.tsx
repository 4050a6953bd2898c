// A match: /m/ID. Somebody alone sees his own seat; several people at one screen see theirs one after the other, with a
// curtain between; whoever has no seat sees what everybody sees.

import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { lessonOf } from '#client/lessons/index.ts';
import { fits, stepFor } from '#client/lessons/lesson.ts';
import { isLocal } from '#client/net/local.ts';
import { againOf, recordOf } from '#client/net/matches.ts';
import { type SharedSeat, sharedSeats } from '#client/net/shared.ts';
import { serverConnection } from '#client/net/socket.ts';
import { localConnection } from '#client/net/worker.ts';
import { ReplayPage } from '#client/pages/replay.tsx';
import { WaitingRoom } from '#client/pages/waiting.tsx';
import { announce } from '#client/shell/announce.tsx';
import { lazy } from '#client/shell/lazy.tsx';
import { go, route } from '#client/shell/router.ts';
import { openRule, usesOf } from '#client/shell/rule-drawer.ts';
import { language, still } from '#client/shell/settings.ts';
import { sound } from '#client/shell/sound.ts';
import { gameTitle } from '#client/shell/titles.ts';
import { topLine } from '#client/shell/top.tsx';
import { looked, noteSeen, seenOf } from '#client/table/away.ts';
import { Banners } from '#client/table/banners.tsx';
import { ClockFace } from '#client/table/clocks.tsx';
import { Curtain } from '#client/table/curtain.tsx';
import { useKeys } from '#client/table/keys.ts';
import { lineOf } from '#client/table/log.tsx';
import { TableMenu } from '#client/table/menu.tsx';
import { refusalOf } from '#client/table/refusals.ts';
import { Result } from '#client/table/result.tsx';
import { Sitting } from '#client/table/sitting.ts';
import { statusText } from '#client/table/status.tsx';
import { TableView } from '#client/table/table-view.tsx';
import { loadGame, type Shown } from '#client/tables/index.ts';
import type { Plan, TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { Part, SeenEvent } from '#engine/event.ts';
import type { Choice } from '#engine/request.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { TableInfo } from '#live/messages.ts';
import { Telling } from '#telling/telling.ts';

const LessonPanel = lazy(async () => (await import('#client/lessons/panel.tsx')).LessonPanel);

/** So many events at once are read out; more would be noise. */
const TOLD_AT_ONCE = 6;

export function MatchPage({ match }: { match: string }) {
  if (route.value.query.has('at')) return <ReplayPage key={match} match={match} />;
  return <LivePage key={match} match={match} />;
}

function LivePage({ match }: { match: string }) {
  const shared = useMemo(() => sharedSeats(match), [match]);
  const sitting = useMemo(() => {
    if (isLocal(match)) return new Sitting(match, localConnection);
    return new Sitting(
      match,
      serverConnection,
      shared.map(({ seat }) => seat),
    );
  }, [match, shared]);
  useEffect(() => () => sitting.close(), [sitting]);
  const table = named(sitting.table.value, shared);
  const [shown, setShown] = useState<Shown | null>(null);
  const game = table?.game ?? null;
  useEffect(() => {
    if (game !== null) void loadGame(game).then(setShown);
  }, [game]);
  if (sitting.missing.value !== null) {
    const key = sitting.missing.value.code === 'elsewhere' ? 'match.elsewhere' : 'match.missing';
    return (
      <main class="plain-page">
        <h1 class="title">{say(key)}</h1>
        <p>{say(`${key}.why`)}</p>
      </main>
    );
  }
  if (table === null) return <Loading />;
  if (table.stage === 'waiting') return <WaitingRoom sitting={sitting} table={table} own={shared[0]?.seat ?? null} />;
  if (shown === null) return <Loading />;
  if (shared.length > 0)
    return <Together sitting={sitting} table={table} shown={shown} seats={shared.map(({ seat }) => seat)} />;
  return <Seated sitting={sitting} table={table} shown={shown} />;
}

/** Those at this screen are called by their own names here. */
function named(table: TableInfo | null, shared: readonly SharedSeat[]): TableInfo | null {
  if (table === null || shared.length === 0) return table;
  const nameOf = (seat: Seat): string | undefined => shared.find((one) => one.seat === seat)?.name;
  return { ...table, seats: table.seats.map((one) => ({ ...one, name: nameOf(one.seat) ?? one.name })) };
}

const Loading = () => (
  <main class="plain-page" aria-busy="true">
    <p class="loading">{say('loading')}</p>
  </main>
);

interface SeatedProps {
  sitting: Sitting;
  table: TableInfo;
  shown: Shown;
}

/** Several people before one screen, at a table on a server: whoever is asked and has not answered comes next. */
function Together({ sitting, table, shown, seats }: SeatedProps & { seats: readonly Seat[] }) {
  const viewer = sitting.viewer.value;
  const updates = seats.map((seat) => sitting.peek(seat)?.update ?? null);
  const open = seats.filter((_, i) => updates[i]?.request != null && updates[i]!.answered === null);
  const over = updates.some((update) => update?.outcome != null);
  const isWanted = viewer !== null && (over || open.length === 0 || open.includes(viewer));
  useEffect(() => {
    if (over && viewer === null) sitting.sit(seats[0]!);
    else if (viewer !== null && !isWanted) sitting.rise(viewer);
  }, [over, viewer, isWanted, sitting, seats]);
  if (updates.includes(null) || (over && viewer === null)) return <Loading />;
  if (!isWanted) {
    const next = open[0] ?? seats[0]!;
    return <Curtain seat={next} name={table.seats[next]!.name ?? ''} lift={() => sitting.sit(next)} />;
  }
  return <Playing key={viewer} sitting={sitting} table={table} shown={shown} viewer={viewer} shares />;
}

/** Decides who sits before the screen. */
function Seated({ sitting, table, shown }: SeatedProps) {
  const people = useMemo(() => table.seats.flatMap(({ seat, kind }) => (kind === 'person' ? [seat] : [])), [table]);
  const shares = isLocal(sitting.match) && people.length > 1;
  const viewer = sitting.viewer.value;
  // By seat: the question it answered last, which others may still have to answer.
  const [done, setDone] = useState<{ [seat: number]: number | string }>({});
  const stream = sitting.stream.value;
  const answered = stream?.update?.answered != null ? stream.update.request?.id : undefined;
  useEffect(() => {
    if (viewer !== null && answered !== undefined) setDone((before) => ({ ...before, [viewer]: answered }));
  }, [viewer, answered]);
  const asked = sitting.asked.value.map(({ seat }) => seat);
  const open = asked.filter(
    (seat) => people.includes(seat) && (seat === viewer ? answered === undefined : done[seat] === undefined),
  );
  // A sealed answer moves nothing in the gallery, so what moves there opens a new round of questions.
  const round = sitting.peek(SPECTATOR)?.seq ?? 0;
  useEffect(() => setDone({}), [round]);
  const over = stream?.update?.outcome != null;
  const next = !shares || over || (viewer !== null && open.includes(viewer)) ? null : (open[0] ?? null);
  // What was told to one is gone before the curtain names another.
  useEffect(() => {
    if (next !== null && viewer !== null && viewer !== SPECTATOR) sitting.rise(viewer);
  }, [next, viewer, sitting]);
  if (next !== null) {
    return <Curtain seat={next} name={table.seats[next]!.name ?? ''} lift={() => sitting.sit(next)} />;
  }
  if (stream?.update == null) return <Loading />;
  return <Playing key={viewer} sitting={sitting} table={table} shown={shown} viewer={stream.viewer} shares={shares} />;
}

interface PlayingProps extends SeatedProps {
  viewer: Seat;
  shares: boolean;
}

function Playing({ sitting, table, shown, viewer, shares }: PlayingProps) {
  const { update, events, fresh } = sitting.stream.value!;
  const names = useMemo(
    () => table.seats.map(({ name, seat }) => name ?? say('seat.number', { n: seat + 1 })),
    [table],
  );
  const telling = useMemo(() => new Telling(shown.face, names, language.value, true), [shown, names, language.value]);
  const pointed = useMemo(() => signal<SeenEvent | null>(null), []);
  const request = update!.request;
  // A question brings a draft of its own: whatever still belongs to the one before writes into that one's.
  const { draft, plan } = useMemo(
    () => ({ draft: signal<Choice | null>(null), plan: signal<Plan | null>(null) }),
    [request?.id],
  );

  const lesson = lessonOf(sitting.match);
  const step = lesson === null || request === null ? null : stepFor(lesson, request.id);
  // The last answer that was not what the lesson wants.
  const strayed = useMemo(() => signal(0), [request?.id]);

  const props: TableProps = {
    view: update!.view,
    viewer,
    names,
    seats: table.seats,
    request,
    answered: update!.answered,
    offers: update!.offers,
    asked: update!.asked,
    outcome: update!.outcome,
    events,
    fresh,
    draft,
    plan,
    pointed,
    sending: sitting.sending,
    choose: (choice) => {
      // A click that was meant for a question that is over does nothing.
      if (request === null || request.id !== sitting.request.value?.id || sitting.sending.value) return;
      const isAstray = step?.at !== undefined && !lesson!.stands(update!.view, step.at);
      if (isAstray || (step !== null && !fits(step, choice))) {
        strayed.value++;
        return;
      }
      sound('tap');
      sitting.choose(request, choice);
    },
    command: (name, choice) => sitting.put({ t: 'choose', id: name, choice }),
    refusal: (choice) => (request === null ? null : refusalOf(telling, request, choice)),
    openRule: (clause) => openRule(table.game, clause),
    announce,
    telling,
    language: language.value,
    replaying: false,
    still: still.value,
  };
  useKeys({
    props,
    undo: () => {
      if (update!.undo === null) sitting.undo();
      else sitting.refusal.value = update!.undo;
    },
  });
  const away = useAway(sitting.match, viewer, events.length);
  useNews(props, events, fresh);
  useEffect(() => {
    usesOf.value = (clause) => events.filter((event) => cites(event, clause)).map((event) => lineOf(telling, event));
    return () => {
      usesOf.value = () => [];
    };
  }, [events, telling]);
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
    return () => {
      topLine.value = null;
    };
  });
  return (
    <TableView props={props} table={shown.table} sitting={sitting} pointed={pointed} away={away}>
      <Banners
        sitting={sitting}
        table={table}
        names={names}
        viewer={viewer}
        shares={shares}
        away={away === null ? null : events.slice(away)}
        telling={telling}
      />
      {lesson !== null && update!.outcome === null && (
        <LessonPanel lesson={lesson} step={step} strayed={strayed} props={props} />
      )}
      {update!.outcome !== null && (
        <Result
          outcome={update!.outcome}
          names={names}
          table={table}
          openRule={props.openRule}
          again={() => void againOf(table).then((id) => go(`m/${id}`))}
          record={() => void recordOf(table.match)}
        />
      )}
    </TableView>
  );
}

/** Whether a clause made this happen, or a part of its sum. */
const cites = (event: SeenEvent, clause: string): boolean =>
  event.clause === clause ||
  ((event['parts'] as unknown as Part[] | undefined) ?? []).some((part) => part.clause === clause);

/** Where the events begin that came while nobody looked; null when none did. */
function useAway(match: string, viewer: Seat, events: number): number | null {
  const [away, setAway] = useState<number | null>(() => {
    const seen = seenOf(match, viewer);
    return seen !== null && seen < events ? seen : null;
  });
  const [left, setLeft] = useState<number | null>(null);
  const isLooked = looked.value;
  useEffect(() => {
    if (isLooked) {
      if (left !== null && left < events) setAway(left);
      setLeft(null);
      noteSeen(match, viewer, events);
    } else if (left === null) setLeft(events);
  }, [isLooked, events, match, viewer, left]);
  return away;
}

/** Tells what happened to those who listen, and calls when it is their turn. */
function useNews(props: TableProps, events: readonly SeenEvent[], fresh: number): void {
  const { request, telling, outcome } = props;
  const last = events.at(-1)?.n ?? -1;
  const asked = request === null ? null : String(request.id);
  useEffect(() => {
    const lines = events
      .slice(Math.max(0, events.length - Math.min(fresh, TOLD_AT_ONCE)))
      .map((event) => lineOf(telling, event));
    announce([...lines, ...(asked === null ? [] : [statusText(props)])].join('. '));
    // Only what is new is told, not every drawing of it.
  }, [last, asked]);
  useEffect(() => {
    if (asked !== null) sound('turn');
  }, [asked]);
  useEffect(() => {
    if (outcome !== null) sound('over');
  }, [outcome !== null]);
}

/** The title of the page says when somebody is waited for. */
function useTitle(mine: boolean, title: string): void {
  useEffect(() => {
    document.title = `${mine ? '● ' : ''}${title} · Harena`;
    return () => {
      document.title = 'Harena';
    };
  }, [mine, title]);
}
