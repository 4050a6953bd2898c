// A clause as a button that opens the rulebook at it. A chapter about how cards are written as data is for programmers: in
// its place stands the clause that says the same to players.

interface ClauseLinkProps {
  clause: string;
  openRule(clause: string): void;
  /** −1 where Tab skips it, as in all lines of a log but one. */
  tabIndex?: number;
}

const FOR_PLAYERS: { readonly [clause: string]: string } = {
  'SP-14.2': 'SP-12.34',
  'SP-14.3': 'SP-12.1',
  'SP-14.4': 'SP-12.1',
};

export function ClauseLink({ clause: cited, openRule, tabIndex }: ClauseLinkProps) {
  if (cited === '') return null;
  const clause = FOR_PLAYERS[cited] ?? cited;
  return (
    <button type="button" class="rule" tabIndex={tabIndex} onClick={() => openRule(clause)}>
      {clause}
    </button>
  );
}
