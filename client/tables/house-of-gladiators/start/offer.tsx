// Cards to choose one from: Tiros at the start (HG-25.2), tasks (HG-25.3), cards of the second level (HG-25.7).

import laurels from 'icon:laurels';
import { Icon } from '#client/shell/icon.tsx';
import { seatClass } from '#client/shell/medallion.tsx';
import { leadsTo, ManFace } from '#client/tables/house-of-gladiators/parts/man-card.tsx';
import { Name } from '#client/tables/house-of-gladiators/parts/stats.tsx';
import { standingOf } from '#client/tables/house-of-gladiators/parts/task.ts';
import { PlainLedger } from '#client/tables/house-of-gladiators/plain.tsx';
import {
  ATTRIBUTE_ICONS,
  CYCLE,
  frameOf,
  isDrafted,
  isPick,
  type LudiSceneParts,
  manName,
  namedIn,
  type LudiProps as Props,
  sayOf,
  statNow,
  taskAbout,
  taskName,
  touch,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import { NOBODY, type Offered, tirosIn } from '#client/tables/house-of-gladiators/start/tiros.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Plan, StatusQuestion } from '#client/tables/table.ts';
import { ATTRIBUTES, CONDITIONS, SECOND_HP, SECOND_NAMES, SECOND_STATS } from '#games/house-of-gladiators/cards.ts';
import {
  type Gladiator,
  maxHp,
  newGladiator,
  progress,
  TASKS_TO_WIN,
} from '#games/house-of-gladiators/table-things.ts';

type Sort = 'man' | 'task' | 'second';
const SORTS: { readonly [clause: string]: Sort } = { 'HG-2.9': 'man', 'HG-2.12': 'task', 'HG-11.6': 'second' };

/** HG-23.21: what a House has or is; everything else is counted from the choice of the task on (HG-20.4). */
const STANDING = ['HOUSE_GLORY', 'GLADIATOR_GLORY', 'HOLD', 'OWN', 'OWN_CLASSES', 'OWN_LEVEL2'];

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
        <small>{taskFrom(props, item)}</small>
      </>
    );
  return (
    <>
      <b class="hd">{nameOf(props, 'second', item)}</b>
      <p>{sayOf(props)('market.health.more', { n: SECOND_HP[item]! })}</p>
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
      <p>{risenTo(props, item)}</p>
    </>
  );
}

/** Where a task begins: how far the House is already, or from nothing. */
function taskFrom(props: Props, task: number): string {
  const say = sayOf(props);
  const house = props.view.houses[props.viewer];
  if (house === undefined || !STANDING.includes(CONDITIONS[task]!.op)) return say('offer.task.counts');
  const { have, need } = progress(CONDITIONS[task]!, house.deeds, standingOf(house), props.view.round);
  return say('offer.task.have', { have: Math.min(have, need), need });
}

function offeredIn(props: Props, sort: Sort | null): Offered[] {
  const { request, view, events } = props;
  // Viewers who are not asked see the Tiros on offer.
  const items = sort !== null && isPick(request) ? [...new Set(request.from as number[])] : view.shown;
  const free = items.map((item) => ({ item, taker: NOBODY }));
  if (items.length === 0 || (sort !== null && sort !== 'man') || view.round > 0) return free;
  const tiros = tirosIn(events);
  return tiros.length > 0 ? tiros : free;
}

function OfferStage(props: Props) {
  const say = sayOf(props);
  const { request, view } = props;
  const sort = sortIn(props);
  const isOpen = sort !== null && isPick(request);
  const items = offeredIn(props, sort);
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
      <header>
        <h2 class="title">
          {title} {isOpen && <Rule props={props} clause={request.clause} />}
        </h2>
        {sort === 'task' && <p>{say(isThird(props) ? 'offer.task.last' : 'offer.task.next')}</p>}
      </header>
      <ul class={`hg-choice ${sort ?? 'man'} of-${items.length}`}>
        {items.map(({ item, taker }) => (
          <li key={item} class={taker === NOBODY ? '' : `taken ${seatClass(taker)}`}>
            {isOpen && taker === NOBODY ? (
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
            {taker !== NOBODY && <p>{say('offer.taken', namedIn(props, taker))}</p>}
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
  if (sort === 'second') return saysSecond(props, draft, name);
  return { text: say(`offer.${sort}.says`, { name }), label: say(`offer.${sort}.do`, { name }) };
}

const isThird = ({ view, viewer }: Props): boolean => view.houses[viewer]?.done.length === TASKS_TO_WIN - 1;

/** The man who is upgraded. */
function riserIn({ view, viewer }: Props): Gladiator | undefined {
  const tiro = frameOf(view, 'upgrade')?.['tiro'];
  return view.houses[viewer]?.ludus.find((one) => one.tiro === tiro);
}

/** What the man has with the card that is added to his own (HG-11.7); empty: nobody is upgraded. */
function risenTo(props: Props, second: number): string {
  const man = riserIn(props);
  if (man === undefined) return '';
  const risen = { ...man, second };
  const stats = CYCLE.map((attribute) => `${word(props, attribute)} ${statNow(risen, attribute)}`).join(', ');
  return sayOf(props)('offer.second.says', { man: manName(man.tiro), stats, health: maxHp(risen) });
}

function saysSecond(props: Props, second: number, name: string): Plan | null {
  const text = risenTo(props, second);
  return text === '' ? null : { text, label: sayOf(props)('offer.second.do', { name }) };
}

/** What has led to the question: which of two gladiators it is tells the ludus, and a next task that one was done. */
function asks(props: Props): string | StatusQuestion | null {
  if (props.request?.clause === 'HG-2.12') return asksTask(props);
  const riser = props.request?.clause === 'HG-11.6' ? riserIn(props) : undefined;
  if (riser !== undefined)
    return sayOf(props)('offer.asks.second.level', { man: manName(riser.tiro), sort: leadsTo(props, riser.tiro) });
  if (props.request?.clause !== 'HG-2.9') return null;
  const has = props.view.houses[props.viewer]?.ludus.length ?? 0;
  return sayOf(props)(has === 0 ? 'offer.asks.first' : 'offer.asks.second');
}

/** HG-20.3: whoever has completed a task gets the next. */
function asksTask(props: Props): StatusQuestion | null {
  const done = props.view.houses[props.viewer]?.done ?? [];
  const last = done.at(-1);
  if (last === undefined) return null;
  const say = sayOf(props);
  const lead = say('offer.asks.done', { task: taskName(props, last), n: done.length, most: TASKS_TO_WIN });
  return { lead, text: say('offer.asks.next') };
}

export const offer: LudiSceneParts = { Stage: OfferStage, Ledger: PlainLedger, tab: 'start', asks, says };
