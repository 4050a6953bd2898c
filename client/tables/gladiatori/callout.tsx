// The one callout of the arena: what a planned move or blow would cost in the eyes of the crowd, and the ways to strike.

import { Icon } from '#client/shell/icon.tsx';
import type { Acts } from '#client/tables/gladiatori/acts.ts';
import { SIGNS } from '#client/tables/gladiatori/emblems.ts';
import { figureTitle } from '#client/tables/gladiatori/figures.ts';
import { CENTRES, type Point } from '#client/tables/gladiatori/geometry.ts';
import { placeOf, shameAt } from '#client/tables/gladiatori/moves.ts';
import { shameNotes, signed } from '#client/tables/gladiatori/planning.ts';
import { type Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { Rule } from '#client/tables/gladiatori/rule.tsx';
import type { Target } from '#client/tables/gladiatori/targets.ts';

/** What is told of, and the point of the arena that is in the middle of the frame. */
interface CalloutProps extends Props {
  acts: Acts;
  middle: Point;
}

export function Callout(props: CalloutProps) {
  const { acts, draft, middle } = props;
  const aimed = acts.targets.find(({ ways }) => ways.some(({ item }) => item === draft.value));
  if (aimed !== undefined) return <Strike {...props} target={aimed} />;
  const { ghost, reach } = acts;
  if (ghost === null || reach === null || shameAt(reach, placeOf(ghost)) === 0) return null;
  const say = sayOf(props);
  const notes = shameNotes(props, reach, ghost);
  return (
    <aside class={`gl-callout costly ${sideOf(ghost.cell, middle)}`} role="note">
      <h3>
        <Icon of={SIGNS.shame} />
        {say('shame.title')}
      </h3>
      {notes.map(({ text, clause }) => (
        <p key={clause}>
          {text} <Rule clause={clause!} open={props.openRule} />
        </p>
      ))}
    </aside>
  );
}

/** It stands where it hides least: on the other half of what is seen of the arena. */
function sideOf(cell: number, middle: Point): string {
  const { x, y } = CENTRES[cell]!;
  return `${x > middle.x ? 'left' : 'right'} ${y > middle.y ? 'high' : 'low'}`;
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
      {chosen.front > 0 && (
        <p class="gain">
          <b>{say('vp', { points: signed(chosen.front) })}</b> {say('strike.fromFront')}{' '}
          <Rule clause="GL-17.3" open={props.openRule} />
        </p>
      )}
      {chosen.range < 0 && (
        <p>
          {say('strike.range', { points: signed(chosen.range) })} <Rule clause="GL-12.5" open={props.openRule} />
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
          <Rule clause="GL-17.11" open={props.openRule} /> <Rule clause="GL-17.12" open={props.openRule} />
        </p>
      )}
    </aside>
  );
}
