// A clause that opens the rulebook where it stands.

import type { JugulaProps as Props } from '#client/tables/jugula/props.ts';

export const Rule = ({ props, clause }: { props: Props; clause: string }) => (
  <button type="button" class="rule" onClick={() => props.openRule(clause)}>
    {clause}
  </button>
);
