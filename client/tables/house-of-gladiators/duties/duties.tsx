// House Duties: what every House gets, line by line.

import laurels from 'icon:laurels';
import coins from 'icon:two-coins';
import wheat from 'icon:wheat';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { beside, says, TollLedger } from '#client/tables/house-of-gladiators/duties/toll.tsx';
import { type Duty, isMoving, lying } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  type LudiSceneParts,
  labelOf,
  manName,
  type LudiProps as Props,
  sayOf,
  signed,
  taskAbout,
  taskName,
} from '#client/tables/house-of-gladiators/props.ts';
import { Rule } from '#client/tables/rule.tsx';

const textOf = (props: Props, { kind, about }: Duty): string => {
  const say = sayOf(props);
  if (kind === 'completed')
    return say('duties.completed', { task: taskName(props, about), about: taskAbout(props, about) });
  if (kind === 'rewarded' || kind === 'reimbursed' || kind === 'rested')
    return say(`duties.${kind}`, { man: manName(about) });
  return say(`duties.${kind}`);
};

function DutiesStage(props: Props) {
  const say = sayOf(props);
  return (
    <div class="hg-duties">
      <h2 class="title">{say('duties.title')}</h2>
      <p>
        {say('duties.order')} <Rule props={props} clause="HG-19.1" />
      </p>
      <DutyLists props={props} />
    </div>
  );
}

export function DutyLists({ props }: { props: Props }) {
  const duties = lying(props.stage, 'duties') ?? [];
  const last = isMoving(props.stage, 'duties') ? duties.at(-1) : undefined;
  return (
    <div class="hg-houses">
      {props.view.houses.map((house, seat) => (
        <section key={seat} class={`hg-duty ${seatClass(seat)}`} aria-label={props.names[seat]}>
          <header>
            <Medallion seat={seat} />
            <b class="name">{labelOf(props, seat)}</b>
            <span>
              <Icon of={coins} /> <b>{house.coins}</b> <Icon of={wheat} /> <b>{house.rations}</b>
            </span>
          </header>
          <ol>
            {duties
              .filter((duty) => duty.seat === seat)
              .map((duty, i) => (
                <li key={i} class={`${duty.kind}${duty === last ? ' new' : ''}`}>
                  <span>{textOf(props, duty)}</span>
                  <Goods icon={laurels} n={duty.glory} />
                  <Goods icon={coins} n={duty.coins} />
                  <Goods icon={wheat} n={duty.rations} />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const Goods = ({ icon, n }: { icon: string; n: number }) =>
  n === 0 ? null : (
    <b>
      {signed(n)} <Icon of={icon} />
    </b>
  );

export const duties: LudiSceneParts = { Stage: DutiesStage, Ledger: TollLedger, tab: 'duties', says, beside };
