// A small whole number: less, the number itself, more.

import { Sign } from '#client/shell/icon.tsx';
import { say } from '#client/words.ts';

interface StepperProps {
  name: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  change(value: number): void;
}

export function Stepper({ name, value, min, max, step = 1, change }: StepperProps) {
  const to = (wanted: number): void => change(Math.min(max, Math.max(min, wanted)));
  return (
    <span class="stepper">
      <button
        type="button"
        aria-label={say('control.less', { name })}
        aria-disabled={value <= min}
        onClick={() => to(value - step)}
      >
        <Sign of="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={name}
        value={value}
        min={min}
        max={max}
        step={step}
        onInput={({ currentTarget }) => {
          if (currentTarget.value !== '' && Number.isInteger(currentTarget.valueAsNumber))
            to(currentTarget.valueAsNumber);
        }}
      />
      <button
        type="button"
        aria-label={say('control.more', { name })}
        aria-disabled={value >= max}
        onClick={() => to(value + step)}
      >
        <Sign of="plus" />
      </button>
    </span>
  );
}
