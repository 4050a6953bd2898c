// Several of many items: what is chosen and its worth. Equal items are one row with a count.

import { useLayoutEffect } from 'preact/hooks';
import { Barred } from '#client/table/controls/barred.tsx';
import type { ControlProps } from '#client/table/controls/props.ts';
import { Stepper } from '#client/table/controls/stepper.tsx';
import { say } from '#client/words.ts';
import type { Item, Pay, Subset } from '#engine/requests/request.ts';
import { sorted } from '#engine/requests/request.ts';
import { counted, itemsText } from '#telling/choices.ts';

export function BagControl({ request, value, change, telling, openRule, name }: ControlProps<Subset | Pay>) {
  const taken = (value ?? []) as Item[];
  const mayBeNone = request.kind === 'subset' && request.min === 0;
  // Choosing none may be an answer too.
  useLayoutEffect(() => {
    if (value === null && mayBeNone) change([]);
  }, [value, mayBeNone, change]);
  const copiesOf = (item: Item): number => taken.filter((one) => one === item).length;
  const worthOf = (item: Item): number | null => request.worth?.[request.from.indexOf(item)] ?? null;
  const take = (item: Item, copies: number): void => {
    const others = taken.filter((one) => one !== item);
    change(sorted([...others, ...new Array<Item>(copies).fill(item)]));
  };
  return (
    <div class="bag" role="group" aria-label={name}>
      <p class="manner">{manner(request, taken)}</p>
      {request.kind === 'subset' &&
        (request.groups ?? []).map((group) => (
          <p class="manner" key={group.items.join()}>
            {say('control.group', {
              min: group.min,
              max: group.max,
              items: itemsText(telling, request.of, group.items),
            })}
          </p>
        ))}
      <div class="chips">
        {counted(request.from).map(([item, copies]) => {
          const worth = worthOf(item);
          const about = telling.about(request, item);
          const label = (
            <>
              {telling.item(request.of, item)}
              {worth !== null && <b class="worth">{worth}</b>}
              {about !== null && <small>{about}</small>}
            </>
          );
          return copies === 1 ? (
            <button
              key={item}
              type="button"
              class="chip"
              aria-pressed={copiesOf(item) === 1}
              onClick={() => take(item, copiesOf(item) === 1 ? 0 : 1)}
            >
              {label}
            </button>
          ) : (
            <span key={item} class={`chip many${copiesOf(item) > 0 ? ' some' : ''}`}>
              <span class="opt-name">{label}</span>
              <Stepper
                name={telling.item(request.of, item)}
                value={copiesOf(item)}
                min={0}
                max={copies}
                change={(n) => take(item, n)}
              />
            </span>
          );
        })}
      </div>
      <Barred request={request} telling={telling} openRule={openRule} />
    </div>
  );
}

/** What is required, and how much is chosen. */
export function manner(request: Subset | Pay, taken: readonly Item[]): string {
  const worth = (request.worth ?? []).length === 0 ? null : sumOf(request, taken);
  if (request.kind === 'pay')
    return say('control.pay', { due: request.due, paid: worth ?? 0, exact: request.exact ? 'yes' : 'no' });
  const { min, max } = request;
  const count = say('control.subset', { min, max, taken: taken.length, same: min === max ? 'yes' : 'no' });
  return request.worth === null
    ? count
    : `${count} ${say('control.worth', { worth: worth ?? 0, atMost: request.atMost })}`;
}

function sumOf({ from, worth }: Subset | Pay, taken: readonly Item[]): number {
  return taken.reduce<number>((sum, item) => sum + (worth![from.indexOf(item)] ?? 0), 0);
}
