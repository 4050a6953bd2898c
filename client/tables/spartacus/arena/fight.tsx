// The fight (D-18 to D-28, D-31): hexes, the opponent, dice and cards are touched; the bar sums up.

import swords from 'icon:crossed-swords';
import boot from 'icon:run';
import { attackOn, hitsOf } from '#client/tables/spartacus/arena/attack.ts';
import { DiceTray, isWounding } from '#client/tables/spartacus/arena/dice-tray.tsx';
import { Duel } from '#client/tables/spartacus/arena/duel.tsx';
import { fighterName } from '#client/tables/spartacus/arena/ground.tsx';
import { type Plate, Plates } from '#client/tables/spartacus/arena/plates.tsx';
import { RoundLedger } from '#client/tables/spartacus/arena/round.tsx';
import { ArenaStage } from '#client/tables/spartacus/arena/stage.tsx';
import { poolsOf, WoundPools, woundsTaken } from '#client/tables/spartacus/arena/wound-pools.tsx';
import { cardEmblem } from '#client/tables/spartacus/emblems.ts';
import {
  cardName,
  effectText,
  frameOf,
  isPick,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
} from '#client/tables/spartacus/props.ts';
import type { Beside, Plan } from '#client/tables/table.ts';
import { arena } from '#games/spartacus/board.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { actOf } from '#games/spartacus/table-things.ts';

const FIRST = 'SP-9.7';
/** In these steps dice are touched, not cards. */
const ROLLS_AGAIN = ['SP-12.22', 'SP-12.23', 'SP-12.14'];

const isAct = (item: unknown): item is string => typeof item === 'string';

/** The cards of a pick as plates, each with its effect. */
function cardPlates(props: Props): Plate[] {
  const { request } = props;
  if (!isPick(request) || request.of !== 'act' || ROLLS_AGAIN.includes(request.clause)) return [];
  return request.from.filter(isAct).flatMap((word) => {
    const { card, verb } = actOf(word);
    if (card < 0 || (verb !== 'use' && verb !== 'attack')) return [];
    const about = effectText(props, card);
    return [{ choice: word, icon: cardEmblem(card), name: cardName(props, card), about }];
  });
}

function FightTray(props: Props) {
  const say = sayOf(props);
  const { request } = props;
  if (request?.clause === FIRST) {
    const plates = (['first', 'second'] as const).map((word) => ({
      choice: word,
      icon: word === 'first' ? swords : boot,
      name: say(`order.${word}`),
      about: say(`order.${word}.about`),
    }));
    return (
      <div class={`sp-fight-tray${attackOn(props) === null ? '' : ' has-order'}`}>
        {attackOn(props) !== null && <DiceTray props={props} />}
        <Plates props={props} title={say('order.title')} plates={plates} />
      </div>
    );
  }
  const plates = props.replaying ? [] : cardPlates(props);
  const isPast = attackOn(props)?.isPast === true && !isWounding(props);
  return (
    <div class={`sp-fight-tray${isPast ? ' is-past' : ''}`}>
      <DiceTray props={props} />
      {plates.length > 0 ? (
        <Plates props={props} title={say('fight.cards')} plates={plates} />
      ) : (
        <>
          <WoundPools props={props} />
          {!isWounding(props) && <Duel props={props} />}
        </>
      )}
    </div>
  );
}

function saysWounds(props: Props): Plan {
  const say = sayOf(props);
  const { view, viewer, telling } = props;
  const count = (frameOf(view, 'wound')?.['count'] as number | undefined) ?? 0;
  const pools = poolsOf(props, viewer);
  const name = fighterName(props, view.fight!.seats.indexOf(viewer));
  const given = POOLS.flatMap((pool, i) =>
    pools[i]!.given === 0 ? [] : [`${pools[i]!.given} ${telling.words[`sketch.${pool}`]}`],
  ).join(', ');
  const notes = [
    { text: say('wounds.one'), clause: 'SP-9.25', tone: 'plain' as const },
    { text: say('wounds.lost'), clause: 'SP-9.24', tone: 'plain' as const },
  ];
  const missing = count - woundsTaken(props).length;
  if (missing > 0)
    return {
      text: say(missing < count ? 'wounds.choose.more' : 'wounds.choose', { count: missing, name }),
      notes,
      label: say('wounds.do.none', { count: missing }),
    };
  const [a, d, s] = pools.map(({ now, given: less }) => now - less);
  return {
    text: say('wounds.says', { name, given, a: a!, d: d!, s: s! }),
    notes,
    label: say('wounds.do', { given }),
  };
}

/** What the bar says about the plan. */
function says(props: Props): Plan | null {
  const say = sayOf(props);
  const { request, draft, view, viewer } = props;
  if (request === null || view.fight === null) return null;
  if (isWounding(props)) return saysWounds(props);
  const value = draft.value;
  const slot = view.fight.seats.indexOf(viewer);
  const foe = fighterName(props, 1 - slot);
  const own = fighterName(props, slot);
  if (request.kind === 'path') {
    if (!Array.isArray(value) || value.length === 0)
      return { text: say('move.choose', { name: own }), label: say('move.do.none') };
    const to = value.at(-1) as number;
    const distance = arena.distance(to, view.fight.cells[1 - slot]!);
    return {
      text: say('move.says', { name: own, count: value.length, foe, distance }),
      label: say('move.do.none'),
      price: say('move.price', { count: value.length }),
      // What the step brings comes before a tip.
      instead: true,
    };
  }
  if (request.clause === FIRST) {
    if (value === null) return { text: say('order.choose'), label: say('order.do.none') };
    return { text: say(`order.${value as 'first'}.says`), label: say(`order.${value as 'first'}`) };
  }
  if (!isPick(request) || request.of !== 'act') return null;
  if (typeof value !== 'string') {
    const isStrike = request.clause === 'SP-9.8' || request.clause === 'SP-9.12';
    if (isStrike) {
      const blows = request.from.filter((word) => isAct(word) && actOf(word).verb === 'attack');
      const only = blows.length === 1 ? { send: blows[0]! } : {};
      const [attack, defense] = [view.fight.health[slot * 3]!, view.fight.health[(1 - slot) * 3 + 1]!];
      return { text: say('strike.choose', { foe, attack, defense }), label: say('strike.do', { foe }), ...only };
    }
    if (ROLLS_AGAIN.includes(request.clause))
      return { text: say('again.choose', { count: hitsOf(attackOn(props)) }), label: say('again.do.none') };
    return { text: say('cards.choose'), label: say('cards.do.none') };
  }
  const { verb, card, number } = actOf(value);
  if (verb === 'attack' && card < 0)
    return { text: say('strike.says', { own, foe }), label: say('strike.do', { foe }) };
  if (number > 0) {
    const text = say('again.says', { face: number, card: cardName(props, card) });
    return { text, label: say('again.do', { face: number }) };
  }
  const about = card < 0 ? '' : effectText(props, card);
  return { text: about, label: say('cards.do', { card: cardName(props, card) }) };
}

/** Passing, moving instead of striking, staying. */
function beside(props: Props): Beside[] {
  const say = sayOf(props);
  const { request } = props;
  if (request === null) return [];
  if (request.kind === 'path') return request.mayStay ? [{ choice: [], label: say('move.stay') }] : [];
  if (!isPick(request) || request.of !== 'act') return [];
  return request.from.filter(isAct).flatMap((word) => {
    const { verb, card } = actOf(word);
    if (card >= 0 || verb === 'attack') return [];
    const key = `beside.${verb}`;
    return key === 'beside.none' || key === 'beside.move' || key === 'beside.rest'
      ? [{ choice: word, label: say(key) }]
      : [];
  });
}

export const fight: SpartacusSceneParts = {
  Stage: (props) => <ArenaStage props={props} />,
  Tray: FightTray,
  Ledger: RoundLedger,
  tab: 'round',
  stage: 'arena',
  says,
  beside,
};
