// A whole number: stepper and slider, with minimum and maximum one click away.

import { useLayoutEffect } from 'preact/hooks';
import type { ControlProps } from '#client/table/controls/props.ts';
import { Stepper } from '#client/table/controls/stepper.tsx';
import { say } from '#client/words.ts';
import type { Amount } from '#engine/requests/request.ts';

/** Up to so many steps are faster clicked than dragged. */
const FEW = 6;

export function AmountControl({ request, value, change, name }: ControlProps<Amount>) {
  const { min, max, step } = request;
  const now = typeof value === 'number' ? value : min;
  // The minimum is an answer like any other.
  useLayoutEffect(() => {
    if (value === null) change(min);
  }, [value, min, change]);
  return (
    <div class="amount" role="group" aria-label={name}>
      <button type="button" class="chip" onClick={() => change(min)}>
        {say('control.least', { n: min })}
      </button>
      <Stepper name={name} value={now} min={min} max={max} step={step} change={change} />
      {(max - min) / step > FEW && (
        <input
          type="range"
          aria-label={name}
          min={min}
          max={max}
          step={step}
          value={now}
          onInput={({ currentTarget }) => change(currentTarget.valueAsNumber)}
        />
      )}
      <button type="button" class="chip" onClick={() => change(max - ((max - min) % step))}>
        {say('control.most', { n: max })}
      </button>
    </div>
  );
}
