// A gladiator as a card to read or to choose.

import type { ComponentChildren } from 'preact';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { classAbout } from '#client/tables/house-of-gladiators/parts/advantage.ts';
import { Stats } from '#client/tables/house-of-gladiators/parts/stats.tsx';
import {
  capital,
  className,
  isPhone,
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

/** What he needs to become it, in a sentence. */
const rise = (props: Props, tiro: number): string =>
  sayOf(props)('market.leads', { sort: leadsTo(props, tiro), ...REQUIREMENTS[tiro]! });

interface ManFaceProps {
  props: Props;
  man: Gladiator;
  /** It is no button: a touch may explain it. */
  isRead?: boolean;
  children?: ComponentChildren;
}

export const ManFace = ({ props, man, isRead = false, children }: ManFaceProps) => (
  <>
    <b class="hd">{manName(man.tiro)}</b>
    {/* On the block of a phone there is no room for the sentence below: a touch has it here. */}
    <span
      class="em"
      {...(isRead ? { tabIndex: 0 } : {})}
      {...about(isPhone() ? `${capital(rise(props, man.tiro))}. ${classAbout(props, man)}` : classAbout(props, man))}
    >
      <Icon of={manIcon(man)} />
      <span>
        <b>{className(props, man)}</b>
        <small>{sayOf(props)('market.health', { n: maxHp(man) })}</small>
      </span>
    </span>
    <Stats props={props} man={man} />
    <small class="up">{rise(props, man.tiro)}</small>
    {children}
  </>
);
