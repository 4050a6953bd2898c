// A clause as a button that opens the rulebook at it.

export const Rule = ({ clause, open }: { clause: string; open: (clause: string) => void }) => (
  <button type="button" class="rule gl-rule" onClick={() => open(clause)}>
    {clause}
  </button>
);
