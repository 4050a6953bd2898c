// The three attributes of a gladiator, in the order of the wheel.

import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import {
  ATTRIBUTE_ICONS,
  type Attribute,
  CYCLE,
  type LudiProps as Props,
  sayOf,
  shortWord,
  statNow,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import type { Gladiator } from '#games/house-of-gladiators/table-things.ts';

export const Stats = ({ props, man, now }: { props: Props; man: Gladiator; now?: string | undefined }) => (
  <dl class="hg-at">
    {CYCLE.map((attribute) => (
      <div
        key={attribute}
        class={attribute === now ? 'on' : ''}
        {...about(sayOf(props)('man.attribute', { attribute: word(props, attribute) }))}
      >
        <dt>
          <Icon of={ATTRIBUTE_ICONS[attribute]} />
          <Name props={props} attribute={attribute} />
        </dt>
        <dd>{statNow(man, attribute)}</dd>
      </div>
    ))}
  </dl>
);

/** The whole word, and a short one for cards that are narrow; a screen reader reads the whole one. */
export const Name = ({ props, attribute }: { props: Props; attribute: Attribute }) => (
  <>
    <span class="whole">{word(props, attribute)}</span>
    <span class="short" aria-hidden="true">
      {shortWord(props, attribute)}
    </span>
  </>
);
