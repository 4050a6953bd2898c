// The layout of the table: on a wide screen own panel, board and hand, the others and the log beside each other; on a
// phone one after the other behind tabs, with the action bar always in reach.

import { type Signal, useComputed } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { focusStatus, isFocusLost } from '#client/shell/focus.ts';
import { Icon, Sign, type SignName } from '#client/shell/icon.tsx';
import { narrow } from '#client/shell/narrow.ts';
import { sought } from '#client/shell/rule-drawer.ts';
import { Bar } from '#client/table/bar.tsx';
import { PlayersClauses } from '#client/table/clause-link.tsx';
import { Guard } from '#client/table/guard.tsx';
import { useLastAct } from '#client/table/last-act.ts';
import { BotSaid, useLines } from '#client/table/lines.tsx';
import { Log } from '#client/table/log.tsx';
import { Said } from '#client/table/said.tsx';
import type { Sitting } from '#client/table/sitting.ts';
import { Status } from '#client/table/status.tsx';
import { Talk } from '#client/table/talk.tsx';
import type { GameTable, Tab, TableProps } from '#client/tables/table.ts';
import { say, type WordKey } from '#client/words.ts';
import type { SeenEvent } from '#engine/event.ts';

interface TableViewProps {
  props: TableProps;
  table: GameTable;
  /** Null in a replay. */
  sitting: Sitting | null;
  pointed: Signal<SeenEvent | null>;
  away: number | null;
  /** Above the board: votes, news, the end. */
  children?: ComponentChildren;
  /** Above the log. */
  news?: ComponentChildren;
  /** What lies over the table when the match is over; null: it is not. */
  end?: ComponentChildren;
  /** What is told beside the board, above ledger and log; on a phone above the bar. Null: nothing. */
  beside?: ComponentChildren;
  /** In a replay: to the moment of an event. */
  goTo?: (n: number) => void;
  /** In place of the action bar, as in a replay. */
  below?: ComponentChildren;
}

const NO_CLAUSES = {};

export const TableView = (view: TableViewProps) => (
  <PlayersClauses.Provider value={view.table.clauses ?? NO_CLAUSES}>
    <Layout {...view} />
  </PlayersClauses.Provider>
);

/** A focused element may disappear with its question: then the focus goes to the status line, not to the page's top. */
function useKeptFocus(page: RefObject<HTMLElement | null>, moment: unknown): void {
  const held = useRef(false);
  useEffect(() => {
    const note = (): void => {
      held.current = true;
    };
    const table = page.current!;
    table.addEventListener('focusin', note);
    return () => table.removeEventListener('focusin', note);
  }, [page]);
  useEffect(() => {
    if (held.current && isFocusLost()) focusStatus();
  }, [page, moment]);
}

function Layout({
  props,
  table,
  sitting,
  pointed,
  away,
  children,
  beside = null,
  end = null,
  news = null,
  goTo,
  below,
}: TableViewProps) {
  const [tab, setTab] = useState<Tab>('board');
  const { Board, Hand, Own, Others } = table;
  // A signal, so that the table is not rendered again for it.
  const sending = useComputed(() => (props.sending.value ? '' : undefined));
  const isSought = sought.value !== null;
  useEffect(() => {
    if (isSought) setTab('log');
  }, [isSought]);
  // What is played once more is looked at: on a phone its line lies behind another tab.
  const isAgain = props.stage.beat?.again === true;
  useEffect(() => {
    if (isAgain) setTab('board');
  }, [isAgain]);
  const tabs: [Tab, WordKey, SignName][] = [
    ['board', 'tab.board', 'hexagon'],
    ...(Own === undefined ? [] : ([['own', 'tab.own', 'hand']] as [Tab, WordKey, SignName][])),
    ...(Others === undefined ? [] : ([['others', 'tab.others', 'table']] as [Tab, WordKey, SignName][])),
    ['log', 'tab.log', 'list'],
  ];
  const faces = table.tabs?.(props) ?? {};
  // What comes of an answer is played on the board, also for a player who is among the things of the others; but what was
  // asked there is seen there.
  const asked = props.request?.id;
  const isThere = faces.others?.isAsked === true;
  const before = useRef({ asked, isThere });
  useEffect(() => {
    const was = before.current;
    before.current = { asked, isThere };
    if (was.asked !== undefined && was.asked !== asked && !was.isThere)
      setTab((now) => (now === 'others' ? 'board' : now));
  }, [asked, isThere]);
  // Lines of the log since it was last visible; before that, those of the last update.
  const count = props.events.length;
  const [read, setRead] = useState(Math.max(0, count - props.fresh));
  const unread = count - Math.min(read, count);
  useEffect(() => {
    if (tab === 'log') setRead(count);
  }, [tab, count]);
  const spoken = useLines(props, sitting?.table.value?.lines ?? false);
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page, props.view);
  useLastAct(page, props);
  return (
    <div
      ref={page}
      class={`table-page tab-${tab} of-${props.telling.game.id}${table.fixed ? ' fixed' : ''}`}
      data-beat={props.stage.beat?.name}
      data-waiting={props.stage.waiting === 0 ? undefined : props.stage.waiting}
      style={`--tempo:${props.stage.tempo}`}
      data-asked={props.request?.id}
      data-clause={props.request?.clause}
      data-answered={props.answered === null ? undefined : ''}
      data-seq={sitting?.stream.value?.seq}
      data-sending={sending}
    >
      <h1 class="vh">{props.telling.game.title}</h1>
      <Status props={props} />
      <main class={`table-main${Own === undefined ? ' no-own' : ''}`}>
        {Own !== undefined && (
          <section class="at-own" tabIndex={0} aria-label={say('table.own')}>
            <Guard moment={props.view}>
              <Own {...props} />
            </Guard>
          </section>
        )}
        <div class="at-board">
          {children}
          <div class="board-box">
            <Guard moment={props.view}>
              <Board {...props} />
            </Guard>
          </div>
          {Hand !== undefined && (
            <section class="hand-box" aria-label={say('table.hand')}>
              <Guard moment={props.view}>
                <Hand {...props} />
              </Guard>
            </section>
          )}
        </div>
        <aside class={`at-side${beside === null ? '' : ' taught'}`}>
          {!narrow.value && beside}
          {Others !== undefined && (
            <section class="at-others" tabIndex={0} aria-label={say('table.others')}>
              <Guard moment={props.view}>
                <Others {...props} />
              </Guard>
            </section>
          )}
          <div class="at-log">
            {news}
            <Log
              events={props.events}
              telling={props.telling}
              away={away}
              pointed={pointed}
              openRule={props.openRule}
              spoken={spoken}
              goTo={goTo}
            />
            {sitting !== null && <Talk sitting={sitting} names={props.names} viewer={props.viewer} />}
          </div>
        </aside>
      </main>
      {end !== null && <div class="end-box">{end}</div>}
      {sitting !== null && <Said sitting={sitting} viewer={props.viewer} />}
      {narrow.value && beside !== null && <div class="bar-lesson">{beside}</div>}
      {sitting !== null && <BotSaid lines={spoken} />}
      {below ?? (sitting !== null && <Bar props={props} table={table} sitting={sitting} />)}
      <nav class="tabs" aria-label={say('tab.title')}>
        {tabs.map(([name, key, sign]) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {faces[name]?.icon ? <Icon of={faces[name].icon} /> : <Sign of={sign} />}
            <span>{faces[name]?.name ?? say(key)}</span>
            {faces[name]?.isAsked && tab !== name && (
              <b class="badge asked">
                <span class="vh">{say('tab.asked')}</span>
              </b>
            )}
            {name === 'log' && tab !== 'log' && unread > 0 && <b class="badge">{unread > 99 ? '99+' : unread}</b>}
          </button>
        ))}
      </nav>
    </div>
  );
}
