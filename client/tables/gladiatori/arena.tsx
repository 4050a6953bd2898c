// The arena: one named node for every hex, figures on it, and what can be done there.
//
// Mouse and touch: a click aims, a second click on the same hex does it. Keyboard: Q W E D S A go around the six
// neighbours (north-west, north-east, east, south-east, south-west, west), arrows move as expected, L to the next hex
// where something can be done, [ and ] to the next figure, comma and full stop turn, Enter or Space aims and then does
// it. T shows where others may strike, V what a throw would reach. A planned figure is also turned by dragging the ring
// around it.

import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon, Sign } from '#client/shell/icon.tsx';
import { type Acts, actsOf } from '#client/tables/gladiatori/acts.ts';
import { Beyond } from '#client/tables/gladiatori/beyond.tsx';
import { boutOf } from '#client/tables/gladiatori/bout.ts';
import { Callout } from '#client/tables/gladiatori/callout.tsx';
import { type Around, Cell, cellTitle, type HexGesture, touched } from '#client/tables/gladiatori/cell.tsx';
import { Disc } from '#client/tables/gladiatori/disc.tsx';
import { GLYPHS } from '#client/tables/gladiatori/emblems.ts';
import { type Figure, figuresOf } from '#client/tables/gladiatori/figures.ts';
import { Floor, Paints } from '#client/tables/gladiatori/floor.tsx';
import { at, BRACKETS, CENTRES, HEX, HIDDEN, VIEW } from '#client/tables/gladiatori/geometry.ts';
import { onKey } from '#client/tables/gladiatori/keys.ts';
import { KeysTool } from '#client/tables/gladiatori/keys-tool.tsx';
import { Aim, Clash, Marks, Path, Pointed } from '#client/tables/gladiatori/marks.tsx';
import { threatsOf } from '#client/tables/gladiatori/overlay.ts';
import { Legend, OverlayTools, Sights, Threats, useOverlayKeys } from '#client/tables/gladiatori/overlays.tsx';
import { planOf, useWalk } from '#client/tables/gladiatori/planning.ts';
import {
  ownOf,
  type GladiatoriProps as Props,
  type Shared,
  type Stand,
  sayOf,
  sharedBy,
} from '#client/tables/gladiatori/props.ts';
import { Track } from '#client/tables/gladiatori/track.tsx';
import { Turner } from '#client/tables/gladiatori/turner.tsx';
import { usePlan } from '#client/tables/gladiatori/use-plan.ts';
import { useZoom } from '#client/tables/gladiatori/zoom.ts';
import { arena, classOf, FRONT } from '#games/gladiatori/board.ts';
import { cellNamed, figureNamed } from '#games/gladiatori/names.ts';

export function Arena(props: Props) {
  const shared = sharedBy(props);
  const say = sayOf(props);
  const { view } = props;
  const figures = figuresOf(view);
  useWalk(props, shared);
  useCursor(props, shared);
  useOverlayKeys(props, shared);
  const acts = actsOf(props, shared);
  const around = useRef<Around>({ props, shared, acts });
  around.current = { props, shared, acts };
  const touch = useCallback((cell: number, how: HexGesture): void => touched(around.current, cell, how), []);
  const plan = planOf(props, acts);
  usePlan(props, plan, acts.by.size > 0);
  const own = ownOf(props);
  const home = own !== null && own.cell >= 0 ? CENTRES[own.cell]! : null;
  // Who can be struck, and who fights now: a low frame shows them all.
  const fights = clashes(props, figures);
  const targets = [...acts.targets.map(({ cell }) => cell), ...fights.flatMap(({ from, to }) => [from, to])].map(
    (cell) => CENTRES[cell]!,
  );
  // A player who looks for a place wants to see who has one.
  const starts =
    props.request?.clause === 'GL-6.4'
      ? [...acts.by.keys(), ...figures.map(({ cell }) => cell)].map((cell) => CENTRES[cell]!)
      : [];
  const picked = [...acts.by].find(([, { isChosen }]) => isChosen)?.[0] ?? acts.ghost?.cell;
  const chosen = picked === undefined ? null : CENTRES[picked]!;
  const zoom = useZoom({ home, targets, starts, chosen, about: props.request?.id ?? null });
  const floor = useMemo(() => <Floor />, []);
  const cursor =
    shared.cursor.value >= 0 ? shared.cursor.value : own !== null && own.cell >= 0 ? own.cell : arena.cellAt(0, 0);
  const lit = litStand(props, shared, acts, figures);
  const struck = threatened(props);
  const { threat, sight } = shared.overlays.value;
  const threats = useMemo(
    () => (threat ? threatsOf(view, props.viewer, figuresOf(view)) : null),
    [threat, view, props.viewer],
  );
  const eye = sight ? (lit ?? standOf(own)) : null;
  // The viewer's own figure is drawn where it is planned to be.
  const others = acts.ghost === null ? figures : figures.filter(({ id }) => id !== props.viewer);
  const stand = acts.ghost ?? standOf(own);
  const thrown = thrownIn(props, figures);

  return (
    <div class="gl-arena">
      <svg
        ref={zoom.frame}
        class="gl-board"
        viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`}
        role="application"
        aria-label={say('arena.label')}
        onKeyDown={(event) => onKey(event, props, shared, acts, cursor, figures)}
      >
        <Paints />
        <g transform={zoom.transform}>
          {floor}
          <g class="gl-cells">
            {CENTRES.map((_, cell) => {
              const act = acts.by.get(cell) ?? null;
              return (
                <Cell
                  key={cell}
                  cell={cell}
                  kind={act?.kind ?? null}
                  cost={act?.cost ?? null}
                  isCostly={act?.isCostly ?? false}
                  isChosen={act?.isChosen ?? false}
                  zone={lit === null ? null : zoneOf(lit, cell)}
                  name={cellTitle(props, cell, figures, act, threats?.get(cell) ?? null)}
                  isCursor={cell === cursor}
                  touch={touch}
                />
              );
            })}
          </g>
          {threats !== null && <Threats threats={threats} />}
          {eye !== null && <Sights figures={others} from={eye} />}
          {own !== null && own.cell >= 0 && <path {...HIDDEN} d={HEX} class="gl-own" transform={at(own.cell)} />}
          <Path acts={acts} />
          <Pointed props={props} figures={figures} />
          <Aim props={props} acts={acts} />
          {figures.map((figure) => (
            <Disc key={figure.id} figure={figure} />
          ))}
          {acts.ghost !== null && own !== null && (
            <Ghost stand={acts.ghost} viewer={props.viewer} emblem={figures} props={props} />
          )}
          {thrown !== null && <Disc figure={thrown} ghost />}
          <Marks acts={acts} />
          {fights.map(({ from, to }) => (
            <Clash key={to} from={from} to={to} />
          ))}
          {struck >= 0 && <path {...HIDDEN} d={BRACKETS} class="gl-mark costly" transform={at(struck)} />}
          {view.mode !== 'solo' && view.mode !== 'coop' && <Track {...props} />}
          {acts.face !== null && stand !== null && <Turner stand={stand} face={acts.face} />}
          <Focus shared={shared} />
          {zoom.isClose && zoom.half.x > 0 && (
            <Beyond
              figures={figures.filter(({ id }) => id !== props.viewer)}
              middle={zoom.middle}
              half={zoom.half}
              scale={zoom.scale}
            />
          )}
        </g>
      </svg>
      <Callout {...props} acts={acts} middle={zoom.middle} />
      <div class="gl-tools">
        {acts.face !== null && (
          <>
            <button type="button" class="gl-tool turns" onClick={() => acts.turn(1)} data-about={say('arena.turnLeft')}>
              <Sign of="turnLeft" /> <span class="gl-turn-word">{say('arena.turnLeft')}</span>
            </button>
            <button
              type="button"
              class="gl-tool turns"
              onClick={() => acts.turn(-1)}
              data-about={say('arena.turnRight')}
            >
              <Sign of="turnRight" /> <span class="gl-turn-word">{say('arena.turnRight')}</span>
            </button>
          </>
        )}
        <OverlayTools props={props} shared={shared} />
        <KeysTool {...props} />
        <button
          type="button"
          class="gl-tool fit"
          onClick={zoom.fit}
          data-about={say(zoom.isClose ? 'arena.all' : 'arena.near')}
        >
          <Icon of={GLYPHS.fit} name={say(zoom.isClose ? 'arena.all' : 'arena.near')} />
        </button>
      </div>
      <Legend
        props={props}
        lit={
          lit === null || props.request === null
            ? null
            : acts.ghost === null && pointedAt(shared, figures, props.viewer)
              ? 'other'
              : 'own'
        }
        most={Math.max(0, ...[...acts.by.values()].map(({ cost }) => cost ?? 0))}
        isCostly={[...acts.by.values()].some(({ kind, isCostly }) => kind === 'go' && isCostly)}
        overlays={shared.overlays.value}
      />
    </div>
  );
}

const standOf = (own: { cell: number; facing: number } | null): Stand | null =>
  own === null || own.cell < 0 ? null : { cell: own.cell, facing: own.facing };

/** Whether the player points at somebody else who looks somewhere. */
const pointedAt = ({ lit }: Shared, figures: readonly Figure[], viewer: number): boolean =>
  figures.some(({ id, facing }) => id === lit.value && id !== viewer && facing !== null);

/**
 * With a new question the cursor goes to the viewer's own figure, unless the player is just moving it. A finger points at
 * nobody any more; the hex that it touched may have the focus still.
 */
function useCursor({ request }: Props, { cursor, lit }: Shared): void {
  useEffect(() => {
    if (document.activeElement?.closest('.gl-board') == null) cursor.value = -1;
    if (document.querySelector('.gl-board :focus-visible') === null) lit.value = -1;
  }, [request?.id, cursor, lit]);
}

/** Whose front and back are lit: the planned stand, else what the player points at, else the viewer's own figure. */
function litStand(props: Props, shared: Shared, acts: Acts, figures: readonly Figure[]): Stand | null {
  if (acts.ghost !== null) return acts.ghost;
  const pointed = figures.find(({ id, facing }) => id === shared.lit.value && facing !== null);
  if (pointed !== undefined) return { cell: pointed.cell, facing: pointed.facing! };
  const own = ownOf(props);
  if (own === null || own.cell < 0 || own.out !== 0) return null;
  const isBusy = acts.by.size > 0 || props.asked.some(({ seat }) => seat === props.viewer);
  return isBusy ? { cell: own.cell, facing: own.facing } : null;
}

/** GL-3.7, GL-3.8 */
function zoneOf({ cell, facing }: Stand, other: number): string | null {
  const direction = arena.direction(cell, other);
  if (direction < 0) return null;
  return direction === facing ? 'ahead' : classOf(direction, facing) === FRONT ? 'front' : 'rear';
}

/** The figure that is to be thrown, where it would lie; null: none is. */
function thrownIn({ request, draft }: Props, figures: readonly Figure[]): Figure | null {
  if (request?.kind !== 'pick' || request.of !== 'throw') return null;
  const [who, hex] = String(draft.value).split(':');
  const figure = figures.find(({ id }) => id === figureNamed(who ?? ''));
  const cell = cellNamed(hex ?? '');
  return figure === undefined || cell < 0 ? null : { ...figure, cell, grey: 0, white: 0 };
}

/** Who attacks whom now, by hexes. */
function clashes(props: Props, figures: readonly Figure[]): { from: number; to: number }[] {
  const bout = boutOf(props);
  if (bout === null || bout.isOver) return [];
  const cellOf = (id: number): number => figures.find((figure) => figure.id === id)?.cell ?? -1;
  const from = cellOf(bout.by);
  return bout.blows.flatMap(({ figure, result }) => {
    const to = cellOf(figure);
    return from < 0 || to < 0 || result !== null ? [] : [{ from, to }];
  });
}

/** The hex of the viewer's figure while it is being attacked, else −1. */
function threatened({ view, viewer }: Props): number {
  const isStruck = view.flow.scenes.some(
    (scene) =>
      (scene.rule === 'fight' &&
        (scene['targets'] as unknown as { figure: number }[]).some(({ figure }) => figure === viewer)) ||
      (scene.rule === 'beast-attack' && scene['on'] === viewer),
  );
  return isStruck ? (view.gladiators[viewer]?.cell ?? -1) : -1;
}

/** The figure where it would stand: nothing is sent yet. */
function Ghost({
  stand,
  viewer,
  emblem,
  props,
}: {
  stand: Stand;
  viewer: number;
  emblem: readonly Figure[];
  props: Props;
}) {
  const own = emblem.find(({ id }) => id === viewer);
  const figure: Figure = own ?? {
    id: viewer,
    seat: viewer,
    cell: stand.cell,
    facing: stand.facing,
    down: false,
    grey: 0,
    white: 0,
    emblem: figuresOf({ ...props.view, gladiators: props.view.gladiators.map((one) => ({ ...one, cell: 0, out: 0 })) })[
      viewer
    ]!.emblem,
  };
  return <Disc figure={{ ...figure, cell: stand.cell, facing: stand.facing, grey: 0, white: 0 }} ghost />;
}

/** The focus ring around a hex; on top, so that no neighbour covers it. */
const Focus = ({ shared }: { shared: Shared }) =>
  shared.cursor.value < 0 ? null : <path {...HIDDEN} d={HEX} class="gl-focus" transform={at(shared.cursor.value)} />;
