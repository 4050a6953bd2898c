// Beside the bout: what each answer changes, the sums a reroll may give, or the values of both sides before the dice.

import {
  followingIn,
  isJudging,
  isRerolling,
  isTurning,
  rerollable,
  sideOf,
} from '#client/tables/house-of-gladiators/bout/asked.ts';
import { deathPrice } from '#client/tables/house-of-gladiators/bout/centre.tsx';
import { Die } from '#client/tables/house-of-gladiators/parts/die.tsx';
import { workingGear } from '#client/tables/house-of-gladiators/parts/gear.ts';
import { type Bout, lying } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  type Attribute,
  CYCLE,
  hintOf,
  labelOf,
  manName,
  type LudiProps as Props,
  sayOf,
  signed,
  standing,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import { isDrafted } from '#client/tables/touch.ts';
import { houseGlory } from '#games/house-of-gladiators/table-things.ts';

export function BoutLedger(props: Props) {
  const bout = lying(props.stage, 'bout');
  if (bout === null || bout.sides.length < 2) return <section class="hg-ledger panel" />;
  if (bout.fell !== null && bout.fell.roll > 1) return <Changes props={props} bout={bout} />;
  if (isRerolling(props)) return <Again props={props} bout={bout} />;
  if (isTurning(props)) return <Starts props={props} bout={bout} />;
  return <Compared props={props} bout={bout} />;
}

/** Of a word its beginning, where a table is narrow. */
const short = (text: string): string => (text.length <= 5 ? text : `${text.slice(0, 3)}.`);

/** What each start of the cycle promises, as it came with the question. */
function Starts({ props, bout }: { props: Props; bout: Bout }) {
  const say = sayOf(props);
  const step = bout.isReversed ? 2 : 1;
  const begun = bout.rolls.at(-1)?.roll ?? 0;
  const following = followingIn(bout);
  return (
    <section class="hg-ledger panel">
      <header>
        <h2 class="title">{say(begun === 0 ? 'chances.first' : 'chances.second')}</h2>
        <Rule props={props} clause="HG-14.16" />
      </header>
      <table class="hg-table hg-chances">
        <thead>
          <tr>
            <th scope="col">{say(following.length > 0 ? 'chances.start' : 'chances.only')}</th>
            <th scope="col">{say('chances.fells')}</th>
            <th scope="col">{say('chances.falls')}</th>
            <th scope="col">{say('chances.wins')}</th>
          </tr>
        </thead>
        <tbody>
          {CYCLE.map((attribute, i) => {
            const values = hintOf(props, attribute)?.values ?? {};
            const then = following.map((n) => short(word(props, CYCLE[(i + n * step) % 3]!)));
            return (
              <tr key={attribute} class={isDrafted(props, attribute) ? 'on' : ''}>
                <th scope="row">
                  <b>{word(props, attribute)}</b>
                  {then.length > 0 && <span class="then">, {then.join(', ')}</span>}
                </th>
                <td>{values['fells']} %</td>
                <td>{values['falls']} %</td>
                <td>
                  <b>{values['wins']} %</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="hg-note">{say('chances.note')}</p>
    </section>
  );
}

/** Both sides, attribute by attribute. */
function Compared({ props, bout }: { props: Props; bout: Bout }) {
  const say = sayOf(props);
  const [one, other] = [bout.sides[0]!, bout.sides[1]!];
  return (
    <section class="hg-ledger panel">
      <header>
        <h2 class="title">{say('bout.compare')}</h2>
        <Rule props={props} clause="HG-15.2" />
      </header>
      <table class="hg-table">
        <thead>
          <tr>
            <th scope="col">{say('bout.attribute')}</th>
            <th scope="col">{manName(one.man.tiro)}</th>
            <th scope="col">{manName(other.man.tiro)}</th>
            <th scope="col">{say('bout.ahead')}</th>
          </tr>
        </thead>
        <tbody>
          {CYCLE.map((attribute) => {
            const a = standing(one.man, attribute, workingGear(one), workingGear(other));
            const b = standing(other.man, attribute, workingGear(other), workingGear(one));
            return (
              <tr key={attribute} class={bout.rolls.at(-1)?.attribute === attribute ? 'on' : ''}>
                <th scope="row">{word(props, attribute)}</th>
                <td>{a}</td>
                <td>{b}</td>
                <td>{a === b ? '0' : `${manName((a > b ? one : other).man.tiro)} ${signed(Math.abs(a - b))}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="hg-note">{say('bout.compare.note')}</p>
    </section>
  );
}

/** The sum for every face that the die may show. */
function Again({ props, bout }: { props: Props; bout: Bout }) {
  const say = sayOf(props);
  const side = rerollable(props, bout);
  const roll = bout.rolls.at(-1);
  if (side < 0 || roll === undefined) return <Compared props={props} bout={bout} />;
  const attribute = roll.attribute as Attribute;
  const [mine, other] = [bout.sides[side]!, bout.sides[1 - side]!];
  // What is good for the viewer is +, whoever rolls again.
  const found = sideOf(props, bout);
  const home = found < 0 ? side : found;
  const nameOn = (at: number): string => manName(bout.sides[at]!.man.tiro);
  const own = standing(mine.man, attribute, workingGear(mine), workingGear(other));
  const against =
    standing(other.man, attribute, workingGear(other), workingGear(mine)) + (roll.sides[1 - side]?.die ?? 0);
  return (
    <section class="hg-ledger panel">
      <header>
        <h2 class="title">{say('reroll.title')}</h2>
        <Rule props={props} clause="HG-23.7" />
      </header>
      <ul class="hg-faces">
        {[1, 2, 3, 4, 5, 6].map((face) => {
          const ahead = (own + face - against) * (side === home ? 1 : -1);
          return (
            <li key={face} class={ahead > 0 ? 'p' : ahead < 0 ? 'm' : ''}>
              <Die face={face} isDark={side === 1} />
              <b>{own + face}</b>
              <small>{signed(ahead)}</small>
            </li>
          );
        })}
      </ul>
      <p class="hg-note">
        {say('reroll.against', { man: nameOn(side), against, own: nameOn(home), foe: nameOn(1 - home) })}
      </p>
    </section>
  );
}

/** The two answers side by side. */
function Changes({ props, bout }: { props: Props; bout: Bout }) {
  const say = sayOf(props);
  const fallen = bout.sides[bout.fell!.side]!;
  const house = props.view.houses[fallen.seat]!;
  const glory = houseGlory(house);
  const isOwner = isJudging(props) ? props.request!.clause === 'HG-17.3' : bout.fell!.roll > 4;
  const isThere = house.ludus.some(({ tiro }) => tiro === fallen.man.tiro);
  const name = labelOf(props, fallen.seat);
  return (
    <section class="hg-ledger panel">
      <header>
        <h2 class="title">{say('bout.changes')}</h2>
        <Rule props={props} clause={isOwner ? 'HG-17.3' : 'HG-17.2'} />
      </header>
      <table class="hg-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{say(isOwner ? 'bout.lives' : 'bout.spare')}</th>
            <th scope="col">{say(isOwner ? 'bout.dies' : 'bout.kill')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{manName(fallen.man.tiro)}</th>
            <td>{say('bout.changes.stays')}</td>
            <td class="neg">{say('bout.changes.gone')}</td>
          </tr>
          <tr>
            <th scope="row">{say('bout.changes.glory', { name })}</th>
            <td>{isThere ? glory : glory + fallen.man.glory}</td>
            <td class={fallen.man.glory > 0 ? 'neg' : ''}>{isThere ? glory - fallen.man.glory : glory}</td>
          </tr>
          <tr>
            <th scope="row">{say('bout.changes.coins', { name })}</th>
            <td>0</td>
            <td>{signed(deathPrice(fallen.man))}</td>
          </tr>
        </tbody>
      </table>
      <p class="hg-note">{say('bout.says.either', { man: manName(bout.sides[1 - bout.fell!.side]!.man.tiro) })}</p>
    </section>
  );
}
