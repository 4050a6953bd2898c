// What the viewer has seen of another House in this round (HG-23.16): its task and its hand, with what they say. It stays
// beside the Training until the round ends.

import {
  cardAbout,
  cardName,
  type LudiProps as Props,
  sayOf,
  taskAbout,
  taskName,
} from '#client/tables/house-of-gladiators/props.ts';
import { looksIn } from '#client/tables/house-of-gladiators/training/looks.ts';

export function Secrets({ props }: { props: Props }) {
  const say = sayOf(props);
  const looks = looksIn(props);
  if (looks.length === 0) return null;
  const { colon } = props.telling;
  return (
    <dl class="hg-secrets" tabIndex={0}>
      {looks.map(({ n, kind, of, tasks, cards }) => {
        const isTask = kind === 'peeked';
        const lines = isTask
          ? (tasks ?? []).map((task) => `${taskName(props, task)}${colon}${taskAbout(props, task)}`)
          : (cards ?? []).map((card) => `${cardName(props, card)}${colon}${cardAbout(props, card)}`);
        return (
          <div key={n}>
            <dt>{say(isTask ? 'secrets.task' : 'secrets.hand', { name: props.names[of ?? -1] ?? '' })}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
            {lines.length === 0 && <dd>{say('secrets.none')}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
