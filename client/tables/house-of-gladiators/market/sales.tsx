// Beside the block: the viewer's gladiators, and what each would bring if he were sold before the bid (HG-5.11).

import { useState } from 'preact/hooks';
import { Dialog } from '#client/shell/dialog.tsx';
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
import { type Gladiator, maxHp, saleValue } from '#games/house-of-gladiators/table-things.ts';

export function Sales(props: Props) {
  const say = sayOf(props);
  const house = props.view.houses[props.viewer];
  const [asked, setAsked] = useState(-1);
  if (house === undefined) return <PlainLedger {...props} />;
  const offer = props.offers.find(({ id }) => id === 'sell');
  const leaving = house.ludus.find(({ tiro }) => tiro === asked);
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
              <button type="button" class="btn" onClick={() => setAsked(man.tiro)}>
                {say('market.sell', { n: saleValue(man) })}
              </button>
            ) : (
              <em>{saleValue(man)}</em>
            )}
          </li>
        ))}
      </ul>
      {leaving !== undefined && mayGo(asked) && <Sale props={props} man={leaving} close={() => setAsked(-1)} />}
    </section>
  );
}

/** He leaves for good, so his sale needs a second click. */
function Sale({ props, man, close }: { props: Props; man: Gladiator; close(): void }) {
  const say = sayOf(props);
  const [name, n] = [manName(man.tiro), saleValue(man)];
  return (
    <Dialog title={say('market.sell.title', { man: name })} close={close}>
      <div class="free">
        <p class="effect">{say('market.sell.about', { man: name, glory: man.glory, n })}</p>
        <div class="free-acts">
          <button
            type="button"
            class="btn go"
            onClick={() => {
              close();
              props.command('sell', man.tiro);
            }}
          >
            {say('train.do.sell', { man: name, n })}
          </button>
          <button type="button" class="btn" onClick={close}>
            {say('market.sell.not')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
