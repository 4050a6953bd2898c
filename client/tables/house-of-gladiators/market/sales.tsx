// Beside the block: the viewer's gladiators, and what each would bring if he were sold before the bid (HG-5.11).

import { Medallion } from '#client/shell/medallion.tsx';
import { PlainLedger } from '#client/tables/house-of-gladiators/plain.tsx';
import {
  className,
  manIcon,
  manName,
  type LudiProps as Props,
  sayOf,
  sortOf,
} from '#client/tables/house-of-gladiators/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import { maxHp, saleValue } from '#games/house-of-gladiators/table-things.ts';

export function Sales(props: Props) {
  const say = sayOf(props);
  const house = props.view.houses[props.viewer];
  if (house === undefined) return <PlainLedger {...props} />;
  const offer = props.offers.find(({ id }) => id === 'sell');
  const mayGo = (tiro: number): boolean => offer?.kind === 'pick' && offer.from.includes(tiro);
  return (
    <section class="hg-ledger panel">
      <header>
        <h2 class="title">{say('market.sales')}</h2>
        <Rule props={props} clause="HG-9.1" />
      </header>
      <ul class="hg-rows hg-sales">
        {/* Of four and more each has one line. */}
        {house.ludus.map((man) => (
          <li key={man.tiro}>
            <Medallion seat={props.viewer} size="s" emblem={manIcon(man)} />
            <span>
              <b>{manName(man.tiro)}</b>{' '}
              <small>
                {house.ludus.length < 4 ? sortOf(props, man) : className(props, man)}, {man.hp}/{maxHp(man)}
              </small>
            </span>
            {mayGo(man.tiro) ? (
              <button type="button" class="btn" onClick={() => props.command('sell', man.tiro)}>
                {say('market.sell', { n: saleValue(man) })}
              </button>
            ) : (
              <em>{saleValue(man)}</em>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
