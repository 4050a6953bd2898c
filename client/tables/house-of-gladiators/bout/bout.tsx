// The bout (HG-25.10 to HG-25.13): the two fighters, the wheel between them, and the six rolls below.

import {
  followingIn,
  isJudging,
  isRerolling,
  isTurning,
  rerollable,
  rerollCard,
  rollsOf,
  sideOf,
} from '#client/tables/house-of-gladiators/bout/asked.ts';
import { Centre } from '#client/tables/house-of-gladiators/bout/centre.tsx';
import { Fighter } from '#client/tables/house-of-gladiators/bout/fighter.tsx';
import { BoutLedger } from '#client/tables/house-of-gladiators/bout/ledger.tsx';
import { Rolls } from '#client/tables/house-of-gladiators/bout/rolls.tsx';
import { Wheel } from '#client/tables/house-of-gladiators/bout/wheel.tsx';
import { Arcade } from '#client/tables/house-of-gladiators/parts/arcade.tsx';
import { workingGear } from '#client/tables/house-of-gladiators/parts/gear.ts';
import { type Bout, lying } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  type Attribute,
  type Chip,
  CYCLE,
  cardName,
  homeOf,
  type LudiSceneParts,
  manName,
  namedIn,
  type LudiProps as Props,
  sayOf,
  standing,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import type { Beside, Plan } from '#client/tables/table.ts';
import { type Gladiator, SLOT_NAMES } from '#games/house-of-gladiators/table-things.ts';

function BoutStage(props: Props) {
  const bout = lying(props.stage, 'bout');
  if (bout === null || bout.sides.length === 0) return <div class="hg-bout" />;
  const of = rollsOf(bout);
  return (
    <div class="hg-bout">
      <div class="hg-pit" tabIndex={0}>
        <Arcade />
        <Fighter props={props} bout={bout} side={0} />
        <div class="hg-wh">
          <Wheel props={props} bout={bout} of={of} />
          <div class="hg-zone">
            <Centre props={props} bout={bout} />
          </div>
        </div>
        {bout.sides.length > 1 ? <Fighter props={props} bout={bout} side={1} /> : <div />}
      </div>
      <Rolls props={props} bout={bout} of={of} />
    </div>
  );
}

/** Which of the viewer's gladiators fights, and which have fought. */
export function manInArena(props: Props, man: Gladiator): Chip {
  const say = sayOf(props);
  const bout = lying(props.stage, 'bout');
  const isNow = bout !== null && bout.ending === null && bout.sides.some((side) => side.man.tiro === man.tiro);
  if (isNow) return { state: 'now', note: say('man.arena') };
  const { plan, busy } = props.view.houses[homeOf(props)]!;
  const later = SLOT_NAMES[plan.fighters.indexOf(man.tiro)];
  if (later !== undefined) return { state: 'laid', note: word(props, later) };
  return busy.includes(man.tiro) ? { note: say('man.fought') } : { state: 'rest', note: say('mat.rests') };
}

/** Which cards lie under a man whose bout is still to come. */
export function cardInArena(props: Props, card: number, copy: number): Chip {
  const { plan } = props.view.houses[homeOf(props)]!;
  const slots = SLOT_NAMES.filter((_, at) => plan.combat[at] === card || plan.special[at] === card);
  const later = slots[copy];
  return later === undefined ? {} : { state: 'laid', note: word(props, later) };
}

function asks(props: Props): string | null {
  const bout = lying(props.stage, 'bout');
  if (bout === null || bout.sides.length < 2) return null;
  const say = sayOf(props);
  const nameOn = (side: number): string => manName(bout.sides[side]!.man.tiro);
  if (isTurning(props)) {
    const own = sideOf(props, bout);
    if (own < 0) return null;
    const key =
      bout.rolls.length === 0
        ? 'bout.asks.first'
        : followingIn(bout).length === 0
          ? 'bout.asks.last'
          : 'bout.asks.second';
    return say(key, { man: nameOn(own), other: nameOn(1 - own) });
  }
  if (isJudging(props) && bout.fell !== null)
    return say(props.request!.clause === 'HG-17.3' ? 'bout.asks.own' : 'bout.asks.mercy', {
      man: nameOn(bout.fell.side),
    });
  const side = rerollable(props, bout);
  if (side < 0) return null;
  return say('bout.asks.again', {
    man: nameOn(side),
    die: dieOn(bout, side),
    sum: scoreOn(bout, side),
    against: scoreOn(bout, 1 - side),
    card: cardName(props, rerollCard(props, bout)),
  });
}

const dieOn = (bout: Bout, side: number): number => bout.rolls.at(-1)?.sides[side]?.die ?? 0;

/** What a side has in this roll as the dice lie. */
function scoreOn(bout: Bout, side: number): number {
  const attribute = bout.rolls.at(-1)!.attribute as Attribute;
  const [own, other] = [bout.sides[side]!, bout.sides[1 - side]!];
  return standing(own.man, attribute, workingGear(own), workingGear(other)) + dieOn(bout, side);
}

function says(props: Props): Plan | null {
  const bout = lying(props.stage, 'bout');
  if (bout === null) return null;
  if (isTurning(props)) return saysTurning(props, bout);
  if (isJudging(props)) return saysJudging(props, bout);
  if (isRerolling(props)) return saysRerolling(props, bout);
  return null;
}

function saysTurning(props: Props, bout: Bout): Plan {
  const say = sayOf(props);
  const draft = props.draft.value as Attribute | null;
  if (draft === null)
    return { text: say(followingIn(bout).length === 0 ? 'bout.start.choose.one' : 'bout.start.choose') };
  const own = sideOf(props, bout);
  const [mine, other] = [bout.sides[own]!, bout.sides[1 - own]!];
  const attribute = word(props, draft);
  const at = CYCLE.indexOf(draft);
  const step = bout.isReversed ? 2 : 1;
  const following = followingIn(bout).map((n) => word(props, CYCLE[(at + n * step) % 3]!));
  return {
    text: say('bout.start.says', {
      attribute,
      man: manName(mine.man.tiro),
      own: standing(mine.man, draft, workingGear(mine), workingGear(other)),
      other: standing(other.man, draft, workingGear(other), workingGear(mine)),
    }),
    notes:
      following.length === 0
        ? []
        : [
            {
              text: say('bout.start.then', { list: new Intl.ListFormat(props.language).format(following) }),
              clause: 'HG-14.15',
              tone: 'plain',
            },
          ],
    label: say('bout.start.do', { attribute, n: (bout.rolls.at(-1)?.roll ?? 0) + 1 }),
  };
}

function saysJudging(props: Props, bout: Bout): Plan {
  const say = sayOf(props);
  const fallen = bout.sides[bout.fell?.side ?? 0]!;
  const winner = bout.sides[1 - (bout.fell?.side ?? 0)]!;
  const man = manName(fallen.man.tiro);
  const notes = [
    { text: say('bout.says.either', { man: manName(winner.man.tiro) }), clause: 'HG-17.6', tone: 'plain' as const },
  ];
  const draft = props.draft.value;
  if (draft === null) return { text: say('bout.says.choose', { man }), notes, label: say('bout.do.none') };
  const isUp = draft === 'spare' || draft === 'lives';
  return isUp
    ? {
        text: say('bout.says.up', { man, ...namedIn(props, fallen.seat) }),
        notes,
        label: say('bout.do.up', { man }),
      }
    : {
        text: say('bout.says.down', { man, n: fallen.man.glory }),
        notes,
        label: say('bout.do.down', { man }),
      };
}

function saysRerolling(props: Props, bout: Bout): Plan {
  const say = sayOf(props);
  const side = rerollable(props, bout);
  if (props.draft.value !== 'reroll' || side < 0) return { text: say('reroll.choose') };
  return {
    text: say('reroll.says', {
      card: cardName(props, rerollCard(props, bout)),
      die: dieOn(bout, side),
      man: manName(bout.sides[side]!.man.tiro),
    }),
    notes: [{ text: say('reroll.note'), clause: 'HG-23.7', tone: 'plain' }],
    label: say('reroll.do'),
  };
}

function beside(props: Props): Beside[] {
  const bout = lying(props.stage, 'bout');
  if (bout === null || !isRerolling(props)) return [];
  const side = rerollable(props, bout);
  const say = sayOf(props);
  const keep = { choice: 'no', label: say('reroll.keep', { n: dieOn(bout, side) }) };
  return props.draft.value === 'reroll' ? [keep] : [keep, { choice: 'reroll', label: say('reroll.do') }];
}

export const bout: LudiSceneParts = {
  Stage: BoutStage,
  Ledger: BoutLedger,
  tab: 'bout',
  man: manInArena,
  card: cardInArena,
  asks,
  says,
  beside,
};
