// After a House Substitution (HG-25.14): up to two cards of the discard pile, which is open.

import { PlainLedger } from '#client/tables/house-of-gladiators/plain.tsx';
import {
  cardAbout,
  cardName,
  familyOf,
  type LudiSceneParts,
  type LudiProps as Props,
  sayOf,
} from '#client/tables/house-of-gladiators/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Beside, Plan } from '#client/tables/table.ts';
import { sorted } from '#engine/requests/request.ts';

export const isCollecting = ({ request }: Props): boolean => request?.clause === 'HG-13.16';

const taken = ({ draft }: Props): number[] => (Array.isArray(draft.value) ? (draft.value as number[]) : []);

/** `copy`: which of equal cards it is. */
const isTaken = (props: Props, card: number, copy: number): boolean =>
  taken(props).filter((one) => one === card).length > copy;

function toggle(props: Props, card: number, copy: number): void {
  const all = taken(props);
  const next = isTaken(props, card, copy) ? all.toSpliced(all.indexOf(card), 1) : [...all, card];
  props.draft.value = sorted(next) as number[];
}

function CollectingStage(props: Props) {
  const { request } = props;
  if (request?.kind !== 'subset') return <div class="hg-offer" />;
  return (
    <div class="hg-offer">
      <h2 class="title">
        {sayOf(props)('collect.title', { n: request.max })} <Rule props={props} clause="HG-13.16" />
      </h2>
      <ul class="hg-choice">
        {(request.from as number[]).map((card, i, all) => {
          const copy = i - all.indexOf(card);
          const isChosen = isTaken(props, card, copy);
          return (
            <li key={`${card} ${copy}`}>
              <button
                type="button"
                class={`hg-card can${isChosen ? ' chosen' : ''}`}
                aria-pressed={isChosen}
                onClick={() => toggle(props, card, copy)}
              >
                <b class={`hd ${familyOf(card)}`}>{cardName(props, card)}</b>
                <p>{cardAbout(props, card)}</p>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function says(props: Props): Plan | null {
  const say = sayOf(props);
  const n = taken(props).length;
  if (n === 0) return { text: say('collect.choose') };
  const list = new Intl.ListFormat(props.language).format(taken(props).map((card) => cardName(props, card)));
  return { text: say('collect.says', { list, n }), label: say('collect.do', { n }) };
}

const beside = (props: Props): Beside[] => [{ choice: [], label: sayOf(props)('collect.none') }];

export const collecting: LudiSceneParts = { Stage: CollectingStage, Ledger: PlainLedger, tab: 'bout', says, beside };
