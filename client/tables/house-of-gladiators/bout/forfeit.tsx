// A slot for which a House has sent nobody (HG-25.9): it is won without a fight, or fought against an own gladiator.

import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { cardInArena, manInArena } from '#client/tables/house-of-gladiators/bout/bout.tsx';
import { Arcade } from '#client/tables/house-of-gladiators/parts/arcade.tsx';
import { taskWithoutOwn } from '#client/tables/house-of-gladiators/parts/task.ts';
import { type Empty, lying } from '#client/tables/house-of-gladiators/pictures.ts';
import { PlainLedger } from '#client/tables/house-of-gladiators/plain.tsx';
import {
  type Chip,
  frameOf,
  isDrafted,
  isPhone,
  isPick,
  type LudiSceneParts,
  labelOf,
  manIcon,
  manName,
  type LudiProps as Props,
  sayOf,
  taskName,
  touch,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Plan } from '#client/tables/table.ts';
import { type Gladiator, newGladiator, REWARDS, SLOT_NAMES } from '#games/house-of-gladiators/table-things.ts';

const rewardOf = (slot: string): (typeof REWARDS)[number] =>
  REWARDS[SLOT_NAMES.indexOf(slot as 'morning')] ?? REWARDS[0]!;

const isAsked = ({ request }: Props): boolean => request?.clause === 'HG-13.2';
const absentName = (props: Props): string => {
  const seat = frameOf(props.view, 'meeting')?.['absentSeat'];
  return typeof seat === 'number' ? props.names[seat]! : '';
};

function lineOf(props: Props, { kind, slot, seats, tiro }: Empty): string {
  const say = sayOf(props);
  const values = { slot: word(props, slot), name: props.names[seats.at(-1)!]!, man: tiro < 0 ? '' : manName(tiro) };
  return say(`forfeit.${kind}`, values);
}

function ForfeitStage(props: Props) {
  const say = sayOf(props);
  const empty = lying(props.stage, 'empty');
  const { request } = props;
  const slot = empty?.slot ?? SLOT_NAMES[0];
  return (
    <div class="hg-bout">
      <div class="hg-pit lone">
        <Arcade />
        <div class="hg-forfeit">
          <h2 class="title">
            {say('forfeit.title')} <Rule props={props} clause="HG-13.2" />
          </h2>
          {empty !== null && <Missing props={props} empty={empty} />}
          {empty !== null && <p class="sumline">{lineOf(props, empty)}</p>}
          {isAsked(props) && isPick(request) && (
            <div class="hg-verd">
              {request.from.toReversed().map((answer) => (
                <button
                  key={answer}
                  type="button"
                  class={`hg-th ${seatClass(props.viewer)}${isDrafted(props, answer) ? ' chosen' : ''}`}
                  aria-pressed={isDrafted(props, answer)}
                  onClick={() => touch(props, answer)}
                >
                  {typeof answer === 'number' && (
                    <span class="d">
                      <Icon of={manIcon(manOf(props, answer))} />
                    </span>
                  )}
                  {typeof answer === 'number' ? say('forfeit.man', { man: manName(answer) }) : say('forfeit.take')}
                  <small>
                    {typeof answer === 'number'
                      ? say('forfeit.man.about', { ...rewardOf(slot), name: absentName(props) })
                      : say('forfeit.take.about', { ...rewardOf(slot), name: absentName(props) })}
                  </small>
                </button>
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** The House that has sent a man, and the places of those that have not. */
function Missing({ props, empty }: { props: Props; empty: Empty }) {
  const at = SLOT_NAMES.indexOf(empty.slot as 'morning');
  if (empty.kind !== 'deserted' && empty.kind !== 'forfeited') return null;
  const seats = metIn(props, empty) ?? empty.seats;
  return (
    <p class="hg-missing" aria-hidden="true">
      {seats.map((seat) => {
        const house = props.view.houses[seat]!;
        // Only the viewer's own man is known; of another House only that it has sent one.
        const sent = house.ludus.find(({ tiro }) => tiro === house.plan.fighters[at]);
        const emblem = sent === undefined ? {} : { emblem: manIcon(sent) };
        return (
          <span key={seat} class={seatClass(seat)}>
            {empty.seats.includes(seat) ? <i class="none" /> : <Medallion seat={seat} size="l" {...emblem} />}
            <b class="name">{labelOf(props, seat)}</b>
            <small>{sent === undefined ? '' : manName(sent.tiro)}</small>
          </span>
        );
      })}
    </p>
  );
}

/** Both Houses of the slot. */
const metIn = ({ stage }: Props, { slot, seats }: Empty): readonly number[] | undefined =>
  lying(stage, 'pairs')?.find((pair) => pair.slot === slot && seats.every((seat) => pair.seats.includes(seat)))?.seats;

const manOf = ({ view, viewer }: Props, tiro: number): Gladiator =>
  view.houses[viewer]?.ludus.find((man) => man.tiro === tiro) ?? newGladiator(tiro);

function man(props: Props, one: Gladiator): Chip {
  const { request } = props;
  if (!(isAsked(props) && isPick(request) && request.from.includes(one.tiro))) return manInArena(props, one);
  return {
    state: isDrafted(props, one.tiro) ? 'chosen' : 'can',
    note: sayOf(props)('forfeit.rests'),
    touch: () => touch(props, one.tiro),
  };
}

function says(props: Props): Plan | null {
  if (!isAsked(props)) return null;
  const say = sayOf(props);
  const draft = props.draft.value;
  if (draft === null) return { text: say('forfeit.choose') };
  const reward = rewardOf(lying(props.stage, 'empty')?.slot ?? 'morning');
  if (typeof draft !== 'number')
    return { text: say('forfeit.take.about', { ...reward, name: absentName(props) }), label: say('forfeit.take') };
  const text = say('forfeit.man.about', { ...reward, name: absentName(props) });
  const label = say('forfeit.man', { man: manName(draft) });
  const task = taskWithoutOwn(props);
  if (task === null) return { text, label };
  const lost = {
    text: say('forfeit.man.task', { task: taskName(props, task) }),
    clause: 'HG-23.22',
    tone: 'cost' as const,
  };
  // On a phone there is room for one of the two, and what was touched says the other.
  return isPhone() ? { text: `${lost.text}.`, label } : { text, notes: [lost], label };
}

export const forfeit: LudiSceneParts = {
  Stage: ForfeitStage,
  Ledger: PlainLedger,
  tab: 'bout',
  man,
  card: cardInArena,
  says,
};
