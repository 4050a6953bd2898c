// A gladiator as a card to read or to choose.

import type { ComponentChildren } from 'preact';
import { Icon } from '#client/shell/icon.tsx';
import { Stats } from '#client/tables/house-of-gladiators/parts/stats.tsx';
import {
  className,
  manIcon,
  manName,
  type LudiProps as Props,
  sayOf,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import { CLASS_NAMES, LEADS_TO, REQUIREMENTS } from '#games/house-of-gladiators/cards.ts';
import { type Gladiator, maxHp } from '#games/house-of-gladiators/table-things.ts';

/** What he may become, and at which price (HG-11.2). */
export const leadsTo = (props: Props, tiro: number): string =>
  word(props, `class.${CLASS_NAMES[3 + LEADS_TO[tiro]!]!}`);

export const ManFace = ({ props, man, children }: { props: Props; man: Gladiator; children?: ComponentChildren }) => (
  <>
    <b class="hd">{manName(man.tiro)}</b>
    <span class="em">
      <Icon of={manIcon(man)} />
      <span>
        <b>{className(props, man)}</b>
        <small>{sayOf(props)('market.health', { n: maxHp(man) })}</small>
      </span>
    </span>
    <Stats props={props} man={man} />
    <small class="up">
      {sayOf(props)('market.leads', { sort: leadsTo(props, man.tiro), ...REQUIREMENTS[man.tiro]! })}
    </small>
    {children}
  </>
);
