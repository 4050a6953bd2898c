// One of several: a button each. The first nine have a number, which is also their key.

import { Barred } from '#client/table/controls/barred.tsx';
import type { ControlProps } from '#client/table/controls/props.ts';
import type { Pick } from '#engine/requests/request.ts';
import { counted } from '#telling/choices.ts';

const DIGITS = 9;

export function PickControl({ request, value, change, commit, telling, openRule, name }: ControlProps<Pick>) {
  return (
    <div class="pick" role="group" aria-label={name}>
      {counted(request.from).map(([item, copies], i) => {
        const about = telling.about(request, item);
        return (
          <button
            key={item}
            type="button"
            class={`opt${about === null ? '' : ' told'}`}
            aria-pressed={value === item}
            data-digit={commit !== undefined && i < DIGITS ? i + 1 : undefined}
            data-fallback={commit !== undefined && item === request.fallback ? '' : undefined}
            onClick={() => (commit === undefined ? change(value === item ? null : item) : commit(item))}
          >
            <span class="opt-name">
              {telling.item(request.of, item)}
              {copies > 1 && <i class="copies">×{copies}</i>}
            </span>
            {about !== null && <small>{about}</small>}
          </button>
        );
      })}
      <Barred request={request} telling={telling} openRule={openRule} />
    </div>
  );
}
