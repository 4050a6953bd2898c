// The callout of the arena: what a planned move or attack would cost in victory points, and the ways to attack.

import { useLayoutEffect } from 'preact/hooks';
import { Icon } from '#client/shell/icon.tsx';
import type { Acts } from '#client/tables/gladiatori/acts.ts';
import { GLYPHS, SIGNS } from '#client/tables/gladiatori/emblems.ts';
import { figureTitle } from '#client/tables/gladiatori/figures.ts';
import { CENTRES, type Point, WIDTH } from '#client/tables/gladiatori/geometry.ts';
import { placeOf, type Reach, shameAt } from '#client/tables/gladiatori/moves.ts';
import { isNull, shameNotes, signed } from '#client/tables/gladiatori/planning.ts';
import {
  type GladiatoriProps as Props,
  type Shared,
  sayOf,
  sharedBy,
  type Why,
} from '#client/tables/gladiatori/props.ts';
import { isNetted, isThrown, type Target } from '#client/tables/gladiatori/targets.ts';
import { OF_ROW, shownWhy } from '#client/tables/gladiatori/why.ts';
import { Rule } from '#client/tables/rule.tsx';

/** What it is about, and the point of the arena in the middle of the frame. */
interface CalloutProps extends Props {
  acts: Acts;
  middle: Point;
}

export function Callout(props: CalloutProps) {
  const { acts, draft, middle } = props;
  const shared = sharedBy(props);
  const why = shownWhy(props, shared);
  useDismissal(why !== null, shared);
  if (why !== null) return <Barred props={props} why={why} middle={middle} />;
  const aimed = acts.targets.find(({ ways }) => ways.some(({ item }) => item === draft.value));
  if (aimed !== undefined) return <Strike {...props} target={aimed} />;
  const { ghost, reach } = acts;
  if (ghost === null || reach === null || shameAt(reach, placeOf(ghost)) === 0) return null;
  const say = sayOf(props);
  const notes = shameNotes(props, reach, ghost);
  return (
    <aside class={`gl-callout costly ${freeSide(reach, ghost.cell, middle)}`} role="note">
      <h3>
        <Icon of={SIGNS.shame} />
        {say('shame.title')}
      </h3>
      {notes.map(({ text, clause }) => (
        <p key={clause}>
          {text} <Rule clause={clause!} props={props} />
        </p>
      ))}
    </aside>
  );
}

/** A reason disappears with the next click anywhere else, and with Esc. */
function useDismissal(isShown: boolean, { why }: Shared): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const click = ({ target }: Event): void => {
      if ((target as Element).closest('.gl-callout') === null) why.value = null;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      why.value = null;
    };
    // Before the table's own keys: this Esc closes the reason and leaves the draft.
    addEventListener('pointerdown', click, true);
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('pointerdown', click, true);
      removeEventListener('keydown', press, true);
    };
  }, [isShown, why]);
}

/** Why the choice is not possible; it has been announced already. */
function Barred({ props, why, middle }: { props: Props; why: Why; middle: Point }) {
  const { what, text, clause, cell } = why;
  return (
    <aside
      class={`gl-callout why ${cell < 0 ? `${cell === OF_ROW ? 'left' : 'right'} low of-card` : sideOf(cell, middle)}`}
      role="note"
    >
      <h3>
        <Icon of={GLYPHS.lock} />
        {what}
      </h3>
      <p>{text}</p>
      <Rule clause={clause} props={props} />
    </aside>
  );
}

/** It is placed where it hides least: in the other half of the visible arena. */
function sideOf(cell: number, middle: Point): string {
  const { x, y } = CENTRES[cell]!;
  return `${x > middle.x ? 'left' : 'right'} ${y > middle.y ? 'high' : 'low'}`;
}

/** A callout covers what lies above the middle, and so far beside it. */
const ASIDE = 2.3 * WIDTH;

/** Where fewer hexes are hidden that can be reached; the planned one is never hidden. */
function freeSide({ cost }: Reach, cell: number, middle: Point): string {
  const hidden = { left: 0, right: 0 };
  for (const [at, { x, y }] of CENTRES.entries()) {
    if (y > middle.y || Math.abs(x - middle.x) < ASIDE || ![0, 1, 2, 3, 4, 5].some((way) => cost[6 * at + way]! >= 0))
      continue;
    hidden[x < middle.x ? 'left' : 'right'] += at === cell ? CENTRES.length : 1;
  }
  if (hidden.left === hidden.right) return sideOf(cell, middle);
  return hidden.left < hidden.right ? 'left' : 'right';
}

function Strike({ target, ...props }: CalloutProps & { target: Target }) {
  const say = sayOf(props);
  const { draft } = props;
  const chosen = target.ways.find(({ item }) => item === draft.value)!;
  const isRear = chosen.rear < 0;
  return (
    <aside class={`gl-callout ${isRear ? 'costly' : 'fair'} ${sideOf(target.cell, props.middle)}`} role="note">
      <h3>
        <Icon of={isRear ? SIGNS.shame : SIGNS.fight} />
        {isRear ? say('strike.behind') : figureTitle(props, target.figure)}
      </h3>
      {isRear && <p>{say('strike.behindText')}</p>}
      {isRear && (
        <p class="cost">
          <b>{say('vp', { points: signed(chosen.rear) })}</b> {say('strike.and')}{' '}
          <b>{say('strike.perPoint', { points: signed(chosen.each) })}</b>
        </p>
      )}
      {chosen.front > 0 && !isNull(chosen) && (
        <p class="gain">
          <b>{say('vp', { points: signed(chosen.front) })}</b> {say('strike.fromFront')}{' '}
          <Rule clause="GL-17.3" props={props} />
        </p>
      )}
      {isNetted(chosen) && (
        <p>
          {say('strike.net')} <Rule clause="GL-12.32" props={props} />
        </p>
      )}
      {isThrown(chosen) && (
        <p>
          {say('strike.gone')} <Rule clause="GL-12.2" props={props} />
        </p>
      )}
      {chosen.range < 0 && (
        <p>
          {say('strike.range', { points: signed(chosen.range) })} <Rule clause="GL-12.5" props={props} />
        </p>
      )}
      {chosen.kind === 'sweep' && (
        <p>
          {say('strike.sweep', { count: chosen.struck.length })} <Rule clause="GL-13.10" props={props} />
        </p>
      )}
      {target.ways.length > 1 && (
        <fieldset class="gl-ways">
          <legend class="vh">{say('strike.ways')}</legend>
          {target.ways.map((way) => (
            <label key={way.item} class={way.rear < 0 ? 'costly' : ''}>
              <input
                type="radio"
                name="gl-way"
                checked={way.item === draft.value}
                onChange={() => {
                  draft.value = way.item;
                }}
              />
              {way.label}
            </label>
          ))}
        </fieldset>
      )}
      {isRear && (
        <p>
          <Rule clause="GL-17.11" props={props} /> <Rule clause="GL-17.12" props={props} />
        </p>
      )}
    </aside>
  );
}
