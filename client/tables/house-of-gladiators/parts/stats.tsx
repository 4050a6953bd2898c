// The three attributes of a gladiator, in the order of the wheel.

import { Icon } from '#client/shell/icon.tsx';
import {
  ATTRIBUTE_ICONS,
  CYCLE,
  type LudiProps as Props,
  statNow,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import type { Gladiator } from '#games/house-of-gladiators/table-things.ts';

export const Stats = ({ props, man, now }: { props: Props; man: Gladiator; now?: string | undefined }) => (
  <dl class="hg-at">
    {CYCLE.map((attribute) => (
      <div key={attribute} class={attribute === now ? 'on' : ''}>
        <dt>
          <Icon of={ATTRIBUTE_ICONS[attribute]} />
          <span>{word(props, attribute)}</span>
        </dt>
        <dd>{statNow(man, attribute)}</dd>
      </div>
    ))}
  </dl>
);
