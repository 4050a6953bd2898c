// A clause as a button that opens the rulebook at it.

import type { LudiProps as Props } from '#client/tables/house-of-gladiators/props.ts';

export const Rule = ({ props, clause }: { props: Props; clause: string }) => (
  <button type="button" class="rule" onClick={() => props.openRule(clause)}>
    {clause}
  </button>
);
