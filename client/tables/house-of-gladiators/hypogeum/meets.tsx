// Beside the mats: who has sealed, and the opponents the gladiator on the mat may meet, with the differences and who would
// turn the wheel.

import hourglass from 'icon:sands-of-time';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { currentSlot, isAssigning, manOn, opponentOf } from '#client/tables/house-of-gladiators/hypogeum/laying.ts';
import { advantageOf } from '#client/tables/house-of-gladiators/parts/advantage.ts';
import { HouseRows } from '#client/tables/house-of-gladiators/parts/rows.tsx';
import { Name } from '#client/tables/house-of-gladiators/parts/stats.tsx';
import { lying } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  CYCLE,
  homeOf,
  manIcon,
  manName,
  menIn,
  type LudiProps as Props,
  sayOf,
  signed,
  sortOf,
  statNow,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import {
  type Gladiator,
  hasAdvantage,
  houseGlory,
  maxHp,
  SLOT_NAMES,
} from '#games/house-of-gladiators/table-things.ts';

export function Meets(props: Props) {
  const say = sayOf(props);
  const home = homeOf(props);
  const { view } = props;
  const slot = isAssigning(props) ? currentSlot(props) : null;
  const tiro = slot === null ? -1 : manOn(props, slot);
  const own = view.houses[home]!.ludus.find((man) => man.tiro === tiro);
  const other = slot === null ? -1 : opponentOf(props, slot, home);
  if (own === undefined || other < 0) return <Sealed {...props} />;
  return (
    <section class="hg-ledger panel">
      <header>
        <h2 class="title">{say('mat.meets', { man: manName(tiro) })}</h2>
        <Rule props={props} clause="HG-14.5" />
      </header>
      <div class="hg-scroll" tabIndex={0}>
        <table class="hg-table hg-meets">
          <thead>
            <tr>
              <th scope="col">{props.names[other]}</th>
              {CYCLE.map((attribute) => (
                <th
                  key={attribute}
                  scope="col"
                  {...about(say('mat.compared', { attribute: word(props, attribute), man: manName(tiro) }))}
                >
                  <Name props={props} attribute={attribute} />
                </th>
              ))}
              <th scope="col" {...about(say('mat.advantage.about'))}>
                {say('mat.advantage')}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.houses[other]!.ludus.map((man) => (
              <tr key={man.tiro}>
                <th scope="row">
                  <Icon of={manIcon(man)} name={sortOf(props, man)} /> <b>{manName(man.tiro)}</b> {man.hp}/{maxHp(man)}
                </th>
                {CYCLE.map((attribute) => (
                  <td key={attribute}>{signed(statNow(own, attribute) - statNow(man, attribute))}</td>
                ))}
                <Turns props={props} own={own} man={man} other={other} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {view.houses[other]!.ludus.length <= 3 && <p class="hg-note">{say('mat.meets.note')}</p>}
    </section>
  );
}

/** Who would turn the wheel (HG-14.5 to HG-14.13). */
function Turns({ props, own, man, other }: { props: Props; own: Gladiator; man: Gladiator; other: number }) {
  const say = sayOf(props);
  const glory = (seat: number): number => houseGlory(props.view.houses[seat]!);
  const by = own.second < 0 === man.second < 0 ? 'class' : 'level';
  if (hasAdvantage(own, man)) return <td {...about(advantageOf(props, own, man))}>{say('mat.yours', { by })}</td>;
  if (hasAdvantage(man, own))
    return (
      <td class="neg" {...about(advantageOf(props, man, own))}>
        {say('mat.his', { by })}
      </td>
    );
  const ahead = glory(homeOf(props)) - glory(other);
  return (
    <td class={ahead > 0 ? 'neg' : ''} {...about(say('mat.glory.about'))}>
      {say(ahead > 0 ? 'mat.glory.his' : ahead < 0 ? 'mat.glory.yours' : 'mat.glory')}
    </td>
  );
}

/** One back for each mat, dashed where it is empty. */
const Slots = ({ props, slots }: { props: Props; slots: readonly string[] }) => (
  <span class="hg-backs">
    {SLOT_NAMES.map((slot) => (
      <i key={slot} class={slots.includes(slot) ? 'full' : ''} aria-hidden="true" />
    ))}
    <span class="vh">{sayOf(props)('mat.opened', { n: slots.length })}</span>
  </span>
);

/** Of the others only whether they have sealed, and then how many mats each has filled (HG-12.14). */
function Sealed(props: Props) {
  const say = sayOf(props);
  const opened = lying(props.stage, 'opened');
  const seats = props.view.houses.flatMap((house, seat) => (house.out || seat === props.viewer ? [] : [seat]));
  return (
    <section class="hg-ledger panel">
      <header>
        <h2 class="title">{say('mat.others')}</h2>
        <span class="eyebrow">{say('mat.hidden')}</span>
      </header>
      <HouseRows
        props={props}
        seats={seats}
        about={(seat) => menIn(props, seat)}
        mark={(seat) => {
          const filled = opened?.find((one) => one.seat === seat);
          if (filled !== undefined) return <Slots props={props} slots={filled.slots} />;
          const thinks = props.asked.some((one) => one.seat === seat);
          return (
            <span class={`hg-sealed${thinks ? ' open' : ''}`}>
              <i aria-hidden="true">{thinks && <Icon of={hourglass} />}</i>
              {say(thinks ? 'mat.thinks' : 'mat.sealed')}
            </span>
          );
        }}
      />
    </section>
  );
}
