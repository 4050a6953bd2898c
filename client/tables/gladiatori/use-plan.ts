// Reports the draft to the action bar and to screen readers.

import { useLayoutEffect } from 'preact/hooks';
import type { GladiatoriProps as Props } from '#client/tables/gladiatori/props.ts';
import type { Plan } from '#client/tables/table.ts';

/** A plan with the same text is reported once, and only by the component that draws the request (`owns`). */
export function usePlan(props: Props, plan: Plan | null, owns: boolean): void {
  const planned = JSON.stringify(plan);
  useLayoutEffect(() => {
    if (!owns) return;
    props.plan.value = plan;
    if (plan !== null && props.draft.value !== null)
      props.announce([plan.text, ...(plan.notes ?? []).map(({ text }) => text)].join(' '));
  }, [planned, owns, props.request?.id]);
}
