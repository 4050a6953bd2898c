// A clause as a button that opens the rulebook at it.

interface ClauseLinkProps {
  clause: string;
  openRule(clause: string): void;
  /** −1 where Tab skips it, as in all lines of a log but one. */
  tabIndex?: number;
}

export function ClauseLink({ clause, openRule, tabIndex }: ClauseLinkProps) {
  if (clause === '') return null;
  return (
    <button type="button" class="rule" tabIndex={tabIndex} onClick={() => openRule(clause)}>
      {clause}
    </button>
  );
}
