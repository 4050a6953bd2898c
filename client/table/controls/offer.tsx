// A bargain: the partner, what the player gives and wants, like two pans of a pair of scales.

import type { ControlProps } from '#client/table/controls/props.ts';
import { Stepper } from '#client/table/controls/stepper.tsx';
import { say } from '#client/words.ts';
import type { Bargain, Item, Offer } from '#engine/requests/request.ts';
import { sorted } from '#engine/requests/request.ts';
import type { Telling } from '#telling/telling.ts';

export function OfferControl({ request, value, change, commit, telling, name }: ControlProps<Offer>) {
  const bargain = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bargain) : null;
  const partner = request.partners.find(({ seat }) => seat === bargain?.with) ?? null;
  const set = (part: Partial<Bargain>): void => change({ ...bargain!, ...part });
  return (
    <div class="offer" role="group" aria-label={name}>
      <div class="pick">
        {request.mayDecline && (
          <button
            type="button"
            class="opt"
            aria-pressed={value === 'none'}
            onClick={() => (commit === undefined ? change('none') : commit('none'))}
          >
            {say('control.no-bargain')}
          </button>
        )}
        {request.partners.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            class="opt"
            aria-pressed={bargain?.with === seat}
            onClick={() => change({ with: seat, give: [], giveCoins: 0, want: [], wantCoins: 0 })}
          >
            {say('control.with', { name: telling.name(seat) })}
          </button>
        ))}
      </div>
      {bargain !== null && partner !== null && (
        <div class="pans">
          <Pan
            title={say('control.give')}
            of={request.of}
            items={request.give}
            taken={bargain.give}
            coins={bargain.giveCoins}
            most={request.coins}
            telling={telling}
            change={(give, giveCoins) => set({ give, giveCoins })}
          />
          <Pan
            title={say('control.want')}
            of={request.of}
            items={partner.items}
            taken={bargain.want}
            coins={bargain.wantCoins}
            most={partner.coins}
            telling={telling}
            change={(want, wantCoins) => set({ want, wantCoins })}
          />
        </div>
      )}
    </div>
  );
}

interface PanProps {
  title: string;
  of: string;
  items: readonly Item[];
  taken: readonly Item[];
  coins: number;
  most: number;
  telling: Telling;
  change(items: Item[], coins: number): void;
}

function Pan({ title, of, items, taken, coins, most, telling, change }: PanProps) {
  const toggle = (i: number): void => {
    const item = items[i]!;
    const at = taken.indexOf(item);
    const isIn = i - items.indexOf(item) < taken.filter((one) => one === item).length;
    change(isIn ? sorted(taken.filter((_, k) => k !== at)) : sorted([...taken, item]), coins);
  };
  return (
    <fieldset class="pan">
      <legend>{title}</legend>
      <div class="chips">
        {items.map((item, i) => (
          <button
            key={`${item} ${i}`}
            type="button"
            class="chip"
            aria-pressed={i - items.indexOf(item) < taken.filter((one) => one === item).length}
            onClick={() => toggle(i)}
          >
            {telling.item(of, item)}
          </button>
        ))}
      </div>
      {most > 0 && (
        <span class="coins">
          {say('control.coins')}
          <Stepper
            name={say('control.coins')}
            value={coins}
            min={0}
            max={most}
            change={(n) => change(taken.slice(), n)}
          />
        </span>
      )}
    </fieldset>
  );
}
