// The end: places, and how the victory points of each came together (GL-17.1, GL-17.30, GL-19.5).

import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { Campaign } from '#client/tables/gladiatori/campaign.tsx';
import { SIGNS } from '#client/tables/gladiatori/emblems.ts';
import { characterName, emblemOf } from '#client/tables/gladiatori/figures.ts';
import { signed } from '#client/tables/gladiatori/planning.ts';
import { type Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { Rule } from '#client/tables/gladiatori/rule.tsx';
import type { Part } from '#engine/event.ts';

/** Victory points by the clause that gave or took them. */
function sources({ events }: Props, seat: number): { clause: string; points: number; count: number }[] {
  const found = new Map<string, { points: number; count: number }>();
  for (const event of events) {
    if (event.kind !== 'vp' || event['seat'] !== seat) continue;
    const before = found.get(event.clause) ?? { points: 0, count: 0 };
    found.set(event.clause, { points: before.points + (event['points'] as number), count: before.count + 1 });
  }
  return [...found].map(([clause, sum]) => ({ clause, ...sum })).sort((a, b) => b.points - a.points);
}

/** What he began with: what he had at last without all that was booked. */
const startOf = (props: Props, seat: number, parts: readonly Part[]): number =>
  (parts.find(({ label }) => label === 'points')?.value ?? 0) -
  sources(props, seat).reduce((sum, { points }) => sum + points, 0);

export function Ending(props: Props) {
  const say = sayOf(props);
  const { outcome, view, names } = props;
  const order = outcome!.places.map((_, seat) => seat).sort((a, b) => outcome!.places[a]! - outcome!.places[b]!);
  const isCoop = view.mode === 'solo' || view.mode === 'coop';
  return (
    <section class="gl-scene gl-ending" aria-label={say('end.title')}>
      <header>
        <h2 class="title">{say('end.title')}</h2>
        <p>
          <Rule clause={outcome!.clause} open={props.openRule} />
        </p>
      </header>
      <ol>
        {order.map((seat) => {
          const final = props.events.find(({ kind, seat: of }) => kind === 'final' && of === seat);
          const parts = (final?.['parts'] as unknown as Part[] | undefined) ?? [];
          const one = view.gladiators[seat]!;
          return (
            <li key={seat} class={`${seatClass(seat)} ${outcome!.places[seat] === 1 ? 'won' : ''}`}>
              <span class="place">
                {outcome!.places[seat] === 1 ? <Icon of={SIGNS.vp} name={say('end.won')} /> : outcome!.places[seat]}
              </span>
              <Medallion seat={seat} emblem={emblemOf(view, seat)} />
              <div>
                <b class="name">{characterName(props, seat)}</b>
                <span class="gl-player">
                  {names[seat]}
                  {one.out === 1 && ` · ${props.telling.words['dead']}`}
                  {one.out === 2 && ` · ${props.telling.words['surrendered']}`}
                </span>
              </div>
              {!isCoop && <b class="gl-vp-sum">{view.vp[seat]}</b>}
              {!isCoop && (
                <details class="gl-parts" open>
                  <summary>{say('end.count')}</summary>
                  <table>
                    <tbody>
                      <tr>
                        <td class="n">{startOf(props, seat, parts)}</td>
                        <td>{say('end.start')}</td>
                        <td>
                          <Rule clause="GL-6.3" open={props.openRule} />
                        </td>
                      </tr>
                      {sources(props, seat).map(({ clause, points, count }) => (
                        <tr key={clause}>
                          <td class="n">{signed(points)}</td>
                          <td>{sourceName(props, clause, count)}</td>
                          <td>
                            <Rule clause={clause} open={props.openRule} />
                          </td>
                        </tr>
                      ))}
                      {parts
                        .filter(({ label, value }) => label !== 'points' && value !== 0)
                        .map(({ label, value, clause }) => (
                          <tr key={label}>
                            <td class="n">{signed(value)}</td>
                            <td>{props.telling.words[`part.${label}`]}</td>
                            <td>
                              <Rule clause={clause} open={props.openRule} />
                            </td>
                          </tr>
                        ))}
                    </tbody>
                  </table>
                </details>
              )}
            </li>
          );
        })}
      </ol>
      {props.seats[props.viewer]?.kind === 'person' && <Campaign {...props} />}
    </section>
  );
}

const NAMED = new Set([
  'GL-17.3',
  'GL-17.4',
  'GL-17.8',
  'GL-17.10',
  'GL-17.11',
  'GL-17.12',
  'GL-17.16',
  'GL-17.17',
  'GL-17.29',
  'GL-23.57',
]);

function sourceName(props: Props, clause: string, count: number): string {
  const say = sayOf(props);
  return NAMED.has(clause) ? say(`vp.${clause}` as 'vp.GL-17.3', { count }) : say('vp.other', { count });
}
