// A request as it leaves the engine.
//
// In the engine a request is bare and shares lists with the state. What leaves is a copy with the rulebook's default; a
// person also reads what is barred and why, and hints such as odds.

import type { AskStep, Frame, GameState, SealedStep } from '#engine/flow/flow.ts';
import { copyJson } from '#engine/json.ts';
import type { Request } from '#engine/requests/request.ts';

export type Deciding = AskStep<GameState, unknown> | SealedStep<GameState, unknown>;

export const withDefault = (g: GameState, frame: Frame, step: Deciding, request: Request): Request => ({
  ...request,
  fallback: step.fallback?.(g, frame, request) ?? null,
});

/** With all that people read. */
export function withReasons(g: GameState, frame: Frame, step: Deciding, request: Request): Request {
  const whole = withDefault(g, frame, step, request);
  whole.barred = step.barred?.(g, frame, request) ?? null;
  if (step.hints !== undefined) whole.hints = step.hints(g, frame, request);
  return whole;
}

/** A copy that shares nothing with the state. Frozen tables of a board may be shared. */
export function released(request: Request): Request {
  if (request.kind !== 'path') return copyJson(request);
  const { steps, costs, ...rest } = request;
  const whole = (table: typeof costs): typeof costs => (Object.isFrozen(table) ? table : copyJson(table));
  return { ...copyJson(rest), steps: whole(steps)!, costs: whole(costs) };
}
