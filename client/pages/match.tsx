// A match: /m/ID. A person alone sees one seat; several people at one screen see theirs one after the other, with a
// curtain between; a spectator sees what everybody sees.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { isLocal } from '#client/net/local.ts';
import { type SharedSeat, sharedSeats } from '#client/net/shared.ts';
import { serverConnection } from '#client/net/socket.ts';
import { localConnection } from '#client/net/worker.ts';
import { ReplayPage } from '#client/pages/replay.tsx';
import { WaitingRoom } from '#client/pages/waiting.tsx';
import { WithoutRules } from '#client/pages/without-rules.tsx';
import { Framed } from '#client/shell/framed.tsx';
import { Mosaic } from '#client/shell/mosaic.tsx';
import { at, route } from '#client/shell/router.ts';
import { notePlayed } from '#client/shell/summons.tsx';
import { Curtain } from '#client/table/curtain.tsx';
import { Playing } from '#client/table/playing.tsx';
import { Sitting } from '#client/table/sitting.ts';
import { type LoadedGame, loadGame } from '#client/tables/index.ts';
import { say } from '#client/words.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { TableInfo } from '#live/messages.ts';

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
  const [shown, setShown] = useState<LoadedGame | null>(null);
  const { game = null, rules = '' } = table ?? {};
  const viewer = sitting.viewer.value;
  useEffect(() => {
    if (table?.stage === 'over' && viewer !== null && viewer !== SPECTATOR) notePlayed(match, viewer);
  }, [match, table?.stage, viewer]);
  useEffect(() => {
    if (game !== null) void loadGame(game, rules).then(setShown);
  }, [game, rules]);
  if (sitting.missing.value?.code === 'rules') return <WithoutRules match={match} />;
  if (sitting.missing.value !== null) {
    const key = sitting.missing.value.code === 'elsewhere' ? 'match.elsewhere' : 'match.missing';
    return (
      <Framed>
        <main class="plain-page missing">
          <Mosaic game="jugula" />
          <h1 class="title">{say(key)}</h1>
          <p>{say(`${key}.why`)}</p>
          <a class="btn go" href={at('')}>
            {say('page.home')}
          </a>
        </main>
      </Framed>
    );
  }
  if (table === null) return <Loading />;
  if (table.stage === 'waiting') {
    return (
      <Framed>
        <WaitingRoom sitting={sitting} table={table} own={shared[0]?.seat ?? null} />
      </Framed>
    );
  }
  if (shown === null) return <Loading />;
  if (shared.length > 0)
    return <Together sitting={sitting} table={table} shown={shown} seats={shared.map(({ seat }) => seat)} />;
  return <Seated sitting={sitting} table={table} shown={shown} />;
}

/** People at this screen have their own names here. */
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
  shown: LoadedGame;
}

/** Several people at one screen, at a table on a server: the one who is asked and has not answered comes next. */
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

/** Decides who is at the screen. */
function Seated({ sitting, table, shown }: SeatedProps) {
  const people = useMemo(() => table.seats.flatMap(({ seat, kind }) => (kind === 'person' ? [seat] : [])), [table]);
  const shares = isLocal(sitting.match) && people.length > 1;
  const viewer = sitting.viewer.value;
  // By seat: the request it answered last, which others may still have to answer.
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
  // A sealed answer does not advance the spectators' stream, so an advance there means new requests.
  const round = sitting.peek(SPECTATOR)?.seq ?? 0;
  useEffect(() => setDone({}), [round]);
  const over = stream?.update?.outcome != null;
  const next = !shares || over || (viewer !== null && open.includes(viewer)) ? null : (open[0] ?? null);
  // What one player saw is gone before the curtain names another.
  useEffect(() => {
    if (next !== null && viewer !== null && viewer !== SPECTATOR) sitting.rise(viewer);
  }, [next, viewer, sitting]);
  if (next !== null) {
    return <Curtain seat={next} name={table.seats[next]!.name ?? ''} lift={() => sitting.sit(next)} />;
  }
  if (stream?.update == null) return <Loading />;
  return <Playing key={viewer} sitting={sitting} table={table} shown={shown} viewer={stream.viewer} shares={shares} />;
}
