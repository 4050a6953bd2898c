// The panels of the end page: turning points, luck, awards.

import type { Mark } from '#client/end/course.ts';
import { AWARD_EMBLEMS } from '#client/end/emblems.ts';
import { headingOf, type OuterStretch } from '#client/end/stretches.ts';
import { type Award, type Luck, luckierThan } from '#client/end/tally.ts';
import { Icon } from '#client/shell/icon.tsx';
import { seatClass } from '#client/shell/medallion.tsx';
import { at } from '#client/shell/router.ts';
import { say } from '#client/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Telling } from '#telling/telling.ts';

/** Of a sum with one part the sentence tells the number already. */
const withoutLone = (text: string): string => text.replace(/\((\D+?) \d+\)/, '($1)');

interface StoryProps {
  points: readonly Mark[];
  stretches: readonly OuterStretch[];
  telling: Telling;
  match: string;
  /** What brought a turning point; null: its event says it. */
  told(event: SeenEvent): string | null;
  /** What is added to a turning point; null: nothing. */
  asked(event: SeenEvent): string | null;
}

/** The turning points, each a way to its moment. */
export function Story({ points, stretches, telling, match, told, asked }: StoryProps) {
  return (
    <section class="panel end-story" aria-label={say('end.story')}>
      <h3 class="title">{say('end.story')}</h3>
      <small>{say('end.story.lead', { count: points.length })}</small>
      <ol>
        {points.map(({ n, event, before, after }, i) => (
          <li key={n}>
            <b class="end-seal">{i + 1}</b>
            <span>
              <small>{headingOf(stretches, n)}</small>
              {/* With the parts of its sum, which say why. */}
              <a href={at(`m/${match}?at=0&event=${event.n}`)}>{told(event) ?? withoutLone(telling.event(event))}</a>
              {asked(event) !== null && <small>{asked(event)}</small>}
            </span>
            <b class="end-change">
              {before} → {after}
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What each threw, beside what dice give on the whole. */
export function LuckTable({ luck, names }: { luck: readonly Luck[]; names: readonly string[] }) {
  // From the number shown: 130 and 138 are 8 apart, whatever was rounded.
  const offOf = ({ thrown, expected }: Luck): number => thrown - Math.round(expected);
  const most = Math.max(1, ...luck.map((one) => Math.abs(offOf(one))));
  return (
    <section class="panel" aria-label={say('end.luck')}>
      <h3 class="title">{say('end.luck')}</h3>
      <small>{say('end.luck.lead')}</small>
      <table class="end-luck">
        <thead>
          <tr>
            <th />
            <th scope="col">{say('end.luck.dice')}</th>
            <th scope="col">{say('end.luck.expected')}</th>
            <th scope="col">{say('end.luck.thrown')}</th>
            <th />
            <th />
          </tr>
        </thead>
        <tbody>
          {luck.map((one) => {
            const off = offOf(one);
            const bar = { [off < 0 ? 'right' : 'left']: '50%', width: `${(Math.abs(off) / most) * 50}%` };
            return (
              <tr key={one.seat} class={seatClass(one.seat)}>
                <th scope="row">{names[one.seat]}</th>
                <td>{one.dice}</td>
                <td>{Math.round(one.expected)}</td>
                <td>{one.thrown}</td>
                <td class="bar-of">{off !== 0 && <i style={bar} />}</td>
                <td class={off < 0 ? 'bad' : 'good'}>{off > 0 ? `+${off}` : off < 0 ? `−${-off}` : '0'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Compared luck={luck} names={names} />
    </section>
  );
}

/** The luckiest and the unluckiest, against all matches with as many dice: a sum alone does not tell how rare it is. */
function Compared({ luck, names }: { luck: readonly Luck[]; names: readonly string[] }) {
  const shares = luck
    .filter(({ dice }) => dice > 0)
    .map((one) => ({ name: names[one.seat]!, count: luckierThan(one) }))
    .sort((a, b) => b.count - a.count);
  return (
    <p class="end-luck-share">
      {(shares.length > 1 ? [shares[0]!, shares.at(-1)!] : shares).map(({ name, count }) => (
        <span key={name}>{say('end.luck.share', { name, count })}</span>
      ))}
    </p>
  );
}

export function Awards({ awards, names }: { awards: readonly Award[]; names: readonly string[] }) {
  return (
    <section class="panel" aria-label={say('end.awards')}>
      <h3 class="title">{say('end.awards')}</h3>
      <ul class="end-awards">
        {awards.map(({ key, seat, count }) => (
          <li key={key}>
            <span class="award-seal">
              <Icon of={AWARD_EMBLEMS[key]} />
            </span>
            <span>
              <b>{say(`award.${key}`)}</b> <small>{say(`award.${key}.what`, { name: names[seat]!, count })}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
