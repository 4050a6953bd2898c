// A clause as a button that opens the rulebook at it.

import type { SpartacusProps as Props } from '#client/tables/spartacus/props.ts';

export const Rule = ({ props, clause }: { props: Props; clause: string }) => (
  <button type="button" class="rule" onClick={() => props.openRule(clause)}>
    {clause}
  </button>
);
