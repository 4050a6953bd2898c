// The Houses while Items are handed out: what each has, and whether its answer is sealed.

import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { ItemNames } from '#client/tables/gladiatori/card.tsx';
import { emblemOf } from '#client/tables/gladiatori/figures.ts';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { Seal } from '#client/tables/gladiatori/seal.tsx';

/** What every House has so far. */
export function Stands(props: Props & { seals: boolean }) {
  const say = sayOf(props);
  const { view, asked, seals } = props;
  return (
    <ul class="gl-stands">
      {view.gladiators.map((one, seat) => {
        const isOpen = asked.some((other) => other.seat === seat);
        const isIn = seat === props.viewer ? props.answered !== null : !isOpen;
        return (
          <li key={seat} class={seatClass(seat)}>
            <Medallion seat={seat} size="s" emblem={emblemOf(view, seat)} />
            <b>{calledTo(props, seat)}</b>
            {seals && <Seal state={isIn ? 'closed' : 'open'} emblem={emblemOf(view, seat)} />}
            <small>
              {seals
                ? say(isIn ? 'auction.sealed' : 'auction.thinking')
                : isOpen
                  ? say(seat === props.viewer ? 'draft.yours' : 'draft.picks')
                  : ''}
            </small>
            <span class="gl-got">
              {one.items.length === 0 ? say('items.none') : <ItemNames props={props} items={one.items} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
