// What the status line asks where the moment tells more than the clause: who lies on the sand, which die lies there, what
// is for sale. Elsewhere the game's own words ask.

import { attackOn } from '#client/tables/spartacus/arena/attack.ts';
import { fighterName } from '#client/tables/spartacus/arena/ground.tsx';
import { failedOf, isRetry } from '#client/tables/spartacus/evening/healing.tsx';
import { cardName, frameOf, kindOf, type SpartacusProps, sayOf } from '#client/tables/spartacus/props.ts';
import { actOf } from '#games/spartacus/table-things.ts';

type Asks = (props: SpartacusProps) => string | null;

function asksHeal(props: SpartacusProps): string | null {
  const say = sayOf(props);
  const failed = isRetry(props) ? failedOf(props) : null;
  if (failed === null) return say('asks.heal');
  const [first] = props.request!.kind === 'pick' ? props.request!.from : [];
  const helper = cardName(props, actOf(String(first)).card);
  return say('asks.heal.again', { card: cardName(props, failed.card), die: failed.die, helper });
}

function asksWounds(props: SpartacusProps): string | null {
  const fight = props.view.fight;
  const attack = attackOn(props);
  const count = frameOf(props.view, 'wound')?.['count'];
  if (fight === null || attack === null || typeof count !== 'number') return null;
  const [slot, foe] = [fight.seats.indexOf(props.viewer), fight.seats.indexOf(attack.seat)];
  if (slot === foe) return null;
  // Two cards of one name are told apart by whose they are.
  const isSame = fighterName(props, foe) === fighterName(props, slot);
  const [by, on] = isSame
    ? [props.names[attack.seat]!, props.names[props.viewer]!]
    : [fighterName(props, foe), fighterName(props, slot)];
  return sayOf(props)('asks.wounds', { foe: by, name: on, count });
}

function asksVerdict(props: SpartacusProps): string | null {
  const { fight } = props.view;
  return fight === null ? null : sayOf(props)('asks.verdict', { name: fighterName(props, fight.loser) });
}

function asksBets(props: SpartacusProps): string | null {
  if (props.view.fight === null) return null;
  const [first, second] = [fighterName(props, 0), fighterName(props, 1)];
  return first === second ? null : sayOf(props)('asks.bets', { first, second });
}

function asksBid(props: SpartacusProps): string | null {
  const [lot] = props.view.lot;
  return lot === undefined ? null : sayOf(props)('asks.bid', { card: cardName(props, lot) });
}

/** Cards are chosen for many reasons: the rule that asks knows which. */
function asksCards(props: SpartacusProps): string | null {
  const say = sayOf(props);
  const rule = props.view.flow.scenes.at(-1)?.rule;
  if (rule === 'scout') return say('asks.scout');
  if (rule === 'substitute') {
    const slot = props.view.fight?.seats.indexOf(props.viewer) ?? -1;
    const asset = props.view.fight?.cards[slot];
    return asset === undefined ? null : say('asks.substitute', { card: cardName(props, kindOf(asset)) });
  }
  return rule === 'ability' ? say('asks.cost') : null;
}

const BY_CLAUSE: { readonly [clause: string]: Asks } = {
  'SP-4.12': asksHeal,
  'SP-7.17': asksBid,
  'SP-8.22': asksBets,
  'SP-9.23': asksWounds,
  'SP-10.9': asksVerdict,
  'SP-14.3': asksCards,
};

export const asks: Asks = (props) =>
  props.request === null ? null : (BY_CLAUSE[props.request.clause]?.(props) ?? null);
