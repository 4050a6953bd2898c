// Items before the game (chapter 5): the auction with its wax seals, the draft, the selection, and which ones to keep.

import { about } from '#client/shell/explain.ts';
import { calledTo } from '#client/tables/called.ts';
import { Auction } from '#client/tables/gladiatori/auction.tsx';
import { ItemFace, itemAbout, itemDoes, itemName, itemTitle } from '#client/tables/gladiatori/card.tsx';
import { ownOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { Stands } from '#client/tables/gladiatori/stands.tsx';
import { usePlan } from '#client/tables/gladiatori/use-plan.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Note } from '#client/tables/table.ts';
import type { Item, Request } from '#engine/requests/request.ts';
import { ALL_ITEMS, itemOf } from '#games/gladiatori/cards.ts';
import { READY_MADE } from '#games/gladiatori/characters.ts';

const RULES = new Set(['auction', 'draft', 'selection', 'assign']);

/** Whether Items are being handed out. */
export const assignsItems = ({ view }: Props): boolean => view.flow.scenes.some(({ rule }) => RULES.has(rule));
export const asksItems = (request: Request | null): boolean =>
  request !== null && ['GL-5.7', 'GL-5.11', 'GL-5.26', 'GL-5.29'].includes(request.clause);

export function Items(props: Props) {
  const method = props.view.flow.scenes.find(({ rule }) => RULES.has(rule) && rule !== 'assign')?.rule;
  const { request } = props;
  if (method === 'auction') return <Auction {...props} />;
  if (request?.clause === 'GL-5.7')
    return <Shelf {...props} items={request.kind === 'subset' ? (request.from as number[]) : []} />;
  return (
    <Shelf
      {...props}
      items={method === 'selection' && typeof props.view.itemDeck !== 'number' ? ALL_ITEMS : laidOut(props)}
      isDraft={method === 'draft'}
    />
  );
}

/** The Items of the draft as they were laid out: what is taken leaves its place empty, and the others keep theirs. */
function laidOut({ events, view }: Props): readonly number[] {
  const laid = events.findLast(({ kind }) => kind === 'laidOut');
  return (laid?.['items'] as number[] | undefined) ?? view.faceUp;
}

/** Why an Item cannot be taken: a player has it already, nothing is asked, or the rules forbid it. */
function whyNot(props: Props, item: number, owner: number): string {
  const { request, names } = props;
  const text =
    owner >= 0
      ? names[owner]!
      : request === null
        ? sayOf(props)('why.wait')
        : props.refusal(request.kind === 'subset' ? [item] : item)?.text;
  return sayOf(props)('why.said', { what: itemTitle(props, item), text: text ?? '' });
}

/** In the bar, which is narrow on a phone: what an Item does, where its card does not say it, else its values. */
function barText(props: Props, item: number): string {
  const say = sayOf(props);
  const does = itemDoes(props, item);
  const { attack, defence, hp } = itemOf(item);
  const told = does === '' ? say('item.values', { attack, defence, hp }) : does;
  return say('item.does', { item: itemName(props, item), does: told });
}

/** The place of an Item that was taken. */
const Taken = ({ props, item, owner }: { props: Props; item: number; owner: number }) => (
  <li>
    <span class="gl-gone" {...about(itemAbout(props, item))}>
      {itemName(props, item)}
    </span>
    <small>{calledTo(props, owner)}</small>
  </li>
);

/** GL-5.6: of two Items with the same sign one goes. */
const clashOf = (props: Props, item: number): number | undefined => {
  const { symbol } = itemOf(item);
  return symbol === 0 ? undefined : ownOf(props)?.items.find((other) => itemOf(other).symbol === symbol);
};

function clashNotes(props: Props, items: readonly number[]): Note[] {
  if (props.request?.clause !== 'GL-5.26') return [];
  return items.flatMap((item) => {
    const other = clashOf(props, item);
    if (other === undefined) return [];
    const text = sayOf(props)('items.clashNote', { item: itemName(props, other) });
    return [{ text, clause: 'GL-5.6', tone: 'cost' } as const];
  });
}

/** Items laid out to be taken. */
function Shelf({ items, isDraft = false, ...props }: Props & { items: readonly number[]; isDraft?: boolean }) {
  const say = sayOf(props);
  const { request, draft } = props;
  const own = ownOf(props);
  const isMine = asksItems(request);
  const isPick = request?.kind === 'pick';
  const offered = request === null ? [] : request.kind === 'pick' || request.kind === 'subset' ? request.from : [];
  const chosen = ((Array.isArray(draft.value) ? draft.value : [draft.value]) as Item[]).filter((item) =>
    offered.includes(item as Item),
  );
  const max = request?.kind === 'subset' ? request.max : 1;
  const taken = (item: number): number => props.view.gladiators.findIndex((one) => one.items.includes(item));
  const toggle = (item: number): void => {
    if (isPick) {
      if (draft.value === item) props.choose(item);
      else draft.value = item;
      return;
    }
    const rest = chosen.filter((other) => other !== item);
    if (rest.length === chosen.length) {
      if (max === 1) rest.length = 0;
      else if (rest.length === max) rest.shift();
      rest.push(item);
    }
    draft.value = rest.sort((a, b) => (a as number) - (b as number));
  };
  usePlan(
    props,
    isMine && chosen.length > 0
      ? {
          text: chosen.map((item) => barText(props, item as number)).join(' · '),
          notes: clashNotes(props, chosen as number[]),
          label: say(request!.clause === 'GL-5.7' ? 'items.keep' : 'items.take', {
            item: chosen.map((item) => itemName(props, item as number)).join(', '),
          }),
        }
      : null,
    isMine,
  );
  return (
    <section class="gl-scene gl-shelf" aria-label={say('items.title')}>
      <header>
        <h2 class="title">{isMine ? props.telling.words[`ask.${request!.clause}`] : say('items.title')}</h2>
        <p>{say('items.note', { count: own?.items.length ?? 0 })}</p>
        {request?.clause === 'GL-5.26' && (
          <p>
            {say('draft.order')} <Rule clause="GL-5.26" props={props} />
          </p>
        )}
        {request?.clause === 'GL-5.29' && own !== null && own.character < READY_MADE.length && (
          <p>
            {say('items.likes', {
              types: READY_MADE[own.character]!.preferred.map((type) => props.telling.words[`type.${type}`]!).join(
                ', ',
              ),
            })}{' '}
            <Rule clause="GL-5.32" props={props} />
          </p>
        )}
      </header>
      <ul class="gl-cards-out">
        {items.map((item) => {
          const isOpen = offered.includes(item);
          const owner = taken(item);
          const isOn = chosen.includes(item);
          const clash = clashOf(props, item) !== undefined;
          if (isDraft && owner >= 0) return <Taken key={item} props={props} item={item} owner={owner} />;
          return (
            <li key={item}>
              <button
                type="button"
                class={`card f-item ${isOpen ? 'can' : 'cannot'} ${isOn ? 'on' : ''}`}
                aria-pressed={isOpen ? isOn : undefined}
                aria-disabled={!isOpen}
                {...about(itemAbout(props, item))}
                onClick={() => {
                  if (isOpen) toggle(item);
                  else props.announce(whyNot(props, item, owner));
                }}
              >
                <ItemFace props={props} item={item} />
              </button>
              <small>
                {owner >= 0 && request?.clause !== 'GL-5.7'
                  ? calledTo(props, owner)
                  : isOpen && clash && request?.clause === 'GL-5.26'
                    ? say('items.clash')
                    : ''}
              </small>
            </li>
          );
        })}
      </ul>
      <Stands {...props} seals={request?.clause === 'GL-5.29'} />
    </section>
  );
}
