// The last combat: both cards face up, both sums in parts, the result. It stays until the next act.

import { cardName } from '#client/tables/jugula/panels/card.tsx';
import { CombatSide } from '#client/tables/jugula/panels/side.tsx';
import { oddsKind, resultKind } from '#client/tables/jugula/panels/stoic.ts';
import { Bars, SumRows } from '#client/tables/jugula/panels/sums.tsx';
import type { Combat } from '#client/tables/jugula/pictures.ts';
import { armaturaName, homeOf, type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import type { JugulaKey } from '#client/tables/jugula/words.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Hint } from '#engine/requests/request.ts';
import { seatOfName } from '#games/jugula/armaturae.ts';
import { squareCalled } from '#games/jugula/board.ts';

/** What the two scores mean, in a sentence. */
function toldOf(props: Props, combat: Combat): string {
  const { attack, defence, to } = combat;
  const square = to < 0 ? '' : squareCalled(to);
  return sayOf(props)(`told.${resultKind(combat)}` as JugulaKey, {
    a: attack?.total ?? 0,
    d: defence?.total ?? 0,
    square,
  });
}

/** For which cards the odds were counted; where the other used a card of his hand, that they did not hold. */
function countedFor(props: Props, { by, on, cards }: Combat, isOne: boolean): string {
  const say = sayOf(props);
  const other = seatOfName(seatOfName(by) === homeOf(props) ? on : by);
  const player = props.names[other]!;
  const isHand = cards.some(({ seat, fromHand }) => seat === other && fromHand);
  if (isHand) return say('odds.were.hand', { player });
  return isOne ? say('odds.card', { player }) : say('odds.top');
}

interface CombatPanelProps {
  props: Props;
  combat: Combat;
  /** What they were when the viewer decided; null where there was nothing to decide. */
  odds: Hint | null;
  /** Whether they were counted for the viewer's own card against the top card of the other. */
  isOne: boolean;
}

export function CombatPanel({ props, combat, odds, isOne }: CombatPanelProps) {
  const say = sayOf(props);
  const { by, on, attack, defence, outcome, cards, threats } = combat;
  const cardOf = (name: number): string | null => {
    const shown = cards.find(({ seat }) => seat === seatOfName(name));
    return shown === undefined
      ? null
      : say(shown.fromHand ? 'combat.hand' : 'combat.top', { card: cardName(shown.card) });
  };
  return (
    <section class="ju-ledger panel">
      <header>
        <h2 class="title">{say('combat.title')}</h2>
        {outcome !== null && <span class="eyebrow">{say('combat.stays')}</span>}
      </header>
      <div class="ju-two">
        <CombatSide
          props={props}
          combat={combat}
          name={by}
          sum={attack}
          caption={say('combat.attacks', { name: armaturaName(by) })}
          wins={attack !== null && defence !== null && attack.total > defence.total}
        />
        <span class="ag">{say('combat.against')}</span>
        <CombatSide
          props={props}
          combat={combat}
          name={on}
          sum={defence}
          caption={armaturaName(on)}
          wins={attack !== null && defence !== null && defence.total > attack.total}
        />
      </div>
      {attack !== null && (
        <div class="sum">
          <table>
            <tbody>
              <SumRows
                props={props}
                sum={attack}
                card={cardOf(by)}
                name={by}
                foe={on}
                threats={threats.attack}
                total={say('combat.attack')}
              />
              {defence !== null && (
                <SumRows
                  props={props}
                  sum={defence}
                  card={cardOf(on)}
                  name={on}
                  foe={by}
                  threats={threats.defence}
                  {...(combat.from < 0 ? {} : { cell: combat.from })}
                  total={say('combat.defence')}
                />
              )}
            </tbody>
          </table>
          {outcome !== null && (
            <p class="res">
              {toldOf(props, combat)} {combat.clause !== '' && <Rule props={props} clause={combat.clause} />}
            </p>
          )}
        </div>
      )}
      {odds !== null && outcome !== null && (
        <div class="ju-were">
          <h3>
            {say('odds.were')} <small>{countedFor(props, combat, isOne)}</small>
          </h3>
          <Bars props={props} hint={odds} came={oddsKind(combat)} />
        </div>
      )}
    </section>
  );
}
