// A clause that opens the rulebook where it stands.

export const Rule = ({ clause, open }: { clause: string; open: (clause: string) => void }) => (
  <button type="button" class="rule gl-rule" onClick={() => open(clause)}>
    {clause}
  </button>
);
