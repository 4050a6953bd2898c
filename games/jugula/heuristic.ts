import { sample } from '#engine/choices.ts';
import type { Random } from '#engine/random.ts';
import type { Choice, Request } from '#engine/request.ts';
import type { JugulaView } from '#games/jugula/view.ts';
export const heuristic = (_view: JugulaView, request: Request, random: Random): Choice => sample(request, random);
