// Telling the action bar, and a player who listens instead of looking, about the draft.

import { useLayoutEffect } from 'preact/hooks';
import type { GladiatoriProps as Props } from '#client/tables/gladiatori/props.ts';
import type { Plan } from '#client/tables/table.ts';

/** A plan that reads the same is the same plan, so it is told once; only by the part that draws the request (`owns`). */
export function usePlan(props: Props, plan: Plan | null, owns: boolean): void {
  const planned = JSON.stringify(plan);
  useLayoutEffect(() => {
    if (!owns) return;
    props.plan.value = plan;
    if (plan !== null && props.draft.value !== null)
      props.announce([plan.text, ...(plan.notes ?? []).map(({ text }) => text)].join(' '));
  }, [planned, owns, props.request?.id]);
}
