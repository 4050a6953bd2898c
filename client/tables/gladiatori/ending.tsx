// The end: places, and how the victory points of each came together (GL-17.1, GL-17.30, GL-19.5).

import { about } from '#client/shell/explain.ts';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { Campaign } from '#client/tables/gladiatori/campaign.tsx';
import { characterName, emblemOf } from '#client/tables/gladiatori/figures.ts';
import { signed } from '#client/tables/gladiatori/planning.ts';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Part } from '#engine/event.ts';

/** Victory points by the clause that gave or took them. */
function sources({ events }: Props, seat: number): { clause: string; points: number; count: number }[] {
  const found = new Map<string, { points: number; count: number }>();
  for (const event of events) {
    if (event.kind !== 'vpChanged' || event['seat'] !== seat) continue;
    const before = found.get(event.clause) ?? { points: 0, count: 0 };
    found.set(event.clause, { points: before.points + (event['points'] as number), count: before.count + 1 });
  }
  return [...found].map(([clause, sum]) => ({ clause, ...sum })).sort((a, b) => b.points - a.points);
}

/** Victory points at the start: the final ones without all that was booked. */
const startOf = (props: Props, seat: number, parts: readonly Part[]): number =>
  (parts.find(({ label }) => label === 'points')?.value ?? 0) -
  sources(props, seat).reduce((sum, { points }) => sum + points, 0);

export function Ending(props: Props) {
  const say = sayOf(props);
  const { outcome } = props;
  const order = outcome!.places.map((_, seat) => seat).sort((a, b) => outcome!.places[a]! - outcome!.places[b]!);
  return (
    <section class="gl-scene gl-ending" aria-label={say('end.title')}>
      <header>
        <h2 class="title">{say('end.title')}</h2>
        <p>
          <Rule clause={outcome!.clause} props={props} />
        </p>
      </header>
      <ol>
        {order.map((seat) => (
          <Count key={seat} props={props} seat={seat} />
        ))}
      </ol>
      {props.seats[props.viewer]?.kind === 'person' && <Campaign {...props} />}
    </section>
  );
}

/** One line for each gladiator; the winner's sum is open. */
function Count({ props, seat }: { props: Props; seat: number }) {
  const { outcome, view, telling } = props;
  const one = view.gladiators[seat]!;
  const isFirst = outcome!.places[seat] === 1;
  const line = (
    <>
      <Medallion seat={seat} size="s" emblem={emblemOf(view, seat)} />
      <b class="name">{characterName(props, seat)}</b>{' '}
      <span class="gl-player">
        {calledTo(props, seat)}
        {one.out === 1 && ` · ${telling.words['dead']}`}
        {one.out === 2 && ` · ${telling.words['surrendered']}`}
      </span>{' '}
    </>
  );
  if (view.mode === 'solo' || view.mode === 'coop') return <li class={`gl-count ${seatClass(seat)}`}>{line}</li>;
  return (
    <li class={`${seatClass(seat)} ${isFirst ? 'won' : ''}`}>
      <details open={isFirst}>
        <summary class="gl-count" {...about(sayOf(props)('end.count'))}>
          {line}
          <b class="gl-vp-sum">
            {view.vp[seat]} <small>{sayOf(props)('vp.word')}</small>
          </b>
        </summary>
        <Sources props={props} seat={seat} />
      </details>
    </li>
  );
}

/** How the points of one gladiator came together. */
function Sources({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  const final = props.events.find(({ kind, seat: of }) => kind === 'scored' && of === seat);
  const parts = (final?.['parts'] as unknown as Part[] | undefined) ?? [];
  const rows: [string, string, string][] = [
    [String(startOf(props, seat, parts)), say('end.start'), 'GL-6.3'],
    ...sources(props, seat).map(({ clause, points, count }): [string, string, string] => [
      signed(points),
      sourceName(props, clause, count),
      clause,
    ]),
    ...parts
      .filter(({ label, value }) => label !== 'points' && value !== 0)
      .map(({ label, value, clause }): [string, string, string] => [
        signed(value),
        props.telling.words[`part.${label}`]!,
        clause,
      ]),
  ];
  return (
    <table class="gl-sources">
      <tbody>
        {rows.map(([points, text, clause]) => (
          <tr key={`${clause} ${text}`}>
            <td class="n">{points}</td>
            <td class="of">{text}</td>
            <td>
              <Rule clause={clause} props={props} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
