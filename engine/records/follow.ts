// Replays a recorded match and compares it with its record, line by line: the clause of every decision, its legality,
// the states, the dice against the commitment, and the result. Returns the match, or a fault.

import { checkCommitment } from '#engine/chance/random.ts';
import type { PlayedMatch, Rules, SetupOfMatch } from '#engine/frozen.ts';
import type { Outcome } from '#engine/game.ts';
import { hashOf } from '#engine/records/hash.ts';
import type { Ending, Fault, Header, RecordedDecision, Replay } from '#engine/records/record.ts';
import { shortened } from '#engine/requests/legal.ts';

export type Followed<M> = { match: M; fault: null } | { match: null; fault: Fault };

export interface FollowOptions<M> {
  /** How many decisions to follow; default: all, and the ending too. */
  until?: number;
  /** Called once before the first decision with null, then after each. */
  each?(match: M, decision: RecordedDecision | null): void;
}

/** A fault whose line is not known yet. */
type Difference = Omit<Fault, 'line'>;

const DIFFERENT =
  'either the file was altered or this build plays otherwise, so compare it with the file that its host kept';

export function follow<R extends Rules, M extends PlayedMatch>(
  start: (rules: R, setup: SetupOfMatch) => M,
  replay: Replay,
  games: ReadonlyMap<string, R>,
  watch: FollowOptions<M>,
): Followed<M> {
  const { header, decisions, ending } = replay;
  const game = games.get(header.rules) ?? games.get(header.game);
  if (game === undefined || game.rules !== header.rules) return faultAt(1, otherBuild(header, game, games));
  const last = decisions.length + 2;
  const { match: name, rules, began } = header;
  if (!checkCommitment(header.commitment, { seed: ending.seed, match: name, rules: began ?? rules })) {
    const what = 'shows another seed than the one that line 1 is committed to, so its dice prove nothing';
    return faultAt(last, { code: 'commitment', text: `${what}; ask the host of the match for the true file` });
  }
  const { game: _, ...setup } = header;
  let match: M;
  try {
    match = start(game, { ...setup, seed: ending.seed });
  } catch (error) {
    return faultAt(1, different('set-up', `asks for what cannot be set up (${messageOf(error)})`));
  }
  if (JSON.stringify(match.header.options) !== JSON.stringify(header.options)) {
    return faultAt(
      1,
      different('set-up', 'does not write the options as Harena writes them, all of them and in order'),
    );
  }
  const wanted = decisions.slice(0, watch.until);
  watch.each?.(match, null);
  for (const decision of wanted) {
    const difference = decideAgain(match, decision);
    if (difference !== null) return faultAt(decision.n + 1, difference);
    watch.each?.(match, decision);
  }
  const difference = wanted.length < decisions.length ? null : compareEnds(match, ending);
  return difference === null ? { match, fault: null } : faultAt(last, difference);
}

const faultAt = (line: number, { code, text }: Difference): { match: null; fault: Fault } => ({
  match: null,
  fault: { line, code, text: `Line ${line} ${text}.` },
});

const different = (code: string, text: string): Difference => ({ code, text: `${text}; ${DIFFERENT}` });

/** The message without its full stop, for use inside a sentence. */
const messageOf = (error: unknown): string => (error as Error).message.replace(/\.$/, '');

function otherBuild(header: Header, game: Rules | undefined, games: ReadonlyMap<string, Rules>): Difference {
  const rules = shortened(header.rules);
  if (game === undefined) {
    const what = `names the game '${shortened(header.game)}', and this build plays ${[...games.keys()].filter((id) => !id.includes('@')).join(', ')}`;
    return { code: 'no-game', text: `${what}; open it with a build that plays ${rules}` };
  }
  const what = `says it was made under ${rules}, this build plays ${game.rules}`;
  return { code: 'rules', text: `${what}: open it with a build that plays ${rules}` };
}

/** Repeats a recorded decision; returns how the result differs from the record, or null. */
function decideAgain(
  match: PlayedMatch,
  { n, seat, clause, id, choice, text, by, hash }: RecordedDecision,
): Difference | null {
  const asked =
    typeof id === 'string' ? match.game.commands.find((one) => one.name === id) : match.table.requestFor(seat);
  if (asked && asked.clause !== clause) {
    return different(
      'clause',
      `puts decision ${n} under ${shortened(clause)}, where the rules come to ${asked.clause}`,
    );
  }
  try {
    const refusal = match.decide(seat, id, choice, by);
    if (refusal !== null) {
      return different(
        'refused',
        `holds a decision that ${refusal.clause || match.game.title} refuses: ${refusal.text}`,
      );
    }
  } catch (error) {
    return different('stopped', `holds a decision that makes the rules stop (${messageOf(error)})`);
  }
  const made = match.decisions[n - 1];
  if (made === undefined) return different('replaced', 'replaces a sealed answer that Harena would not have kept');
  if (JSON.stringify(made.choice) !== JSON.stringify(choice)) {
    return different('choice', `does not write the choice ${JSON.stringify(made.choice)} as Harena writes it`);
  }
  if (made.text !== text)
    return different('text', `says '${shortened(text)}' for the choice '${shortened(made.text)}'`);
  if (made.hash === hash) return null;
  return different('hash', `notes the state ${hash} after decision ${n}, where the rules come to ${made.hash}`);
}

/** How the end of the record differs from the replayed match, or null. */
function compareEnds(match: PlayedMatch, { result, draws, hash }: Ending): Difference | null {
  const { state, random } = match.table;
  const reached = hashOf(state);
  if (reached !== hash) {
    return different('hash', `notes the state ${hash} at the end, where the rules come to ${reached}`);
  }
  if (random.draws !== draws) {
    return different('draws', `counts ${draws} random numbers, where the rules take ${random.draws}`);
  }
  const { outcome } = match;
  if (JSON.stringify(outcome) === JSON.stringify(result)) return null;
  return different('result', `says that the game ${endOf(result)}, where by the rules it ${endOf(outcome)}`);
}

const endOf = (outcome: Outcome | null): string =>
  outcome === null ? 'goes on' : `ended with ${JSON.stringify(outcome)}`;
