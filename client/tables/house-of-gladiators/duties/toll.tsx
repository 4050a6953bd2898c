// The dead of a House and the cards that may be played for them at House Duties (HG-25.15).

import { Medallion } from '#client/shell/medallion.tsx';
import { PlainLedger } from '#client/tables/house-of-gladiators/plain.tsx';
import {
  cardName,
  isDrafted,
  isForm,
  manIcon,
  manName,
  type LudiProps as Props,
  sayOf,
  sortOf,
  touch,
} from '#client/tables/house-of-gladiators/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Beside, Plan } from '#client/tables/table.ts';

const isTolling = ({ request }: Props): boolean => request?.clause === 'HG-23.17';

function itemsOf({ request }: Props, name: string): readonly number[] {
  const field = isForm(request) ? request.fields.find((one) => one.name === name) : undefined;
  return field?.request.kind === 'pick' ? (field.request.from as readonly number[]) : [];
}

export function TollLedger(props: Props) {
  const say = sayOf(props);
  const house = props.view.houses[props.viewer];
  if (house === undefined || !isTolling(props)) return <PlainLedger {...props} />;
  const open = itemsOf(props, 'gladiator');
  return (
    <section class="hg-ledger panel">
      <header>
        <h2 class="title">{say('toll.title')}</h2>
        <Rule props={props} clause="HG-23.17" />
      </header>
      <ul class="hg-rows">
        {house.dead.map((man) => (
          <li key={man.tiro}>
            <Medallion seat={props.viewer} size="s" emblem={manIcon(man)} />
            <span>
              <b>{manName(man.tiro)}</b>
              <small>{sortOf(props, man)}</small>
            </span>
            <em>
              {open.includes(man.tiro) &&
                itemsOf(props, 'card').map((card) => {
                  const choice = { do: 'play', card, gladiator: man.tiro };
                  return (
                    <button
                      key={card}
                      type="button"
                      class="btn"
                      aria-pressed={isDrafted(props, choice)}
                      onClick={() => touch(props, choice)}
                    >
                      {cardName(props, card)}
                    </button>
                  );
                })}
            </em>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function says(props: Props): Plan | null {
  if (!isTolling(props)) return null;
  const say = sayOf(props);
  const { card, gladiator } = (props.draft.value ?? {}) as { card?: number; gladiator?: number };
  if (card === undefined || gladiator === undefined) return { text: say('toll.choose') };
  const text = say('toll.says', { card: cardName(props, card), man: manName(gladiator) });
  return { text, label: say('train.do.bless', { card: cardName(props, card) }) };
}

export const beside = (props: Props): Beside[] =>
  isTolling(props) ? [{ choice: { do: 'no' }, label: sayOf(props)('toll.no') }] : [];
