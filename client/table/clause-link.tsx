// A clause as a button that opens the rulebook at it.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Clauses that a table replaces by others that say the same to players (GameTable.clauses). */
export const PlayersClauses = createContext<{ readonly [clause: string]: string }>({});

interface ClauseLinkProps {
  clause: string;
  openRule(clause: string): void;
  /** −1 where Tab skips it, as in all lines of a log but one. */
  tabIndex?: number;
}

export function ClauseLink({ clause: cited, openRule, tabIndex }: ClauseLinkProps) {
  const forPlayers = useContext(PlayersClauses);
  if (cited === '') return null;
  const clause = forPlayers[cited] ?? cited;
  return (
    <button type="button" class="rule" tabIndex={tabIndex} onClick={() => openRule(clause)}>
      {clause}
    </button>
  );
}
