// Cards to choose one from: Tiros at the start (HG-25.2), tasks (HG-25.3), cards of the second level (HG-25.7).

import laurels from 'icon:laurels';
import { Icon } from '#client/shell/icon.tsx';
import { ManFace } from '#client/tables/house-of-gladiators/parts/man-card.tsx';
import { Name } from '#client/tables/house-of-gladiators/parts/stats.tsx';
import { PlainLedger } from '#client/tables/house-of-gladiators/plain.tsx';
import {
  ATTRIBUTE_ICONS,
  CYCLE,
  frameOf,
  isDrafted,
  isPick,
  type LudiSceneParts,
  manName,
  type LudiProps as Props,
  sayOf,
  taskAbout,
  taskName,
  touch,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Plan } from '#client/tables/table.ts';
import { ATTRIBUTES, SECOND_HP, SECOND_NAMES, SECOND_STATS } from '#games/house-of-gladiators/cards.ts';
import { newGladiator } from '#games/house-of-gladiators/table-things.ts';

type Sort = 'man' | 'task' | 'second';
const SORTS: { readonly [clause: string]: Sort } = { 'HG-2.9': 'man', 'HG-2.12': 'task', 'HG-11.6': 'second' };

const sortIn = ({ request }: Props): Sort | null => SORTS[request?.clause ?? ''] ?? null;

const nameOf = (props: Props, sort: Sort, item: number): string =>
  sort === 'man'
    ? manName(item)
    : sort === 'task'
      ? taskName(props, item)
      : word(props, `second.${SECOND_NAMES[item]!}`);

function Face({ props, sort, item }: { props: Props; sort: Sort; item: number }) {
  if (sort === 'man') return <ManFace props={props} man={newGladiator(item)} />;
  if (sort === 'task')
    return (
      <>
        <b class="hd">{taskName(props, item)}</b>
        <span class="em">
          <Icon of={laurels} />
        </span>
        <p>{taskAbout(props, item)}</p>
      </>
    );
  return (
    <>
      <b class="hd">{nameOf(props, 'second', item)}</b>
      <p>{sayOf(props)('market.health', { n: SECOND_HP[item]! })}</p>
      <dl class="hg-at">
        {CYCLE.map((attribute) => (
          <div key={attribute}>
            <dt>
              <Icon of={ATTRIBUTE_ICONS[attribute]} />
              <Name props={props} attribute={attribute} />
            </dt>
            <dd>+{SECOND_STATS[item]![ATTRIBUTES.indexOf(attribute)]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function OfferStage(props: Props) {
  const say = sayOf(props);
  const { request, view } = props;
  const sort = sortIn(props);
  const isOpen = sort !== null && isPick(request);
  // Viewers who are not asked see the Tiros on offer.
  const items = isOpen ? [...new Set(request.from as number[])] : view.shown;
  const tiro = frameOf(view, 'upgrade')?.['tiro'];
  const title =
    sort === 'task'
      ? say('offer.tasks')
      : sort === 'second'
        ? say('offer.seconds', { man: typeof tiro === 'number' ? manName(tiro) : '' })
        : items.length > 0
          ? say('offer.men')
          : say('offer.wait');
  return (
    <div class="hg-offer">
      <h2 class="title">
        {title} {isOpen && <Rule props={props} clause={request.clause} />}
      </h2>
      <ul class={`hg-choice ${sort ?? 'man'} of-${items.length}`}>
        {items.map((item) => (
          <li key={item}>
            {isOpen ? (
              <button
                type="button"
                class={`hg-card can${isDrafted(props, item) ? ' chosen' : ''}`}
                aria-pressed={isDrafted(props, item)}
                onClick={() => touch(props, item)}
              >
                <Face props={props} sort={sort} item={item} />
              </button>
            ) : (
              <article class="hg-card">
                <Face props={props} sort="man" item={item} />
              </article>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function says(props: Props): Plan | null {
  const say = sayOf(props);
  const sort = sortIn(props);
  if (sort === null) return null;
  const draft = props.draft.value;
  if (typeof draft !== 'number') return { text: say('offer.choose') };
  const name = nameOf(props, sort, draft);
  return { text: say(`offer.${sort}.says`, { name }), label: say(`offer.${sort}.do`, { name }) };
}

/** Both gladiators of the start are asked for under one clause: which of them it is tells the ludus. */
function asks(props: Props): string | null {
  if (props.request?.clause !== 'HG-2.9') return null;
  const has = props.view.houses[props.viewer]?.ludus.length ?? 0;
  return sayOf(props)(has === 0 ? 'offer.asks.first' : 'offer.asks.second');
}

export const offer: LudiSceneParts = { Stage: OfferStage, Ledger: PlainLedger, tab: 'start', asks, says };
