// A replay: /m/ID?at=N. Step by step, by tens, by round, by slider, or played; the address is that of the moment.
//
// What a server gives of a match that goes on are the lines of its log, not its decisions, so it cannot be watched again
// before it is over.

import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameTitle } from '#client/catalogue.ts';
import { api } from '#client/net/api.ts';
import { type Film, isLocal, type Moment } from '#client/net/local.ts';
import { errand } from '#client/net/worker.ts';
import { announce, hush, inOne, newest } from '#client/shell/announce.tsx';
import { Sign } from '#client/shell/icon.tsx';
import { at, go, route } from '#client/shell/router.ts';
import { openRule } from '#client/shell/rule-drawer.ts';
import { allowsKey, language, still } from '#client/shell/settings.ts';
import { topLine } from '#client/shell/top.tsx';
import { lineOf } from '#client/table/log.tsx';
import { useTitle, useUses } from '#client/table/news.ts';
import { TableView } from '#client/table/table-view.tsx';
import { loadGame, type Shown } from '#client/tables/index.ts';
import type { Plan, TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Choice } from '#engine/requests/request.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { Telling } from '#telling/telling.ts';

const SPEEDS = [0.5, 1, 2, 4];
const BEAT = 1200;
const TENS = 10;
/** So many lines of a step are read out. */
const TOLD = 3;
/** Inside these the keys go from one thing to the next. */
const LISTS = '.log, .table-main :is(ul, ol, [role=group], [role=grid], [role=listbox])';
const NOTHING: readonly SeenEvent[] = [];

export function ReplayPage({ match }: { match: string }) {
  const [film, setFilm] = useState<Film | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    const open = async (): Promise<void> => {
      if (!isLocal(match) && (await api.table(match)).stage !== 'over') return setRunning(true);
      const record = isLocal(match) ? null : await api.record(match);
      const opened = await errand({ do: 'watch', match, record });
      setShown(await loadGame(opened.game));
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
  film: Film;
  shown: Shown;
}

function Watching({ match, film, shown }: WatchingProps) {
  const { query } = route.value;
  const step = Math.min(film.steps, Math.max(0, Number(query.get('at')) || 0));
  // Of a match that goes on only what everybody may see is shown.
  const viewer = film.over && query.has('seat') ? Number(query.get('seat')) : SPECTATOR;
  const [moment, setMoment] = useState<Moment | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const to = (next: number, seat = viewer): void => {
    const bounded = Math.min(film.steps, Math.max(0, next));
    go(`m/${match}?at=${bounded}${seat === SPECTATOR ? '' : `&seat=${seat}`}`, true);
  };
  useEffect(() => {
    let gone = false;
    void errand({ do: 'moment', match, viewer, step }).then((found) => {
      if (!gone) setMoment(found);
    });
    return () => {
      gone = true;
    };
  }, [match, viewer, step]);
  useEffect(() => {
    if (!playing) return;
    if (step >= film.steps) return setPlaying(false);
    // A moment that is not here yet is waited for.
    if (moment?.step !== step) return;
    const timer = setTimeout(() => to(step + 1), BEAT / speed);
    return () => clearTimeout(timer);
  });
  const roundBack = (): void => to(film.rounds.findLast((one) => one < step) ?? 0);
  const roundOn = (): void => to(film.rounds.find((one) => one > step) ?? film.steps);
  useEffect(() => {
    const keys: { readonly [key: string]: () => void } = {
      ArrowLeft: () => to(step - 1),
      ArrowRight: () => to(step + 1),
      PageUp: () => to(step - TENS),
      PageDown: () => to(step + TENS),
      Home: () => to(0),
      End: () => to(film.steps),
      '[': roundBack,
      ']': roundOn,
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
  const telling = useMemo(() => new Telling(shown.face, names, language.value, true), [shown, names, language.value]);
  useUses(moment?.events ?? NOTHING, telling);
  useTitle(false, say('title.replay', { game: gameTitle(film.game) }));
  // Where we are, and what happened there.
  useEffect(() => {
    if (moment === null) return;
    const from = moment.step === 0 ? 0 : film.told[moment.step - 1]!;
    const lines = moment.events.filter(({ n }) => n >= from).map((event) => lineOf(telling, event));
    announce(inOne([say('replay.step', { step: moment.step, steps: film.steps }), ...newest(lines, TOLD)]));
  }, [moment]);
  useEffect(() => hush, []);
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
    return () => {
      topLine.value = null;
    };
  }, [film, shown]);
  if (moment === null) return <p class="loading">{say('loading')}</p>;
  const props: TableProps = {
    ...signals,
    match,
    view: moment.view,
    viewer,
    names,
    seats: names.map((name, seat) => ({ seat, kind: 'person', name, level: null, standIn: false, online: true })),
    request: null,
    answered: null,
    offers: [],
    asked: moment.asked,
    outcome: moment.outcome,
    events: moment.events,
    fresh: 0,
    choose: () => {},
    command: () => {},
    refusal: () => null,
    openRule: (clause) => openRule(film.game, clause),
    announce,
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
        <section class="bar replay-bar" aria-label={say('replay.title')} data-step={moment.step}>
          <div class="steps">
            <Step name={say('replay.first')} sign="first" go={() => to(0)} />
            <Leap name={say('replay.round.back')} text="⟪" go={roundBack} />
            <Leap wide name={say('replay.ten.back')} text={`−${TENS}`} go={() => to(step - TENS)} />
            <Step name={say('replay.back')} sign="left" go={() => to(step - 1)} />
            <button
              type="button"
              class="btn go"
              aria-label={playing ? say('replay.pause') : say('replay.play')}
              onClick={() => setPlaying(!playing)}
            >
              <Sign of={playing ? 'pause' : 'play'} />
            </button>
            <Step name={say('replay.on')} sign="right" go={() => to(step + 1)} />
            <Leap wide name={say('replay.ten.on')} text={`+${TENS}`} go={() => to(step + TENS)} />
            <Leap name={say('replay.round.on')} text="⟫" go={roundOn} />
            <Step name={say('replay.last')} sign="last" go={() => to(film.steps)} />
          </div>
          <input
            type="range"
            class="slider"
            aria-label={say('replay.slider')}
            min={0}
            max={film.steps}
            value={step}
            onInput={({ currentTarget }) => to(currentTarget.valueAsNumber)}
          />
          <output aria-live="off">{say('replay.step', { step, steps: film.steps })}</output>
          <select
            aria-label={say('replay.speed')}
            value={speed}
            onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                ×{one}
              </option>
            ))}
          </select>
          {film.over && (
            <select
              aria-label={say('replay.viewer')}
              value={viewer}
              onChange={({ currentTarget }) => to(step, Number(currentTarget.value))}
            >
              <option value={SPECTATOR}>{say('replay.gallery')}</option>
              {names.map((name, seat) => (
                <option key={name} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <a class="btn" href={at(`m/${match}`)}>
            {say('replay.leave')}
          </a>
        </section>
      }
    />
  );
}

/** A longer way in one step. */
const Leap = ({ name, text, go: leap, wide }: { name: string; text: string; go(): void; wide?: boolean }) => (
  <button
    type="button"
    class={`btn leap${wide ? ' wide' : ''}`}
    aria-label={`${text} ${name}`}
    title={name}
    onClick={leap}
  >
    {text}
  </button>
);

function Step({ name, sign, go: step }: { name: string; sign: 'first' | 'left' | 'right' | 'last'; go(): void }) {
  return (
    <button type="button" class="btn" aria-label={name} onClick={step}>
      <Sign of={sign} />
    </button>
  );
}
