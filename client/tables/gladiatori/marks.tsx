// What is drawn over the arena for a draft: the way with its cost, the lines of sight, the marks on targets.

import { Fragment } from 'preact';
import type { Acts } from '#client/tables/gladiatori/acts.ts';
import { SIGNS } from '#client/tables/gladiatori/emblems.ts';
import type { Figure } from '#client/tables/gladiatori/figures.ts';
import { at, BRACKETS, CENTRES, flanks, HEX_INSIDE, HIDDEN, round } from '#client/tables/gladiatori/geometry.ts';
import { ownOf, type GladiatoriProps as Props } from '#client/tables/gladiatori/props.ts';
import { isThrown } from '#client/tables/gladiatori/targets.ts';

/** The planned way: a dotted line with the movement points spent so far at each hex. */
export function Path({ acts: { path } }: { acts: Acts }) {
  const hexes = path.filter(({ cell }, i) => i === 0 || cell !== path[i - 1]!.cell);
  if (hexes.length < 2) return null;
  const line = hexes.map(({ cell }) => `${round(CENTRES[cell]!.x)} ${round(CENTRES[cell]!.y)}`).join('L');
  return (
    <g class="gl-path" {...HIDDEN}>
      <path d={`M${line}`} />
      {path.map(({ cell }, i) =>
        i === 0 || i === path.length - 1 || cell === path[i + 1]!.cell ? null : (
          <g key={i} transform={at(cell)}>
            <circle r="10.500" />
            <text y="5">{i}</text>
          </g>
        ),
      )}
    </g>
  );
}

/**
 * Below the figures, whose numerals they would cover: targets with their brackets and lozenges; for a throw the lines that
 * must be clear (GL-12.10).
 */
export function Aim({ props, acts }: { props: Props; acts: Acts }) {
  const own = ownOf(props);
  return (
    <g {...HIDDEN} class="gl-aim">
      {acts.targets.map(({ figure, cell, ways }) => {
        const way = ways.find(({ item }) => item === props.draft.value) ?? ways[0]!;
        const isChosen = ways.some(({ item }) => item === props.draft.value);
        const isFar = isThrown(way);
        return (
          <Fragment key={figure}>
            {isFar && own !== null && <Sight from={own.cell} to={cell} isChosen={isChosen} />}
            {isChosen &&
              way.arc.map((hex, i) => (
                <g key={hex} transform={hex < 0 ? 'translate(9999 0)' : at(hex)} class="gl-arc">
                  <path d={HEX_INSIDE} />
                  <text y="19">{i + 1}</text>
                </g>
              ))}
            <g transform={at(cell)} class={`gl-target ${way.rear < 0 ? 'costly' : ''} ${isChosen ? 'chosen' : ''}`}>
              <path d={BRACKETS} class={`gl-mark ${way.rear < 0 ? 'costly' : ''}`} />
              <path d="M0 -37l8 8-8 8-8-8z" class="gl-lozenge" />
              {isChosen && (
                <svg x="-7" y="-36" width="14" height="14" viewBox="0 0 512 512" class="gl-on-mark" aria-hidden="true">
                  <path d={SIGNS.fight} />
                </svg>
              )}
            </g>
          </Fragment>
        );
      })}
    </g>
  );
}

/** What a draft marks above the figures: where somebody is thrown to, and what the way costs. */
export function Marks({ acts }: { acts: Acts }) {
  const planned = acts.path.length > 1 ? acts.path.at(-1)! : null;
  return (
    <g {...HIDDEN} class="gl-aim">
      {[...acts.by].map(([cell, { kind, isChosen }]) =>
        // Where somebody is thrown to (GL-14.27): his own figure still stands where it stood.
        kind === 'throw' && isChosen ? (
          <g key={cell} transform={at(cell)} class="gl-target chosen">
            <path d={BRACKETS} class="gl-mark" />
          </g>
        ) : null,
      )}
      {planned !== null && (
        <g transform={at(planned.cell)} class="gl-path">
          <g transform="translate(17 -15)">
            <circle r="10.500" />
            <text y="5">{acts.path.length - 1}</text>
          </g>
        </g>
      )}
    </g>
  );
}

export function Sight({ from, to, isChosen }: { from: number; to: number; isChosen: boolean }) {
  const eye = CENTRES[from]!;
  const [a, b] = flanks(eye, to);
  return (
    <g class={`gl-sight ${isChosen ? 'chosen' : ''}`}>
      <path d={`M${round(eye.x)} ${round(eye.y)}L${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}z`} />
      <path class="ray" d={`M${round(eye.x)} ${round(eye.y)}L${round(CENTRES[to]!.x)} ${round(CENTRES[to]!.y)}`} />
    </g>
  );
}

/** Who attacks whom: an arrow from one to the other, with crossed swords on it. */
export function Clash({ from, to }: { from: number; to: number }) {
  const [a, b] = [CENTRES[from]!, CENTRES[to]!];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <g {...HIDDEN} class="gl-clash gl-aim" transform={`translate(${round(a.x)} ${round(a.y)}) rotate(${round(angle)})`}>
      {length > 60 && <path d={`M22 0H${round(length - 34)}`} />}
      <path class="head" d={`M${round(length - 32)} -8L${round(length - 17)} 0L${round(length - 32)} 8z`} />
      <g transform={`translate(${round(length / 2)} -26) rotate(${round(-angle)})`}>
        <circle r="13" />
        <svg x="-8" y="-8" width="16" height="16" viewBox="0 0 512 512" class="gl-on-mark" aria-hidden="true">
          <path class="gl-swords" d={SIGNS.fight} />
        </svg>
      </g>
    </g>
  );
}

/** What the log entry under the pointer is about: a hex, or the figures it names. */
export function Pointed({ props, figures }: { props: Props; figures: readonly Figure[] }) {
  const event = props.pointed.value;
  if (event === null) return null;
  const hexes = new Set<number>((event['path'] as number[] | undefined) ?? []);
  if (typeof event['cell'] === 'number' && event['cell'] >= 0) hexes.add(event['cell']);
  for (const name of ['seat', 'target', 'animal', 'ally', 'against']) {
    const figure = figures.find(({ id }) => id === event[name]);
    if (figure !== undefined) hexes.add(figure.cell);
  }
  return (
    <g class="gl-pointed gl-aim" {...HIDDEN}>
      {[...hexes].map((cell) => (
        <path key={cell} d={HEX_INSIDE} transform={at(cell)} />
      ))}
    </g>
  );
}
