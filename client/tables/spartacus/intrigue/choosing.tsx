// Choosing cards for an effect (D-10, D-11, D-18): the cards in question lie in the tray and are touched.

import { AssetCard, type CardButton, HandCard } from '#client/tables/spartacus/parts/card.tsx';
import {
  frameOf,
  isDrafted,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
  touch,
} from '#client/tables/spartacus/props.ts';
import type { Beside, Plan } from '#client/tables/table.ts';
import { type Item, type Request, sorted } from '#engine/requests/request.ts';
import { choiceText, counted } from '#telling/choices.ts';

type Cards = Extract<Request, { kind: 'pick' | 'subset' }>;

/** Whether a request asks for cards of a hand or of a table. */
export const asksCards = (request: Request | null): request is Cards =>
  (request?.kind === 'pick' || request?.kind === 'subset') && (request.of === 'asset' || request.of === 'card');

/** Whether the cards are the top of the Market deck (D-11). */
const isScouting = ({ view }: Props): boolean => view.flow.scenes.at(-1)?.rule === 'scout';

const takenOf = ({ draft }: Props): Item[] => (Array.isArray(draft.value) ? (draft.value as Item[]) : []);

function buttonFor(props: Props, request: Cards, item: Item, most: number): CardButton {
  if (request.kind === 'pick')
    return { state: 'can', isChosen: isDrafted(props, item), press: () => touch(props, item) };
  const taken = takenOf(props).filter((one) => one === item).length;
  return {
    state: 'can',
    isChosen: taken > 0,
    taken,
    press: () => {
      // Of one card another takes the place.
      const others = request.max === 1 ? [] : takenOf(props).filter((one) => one !== item);
      const next = taken >= most ? 0 : taken + 1;
      props.draft.value = sorted([...others, ...new Array<Item>(next).fill(item)]);
    },
  };
}

export function CardsTray(props: Props) {
  const say = sayOf(props);
  const { request } = props;
  const owner = frameOf(props.view, 'choose')?.['owner'] ?? frameOf(props.view, 'spy')?.['owner'];
  if (!asksCards(request) || props.replaying) return <p class="sp-quiet">{say('choose.others')}</p>;
  return (
    <div class="sp-choosing">
      <p class="eyebrow">
        {isScouting(props)
          ? say('scout.top')
          : typeof owner === 'number' && owner !== props.viewer
            ? say('choose.of', { name: props.names[owner]! })
            : say('choose.own')}
      </p>
      <ul class="sp-hand">
        {counted(request.from).map(([item, count]) => {
          if (typeof item !== 'number') return null;
          const button = buttonFor(props, request, item, count);
          return request.of === 'asset' ? (
            <AssetCard key={item} props={props} asset={item} button={button} count={count} />
          ) : (
            <HandCard key={item} props={props} kind={item} count={count} button={button} />
          );
        })}
      </ul>
    </div>
  );
}

export function saysCards(props: Props): Plan | null {
  const say = sayOf(props);
  const { request, draft, telling } = props;
  if (!asksCards(request)) return null;
  const chosen = draft.value === null ? '' : choiceText(telling, request, draft.value);
  const hit = hitOn(props);
  if (hit !== null && chosen !== '')
    return { text: say(`choose.${hit}.says`, { cards: chosen }), label: say(`choose.${hit}`, { cards: chosen }) };
  if (request.kind === 'pick')
    return chosen === ''
      ? { text: say('choose.one'), label: say('do.none.card') }
      : { text: say('choose.says', { cards: chosen }), label: say('choose.do', { cards: chosen }) };
  if (isScouting(props))
    return chosen === ''
      ? { text: say('scout.choose'), label: say('do.none.card') }
      : { text: say('scout.says', { cards: chosen }), label: say('scout.do', { cards: chosen }) };
  const taken = takenOf(props).length;
  const label = chosen === '' ? say('do.none.card') : labelOf(props, chosen);
  const some = say('choose.some', {
    min: request.min,
    max: request.max,
    same: request.min === request.max ? 'yes' : 'no',
    taken,
  });
  const one = chosen === '' ? say('choose.one') : say('choose.says', { cards: chosen });
  const text = request.max === 1 ? one : some;
  const notes = [{ text: say('choose.exhaust.note'), clause: 'SP-12.3', tone: 'cost' as const }];
  return { text, label, ...(isExhausting(props) ? { notes } : {}) };
}

const HITS = ['injure', 'kill', 'take', 'cure'] as const;

/** What a card does to the one that is chosen; null: the question says it. */
const hitOn = ({ view }: Props): (typeof HITS)[number] | null => {
  const effect = frameOf(view, 'choose')?.['effect'];
  return HITS.find((one) => one === effect) ?? null;
};

/** Whether the chosen cards pay for an ability: they are exhausted. */
const isExhausting = ({ view, request }: Props): boolean =>
  view.flow.scenes.at(-1)?.rule === 'ability' && request?.of === 'asset';

/** What is done with several cards: those of a hand are discarded, those of a table exhausted or lost. */
function labelOf(props: Props, cards: string): string {
  const say = sayOf(props);
  const rule = props.view.flow.scenes.at(-1)?.rule;
  if (isExhausting(props)) return say('choose.exhaust', { cards });
  if (rule === 'ability' || rule === 'spy' || frameOf(props.view, 'choose')?.['effect'] === 'lose')
    return say('do.drop', { card: cards });
  return say('choose.do', { cards });
}

/** Words among the answers, and an empty choice where it is one. */
export function besideCards(props: Props): Beside[] {
  const { request, telling } = props;
  if (!asksCards(request)) return [];
  if (request.kind === 'subset')
    return request.min === 0
      ? [{ choice: [], label: sayOf(props)(isScouting(props) ? 'scout.none' : 'choose.nothing') }]
      : [];
  return request.from.flatMap((item) =>
    typeof item === 'string' ? [{ choice: item, label: telling.item(request.of, item) }] : [],
  );
}

export const choosing: Partial<SpartacusSceneParts> = { Tray: CardsTray, says: saysCards, beside: besideCards };
