// Both fighters at a glance, for a phone, where there is no room for their panels beside the sand: what is left of their
// pools, how many wounds they can take, and what they carry.

import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { emblemProps } from '#client/tables/spartacus/houses.tsx';
import { DiceNumbers } from '#client/tables/spartacus/parts/card.tsx';
import { cardName, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { cardOf, kindOf } from '#games/spartacus/cards.ts';

export function Duel({ props }: { props: Props }) {
  const say = sayOf(props);
  const { fight } = props.view;
  if (fight === null || fight.cards.length < 2) return null;
  return (
    <ul class="sp-duel" aria-label={say('duel.label')}>
      {fight.seats.map((seat, slot) => {
        const asset = fight.cards[slot]!;
        const full = cardOf(asset).dice;
        const now = POOLS.map((_, pool) => fight.health[slot * 3 + pool] ?? full[pool]!);
        const sum = now.reduce((all, dice) => all + dice, 0);
        const gear = (fight.gear[slot] ?? []).map((one) => cardName(props, kindOf(one)));
        return (
          <li key={seat} class={seatClass(seat)}>
            <Medallion seat={seat} size="s" {...emblemProps(props, seat)} />
            <span>
              <b>{cardName(props, kindOf(asset))}</b>
              <small>
                {[
                  fight.loser === slot ? say('duel.down') : say('duel.falls', { count: Math.max(1, sum - 2) }),
                  ...gear,
                ].join(', ')}
              </small>
            </span>
            <DiceNumbers props={props} dice={now} />
          </li>
        );
      })}
    </ul>
  );
}
