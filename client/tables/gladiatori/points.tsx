// Victory points, as they stand in every panel: the number, the short word, and what it means.

import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { glossed } from '#client/tables/glossed.ts';
import { glossary } from '#games/gladiatori/words/glossary.ts';

export const Points = ({ props, seat }: { props: Props; seat: number }) => (
  <b class="gl-vp-sum" {...glossed(glossary, 'vp', props.language)}>
    {props.view.vp[seat]} <small>{sayOf(props)('vp.word')}</small>
  </b>
);
