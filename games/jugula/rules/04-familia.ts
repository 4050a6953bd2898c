// Chapters 1 and 4: the whole game in order, and the choice of the familiae.

import { call, end, rule } from '#engine/flow/flow.ts';
import { type Barred, purchase, type Request, subset } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { COSTS, EXTENDED } from '#games/jugula/armaturae.ts';
import { costOf, defaultFamilia, rosterOf } from '#games/jugula/familia.ts';
import { setUp } from '#games/jugula/rules/05-setup.ts';
import { turns } from '#games/jugula/rules/08-turn.ts';
import { isPlaying, type Jugula } from '#games/jugula/state.ts';

/** JU-5.1: familia, deployment, hands, then turns until the end. */
export const game = rule<Jugula>('game', { locals: {} }, [
  {
    clause: 'JU-21.1',
    sealed: true,
    ask(g) {
      const requests: Request[] = [];
      for (let seat = 0; seat < g.seats; seat++) if (isPlaying(g, seat)) requests.push(familiaRequest(g, seat));
      return g.ending === null ? requests : null;
    },
    fallback: (g) => defaultFamilia(g),
    barred: (g) => notInRoster(g),
    take(g, _f, t, answers: readonly (number[] | null)[]) {
      for (const [seat, kinds] of answers.entries()) {
        if (kinds === null) continue;
        for (const [slot, kind] of kinds.entries()) g.gladiators[seat * g.size + slot]!.kind = kind;
        t.log?.emit('familiaChosen', { clause: 'JU-4.6', seat, armatura: kinds.slice(), cost: costOf(kinds) });
      }
    },
  },
  { clause: 'JU-5.1', run: (g) => (g.ending === null ? call(setUp) : end()) },
  { clause: 'JU-8.1', run: () => call(turns) },
]);

/** JU-3.2: the armaturae that the roster of this game does not have. */
const notInRoster = (g: Jugula): Barred[] =>
  EXTENDED.filter((kind) => !rosterOf(g.extended).includes(kind)).map((item) => ({
    item,
    clause: 'JU-3.2',
    reason: 'he is not in the basic roster',
  }));

/** JU-4.9: the clause that a rejected familia breaks, by the code of the refusal. */
const CLAUSES = { 'too-few': 'JU-4.1', 'too-many': 'JU-4.1', 'too-many-of': 'JU-4.2', 'too-dear': 'JU-4.4' };

/** JU-4.1 to JU-4.7: four different armaturae within the budget, if there is one. */
function familiaRequest(g: Jugula, seat: Seat): Request {
  const roster = rosterOf(g.extended);
  const { size, budget } = g;
  const request =
    budget === 0
      ? subset(seat, 'armatura', roster, size, size)
      : purchase(
          seat,
          'armatura',
          roster,
          size,
          size,
          roster.map((kind) => COSTS[kind]!),
          budget,
        );
  request.clauses = CLAUSES;
  return request;
}
