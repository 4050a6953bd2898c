// A replay: /m/ID?at=N. Step by step, by tens, by round, by slider, or played; the address is that of the moment.
//
// While a match is running a server gives only the lines of its log, not its decisions, so it cannot be replayed before it
// is over.

import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { gameTitle } from '#client/catalogue.ts';
import { api } from '#client/net/api.ts';
import { isLocal, type ReplayInfo, type ReplayStep } from '#client/net/local.ts';
import { errand } from '#client/net/worker.ts';
import { ReplayBar, roundAfter, roundBefore, TENS } from '#client/pages/replay-bar.tsx';
import { announce, hush, inOne, newest } from '#client/shell/announce.tsx';
import { useGone } from '#client/shell/gone.ts';
import { at, go, route } from '#client/shell/router.ts';
import { openRule } from '#client/shell/rule-drawer.ts';
import { allowsKey, language, still } from '#client/shell/settings.ts';
import { topLine } from '#client/shell/top.tsx';
import type { Scenes } from '#client/stage/beat.ts';
import type { Told } from '#client/stage/stage.ts';
import { useStage } from '#client/stage/use-stage.ts';
import { useTitle, useUses } from '#client/table/news.ts';
import { faceFor } from '#client/table/seen-from.ts';
import { TableView } from '#client/table/table-view.tsx';
import { lineOf } from '#client/table/told.ts';
import { type LoadedGame, loadGame } from '#client/tables/index.ts';
import type { Plan, TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Choice } from '#engine/requests/request.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { tellingOf } from '#telling/frozen.ts';
import { runsIn } from '#telling/runs.ts';

const BEAT = 1200;
const NONE_GIVEN: ReadonlySet<number> = new Set();
/** So many lines of a step are announced. */
const TOLD = 3;
/** Inside these the arrow keys have another meaning. */
const LISTS = '.log, .table-main :is(ul, ol, [role=group], [role=grid], [role=listbox])';

export function ReplayPage({ match }: { match: string }) {
  const [film, setFilm] = useState<ReplayInfo | null>(null);
  const [shown, setShown] = useState<LoadedGame | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    const open = async (): Promise<void> => {
      if (!isLocal(match) && (await api.table(match)).stage !== 'over') return setRunning(true);
      const record = isLocal(match) ? null : await api.record(match);
      const opened = await errand({ do: 'watch', match, record });
      setShown(await loadGame(opened.game, opened.rules));
      setFilm(opened);
    };
    open().catch((error: Error) => setProblem(error.message));
  }, [match]);
  if (problem !== null || running) {
    return (
      <main class="plain-page">
        <h1 class="title">{say('replay.none')}</h1>
        <p>{running ? say('replay.running') : problem}</p>
        <a class="btn" href={at(`m/${match}`)}>
          {say('friends.go')}
        </a>
      </main>
    );
  }
  if (film === null || shown === null) {
    return (
      <main class="plain-page" aria-busy="true">
        <p class="loading">{say('loading')}</p>
      </main>
    );
  }
  return <Watching match={match} film={film} shown={shown} />;
}

interface WatchingProps {
  match: string;
  film: ReplayInfo;
  shown: LoadedGame;
}

/** Loads the moments one after the other; the first must be there before the stage can be made. */
function Watching(props: WatchingProps) {
  const { match, film } = props;
  const { query } = route.value;
  // A moment may be named by what happened in it.
  const event = query.get('event');
  const wanted = event === null ? Number(query.get('at')) || 0 : film.told.findIndex((count) => count > Number(event));
  const step = Math.min(film.steps, Math.max(0, wanted));
  // Of a running match only public facts are shown.
  const viewer = film.over && query.has('seat') ? Number(query.get('seat')) : SPECTATOR;
  const told = useMemo(() => signal<Told<ReplayStep> | null>(null), []);
  const [seen, setSeen] = useState(viewer);
  useEffect(() => {
    let gone = false;
    void errand({ do: 'moment', match, viewer, step }).then((moment) => {
      if (gone) return;
      const before = told.peek();
      // Only a step forward is played; a jump, or another viewer, is shown at once.
      const isNext = before !== null && moment.step === before.moment.step + 1 && viewer === seen;
      const from = isNext ? before.events.length : -1;
      setSeen(viewer);
      told.value = { moment, view: moment.view, events: moment.events, from };
    });
    return () => {
      gone = true;
    };
  }, [match, viewer, step]);
  if (told.value === null) return <p class="loading">{say('loading')}</p>;
  return <Stepping {...props} told={told} first={told.peek()!} viewer={seen} step={step} wanted={viewer} />;
}

interface SteppingProps extends WatchingProps {
  told: ReadonlySignal<Told<ReplayStep> | null>;
  first: Told<ReplayStep>;
  viewer: number;
  wanted: number;
  step: number;
}

function Stepping({ match, film, shown, told, first, viewer: eyes, wanted: viewer, step }: SteppingProps) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const factor = useRef(1);
  factor.current = speed;
  const { shown: now, staged } = useStage(
    () => told.value,
    first,
    shown.table.scenes as Scenes | undefined,
    () => factor.current,
  );
  const { moment } = now;
  const to = (next: number, seat = viewer): void => {
    const bounded = Math.min(film.steps, Math.max(0, next));
    go(`m/${match}?at=${bounded}${seat === SPECTATOR ? '' : `&seat=${seat}`}`, true);
  };
  useEffect(() => {
    if (!playing) return;
    if (step >= film.steps) return setPlaying(false);
    // Waits for a moment that is not loaded yet, and for one that is being played.
    if (moment.step !== step || now.beat !== null) return;
    const timer = setTimeout(() => to(step + 1), BEAT / speed);
    return () => clearTimeout(timer);
  });
  // In the same frame: a key acts on the step that is visible.
  useLayoutEffect(() => {
    const keys: { readonly [key: string]: () => void } = {
      ArrowLeft: () => to(step - 1),
      ArrowRight: () => to(step + 1),
      PageUp: () => to(step - TENS),
      PageDown: () => to(step + TENS),
      Home: () => to(0),
      End: () => to(film.steps),
      '[': () => to(roundBefore(film, step)),
      ']': () => to(roundAfter(film, step)),
      ' ': () => setPlaying(!playing),
    };
    const press = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.defaultPrevented || !allowsKey(event)) return;
      if (target.matches('input, select, textarea') || target.closest(LISTS) !== null) return;
      if (event.key === ' ' && target.matches('button, a, summary')) return;
      const act = keys[event.key];
      if (act === undefined) return;
      act();
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  const names = film.names;
  const telling = useMemo(
    () => tellingOf(faceFor(shown, now.view, eyes, language.value), names, language.value, true),
    [shown, names, eyes, language.value],
  );
  useUses(now.events, telling);
  useTitle(false, say('title.replay', { game: gameTitle(film.game) }));
  // The position, and what happened there.
  useEffect(() => {
    const from = moment.step === 0 ? 0 : film.told[moment.step - 1]!;
    const lines = runsIn(
      telling,
      moment.events.filter(({ n }) => n >= from),
    ).map(({ event }) => lineOf(telling, event));
    announce(inOne([say('replay.step', { step: moment.step, steps: film.steps }), ...newest(lines, TOLD)]));
  }, [moment]);
  useGone(hush);
  const signals = useMemo(
    () => ({
      draft: signal<Choice | null>(null),
      plan: signal<Plan | null>(null),
      pointed: signal<SeenEvent | null>(null),
      sending: signal(false),
    }),
    [],
  );
  useEffect(() => {
    topLine.value = { game: film.game, title: gameTitle(film.game), players: film.seats, extra: null };
  }, [film, shown]);
  useGone(() => {
    topLine.value = null;
  });
  const props: TableProps = {
    ...signals,
    match,
    view: now.view,
    viewer: eyes,
    names,
    seats: names.map((name, seat) => ({
      seat,
      kind: 'person',
      name,
      level: null,
      character: null,
      standIn: false,
      online: true,
    })),
    request: null,
    answered: null,
    offers: [],
    asked: moment.asked,
    outcome: moment.outcome,
    events: now.events,
    fresh: 0,
    given: NONE_GIVEN,
    stage: staged,
    choose: () => {},
    command: () => {},
    refusal: () => null,
    openRule: (clause) => openRule(film.game, clause),
    announce,
    ...(shown.table.steps === undefined ? {} : { steps: shown.table.steps }),
    ...(shown.table.emblem === undefined ? {} : { emblem: shown.table.emblem }),
    telling,
    language: language.value,
    replaying: true,
    still: still.value,
  };
  return (
    <TableView
      props={props}
      table={shown.table}
      sitting={null}
      pointed={signals.pointed}
      away={null}
      goTo={(n) => to(film.told.findIndex((events) => events > n))}
      below={
        <ReplayBar
          match={match}
          film={film}
          step={step}
          shown={moment.step}
          viewer={viewer}
          speed={speed}
          setSpeed={setSpeed}
          playing={playing}
          setPlaying={setPlaying}
          to={to}
        />
      }
    />
  );
}
