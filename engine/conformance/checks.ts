// The checks of the conformance suite, by name, and how a failed one is told.
//
// json          the state is plain data: text and back gives the same, and the order of fields never changes
// clone         a copy equals its original and stays as it was while the original goes on, and the other way round
// requests      what is listed, drawn, suggested or written down for a request is legal and can be taken
// door          nonsense, wrong seats and no seats at all, stale and senseless questions are refused, and a refusal
//               changes nothing
// determinise   a determinised state looks exactly like the view it was made from, and is a possible state
// views         a view stays the same, byte for byte, when what is hidden from its viewer is dealt anew
// questions     who is asked what, one's own questions, offers and refusals do not depend on what is hidden
// lockstep      the same decision in two worlds a viewer cannot tell apart shows him the same; where he learns something,
//               and while the game is set up, he is told no more than he sees
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

/** A decision as it was made: enough to make it again. */
export interface Made {
  seat: number;
  clause: string;
  id: number | string;
  /** As text, so that nothing that happens later can change it. */
  choice: string;
}

/** What it takes to play a game again up to where it failed. */
export interface Reproduction {
  game: string;
  seed: number;
  seats: number;
  options: { readonly [name: string]: boolean | number | string };
  decisions: readonly Made[];
  /** The decision that was about to be taken, or broke off; null between two. */
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
