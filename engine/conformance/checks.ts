// The checks of the conformance suite, by name, and how a failure is reported.
//
// json          the state is plain data: parsing its text gives the same, and the order of fields never changes
// clone         a copy equals its original, and neither changes when the other plays on
// requests      every choice listed, sampled, suggested or printed for a request is legal and can be taken
// door          nonsense, wrong seats, invalid seats, and stale or invalid ids are refused, and a refusal changes
//               nothing
// determinise   a determinised state looks exactly like the view it was made from, and is a possible state
// views         a view stays the same, byte for byte, when hidden things are dealt again
// questions     who is asked what, and a viewer's own requests, offers and refusals do not depend on hidden things
// lockstep      the same decision in two worlds a viewer cannot tell apart shows the same; where the viewer learns something,
//               and during set-up, the events tell no more than the viewer sees
// undo          a decision that declares no disclosure lets nobody rule out any world
// conservation  cards and coins are neither made nor lost
// ending        there is always a legal choice, the game ends, and its outcome is well formed
// replay        the same decisions and dice give the same state and the same events
// purity        asking, viewing and offering change nothing
// aliases       a caller that writes into a view, a question, an offer or an event changes only its own copy
// events        events are numbered without a gap, carry clauses, are what the game declares, field by field, and keep
//               secrets apart from what is public; the locals of rules are what it declares, too
// words         every kind of event that occurred has a message in every language
// play          the rules threw an error of their own

export const CHECKS = [
  'json',
  'clone',
  'requests',
  'door',
  'determinise',
  'views',
  'questions',
  'lockstep',
  'undo',
  'conservation',
  'ending',
  'replay',
  'purity',
  'aliases',
  'events',
  'words',
] as const;

export type Check = (typeof CHECKS)[number];

/** The checks that cost little beside playing the game. */
export const LIGHT: readonly Check[] = ['json', 'clone', 'conservation', 'ending', 'replay', 'events', 'words'];

/** A recorded decision: enough to repeat it. */
export interface Made {
  seat: number;
  clause: string;
  id: number | string;
  /** As text, so that later changes cannot affect it. */
  choice: string;
}

/** Everything needed to play a game again up to its failure. */
export interface Reproduction {
  game: string;
  seed: number;
  seats: number;
  options: { readonly [name: string]: boolean | number | string };
  decisions: readonly Made[];
  /** The decision that was about to be taken, or failed; null between two. */
  next: Made | null;
}

export class Nonconformance extends Error {
  readonly check: Check | 'play';
  readonly course: Reproduction;
  /** The stack of rules when it failed. */
  readonly where: string;

  constructor(check: Check | 'play', what: string, course: Reproduction, where: string, cause?: unknown) {
    const { game, seed, seats, decisions } = course;
    const when = `seed ${seed}, ${seats} seats, decision ${decisions.length + 1}`;
    super(`${game} fails the check '${check}' (${when}) at ${where || 'the end'}: ${what}`, { cause });
    this.check = check;
    this.course = course;
    this.where = where;
  }
}
