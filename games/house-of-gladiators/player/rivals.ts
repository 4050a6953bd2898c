// Whom a search takes the other Houses for. A search that takes them all for its own heuristic finds orders of men that
// beat that heuristic and nobody else; so in every other world they send their men as most players do, by strength.

import type { Random } from '#engine/chance/random.ts';
import type { Choice, Form, Request } from '#engine/requests/request.ts';
import { byStrength } from '#games/house-of-gladiators/player/assignment.ts';
import { heuristic } from '#games/house-of-gladiators/player/heuristic.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

/** The heuristic, but for the Hypogeum. */
const plain = (view: LudiView, request: Request, random: Random): Choice =>
  request.clause === 'HG-12.5' ? byStrength(view, request as Form, random) : heuristic(view, request, random);

export const rivals = [heuristic, plain] as const;
