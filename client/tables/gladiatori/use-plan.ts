// Telling the action bar about the draft.

import { useEffect } from 'preact/hooks';
import type { Props } from '#client/tables/gladiatori/props.ts';
import type { Plan } from '#client/tables/table.ts';

/** A plan that reads the same is the same plan, so it is told once; only by the part that draws the request (`owns`). */
export function usePlan(props: Props, plan: Plan | null, owns: boolean): void {
  const planned = JSON.stringify(plan);
  useEffect(() => {
    if (owns) props.plan.value = plan;
  }, [planned, owns, props.request?.id]);
}
