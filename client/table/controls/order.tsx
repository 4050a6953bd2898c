// All items, in an order that the player chooses: each can be moved up and down.

import { useLayoutEffect } from 'preact/hooks';
import { Sign } from '#client/shell/icon.tsx';
import type { ControlProps } from '#client/table/controls/props.ts';
import { say } from '#client/words.ts';
import type { Item, Order } from '#engine/requests/request.ts';

export function OrderControl({ request, value, change, telling, name }: ControlProps<Order>) {
  const items = (value ?? request.items) as readonly Item[];
  // The offered order is an answer too.
  useLayoutEffect(() => {
    if (value === null) change(request.items.slice());
  }, [value, request, change]);
  const swap = (i: number, j: number): void => {
    const next = items.slice();
    [next[i], next[j]] = [next[j]!, next[i]!];
    change(next);
  };
  return (
    <ol class="order" aria-label={name}>
      {items.map((item, i) => {
        const label = telling.item(request.of, item);
        return (
          <li key={`${item} ${i}`}>
            <span>{label}</span>
            <button
              type="button"
              aria-label={say('control.earlier', { name: label })}
              aria-disabled={i === 0}
              onClick={() => i > 0 && swap(i, i - 1)}
            >
              <Sign of="up" />
            </button>
            <button
              type="button"
              aria-label={say('control.later', { name: label })}
              aria-disabled={i === items.length - 1}
              onClick={() => i < items.length - 1 && swap(i, i + 1)}
            >
              <Sign of="down" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
